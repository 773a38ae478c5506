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

## En la mesa

table-title = Una mesa
table-you = (tú)
table-missing = aún no está
table-places = debe colocar
table-gives = debe elegir
table-ends = debe terminar
table-waits = espera
table-away = fuera de la mesa
table-won = gana
table-finished = partida acabada
table-board = Tablero
table-reserve = Piezas junto al tablero
table-left = quedan { $count }
table-hand = Pieza en mano
table-place-this = Coloca esta pieza
table-give-to = Da una pieza a { $name }
table-no-piece = No queda ninguna pieza
table-is-placing = { $name } coloca
table-is-giving = { $name } elige
table-is-ending = { $name } aún puede cantar
table-give = Dar
table-give-piece = Dar la pieza { $piece }
table-choose-first = Elige antes una pieza junto al tablero
table-done = Hecho
table-cell-empty = { $cell }, vacía
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, ya no está
table-quarto = QUARTO!
table-point = Señala la línea: toca sus casillas o elígela aquí.
table-call-line = QUARTO! { $line }
table-no-moment = Ahora no te toca cantar.
table-moves = Jugadas
table-masked = El tablero está oculto para los dos: explora una casilla o una pieza cada vez.
table-counts = Lo que cuenta: { $traits }; filas, columnas, diagonales.
table-counts-squares = Lo que cuenta: { $traits }; filas, columnas, diagonales, cuadrados.
table-actions = Propuestas
table-take-back = Deshacer
table-draw = Tablas
table-resign = Abandonar
table-resign-sure = ¿Abandonar la partida?
table-hint = Pista
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-gone = { $name } ha dejado la mesa. La partida espera.
table-claim = Reclamar la partida
table-lost = Se ha perdido la conexión. Sigo intentándolo.
table-watching =
    { $count ->
        [one] Una persona mira.
       *[other] { $count } personas miran.
    }
table-commands = Órdenes escritas
table-command = Orden o pregunta
table-command-example = b3, 7, fila 3, ayuda …
table-send = Enviar
table-said = Lo que se ha dicho
table-invited = { $name } espera a alguien para jugar
table-your-name = Tu nombre
table-sit = Sentarse y jugar
table-or-watch = O quédate a mirar cuando otra persona se siente.
table-over = La partida ha terminado
table-drawn = Empate
table-taken = { $placer } hizo la línea y no la vio. { $caller } sí.
table-after = Después de la partida
table-rematch = Jugar otra vez
table-next = Ver la siguiente partida
table-share = Compartir
table-copied = El enlace está copiado.
table-save = Guardar
