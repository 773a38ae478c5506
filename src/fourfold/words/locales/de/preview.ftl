### Was ein Link dort sagt, wo er eingefügt wird.

preview-invited = Öffne den Link, um zu spielen. Es kostet nichts und braucht kein Konto.
preview-on = Eine Partie Quarto! läuft
preview-on-detail = Öffne den Link, um zuzusehen.
preview-drawn = Unentschieden zwischen { $actor } und { $other }
preview-position = Eine Stellung in Quarto!
