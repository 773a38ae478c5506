### Lo que solo dice la página.

## En todas partes

page-description = El juego de mesa Quarto!, con sus reglas al pie de la letra. Contra el ordenador, con tu gente o con cualquiera, con vista o sin ella.
page-start = Nueva partida
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
page-wait = Un momento …
page-unknown = Esta página es más antigua que el servidor y no tiene palabras para esto. Vuelve a cargarla.

## En la mesa

table-title = Una mesa
table-you = (tú)
table-missing = aún no está
table-places = coloca
table-gives = elige
table-ends = dice hecho
table-waits = espera
table-away = fuera de la mesa
table-won = gana
table-finished = partida acabada
table-board = Tablero
table-reserve = Piezas junto al tablero
table-left = quedan { $count }
table-hand = Pieza en la mano
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
table-chosen = Elegida: { $piece }. Elígela otra vez para darla.
table-chosen-again = Elegida: { $piece }.
table-given = Entregada.
table-pointed = { $cell } elegida, { $count } de 4.
table-not-pointed = { $cell } ya no elegida, { $count } de 4.
table-line-pointed = Elegida: { $line }. Ahora canta QUARTO!
table-switches = La pieza que das, característica a característica
table-quarto = QUARTO!
table-point = Señala la línea: toca sus casillas o elígela aquí.
table-call-line = QUARTO! { $line }
table-no-moment = Ahora no te toca cantar.
table-moves = Jugadas
table-masked = El tablero está oculto para todo el mundo: explora una casilla o una pieza cada vez, con el foco, con un toque o deslizando el dedo. Un segundo toque coloca la pieza.
table-counts = Lo que cuenta: { $traits }; filas, columnas, diagonales.
table-counts-squares = Lo que cuenta: { $traits }; filas, columnas, diagonales, cuadrados.
table-actions = Propuestas
table-take-back = Deshacer
table-draw = Empate
table-resign = Abandonar
table-resign-sure = ¿Abandonar la partida?
table-hint = Pista
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-gone = { $name } ha dejado la mesa. La partida espera.
table-claim = Reclamar la partida
table-lost = Se ha perdido la conexión. Sigo intentándolo.
table-back = La conexión ha vuelto.
table-kept = No hay conexión. Tu jugada queda guardada en este dispositivo y se envía en cuanto vuelva.
table-overtaken = Tu última jugada ha llegado tarde y no cuenta.
table-not-done = Antes ha pasado otra cosa, así que no se ha hecho nada. Si aún lo quieres, hazlo otra vez.
table-you-watch = Miras la partida de { $first } y { $second }.
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
table-go-on = A la siguiente partida
table-share = Compartir
table-copied = El enlace está copiado.
table-save = Guardar

## El inicio

start-heading = Cuatro en línea con algo en común.
start-lead = Pero la pieza que colocas la elige tu rival.
start-game = El juego Quarto!
start-learn = Aprende en dos minutos
start-quartet = Cuatro piezas { $shared }
start-play = Jugar
start-play-friend = Invitar a alguien
start-play-anyone = Abrir una mesa
start-options = Tu partida
start-opponent = Contra quién
start-opponent-computer = El ordenador
start-opponent-computer-detail = cinco niveles
start-opponent-same-screen = Dos personas
start-opponent-same-screen-detail = en esta pantalla
start-opponent-friend = Por invitación
start-opponent-friend-detail = con un enlace
start-opponent-anyone = Cualquiera
start-opponent-anyone-detail = en una mesa abierta
start-level = Nivel
start-name = Tu nombre
start-name-other = El otro nombre
start-name-long = Un nombre tiene como mucho { $limit } caracteres.
start-name-same = Los dos nombres tienen que ser distintos.
start-edition = Piezas
start-edition-classic = Clásica
start-edition-classic-detail = dos colores
start-edition-access = Access
start-edition-access-detail = dos superficies
start-traits = Lo que cuenta
start-traits-last = Al menos una característica tiene que contar: esta se queda.
start-squares = Los cuadrados también cuentan
start-squares-detail = Cuatro piezas, 2 por 2: nueve maneras más de ganar
start-clock = Reloj
start-clock-none = sin reloj
start-clock-minute = 1 min por jugada
start-clock-other = Otro
start-seconds = Segundos por jugada
start-late = Al acabarse el tiempo
start-late-loses = Se pierde la partida
start-late-warned = Solo un aviso
start-tournament = Reglas de torneo
start-tournament-detail = Un minuto por jugada, cantas tú, cantar mal se paga, sin pistas
start-more = Más opciones
start-first = Quién empieza
start-first-lot = A suertes
start-first-me = Yo
start-first-other = Mi rival
start-calling = Cantar QUARTO!
start-calling-hand = Manual
start-calling-automatic = Automático
start-wrong = Cantar mal
start-wrong-call = Impide repetir
start-wrong-nothing = No cuesta nada
start-wrong-lose = Puede costar la partida
start-limit = Fallos que cuestan la partida
start-hints = Pistas
start-hints-detail = Se muestran las líneas que se pueden cantar, y un botón sugiere jugadas
start-mask = Máscara
start-mask-detail = El tablero se oculta a todo el mundo y se descubre pieza a pieza, como al tacto
start-per-move = { $time } por jugada
start-said-squares = Los cuadrados también cuentan.
start-said-free = Cantar mal no cuesta nada.
start-said-lose =
    { $count ->
        [one] Cantar mal una vez cuesta la partida.
       *[other] Cantar mal { $count } veces cuesta la partida.
    }
