### What is said after a game: how it ended, and its review. Numbers of moves are those of their pieces.

## The end of a game

table-winner =
    { $you ->
        [actor] You win!
       *[nobody] { $actor } wins
    }
table-drawn = A draw
table-unfinished = No result
happened-full = All sixteen pieces are placed, and nobody has called a line.
happened-agreed = By agreement.
happened-resign =
    { $you ->
        [other] You resigned.
       *[nobody] { $other } resigned.
    }
happened-time =
    { $you ->
        [other] Your time ran out.
       *[nobody] Time ran out for { $other }.
    }
happened-wrong-calls =
    { $you ->
        [other] You called wrongly too often.
       *[nobody] { $other } called wrongly too often.
    }
happened-abandoned =
    { $you ->
        [other] You did not come back.
       *[nobody] { $other } did not come back.
    }
happened-unfinished = Nobody came back to this table.
table-missed =
    { $count ->
        [one] One line was missed.
       *[other] { $count } lines were missed.
    }
table-series =
    In this series: { $actor } { $won }, { $other } { $lost }, { $count ->
        [0] no draws
        [one] one draw
       *[other] { $count } draws
    }.
table-series-draws =
    { $count ->
        [one] one draw
       *[other] { $count } draws
    }
table-taken = { $placer } made the line and did not see it.
table-after = After the game
table-rematch = Play again
table-review = Review
table-next = Watch the next game
table-go-on = Go to the next game
table-share = Share
table-copied = The link is copied.
table-picture = Picture
table-save = Save

## The review

review-title = Review
review-shown = Move shown
review-first = To the start of the game
review-back = One move back
review-forward = One move on
review-last = To the end
review-next = Next turning point
review-summary =
    How the game stood after each move: above the middle { $actor } wins, below it { $other }; on the middle line it is a draw. { $count ->
        [0] The game never turned.
        [one] The game turned once.
       *[other] The game turned { $count } times.
    }
review-wins = { $actor } wins
review-turning = turning point
review-start = The start of the game.
review-standing = With best play: { $score }.
review-move = { $number }. { $deed }
review-called = { $actor } calls QUARTO! for { $line }.
review-scores = Before: { $before }. After: { $after }.
review-same = Still a draw.
review-draw = a draw
review-win =
    { $plies ->
        [0] { $actor } wins at once
        [1] { $actor } wins at once
       *[other] { $actor } wins in { $plies }
    }
review-loss =
    { $plies ->
        [0] { $actor } loses at once
        [1] { $actor } loses at once
       *[other] { $actor } loses in { $plies }
    }
review-better-give = Better: the { $piece } piece.
review-better-place = Better: { $cell }.
review-better-call = Better: call { $line }.
review-marked = { $name }, recommended
review-turns = Turning points
review-turn = { $number }. { $actor }: { $said }
review-perfect = No mistake: perfect play to the end.
review-counted = “In 5” means that five pieces are placed before the call.
review-analyse = Analyse this position
review-analyse-before = Analyse the position before it
review-play = Play from here
review-play-before = Play from the move before
review-share = Share this moment
review-again = Try again

## A game that was opened

opened-other = Open another game
