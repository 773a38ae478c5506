### What only the page says.

## Everywhere

page-description = The board game Quarto!, true to its printed rules. Play the computer, a friend or anyone, blind or sighted.
page-start = New game
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
table-over = The game is over
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
invite-listed = Anybody can find this table in the list of open tables, as long as this page stays open.

## Start

start-heading = Four in a line, one thing in common.
start-lead = The catch: the other player picks the piece you place.
start-game = The game of Quarto!
start-learn = Learn it step by step
start-moving = Moving board
start-quartet = Four { $shared } pieces
start-play = Play now
start-play-friend = Invite a friend
start-play-anyone = Open a table
start-options = Your game
start-presets = Quick choice
start-preset-friendly = Friendly
start-preset-friendly-detail = no clock
start-preset-tournament = Tournament
start-preset-tournament-detail = 1 min per move
start-preset-children = Children
start-preset-children-detail = one trait: { $traits }
start-opponent = Play against
start-opponent-computer = Computer
start-opponent-computer-detail = five levels
start-opponent-same-screen = Two of you
start-opponent-same-screen-detail = at this screen
start-opponent-friend = A friend
start-opponent-friend-detail = who gets a link
start-opponent-anyone = Anybody
start-opponent-anyone-detail = at an open table
start-opponent-anyone-open =
    { $count ->
        [one] one table is open
       *[other] { $count } tables are open
    }
start-level = Level
start-name = Your name
start-name-other = Second player’s name
start-name-long = A name has at most { $limit } characters.
start-name-same = The two names must be different.
start-edition = Pieces
start-edition-classic = Classic
start-edition-classic-detail = two colours
start-edition-access = Access
start-edition-access-detail = two surfaces
start-traits = What counts
start-traits-last = At least one trait must count, so this one stays.
start-squares = Squares count too
start-squares-detail = Four pieces, 2 by 2: nine more ways to win
start-clock = Clock
start-clock-none = no clock
start-clock-minute = 1 min per move
start-clock-days = Days per move
start-clock-other = Other
start-days = Time for each move
start-seconds = Seconds per move
start-late = When time is up
start-late-loses = The game is lost
start-late-warned = Only a warning
start-more = More options
start-usual = By the usual rules.
start-first = Who begins
start-first-lot = Drawn by lot
start-first-me = Me
start-first-other = The other
start-calling = Calling QUARTO!
start-calling-hand = By the players
start-calling-automatic = Automatic
start-wrong = A wrong call
start-wrong-call = Uses up the call
start-wrong-nothing = Costs nothing
start-wrong-lose = Can cost the game
start-limit = Wrong calls that cost the game
start-hints = Hints
start-hints-detail = Lines that can be called are shown, and a button suggests moves
start-coach = Coach
start-coach-detail = Both are shown a line that nobody called, once it has expired
start-mask = Mask
start-mask-detail = The board is hidden from everybody and explored piece by piece, as if by touch
start-per-move = { $time } per move
start-only = only { $traits }
start-said-access = Played with the Access pieces.
start-said-squares = Squares count too.
start-said-free = Wrong calls cost nothing.
start-said-lose =
    { $count ->
        [one] One wrong call costs the game.
       *[other] { $count } wrong calls cost the game.
    }
start-said-warned = When time is up there is only a warning.
start-said-hints = Hints are allowed.
start-said-mask = The board is under the mask.
start-said-me = You begin.
start-said-other = The other player begins.
start-own = Go on with your game
start-own-pair = { $actor } and { $other }
start-own-waiting = Waiting for a second player
start-own-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
start-too-many = { $limit } of your games are not over yet. Finish one of them first.
start-open = Open tables
start-open-none = No table is open. Open one yourself!
start-open-waiting =
    { $minutes ->
        [0] just opened
        [one] open for one minute
       *[other] open for { $minutes } minutes
    }
start-open-gone = No longer open
start-open-own = Your own table, as others find it
start-open-go = Go to your table
start-join = Join
start-join-table = Join { $player }

## Settings

settings-chimes = Sounds of the pieces
settings-chimes-detail = Each piece is heard when you come to it

## For touch

tactile-title = In braille, and for touch
tactile-text = Board as text
tactile-svg = Drawing for swell paper
