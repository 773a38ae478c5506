### Was Hilfe und Einstellungen sagen.

## Einstellungen

settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-verbosity = Wie viel gesagt wird
settings-verbosity-short = Wenig
settings-verbosity-normal = Wichtiges
settings-verbosity-full = Alles
settings-sounds = Töne
settings-sounds-detail = Für Figuren, Rufe und die Uhr
settings-phonetic = Spalten mit Namen
settings-phonetic-detail = Anton, Berta, Cäsar, Dora für a, b, c, d
settings-commands = Befehlsfeld
settings-commands-detail = Am Tisch lassen sich Züge und Fragen eintippen
settings-voice = Eigene Stimme der Seite
settings-voice-detail = Liest alles vor; mit Screenreader besser ausschalten
settings-vibration = Vibration
settings-vibration-detail = Wenn das Gerät es kann
settings-phrases = Was dein Gegenüber sagt
settings-phrases-detail = Ausgeschaltet ist „Schöne Partie!“ und dergleichen weder zu hören noch zu sehen
phrases-title = { $name } etwas sagen
settings-switches = Figuren mit Schaltern wählen
settings-switches-detail = Vier Schalter, einer pro Merkmal, mit den Tasten 1 bis 4
settings-buttons = Brett und Figuren als einfache Knöpfe
settings-buttons-detail = Für Screenreader auf Touchscreens: jedes Feld und jede Figur ist ein Knopf

## Hilfe und Tasten

help-start = Wähle, wie du spielst und was zählt, dann drück auf „Jetzt spielen“. Mit Tab und den Pfeiltasten erreichst du alles.
help-table = Setz die Figur, die du bekommen hast, und gib dann eine der übrigen weiter. Haben vier in einer Reihe ein Merkmal gemeinsam, ruf QUARTO! und zeig auf sie.
help-analysis = Stell Figuren aufs Brett und erfahre, was jedes Feld und jede Figur, die du geben kannst, wert ist.
help-rules = Geh die Lektion Schritt für Schritt durch, oder lies darunter alle Regeln.
help-nowhere = Geh zurück zur Startseite und wähle eine Partie.
help-grid = Auf dem Brett und bei den Figuren
help-key-arrows = Pfeile
help-arrows = gehen von Feld zu Feld oder von Figur zu Figur
help-key-enter = Eingabe
help-enter = setzt deine Figur; neben dem Brett wählt sie eine Figur, beim zweiten Mal gibt sie diese
help-key-home = Pos1, Ende
help-home = gehen an Anfang und Ende der Zeile
help-key-escape = Esc
help-escape = bricht einen Ruf ab
help-key-switches = 1 bis 4
help-switches = schalten je ein Merkmal um, wenn du Figuren mit Schaltern wählst
help-choose = wählt das Feld oder die Figur
help-key-delete = Entf
help-delete = nimmt beim Aufstellen eine Figur weg
help-typing = Im Feld unter dem Brett kannst du Züge und Fragen in Worten eintippen. „Hilfe“ nennt dir alle.
keys-title = Tastenkürzel
keys-on = Tasten am Tisch
keys-on-detail = Je eine Taste zum Rufen und Fragen
keys-restore = Zurücksetzen
keys-restored = Die üblichen Tasten gelten wieder.
keys-call = QUARTO! rufen
keys-hand = Welche Figur ist in der Hand?
keys-last = Was wurde zuletzt gespielt?
keys-turn = Wer ist dran, und wie viel Zeit bleibt?
keys-left = Welche Figuren sind übrig?
keys-row = Diese Zeile vorlesen
keys-column = Diese Spalte vorlesen
keys-diagonals = Die Diagonalen vorlesen
keys-board = Zum Brett
keys-reserve = Zu den Figuren daneben
keys-command = Zum Befehlsfeld
keys-help = Hilfe
