### Die Regeln in unseren eigenen Worten, ein Absatz je Nachricht.

rules-title = Die Regeln von Quarto!
rules-material =
    { $edition ->
        [access] Das Brett hat 4 Reihen mit je 4 Feldern. Die 16 Figuren sind alle verschieden: Jede ist groß oder klein, rund oder quadratisch, ohne oder mit Loch, glatt oder gerillt.
       *[classic] Das Brett hat 4 Reihen mit je 4 Feldern. Die 16 Figuren sind alle verschieden: Jede ist groß oder klein, rund oder quadratisch, ohne oder mit Loch, hell oder dunkel.
    }
rules-aim = Ziel ist eine Linie aus vier Figuren, die mindestens ein Merkmal gemeinsam haben: vier große, vier runde, vier mit Loch und so weiter. Eine Linie ist eine Reihe, eine Spalte oder eine der beiden langen Diagonalen.
rules-turn = Welche Figur du setzt, wählst du nicht selbst: Du bekommst sie von deinem Gegenüber. Das Los entscheidet, wer beginnt und die erste Figur gibt. Setz die Figur, die du bekommen hast, auf ein leeres Feld und gib dann eine von denen, die übrig sind.
rules-calling = Eine Linie gewinnt nur, wenn sie gerufen wird. Nach dem Setzen darfst du QUARTO! rufen und die Linie zeigen, bis du die nächste Figur gibst. Wer die drei anderen gesetzt hat, spielt keine Rolle.
rules-receiver = Übersiehst du die Linie und gibst eine Figur, so darf dein Gegenüber sie in diesem Moment rufen, noch vor dem Setzen, und gewinnt an deiner Stelle.
rules-expiry = Ruft sie auch dann niemand, so ist die Linie für den Rest der Partie nichts mehr wert.
rules-wrong = Ein falscher Ruf ändert nichts auf dem Brett, doch in der Regel gibt es in diesem Moment keinen zweiten. Ein Tisch kann strenger oder milder sein.
rules-end = Wer zuerst ein QUARTO! ruft und zeigt, gewinnt. Nach der sechzehnten Figur ist keine mehr zu geben: Wer sie gesetzt hat, und danach die andere Seite, darf noch rufen oder fertig sagen. Hat dann niemand gewonnen, ist die Partie unentschieden.
rules-traits = Für den Anfang: Macht aus, dass nur ein, zwei oder drei Merkmale zählen.
rules-squares = Für Geübte: Vier Figuren in einem Quadrat aus 2 mal 2 Feldern zählen wie eine Linie. Das sind neun weitere Wege zum Sieg.
rules-time = In einem Turnier kann jeder Zug begrenzt sein, zum Beispiel auf eine Minute. Die Zeit läuft, sobald du eine Figur bekommst, und endet, wenn du die nächste gibst.
rules-access = Mit der Access-Ausgabe spielen alle auf Augenhöhe, ob sie sehen oder nicht: Jedes Merkmal lässt sich fühlen, und glatt oder gerillt tritt an die Stelle von hell oder dunkel. Mit den Masken spielen alle nach Gefühl und Gedächtnis; auch hier kann ein Tisch das Brett vor allen verbergen.
rules-author = Quarto! ist ein Spiel von Blaise Müller, erschienen bei Gigamic. Fourfold ist davon unabhängig.
