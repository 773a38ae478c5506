### What can be typed: synonyms with commas between them, the first one being the one we teach, and
### a line of help for each command. Case, accents and ends of words do not matter.

command-give = give, choose
    .help = give 7, or give tall round hollow light: gives that piece. The code or the traits alone will do.
command-place = place, put
    .help = place b3, or just b3: places the piece you were given.
command-call = quarto, call, call quarto
    .help = quarto row 3, or quarto a1 d1: calls QUARTO! and points the line out.
command-done = done, pass
    .help = done: ends your turn when no piece is left.
command-draw = draw, offer draw
    .help = draw: offers a draw.
command-undo = undo, take back, back
    .help = undo: asks to take your last move back.
command-rematch = again, rematch, another game, new game, play again
    .help = again: asks for another game.
command-accept = yes, y, accept, agree, ok
    .help = yes: accepts what is offered or asked.
command-decline = no, n, decline, refuse
    .help = no: declines it.
command-resign = resign, give up
    .help = resign: gives the game up.
command-claim = claim
    .help = claim: claims the win when your opponent is gone.
command-board = board, look
    .help = board: says what is on the board.
command-braille = braille, dots
    .help = braille: gives the board and the piece in hand as one line of braille, a character for each cell.
command-row = row
    .help = row 3: reads a row.
command-column = column
    .help = column b: reads a column.
command-diagonals = diagonals, diagonal
    .help = diagonals: reads the two long diagonals.
command-what = what is on, what, on, cell
    .help = what is on b3, or b3?: says what is on a cell.
command-left = left, pieces, remaining, what is left
    .help = left: says which pieces are left.
command-hand = hand, my piece
    .help = hand: says which piece is in hand.
command-last = last, last move
    .help = last: says what was played last.
command-turn = turn, whose turn, clock, time
    .help = turn: says whose turn it is and how much time is left.
command-shares = shares, share, line
    .help = shares row 3: says what the pieces of a line have in common so far.
command-find = find, search, where
    .help = find tall hollow: says where such pieces are.
command-traits = traits, what counts, options
    .help = traits: says what counts in this game.
command-result = result, missed, end
    .help = result: says how the game ended and which lines were missed.
command-hint = hint, advice
    .help = hint: suggests a move, where hints are allowed.
command-say = tell, message
    .help = good game, or say good game: says that to your opponent, in their language. Also hello, good luck, well seen, one moment and thanks.
command-help = help, commands
    .help = help, or help give: says what you can type.
command-rules = rules, rule book
    .help = rules: reads the rules of the game.
command-save = save
    .help = save myGame: saves the game.
command-quit = quit, exit, leave, bye
    .help = quit: leaves the game.
command-language = language, speak
    .help = language French: continues in another language.
command-detail = detail, details, verbosity, say
    .help = detail short, detail normal or detail full: says less or more.
command-phonetic = phonetic, spelling
    .help = phonetic: names columns by words, or by letters again.
command-repeat = repeat, what did you say
    .help = repeat: says the last sentence again.

help-intro = You can type:
help-outro = Short forms will do, such as col b. Pieces go from 0 to 9 and a to f, columns from a to d, rows from 1 to 4.

typed-light = light, bright, pale, white
typed-dark = dark, black
typed-smooth = smooth, plain
typed-grooved = grooved, rough, ridged
typed-round = round, circular, cylinder
typed-square = square, squared, angular
typed-tall = tall, high, big, large
typed-short = short, low, small, little
typed-solid = solid, full, filled
typed-hollow = hollow, hole, holed, empty

typed-row = row
typed-column = column
typed-diagonal = diagonal
typed-block = block, square

typed-a = alpha, alfa
typed-b = bravo
typed-c = charlie
typed-d = delta

typed-en = English, en
typed-fr = French, français, fr
typed-es = Spanish, español, es
typed-de = German, Deutsch, de

typed-brief = short, brief, little
typed-normal = normal
typed-full = full, long, everything

typed-seconds = seconds, second, s, sec
typed-minutes = minutes, minute, m, min
typed-hours = hours, hour, h
typed-days = days, day, d

typed-hello = hello, hi, good day
typed-good-luck = good luck, luck
typed-good-game = good game, well played, gg
typed-well-seen = well seen, well spotted
typed-one-moment = one moment, just a moment, moment
typed-thanks = thanks, thank you

typed-filler = the, a, an, piece, number, code, cell, on, to, from, at, and, of, line, with, it, one, please, me
