### Was nur die Seite sagt.

## Überall

page-description = Das Brettspiel Quarto!, getreu seinen gedruckten Regeln. Spiel gegen den Computer, zu zweit oder mit anderen, blind oder sehend.
page-start = Neue Partie
page-games = Meine Partien
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
page-pair = { $actor } und { $other }
page-too-many = { $limit } deiner Partien sind noch nicht zu Ende. Beende erst eine davon.

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
table-no-line = Noch keine gewählt
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
table-say = Sagen…
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-gone = { $name } hat den Tisch verlassen. Die Partie wartet.
table-claim = Sieg beanspruchen
table-lost = Verbindung verloren. Ich versuche, sie wiederherzustellen.
table-back = Die Verbindung ist wieder da.
table-kept = Keine Verbindung. Dein Zug ist auf diesem Gerät gespeichert und wird gesendet, sobald sie wieder da ist.
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
invite-listed = Alle können diesen Tisch in der öffentlichen Liste finden, solange diese Seite offen bleibt.

## Einstellungen

settings-chimes = Töne der Figuren
settings-chimes-detail = Jede Figur klingt, sobald du sie erreichst

## Zum Tasten

tactile-title = In Punktschrift und zum Ertasten
tactile-text = Brett als Text
tactile-svg = Zeichnung für Schwellpapier
