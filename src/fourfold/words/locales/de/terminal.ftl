### Was nur das Spiel im Terminal sagt. Eingabe ist die Taste.

## Vor einer Partie

setup-choice = { $number }. { $text }
setup-level = gegen den Computer, Stufe { $text }
setup-person = zu zweit an dieser Tastatur
setup-against = Wie möchtest du spielen? Die Nummer, oder Eingabetaste für { $number }.
setup-name = Wie heißt du? Eingabetaste für { $name }.
setup-name-of = Wie heißt Person { $number }? Eingabetaste für { $name }.
setup-change = Du kannst auch noch { $things } wählen. Tippe ja ein, oder drück die Eingabetaste, um zu beginnen.
setup-change-edition = die Ausgabe
setup-change-traits = was zählt
setup-change-time = eine Zeitgrenze
edition-classic = klassisch, mit hellen und dunklen Figuren
edition-access = Access, mit glatten und gerillten Figuren
setup-edition = Welche Ausgabe? Die Nummer, oder Eingabetaste für { $number }.
setup-traits = Welche Merkmale zählen? Nenne sie: { $traits }. Eingabetaste für alle.
setup-squares = Zählen auch Quadrate aus vier Feldern? Ja, oder Eingabetaste für nein.
setup-time = Wie viele Sekunden für jeden Zug? Eingabetaste für unbegrenzt.
setup-slip = Das verstehe ich nicht. Beantworte bitte die Frage.
yes-or-no = Antworte bitte mit Ja oder Nein.

## Gesicherte Partien

continue =
    { $count ->
        [0] Eine Partie ist nicht zu Ende: { $actor } gegen { $other }, das Brett ist leer. Weiterspielen? Nein, oder Eingabetaste für Ja.
        [one] Eine Partie ist nicht zu Ende: { $actor } gegen { $other }, mit einer Figur auf dem Brett. Weiterspielen? Nein, oder Eingabetaste für Ja.
       *[other] Eine Partie ist nicht zu Ende: { $actor } gegen { $other }, mit { $count } Figuren auf dem Brett. Weiterspielen? Nein, oder Eingabetaste für Ja.
    }
game-goes-on = Die Partie geht weiter.
game-kept = Die Partie ist gesichert. Um weiterzuspielen: fourfold play --continue
game-none = Es gibt keine offene Partie.
game-damaged = Eine gesicherte Partie ist beschädigt, sie lässt sich nicht weiterspielen: { $name }
load-damaged = Die gespeicherte Partie lässt sich nicht lesen: { $name }
game-not-kept = Auf diesem Computer lassen sich Partien nicht sichern: Wenn du gehst, ist diese verloren, außer du speicherst sie.
game-overtaken = Diese Partie ist inzwischen anderswo weitergegangen: Was hier gerade geschah, zählt nicht, es geht von ihrem jetzigen Stand aus weiter.
confirm-overwrite = Diese Datei gibt es schon. Ersetzen? Ja oder nein?

## Am Tisch

against-level = Du spielst gegen { $player }, den Computer, Stufe { $text }.
masked-table = Das Brett ist für alle verdeckt. Frag nach einem Feld, zum Beispiel Feld b3, oder nach einer Figur.
offer-question = { $player }, einverstanden? Ja oder nein?
another-game = Noch eine Partie? Nein, oder Eingabetaste für Ja.

## Über das Netz

remote-invite = Lade jemanden an diesen Tisch ein: { $link }
remote-invite-terminal = In einem Terminal: fourfold play --server { $server } --table { $table }
remote-kept = Die Partie bleibt auf dem Server. Um zurückzukommen: fourfold play --server { $server } --table { $table }
remote-lost = Die Verbindung ist verloren. Ich versuche weiter, sie wiederherzustellen.
remote-name-unused = Wer mitspielt, bringt den eigenen Namen mit: { $name } wird nicht gebraucht.
remote-back = Die Verbindung ist wieder da.
