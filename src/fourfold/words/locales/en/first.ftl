### What the page can say before any other text is there.

page-no-connection = The server is out of reach. Try again in a moment.
page-again = Try again
