### Lo que se dice durante una partida. La pieza va siempre en femenino, y nada concuerda con un jugador.
### En todas partes: $verbosity es short, normal o full; $edition es classic o access.
### $you dice quién escucha: actor (quien actúa, o gana), other (quien está enfrente) o nobody (nadie de
### los dos); en las preguntas también named, cuando comparten un teclado.

## Las cosas

value-light = clara
    .all = claras
value-dark = oscura
    .all = oscuras
value-smooth = lisa
    .all = lisas
value-grooved = ranurada
    .all = ranuradas
value-round = redonda
    .all = redondas
value-square = cuadrada
    .all = cuadradas
value-tall = alta
    .all = altas
value-short = baja
    .all = bajas
value-solid = llena
    .all = llenas
value-hollow = hueca
    .all = huecas

trait-colour = color
trait-surface = superficie
trait-shape = forma
trait-height = altura
trait-body = hueco

piece = { $height } { $shape } { $body } { $colour }

cell-phonetic = { $column } { $row }
letter-a = Antonio
letter-b = Barcelona
letter-c = Carmen
letter-d = Dolores

line-row = la fila { $row }
    .label = Fila { $row }
line-column = la columna { $column }
    .label = Columna { $column }
line-diagonal = la diagonal de { $start } a { $end }
    .label = Diagonal de { $start } a { $end }
line-block = el cuadrado de { $start } a { $end }
    .label = Cuadrado de { $start } a { $end }

list-more = { $items }, { $item }
list-last = { $items } y { $item }
list-none = nada

time =
    { $minutes ->
        [0] { $seconds ->
            [one] un segundo
           *[other] { $seconds } segundos
        }
        [one] { $seconds ->
            [0] un minuto
            [one] un minuto y un segundo
           *[other] un minuto y { $seconds } segundos
        }
       *[other] { $seconds ->
            [0] { $minutes } minutos
            [one] { $minutes } minutos y un segundo
           *[other] { $minutes } minutos y { $seconds } segundos
        }
    }
time-hours =
    { $hours ->
        [one] { $minutes ->
            [0] una hora
            [one] una hora y un minuto
           *[other] una hora y { $minutes } minutos
        }
       *[other] { $minutes ->
            [0] { $hours } horas
            [one] { $hours } horas y un minuto
           *[other] { $hours } horas y { $minutes } minutos
        }
    }
time-days =
    { $days ->
        [one] { $hours ->
            [0] un día
            [one] un día y una hora
           *[other] un día y { $hours } horas
        }
       *[other] { $hours ->
            [0] { $days } días
            [one] { $days } días y una hora
           *[other] { $days } días y { $hours } horas
        }
    }

name-player = Jugador { $number }
name-computer = Fourfold
name-somebody = alguien
level-beginner = principiante
level-casual = aficionado
level-club = de club
level-expert = experto
level-perfect = perfecto

## Los sucesos

opened =
    { $verbosity ->
        [short] Mesa nueva.
       *[normal] Mesa nueva, edición { $edition ->
            [access] Access
           *[classic] clásica
        }.
    }
joined = { $player } ya está aquí.
began =
    { $you ->
        [actor] Empiezas tú.
       *[nobody] Empieza { $actor }.
    }
began-position =
    { $count ->
        [0] La primera pieza ya está entregada.
        [one] Ya hay una pieza en el tablero.
       *[other] Ya hay { $count } piezas en el tablero.
    } { $you ->
        [actor] Empiezas tú.
       *[nobody] Empieza { $actor }.
    }
gave =
    { $you ->
        [actor] { $verbosity ->
            [full] Le das a { $other } la pieza { $piece }, código { $digit }.
           *[normal] Entregada: { $piece }.
        }
        [other] { $verbosity ->
            [short] Para ti: { $piece }.
            [full] { $actor } te da la pieza { $piece }, código { $digit }.
           *[normal] { $actor } te da la pieza { $piece }.
        }
       *[nobody] { $verbosity ->
            [short] { $actor } da: { $piece }.
            [full] { $actor } le da a { $other } la pieza { $piece }, código { $digit }.
           *[normal] { $actor } le da a { $other } la pieza { $piece }.
        }
    }
