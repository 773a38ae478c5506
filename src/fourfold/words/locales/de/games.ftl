### Was von eigenen Partien gesagt wird, auf ihrer Seite und außerhalb der Seite.

## Meine Partien

games-running = Laufende Partien
games-finished = Beendete Partien
games-none = Du hast noch nicht gespielt. Jede Partie, die du beginnst, bleibt hier: Du kannst sie tagelang liegen lassen und findest sie wieder.
games-more = Mehr zeigen
games-gone =
    { $count ->
        [one] Eine Partie, die dieses Gerät noch kennt, gibt es auf dem Server nicht mehr.
       *[other] { $count } Partien, die dieses Gerät noch kennt, gibt es auf dem Server nicht mehr.
    }
games-gone-forget = In Ordnung
games-computer = { $name } ({ $level })
games-waiting = Ein Platz ist noch frei
games-waiting-detail = dein Tisch ist offen
games-your-turn = Du bist am Zug
games-turn = { $name } ist am Zug
games-masked = unter der Maske
games-placed =
    { $count ->
        [0] das Brett ist leer
        [one] eine Figur gesetzt
       *[other] { $count } Figuren gesetzt
    }
games-left = noch { $time }
games-left-moments = noch weniger als eine Minute
games-won = Gewonnen
games-lost = Verloren
games-drawn = Unentschieden
games-unfinished = Unvollendet
games-over = Beendet
games-by-call = durch QUARTO!
games-by-full = alle Figuren gesetzt
games-by-resign = durch Aufgabe
games-by-time = auf Zeit
games-by-agreed = einvernehmlich
games-by-wrong-calls = durch falsche Rufe
games-by-abandoned = durch Abwesenheit
games-today = heute
games-yesterday = gestern
games-tallies = Deine Bilanz
games-count-won = { $count } gewonnen
games-count-drawn = { $count } unentschieden
games-count-lost = { $count } verloren
games-people = gegen Menschen

## Außerhalb der Seite

settings-notices = Sag mir, wenn ich am Zug bin
settings-notices-detail = Mit einer Mitteilung des Browsers, solange diese Seite offen ist
notices-on = Hier erfährst du, sobald du am Zug bist.
notices-turn = Du bist am Zug gegen { $name }.
notices-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
notices-unable = Dieser Browser kann keine Mitteilungen einer Seite zeigen.
