### Die Regeln in unseren eigenen Worten, ein Absatz je Nachricht.

rules-title = Die Regeln von Quarto!
rules-material =
    { $edition ->
        [access] Quarto! ist ein Spiel für zwei und dauert 10 bis 20 Minuten. Das Brett hat 4 Zeilen mit je 4 Feldern. Die 16 Figuren sind alle verschieden: Jede ist groß oder klein, rund oder quadratisch, glatt oder gerillt, mit oder ohne Loch. Zu Beginn stehen alle neben dem Brett.
       *[classic] Quarto! ist ein Spiel für zwei und dauert 10 bis 20 Minuten. Das Brett hat 4 Zeilen mit je 4 Feldern. Die 16 Figuren sind alle verschieden: Jede ist groß oder klein, rund oder quadratisch, hell oder dunkel, mit oder ohne Loch. Zu Beginn stehen alle neben dem Brett.
    }
rules-aim = Ziel ist eine Reihe: vier Figuren mit mindestens einem gemeinsamen Merkmal, zum Beispiel vier große, vier runde oder vier mit Loch. Es dürfen auch mehrere Merkmale sein. Eine Reihe liegt waagrecht in einer Zeile, senkrecht in einer Spalte oder auf einer der beiden langen Diagonalen.
rules-turn = Welche Figur du setzt, wählst du nicht selbst: Du bekommst sie von deinem Gegenüber. Das Los entscheidet, wer beginnt und die erste Figur gibt. Setz die Figur, die du bekommen hast, auf ein leeres Feld und gib dann eine der übrigen weiter.
rules-calling = Eine Reihe gewinnt nur, wenn jemand QUARTO! ruft und auf sie zeigt. Nach dem Setzen hast du dafür Zeit, bis du die nächste Figur gibst. Wer die anderen drei gesetzt hat, spielt keine Rolle.
rules-receiver = Übersiehst du die Reihe und gibst eine Figur, darf dein Gegenüber in diesem Moment, noch vor dem Setzen, QUARTO! rufen und gewinnt an deiner Stelle.
rules-expiry = Ruft auch dann niemand, ist diese Reihe für den Rest der Partie nichts mehr wert.
rules-wrong = Ein falscher Ruf ändert nichts auf dem Brett, aber normalerweise darfst du im selben Zug nicht noch einmal rufen. Ein Tisch kann strenger oder milder sein.
rules-end = Wer zuerst zu Recht QUARTO! ruft und auf die Reihe zeigt, gewinnt. Nach der sechzehnten Figur ist keine mehr zu geben: Erst darf noch rufen, wer sie gesetzt hat, dann das Gegenüber. Sagt ihr beide „fertig“, ist die Partie unentschieden.
rules-traits = Für den Einstieg und mit Kindern: Vereinbart, dass nur ein, zwei oder drei Merkmale zählen. Zum Beispiel nur die Größe: Dann gewinnen vier gleich große Figuren.
rules-squares = Für Geübte: Vier Figuren in einem Quadrat aus 2 mal 2 Feldern zählen wie eine Reihe. Das sind neun weitere Wege zum Sieg.
rules-time = Im Turnier kann jeder Zug begrenzt sein, zum Beispiel auf eine Minute. Die Uhr läuft, sobald du eine Figur bekommst, und hält an, wenn du die nächste gibst. Wer die Zeit überschreitet, verliert, außer der Tisch gibt nur einen Hinweis.
rules-access = Mit der Access-Ausgabe spielen blinde und sehende Menschen unter gleichen Bedingungen: Jedes Merkmal lässt sich ertasten, und glatt oder gerillt ersetzt hell oder dunkel. Mit ihren Holzfiguren, dem magnetischen Brett und den zwei Masken können alle mit Tastsinn und Gedächtnis spielen. Auch hier kann ein Tisch das Brett vor beiden verdecken.
rules-author = Quarto! ist ein Spiel von Blaise Müller, erschienen bei Gigamic. Fourfold ist davon unabhängig.
