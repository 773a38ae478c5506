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

## Start

start-heading = Four in a line that share one thing.
start-lead = The catch: the other player picks the piece you place.
start-quartet = Four { $shared } pieces
start-play = Play now
start-play-friend = Invite a friend
start-play-anyone = Open a table
start-options = Your game
start-opponent = Play against
start-opponent-computer = Computer
start-opponent-computer-detail = five levels
start-opponent-same-screen = Two of you
start-opponent-same-screen-detail = at this screen
start-opponent-friend = A friend
start-opponent-friend-detail = who gets a link
start-opponent-anyone = Anybody
start-opponent-anyone-detail = at an open table
start-level = Level
start-name = Your name
start-name-other = The other name
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
start-clock-other = Other
start-seconds = Seconds per move
start-late = When time is up
start-late-loses = The game is lost
start-late-warned = Only a warning
start-tournament = Tournament rules
start-tournament-detail = One minute per move, calls by hand, wrong calls cost, no hints
start-more = More options
start-first = Who begins
start-first-lot = Drawn by lot
start-first-me = Me
start-first-other = The other
start-calling = Calling QUARTO!
start-calling-hand = By hand
start-calling-automatic = Automatic
start-wrong = A wrong call
start-wrong-call = Uses up the call
start-wrong-nothing = Costs nothing
start-wrong-lose = Can cost the game
start-limit = Wrong calls that cost the game
start-hints = Hints
start-hints-detail = Lines that can be called are shown
start-mask = Mask
start-mask-detail = The board is hidden from everybody and met piece by piece, as by touch
start-per-move = { $time } per move
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
start-open = Open tables
start-open-none = No table is open. Open one yourself!
start-open-waiting =
    { $minutes ->
        [0] just opened
        [one] open for one minute
       *[other] open for { $minutes } minutes
    }
start-open-gone = No longer open
start-join = Join
start-join-table = Join { $player }

## Settings

settings-language = Language
settings-theme = Appearance
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-verbosity = How much is said
settings-verbosity-short = Little
settings-verbosity-normal = What matters
settings-verbosity-full = Everything
settings-sounds = Sounds
settings-sounds-detail = For pieces, calls and the clock
settings-phonetic = Columns by name
settings-phonetic-detail = Alpha, bravo, charlie, delta for a, b, c, d
settings-commands = Command field
settings-commands-detail = Moves and questions can be typed at the table

## Invitation

invite-title = Invite a second player
invite-lead = The game begins as soon as somebody opens this link and sits down.
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-selected = The link is selected: now copy it.
invite-share = Share
invite-message = Will you play Quarto! with me?
invite-code = QR code with the link
invite-scan = or scan with a phone
