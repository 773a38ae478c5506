### What the start says.

start-heading = Four in a line, one thing in common.
start-lead = The catch: your opponent picks the piece you place.
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
start-first-other = My opponent
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
start-said-mask = The board is hidden.
start-said-me = You begin.
start-said-other = Your opponent begins.
start-own = Go on with your game
start-own-all = All my games
start-open = Open tables
start-open-none = No table is open. Open one yourself!
start-open-waiting =
    { $minutes ->
        [0] just opened
        [one] open for one minute
       *[other] open for { $minutes } minutes
    }
start-open-gone = No longer open
start-open-own = Your own table, as others see it
start-open-go = Go to your table
start-join = Join
start-join-table = Join { $player }