placed =
    { $verbosity ->
        [short] { $you ->
            [actor] En { $cell }.
           *[nobody] { $actor }: { $cell }.
        }
        [full] { $you ->
            [actor] Colocas la pieza { $piece } en { $cell }.
           *[nobody] { $actor } coloca la pieza { $piece } en { $cell }.
        } { $count ->
            [one] Hay una pieza en el tablero.
           *[other] Hay { $count } piezas en el tablero.
        }
       *[normal] { $you ->
            [actor] En { $cell }.
           *[nobody] { $actor } la coloca en { $cell }.
        }
    }
placed-piece =
    { $you ->
        [actor] Colocas la pieza { $piece } en { $cell }.
       *[nobody] { $actor } coloca la pieza { $piece } en { $cell }.
    }
called =
    { $you ->
        [actor] QUARTO! Cantas { $line }: cuatro piezas { $shared }.
       *[nobody] QUARTO! { $actor } canta { $line }: cuatro piezas { $shared }.
    }
called-by-itself =
    { $you ->
        [actor] QUARTO! Tienes { $line }: cuatro piezas { $shared }.
       *[nobody] QUARTO! { $actor } tiene { $line }: cuatro piezas { $shared }.
    }
said-done =
    { $you ->
        [actor] Pasas.
       *[nobody] { $actor } pasa.
    }
called-wrongly =
    { $you ->
        [actor] Cantas QUARTO! en { $line }. { $why }
       *[nobody] { $actor } canta QUARTO! en { $line }. { $why }
    }
called-wrongly-spent =
    { $verbosity ->
        [short] Cantas QUARTO! en { $line }. { $why }
       *[normal] Cantas QUARTO! en { $line }. { $why } No puedes volver a cantar en este turno.
    }
called-wrongly-limit =
    { $you ->
        [actor] Cantas QUARTO! en { $line }. { $why } Fallos al cantar: { $calls } de { $limit }.
       *[nobody] { $actor } canta QUARTO! en { $line }. { $why } Fallos al cantar: { $calls } de { $limit }.
    }
wrong-nothing-shared =
    { $verbosity ->
        [short] Nada en común que cuente.
       *[normal] No vale: esas cuatro no tienen nada en común que cuente.
    }
wrong-line-expired =
    { $verbosity ->
        [short] Demasiado tarde.
       *[normal] Demasiado tarde: esa línea es de antes y ya no vale.
    }
wrong-line-not-complete =
    { $verbosity ->
        [short] No está completa.
       *[normal] No vale: esa línea no está completa.
    }
offered-draw =
    { $you ->
        [actor] Propones empate.
        [other] { $actor } propone empate. ¿Aceptas?
       *[nobody] { $actor } propone empate.
    }
offered-take-back =
    { $you ->
        [actor] Pides deshacer tu última jugada.
        [other] { $actor } pide deshacer una jugada. ¿Aceptas?
       *[nobody] { $actor } pide deshacer una jugada.
    }
offered-rematch =
    { $you ->
        [actor] Propones otra partida.
        [other] { $actor } propone otra partida. ¿Aceptas?
       *[nobody] { $actor } propone otra partida.
    }
declined =
    { $you ->
        [actor] No aceptas.
       *[nobody] { $actor } no acepta.
    }
withdrawn =
    { $you ->
        [actor] Retiras tu propuesta.
       *[nobody] { $actor } retira su propuesta.
    }
took-back =
    { $moves ->
        [one] Se ha deshecho una jugada.
       *[other] Se han deshecho { $moves } jugadas.
    }
rematched = De acuerdo: otra partida.
left =
    { $you ->
        [actor] Dejas la mesa.
       *[nobody] { $actor } deja la mesa.
    }
returned =
    { $you ->
        [actor] Has vuelto.
       *[nobody] { $actor } ha vuelto.
    }
resumed = La partida continúa.
time-up =
    { $you ->
        [actor] Se acabó tu tiempo para esta jugada.
       *[nobody] Se acabó el tiempo de { $actor }.
    }

## Frases de los jugadores

phrase-said =
    { $you ->
        [actor] Dices: { $phrase }
       *[nobody] { $actor }: { $phrase }
    }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-good-game = ¡Buena partida!
phrase-well-seen = ¡Bien visto!
phrase-one-moment = Un momento.
phrase-thanks = ¡Gracias!

## El final

ended-call =
    { $you ->
        [actor] ¡Has ganado!
       *[nobody] Gana { $actor }.
    }
ended-full = Todas las piezas están colocadas: empate.
ended-resign =
    { $you ->
        [actor] { $other } abandona. ¡Has ganado!
        [other] Abandonas. Gana { $actor }.
       *[nobody] { $other } abandona. Gana { $actor }.
    }
