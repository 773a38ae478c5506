### What is said in a game.
### Everywhere: $verbosity is short, normal or full; $edition is classic or access.
### $you says who listens: actor (who does it, or wins), other (the one across the table), or nobody
### of the two; in questions also named, where both sit at one keyboard.

## Things

value-light = light
    .all = light
value-dark = dark
    .all = dark
value-smooth = smooth
    .all = smooth
value-grooved = grooved
    .all = grooved
value-round = round
    .all = round
value-square = square
    .all = square
value-tall = tall
    .all = tall
value-short = short
    .all = short
value-solid = solid
    .all = solid
value-hollow = hollow
    .all = hollow

trait-colour = colour
trait-surface = surface
trait-shape = shape
trait-height = height
trait-body = hole

piece = { $height } { $shape } { $body } { $colour }

cell-phonetic = { $column } { $row }
letter-a = alpha
letter-b = bravo
letter-c = charlie
letter-d = delta

line-row = row { $row }
    .label = Row { $row }
line-column = column { $column }
    .label = Column { $column }
line-diagonal = the diagonal from { $start } to { $end }
    .label = Diagonal from { $start } to { $end }
line-block = the square from { $start } to { $end }
    .label = Square from { $start } to { $end }

list-more = { $items }, { $item }
list-last = { $items } and { $item }
list-none = nothing

