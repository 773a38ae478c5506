### The analysis board: what every move is worth, if nobody makes a mistake.
### $plies is how many pieces are placed until the call.

analysis-title = Analysis board
analysis-intro = Set up any position and see what every move is worth, if nobody makes a mistake.

## Setting up

analysis-mode = Tap to
analysis-mode-setup = Set up
analysis-mode-explore = Try moves
analysis-board = Board
analysis-reserve = Pieces left
analysis-hand = In hand
analysis-hand-empty = No piece
analysis-rated = { $name }, { $score }
analysis-hint-setup = Choose a piece and then its cell, or the hand. The other way round works too.
analysis-hint-piece = Chosen: { $piece }. Now choose a cell, or the hand.
analysis-hint-cell = Chosen: { $cell }. Now choose a piece.
analysis-hint-hand = Chosen: the hand. Now choose a piece.
analysis-hint-held = Chosen: { $piece }. Choose where it goes, or take it away.
analysis-hint-place = Choose a cell to see what each piece you could then give is worth.
analysis-hint-after = After { $cell }: choose the piece to give, and play on.
analysis-hint-give = Choose the piece to give, and play on.
analysis-hint-over = Nothing is left to place or to give.
analysis-take = Take away
analysis-undo = Undo
analysis-clear = Clear
analysis-put = The { $piece } piece is on { $cell }.
analysis-held = The { $piece } piece is in hand.
analysis-taken = The { $piece } piece is taken away.
analysis-cleared = The board is empty.
analysis-undone = Undone.
analysis-last = The piece on { $cell } was placed last: its line can still be called

## The variant

analysis-counts = Traits that count
analysis-squares = Squares count too
analysis-squares-note = Four pieces on 2 by 2 cells
analysis-edition = Pieces
analysis-edition-classic = Light and dark
analysis-edition-access = Smooth and grooved

## The position as text

analysis-position = Position or game
analysis-position-help = Rows 4 to 1 with a dot for each empty cell, then the piece in hand, or a hyphen. Or moves, such as 0 a1 7 b2, or a whole saved game.
analysis-open = Open a file
analysis-copy = Copy the link
analysis-copied = The link is copied.
analysis-not-copied = The link could not be copied. It is in the address bar.
analysis-play = Play from here
analysis-refused-bad-position = That is not a position. It takes four rows of four with slashes between them, a space, and the piece in hand or a hyphen.
analysis-refused-bad-piece = A piece is one of the digits 0 to 9 or the letters a to f, an empty cell is a dot.
analysis-refused-bad-cell = The last word names a cell, from a1 to d4.
analysis-refused-piece-twice = A piece appears twice. There is only one of each.
analysis-refused-done-too-early = “done” is for a full board.
analysis-refused-no-open-line = No line through the last cell named can be called.
analysis-refused-bad-traits = The traits that count cannot be read.
analysis-refused-bad-message = That is too long for a position.
analysis-refused-bad-move = A move is a piece (0 to f), a cell (a1 to d4), an exclamation mark with the two ends of a line, or done.
analysis-refused-bad-tag = This is not a line of a saved game.
analysis-refused-contradiction = What is written does not fit the moves.
analysis-refused-wrong-call = This call does not count.
analysis-at-line = Line { $line }: { $why }
analysis-at-move = Move { $move }: { $why }

## What it is worth

analysis-values = Values
analysis-wait = Thinking…
analysis-retry = Try again
analysis-number = The number counts the pieces placed before the call.
analysis-score-win =
    { $plies ->
        [0] wins at once
       *[other] wins in { $plies }
    }
analysis-score-draw = draw
analysis-score-loss =
    { $plies ->
        [0] loses at once
       *[other] loses in { $plies }
    }
analysis-verdict-draw = If nobody makes a mistake, it is a draw.
analysis-verdict-win =
    { $task ->
        [place] The player who places wins
        [give] The player who gives wins
       *[done] The player to move wins
    } { $plies ->
        [0] at once, by calling.
        [one] in one placement.
       *[other] in { $plies } placements.
    }
analysis-verdict-loss =
    { $task ->
        [place] The player who places loses
        [give] The player who gives loses
       *[done] The player to move loses
    } { $plies ->
        [0] at once.
        [one] in one placement.
       *[other] in { $plies } placements.
    }
analysis-best = Best: { $deed }.
analysis-turns =
    { $count ->
        [one] The only turn
       *[other] All { $count } turns, best first
    }
analysis-turn = Turn
analysis-worth = Worth
analysis-turn-give = give the { $piece } piece
analysis-turn-place-give = { $cell }, then give the { $piece } piece
analysis-turn-call = call QUARTO! for { $line }
analysis-turn-place-call = { $cell }, then call QUARTO! for { $line }
analysis-turn-done = say done
analysis-turn-place-done = { $cell }, then say done
