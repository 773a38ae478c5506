### Lo que solo dice el juego en un terminal. Intro es la tecla.

## Antes de una partida

setup-choice = { $number }. { $text }
setup-level = el ordenador, nivel { $text }
setup-person = otra persona con este teclado
setup-against = ¿Contra quién juegas? El número, o Intro para { $number }.
setup-name = ¿Cómo te llamas? Intro para { $name }.
setup-name-of = ¿Cómo se llama la persona { $number }? Intro para { $name }.
setup-change = También puedes elegir { $things }. Escribe sí para elegir, o pulsa Intro para empezar.
setup-change-edition = la edición
setup-change-traits = lo que cuenta
setup-change-time = un límite de tiempo
edition-classic = clásica, con piezas claras y oscuras
edition-access = Access, con piezas lisas y ranuradas
setup-edition = ¿Qué edición? El número, o Intro para { $number }.
setup-traits = ¿Qué características cuentan? Nómbralas: { $traits }. Intro para todas.
setup-squares = ¿Cuentan también los cuadrados de cuatro casillas? Sí, o Intro para decir que no.
setup-time = ¿Cuántos segundos por jugada? Intro para jugar sin límite.
setup-slip = No entiendo. Responde a la pregunta, por favor.
yes-or-no = Responde sí o no, por favor.

## Partidas guardadas

continue =
    { $count ->
        [0] Hay una partida sin terminar: { $actor } contra { $other }, con el tablero vacío. ¿Seguir con ella? No, o Intro para decir que sí.
        [1] Hay una partida sin terminar: { $actor } contra { $other }, con una pieza en el tablero. ¿Seguir con ella? No, o Intro para decir que sí.
       *[other] Hay una partida sin terminar: { $actor } contra { $other }, con { $count } piezas en el tablero. ¿Seguir con ella? No, o Intro para decir que sí.
    }
game-goes-on = La partida continúa.
game-kept = La partida queda guardada. Para seguir con ella: fourfold play --continue
game-none = No hay ninguna partida sin terminar.
game-damaged = Una partida guardada está dañada y no se puede seguir con ella: { $name }
load-damaged = La partida guardada no se puede leer: { $name }
game-not-kept = En este ordenador no se pueden guardar las partidas: si sales sin guardar esta en un archivo, se pierde.
game-overtaken = Esta partida ha seguido en otro sitio mientras tanto: lo que se acaba de hacer aquí no cuenta, y la partida continúa desde donde está ahora.
confirm-overwrite = Ya existe ese archivo. ¿Reemplazarlo? ¿Sí o no?

## En la mesa

against-level = Juegas contra { $player }, el ordenador, nivel { $text }.
masked-table = El tablero está oculto para todo el mundo. Pregunta por una casilla, por ejemplo casilla b3, o por una pieza.
offer-question = { $player }, ¿aceptas? ¿Sí o no?
another-game = ¿Otra partida? No, o Intro para decir que sí.

## Por la red

remote-invite = Invita a alguien a esta mesa: { $link }
remote-invite-terminal = Desde un terminal: fourfold play --server { $server } --table { $table }
remote-kept = La partida queda en el servidor. Para volver: fourfold play --server { $server } --table { $table }
remote-lost = Se ha perdido la conexión. Sigo intentando recuperarla.
remote-name-unused = La otra persona viene con su propio nombre: { $name } no hace falta.
remote-back = Se ha recuperado la conexión.
