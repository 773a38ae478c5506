### Lo que dicen la ayuda y los ajustes.

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
settings-voice = La voz de la página
settings-voice-detail = Lo lee todo en voz alta; con lector de pantalla, mejor sin ella
settings-vibration = Vibración
settings-vibration-detail = Si el dispositivo lo permite
settings-phrases = Lo que dice tu rival
settings-phrases-detail = Si lo desactivas, «¡Buena partida!» y demás no se oyen ni se ven
phrases-title = Decir a { $name }
settings-switches = Elegir piezas con interruptores
settings-switches-detail = Cuatro interruptores, uno por característica, con las teclas 1 a 4
settings-buttons = Tablero y piezas como simples botones
settings-buttons-detail = Para lectores de pantalla en pantallas táctiles: cada casilla y cada pieza es un botón

## Ayuda y teclas

help-start = Elige contra quién juegas y qué cuenta, y pulsa Jugar. A todo se llega con Tab y las flechas.
help-table = Coloca la pieza recibida y da después una de las que quedan. Si ves cuatro en línea con una característica en común, canta QUARTO! y señálalas.
help-analysis = Pon piezas en el tablero y mira cuánto vale cada casilla y cada pieza que podrías dar.
help-rules = Sigue la lección paso a paso o lee debajo todas las reglas.
help-nowhere = Vuelve al inicio y elige una partida.
help-grid = En el tablero y entre las piezas
help-key-arrows = Flechas
help-arrows = van de casilla en casilla, o de pieza en pieza
help-key-enter = Intro
help-enter = coloca tu pieza; en una pieza junto al tablero, la elige; otra vez, la da
help-key-home = Inicio, Fin
help-home = van a los extremos de la fila
help-key-escape = Esc
help-escape = renuncia a cantar
help-key-switches = 1 a 4
help-switches = cambian una característica cada una, si eliges las piezas con interruptores
help-choose = elige la casilla o la pieza
help-key-delete = Supr
help-delete = quita la pieza mientras se prepara la posición
help-typing = En el campo bajo el tablero puedes escribir jugadas y preguntas con palabras. Escribe ayuda para oírlas todas.
keys-title = Atajos de teclado
keys-on = Teclas en la mesa
keys-on-detail = Una tecla para cantar y una para cada pregunta
keys-restore = Restablecer
keys-restored = Vuelven las teclas de siempre.
keys-call = Cantar QUARTO!
keys-hand = ¿Qué pieza hay en la mano?
keys-last = ¿Cuál fue la última jugada?
keys-turn = ¿A quién le toca y cuánto tiempo queda?
keys-left = ¿Qué piezas quedan?
keys-row = Leer esta fila
keys-column = Leer esta columna
keys-diagonals = Leer las diagonales
keys-board = Ir al tablero
keys-reserve = Ir a las piezas junto al tablero
keys-command = Ir al campo de órdenes
keys-help = Ayuda
