### Lo que solo dice la página.

## En todas partes

page-description = El juego de mesa Quarto!, fiel a sus reglas impresas. Contra el ordenador, con tu gente o con cualquiera, con vista o sin ella.
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
page-invitation = Volver a la invitación
page-turn =
    { $count ->
        [one] Te toca
       *[other] Te toca en { $count } partidas
    }
page-wait = Un momento…
page-unknown = Esta página está desactualizada. Vuelve a cargarla.

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
table-over = La partida ha terminado
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
invite-listed = Cualquiera puede encontrar esta mesa en la lista de mesas abiertas mientras esta página siga abierta.

## El inicio

start-heading = Cuatro en línea con algo en común.
start-lead = Pero la pieza que colocas la elige tu rival.
start-game = El juego de mesa Quarto!
start-learn = Aprende paso a paso
start-moving = Tablero animado
start-quartet = Cuatro piezas { $shared }
start-play = Jugar
start-play-friend = Invitar a alguien
start-play-anyone = Abrir una mesa
start-options = Tu partida
start-presets = Elección rápida
start-preset-friendly = Amistosa
start-preset-friendly-detail = sin reloj
start-preset-tournament = Torneo
start-preset-tournament-detail = 1 min por jugada
start-preset-children = Infantil
start-preset-children-detail = solo cuenta: { $traits }
start-opponent = Contra quién
start-opponent-computer = El ordenador
start-opponent-computer-detail = cinco niveles
start-opponent-same-screen = Dos personas
start-opponent-same-screen-detail = en esta pantalla
start-opponent-friend = Por invitación
start-opponent-friend-detail = con un enlace
start-opponent-anyone = Cualquiera
start-opponent-anyone-detail = en una mesa abierta
start-opponent-anyone-open =
    { $count ->
        [one] hay una mesa abierta
       *[other] hay { $count } mesas abiertas
    }
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
start-clock-days = Días por jugada
start-clock-other = Otro
start-days = Tiempo para cada jugada
start-seconds = Segundos por jugada
start-late = Al acabarse el tiempo
start-late-loses = Se pierde la partida
start-late-warned = Solo un aviso
start-more = Más opciones
start-usual = Con las reglas de siempre.
start-first = Quién empieza
start-first-lot = Por sorteo
start-first-me = Yo
start-first-other = Mi rival
start-calling = Cantar QUARTO!
start-calling-hand = Lo cantas tú
start-calling-automatic = Se canta solo
start-wrong = Cantar mal
start-wrong-call = Impide volver a cantar
start-wrong-nothing = No cuesta nada
start-wrong-lose = Puede costar la partida
start-limit = Fallos que cuestan la partida
start-hints = Pistas
start-hints-detail = Se muestran las líneas que se pueden cantar, y un botón sugiere jugadas
start-coach = Entrenador
start-coach-detail = Muestra a ambos una línea que nadie cantó, cuando ya no vale
start-mask = Antifaz
start-mask-detail = El tablero se oculta a todo el mundo y se explora pieza a pieza, como al tacto
start-per-move = { $time } por jugada
start-only = solo { $traits }
start-said-access = Con las piezas Access.
start-said-squares = Los cuadrados también cuentan.
start-said-free = Cantar mal no cuesta nada.
start-said-lose =
    { $count ->
        [one] Cantar mal una vez cuesta la partida.
       *[other] Cantar mal { $count } veces cuesta la partida.
    }
start-said-warned = Al acabarse el tiempo, solo hay un aviso.
start-said-hints = Se permiten pistas.
start-said-mask = El tablero está oculto.
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
start-too-many = Tienes { $limit } partidas sin terminar. Termina primero una de ellas.
start-open = Mesas abiertas
start-open-none = No hay ninguna mesa abierta. Abre una tú.
start-open-waiting =
    { $minutes ->
        [0] recién abierta
        [one] abierta hace un minuto
       *[other] abierta hace { $minutes } minutos
    }
start-open-gone = Ya no está abierta
start-open-own = Tu propia mesa, como la ve el resto
start-open-go = Ir a tu mesa
start-join = Unirse
start-join-table = Unirse a la mesa de { $player }

## Los ajustes

settings-chimes = Sonidos de las piezas
settings-chimes-detail = Cada pieza suena al pasar por ella

## Para el tacto

tactile-title = En braille y para el tacto
tactile-text = Tablero en texto
tactile-svg = Dibujo para papel de microcápsulas
