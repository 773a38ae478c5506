### Was nur die Seite sagt.

## Überall

page-description = Das Brettspiel Quarto!, getreu seinen gedruckten Regeln. Spiel gegen den Computer, zu zweit oder mit anderen, blind oder sehend.
page-start = Neue Partie
page-rules = Regeln
page-analysis = Analyse
page-settings = Einstellungen
page-sounds = Töne
page-menu = Menü
page-skip = Zum Spiel
page-help = Hilfe
page-close = Schließen
page-cancel = Abbrechen
page-nowhere = Unter dieser Adresse ist nichts.
page-home = Startseite
page-invitation = Zurück zur Einladung
page-turn =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
page-wait = Einen Moment bitte
page-unknown = Diese Seite ist veraltet. Bitte lade sie neu.

## Am Tisch

table-title = Dein Tisch
table-you = (du)
clock-days =
    { $hours ->
        [0] { $days } T.
       *[other] { $days } T. { $hours } Std.
    }
clock-hours =
    { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes } Min.
    }
table-missing = noch nicht da
table-places = setzt
table-gives = wählt
table-ends = sagt „fertig“
table-waits = wartet
table-away = nicht am Tisch
table-won = gewinnt
table-finished = zu Ende
table-board = Brett
table-reserve = Figuren neben dem Brett
table-left = noch { $count }
table-hand = Figur in der Hand
table-place-this = Setz diese Figur
table-give-to = Gib { $name } eine Figur
table-no-piece = Es ist keine Figur mehr übrig
table-is-placing = { $name } setzt
table-is-giving = { $name } wählt aus
table-is-ending = { $name } darf noch rufen
table-give = Geben
table-give-piece = Die { $piece } geben
table-choose-first = Wähle erst eine Figur neben dem Brett
table-done = Fertig
table-cell-empty = { $cell }, leer
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, vergeben
table-chosen = Gewählt: { $piece }. Wähle sie noch einmal, um sie zu geben.
table-chosen-again = Gewählt: { $piece }.
table-given = Gegeben.
table-pointed = { $cell } gewählt, { $count } von 4.
table-not-pointed = { $cell } nicht mehr gewählt, { $count } von 4.
table-line-pointed = Gewählt: { $line }. Ruf jetzt QUARTO!
table-switches = Die Figur, die du gibst, Merkmal für Merkmal
table-quarto = QUARTO!
table-point = Zeig auf die Reihe: Tippe ihre Felder an oder wähle sie hier aus.
table-point-swipe = Zeig auf die Reihe: Fahr darüber, tippe ihre Felder an oder wähle sie hier aus.
table-no-moment = Gerade kannst du nicht rufen.
table-too-few = Für eine Reihe braucht es vier Figuren. So viele stehen noch nicht auf dem Brett.
table-moves = Züge
table-masked = Das Brett ist für alle verdeckt. Erkunde immer nur ein Feld oder eine Figur, mit den Pfeiltasten, durch Antippen oder mit gleitendem Finger. Tippe es noch einmal an, um zu setzen.
table-counts = Was zählt: { $traits }; Zeilen, Spalten, Diagonalen.
table-counts-squares = Was zählt: { $traits }; Zeilen, Spalten, Diagonalen, Quadrate.
table-actions = Angebote
table-take-back = Zurücknehmen
table-draw = Unentschieden anbieten
table-resign = Aufgeben
table-resign-sure = Die Partie aufgeben?
table-hint = Tipp
table-say = Sagen …
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-gone = { $name } hat den Tisch verlassen. Die Partie wartet.
table-claim = Sieg beanspruchen
table-lost = Verbindung verloren. Ich versuche, sie wiederherzustellen.
table-back = Die Verbindung ist wieder da.
table-kept = Keine Verbindung. Dein Zug ist auf diesem Gerät gespeichert und wird gesendet, sobald sie wieder da ist.
table-over = Die Partie ist zu Ende
table-overtaken = Dein letzter Zug kam zu spät und zählt nicht.
table-not-done = Etwas anderes kam dazwischen, darum ist nichts geschehen. Wenn du es noch willst, versuch es noch einmal.
table-you-watch = Du schaust { $first } und { $second } zu.
table-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-commands = Getippte Befehle
table-command = Befehl oder Frage
table-command-example = b3, 7, Zeile 3, Hilfe
table-send = Senden
table-said = Was gesagt wurde
table-invited = { $name } lädt dich zu einer Partie Quarto! ein
invite-lead = Kopiere den Link und verschick ihn: Die Partie beginnt, sobald jemand ihn öffnet und sich setzt.
invite-listed = Alle können diesen Tisch in der Liste der offenen Tische finden, solange diese Seite offen bleibt.

## Anfang

