### Was nach einer Partie gesagt wird: wie sie ausging, und der Rückblick. Die Nummer eines Zuges ist die seiner Figur.

## Das Ende einer Partie

table-winner =
    { $you ->
        [actor] Du hast gewonnen!
       *[nobody] { $actor } gewinnt
    }
table-drawn = Unentschieden
table-unfinished = Ohne Ergebnis
happened-full = Alle sechzehn Figuren sind gesetzt, und niemand hat QUARTO! gerufen.
happened-agreed = So vereinbart.
happened-resign =
    { $you ->
        [other] Du hast aufgegeben.
       *[nobody] { $other } hat aufgegeben.
    }
happened-time =
    { $you ->
        [other] Deine Zeit ist um.
       *[nobody] Für { $other } ist die Zeit um.
    }
happened-wrong-calls =
    { $you ->
        [other] Du hast zu oft falsch gerufen.
       *[nobody] { $other } hat zu oft falsch gerufen.
    }
happened-abandoned =
    { $you ->
        [other] Du warst zu lange weg.
       *[nobody] { $other } ist nicht zurückgekommen.
    }
happened-unfinished = An diesen Tisch ist niemand zurückgekommen.
table-missed =
    { $count ->
        [one] Eine Reihe blieb unbemerkt.
       *[other] { $count } Reihen blieben unbemerkt.
    }
table-series =
    In dieser Serie: { $actor } { $won }, { $other } { $lost }, { $count ->
        [0] kein Unentschieden
        [one] ein Unentschieden
       *[other] { $count }-mal unentschieden
    }.
table-series-draws =
    { $count ->
        [one] ein Unentschieden
       *[other] { $count }-mal unentschieden
    }
table-taken = { $placer } hat die Reihe gebildet und nicht bemerkt.
table-after = Nach der Partie
table-rematch = Noch eine Partie
table-review = Rückblick
table-next = Die nächste Partie ansehen
table-go-on = Zur nächsten Partie
table-share = Teilen
table-copied = Der Link ist kopiert.
table-picture = Bild
table-save = Speichern

## Der Rückblick

review-title = Rückblick
review-shown = Gezeigter Zug
review-first = Zum Anfang der Partie
review-back = Einen Zug zurück
review-forward = Einen Zug weiter
review-last = Zum Ende
review-next = Nächster Wendepunkt
review-summary =
    So stand die Partie nach jedem Zug: Über der Mitte gewinnt { $actor }, darunter { $other }, auf der Mittellinie ist es unentschieden. { $count ->
        [0] Die Partie ist nie gekippt.
        [one] Die Partie ist einmal gekippt.
       *[other] Die Partie ist { $count }-mal gekippt.
    }
review-wins = { $actor } gewinnt
review-turning = Wendepunkt
review-start = Der Anfang der Partie.
review-standing = Bei bestem Spiel: { $score }.
review-move = Zug { $number }: { $deed }
review-called = { $actor } ruft QUARTO! für { $line }.
review-scores = Vorher: { $before }. Nachher: { $after }.
review-same = Weiterhin unentschieden.
review-draw = unentschieden
review-win =
    { $plies ->
        [0] { $actor } gewinnt sofort
        [1] { $actor } gewinnt sofort
       *[other] { $actor } gewinnt in { $plies }
    }
review-loss =
    { $plies ->
        [0] { $actor } verliert sofort
        [1] { $actor } verliert sofort
       *[other] { $actor } verliert in { $plies }
    }
review-better-give = Besser: die { $piece }.
review-better-place = Besser: { $cell }.
review-better-call = Besser: QUARTO! für { $line }.
review-marked = { $name }, empfohlen
review-turns = Wendepunkte
review-turn = Zug { $number }, { $actor }: { $said }
review-perfect = Kein Fehler: perfektes Spiel bis zum Ende.
review-counted = „In 5“ heißt: Bis zum Ruf werden fünf Figuren gesetzt.
review-analyse = Diese Stellung analysieren
review-analyse-before = Die Stellung davor analysieren
review-play = Von hier aus spielen
review-play-before = Vom Zug davor aus spielen
review-share = Diesen Moment teilen
review-again = Noch einmal versuchen

## Eine geöffnete Partie

opened-other = Andere Partie öffnen
