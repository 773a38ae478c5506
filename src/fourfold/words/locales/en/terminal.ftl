### What only the game in a terminal says. Enter is the key.

## Before a game

setup-choice = { $number }: { $text }
setup-level = the computer, at level { $text }
setup-person = a second player at this keyboard
setup-against = Who do you play against? The number, or Enter for { $number }.
setup-name = What is your name? Enter for { $name }.
setup-name-of = Name of player { $number }? Enter for { $name }.
setup-change = Do you want to choose the edition, what counts, or a time limit? Yes, or Enter to begin.
edition-classic = classic, with light and dark pieces
edition-access = Access, with smooth and grooved pieces
setup-edition = Which edition? The number, or Enter for { $number }.
setup-traits = Which traits count? Name them: { $traits }. Enter for all.
setup-squares = Do squares of four cells count too? Yes, or Enter for no.
setup-time = How many seconds for each move? Enter for no limit.
setup-slip = I do not understand. Answer the question, please.
yes-or-no = Answer yes or no, please.

## Games that are kept

continue =
    { $count ->
        [0] A game is not over: { $actor } against { $other }, with an empty board. Go on with it? No, or Enter for yes.
        [one] A game is not over: { $actor } against { $other }, with one piece on the board. Go on with it? No, or Enter for yes.
       *[other] A game is not over: { $actor } against { $other }, with { $count } pieces on the board. Go on with it? No, or Enter for yes.
    }
game-goes-on = The game goes on.
game-kept = The game is kept. To go on with it: fourfold play --continue
game-none = There is no unfinished game.
game-damaged = A kept game is damaged and cannot be continued: { $name }
load-damaged = The saved game cannot be read: { $name }
game-not-kept = Games cannot be kept on this computer: if you leave, this one is lost unless you save it.
game-overtaken = This game has gone on elsewhere meanwhile: what was just done here does not count, and it continues from where it is now.
confirm-overwrite = That file exists already. Replace it? Yes or no?

## At the table

against-level = You play against { $player }, at level { $text }.
masked-table = The board is hidden from everybody. Ask for one cell, such as cell b3, or for one piece.
offer-question = { $player }, do you accept? Yes or no?
another-game = Another game? No, or Enter for yes.

## Over the network

remote-invite = Invite somebody to this table: { $link }
remote-invite-terminal = From a terminal: fourfold play --server { $server } --table { $table }
remote-kept = The game stays on the server. To come back: fourfold play --server { $server } --table { $table }
remote-lost = The connection is lost. I keep trying to get it back.
remote-name-unused = The other player brings their own name: { $name } is not needed.
remote-back = The connection is back.
