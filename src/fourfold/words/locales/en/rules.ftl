### The rule book, in our own words, a paragraph each.

rules-title = The rules of Quarto!
rules-material =
    { $edition ->
        [access] The board has 4 rows of 4 cells. The 16 pieces are all different: each is tall or short, round or square, solid or hollow, smooth or grooved.
       *[classic] The board has 4 rows of 4 cells. The 16 pieces are all different: each is tall or short, round or square, solid or hollow, light or dark.
    }
rules-aim = The aim is a line of four pieces that have at least one trait in common: four tall ones, four round ones, four hollow ones, and so on. A line is a row, a column or one of the two long diagonals.
rules-turn = You do not choose the piece you place: the other player gives it to you. Whoever begins is drawn by lot and gives the first piece. Place the piece you were given on any empty cell, then give the other player one of the pieces left.
rules-calling = A line wins only if it is called. Having placed a piece, you may call QUARTO! and point the line out, until you give the next piece. It does not matter who placed the other three.
rules-receiver = If you miss the line and give a piece, the other player may call it at that moment, before placing, and wins instead of you.
rules-expiry = If neither of you calls it then, the line is worth nothing for the rest of the game.
rules-wrong = A wrong call changes nothing on the board, but as a rule you get no second call in that moment. A table can be stricter or milder.
rules-end = Whoever first calls a QUARTO! and points it out wins. After the sixteenth piece there is none to give: first the one who placed it, then the other, may still call or say done. If nobody has won by then, it is a draw.
rules-traits = For beginners: agree that only one, two or three of the traits count.
rules-squares = For experts: four pieces in a square of 2 by 2 cells count like a line. That makes nine more ways to win.
rules-time = In a tournament each move may be limited, to one minute for example. It starts when you receive a piece and ends when you give the next.
rules-access = The Access edition is made so that blind and sighted people play on equal terms: every trait can be felt, and smooth or grooved takes the place of light or dark. With the masks everybody plays by touch and memory; here, too, a table can hide the board from both.
