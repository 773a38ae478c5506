### The rule book, in our own words, a paragraph each.

rules-title = The rules of Quarto!
rules-material =
    { $edition ->
        [access] Quarto! is a game for two and takes 10 to 20 minutes. The board has 4 rows of 4 cells. The 16 pieces are all different: each is tall or short, round or square, solid or hollow, smooth or grooved. At the start they all stand beside the board.
       *[classic] Quarto! is a game for two and takes 10 to 20 minutes. The board has 4 rows of 4 cells. The 16 pieces are all different: each is tall or short, round or square, solid or hollow, light or dark. At the start they all stand beside the board.
    }
rules-aim = The aim is a line of four pieces with at least one trait, or characteristic, in common: four tall ones, four round ones, four hollow ones, and so on. They may share several. A line is a row, a column or one of the two long diagonals.
rules-turn = You do not choose the piece you place: your opponent gives it to you. Chance decides who begins and gives the first piece. Place the piece you were given on any empty cell, then give your opponent one of the pieces left.
rules-calling = A line wins only if somebody calls it. After placing a piece you may call QUARTO! and point the line out, until you give the next piece. It does not matter who placed the other three.
rules-receiver = If you miss the line and give a piece, your opponent may call it at that moment, before placing, and wins instead of you.
rules-expiry = If neither of you calls it then, the line is worth nothing for the rest of the game.
rules-wrong = A wrong call changes nothing on the board, but normally you cannot call again in the same turn. A table may set stricter or milder rules.
rules-end = The first to call a QUARTO! and point it out wins. After the sixteenth piece there is none to give: the player who placed it, then the opponent, may still call. If both say done, it is a draw.
rules-traits = For beginners and children: agree that only one, two or three of the traits count. For example only the height: then four pieces of the same height win.
rules-squares = For advanced players: four pieces in a square of 2 by 2 cells count like a line. That makes nine more ways to win.
rules-time = In a tournament each move may be limited, for example to one minute. The clock starts when you receive a piece and stops when you give the next. Whoever runs out of time loses, unless the table only warns.
rules-access = The Access edition lets blind and sighted people play on equal terms: every trait can be felt, and smooth or grooved replaces light or dark. It has wooden pieces, a magnetic board and two masks, so that everybody can play by touch and memory. Here, too, a table can hide the board from both.
rules-author = Quarto! is a game by Blaise Müller, published by Gigamic. Fourfold is not connected with them.
