### Was in einer Partie gesagt wird. Die Figur ist immer weiblich und steht nie im Dativ; kein Wort richtet
### sich nach der Person, die spielt. Das Loch kommt zuletzt, damit ein Artikel passt: die große runde helle mit Loch.
### Vier in einer Reihe gewinnen; eine Reihe ist eine Zeile, Spalte oder Diagonale und steht ohne Artikel.
### Überall: $verbosity ist short, normal oder full; $edition ist classic oder access.
### $you sagt, wer zuhört: actor (wer handelt oder gewinnt), other (gegenüber) oder nobody (niemand von
### beiden); in Fragen auch named, wenn beide an einer Tastatur sitzen.

## Dinge

value-light = helle
    .all = hell
value-dark = dunkle
    .all = dunkel
value-smooth = glatte
    .all = glatt
value-grooved = gerillte
    .all = gerillt
value-round = runde
    .all = rund
value-square = quadratische
    .all = quadratisch
value-tall = große
    .all = groß
value-short = kleine
    .all = klein
value-solid = ohne Loch
    .all = ohne Loch
value-hollow = mit Loch
    .all = mit Loch

trait-colour = Farbe
trait-surface = Oberfläche
trait-shape = Form
trait-height = Größe
trait-body = Loch

piece = { $height } { $shape } { $colour } { $body }

cell-phonetic = { $column } { $row }
letter-a = Anton
letter-b = Berta
letter-c = Cäsar
letter-d = Dora

line-row = Zeile { $row }
    .label = Zeile { $row }
line-column = Spalte { $column }
    .label = Spalte { $column }
line-diagonal = Diagonale { $start } bis { $end }
    .label = Diagonale { $start } bis { $end }
line-block = Quadrat { $start } bis { $end }
    .label = Quadrat { $start } bis { $end }

list-more = { $items }, { $item }
list-last = { $items } und { $item }
list-none = nichts

time =
    { $minutes ->
        [0] { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        }
        [one] { $seconds ->
            [0] eine Minute
            [one] eine Minute und eine Sekunde
           *[other] eine Minute und { $seconds } Sekunden
        }
       *[other] { $seconds ->
            [0] { $minutes } Minuten
            [one] { $minutes } Minuten und eine Sekunde
           *[other] { $minutes } Minuten und { $seconds } Sekunden
        }
    }
time-hours =
    { $hours ->
        [one] { $minutes ->
            [0] eine Stunde
            [one] eine Stunde und eine Minute
           *[other] eine Stunde und { $minutes } Minuten
        }
       *[other] { $minutes ->
            [0] { $hours } Stunden
            [one] { $hours } Stunden und eine Minute
           *[other] { $hours } Stunden und { $minutes } Minuten
        }
    }
time-days =
    { $days ->
        [one] { $hours ->
            [0] ein Tag
            [one] ein Tag und eine Stunde
           *[other] ein Tag und { $hours } Stunden
        }
       *[other] { $hours ->
            [0] { $days } Tage
            [one] { $days } Tage und eine Stunde
           *[other] { $days } Tage und { $hours } Stunden
        }
    }

name-player = Person { $number }
name-computer = Fourfold
name-somebody = jemand
level-beginner = Einstieg
level-casual = Freizeit
level-club = Verein
level-expert = Profi
level-perfect = perfekt

## Ereignisse

opened =
    { $verbosity ->
        [short] Neuer Tisch.
       *[normal] Neuer Tisch, { $edition ->
            [access] Access-Ausgabe
           *[classic] klassische Ausgabe
        }.
    }
joined = { $player } ist da.
began =
    { $you ->
        [actor] Du beginnst.
       *[nobody] { $actor } beginnt.
    }
began-position =
    { $count ->
        [0] Die erste Figur ist schon gegeben.
        [one] Eine Figur steht schon auf dem Brett.
       *[other] { $count } Figuren stehen schon auf dem Brett.
    } { $you ->
        [actor] Du beginnst.
       *[nobody] { $actor } beginnt.
    }
