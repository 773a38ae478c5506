### Lo que solo dice el repaso de una partida. El número de una jugada es el de su pieza.

review-title = Repaso
review-shown = Jugada mostrada
review-first = Ir al principio de la partida
review-back = Una jugada atrás
review-forward = Una jugada adelante
review-last = Ir al final
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
review-turns = Puntos clave
review-turn = { $number }. { $actor }: { $said }
review-perfect = Ningún error: juego perfecto hasta el final.
review-counted = «En 5» significa que se colocan cinco piezas hasta cantar.
review-analyse = Analizar esta posición
review-analyse-before = Analizar la posición anterior
review-again = Reintentar
