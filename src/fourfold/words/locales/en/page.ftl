### What only the page says.

## Everywhere

page-description = The board game Quarto!, true to its printed rules. Play the computer, a friend or anyone, blind or sighted.
page-start = New game
page-games = My games
page-rules = Rules
page-analysis = Analysis
page-settings = Settings
page-sounds = Sounds
page-menu = Menu
page-skip = Skip to the game
page-help = Help
page-close = Close
page-cancel = Cancel
page-nowhere = There is nothing at this address.
page-home = Start page
page-invitation = Back to the invitation
page-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn in { $count } games
    }
page-wait = One moment…
page-unknown = This page is out of date. Please reload it.
page-pair = { $actor } and { $other }
page-too-many = { $limit } of your games are not over yet. Finish one of them first.

## At the table

table-title = Your table
table-you = (you)
clock-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
table-missing = not here yet
table-places = placing
table-gives = choosing
table-ends = to say done
table-waits = waiting
table-away = away
table-won = has won
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
table-chosen = Chosen: { $piece }. Choose it again to give it.
table-chosen-again = Chosen: { $piece }.
table-given = Given.
table-pointed = { $cell } chosen, { $count } of 4.
table-not-pointed = { $cell } no longer chosen, { $count } of 4.
table-line-pointed = Line chosen: { $line }. Now call QUARTO!
table-switches = The piece to give, trait by trait
table-quarto = QUARTO!
table-no-line = Not chosen yet
table-point = Point the line out: touch its cells, or choose it here.
table-point-swipe = Point the line out: swipe along it, touch its cells, or choose it here.
table-no-moment = You cannot call right now.
table-too-few = A line takes four pieces. There are not that many on the board yet.
table-moves = Moves
table-masked = The board is hidden from everybody. Explore one cell or piece at a time with the arrow keys, a tap or a sliding finger. Tap again to place.
table-counts = What counts: { $traits }; rows, columns, diagonals.
table-counts-squares = What counts: { $traits }; rows, columns, diagonals, squares.
table-actions = Offers
table-take-back = Take back
table-draw = Offer a draw
table-resign = Resign
table-resign-sure = Give the game up?
table-hint = Hint
table-say = Say…
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-gone = { $name } has left the table. The game waits.
table-claim = Claim the win
table-lost = Connection lost. Trying to reconnect.
table-back = The connection is back.
table-kept = You are offline. Your move is saved on this device and will be sent when the connection is back.
table-overtaken = Your last move came too late and does not count.
table-not-done = Something else happened first, so this was not done. If you still want it, do it again.
table-you-watch = You are watching { $first } and { $second }.
table-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
table-commands = Typed commands
table-command = Command or question
table-command-example = b3, 7, row 3, help…
table-send = Send
table-said = What was said
table-invited = { $name } invites you to a game of Quarto!
invite-lead = Copy the link and send it: the game begins as soon as somebody opens it and sits down.
invite-listed = Anybody can find this table in the public list as long as this page stays open.

## Settings

settings-chimes = Sounds of the pieces
settings-chimes-detail = Each piece is heard when you come to it

## For touch

tactile-title = In braille, and for touch
tactile-text = Board as text
tactile-svg = Drawing for swell paper
