### Ce que seule la page dit.

## Partout

page-description = Le jeu de société Quarto!, à la lettre de ses règles. Contre l’ordinateur, entre amis ou avec n’importe qui, avec ou sans la vue.
page-start = Nouvelle partie
page-rules = Règles
page-analysis = Analyse
page-settings = Réglages
page-sounds = Sons
page-menu = Menu
page-skip = Aller au jeu
page-close = Fermer
page-cancel = Annuler
page-nowhere = Il n’y a rien à cette adresse.
page-home = Vers l’accueil
page-wait = Un instant …
page-no-connection = Le serveur est hors d’atteinte. Réessayez dans un instant.
