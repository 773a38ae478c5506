### Lo que se puede escribir: sinónimos separados por comas, el primero es el que enseñamos, y una línea
### de ayuda por orden. No importan las mayúsculas, los acentos ni los finales de las palabras.

command-give = dar, da, doy, elegir, elige, entregar, entrega, entrego
    .help = dar 7, o dar alta redonda hueca clara: da esa pieza. Basta con el código o las características.
command-place = colocar, coloca, coloco, poner, pon, pongo
    .help = colocar b3, o solo b3: coloca la pieza que te han dado.
command-call = quarto, cantar, canta, canto, cantar quarto, canta quarto, canto quarto, anunciar, anuncia, anuncio
    .help = quarto fila 3, o quarto a1 d1: canta QUARTO! y señala la línea.
command-done = paso, pasar, pasa, hecho, listo, lista
    .help = paso: termina tu turno cuando ya no quedan piezas.
command-draw = empate, tablas, ofrecer tablas, proponer empate
    .help = empate: propone empate.
command-undo = deshacer, deshaz, atrás
    .help = deshacer: pide deshacer tu última jugada.
command-rematch = otra, otra partida, revancha, nueva partida, jugar otra vez
    .help = otra: propone otra partida.
command-accept = sí, s, aceptar, acepto, de acuerdo, vale
    .help = sí: acepta lo que se propone o se pregunta.
command-decline = no, n, rechazar, rechazo
    .help = no: lo rechaza.
command-resign = abandonar, abandono, rendirse, rendirme, me rindo
    .help = abandonar: abandona la partida.
command-claim = reclamar, reclamo
    .help = reclamar: reclama la victoria si tu rival no vuelve.
command-board = tablero, todo
    .help = tablero: dice qué hay en el tablero.
command-braille = braille, puntos
    .help = braille: da el tablero y la pieza en la mano en una línea de braille, un carácter por casilla.
command-row = fila
    .help = fila 3: lee una fila.
command-column = columna
    .help = columna b: lee una columna.
command-diagonals = diagonales, diagonal
    .help = diagonales: lee las dos diagonales largas.
command-what = casilla, qué hay en, qué hay
    .help = casilla b3, o b3?: dice qué hay en una casilla.
command-left = quedan, piezas, restantes, reserva, qué queda, qué piezas quedan
    .help = quedan: dice qué piezas quedan.
command-hand = mano, en la mano, mi pieza
    .help = mano: dice qué pieza hay en la mano.
command-last = última, última jugada, último
    .help = última: dice cuál fue la última jugada.
command-turn = turno, a quién le toca, reloj, tiempo
    .help = turno: dice a quién le toca y cuánto tiempo queda.
command-shares = común, en común, línea, comparte
    .help = común fila 3: dice qué tienen en común hasta ahora las piezas de una línea.
command-find = buscar, busca, encontrar, dónde
    .help = buscar alta hueca: dice dónde están esas piezas.
command-traits = características, cuenta, qué cuenta, lo que cuenta, opciones
    .help = características: dice qué cuenta en esta partida.
command-result = resultado, fin, final
    .help = resultado: dice cómo acabó la partida y qué líneas se escaparon.
command-hint = pista, consejo
    .help = pista: sugiere una jugada, si se permiten pistas.
command-say = frase, dile
    .help = buena partida, o decir buena partida: se lo dice a tu rival, en su idioma. También hola, buena suerte, bien visto, un momento y gracias.
command-help = ayuda, órdenes
    .help = ayuda, o ayuda dar: dice qué puedes escribir.
command-rules = reglas, regla, reglamento
    .help = reglas: lee las reglas del juego.
command-save = guardar, guarda
    .help = guardar miPartida: guarda la partida.
command-quit = salir, terminar, adiós
    .help = salir: deja la partida.
command-language = idioma, lengua, hablar
    .help = idioma inglés: sigue en otro idioma.
command-detail = detalle, detalles, decir
    .help = detalle corto, detalle normal o detalle completo: dice menos o más.
command-phonetic = fonético, deletrear
    .help = fonético: nombra las columnas con palabras, o de nuevo con letras.
command-repeat = repetir, repite, cómo
    .help = repetir: repite la última frase.

help-intro = Puedes escribir:
help-outro = Bastan las formas cortas, como col b. Los códigos de las piezas son los números del 0 al 9 y las letras hasta la f; las columnas son a, b, c y d; las filas, del 1 al 4.

typed-light = clara, claro, claras, blanca, blanco
typed-dark = oscura, oscuro, oscuras, negra, negro
typed-smooth = lisa, liso, lisas
typed-grooved = ranurada, ranurado, ranuradas, estriada
typed-round = redonda, redondo, redondas
typed-square = cuadrada, cuadrado, cuadradas
typed-tall = alta, alto, altas, grande
typed-short = baja, bajo, bajas, pequeña, corta
typed-solid = llena, lleno, llenas, maciza, sin agujero
typed-hollow = hueca, hueco, huecas, agujero, con agujero

typed-row = fila
typed-column = columna
typed-diagonal = diagonal
typed-block = cuadrado, bloque

typed-a = Antonio
typed-b = Barcelona
typed-c = Carmen
typed-d = Dolores

typed-en = inglés, English, en
typed-fr = francés, français, fr
typed-es = español, castellano, es
typed-de = alemán, Deutsch, de

typed-brief = corto, breve, poco
typed-normal = normal
typed-full = completo, largo, todo

typed-seconds = segundos, segundo, s, seg
typed-minutes = minutos, minuto, m, min
typed-hours = horas, hora, h
typed-days = días, día, d

typed-hello = hola, buenos días, buenas
typed-good-luck = buena suerte, suerte
typed-good-game = buena partida, bien jugado
typed-well-seen = bien visto
typed-one-moment = un momento, momento
typed-thanks = gracias, muchas gracias

typed-filler = el, la, los, las, un, una, pieza, número, código, casilla, línea, en, a, al, de, del, desde, hasta, entre, y, con, por, favor
