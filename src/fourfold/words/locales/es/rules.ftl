### Las reglas del juego, con nuestras propias palabras, un párrafo por mensaje.

rules-title = Las reglas de Quarto!
rules-material =
    { $edition ->
        [access] Quarto! es un juego para dos y dura de 10 a 20 minutos. El tablero tiene 4 filas de 4 casillas. Las 16 piezas son todas distintas: cada una es alta o baja, redonda o cuadrada, llena o hueca, lisa o ranurada. Al principio están todas junto al tablero.
       *[classic] Quarto! es un juego para dos y dura de 10 a 20 minutos. El tablero tiene 4 filas de 4 casillas. Las 16 piezas son todas distintas: cada una es alta o baja, redonda o cuadrada, llena o hueca, clara u oscura. Al principio están todas junto al tablero.
    }
rules-aim = El objetivo es formar una línea de cuatro piezas con al menos una característica en común: cuatro altas, cuatro redondas, cuatro huecas, etcétera. También pueden coincidir en varias. Una línea es una fila, una columna o una de las dos diagonales largas.
rules-turn = La pieza que colocas no la eliges tú: te la da tu rival. Se sortea quién empieza y da la primera pieza. Coloca la pieza recibida en cualquier casilla vacía y da después una de las que quedan.
rules-calling = Una línea solo gana si se canta. Después de colocar puedes cantar QUARTO! y señalar la línea, hasta que des la pieza siguiente. No importa quién colocó las otras tres.
rules-receiver = Si se te escapa la línea y das una pieza, tu rival puede cantarla en ese momento, antes de colocar, y gana en tu lugar.
rules-expiry = Si nadie la canta entonces, la línea ya no vale nada en el resto de la partida.
rules-wrong = Cantar mal no cambia nada en el tablero, pero normalmente no se puede volver a cantar en ese turno. Una mesa puede ser más estricta o más flexible.
rules-end = Gana quien primero canta un QUARTO! y lo señala. Tras la decimosexta pieza ya no hay otra que dar: quien la colocó, y después su rival, aún puede cantar o decir paso. Si nadie canta, es empate.
rules-traits = Para empezar, o con niños: se puede acordar que solo cuenten una, dos o tres características. Por ejemplo, solo la altura: entonces ganan cuatro piezas de la misma altura.
rules-squares = Para quien ya domina el juego: cuatro piezas en un cuadrado de 2 por 2 casillas cuentan como una línea. Son nueve maneras más de ganar.
rules-time = En un torneo se puede limitar cada jugada, por ejemplo a un minuto. El tiempo corre desde que recibes una pieza hasta que das la siguiente. Quien agota su tiempo pierde, salvo que la mesa solo avise.
rules-access = La edición Access permite jugar en igualdad, con vista o sin ella: cada característica se nota al tacto, y lisa o ranurada sustituye a clara u oscura. Incluye piezas de madera, un tablero magnético y dos antifaces, para jugar al tacto y de memoria. También aquí una mesa puede ocultar el tablero a todo el mundo.
rules-author = Quarto! es un juego de Blaise Müller, editado por Gigamic. Fourfold es un proyecto independiente.
