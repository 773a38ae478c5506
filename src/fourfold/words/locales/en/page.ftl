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