ended-time =
    { $you ->
        [actor] Se acabó el tiempo de { $other }. ¡Has ganado!
        [other] Se acabó tu tiempo. Gana { $actor }.
       *[nobody] Se acabó el tiempo de { $other }. Gana { $actor }.
    }
ended-agreed = Empate de común acuerdo.
ended-wrong-calls =
    { $you ->
        [actor] { $other } ha cantado mal demasiadas veces. ¡Has ganado!
        [other] Has cantado mal demasiadas veces. Gana { $actor }.
       *[nobody] { $other } ha cantado mal demasiadas veces. Gana { $actor }.
    }
ended-abandoned =
    { $you ->
        [actor] { $other } no ha vuelto. ¡Has ganado!
        [other] No has vuelto a tiempo. Gana { $actor }.
       *[nobody] { $other } no ha vuelto. Gana { $actor }.
    }
ended-unfinished = La partida queda sin terminar.
closed = La mesa está cerrada.
missed = Se escapó una línea, con { $count } piezas en el tablero: { $line }, cuatro { $shared }.
missed-now =
    { $verbosity ->
        [short] { $told } Se escapó { $line }: cuatro { $shared }.
       *[normal] { $told } Nadie cantó { $line } a tiempo: cuatro piezas { $shared }.
    }
series-ahead =
    { $draws ->
        [0] { $you ->
            [actor] El marcador queda { $wins } a { $losses } a tu favor.
           *[nobody] El marcador queda { $wins } a { $losses } a favor de { $actor }.
        }
        [one] { $you ->
            [actor] El marcador queda { $wins } a { $losses } a tu favor, con un empate.
           *[nobody] El marcador queda { $wins } a { $losses } a favor de { $actor }, con un empate.
        }
       *[other] { $you ->
            [actor] El marcador queda { $wins } a { $losses } a tu favor, con { $draws } empates.
           *[nobody] El marcador queda { $wins } a { $losses } a favor de { $actor }, con { $draws } empates.
        }
    }
series-level =
    { $wins ->
        [0] Hasta ahora, las { $draws } partidas han acabado en empate.
       *[other] { $draws ->
            [0] El marcador queda igualado a { $wins }.
            [one] El marcador queda igualado a { $wins }, con un empate.
           *[other] El marcador queda igualado a { $wins }, con { $draws } empates.
        }
    }
turned-place =
    { $after ->
        [draw] { $cell } solo llevaba al empate;
       *[loss] { $cell } perdía en { $lost_in };
    } { $before ->
        [draw] { $better_cell } mantenía el empate.
       *[win] { $won_in ->
            [1] { $better_cell } ganaba al instante.
           *[other] { $better_cell } ganaba en { $won_in }.
        }
    }
turned-give =
    { $after ->
        [draw] Dar la pieza { $piece } solo llevaba al empate;
       *[loss] { $lost_in ->
            [1] Dar la pieza { $piece } perdía al instante;
           *[other] Dar la pieza { $piece } perdía en { $lost_in };
        }
    } { $before ->
        [draw] la pieza { $better_piece } mantenía el empate.
       *[win] la pieza { $better_piece } ganaba en { $won_in }.
    }
turned-missed = Había que cantar { $line }, cuatro piezas { $shared }.
result-open = La partida aún no ha terminado.

## Las preguntas

question-give =
    { $you ->
        [named] { $verbosity ->
            [full] { $actor }, dale una pieza a { $other }: escribe su código o sus cuatro características.
           *[normal] { $actor }, da una pieza.
        }
       *[actor] { $verbosity ->
            [short] Da una pieza.
            [full] Dale una pieza a { $other }: escribe su código o sus cuatro características.
           *[normal] Dale una pieza a { $other }.
        }
    }
question-place =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: { $piece }.
            [full] { $actor }, coloca la pieza { $piece }: escribe una casilla, por ejemplo b3.
           *[normal] { $actor }, coloca la pieza { $piece }.
        }
       *[actor] { $verbosity ->
            [short] Coloca: { $piece }.
            [full] Coloca la pieza { $piece }: escribe una casilla, por ejemplo b3.
           *[normal] Coloca la pieza { $piece }.
        }
    }