start-said-warned = Al acabarse el tiempo solo hay un aviso.
start-said-hints = Se permiten pistas.
start-said-mask = El tablero está bajo la máscara.
start-said-me = Empiezas tú.
start-said-other = Empieza tu rival.
start-own = Sigue con tu partida
start-own-pair = { $actor } y { $other }
start-own-waiting = A la espera de otra persona
start-own-more =
    { $count ->
        [one] Otra partida
       *[other] Otras { $count } partidas
    }
start-too-many = Tienes { $limit } partidas sin acabar. Acaba primero una de ellas.
start-open = Mesas abiertas
start-open-count = Mesas abiertas: { $count }
start-open-none = No hay ninguna mesa abierta. Abre una tú.
start-open-waiting =
    { $minutes ->
        [0] recién abierta
        [one] abierta desde hace un minuto
       *[other] abierta desde hace { $minutes } minutos
    }
start-open-gone = Ya no está abierta
start-join = Unirse
start-join-table = Unirse a la mesa de { $player }

## Los ajustes

settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-verbosity = Cuánto se dice
settings-verbosity-short = Poco
settings-verbosity-normal = Lo importante
settings-verbosity-full = Todo
settings-sounds = Sonidos
settings-sounds-detail = De las piezas, del QUARTO! y del reloj
settings-phonetic = Columnas por su nombre
settings-phonetic-detail = Antonio, Barcelona, Carmen, Dolores por a, b, c, d
settings-commands = Campo de órdenes
settings-commands-detail = En la mesa se pueden escribir jugadas y preguntas
settings-chimes = Sonidos de las piezas
settings-chimes-detail = Cada pieza suena al pasar por ella
settings-voice = La voz de la página
settings-voice-detail = Lo lee todo en voz alta; con lector de pantalla, mejor sin ella
settings-vibration = Vibración
settings-vibration-detail = Si el dispositivo puede
settings-switches = Elegir piezas con interruptores
settings-switches-detail = Cuatro interruptores, uno por característica, con las teclas 1 a 4
settings-buttons = Tablero y piezas como simples botones
settings-buttons-detail = Para lectores de pantalla en pantallas táctiles: cada casilla y cada pieza es un botón

## La invitación

invite-title = Invita a alguien
invite-lead = Copia el enlace y envíalo: la partida empieza en cuanto alguien lo abre y se sienta.
invite-here = Esta dirección solo funciona en este ordenador. Para otras personas, inicia el juego con fourfold serve.
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = El enlace está copiado.
invite-selected = El enlace está seleccionado: ahora cópialo.
invite-share = Compartir
invite-message = ¿Juegas conmigo a Quarto!?
invite-code = Código QR del enlace
invite-scan = o escanéalo con el móvil

## Ayuda y teclas

help-start = Elige contra quién juegas y qué cuenta, y pulsa el botón de jugar. A todo se llega con Tab y las flechas.
help-table = Coloca en el tablero la pieza recibida y da después una de las de al lado. Si ves una línea de cuatro con una característica en común, canta QUARTO! y señálala.
help-analysis = Pon piezas en el tablero y mira cuánto vale cada casilla y cada pieza que das.
help-rules = Sigue la lección paso a paso o lee debajo todas las reglas.
help-nowhere = Vuelve al inicio y elige una partida.
help-grid = En el tablero y entre las piezas
help-key-arrows = Flechas
help-arrows = van de casilla en casilla, o de pieza en pieza
help-key-enter = Intro
help-enter = coloca la pieza; entre las piezas elige una y, a la segunda, la da
help-key-home = Inicio, Fin
help-home = van a los extremos de la fila
help-key-escape = Esc
help-escape = renuncia a cantar antes de hacerlo
help-key-switches = 1 a 4
help-switches = entre los interruptores cambian una característica cada una, si las piezas se eligen con interruptores
help-choose = elige la casilla o la pieza
help-key-delete = Supr
help-delete = quita la pieza mientras se prepara la posición
help-typing = En el campo bajo el tablero puedes escribir jugadas y preguntas con palabras. Escribe ayuda para oírlas todas.
keys-title = Atajos de teclado
keys-on = Teclas en la mesa
keys-on-detail = Una tecla para cantar y otra por pregunta
keys-restore = Restablecer
keys-restored = Vuelven las teclas de siempre.
keys-call = Cantar QUARTO!
keys-hand = ¿Qué pieza está en la mano?
keys-last = ¿Cuál fue la última jugada?
keys-turn = ¿A quién le toca y cuánto tiempo queda?
keys-left = ¿Qué piezas quedan?
keys-row = Leer esta fila
keys-column = Leer esta columna
keys-diagonals = Leer las diagonales
keys-board = Al tablero
keys-reserve = A las piezas de al lado
keys-command = Al campo de órdenes
keys-help = Ayuda

## Para el tacto

tactile-title = En braille y para el tacto
tactile-text = Tablero en texto
tactile-svg = Dibujo para papel de relieve
