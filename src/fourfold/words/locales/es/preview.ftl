### Lo que dice un enlace allí donde se pega.

preview-invited = Abre el enlace para jugar. Es gratis y no hace falta ninguna cuenta.
preview-on = Hay una partida de Quarto! en juego
preview-on-detail = Abre el enlace para verla.
preview-drawn = Empate entre { $actor } y { $other }
preview-position = Una posición de Quarto!
