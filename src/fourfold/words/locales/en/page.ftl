### What only the page says.

## Everywhere

page-description = The board game Quarto!, to the letter of its rule books. Play the computer, a friend or anybody, with or without sight.
page-start = New game
page-rules = Rules
page-analysis = Analysis
page-settings = Settings
page-sounds = Sounds
page-menu = Menu
page-skip = To the game
page-close = Close
page-cancel = Cancel
page-nowhere = There is nothing at this address.
page-home = To the start
page-wait = One moment …
page-no-connection = The server is out of reach. Try again in a moment.

## At the table

table-title = A table
table-you = (you)
table-missing = not here yet
table-places = to place
table-gives = to choose
table-ends = to say done
table-waits = waits
table-away = away
table-won = wins
table-finished = finished
table-board = Board
table-reserve = Pieces beside the board
table-left = { $count } left
table-hand = Piece in hand
table-place-this = Place this piece
table-give-to = Give { $name } a piece
table-no-piece = No piece is left
table-is-placing = { $name } is placing
table-is-giving = { $name } is choosing
table-is-ending = { $name } may still call
table-give = Give
table-give-piece = Give the { $piece } piece
table-choose-first = First choose a piece beside the board
table-done = Done
table-cell-empty = { $cell }, empty
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, taken
table-quarto = QUARTO!
table-point = Point the line out: touch its cells, or choose it here.
table-call-line = QUARTO! { $line }
table-no-moment = This is not your moment to call.
table-moves = Moves
table-masked = The board is hidden from both: meet one cell or one piece at a time.
table-counts = What counts: { $traits }; rows, columns, diagonals.
table-counts-squares = What counts: { $traits }; rows, columns, diagonals, squares.
table-actions = Offers
table-take-back = Take back
table-draw = Draw
table-resign = Resign
table-resign-sure = Give the game up?
table-hint = Hint
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-gone = { $name } has left the table. The game waits.
table-claim = Claim the game
table-lost = The connection is lost. I keep trying to get it back.
table-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
table-commands = Typed commands
table-command = Command or question
table-command-example = b3, 7, row 3, help …
table-send = Send
table-said = What was said
table-invited = { $name } is waiting for somebody to play
table-your-name = Your name
table-sit = Sit down and play
table-or-watch = Or stay and watch when somebody else sits down.
table-over = The game is over
table-drawn = A draw
table-taken = { $placer } made the line and did not see it. { $caller } did.
table-after = After the game
table-rematch = Play again
table-next = Watch the next game
table-share = Share
table-copied = The link is copied.
table-save = Save
