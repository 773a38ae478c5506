### El tablero de análisis: lo que vale cada jugada, si nadie se equivoca.
### $plies cuenta las piezas colocadas hasta que se canta.

analysis-title = Tablero de análisis
analysis-intro = Prepara cualquier posición y mira lo que vale cada jugada, si nadie se equivoca.

## Preparar

analysis-mode = Tocar para
analysis-mode-setup = Preparar
analysis-mode-explore = Probar jugadas
analysis-board = Tablero
analysis-reserve = Piezas que quedan
analysis-hand = En la mano
analysis-hand-empty = Ninguna pieza
analysis-rated = { $name }, { $score }
analysis-hint-setup = Elige una pieza y luego su casilla, o la mano. Al revés también vale.
analysis-hint-piece = Elegida: { $piece }. Ahora elige una casilla, o la mano.
analysis-hint-cell = Elegida: { $cell }. Ahora elige una pieza.
analysis-hint-hand = Elegida: la mano. Ahora elige una pieza.
analysis-hint-held = Elegida: { $piece }. Elige adónde va, o quítala.
analysis-hint-place = Elige una casilla para ver lo que vale cada pieza que podrías dar después.
analysis-hint-after = Tras { $cell }: elige la pieza que das y sigue jugando.
analysis-hint-give = Elige la pieza que das y sigue jugando.
analysis-hint-over = No queda nada que colocar ni que dar.
analysis-take = Quitar
analysis-undo = Deshacer
analysis-clear = Vaciar
analysis-put = La pieza { $piece } está en { $cell }.
analysis-held = La pieza { $piece } está en la mano.
analysis-taken = Se ha quitado la pieza { $piece }.
analysis-cleared = El tablero está vacío.
analysis-undone = Deshecho.
analysis-last = La pieza de { $cell } es la última colocada: su línea aún se puede cantar

## La variante

analysis-counts = Características que cuentan
analysis-squares = También cuentan los cuadrados
analysis-squares-note = Cuatro piezas en 2 por 2 casillas
analysis-edition = Piezas
analysis-edition-classic = Claras y oscuras
analysis-edition-access = Lisas y ranuradas

## La posición en texto

analysis-position = Posición o partida
analysis-position-help = Las filas de la 4 a la 1 con un punto por casilla vacía, luego la pieza en la mano o un guion. O jugadas, como 0 a1 7 b2, o una partida guardada entera.
analysis-open = Abrir un archivo
analysis-copy = Copiar el enlace
analysis-copied = Enlace copiado.
analysis-not-copied = No se ha podido copiar el enlace. Está en la barra de direcciones.
analysis-play = Jugar desde aquí
analysis-refused-bad-position = Eso no es una posición. Hacen falta cuatro filas de cuatro separadas por barras, un espacio y la pieza en la mano o un guion.
analysis-refused-bad-piece = Una pieza es una cifra del 0 al 9 o una letra hasta la f; una casilla vacía es un punto.
analysis-refused-bad-cell = La última palabra nombra una casilla, de a1 a d4.
analysis-refused-piece-twice = Una pieza está dos veces. Solo hay una de cada.
analysis-refused-done-too-early = «done» es para un tablero lleno.
analysis-refused-no-open-line = No se puede cantar ninguna línea que pase por la última casilla nombrada.
analysis-refused-bad-traits = No se entiende qué características cuentan.
analysis-refused-bad-message = Eso es demasiado largo para una posición.
analysis-refused-bad-move = Una jugada es una pieza (0 a f), una casilla (a1 a d4), un signo de exclamación con los dos extremos de una línea, o done.
analysis-refused-bad-tag = Esto no es una línea de una partida guardada.
analysis-refused-contradiction = Lo escrito no concuerda con las jugadas.
analysis-refused-wrong-call = Este QUARTO! no vale.
analysis-at-line = Línea { $line }: { $why }
analysis-at-move = Jugada { $move }: { $why }

## Lo que vale

analysis-values = Valores
analysis-wait = Calculando…
analysis-retry = Reintentar
analysis-number = El número cuenta las piezas que se colocan hasta cantar.
analysis-score-win =
    { $plies ->
        [0] gana al instante
       *[other] gana en { $plies }
    }
analysis-score-draw = empate
analysis-score-loss =
    { $plies ->
        [0] pierde al instante
       *[other] pierde en { $plies }
    }
analysis-verdict-draw = Si nadie se equivoca, es empate.
analysis-verdict-win =
    { $task ->
        [place] Quien coloca gana
        [give] Quien da gana
       *[done] Quien tiene el turno gana
    } { $plies ->
        [0] al instante, cantando.
        [one] en una pieza.
       *[other] en { $plies } piezas.
    }
analysis-verdict-loss =
    { $task ->
        [place] Quien coloca pierde
        [give] Quien da pierde
       *[done] Quien tiene el turno pierde
    } { $plies ->
        [0] al instante.
        [one] en una pieza.
       *[other] en { $plies } piezas.
    }
analysis-best = Lo mejor: { $deed }.
analysis-turns =
    { $count ->
        [one] La única jugada
       *[other] Las { $count } jugadas, la mejor primero
    }
analysis-turn = Jugada
analysis-worth = Valor
analysis-turn-give = dar la pieza { $piece }
analysis-turn-place-give = { $cell }, luego dar la pieza { $piece }
analysis-turn-call = cantar QUARTO! en { $line }
analysis-turn-place-call = { $cell }, luego cantar QUARTO! en { $line }
analysis-turn-done = pasar
analysis-turn-place-done = { $cell }, luego pasar
