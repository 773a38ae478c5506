### Das Analysebrett: was jeder Zug wert ist, wenn niemand einen Fehler macht.
### $plies sagt, wie viele Figuren bis zum Ruf gesetzt werden.

analysis-title = Analysebrett
analysis-intro = Stell eine beliebige Stellung auf und erfahre, was jeder Zug wert ist, wenn niemand einen Fehler macht.

## Aufstellen

analysis-mode = Antippen zum
analysis-mode-setup = Aufstellen
analysis-mode-explore = Ausprobieren
analysis-board = Brett
analysis-reserve = Übrige Figuren
analysis-hand = In der Hand
analysis-hand-empty = Keine Figur
analysis-rated = { $name }, { $score }
analysis-hint-setup = Wähle eine Figur und dann ihr Feld oder die Hand. Umgekehrt geht es auch.
analysis-hint-piece = Gewählt: { $piece }. Wähle jetzt ein Feld oder die Hand.
analysis-hint-cell = Gewählt: { $cell }. Wähle jetzt eine Figur.
analysis-hint-hand = Gewählt: die Hand. Wähle jetzt eine Figur.
analysis-hint-held = Gewählt: { $piece }. Wähle, wohin sie soll, oder nimm sie weg.
analysis-hint-place = Wähle ein Feld und erfahre, was jede Figur wert ist, die du dann geben könntest.
analysis-hint-after = Nach { $cell }: Wähle die Figur, die du gibst, und spiel weiter.
analysis-hint-give = Wähle die Figur, die du gibst, und spiel weiter.
analysis-hint-over = Es ist nichts mehr zu setzen oder zu geben.
analysis-take = Wegnehmen
analysis-undo = Zurücknehmen
analysis-clear = Leeren
analysis-put = Die { $piece } steht auf { $cell }.
analysis-held = In der Hand: { $piece }.
analysis-taken = Weggenommen: { $piece }.
analysis-cleared = Das Brett ist leer.
analysis-undone = Zurückgenommen.
analysis-last = Auf { $cell } wurde zuletzt gesetzt: QUARTO! kann noch gerufen werden

## Die Variante

analysis-counts = Merkmale, die zählen
analysis-squares = Auch Quadrate zählen
analysis-squares-note = Vier Figuren auf 2 mal 2 Feldern
analysis-edition = Figuren
analysis-edition-classic = Hell und dunkel
analysis-edition-access = Glatt und gerillt

## Die Stellung als Text

analysis-position = Stellung oder Partie
analysis-position-help = Die Zeilen 4 bis 1 mit einem Punkt für jedes leere Feld, dann die Figur in der Hand oder ein Bindestrich. Oder Züge wie 0 a1 7 b2, oder eine ganze gespeicherte Partie.
analysis-open = Datei öffnen
analysis-copy = Link kopieren
analysis-copied = Der Link ist kopiert.
analysis-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
analysis-play = Von hier aus spielen
analysis-refused-bad-position = Das ist keine Stellung. Nötig sind vier Zeilen zu vier Zeichen mit Schrägstrichen dazwischen, ein Leerzeichen und die Figur in der Hand oder ein Bindestrich.
analysis-refused-bad-piece = Eine Figur ist eine Ziffer von 0 bis 9 oder ein Buchstabe von a bis f, ein leeres Feld ein Punkt.
analysis-refused-bad-cell = Das letzte Wort nennt ein Feld, von a1 bis d4.
analysis-refused-piece-twice = Eine Figur kommt zweimal vor. Jede gibt es nur einmal.
analysis-refused-done-too-early = „done“ gilt nur bei vollem Brett.
analysis-refused-no-open-line = Am zuletzt genannten Feld gibt es kein QUARTO! zu rufen.
analysis-refused-bad-traits = Die Merkmale, die zählen, sind nicht lesbar.
analysis-refused-bad-message = Für eine Stellung ist das zu lang.
analysis-refused-bad-move = Ein Zug ist eine Figur (0 bis f), ein Feld (a1 bis d4), ein Ausrufezeichen mit den beiden Enden einer Reihe oder done.
analysis-refused-bad-tag = Das ist keine Zeile einer gespeicherten Partie.
analysis-refused-contradiction = Was hier steht, passt nicht zu den Zügen.
analysis-refused-wrong-call = Dieser Ruf zählt nicht.
analysis-at-line = Zeile { $line }: { $why }
analysis-at-move = Zug { $move }: { $why }

## Was es wert ist

analysis-values = Werte
analysis-wait = Ich rechne gerade.
analysis-retry = Noch einmal versuchen
analysis-number = Die Zahl zählt die Figuren, die bis zum Ruf gesetzt werden.
analysis-score-win =
    { $plies ->
        [0] gewinnt sofort
       *[other] gewinnt in { $plies }
    }
analysis-score-draw = unentschieden
analysis-score-loss =
    { $plies ->
        [0] verliert sofort
       *[other] verliert in { $plies }
    }
analysis-verdict-draw = Macht niemand einen Fehler, endet es unentschieden.
analysis-verdict-win =
    { $task ->
        [place] Wer setzt, gewinnt
        [give] Wer gibt, gewinnt
       *[done] Wer am Zug ist, gewinnt
    } { $plies ->
        [0] sofort mit dem Ruf QUARTO!
        [one] nach einer Figur.
       *[other] nach { $plies } Figuren.
    }
analysis-verdict-loss =
    { $task ->
        [place] Wer setzt, verliert
        [give] Wer gibt, verliert
       *[done] Wer am Zug ist, verliert
    } { $plies ->
        [0] sofort.
        [one] nach einer Figur.
       *[other] nach { $plies } Figuren.
    }
analysis-best = Am besten { $deed }.
analysis-turns =
    { $count ->
        [one] Der einzige Zug
       *[other] Alle { $count } Züge, der beste zuerst
    }
analysis-turn = Zug
analysis-worth = Wert
analysis-turn-give = die { $piece } geben
analysis-turn-place-give = { $cell }, dann die { $piece } geben
analysis-turn-call = QUARTO! für { $line } rufen
analysis-turn-place-call = { $cell }, dann QUARTO! für { $line } rufen
analysis-turn-done = „fertig“ sagen
analysis-turn-place-done = { $cell }, dann „fertig“ sagen
