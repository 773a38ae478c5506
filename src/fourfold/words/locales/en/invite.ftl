### Before a game: the terms of a table, who is invited to it, and who waits there.

## Terms

terms-title = How you will play
terms-edition =
    { $edition ->
        [access] Access pieces: smooth or grooved.
       *[classic] Classic pieces: light or dark.
    }
terms-untimed = No clock. If one player leaves, the other can claim the win after { $time }.
terms-timed-loses = Clock: { $time } per move. Whoever runs out of time loses.
terms-timed-warned = Clock: { $time } per move. When time is up there is only a warning.
terms-wrong-call = Only one call per turn, even a wrong one.
terms-wrong-nothing = Wrong calls cost nothing.
terms-wrong-lose =
    { $count ->
        [one] One wrong call loses the game.
       *[other] { $count } wrong calls lose the game.
    }
terms-hints = Hints: lines that can be called are shown, and a button suggests moves.
terms-no-hints = No hints.
terms-mask = Mask: the board is hidden from everybody and explored piece by piece.
terms-no-mask = No mask: the board is open to everybody.

## Who is invited

join-name = Your name
join-sit = Sit down and play
join-learn = New to the game? Learn it step by step
join-watch = Or stay and watch when somebody else sits down.

## Who waits

invite-title = Invite a second player
invite-title-open = Your table is open
invite-also = You can also send the link to somebody.
invite-here = This address works on this computer only. For others, serve the game with fourfold serve.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = The link is copied.
invite-selected = The link is selected: now copy it.
invite-share = Share
invite-message = Will you play Quarto! with me?
invite-code = QR code with the link
invite-scan = or scan with a phone
invite-wait = While you wait
invite-meanwhile = Play the computer meanwhile
invite-meanwhile-detail = This table stays open. On any screen you are told when somebody sits down.
invite-close = Close this table
invite-close-sure = Close this table? Its link will lead nowhere.
invite-arrived = { $name } has sat down at your table. The game has begun.
invite-go = Go to the game
