### Die Lektion: die Regeln in wenigen Schritten, jeder mit etwas zum Ausprobieren.
### Die Schritte bekommen $piece, $cell, $line und $shared, wo sie sie haben.

lesson-title = Quarto! in zwei Minuten lernen
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
lesson-play = Spiel deine erste Partie

## Die Schritte

lesson-pieces-title = Sechzehn Figuren, vier Merkmale
lesson-pieces-text =
    { $edition ->
        [access] Jede Figur ist groß oder klein, rund oder quadratisch, ohne oder mit Loch, glatt oder gerillt. Keine gleicht der anderen.
       *[classic] Jede Figur ist groß oder klein, rund oder quadratisch, ohne oder mit Loch, hell oder dunkel. Keine gleicht der anderen.
    }
lesson-pieces-task = Finde diese Figur: { $piece }.
lesson-pieces-wrong = Nicht ganz. Das war: { $piece }. Gesucht ist: { $wanted }.
lesson-pieces-right = Genau die! Es gibt sie nur einmal.

lesson-line-title = Eine Linie, die etwas gemeinsam hat
lesson-line-text = Vier Figuren in einer Reihe, einer Spalte oder einer langen Diagonale sind eine Linie. Sie gewinnt, wenn alle vier mindestens ein Merkmal gemeinsam haben.
lesson-line-task = Eine Linie hier hat etwas gemeinsam. Wähle ihre vier Figuren.
lesson-line-decoy = Diese vier sind eine Linie, haben aber nichts gemeinsam. Such eine andere.
lesson-line-wrong = Nicht ganz: Wähle vier Figuren nebeneinander in einer Reihe oder Spalte. Was haben sie gemeinsam?
lesson-line-right = Gut gesehen: { $line }, alle vier { $shared }. Ein gemeinsames Merkmal genügt.

lesson-given-title = Du setzt, was du bekommst
lesson-given-text = Die Figur wählt dein Gegenüber, das Feld wählst du. Danach gibst du eine der übrigen Figuren hinüber.
lesson-given-task = Setz deine Figur, dann gib selbst eine.
lesson-given-place = Jedes leere Feld ist recht. Wähle eines.
lesson-given-given = Gesetzt. Wähle nun irgendeine Figur, die du gibst.
lesson-given-right = Gegeben! Jetzt muss dein Gegenüber sie setzen. Das war ein ganzer Zug.

lesson-care-title = Gib mit Bedacht
lesson-care-text = Vielleicht fehlt deinem Gegenüber genau die Figur, die du gibst. Sieh dir { $line } an: schon drei Figuren, alle { $shared }, und { $cell } ist frei.
lesson-care-task = Gib eine Figur, die deinem Gegenüber nicht hilft.
lesson-care-wrong = Vorsicht: { $piece }. Auf { $cell } wären es damit vier, alle { $shared }. Gib eine andere.
lesson-care-right = Gut gegeben: { $piece }. Die nützt dort nichts.

lesson-call-title = Ruf selbst QUARTO!
lesson-call-text = Eine Linie gewinnt nur, wenn du sie rufst und zeigst. Du hast gerade auf { $cell } gesetzt, und damit ist eine entstanden.
lesson-call-task = Drück auf QUARTO! und wähle dann die vier Figuren.
lesson-call-early = Erst auf QUARTO! drücken, dann die Linie zeigen.
lesson-call-point = QUARTO! Und wo? Wähle die vier Figuren der Linie.
lesson-call-decoy = Diese vier haben nichts gemeinsam. Sieh dir die anderen Linien an, auch die Diagonalen.
lesson-call-wrong = Nicht ganz. Deine Linie geht durch { $cell }, wo die letzte Figur steht.
lesson-call-right = Du hast gewonnen! Das ist { $line }, alle vier { $shared }. Wer die anderen drei gesetzt hat, spielt keine Rolle.

lesson-missed-title = Übersehen? Deine Chance!
lesson-missed-text = Dein Gegenüber hat auf { $cell } gesetzt, eine Linie übersehen und dir eine Figur gegeben. Jetzt, bevor du sie setzt, darfst du die Linie rufen.
lesson-missed-task = Drück auf QUARTO! und zeig die Linie.
lesson-missed-early = Halt! Sobald du setzt, ist die Chance vorbei. Drück erst auf QUARTO!
lesson-missed-point = QUARTO! Und wo? Wähle die vier Figuren der Linie.
lesson-missed-decoy = Diese vier haben nichts gemeinsam. Such eine Linie durch { $cell }.
lesson-missed-wrong = Nicht ganz. Die Linie geht durch { $cell }, wo die letzte Figur steht.
lesson-missed-right = Du hast gewonnen! Das ist { $line }, alle vier { $shared }, und nur du hast es gesehen.

lesson-expired-title = Zu spät ist zu spät
lesson-expired-text = Niemand hat { $expired } rechtzeitig gerufen, die gestrichelte Linie. Für den Rest der Partie ist sie nichts mehr wert, aber jede ihrer Figuren zählt weiter für andere Linien.
lesson-expired-task = Setz deine Figur so, dass eine neue Linie entsteht.
lesson-expired-wrong = Auf { $cell } entsteht keine neue Linie. Wo warten drei Figuren mit etwas Gemeinsamem auf die vierte?
lesson-expired-right = Ja: { $line }, alle vier { $shared }. Jetzt würdest du rufen.

lesson-variants-title = Leichter oder schwerer
lesson-variants-text = Für den Anfang könnt ihr nur ein, zwei oder drei Merkmale zählen lassen. Für Geübte gewinnen auch vier Figuren in einem Quadrat aus 2 mal 2 Feldern.
lesson-variants-task = Hier zählen Quadrate. Mach eines fertig.
lesson-variants-wrong = Dort nicht: Mit { $cell } hat kein Quadrat etwas gemeinsam. Wo warten drei Figuren auf die vierte?
lesson-variants-right = Genau! Ein Quadrat, und alle vier sind { $shared }.

lesson-end-title = Die letzte Figur
lesson-end-text = Nach der sechzehnten Figur ist keine mehr zu geben. Beide dürfen noch rufen oder fertig sagen, dann ist die Partie unentschieden. Mit Uhr hat jeder Zug seine eigene Zeit.
lesson-end-task = Setz die letzte Figur, dann sag fertig.
lesson-end-placed = Diesmal keine Linie. Sag fertig.
lesson-end-right = Auch dein Gegenüber sagt fertig: unentschieden. Jetzt weißt du alles. Viel Spaß!

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

lesson-chimes = Die Figuren nach Gehör
lesson-chimes-text =
    { $edition ->
        [access] Jede Figur hat ihren Ton. Große klingen tief, kleine hoch; runde weich, quadratische schnarren; die ohne Loch klingen trocken, die mit Loch klingen nach; glatte klingen ruhig, gerillte rattern. Spalten sind von links nach rechts zu hören.
       *[classic] Jede Figur hat ihren Ton. Große klingen tief, kleine hoch; runde weich, quadratische schnarren; die ohne Loch klingen trocken, die mit Loch klingen nach; helle klingen hell, dunkle haben einen tiefen Unterton. Spalten sind von links nach rechts zu hören.
    }
lesson-chimes-all = Alle Figuren: Wähle eine, um sie zu hören
