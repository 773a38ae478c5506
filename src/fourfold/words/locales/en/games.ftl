### What is said of one's own games, on a screen of their own and outside the page.

## My games

games-running = Under way
games-finished = Finished
games-none = You have not played yet. Every game you begin is kept here, and can be left for days and found again.
games-more = Show more
games-gone =
    { $count ->
        [one] One game that this device remembers is no longer on the server.
       *[other] { $count } games that this device remembers are no longer on the server.
    }
games-gone-forget = All right
games-computer = { $name } ({ $level })
games-waiting = Waiting for a second player
games-waiting-detail = your table is open
games-your-turn = Your turn
games-turn = It is { $name }’s turn
games-masked = under the mask
games-placed =
    { $count ->
        [0] the board is empty
        [one] one piece placed
       *[other] { $count } pieces placed
    }
games-left = { $time } left
games-left-moments = less than a minute left
games-won = Won
games-lost = Lost
games-drawn = Drawn
games-unfinished = Unfinished
games-over = Finished
games-by-call = by QUARTO!
games-by-full = all pieces placed
games-by-resign = by resignation
games-by-time = on time
games-by-agreed = by agreement
games-by-wrong-calls = by wrong calls
games-by-abandoned = a player stayed away
games-today = today
games-yesterday = yesterday
games-tallies = Your results
games-count-won = { $count } won
games-count-drawn = { $count } drawn
games-count-lost = { $count } lost
games-people = against people

## Outside the page

settings-notices = Tell me when it is my turn
settings-notices-detail = By a notification from your browser, while this page is open
notices-on = You will be told here when it is your turn.
notices-turn = It is your turn against { $name }.
notices-refused = Your browser does not allow this page to notify you. You can change that in the browser’s settings.
notices-unable = This browser cannot show notifications from a page.
