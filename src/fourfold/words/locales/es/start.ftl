### Lo que dice el inicio.

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
start-coach-detail = Señala en la mesa cada línea que nadie cantó, en cuanto ya no vale
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
start-own-all = Todas mis partidas
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
