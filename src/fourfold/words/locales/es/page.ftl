### Lo que solo dice la página.

## En todas partes

page-description = El juego de mesa Quarto!, fiel a sus reglas impresas. Contra el ordenador, con tu gente o con cualquiera, con vista o sin ella.
page-start = Nueva partida
page-games = Mis partidas
page-rules = Reglas
page-analysis = Análisis
page-settings = Ajustes
page-sounds = Sonidos
page-menu = Menú
page-skip = Ir al juego
page-help = Ayuda
page-close = Cerrar
page-cancel = Cancelar
page-nowhere = No hay nada en esta dirección.
page-home = Inicio
page-invitation = Volver a la invitación
page-turn =
    { $count ->
        [one] Te toca
       *[other] Te toca en { $count } partidas
    }
page-wait = Un momento…
page-unknown = Esta página está desactualizada. Vuelve a cargarla.
page-pair = { $actor } y { $other }
page-too-many = Tienes { $limit } partidas sin terminar. Termina primero una de ellas.

## En la mesa

table-title = Tu mesa
table-you = (tú)
clock-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
table-missing = aún no está
table-places = coloca
table-gives = elige
table-ends = canta o pasa
table-waits = espera
table-away = fuera de la mesa
table-won = ha ganado
table-finished = partida terminada
table-board = Tablero
table-reserve = Piezas junto al tablero
table-left =
    { $count ->
        [one] queda una
       *[other] quedan { $count }
    }
table-hand = Pieza en la mano
table-place-this = Coloca esta pieza
table-give-to = Dale una pieza a { $name }
table-no-piece = No queda ninguna pieza
table-is-placing = { $name } coloca
table-is-giving = { $name } elige
table-is-ending = { $name } aún puede cantar
table-give = Dar
table-give-piece = Dar la pieza { $piece }
table-choose-first = Primero elige una pieza junto al tablero
table-done = Paso
table-cell-empty = { $cell }, vacía
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, ya no está
table-chosen = Elegida: { $piece }. Elígela otra vez para darla.
table-chosen-again = Elegida: { $piece }.
table-given = Entregada.
table-pointed = { $cell } elegida, { $count } de 4.
table-not-pointed = { $cell } ya no está elegida, { $count } de 4.
table-line-pointed = Línea elegida: { $line }. Ahora canta QUARTO!
table-switches = La pieza que das, característica a característica
table-quarto = QUARTO!
table-no-line = Sin elegir todavía
table-point = Señala la línea: toca sus casillas o elígela aquí.
table-point-swipe = Señala la línea: desliza el dedo por ella, toca sus casillas o elígela aquí.
table-no-moment = Ahora no puedes cantar.
table-too-few = Una línea son cuatro piezas. Todavía no hay tantas en el tablero.
table-moves = Jugadas
table-masked = El tablero está oculto para todo el mundo. Explora las casillas y las piezas una a una, con las flechas, con un toque o deslizando el dedo. Otro toque coloca la pieza.
table-counts = Lo que cuenta: { $traits }; filas, columnas, diagonales.
table-counts-squares = Lo que cuenta: { $traits }; filas, columnas, diagonales, cuadrados.
table-actions = Propuestas
table-take-back = Deshacer
table-draw = Proponer empate
table-resign = Abandonar
table-resign-sure = ¿Abandonar la partida?
table-hint = Pista
table-say = Decir…
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-gone = { $name } ha dejado la mesa. La partida espera.
table-claim = Reclamar la victoria
table-lost = Conexión perdida. Reconectando.
table-back = Conexión recuperada.
table-kept = Sin conexión. Tu jugada queda guardada en este dispositivo y se enviará cuando la conexión vuelva.
table-overtaken = Tu última jugada ha llegado tarde y no cuenta.
table-not-done = Antes ha pasado otra cosa, así que no se ha hecho nada. Si aún lo quieres, repítelo.
table-you-watch = Estás viendo la partida de { $first } y { $second }.
table-watching =
    { $count ->
        [one] Hay una persona mirando.
       *[other] Hay { $count } personas mirando.
    }
table-commands = Órdenes escritas
table-command = Orden o pregunta
table-command-example = b3, 7, fila 3, ayuda…
table-send = Enviar
table-said = Lo que se ha dicho
table-invited = { $name } te invita a una partida de Quarto!
invite-lead = Copia el enlace y envíalo: la partida empieza en cuanto alguien lo abre y se sienta.
invite-listed = Cualquiera puede encontrar esta mesa en la lista pública mientras esta página siga abierta.

## Los ajustes

settings-chimes = Sonidos de las piezas
settings-chimes-detail = Cada pieza suena al pasar por ella

## Para el tacto

tactile-title = En braille y para el tacto
tactile-text = Tablero en texto
tactile-svg = Dibujo para papel de microcápsulas
