### Was getippt werden kann: Synonyme mit Kommas, das erste ist das, das wir lehren, und eine Zeile Hilfe
### für jeden Befehl. Groß und klein, Akzente und Wortenden sind gleichgültig.

command-give = gib, geben, gebe, wähle, wählen
    .help = gib 7 oder gib große runde helle mit Loch: gibt diese Figur. Das Kürzel oder die Merkmale allein genügen.
command-place = setz, setze, setzen, stell, stelle, stellen, leg, lege
    .help = setz b3 oder nur b3: setzt die Figur, die du bekommen hast.
command-call = quarto, ruf, rufe, rufen, ruf quarto, rufe quarto
    .help = quarto Zeile 3 oder quarto a1 d1: ruft QUARTO! und zeigt auf die Reihe.
command-done = fertig, sag fertig, weiter, passe
    .help = fertig: beendet deinen Zug, wenn keine Figur mehr übrig ist.
command-draw = unentschieden, remis
    .help = unentschieden: bietet ein Unentschieden an.
command-undo = zurück, zurücknehmen, rückgängig
    .help = zurück: bittet darum, deinen letzten Zug zurückzunehmen.
command-rematch = nochmal, noch einmal, noch eine Partie, revanche, neue Partie
    .help = nochmal: bittet um eine weitere Partie.
command-accept = ja, j, annehmen, einverstanden
    .help = ja: stimmt zu, wenn etwas angeboten oder gefragt wird.
command-decline = nein, n, ablehnen
    .help = nein: lehnt es ab.
command-resign = aufgeben, ich gebe auf, gebe auf, gib auf
    .help = aufgeben: gibt die Partie auf.
command-claim = beanspruchen, beanspruche, Sieg beanspruchen
    .help = beanspruchen: beansprucht den Sieg, wenn dein Gegenüber nicht zurückkommt.
command-board = Brett, alles
    .help = Brett: sagt, was auf dem Brett steht.
command-braille = Punktschrift, Braille, Brailleschrift, Punkte
    .help = Punktschrift oder Braille: gibt das Brett und die Figur in der Hand in einer Zeile Punktschrift aus, ein Zeichen für jedes Feld.
command-row = Zeile, Reihe
    .help = Zeile 3: liest eine Zeile vor.
command-column = Spalte
    .help = Spalte b: liest eine Spalte vor.
command-diagonals = Diagonalen, Diagonale
    .help = Diagonalen: liest die beiden langen Diagonalen vor.
command-what = was steht auf, was ist auf, was, Feld
    .help = was steht auf b3, Feld b3 oder b3?: sagt, was auf einem Feld steht.
command-left = übrig, Figuren, Rest, Vorrat, was ist übrig
    .help = übrig: sagt, welche Figuren übrig sind.
command-hand = Hand, meine Figur
    .help = Hand: sagt, welche Figur in der Hand ist.
command-last = zuletzt, letzter, letzter Zug
    .help = zuletzt: sagt, was zuletzt gespielt wurde.
command-turn = dran, wer, wer ist dran, am Zug, Uhr, Zeit
    .help = dran: sagt, wer am Zug ist und wie viel Zeit bleibt.
command-shares = gemeinsam, Linie
    .help = gemeinsam Zeile 3: sagt, was die Figuren einer Reihe bisher gemeinsam haben.
command-find = suche, such, suchen, finde, finden, wo
    .help = suche große mit Loch: sagt, wo solche Figuren sind.
command-traits = Merkmale, was zählt, Optionen
    .help = Merkmale: sagt, was in dieser Partie zählt.
command-result = Ergebnis, übersehen, verpasst, Ende
    .help = Ergebnis: sagt, wie die Partie ausging und welche Reihen übersehen wurden.
command-hint = Tipp, Rat, Hinweis
    .help = Tipp: schlägt einen Zug vor, wo Tipps erlaubt sind.
command-say = Nachricht, sage
    .help = schöne Partie, oder sag schöne Partie: sagt das deinem Gegenüber, in dessen Sprache. Auch hallo, viel Glück, gut gesehen, einen Moment und danke.
command-help = Hilfe, Befehle
    .help = Hilfe oder Hilfe gib: sagt, was du eintippen kannst.
command-rules = Regeln, Regel, Spielregeln
    .help = Regeln: liest die Spielregeln vor.
command-save = speichern, speichere, sichern
    .help = speichern meinePartie: speichert die Partie.
command-quit = verlassen, beenden, Schluss, tschüss
    .help = verlassen: verlässt die Partie.
command-language = Sprache, sprich
    .help = Sprache Englisch: spricht in einer anderen Sprache weiter.
command-detail = sag, Ausführlichkeit, ausführlich
    .help = sag wenig, sag normal oder sag alles: sagt weniger oder mehr.
command-phonetic = buchstabieren, buchstabiere
    .help = buchstabieren: nennt die Spalten mit Namen oder wieder mit Buchstaben.
command-repeat = wiederholen, wiederhole, wie bitte
    .help = wiederholen: sagt den letzten Satz noch einmal.

help-intro = Du kannst eintippen:
help-outro = Kurze Formen genügen, etwa Sp b. Figuren heißen 0 bis 9 und a bis f, Spalten a bis d, Zeilen 1 bis 4.

typed-light = helle, hell, heller, helles, weiße
typed-dark = dunkle, dunkel, dunkler, dunkles, schwarze
typed-smooth = glatte, glatt, glatter
typed-grooved = gerillte, gerillt, gerillter, geriffelte
typed-round = runde, rund, runder
typed-square = quadratische, quadratisch, eckige, eckig
typed-tall = große, groß, großer, hohe, hoch
typed-short = kleine, klein, kleiner, niedrige, kurze
typed-solid = ohne Loch, ohne, volle, voll, massive
typed-hollow = mit Loch, mit, Loch, hohle, hohl

typed-row = Zeile
typed-column = Spalte
typed-diagonal = Diagonale
typed-block = Quadrat, Block

typed-a = Anton
typed-b = Berta
typed-c = Cäsar
typed-d = Dora

typed-en = Englisch, English, en
typed-fr = Französisch, français, fr
typed-es = Spanisch, español, es
typed-de = Deutsch, de

typed-brief = wenig, kurz, knapp
typed-normal = normal, wichtig, Wichtiges
typed-full = alles, lang, viel

typed-seconds = Sekunden, Sekunde, s, Sek
typed-minutes = Minuten, Minute, m, Min
typed-hours = Stunden, Stunde, h, Std
typed-days = Tage, Tag, t

typed-hello = hallo, guten Tag, servus
typed-good-luck = viel Glück
typed-good-game = schöne Partie, gutes Spiel, gut gespielt
typed-well-seen = gut gesehen, gut erkannt
typed-one-moment = einen Moment, Moment, einen Augenblick
typed-thanks = danke, vielen Dank, danke schön

typed-filler = der, die, das, den, ein, eine, einen, Figur, Kürzel, Zeichen, Nummer, Feld, Linie, Reihe, auf, von, bis, nach, zu, und, für, im, in, bitte, mir