gave =
    { $you ->
        [actor] { $verbosity ->
            [full] Du gibst { $other } die { $piece }, Kürzel { $digit }.
           *[normal] Gegeben: { $piece }.
        }
        [other] { $verbosity ->
            [short] Für dich: { $piece }.
            [full] { $actor } gibt dir die { $piece }, Kürzel { $digit }.
           *[normal] { $actor } gibt dir die { $piece }.
        }
       *[nobody] { $verbosity ->
            [short] { $actor } gibt die { $piece }.
            [full] { $actor } gibt { $other } die { $piece }, Kürzel { $digit }.
           *[normal] { $actor } gibt { $other } die { $piece }.
        }
    }
placed =
    { $verbosity ->
        [short] { $you ->
            [actor] Auf { $cell }.
           *[nobody] { $actor }: { $cell }.
        }
        [full] { $you ->
            [actor] Du setzt die { $piece } auf { $cell }.
           *[nobody] { $actor } setzt die { $piece } auf { $cell }.
        } { $count ->
            [one] Eine Figur steht auf dem Brett.
           *[other] { $count } Figuren stehen auf dem Brett.
        }
       *[normal] { $you ->
            [actor] Auf { $cell }.
           *[nobody] { $actor } setzt sie auf { $cell }.
        }
    }
placed-piece =
    { $you ->
        [actor] Du setzt die { $piece } auf { $cell }.
       *[nobody] { $actor } setzt die { $piece } auf { $cell }.
    }
called =
    { $you ->
        [actor] QUARTO! von dir: { $line }, alle vier { $shared }.
       *[nobody] QUARTO! von { $actor }: { $line }, alle vier { $shared }.
    }
called-by-itself =
    { $you ->
        [actor] QUARTO! für dich: { $line }, alle vier { $shared }.
       *[nobody] QUARTO! für { $actor }: { $line }, alle vier { $shared }.
    }
said-done =
    { $you ->
        [actor] Du bist fertig.
       *[nobody] { $actor } ist fertig.
    }
called-wrongly =
    { $you ->
        [actor] Du rufst QUARTO! für { $line }. { $why }
       *[nobody] { $actor } ruft QUARTO! für { $line }. { $why }
    }
called-wrongly-spent =
    { $verbosity ->
        [short] Du rufst QUARTO! für { $line }. { $why }
       *[normal] Du rufst QUARTO! für { $line }. { $why } In diesem Zug darfst du nicht noch einmal rufen.
    }
called-wrongly-limit =
    { $you ->
        [actor] Du rufst QUARTO! für { $line }. { $why } Falsche Rufe: { $calls } von { $limit }.
       *[nobody] { $actor } ruft QUARTO! für { $line }. { $why } Falsche Rufe: { $calls } von { $limit }.
    }
wrong-nothing-shared =
    { $verbosity ->
        [short] Nichts gemeinsam, was zählt.
       *[normal] Falsch: Die vier haben nichts gemeinsam, was zählt.
    }
wrong-line-expired =
    { $verbosity ->
        [short] Zu spät.
       *[normal] Zu spät: Diese vier standen schon vorher da.
    }
wrong-line-not-complete =
    { $verbosity ->
        [short] Ein Feld ist leer.
       *[normal] Falsch: Ein Feld ist noch leer.
    }
offered-draw =
    { $you ->
        [actor] Du bietest ein Unentschieden an.
        [other] { $actor } bietet ein Unentschieden an. Einverstanden?
       *[nobody] { $actor } bietet ein Unentschieden an.
    }
offered-take-back =
    { $you ->
        [actor] Du möchtest deinen letzten Zug zurücknehmen.
        [other] { $actor } möchte einen Zug zurücknehmen. Einverstanden?
       *[nobody] { $actor } möchte einen Zug zurücknehmen.
    }