question-place-it =
    { $you ->
        [named] { $verbosity ->
            [full] { $actor }, colócala: escribe una casilla, por ejemplo b3.
           *[normal] { $actor }, colócala.
        }
       *[actor] { $verbosity ->
            [full] Colócala: escribe una casilla, por ejemplo b3.
           *[normal] Colócala.
        }
    }
question-done =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }, di paso.
           *[normal] { $actor }, no quedan piezas. Di paso.
        }
       *[actor] { $verbosity ->
            [short] Di paso.
           *[normal] No quedan piezas. Di paso.
        }
    }
or-call =
    { $verbosity ->
        [full] { $asked } O escribe quarto y una línea.
       *[normal] { $reminder ->
            [yes] { $asked } O canta QUARTO!
           *[no] { $asked }
        }
    }
waiting-give =
    { $you ->
        [other] { $actor } está eligiendo una pieza para ti.
       *[nobody] { $actor } está eligiendo una pieza para { $other }.
    }
waiting-place = { $actor } va a colocar la pieza { $piece }.
waiting-done = Falta que { $actor } diga paso.
waiting-begin = La partida no ha empezado.
waiting-over = La partida ha terminado.

which-line = ¿Qué línea?
which-piece = ¿Qué pieza? Escribe su código o sus cuatro características.
which-cell = ¿Qué casilla? Por ejemplo b3.
which-row = ¿Qué fila? La 1 es la más cercana a ti; la 4, la más lejana.
which-column = ¿Qué columna? La a está a la izquierda; la d, a la derecha.
confirm-call = QUARTO! en { $line }. ¿Sí o no?
confirm-call-cells = QUARTO! en { $line }: { $cells }. ¿Sí o no?
confirm-resign = ¿De verdad quieres abandonar? ¿Sí o no?
confirm-quit = ¿De verdad quieres dejar la partida? ¿Sí o no?
no-call = No se ha cantado nada.

## Lo que no se puede

refused-bad-name = Elige un nombre corto y legible que no se parezca al otro.
refused-bad-time = Ese tiempo por jugada no es posible. Una jugada puede durar hasta 7 días.
refused-busy = El servidor está ocupado. Inténtalo dentro de un momento.
refused-call-used = Ya has cantado en este turno.
refused-calling-automatic = En esta mesa el QUARTO! se canta solo.
refused-cell-taken = Esa casilla está ocupada.
refused-game-begun = La partida ya ha empezado.
refused-game-not-begun = La partida no ha empezado.
refused-game-on = La partida aún no ha terminado.
refused-game-over = La partida ha terminado.
refused-line-not-complete = No se puede cantar una línea con casillas vacías.
refused-line-not-counted = En esta partida los cuadrados no cuentan.
refused-no-claim = Aún no puedes reclamar la victoria.
refused-no-piece-in-hand = Aún no hay pieza que colocar.
refused-no-session = Tu sesión ha caducado. Vuelve a abrir el juego.
refused-no-such-table = Esa mesa no existe.
refused-no-traits = Tiene que contar al menos una característica.
refused-nobody-listens = No hay nadie que pueda oírlo.
refused-not-stored = No se ha podido guardar, así que nada ha cambiado. Inténtalo dentro de un momento.
refused-not-your-seat = Ese sitio no es tuyo.
refused-not-your-turn = No te toca a ti.
refused-nothing-offered = No hay nada que responder.
refused-nothing-to-undo = No hay jugada que deshacer.
refused-offer-open = Hay una propuesta sin responder.
refused-piece-in-hand = Primero coloca la pieza que te han dado.
refused-piece-taken = Esa pieza ya está en el tablero.
refused-pieces-left = Aún quedan piezas por jugar.
refused-player-missing = Aún falta alguien en la mesa.
refused-stopping = El servidor se está reiniciando. Vuelve dentro de un momento.
refused-table-full = Los dos sitios están ocupados.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-too-many = Este servidor está lleno.
refused-call = No vale.
refused-unreadable = Esa partida no se puede abrir.
refused-other = Aquí no se puede: { $code }.

## Las respuestas

cell-holds = { $cell }, { $piece }.
cell-empty = { $cell }, vacía.
board-empty = El tablero está vacío.
board-count =
    { $count ->
        [one] Hay una pieza en el tablero.
       *[other] Hay { $count } piezas en el tablero.
    }
left-count =
    { $count ->
        [0] No quedan piezas.
        [one] Queda una pieza:
       *[other] Quedan { $count } piezas:
    }