time =
    { $minutes ->
        [0] { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
        [one] { $seconds ->
            [0] one minute
            [one] one minute and one second
           *[other] one minute and { $seconds } seconds
        }
       *[other] { $seconds ->
            [0] { $minutes } minutes
            [one] { $minutes } minutes and one second
           *[other] { $minutes } minutes and { $seconds } seconds
        }
    }
time-hours =
    { $hours ->
        [one] { $minutes ->
            [0] one hour
            [one] one hour and one minute
           *[other] one hour and { $minutes } minutes
        }
       *[other] { $minutes ->
            [0] { $hours } hours
            [one] { $hours } hours and one minute
           *[other] { $hours } hours and { $minutes } minutes
        }
    }
time-days =
    { $days ->
        [one] { $hours ->
            [0] one day
            [one] one day and one hour
           *[other] one day and { $hours } hours
        }
       *[other] { $hours ->
            [0] { $days } days
            [one] { $days } days and one hour
           *[other] { $days } days and { $hours } hours
        }
    }

name-player = Player { $number }
name-computer = Fourfold
name-somebody = a player
level-beginner = beginner
level-casual = casual
level-club = club
level-expert = expert
level-perfect = perfect

## Events

opened =
    { $verbosity ->
        [short] New table.
       *[normal] New table, { $edition ->
            [access] Access
           *[classic] classic
        } edition.
    }
joined = { $player } is here.
began =
    { $you ->
        [actor] You begin.
       *[nobody] { $actor } begins.
    }
began-position =
    { $count ->
        [0] The first piece is already given.
        [one] One piece is already on the board.
       *[other] { $count } pieces are already on the board.
    } { $you ->
        [actor] You begin.
       *[nobody] { $actor } begins.
    }
gave =
    { $you ->
        [actor] { $verbosity ->
            [full] You give { $other } the { $piece } piece, code { $digit }.
           *[normal] Given: { $piece }.
        }
        [other] { $verbosity ->
            [short] For you: { $piece }.
            [full] { $actor } gives you the { $piece } piece, code { $digit }.
           *[normal] { $actor } gives you the { $piece } piece.
        }
       *[nobody] { $verbosity ->
            [short] { $actor } gives { $piece }.
            [full] { $actor } gives { $other } the { $piece } piece, code { $digit }.
           *[normal] { $actor } gives { $other } the { $piece } piece.
        }
    }
placed =
    { $verbosity ->
        [short] { $you ->
            [actor] On { $cell }.
           *[nobody] { $actor }: { $cell }.
        }
        [full] { $you ->
            [actor] You place the { $piece } piece on { $cell }.
           *[nobody] { $actor } places the { $piece } piece on { $cell }.
        } { $count ->
            [one] One piece is on the board.
           *[other] { $count } pieces are on the board.
        }
       *[normal] { $you ->
            [actor] On { $cell }.
           *[nobody] { $actor } places it on { $cell }.
        }
    }
placed-piece =
    { $you ->
        [actor] You place the { $piece } piece on { $cell }.
       *[nobody] { $actor } places the { $piece } piece on { $cell }.
    }
called =
    { $you ->
        [actor] QUARTO! You call { $line }: all four are { $shared }.
       *[nobody] QUARTO! { $actor } calls { $line }: all four are { $shared }.
    }
called-by-itself =
    { $you ->
        [actor] QUARTO! You have { $line }: all four are { $shared }.
       *[nobody] QUARTO! { $actor } has { $line }: all four are { $shared }.
    }
said-done =
    { $you ->
        [actor] You are done.
       *[nobody] { $actor } is done.
    }
called-wrongly =
    { $you ->
        [actor] You call QUARTO! for { $line }. { $why }
       *[nobody] { $actor } calls QUARTO! for { $line }. { $why }
    }
called-wrongly-spent =
    { $verbosity ->
        [short] You call QUARTO! for { $line }. { $why }
       *[normal] You call QUARTO! for { $line }. { $why } You cannot call again this turn.
    }
called-wrongly-limit =
    { $you ->
        [actor] You call QUARTO! for { $line }. { $why } Wrong calls: { $calls } of { $limit }.
       *[nobody] { $actor } calls QUARTO! for { $line }. { $why } Wrong calls: { $calls } of { $limit }.
    }
wrong-nothing-shared =
    { $verbosity ->
        [short] Nothing in common that counts.
       *[normal] Wrong: the four have nothing in common that counts.
    }
wrong-line-expired =
    { $verbosity ->
        [short] Too late.
       *[normal] Too late: that line was there before and has expired.
    }
wrong-line-not-complete =
    { $verbosity ->
        [short] It has an empty cell.
       *[normal] Wrong: that line has an empty cell.
    }
offered-draw =
    { $you ->
        [actor] You offer a draw.
        [other] { $actor } offers a draw. Do you accept?
       *[nobody] { $actor } offers a draw.
    }
offered-take-back =
    { $you ->
        [actor] You ask to take back your last move.
        [other] { $actor } asks to take back a move. Do you accept?
       *[nobody] { $actor } asks to take back a move.
    }
offered-rematch =
    { $you ->
        [actor] You ask for another game.
        [other] { $actor } asks for another game. Do you accept?
       *[nobody] { $actor } asks for another game.
    }
declined =
    { $you ->
        [actor] You decline.
       *[nobody] { $actor } declines.
    }
withdrawn =
    { $you ->
        [actor] You withdraw your offer.
       *[nobody] { $actor } withdraws the offer.
    }
took-back =
    { $moves ->
        [one] One move has been taken back.
       *[other] { $moves } moves have been taken back.
    }
rematched = Agreed: another game.
left =
    { $you ->
        [actor] You leave the table.
       *[nobody] { $actor } leaves the table.
    }
returned =
    { $you ->
        [actor] You are back.
       *[nobody] { $actor } is back.
    }
resumed = The game goes on.
time-up =
    { $you ->
        [actor] Your time for this move is up.
       *[nobody] Time is up for { $actor }.
    }

## Phrases of the players

phrase-said =
    { $you ->
        [actor] You say: { $phrase }
       *[nobody] { $actor }: { $phrase }
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-game = Good game!
phrase-well-seen = Well seen!
phrase-one-moment = One moment.
phrase-thanks = Thanks!

## The end

ended-call =
    { $you ->
        [actor] You win!
       *[nobody] { $actor } wins.
    }
ended-full = All pieces are placed: a draw.
ended-resign =
    { $you ->
        [actor] { $other } resigns. You win!
        [other] You resign. { $actor } wins.
       *[nobody] { $other } resigns. { $actor } wins.
    }
ended-time =
    { $you ->
        [actor] Time is up for { $other }. You win!
        [other] Your time is up. { $actor } wins.
       *[nobody] Time is up for { $other }. { $actor } wins.
    }
ended-agreed = A draw, by agreement.
ended-wrong-calls =
    { $you ->
        [actor] Too many wrong calls by { $other }. You win!
        [other] Too many wrong calls. { $actor } wins.
       *[nobody] Too many wrong calls by { $other }. { $actor } wins.
    }
ended-abandoned =
    { $you ->
        [actor] { $other } has not come back. You win!
        [other] You have not come back. { $actor } wins.
       *[nobody] { $other } has not come back. { $actor } wins.
    }
ended-unfinished = The game ends unfinished.
closed = The table is closed.
missed = Missed when { $count } pieces were on the board: { $line }, all four { $shared }.
missed-now =
    { $verbosity ->
        [short] { $told } Missed: { $line }, all four { $shared }.
       *[normal] { $told } Nobody called { $line } in time: all four are { $shared }.
    }
series-ahead =
    { $draws ->
        [0] { $you ->
            [actor] The score is now { $wins } to { $losses } for you.
           *[nobody] The score is now { $wins } to { $losses } for { $actor }.
        }
        [one] { $you ->
            [actor] The score is now { $wins } to { $losses } for you, with one draw.
           *[nobody] The score is now { $wins } to { $losses } for { $actor }, with one draw.
        }
       *[other] { $you ->
            [actor] The score is now { $wins } to { $losses } for you, with { $draws } draws.
           *[nobody] The score is now { $wins } to { $losses } for { $actor }, with { $draws } draws.
        }
    }
series-level =
    { $wins ->
        [0] All { $draws } games so far were draws.
       *[other] { $draws ->
            [0] The score is now { $wins } all.
            [one] The score is now { $wins } all, with one draw.
           *[other] The score is now { $wins } all, with { $draws } draws.
        }
    }
turned-place =
    { $after ->
        [draw] { $cell } only drew;
       *[loss] { $cell } lost in { $lost_in };
    } { $before ->
        [draw] { $better_cell } held the draw.
       *[win] { $won_in ->
            [1] { $better_cell } won at once.
           *[other] { $better_cell } won in { $won_in }.
        }
    }
turned-give =
    { $after ->
        [draw] Giving the { $piece } piece only drew;
       *[loss] { $lost_in ->
            [1] Giving the { $piece } piece lost at once;
           *[other] Giving the { $piece } piece lost in { $lost_in };
        }
    } { $before ->
        [draw] the { $better_piece } piece held the draw.
       *[win] the { $better_piece } piece won in { $won_in }.
    }
turned-missed = Overlooked { $line }: all four are { $shared }.
result-open = The game is not over yet.

## Questions

question-give =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: give.
            [full] { $actor }, give { $other } a piece: type its code or its four traits.
           *[normal] { $actor }, give a piece.
        }
       *[actor] { $verbosity ->
            [short] Give.
            [full] Give { $other } a piece: type its code or its four traits.
           *[normal] Give { $other } a piece.
        }
    }
