### Vor einer Partie: was an einem Tisch gilt, wer eingeladen ist und wer dort wartet.

## Bedingungen

terms-title = So spielt ihr
terms-edition =
    { $edition ->
        [access] Access-Figuren: glatt oder gerillt.
       *[classic] Klassische Figuren: hell oder dunkel.
    }
terms-untimed = Ohne Uhr. Wenn jemand weggeht, kann die andere Person den Sieg beanspruchen. Wartezeit: { $time }.
terms-timed-loses = Uhr: { $time } pro Zug. Ist die Zeit um, ist die Partie verloren.
terms-timed-warned = Uhr: { $time } pro Zug. Ist die Zeit um, gibt es nur einen Hinweis.
terms-wrong-call = Nur ein Ruf pro Zug, auch wenn er falsch ist.
terms-wrong-nothing = Falsche Rufe kosten nichts.
terms-wrong-lose =
    { $count ->
        [one] Ein falscher Ruf kostet die Partie.
       *[other] { $count } falsche Rufe kosten die Partie.
    }
terms-hints = Tipps: Ein mögliches QUARTO! wird gezeigt, und ein Knopf schlägt Züge vor.
terms-no-hints = Ohne Tipps.
terms-mask = Maske: Das Brett ist für alle verdeckt und wird Figur für Figur ertastet.
terms-no-mask = Ohne Maske: Das Brett ist für alle offen.

## Wer eingeladen ist

join-name = Dein Name
join-sit = Mitspielen
join-learn = Neu hier? Lern das Spiel Schritt für Schritt
join-watch = Oder bleib und schau zu, wenn jemand anders mitspielt.

## Wer wartet

invite-title = Lade jemanden ein
invite-title-open = Dein Tisch ist offen
invite-also = Du kannst den Link auch jemandem schicken.
invite-here = Diese Adresse gilt nur auf diesem Computer. Für andere stell das Spiel mit fourfold serve bereit.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-selected = Der Link ist markiert: jetzt kopieren.
invite-share = Teilen
invite-message = Spielst du Quarto! mit mir?
invite-code = QR-Code mit dem Link
invite-scan = oder mit dem Handy scannen
invite-wait = Während du wartest
invite-meanwhile = Inzwischen gegen den Computer spielen
invite-meanwhile-detail = Dieser Tisch bleibt offen. Wo du auch bist: Du erfährst es, sobald sich jemand setzt.
invite-close = Diesen Tisch schließen
invite-close-sure = Diesen Tisch schließen? Sein Link führt dann ins Leere.
invite-arrived = { $name } sitzt an deinem Tisch. Die Partie hat begonnen.
invite-go = Zur Partie