offered-rematch =
    { $you ->
        [actor] Du möchtest noch eine Partie.
        [other] { $actor } möchte noch eine Partie. Einverstanden?
       *[nobody] { $actor } möchte noch eine Partie.
    }
declined =
    { $you ->
        [actor] Du lehnst ab.
       *[nobody] { $actor } lehnt ab.
    }
withdrawn =
    { $you ->
        [actor] Du ziehst dein Angebot zurück.
       *[nobody] { $actor } zieht das Angebot zurück.
    }
took-back =
    { $moves ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $moves } Züge wurden zurückgenommen.
    }
rematched = Abgemacht: noch eine Partie.
left =
    { $you ->
        [actor] Du verlässt den Tisch.
       *[nobody] { $actor } verlässt den Tisch.
    }
returned =
    { $you ->
        [actor] Du bist wieder da.
       *[nobody] { $actor } ist wieder da.
    }
resumed = Die Partie geht weiter.
time-up =
    { $you ->
        [actor] Deine Zeit für diesen Zug ist um.
       *[nobody] Für { $actor } ist die Zeit um.
    }

## Was man einander sagt

phrase-said =
    { $you ->
        [actor] Du sagst: { $phrase }
       *[nobody] { $actor }: { $phrase }
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-good-game = Schöne Partie!
phrase-well-seen = Gut gesehen!
phrase-one-moment = Einen Moment.
phrase-thanks = Danke!

## Das Ende

ended-call =
    { $you ->
        [actor] Du hast gewonnen!
       *[nobody] { $actor } gewinnt.
    }
ended-full = Alle Figuren sind gesetzt: unentschieden.
ended-resign =
    { $you ->
        [actor] { $other } gibt auf. Du hast gewonnen!
        [other] Du gibst auf. { $actor } gewinnt.
       *[nobody] { $other } gibt auf. { $actor } gewinnt.
    }
ended-time =
    { $you ->
        [actor] Für { $other } ist die Zeit um. Du hast gewonnen!
        [other] Deine Zeit ist um. { $actor } gewinnt.
       *[nobody] Für { $other } ist die Zeit um. { $actor } gewinnt.
    }
ended-agreed = Unentschieden vereinbart.
ended-wrong-calls =
    { $you ->
        [actor] Zu viele falsche Rufe von { $other }. Du hast gewonnen!
        [other] Zu viele falsche Rufe. { $actor } gewinnt.
       *[nobody] Zu viele falsche Rufe von { $other }. { $actor } gewinnt.
    }
ended-abandoned =
    { $you ->
        [actor] { $other } kommt nicht zurück. Du hast gewonnen!
        [other] Du warst zu lange weg. { $actor } gewinnt.
       *[nobody] { $other } kommt nicht zurück. { $actor } gewinnt.
    }
ended-unfinished = Die Partie endet ohne Ergebnis.
closed = Der Tisch ist geschlossen.
missed = Übersehen, als { $count } Figuren auf dem Brett standen: { $line }, alle vier { $shared }.
missed-now =
    { $verbosity ->
        [short] { $told } Übersehen: { $line }, alle vier { $shared }.
       *[normal] { $told } Niemand hat rechtzeitig gerufen: { $line }, alle vier { $shared }.
    }
series-ahead =
    { $draws ->
        [0] { $you ->
            [actor] Es steht jetzt { $wins } zu { $losses } für dich.
           *[nobody] Es steht jetzt { $wins } zu { $losses } für { $actor }.
        }
        [one] { $you ->
            [actor] Es steht jetzt { $wins } zu { $losses } für dich, bei einem Unentschieden.
           *[nobody] Es steht jetzt { $wins } zu { $losses } für { $actor }, bei einem Unentschieden.
        }
       *[other] { $you ->
            [actor] Es steht jetzt { $wins } zu { $losses } für dich, bei { $draws } Unentschieden.
           *[nobody] Es steht jetzt { $wins } zu { $losses } für { $actor }, bei { $draws } Unentschieden.
        }
    }
series-level =
    { $wins ->
        [0] Alle { $draws } Partien endeten bisher unentschieden.
       *[other] { $draws ->
            [0] Es steht jetzt { $wins } zu { $wins }.
            [one] Es steht jetzt { $wins } zu { $wins }, bei einem Unentschieden.
           *[other] Es steht jetzt { $wins } zu { $wins }, bei { $draws } Unentschieden.
        }
    }
turned-place =
    { $after ->
        [draw] { $cell } brachte nur ein Unentschieden;
       *[loss] { $cell } verlor in { $lost_in };
    } { $before ->
        [draw] { $better_cell } hielt das Unentschieden.
       *[win] { $won_in ->
            [1] { $better_cell } gewann sofort.
           *[other] { $better_cell } gewann in { $won_in }.
        }
    }
turned-give =
    { $after ->
        [draw] Die { $piece } brachte nur ein Unentschieden;
       *[loss] { $lost_in ->
            [1] Die { $piece } verlor sofort;
           *[other] Die { $piece } verlor in { $lost_in };
        }
    } { $before ->
        [draw] die { $better_piece } hielt das Unentschieden.
       *[win] die { $better_piece } gewann in { $won_in }.
    }
turned-missed = Übersehen: { $line }, alle vier { $shared }.
result-open = Die Partie ist noch nicht zu Ende.

## Fragen

question-give =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: Gib.
            [full] { $actor }, gib { $other } eine Figur: Tippe ihr Kürzel oder ihre vier Merkmale ein.
           *[normal] { $actor }, gib eine Figur.
        }
       *[actor] { $verbosity ->
            [short] Gib.
            [full] Gib { $other } eine Figur: Tippe ihr Kürzel oder ihre vier Merkmale ein.
           *[normal] Gib { $other } eine Figur.
        }
    }
