### What help and settings say.

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
settings-voice = The page’s own voice
settings-voice-detail = Reads everything aloud; leave it off if you use a screen reader
settings-vibration = Vibration
settings-vibration-detail = If the device supports it
settings-phrases = What the other player says
settings-phrases-detail = Turned off, “Good game!” and the like are neither heard nor seen
phrases-title = Say to { $name }
settings-switches = Choose pieces by switches
settings-switches-detail = Four switches, one for each trait, with the keys 1 to 4
settings-buttons = Board and pieces as plain buttons
settings-buttons-detail = For screen readers on touch screens: each cell and each piece is a button

## Help and keys

help-start = Choose who you play against and what counts, then press Play now. Everything can be reached by Tab and the arrow keys.
help-table = Place the piece you were given, then give one of those beside the board. When you see four in a line that share a trait, call QUARTO! and point it out.
help-analysis = Put pieces on the board and see what each cell, and each piece you could give, is worth.
help-rules = Go through the lesson step by step, or read the whole rule book below it.
help-nowhere = Go back to the start page and choose a game.
help-grid = On the board and among the pieces
help-key-arrows = Arrows
help-arrows = move from cell to cell, or from piece to piece
help-key-enter = Enter
help-enter = places your piece; on a piece beside the board chooses it, and pressed again gives it
help-key-home = Home, End
help-home = go to the ends of the row
help-key-escape = Escape
help-escape = cancels a call
help-key-switches = 1 to 4
help-switches = each flip one trait, if you choose pieces by switches
help-choose = chooses the cell or the piece
help-key-delete = Delete
help-delete = takes the piece away while a position is set up
help-typing = In the field below the board you can type moves and questions in words. Type help there to hear them all.
keys-title = Keyboard shortcuts
keys-on = Keys at the table
keys-on-detail = One key each for calls and questions
keys-restore = Reset
keys-restored = The usual keys are back.
keys-call = Call QUARTO!
keys-hand = Which piece is in hand?
keys-last = What was played last?
keys-turn = Whose turn, and how much time?
keys-left = Which pieces are left?
keys-row = Read this row
keys-column = Read this column
keys-diagonals = Read the diagonals
keys-board = Go to the board
keys-reserve = Go to the pieces beside it
keys-command = Go to the command field
keys-help = Help
