### Ce que seule la page dit.

## Partout

page-description = Le jeu de société Quarto!, à la lettre de ses règles. Contre l'ordinateur, entre amis ou avec n'importe qui, avec ou sans la vue.
page-start = Nouvelle partie
page-rules = Règles
page-analysis = Analyse
page-settings = Réglages
page-sounds = Sons
page-menu = Menu
page-skip = Aller au jeu
page-close = Fermer
page-cancel = Annuler
page-nowhere = Il n'y a rien à cette adresse.
page-home = Vers l'accueil
page-wait = Un instant …
page-no-connection = Le serveur est hors d'atteinte. Réessayez dans un instant.

## À la table

table-title = Une table
table-you = (vous)
table-missing = pas encore là
table-places = doit poser
table-gives = doit choisir
table-ends = doit terminer
table-waits = attend
table-away = hors de la table
table-won = gagne
table-finished = partie finie
table-board = Plateau
table-reserve = Pièces à côté du plateau
table-left = il en reste { $count }
table-hand = Pièce en main
table-place-this = Posez cette pièce
table-give-to = Donnez une pièce à { $name }
table-no-piece = Il ne reste aucune pièce
table-is-placing = { $name } pose
table-is-giving = { $name } choisit
table-is-ending = { $name } peut encore annoncer
table-give = Donner
table-give-piece = Donner la pièce { $piece }
table-choose-first = Choisissez d'abord une pièce à côté du plateau
table-done = Terminé
table-cell-empty = { $cell }, vide
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, prise
table-quarto = QUARTO!
table-point = Montrez la ligne : touchez ses cases, ou choisissez-la ici.
table-call-line = QUARTO! { $line }
table-no-moment = Ce n'est pas à vous d'annoncer maintenant.
table-moves = Coups
table-masked = Le plateau est caché aux deux : explorez une case ou une pièce à la fois.
table-counts = Ce qui compte : { $traits } ; rangées, colonnes, diagonales.
table-counts-squares = Ce qui compte : { $traits } ; rangées, colonnes, diagonales, carrés.
table-actions = Propositions
table-take-back = Reprendre
table-draw = Nulle
table-resign = Abandonner
table-resign-sure = Abandonner la partie ?
table-hint = Conseil
table-accept = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-gone = { $name } a quitté la table. La partie attend.
table-claim = Réclamer la partie
table-lost = La connexion est perdue. Je continue d'essayer.
table-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
table-commands = Commandes tapées
table-command = Commande ou question
table-command-example = b3, 7, rangée 3, aide …
table-send = Envoyer
table-said = Ce qui a été dit
table-invited = { $name } attend quelqu'un pour jouer
table-your-name = Votre nom
table-sit = Prendre place et jouer
table-or-watch = Ou restez pour regarder quand quelqu'un d'autre prendra place.
table-over = La partie est finie
table-drawn = Partie nulle
table-taken = { $placer } a fait la ligne sans la voir. { $caller } l'a vue.
table-after = Après la partie
table-rematch = Rejouer
table-next = Regarder la partie suivante
table-share = Partager
table-copied = Le lien est copié.
table-save = Enregistrer
