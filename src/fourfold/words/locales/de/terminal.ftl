### Was nur das Spiel im Terminal sagt. Mit Eingabetaste ist Enter gemeint.

## Vor einer Partie

setup-choice = { $number }: { $text }
setup-level = gegen den Computer, Stufe { $text }
setup-person = zu zweit an dieser Tastatur
setup-against = Wie möchtest du spielen? Tippe eine Nummer ein. Eingabetaste für { $number }.
setup-name = Wie heißt du? Eingabetaste für { $name }.
setup-name-of =
    { $number ->
        [1] Der erste Name? Eingabetaste für { $name }.
       *[other] Der zweite Name? Eingabetaste für { $name }.
    }
setup-change = Du kannst noch mehr wählen: { $things }. Eingabetaste zum Beginnen, oder tippe „ja“ ein.
setup-change-edition = die Ausgabe
setup-change-traits = was zählt
setup-change-time = ein Zeitlimit
edition-classic = klassisch, mit hellen und dunklen Figuren
edition-access = Access, mit glatten und gerillten Figuren
setup-edition = Welche Ausgabe? Tippe eine Nummer ein. Eingabetaste für { $number }.
setup-traits = Welche Merkmale zählen? Nenne sie: { $traits }. Eingabetaste für alle.
setup-squares = Zählen auch Quadrate aus vier Feldern? Eingabetaste für nein, oder tippe „ja“ ein.
setup-time = Wie viel Zeit pro Zug? Zum Beispiel 60 Sekunden oder 2 Tage. Eingabetaste für unbegrenzt.
setup-slip = Das verstehe ich nicht. Beantworte bitte die Frage.
yes-or-no = Antworte bitte mit Ja oder Nein.

## Gespeicherte Partien

continue =
    { $count ->
        [0] Du hast eine offene Partie: { $actor } gegen { $other }, das Brett ist leer. Weiterspielen? Eingabetaste für ja, oder tippe „nein“ ein.
        [one] Du hast eine offene Partie: { $actor } gegen { $other }, mit einer Figur auf dem Brett. Weiterspielen? Eingabetaste für ja, oder tippe „nein“ ein.
       *[other] Du hast eine offene Partie: { $actor } gegen { $other }, mit { $count } Figuren auf dem Brett. Weiterspielen? Eingabetaste für ja, oder tippe „nein“ ein.
    }
game-goes-on = Die Partie geht weiter.
game-kept = Deine Partie ist gespeichert. Zum Weiterspielen: fourfold play --continue
game-none = Es gibt keine offene Partie.
game-damaged = Eine gespeicherte Partie ist beschädigt und lässt sich nicht weiterspielen: { $name }
load-damaged = Die gespeicherte Partie lässt sich nicht lesen: { $name }
game-not-kept = Auf diesem Computer bleiben Partien nicht erhalten: Wenn du gehst, ist diese verloren, außer du speicherst sie in einer Datei.
game-overtaken = Diese Partie wurde anderswo weitergespielt. Dein letzter Zug hier zählt nicht; es geht vom jetzigen Stand aus weiter.
confirm-overwrite = Diese Datei gibt es schon. Ersetzen? Ja oder nein?

## Am Tisch

against-level = Du spielst gegen { $player }, den Computer, Stufe { $text }.
masked-table = Das Brett ist für alle verdeckt. Frag nach einem Feld, zum Beispiel Feld b3, einer Figur, einer Zeile, einer Spalte oder den Diagonalen.
offer-question = { $player }, einverstanden? Ja oder nein?
another-game = Noch eine Partie? Eingabetaste für ja, oder tippe „nein“ ein.

## Über das Netz

remote-invite = Lade jemanden an diesen Tisch ein: { $link }
remote-invite-terminal = In einem Terminal: fourfold play --server { $server } --table { $table }
remote-kept = Die Partie bleibt auf dem Server. Zum Zurückkommen: fourfold play --server { $server } --table { $table }
remote-lost = Verbindung verloren. Ich versuche, sie wiederherzustellen.
remote-name-unused = Wer mitspielt, bringt den eigenen Namen mit, nicht { $name }.
remote-back = Die Verbindung ist wieder da.