question-place =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: { $piece }.
            [full] { $actor }, setz die { $piece }: Tippe ein Feld ein, zum Beispiel b3.
           *[normal] { $actor }, setz die { $piece }.
        }
       *[actor] { $verbosity ->
            [short] Setz die { $piece }.
            [full] Setz die { $piece }: Tippe ein Feld ein, zum Beispiel b3.
           *[normal] Setz die { $piece }.
        }
    }
question-place-it =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: Setz.
            [full] { $actor }, setz sie: Tippe ein Feld ein, zum Beispiel b3.
           *[normal] { $actor }, setz sie.
        }
       *[actor] { $verbosity ->
            [short] Setz.
            [full] Setz sie: Tippe ein Feld ein, zum Beispiel b3.
           *[normal] Setz sie.
        }
    }
question-done =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor }: Fertig?
           *[normal] { $actor }, es ist keine Figur mehr übrig. Sag „fertig“.
        }
       *[actor] { $verbosity ->
            [short] Fertig?
           *[normal] Es ist keine Figur mehr übrig. Sag „fertig“.
        }
    }
or-call =
    { $verbosity ->
        [full] { $asked } Oder tippe „quarto“ und eine Reihe ein.
       *[normal] { $reminder ->
            [yes] { $asked } Oder ruf QUARTO!
           *[no] { $asked }
        }
    }
waiting-give =
    { $you ->
        [other] { $actor } wählt eine Figur für dich.
       *[nobody] { $actor } wählt eine Figur für { $other }.
    }
waiting-place = { $actor } setzt jetzt die { $piece }.
waiting-done = { $actor } muss noch „fertig“ sagen.
waiting-begin = Die Partie hat noch nicht begonnen.
waiting-over = Die Partie ist zu Ende.

which-line = Welche Reihe?
which-piece = Welche Figur? Tippe ihr Kürzel oder ihre vier Merkmale ein.
which-cell = Welches Feld? Zum Beispiel b3.
which-row = Welche Zeile? Von 1, dir am nächsten, bis 4.
which-column = Welche Spalte? Von a, ganz links, bis d.
confirm-call = QUARTO! für { $line }. Ja oder nein?
confirm-call-cells = QUARTO! für { $line }: { $cells }. Ja oder nein?
confirm-resign = Willst du wirklich aufgeben? Ja oder nein?
confirm-quit = Willst du die Partie wirklich verlassen? Ja oder nein?
no-call = Du hast nicht gerufen.

