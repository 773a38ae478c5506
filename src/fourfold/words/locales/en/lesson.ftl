### The lesson: the rules in a few steps, each with something to try.
### The steps get $piece, $cell, $line and $shared where they have them.

lesson-title = Learn Quarto! step by step
lesson-progress = Step { $number } of { $count }
lesson-edition = Pieces
lesson-edition-classic = Light and dark
lesson-edition-access = Smooth and grooved
lesson-board = Board to try on
lesson-reserve = Pieces to choose from
lesson-hand = Your piece
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-again = Once more
lesson-done = Done
lesson-play = Play your first game with a coach
lesson-steps = All steps
lesson-step = Step { $number }: { $name }
lesson-step-done = Step { $number }: { $name }, done

## The steps

lesson-pieces-title = Sixteen pieces, four traits
lesson-pieces-text =
    { $edition ->
        [access] Each piece is tall or short, round or square, solid or hollow, smooth or grooved. No two are alike.
       *[classic] Each piece is tall or short, round or square, solid or hollow, light or dark. No two are alike.
    }
lesson-pieces-task = Find the { $piece } piece.
lesson-pieces-wrong = Not quite. That is the { $piece } piece. Look for the { $wanted } one.
lesson-pieces-right = That’s the one! There is only one piece like it.

lesson-line-title = Four that share a trait
lesson-line-text = Four pieces in a row, a column or a long diagonal are a line. It wins if all four share a trait.
lesson-line-task = In one line here all four pieces share a trait. Choose them.
lesson-line-decoy = These four are a line, but they have nothing in common. Look for another one.
lesson-line-wrong = Not quite: choose four pieces side by side in a row or a column. What do they share?
lesson-line-right = Well seen! In { $line } all four are { $shared }. One thing in common is enough.

lesson-given-title = You place what you are given
lesson-given-text = Your opponent chooses your piece, you choose the cell. Then you give one of the pieces left.
lesson-given-task = Place your piece, then give one.
lesson-given-place = Any empty cell will do. Choose one.
lesson-given-given = Placed. Now choose any piece to give.
lesson-given-right = Given! Now your opponent must place it. That was a whole turn.

lesson-care-title = Give with care
lesson-care-text = Watch what you give: in { $line } three pieces are { $shared }, and { $cell } is free.
lesson-care-task = Give a piece that does not help your opponent.
lesson-care-wrong = Careful! With the { $piece } piece on { $cell }, all four would be { $shared }. Give another one.
lesson-care-right = Good choice! The { $piece } piece does not help there.

lesson-call-title = Call QUARTO! yourself
lesson-call-text = A line wins only if you call it and point it out. You have just placed on { $cell }, and that made one.
lesson-call-task = Press QUARTO!, then choose the four pieces.
lesson-call-early = First press QUARTO!, then point the line out.
lesson-call-point = QUARTO! And where? Choose the four pieces of the line.
lesson-call-decoy = These four have nothing in common. Try the other lines, the diagonals too.
lesson-call-wrong = Not quite. Your line goes through { $cell }, where the last piece was placed.
lesson-call-right = You win! On { $line } all four are { $shared }. It does not matter who placed the other three.

lesson-missed-title = They missed it? Your chance!
lesson-missed-text = Your opponent made a line on { $cell }, overlooked it and gave you a piece. Until you place it, you may call.
lesson-missed-task = Press QUARTO! and point the line out.
lesson-missed-early = Wait! Once you place your piece, the chance is gone. First press QUARTO!
lesson-missed-point = QUARTO! And where? Choose the four pieces of the line.
lesson-missed-decoy = These four have nothing in common. Look for a line through { $cell }.
lesson-missed-wrong = Not quite. The line goes through { $cell }, where the last piece was placed.
lesson-missed-right = You win! All four in { $line } are { $shared }, and only you saw it.

lesson-expired-title = Too late!
lesson-expired-text = Nobody called { $expired } in time: that line is worth nothing now. Its pieces still count in others.
lesson-expired-task = Place your piece so that it makes a new line.
lesson-expired-wrong = No new line on { $cell }. Where are three matching pieces waiting for a fourth?
lesson-expired-right = Yes! In { $line } all four are { $shared }. Now you would call it.

lesson-variants-title = Easier, or harder
lesson-variants-text = Easier: only some of the traits count. Harder: four pieces in a square of 2 by 2 cells win too.
lesson-variants-task = Squares count here. Complete one.
lesson-variants-wrong = Not there: { $cell } completes no matching square. Where are three pieces waiting for a fourth?
lesson-variants-right = Exactly! A square, and all four are { $shared }.

lesson-end-title = The last piece
lesson-end-text = After the sixteenth piece you may still call, then your opponent. If both say done, it is a draw.
lesson-end-task = Place the last piece, then say done.
lesson-end-placed = No line this time. Say done.
lesson-end-right = Your opponent says done too: a draw. Now you know it all. Have fun!

## The rule book

lesson-book = The whole rule book
lesson-heading-material = Board and pieces
lesson-heading-aim = The aim
lesson-heading-turn = A turn
lesson-heading-calling = Calling QUARTO!
lesson-heading-wrong = A wrong call
lesson-heading-end = The end
lesson-heading-variants = Variants
lesson-heading-time = Time
lesson-heading-access = The Access edition

## The sounds of the pieces

lesson-chimes = The pieces by ear
lesson-chimes-text =
    { $edition ->
        [access] Each piece has its sound. Tall is deep, short is high; round is soft, square buzzes; solid is dry, hollow rings on; smooth is steady, grooved rattles. Columns are heard from left to right.
       *[classic] Each piece has its sound. Tall is deep, short is high; round is soft, square buzzes; solid is dry, hollow rings on; light is bright, dark has a deep undertone. Columns are heard from left to right.
    }
lesson-chimes-all = All pieces: choose one to hear it
