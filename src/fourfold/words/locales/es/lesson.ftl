### La lección: las reglas en unos pasos, cada uno con algo que probar.
### Los pasos reciben $piece, $cell, $line y $shared cuando los tienen.

lesson-title = Aprende Quarto! paso a paso
lesson-progress = Ejercicio { $number } de { $count }
lesson-edition = Piezas
lesson-edition-classic = Claras y oscuras
lesson-edition-access = Lisas y ranuradas
lesson-board = Tablero de prueba
lesson-reserve = Piezas para elegir
lesson-hand = Tu pieza
lesson-back = Atrás
lesson-next = Siguiente
lesson-show = Enséñamelo
lesson-again = Otra vez
lesson-done = Paso
lesson-play = Primera partida con entrenador
lesson-steps = Todos los ejercicios
lesson-step = Ejercicio { $number }: { $name }
lesson-step-done = Ejercicio { $number }: { $name }, hecho

## Los pasos

lesson-pieces-title = 16 piezas, 4 características
lesson-pieces-text =
    { $edition ->
        [access] Cada pieza es alta o baja, redonda o cuadrada, llena o hueca, lisa o ranurada. No hay dos iguales.
       *[classic] Cada pieza es alta o baja, redonda o cuadrada, llena o hueca, clara u oscura. No hay dos iguales.
    }
lesson-pieces-task = Encuentra la pieza { $piece }.
lesson-pieces-wrong = Casi. Esa es la pieza { $piece }. Busca la { $wanted }.
lesson-pieces-right = ¡Esa es! Solo hay una así.

lesson-line-title = Cuatro con algo en común
lesson-line-text = Una fila, una columna o una diagonal larga es una línea. Gana si sus cuatro piezas tienen algo en común.
lesson-line-task = Aquí hay una línea con cuatro piezas que tienen algo en común. Elígelas.
lesson-line-decoy = Estas cuatro forman una línea, pero no tienen nada en común. Busca otra.
lesson-line-wrong = Casi: elige cuatro piezas seguidas de una fila o una columna. ¿Qué tienen en común?
lesson-line-right = ¡Bien visto! En { $line } las cuatro son { $shared }. Basta con una cosa en común.

lesson-given-title = Colocas lo que te dan
lesson-given-text = Tu rival elige tu pieza y tú eliges la casilla. Después das una de las piezas que quedan.
lesson-given-task = Coloca tu pieza y luego da una.
lesson-given-place = Sirve cualquier casilla vacía. Elige una.
lesson-given-given = Colocada. Ahora elige cualquier pieza para darla.
lesson-given-right = ¡Entregada! Ahora le toca a tu rival colocarla. Eso es un turno completo.

lesson-care-title = Piensa lo que das
lesson-care-text = Cuidado con lo que das: en { $line } tres piezas son { $shared }, y { $cell } está libre.
lesson-care-task = Da una pieza que no ayude a tu rival.
lesson-care-wrong = ¡Cuidado! Con la pieza { $piece } en { $cell }, las cuatro serían { $shared }. Da otra.
lesson-care-right = ¡Bien elegida! La pieza { $piece } no sirve ahí.

lesson-call-title = El QUARTO! lo cantas tú
lesson-call-text = Una línea solo gana si la cantas y la señalas. Acabas de colocar en { $cell } y has formado una.
lesson-call-task = Pulsa QUARTO! y elige después las cuatro piezas.
lesson-call-early = Primero pulsa QUARTO! y luego señala la línea.
lesson-call-point = QUARTO! ¿Y dónde? Elige las cuatro piezas de la línea.
lesson-call-decoy = Estas cuatro no tienen nada en común. Prueba otras líneas, también las diagonales.
lesson-call-wrong = Casi. Tu línea pasa por { $cell }, donde está la última pieza colocada.
lesson-call-right = ¡Has ganado! En { $line } las cuatro son { $shared }. No importa quién colocó las otras tres.

lesson-missed-title = ¿No la ha visto? ¡Cántala!
lesson-missed-text = Tu rival ha hecho una línea en { $cell }, no la ha visto y te ha dado una pieza. Antes de colocarla, puedes cantar.
lesson-missed-task = Pulsa QUARTO! y señala la línea.
lesson-missed-early = ¡Espera! Si colocas tu pieza, pierdes la oportunidad. Primero pulsa QUARTO!
lesson-missed-point = QUARTO! ¿Y dónde? Elige las cuatro piezas de la línea.
lesson-missed-decoy = Estas cuatro no tienen nada en común. Busca una línea que pase por { $cell }.
lesson-missed-wrong = Casi. La línea pasa por { $cell }, donde está la última pieza colocada.
lesson-missed-right = ¡Has ganado! En { $line } las cuatro son { $shared }, y solo tú lo has visto.

lesson-expired-title = ¡Demasiado tarde!
lesson-expired-text = Nadie cantó { $expired } a tiempo: esa línea ya no vale nada. Sus piezas siguen contando en otras.
lesson-expired-task = Coloca tu pieza de modo que forme una línea nueva.
lesson-expired-wrong = En { $cell } no se forma ninguna línea. ¿Dónde hay tres piezas con algo en común que esperan a la cuarta?
lesson-expired-right = ¡Sí! En { $line } las cuatro son { $shared }. Ahora la cantarías.

lesson-variants-title = Más fácil o más difícil
lesson-variants-text = Más fácil: solo cuentan algunas características. Más difícil: también gana un cuadrado de 2 por 2 casillas.
lesson-variants-task = Aquí cuentan los cuadrados. Completa uno.
lesson-variants-wrong = Ahí no: en { $cell } no se forma ningún cuadrado que gane. ¿Dónde esperan tres piezas a la cuarta?
lesson-variants-right = ¡Exacto! Un cuadrado, y las cuatro son { $shared }.

lesson-end-title = La última pieza
lesson-end-text = Tras la decimosexta pieza aún puedes cantar, y después tu rival. Si nadie canta, es empate.
lesson-end-task = Coloca la última pieza y luego di paso.
lesson-end-placed = Esta vez no hay línea. Di paso.
lesson-end-right = Tu rival también pasa: empate. Ya lo sabes todo. ¡A disfrutar!

## Las reglas completas

lesson-book = Las reglas completas
lesson-heading-material = El tablero y las piezas
lesson-heading-aim = El objetivo
lesson-heading-turn = Un turno
lesson-heading-calling = Cantar QUARTO!
lesson-heading-wrong = Cantar mal
lesson-heading-end = El final
lesson-heading-variants = Las variantes
lesson-heading-time = El tiempo
lesson-heading-access = La edición Access

## Los sonidos de las piezas

lesson-chimes = Las piezas de oído
lesson-chimes-text =
    { $edition ->
        [access] Cada pieza tiene su sonido. Las altas suenan graves y las bajas, agudas; las redondas, suaves, y las cuadradas zumban; las llenas suenan secas y las huecas resuenan; las lisas suenan seguidas y las ranuradas repiquetean. Las columnas se oyen de izquierda a derecha.
       *[classic] Cada pieza tiene su sonido. Las altas suenan graves y las bajas, agudas; las redondas, suaves, y las cuadradas zumban; las llenas suenan secas y las huecas resuenan; las claras brillan y las oscuras retumban. Las columnas se oyen de izquierda a derecha.
    }
lesson-chimes-all = Todas las piezas: elige una para oírla