question-place =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: { $piece }.
            [full] { $actor }, place the { $piece } piece: type a cell, such as b3.
           *[normal] { $actor }, place the { $piece } piece.
        }
       *[actor] { $verbosity ->
            [short] Place: { $piece }.
            [full] Place the { $piece } piece: type a cell, such as b3.
           *[normal] Place the { $piece } piece.
        }
    }
question-place-it =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: place.
            [full] { $actor }, place it: type a cell, such as b3.
           *[normal] { $actor }, place it.
        }
       *[actor] { $verbosity ->
            [short] Place.
            [full] Place it: type a cell, such as b3.
           *[normal] Place it.
        }
    }
question-done =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: done?
           *[normal] { $actor }, no piece is left. Say done.
        }
       *[actor] { $verbosity ->
            [short] Done?
           *[normal] No piece is left. Say done.
        }
    }
or-call =
    { $verbosity ->
        [full] { $asked } Or type quarto and a line.
       *[normal] { $reminder ->
            [yes] { $asked } Or call QUARTO!
           *[no] { $asked }
        }
    }
waiting-give =
    { $you ->
        [other] { $actor } is choosing a piece for you.
       *[nobody] { $actor } is choosing a piece for { $other }.
    }
waiting-place = { $actor } is placing the { $piece } piece.
waiting-done = It is up to { $actor } to say done.
waiting-begin = The game has not begun.
waiting-over = The game is over.

which-line = Which line?
which-piece = Which piece? Type its code or its four traits.
which-cell = Which cell? For example b3.
which-row = Which row? Rows go from 1, the nearest to you, to 4.
which-column = Which column? Columns go from a, on the left, to d.
confirm-call = QUARTO! for { $line }. Yes or no?
confirm-call-cells = QUARTO! for { $line }: { $cells }. Yes or no?
confirm-resign = Do you really want to resign? Yes or no?
confirm-quit = Do you really want to leave the game? Yes or no?
no-call = No call was made.

## Refusals

refused-bad-name = Choose a short, readable name, different from the other player’s.
refused-bad-time = That time limit is not possible. A move can have up to 7 days.
refused-busy = The server is busy. Try again in a moment.
refused-call-used = You have already called this turn.
refused-calling-automatic = At this table QUARTO! is called automatically.
refused-cell-taken = That cell is taken.
refused-game-begun = The game has already begun.
refused-game-not-begun = The game has not begun.
refused-game-on = The game is not over yet.
refused-game-over = The game is over.
refused-line-not-complete = A line with an empty cell cannot be called.
refused-line-not-counted = Squares do not count in this game.
refused-no-claim = You cannot claim the win yet.
refused-no-piece-in-hand = There is no piece to place yet.
refused-no-session = Your session has expired. Open the game again.
refused-no-such-table = There is no such table.
refused-no-traits = At least one trait must count.
refused-nobody-listens = Nobody is here to hear that.
refused-not-stored = That could not be saved, so nothing has changed. Try again in a moment.
refused-not-your-seat = That seat is not yours.
refused-not-your-turn = It is not your turn.
refused-nothing-offered = There is no offer to answer.
refused-nothing-to-undo = There is no move to take back.
refused-offer-open = Answer the open offer first.
refused-piece-in-hand = First place the piece you were given.
refused-piece-taken = That piece is already on the board.
refused-pieces-left = There are still pieces to play.
refused-player-missing = Your opponent is not here yet.
refused-stopping = The server is being restarted. Come back in a moment.
refused-table-full = Both seats are taken.
refused-too-fast = That was too fast. Wait a moment.
refused-too-many = This server is full.
refused-call = The call does not count.
refused-unreadable = That game cannot be opened.
refused-other = That is not possible here: { $code }.