## Was nicht geht

refused-bad-name = Wähle einen kurzen, lesbaren Namen, der dem anderen nicht ähnelt.
refused-bad-time = Dieses Zeitlimit ist nicht möglich. Ein Zug darf bis zu 7 Tage dauern.
refused-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refused-call-used = Du hast in diesem Zug schon gerufen.
refused-calling-automatic = An diesem Tisch wird QUARTO! automatisch gerufen.
refused-cell-taken = Dieses Feld ist besetzt.
refused-game-begun = Die Partie hat schon begonnen.
refused-game-not-begun = Die Partie hat noch nicht begonnen.
refused-game-on = Die Partie ist noch nicht zu Ende.
refused-game-over = Die Partie ist zu Ende.
refused-line-not-complete = Eine Reihe mit einem leeren Feld zählt nicht.
refused-line-not-counted = In dieser Partie zählen Quadrate nicht.
refused-no-claim = Du kannst den Sieg noch nicht beanspruchen.
refused-no-piece-in-hand = Es gibt noch keine Figur zu setzen.
refused-no-session = Deine Sitzung ist abgelaufen. Öffne das Spiel neu.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-traits = Mindestens ein Merkmal muss zählen.
refused-nobody-listens = Hier ist niemand, der das hören kann.
refused-not-stored = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht am Zug.
refused-nothing-offered = Es liegt kein Angebot vor.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-offer-open = Erst muss das Angebot beantwortet werden.
refused-piece-in-hand = Setz zuerst die Figur, die du bekommen hast.
refused-piece-taken = Diese Figur steht schon auf dem Brett.
refused-pieces-left = Es sind noch Figuren übrig.
refused-player-missing = Am Tisch fehlt noch jemand.
refused-stopping = Der Server wird neu gestartet. Komm gleich wieder.
refused-table-full = Beide Plätze sind besetzt.
refused-too-fast = Das war zu schnell. Warte einen Moment.
refused-too-many = Auf diesem Server ist kein Platz mehr.
refused-call = Der Ruf zählt nicht.
refused-unreadable = Diese Partie lässt sich nicht öffnen.
refused-other = Das geht hier nicht: { $code }.

## Antworten

cell-holds = { $cell }, { $piece }.
cell-empty = { $cell }, leer.
board-empty = Das Brett ist leer.
board-count =
    { $count ->
        [one] Eine Figur steht auf dem Brett.
       *[other] { $count } Figuren stehen auf dem Brett.
    }
left-count =
    { $count ->
        [0] Es ist keine Figur mehr übrig.
        [one] Eine Figur ist übrig:
       *[other] { $count } Figuren sind übrig:
    }
left-all = Alle sechzehn Figuren sind noch da.
left-all-but =
    { $count } Figuren sind übrig, alle außer { $count ->
        [15] dieser
       *[other] diesen
    }: { $gone }.
left-piece = { $piece }, { $digit }.
piece-left = Die { $piece } steht noch neben dem Brett.
piece-gone = Die { $piece } steht nicht mehr neben dem Brett.
hand-holds =
    { $you ->
        [actor] Du hast die { $piece } in der Hand.
       *[nobody] { $actor } hat die { $piece } in der Hand.
    }
hand-empty = Niemand hat eine Figur in der Hand.
last-none = Es wurde noch nichts gespielt.
clock = Noch { $time } für diesen Zug.
clock-over = Keine Zeit mehr für diesen Zug.
clock-off = Es läuft keine Uhr.
shares-empty = { $line }: noch leer.
shares-one = { $line }: nur die { $piece }.
shares-some =
    { $count ->
        [2] { $line }: zwei Figuren, beide { $shared }.
       *[other] { $line }: { $count } Figuren, alle { $shared }.
    }
