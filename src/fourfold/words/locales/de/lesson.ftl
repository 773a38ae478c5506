### Die Lektion: die Regeln in wenigen Schritten, jeder mit etwas zum Ausprobieren.
### Die Schritte bekommen $piece, $cell, $line und $shared, wo sie sie haben.

lesson-title = Quarto! Schritt für Schritt lernen
lesson-progress = Schritt { $number } von { $count }
lesson-edition = Figuren
lesson-edition-classic = Hell und dunkel
lesson-edition-access = Glatt und gerillt
lesson-board = Brett zum Ausprobieren
lesson-reserve = Figuren zur Auswahl
lesson-hand = Deine Figur
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-done = Fertig
lesson-play = Erste Partie mit Trainer
lesson-steps = Alle Schritte
lesson-step = Schritt { $number }: { $name }
lesson-step-done = Schritt { $number }: { $name }, erledigt

## Die Schritte

lesson-pieces-title = 16 Figuren, 4 Merkmale
lesson-pieces-text =
    { $edition ->
        [access] Jede Figur ist groß oder klein, rund oder quadratisch, glatt oder gerillt, mit oder ohne Loch. Alle sind verschieden.
       *[classic] Jede Figur ist groß oder klein, rund oder quadratisch, hell oder dunkel, mit oder ohne Loch. Alle sind verschieden.
    }
lesson-pieces-task = Finde die { $piece }.
lesson-pieces-wrong = Das ist die { $piece }. Such die { $wanted }.
lesson-pieces-right = Genau die! Es gibt sie nur einmal.

lesson-line-title = Vier mit einer Gemeinsamkeit
lesson-line-text = Eine Reihe ist eine Zeile, Spalte oder lange Diagonale. Sie gewinnt, wenn alle vier Figuren etwas gemeinsam haben.
lesson-line-task = In einer Reihe haben hier alle vier Figuren etwas gemeinsam. Wähle sie.
lesson-line-decoy = Diese vier sind eine Reihe, haben aber nichts gemeinsam. Such eine andere.
lesson-line-wrong = Nicht ganz: Wähle vier Figuren einer Zeile oder Spalte. Was haben sie gemeinsam?
lesson-line-right = Gut erkannt! { $line }, alle vier { $shared }. Ein gemeinsames Merkmal genügt.

lesson-given-title = Du setzt, was du bekommst
lesson-given-text = Dein Gegenüber wählt deine Figur, du wählst das Feld. Danach gibst du eine der übrigen Figuren weiter.
lesson-given-task = Setz deine Figur, dann gib selbst eine.
lesson-given-place = Jedes leere Feld ist recht. Wähle eines.
lesson-given-given = Gesetzt. Wähle jetzt eine Figur zum Weitergeben.
lesson-given-right = Gegeben! Jetzt muss dein Gegenüber sie setzen. Das war ein ganzer Zug.

lesson-care-title = Gib mit Bedacht
lesson-care-text = Pass auf, was du gibst: In { $line } stehen drei Figuren, alle { $shared }, und { $cell } ist frei.
lesson-care-task = Gib eine Figur, die deinem Gegenüber nicht hilft.
lesson-care-wrong = Vorsicht! Die { $piece } auf { $cell }: alle vier { $shared }. Gib eine andere.
lesson-care-right = Gut gewählt! Die { $piece } hilft dort nicht.

lesson-call-title = Ruf selbst QUARTO!
lesson-call-text = Eine Reihe gewinnt nur, wenn du QUARTO! rufst und auf sie zeigst. Auf { $cell } hast du gerade eine vollendet.
lesson-call-task = Drück auf QUARTO!, dann wähle die vier Figuren.
lesson-call-early = Drück erst auf QUARTO!, dann zeig auf die Reihe.
lesson-call-point = QUARTO! Und wo? Wähle die vier Figuren der Reihe.
lesson-call-decoy = Diese vier haben nichts gemeinsam. Probier die anderen Reihen, auch die Diagonalen.
lesson-call-wrong = Nicht ganz. Deine Reihe geht durch { $cell }, wo die letzte Figur gesetzt wurde.
lesson-call-right = Du hast gewonnen! { $line }, alle vier { $shared }. Wer die anderen drei gesetzt hat, spielt keine Rolle.