## Answers

cell-holds = { $cell }, { $piece }.
cell-empty = { $cell }, empty.
board-empty = The board is empty.
board-count =
    { $count ->
        [one] One piece is on the board.
       *[other] { $count } pieces are on the board.
    }
left-count =
    { $count ->
        [0] No piece is left.
        [one] One piece is left:
       *[other] { $count } pieces are left:
    }
left-all = All sixteen pieces are left.
left-all-but = { $count } pieces are left, all but: { $gone }.
left-piece = { $piece }, { $digit }.
piece-left = The { $piece } piece is still beside the board.
piece-gone = The { $piece } piece is no longer beside the board.
hand-holds =
    { $you ->
        [actor] You hold the { $piece } piece.
       *[nobody] { $actor } holds the { $piece } piece.
    }
hand-empty = No piece is in hand.
last-none = Nothing has been played yet.
clock = Time left for this move: { $time }.
clock-over = No time is left for this move.
clock-off = There is no clock.
shares-empty = On { $line }: no piece yet.
shares-one = On { $line }: one piece, { $piece }.
shares-some =
    { $count ->
        [2] On { $line }: two pieces, both { $shared }.
       *[other] On { $line }: { $count } pieces, all { $shared }.
    }
shares-nothing = On { $line }: { $count } pieces with nothing in common that counts.
shares-complete = On { $line }: four pieces.
find-count = Pieces that are { $values }: { $placed } on the board, { $left } left.
find-contradiction = No piece is both { $first } and { $second }.
in-hand = In hand: { $piece }.
counts = What counts: { $traits }.
counts-usual = All four traits count, and you call QUARTO! yourself.
counts-lines = Lines are rows, columns and the two long diagonals.
counts-blocks = Lines are rows, columns, the two long diagonals and squares of four.
counts-calling = You call QUARTO! yourself.
counts-automatic = QUARTO! is called automatically.
counts-time = Time per move: { $time }.
counts-coach = Each line that nobody called is pointed out once it has expired.
masked = Not under the mask. Ask for a cell, a piece, a row, a column or the diagonals.
masked-again = Not under the mask.
board-braille = { $text }

## A position to take along; the piece in hand in plain letters, which are printed in braille

export-title = A position of Quarto!, drawn to be felt
export-row = Row { $row }: { $first }; { $second }; { $third }; { $fourth }.
export-piece = { $cell }, { $piece }
export-empty = { $cell }, empty
export-hand = in hand

## Hints, and what is said around a game

hint-give = You could give the { $piece } piece.
hint-place = You could place it on { $cell }.
hint-call = You could call QUARTO! for { $line }.
hint-done = You could say done.
hints-off = Hints are not allowed at this table.
welcome = Welcome to Fourfold, the game of Quarto! Type help at any time.
goodbye = Goodbye!
saved = Saved as { $name }.
not-saved = The game could not be saved.
language-changed = I now speak English.
verbosity-changed =
    { $verbosity ->
        [short] I will say little.
        [full] I will say everything.
       *[normal] I will say what matters.
    }
phonetic-on = Columns are now called alpha, bravo, charlie and delta.
phonetic-off = Columns are now called a, b, c and d.
picture-legend =
    { $edition ->
        [access] Pieces: round ( ), square [ ]; smooth { $light }, grooved { $dark }; hollow: a hole; tall: two rows.
       *[classic] Pieces: round ( ), square [ ]; light { $light }, dark { $dark }; hollow: a hole; tall: two rows.
    }

## What was not understood

not-understood = I do not understand “{ $text }”. Type help to hear what you can type.
not-understood-near = I do not understand “{ $text }”. Did you mean { $near }?
not-understood-long = That is too long. Type help to hear what you can type.
ambiguous = “{ $text }” is not clear. Which one: { $choices }?
nothing-typed = Type help to hear what you can type.
missing-traits = Which piece? Still missing: { $traits }.
not-a-line = That is not a line. Say for example: row 3, column b, or two ends such as a1 d4.
