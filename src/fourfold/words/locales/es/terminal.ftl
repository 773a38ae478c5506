### Lo que solo dice el juego en un terminal. Intro es la tecla.

## Antes de una partida

setup-choice = { $number }. { $text }
setup-level = el ordenador, nivel { $text }
setup-person = otra persona con este teclado
setup-against = ¿Contra quién juegas? Escribe un número, o pulsa Intro para el { $number }.
setup-name = ¿Cómo te llamas? Pulsa Intro para { $name }.
setup-name-of = ¿Nombre del jugador { $number }? Pulsa Intro para { $name }.
setup-change = También puedes elegir { $things }. Escribe sí para elegir, o pulsa Intro para empezar.
setup-change-edition = la edición
setup-change-traits = lo que cuenta
setup-change-time = un límite de tiempo
edition-classic = clásica, con piezas claras y oscuras
edition-access = Access, con piezas lisas y ranuradas
setup-edition = ¿Qué edición? Escribe un número, o pulsa Intro para el { $number }.
setup-traits = ¿Qué características cuentan? Nómbralas: { $traits }. Pulsa Intro para todas.
setup-squares = ¿Cuentan también los cuadrados de cuatro casillas? Pulsa Intro para no, o escribe sí.
setup-time = ¿Cuánto tiempo por jugada? Por ejemplo, 60 segundos o 2 días. Pulsa Intro para jugar sin límite.
setup-slip = No entiendo. Responde a la pregunta, por favor.
yes-or-no = Responde sí o no, por favor.

## Partidas guardadas

continue =
    { $count ->
        [0] Tienes una partida sin terminar: { $actor } contra { $other }, con el tablero vacío. ¿Quieres seguirla? Pulsa Intro para sí, o escribe no.
        [one] Tienes una partida sin terminar: { $actor } contra { $other }, con una pieza en el tablero. ¿Quieres seguirla? Pulsa Intro para sí, o escribe no.
       *[other] Tienes una partida sin terminar: { $actor } contra { $other }, con { $count } piezas en el tablero. ¿Quieres seguirla? Pulsa Intro para sí, o escribe no.
    }
game-goes-on = La partida continúa.
game-kept = Tu partida queda guardada. Para seguirla: fourfold play --continue
game-none = No hay ninguna partida sin terminar.
game-damaged = Una partida guardada está dañada y no se puede seguir: { $name }
load-damaged = La partida guardada no se puede leer: { $name }
game-not-kept = En este ordenador no se pueden guardar partidas: si sales sin guardar esta en un archivo, se pierde.
game-overtaken = Esta partida ha seguido en otro sitio. Tu última jugada aquí no cuenta; la partida continúa desde donde está ahora.
confirm-overwrite = Ese archivo ya existe. ¿Lo reemplazo? ¿Sí o no?

## En la mesa

against-level = Juegas contra { $player }, el ordenador, nivel { $text }.
masked-table = El tablero está oculto para todo el mundo. Pregunta por una pieza, una fila, una columna, las diagonales o una casilla, por ejemplo casilla b3.
offer-question = { $player }, ¿aceptas? ¿Sí o no?
another-game = ¿Otra partida? Pulsa Intro para sí, o escribe no.

## Por la red

remote-invite = Invita a alguien a esta mesa: { $link }
remote-invite-terminal = Desde un terminal: fourfold play --server { $server } --table { $table }
remote-kept = La partida queda en el servidor. Para volver: fourfold play --server { $server } --table { $table }
remote-lost = Conexión perdida. Reconectando.
remote-name-unused = La otra persona usará su propio nombre, no { $name }.
remote-back = Conexión recuperada.
