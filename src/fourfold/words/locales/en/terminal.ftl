### What only the game in a terminal says. Enter is the key.

## Before a game

setup-choice = { $number }: { $text }
setup-level = the computer, { $text } level
setup-person = a second player at this keyboard
setup-against = Who do you play against? Type a number, or press Enter for { $number }.
setup-name = What is your name? Press Enter for { $name }.
setup-name-of = Name of player { $number }? Press Enter for { $name }.
setup-change = You can also choose { $things }. Type yes to choose, or press Enter to begin.
setup-change-edition = the edition
setup-change-traits = what counts
setup-change-time = a time limit
edition-classic = classic, with light and dark pieces
edition-access = Access, with smooth and grooved pieces
setup-edition = Which edition? Type a number, or press Enter for { $number }.
setup-traits = Which traits count? Name them: { $traits }. Press Enter for all.
setup-squares = Do squares of four cells count too? Press Enter for no, or type yes.
setup-time = How much time for each move? Type for example 60 seconds or 2 days. Press Enter for no limit.
setup-slip = I do not understand. Answer the question, please.
yes-or-no = Answer yes or no, please.

## Games that are kept

continue =
    { $count ->
        [0] You have an unfinished game: { $actor } against { $other }, with an empty board. Continue it? Press Enter for yes, or type no.
        [one] You have an unfinished game: { $actor } against { $other }, with one piece on the board. Continue it? Press Enter for yes, or type no.
       *[other] You have an unfinished game: { $actor } against { $other }, with { $count } pieces on the board. Continue it? Press Enter for yes, or type no.
    }
game-goes-on = The game goes on.
game-kept = Your game is saved. To continue it: fourfold play --continue
game-none = There is no unfinished game.
game-damaged = A saved game is damaged and cannot be continued: { $name }
load-damaged = The saved game cannot be read: { $name }
game-not-kept = Games cannot be saved on this computer: if you leave, this one is lost unless you save it to a file.
game-overtaken = This game was continued elsewhere. Your last move here does not count; the game goes on from where it is now.
confirm-overwrite = That file exists already. Replace it? Yes or no?

## At the table

against-level = You are playing { $player }, the computer, { $text } level.
masked-table = The board is hidden from everybody. Ask for a cell, such as cell b3, a piece, a row, a column or the diagonals.
offer-question = { $player }, do you accept? Yes or no?
another-game = Another game? Press Enter for yes, or type no.

## Over the network

remote-invite = Invite somebody to this table: { $link }
remote-invite-terminal = From a terminal: fourfold play --server { $server } --table { $table }
remote-kept = The game stays on the server. To come back: fourfold play --server { $server } --table { $table }
remote-lost = Connection lost. Trying to reconnect.
remote-name-unused = Your opponent will bring their own name, not { $name }.
remote-back = The connection is back.
