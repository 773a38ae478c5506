### Was die Startseite sagt.

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
start-own-all = Alle Partien
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
