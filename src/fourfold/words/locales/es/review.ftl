### Lo que se dice después de una partida: cómo terminó y su repaso. El número de una jugada es el de su pieza.

## El final de una partida

table-winner =
    { $you ->
        [actor] ¡Has ganado!
       *[nobody] Gana { $actor }
    }
table-drawn = Empate
table-unfinished = Sin resultado
happened-full = Las dieciséis piezas están colocadas y nadie ha cantado una línea.
happened-agreed = De común acuerdo.
happened-resign =
    { $you ->
        [other] Has abandonado.
       *[nobody] { $other } ha abandonado.
    }
happened-time =
    { $you ->
        [other] Se acabó tu tiempo.
       *[nobody] Se acabó el tiempo de { $other }.
    }
happened-wrong-calls =
    { $you ->
        [other] Has cantado mal demasiadas veces.
       *[nobody] { $other } ha cantado mal demasiadas veces.
    }
happened-abandoned =
    { $you ->
        [other] No has vuelto a tiempo.
       *[nobody] { $other } no ha vuelto.
    }
happened-unfinished = Nadie ha vuelto a esta mesa.
table-missed =
    { $count ->
        [one] Una línea pasó inadvertida.
       *[other] { $count } líneas pasaron inadvertidas.
    }
table-series =
    En esta serie: { $actor } { $won }, { $other } { $lost }, { $count ->
        [0] ningún empate
        [one] un empate
       *[other] { $count } empates
    }.
table-series-draws =
    { $count ->
        [one] un empate
       *[other] { $count } empates
    }
table-taken = { $placer } hizo la línea y no la vio.
table-after = Después de la partida
table-rematch = Jugar otra vez
table-review = Repasar
table-next = Ver la siguiente partida
table-go-on = Ir a la siguiente partida
table-share = Compartir
table-copied = Enlace copiado.
table-picture = Imagen
table-save = Guardar

## El repaso

review-title = Repaso
review-shown = Jugada mostrada
review-first = Ir al principio de la partida
review-back = Una jugada atrás
review-forward = Una jugada adelante
review-last = Ir al final
review-next = Siguiente punto clave
review-summary =
    La partida tras cada jugada: por encima del centro gana { $actor }, por debajo gana { $other } y en el centro hay empate. { $count ->
        [0] La partida nunca cambió de signo.
        [one] La partida cambió de signo una vez.
       *[other] La partida cambió de signo { $count } veces.
    }
review-wins = Gana { $actor }
review-turning = punto clave
review-start = El principio de la partida.
review-standing = Con el mejor juego: { $score }.
review-move = { $number }. { $deed }
review-called = { $actor } canta QUARTO! en { $line }.
review-scores = Antes: { $before }. Después: { $after }.
review-same = Sigue el empate.
review-draw = empate
review-win =
    { $plies ->
        [0] { $actor } gana al instante
        [1] { $actor } gana al instante
       *[other] { $actor } gana en { $plies }
    }
review-loss =
    { $plies ->
        [0] { $actor } pierde al instante
        [1] { $actor } pierde al instante
       *[other] { $actor } pierde en { $plies }
    }
review-better-give = Mejor: la pieza { $piece }.
review-better-place = Mejor: { $cell }.
review-better-call = Mejor: cantar { $line }.
review-marked = { $name }, jugada recomendada
review-turns = Puntos clave
review-turn = { $number }. { $actor }: { $said }
review-perfect = Ningún error: juego perfecto hasta el final.
review-counted = «En 5» significa que se colocan cinco piezas hasta cantar.
review-analyse = Analizar esta posición
review-analyse-before = Analizar la posición anterior
review-play = Jugar desde aquí
review-play-before = Jugar desde la jugada anterior
review-share = Compartir este momento
review-again = Reintentar

## Una partida abierta

opened-other = Abrir otra partida
