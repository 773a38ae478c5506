### Was nur die Seite sagt.

## Überall

page-description = Das Brettspiel Quarto!, buchstabengetreu nach seinen Regeln. Gegen den Computer, zu zweit oder mit anderen, mit oder ohne Augenlicht.
page-start = Neues Spiel
page-rules = Regeln
page-analysis = Analyse
page-settings = Einstellungen
page-sounds = Töne
page-menu = Menü
page-skip = Zum Spiel
page-close = Schließen
page-cancel = Abbrechen
page-nowhere = Unter dieser Adresse ist nichts.
page-home = Zum Anfang
page-wait = Einen Moment …
page-no-connection = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.

## Am Tisch

table-title = Ein Tisch
table-you = (du)
table-missing = noch nicht da
table-places = setzt
table-gives = wählt aus
table-ends = beendet
table-waits = wartet
table-away = nicht am Tisch
table-won = gewinnt
table-finished = fertig
table-board = Brett
table-reserve = Figuren neben dem Brett
table-left = noch { $count }
table-hand = Figur in der Hand
table-place-this = Setz diese Figur
table-give-to = Gib { $name } eine Figur
table-no-piece = Keine Figur ist übrig
table-is-placing = { $name } setzt
table-is-giving = { $name } wählt aus
table-is-ending = { $name } darf noch rufen
table-give = Geben
table-give-piece = { $piece } Figur geben
table-choose-first = Wähle erst eine Figur neben dem Brett
table-done = Fertig
table-cell-empty = { $cell }, leer
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, vergeben
table-quarto = QUARTO!
table-point = Zeig die Linie: tippe ihre Felder an, oder wähle sie hier aus.
table-call-line = QUARTO! { $line }
table-no-moment = Gerade kannst du nicht rufen.
table-moves = Züge
table-masked = Das Brett ist für beide verdeckt: ertaste immer nur ein Feld oder eine Figur.
table-counts = Was zählt: { $traits }; Reihen, Spalten, Diagonalen.
table-counts-squares = Was zählt: { $traits }; Reihen, Spalten, Diagonalen, Quadrate.
table-actions = Angebote
table-take-back = Zurücknehmen
table-draw = Unentschieden
table-resign = Aufgeben
table-resign-sure = Die Partie aufgeben?
table-hint = Tipp
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-gone = { $name } hat den Tisch verlassen. Die Partie wartet.
table-claim = Partie beanspruchen
table-lost = Die Verbindung ist weg. Ich versuche es weiter.
table-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-commands = Getippte Befehle
table-command = Befehl oder Frage
table-command-example = b3, 7, Reihe 3, Hilfe …
table-send = Senden
table-said = Was gesagt wurde
table-invited = { $name } wartet auf jemanden zum Spielen
table-your-name = Dein Name
table-sit = Mitspielen
table-or-watch = Oder bleib und schau zu, wenn jemand anders mitspielt.
table-over = Die Partie ist zu Ende
table-drawn = Unentschieden
table-taken = { $placer } hat die Linie gebildet und nicht gesehen. { $caller } schon.
table-after = Nach der Partie
table-rematch = Noch eine Partie
table-next = Die nächste Partie ansehen
table-share = Teilen
table-copied = Der Link ist kopiert.
table-save = Speichern
