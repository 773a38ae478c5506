### Was die Seite sagen kann, bevor andere Texte da sind.

page-no-connection = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-again = Noch einmal versuchen