start-heading = Vier in einer Reihe, die etwas gemeinsam haben.
start-lead = Der Haken: Welche Figur du setzt, bestimmt dein Gegenüber.
start-game = Das Spiel Quarto!
start-learn = Schritt für Schritt lernen
start-moving = Bewegtes Brett
start-quartet = Vier Figuren, alle { $shared }
start-play = Jetzt spielen
start-play-friend = Jemanden einladen
start-play-anyone = Tisch öffnen
start-options = Deine Partie
start-presets = Schnellwahl
start-preset-friendly = Zum Spaß
start-preset-friendly-detail = ohne Uhr
start-preset-tournament = Turnier
start-preset-tournament-detail = 1 Min. pro Zug
start-preset-children = Kinder
start-preset-children-detail = nur ein Merkmal: { $traits }
start-opponent = Wie möchtest du spielen?
start-opponent-computer = Computer
start-opponent-computer-detail = fünf Stufen
start-opponent-same-screen = Zu zweit
start-opponent-same-screen-detail = an diesem Bildschirm
start-opponent-friend = Mit Einladung
start-opponent-friend-detail = über einen Link
start-opponent-anyone = Offener Tisch
start-opponent-anyone-detail = für alle, die mögen
start-opponent-anyone-open =
    { $count ->
        [one] einer ist gerade frei
       *[other] { $count } sind gerade frei
    }
start-level = Stufe
start-name = Dein Name
start-name-other = Der zweite Name
start-name-long = Ein Name hat höchstens { $limit } Zeichen.
start-name-same = Die beiden Namen müssen verschieden sein.
start-edition = Figuren
start-edition-classic = Klassisch
start-edition-classic-detail = zwei Farben
start-edition-access = Access
start-edition-access-detail = zwei Oberflächen
start-traits = Was zählt
start-traits-last = Mindestens ein Merkmal muss zählen, darum bleibt dieses.
start-squares = Auch Quadrate zählen
start-squares-detail = Vier Figuren, 2 mal 2: neun weitere Wege zum Sieg
start-clock = Uhr
start-clock-none = ohne Uhr
start-clock-minute = 1 Min. pro Zug
start-clock-days = Tage pro Zug
start-clock-other = Andere
start-days = Zeit für jeden Zug
start-seconds = Sekunden pro Zug
start-late = Wenn die Zeit um ist
start-late-loses = Partie verloren
start-late-warned = Nur ein Hinweis
start-more = Weitere Optionen
start-usual = Nach den üblichen Regeln.
start-first = Wer beginnt
start-first-lot = Das Los entscheidet
start-first-me = Ich
start-first-other = Mein Gegenüber
start-calling = QUARTO! rufen
start-calling-hand = Selbst
start-calling-automatic = Automatisch
start-wrong = Ein falscher Ruf
start-wrong-call = Verbraucht den Ruf
start-wrong-nothing = Kostet nichts
start-wrong-lose = Kann die Partie kosten
start-limit = Falsche Rufe bis zur Niederlage
start-hints = Tipps
start-hints-detail = Ein mögliches QUARTO! wird gezeigt, und ein Knopf schlägt Züge vor
start-coach = Trainer
start-coach-detail = Zeigt beiden eine übersehene Reihe, sobald sie nichts mehr wert ist
start-mask = Maske
start-mask-detail = Das Brett ist für alle verdeckt und wird Figur für Figur ertastet
start-per-move = { $time } pro Zug
start-only = nur { $traits }
start-said-access = Mit den Figuren von Access.
start-said-squares = Auch Quadrate zählen.
start-said-free = Falsche Rufe kosten nichts.
start-said-lose =
    { $count ->
        [one] Ein falscher Ruf kostet die Partie.
       *[other] { $count } falsche Rufe kosten die Partie.
    }
start-said-warned = Ist die Zeit um, gibt es nur einen Hinweis.
start-said-hints = Tipps sind erlaubt.
start-said-mask = Das Brett ist verdeckt.
start-said-me = Du beginnst.
start-said-other = Dein Gegenüber beginnt.
start-own = Weiter mit deiner Partie
start-own-pair = { $actor } und { $other }
start-own-waiting = Ein Platz ist noch frei
start-own-more =
    { $count ->
        [one] Eine weitere Partie
       *[other] { $count } weitere Partien
    }
start-too-many = { $limit } deiner Partien sind noch nicht zu Ende. Beende erst eine davon.
start-open = Offene Tische
start-open-none = Gerade ist kein Tisch offen. Öffne selbst einen!
start-open-waiting =
    { $minutes ->
        [0] gerade geöffnet
        [one] seit einer Minute offen
       *[other] seit { $minutes } Minuten offen
    }
start-open-gone = Nicht mehr offen
start-open-own = Dein eigener Tisch, wie andere ihn finden
start-open-go = Zu deinem Tisch
start-join = Mitspielen
start-join-table = Mit { $player } spielen

## Einstellungen

settings-chimes = Töne der Figuren
settings-chimes-detail = Jede Figur klingt, sobald du sie erreichst

## Zum Tasten

tactile-title = In Punktschrift und zum Ertasten
tactile-text = Brett als Text
tactile-svg = Zeichnung für Schwellpapier
