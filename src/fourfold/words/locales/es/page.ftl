### Lo que solo dice la página.

## En todas partes

page-description = El juego de mesa Quarto!, al pie de la letra de sus reglas. Contra el ordenador, entre amigos o con cualquiera, con o sin la vista.
page-start = Nueva partida
page-rules = Reglas
page-analysis = Análisis
page-settings = Ajustes
page-sounds = Sonidos
page-menu = Menú
page-skip = Ir al juego
page-close = Cerrar
page-cancel = Cancelar
page-nowhere = No hay nada en esta dirección.
page-home = Al inicio
page-wait = Un momento …
page-no-connection = El servidor no está al alcance. Inténtalo de nuevo en un momento.
