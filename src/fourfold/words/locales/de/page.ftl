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