shares-nothing = { $line }: { $count } Figuren, nichts gemeinsam, was zählt.
shares-complete = { $line }: vier Figuren.
find-count = Gesucht: { $values }. Auf dem Brett { $placed }, daneben { $left }.
find-contradiction = Beides zugleich geht nicht: „{ $first }“ und „{ $second }“.
in-hand = In der Hand: { $piece }.
counts = Was zählt: { $traits }.
counts-usual = Alle vier Merkmale zählen, und QUARTO! rufst du selbst.
counts-lines = Als Reihe gelten Zeilen, Spalten und die beiden langen Diagonalen.
counts-blocks = Als Reihe gelten Zeilen, Spalten, die beiden langen Diagonalen und Quadrate aus vier Feldern.
counts-calling = QUARTO! rufst du selbst.
counts-automatic = QUARTO! wird automatisch gerufen.
counts-time = Zeit pro Zug: { $time }.
counts-coach = Jede übersehene Reihe wird gezeigt, sobald sie nichts mehr wert ist.
masked = Nicht unter der Maske. Frag nach einem Feld, einer Figur, einer Zeile, einer Spalte oder den Diagonalen.
masked-again = Nicht unter der Maske.
board-braille = { $text }

## Eine Stellung zum Mitnehmen; die Figur in der Hand in einfachen Buchstaben, die in Punktschrift gedruckt werden

export-title = Eine Stellung von Quarto!, gezeichnet zum Ertasten
export-row = Zeile { $row }: { $first }; { $second }; { $third }; { $fourth }.
export-piece = { $cell }, { $piece }
export-empty = { $cell }, leer
export-hand = in der hand

## Tipps, und was um eine Partie herum gesagt wird

hint-give = Du könntest die { $piece } geben.
hint-place = Du könntest sie auf { $cell } setzen.
hint-call = Du könntest QUARTO! für { $line } rufen.
hint-done = Du könntest „fertig“ sagen.
hints-off = Tipps sind an diesem Tisch nicht erlaubt.
welcome = Willkommen bei Fourfold, dem Spiel Quarto! Tippe jederzeit „Hilfe“ ein.
goodbye = Bis bald!
saved = Gespeichert als { $name }.
not-saved = Die Partie ließ sich nicht speichern.
language-changed = Ich spreche jetzt Deutsch.
verbosity-changed =
    { $verbosity ->
        [short] Ich sage nur wenig.
        [full] Ich sage alles.
       *[normal] Ich sage das Wichtige.
    }
phonetic-on = Die Spalten heißen jetzt Anton, Berta, Cäsar und Dora.
phonetic-off = Die Spalten heißen jetzt a, b, c und d.
picture-legend =
    { $edition ->
        [access] Figuren: rund ( ), quadratisch [ ]; glatt { $light }, gerillt { $dark }; mit Loch: in der Mitte leer; groß: doppelt hoch.
       *[classic] Figuren: rund ( ), quadratisch [ ]; hell { $light }, dunkel { $dark }; mit Loch: in der Mitte leer; groß: doppelt hoch.
    }

## Was nicht verstanden wurde

not-understood = Ich verstehe „{ $text }“ nicht. „Hilfe“ sagt dir, was du eintippen kannst.
not-understood-near = Ich verstehe „{ $text }“ nicht. Meinst du { $near }?
not-understood-long = Das ist zu lang. „Hilfe“ sagt dir, was du eintippen kannst.
ambiguous = „{ $text }“ ist nicht eindeutig. Was meinst du: { $choices }?
nothing-typed = „Hilfe“ sagt dir, was du eintippen kannst.
missing-traits = Welche Figur? Noch offen: { $traits }.
not-a-line = Das ist keine Reihe. Sag zum Beispiel: Zeile 3, Spalte b oder zwei Enden wie a1 d4.