left-all = Quedan las dieciséis piezas.
left-all-but =
    Quedan { $count } piezas, { $count ->
        [15] todas menos esta
       *[other] todas menos estas
    }: { $gone }.
left-piece = { $piece }, { $digit }.
piece-left = La pieza { $piece } sigue junto al tablero.
piece-gone = La pieza { $piece } ya no está junto al tablero.
hand-holds =
    { $you ->
        [actor] Tienes en la mano la pieza { $piece }.
       *[nobody] { $actor } tiene en la mano la pieza { $piece }.
    }
hand-empty = Nadie tiene pieza en la mano.
last-none = Aún no se ha jugado nada.
clock = Tiempo restante para esta jugada: { $time }.
clock-over = No queda tiempo para esta jugada.
clock-off = No hay reloj.
shares-empty = No hay piezas en { $line }.
shares-one = Una pieza en { $line }: { $piece }.
shares-some =
    { $count ->
        [2] Dos piezas en { $line }, las dos { $shared }.
       *[other] { $count } piezas en { $line }, todas { $shared }.
    }
shares-nothing = { $count } piezas en { $line }, sin nada en común que cuente.
shares-complete = Cuatro piezas en { $line }:
find-count = Piezas { $values }: { $placed } en el tablero, { $left } al lado.
find-contradiction = Ninguna pieza es a la vez { $first } y { $second }.
in-hand = En la mano: { $piece }.
counts = Lo que cuenta: { $traits }.
counts-usual = Cuentan las cuatro características, y el QUARTO! lo cantas tú.
counts-lines = Las líneas son las filas, las columnas y las dos diagonales largas.
counts-blocks = Las líneas son las filas, las columnas, las dos diagonales largas y los cuadrados de cuatro casillas.
counts-calling = El QUARTO! lo cantas tú.
counts-automatic = El QUARTO! se canta solo.
counts-time = Tiempo por jugada: { $time }.
counts-coach = Cada línea que se escapa se señala en cuanto ya no vale.
masked = Con el antifaz, no. Pregunta por una casilla, una pieza, una fila, una columna o las diagonales.
masked-again = Con el antifaz, no.
board-braille = { $text }

## Una posición para llevar; la pieza en la mano en letras simples, que se imprimen en braille

export-title = Una posición de Quarto!, dibujada para tocarla
export-row = Fila { $row }: { $first }; { $second }; { $third }; { $fourth }.
export-piece = { $cell }, { $piece }
export-empty = { $cell }, vacía
export-hand = en la mano

## Las pistas, y lo que se dice alrededor de una partida

hint-give = Podrías dar la pieza { $piece }.
hint-place = Podrías colocarla en { $cell }.
hint-call = Podrías cantar QUARTO! en { $line }.
hint-done = Podrías pasar.
hints-off = En esta mesa no se permiten pistas.
welcome = Te damos la bienvenida a Fourfold, el juego de mesa Quarto! Escribe ayuda cuando quieras.
goodbye = ¡Hasta pronto!
saved = Guardada como { $name }.
not-saved = No se ha podido guardar la partida.
language-changed = Ahora hablo español.
verbosity-changed =
    { $verbosity ->
        [short] Diré poco.
        [full] Lo diré todo.
       *[normal] Diré lo importante.
    }
phonetic-on = Ahora las columnas se llaman Antonio, Barcelona, Carmen y Dolores.
phonetic-off = Ahora las columnas se llaman a, b, c y d.
picture-legend =
    { $edition ->
        [access] Piezas: redonda ( ), cuadrada [ ]; lisa { $light }, ranurada { $dark }; hueca: un agujero; alta: dos filas.
       *[classic] Piezas: redonda ( ), cuadrada [ ]; clara { $light }, oscura { $dark }; hueca: un agujero; alta: dos filas.
    }

## Lo que no se ha entendido

not-understood = No entiendo «{ $text }». Escribe ayuda para conocer las órdenes.
not-understood-near = No entiendo «{ $text }». ¿Querías decir { $near }?
not-understood-long = Es demasiado largo. Escribe ayuda para conocer las órdenes.
ambiguous = «{ $text }» no está claro. ¿Qué quieres decir: { $choices }?
nothing-typed = Escribe ayuda para conocer las órdenes.
missing-traits = ¿Qué pieza? Falta decir: { $traits }.
not-a-line = Eso no es una línea. Di por ejemplo: fila 3, columna b, o dos extremos como a1 d4.