lesson-missed-title = Übersehen? Deine Chance!
lesson-missed-text = Dein Gegenüber hat auf { $cell } eine Reihe vollendet, sie übersehen und dir eine Figur gegeben. Bevor du setzt, darfst du rufen.
lesson-missed-task = Drück auf QUARTO!, dann zeig auf die Reihe.
lesson-missed-early = Halt! Sobald du setzt, ist die Chance vorbei. Drück erst auf QUARTO!
lesson-missed-point = QUARTO! Und wo? Wähle die vier Figuren der Reihe.
lesson-missed-decoy = Diese vier haben nichts gemeinsam. Such eine Reihe durch { $cell }.
lesson-missed-wrong = Nicht ganz. Die Reihe geht durch { $cell }, wo die letzte Figur gesetzt wurde.
lesson-missed-right = Du hast gewonnen! { $line }, alle vier { $shared }, und nur du hast es gemerkt.

lesson-expired-title = Zu spät!
lesson-expired-text = Für { $expired } hat niemand rechtzeitig gerufen: Diese Reihe ist nichts mehr wert. In anderen zählen ihre Figuren weiter.
lesson-expired-task = Setz deine Figur so, dass eine neue Reihe entsteht.
lesson-expired-wrong = Auf { $cell } entsteht keine neue Reihe. Wo warten drei passende Figuren auf die vierte?
lesson-expired-right = Ja! { $line }, alle vier { $shared }. Jetzt würdest du rufen.

lesson-variants-title = Leichter oder schwerer
lesson-variants-text = Leichter: Nur einige Merkmale zählen. Schwerer: Auch vier Figuren auf 2 mal 2 Feldern gewinnen.
lesson-variants-task = Hier zählen Quadrate. Vervollständige eines.
lesson-variants-wrong = Dort nicht: Auf { $cell } entsteht kein passendes Quadrat. Wo warten drei Figuren auf die vierte?
lesson-variants-right = Genau! Ein Quadrat, alle vier { $shared }.

lesson-end-title = Die letzte Figur
lesson-end-text = Nach der sechzehnten Figur darfst du noch rufen, dann dein Gegenüber. Sagt ihr beide „fertig“, ist es unentschieden.
lesson-end-task = Setz die letzte Figur, dann sag „fertig“.
lesson-end-placed = Diesmal keine Reihe. Sag „fertig“.
lesson-end-right = Auch dein Gegenüber sagt „fertig“: unentschieden. Jetzt weißt du alles. Viel Spaß!

## Das Regelheft

lesson-book = Das ganze Regelheft
lesson-heading-material = Brett und Figuren
lesson-heading-aim = Das Ziel
lesson-heading-turn = Ein Zug
lesson-heading-calling = QUARTO! rufen
lesson-heading-wrong = Ein falscher Ruf
lesson-heading-end = Das Ende
lesson-heading-variants = Varianten
lesson-heading-time = Zeit
lesson-heading-access = Die Access-Ausgabe

## Die Töne der Figuren

lesson-chimes = So klingen die Figuren
lesson-chimes-text =
    { $edition ->
        [access] Jede Figur hat ihren Ton. Große klingen tief, kleine hoch; runde weich, quadratische schnarren; die ohne Loch klingen trocken, die mit Loch klingen nach; glatte klingen ruhig, gerillte rattern. Spalten sind von links nach rechts zu hören.
       *[classic] Jede Figur hat ihren Ton. Große klingen tief, kleine hoch; runde weich, quadratische schnarren; die ohne Loch klingen trocken, die mit Loch klingen nach; helle klingen hell, dunkle haben einen tiefen Unterton. Spalten sind von links nach rechts zu hören.
    }
lesson-chimes-all = Alle Figuren: Wähle eine, um sie zu hören
