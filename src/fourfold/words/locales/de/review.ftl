### Was nur der Rückblick auf eine Partie sagt. Die Nummer eines Zuges ist die seiner Figur.

review-title = Rückblick
review-shown = Gezeigter Zug
review-first = Zum Anfang der Partie
review-back = Einen Zug zurück
review-forward = Einen Zug weiter
review-last = Zum Ende
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
review-turns = Wendepunkte
review-turn = Zug { $number }, { $actor }: { $said }
review-perfect = Kein Fehler: perfektes Spiel bis zum Ende.
review-counted = „In 5“ heißt: Bis zum Ruf werden fünf Figuren gesetzt.
review-analyse = Diese Stellung analysieren
review-analyse-before = Die Stellung davor analysieren
review-again = Noch einmal versuchen
