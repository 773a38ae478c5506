### Ce que seule la page dit.

## Partout

page-description = Le jeu de société Quarto!, fidèle à la lettre de ses règles. Contre l’ordinateur, entre proches ou avec n’importe qui, que l’on voie ou non.
page-start = Nouvelle partie
page-games = Mes parties
page-rules = Règles
page-analysis = Analyse
page-settings = Réglages
page-sounds = Sons
page-menu = Menu
page-skip = Aller au jeu
page-help = Aide
page-close = Fermer
page-cancel = Annuler
page-nowhere = Il n’y a rien à cette adresse.
page-home = Accueil
page-invitation = Retour à l’invitation
page-turn =
    { $count ->
        [1] À vous de jouer
       *[other] À vous de jouer dans { $count } parties
    }
page-wait = Un instant…
page-unknown = Cette page n’est plus à jour. Rechargez-la.
page-pair = { $actor } et { $other }
page-too-many = { $limit } de vos parties ne sont pas finies. Terminez-en une d’abord.

## À la table

table-title = Votre table
table-you = (vous)
clock-days =
    { $hours ->
        [0] { $days } j
       *[other] { $days } j { $hours } h
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
table-missing = pas encore là
table-places = pose
table-gives = choisit
table-ends = doit dire terminé
table-waits = attend
table-away = n’est plus là
table-won = a gagné
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
table-choose-first = Choisissez d’abord une pièce à côté du plateau
table-done = Terminé
table-cell-empty = { $cell }, vide
table-cell-holds = { $cell }, { $piece }
table-piece = { $piece }, { $digit }
table-piece-taken = { $piece }, prise
table-chosen = Choisie : { $piece }. Encore une fois pour la donner.
table-chosen-again = Choisie : { $piece }.
table-given = Pièce donnée.
table-pointed = { $cell } choisie, { $count } sur 4.
table-not-pointed = { $cell } retirée, { $count } sur 4.
table-line-pointed = Ligne choisie : { $line }. Annoncez maintenant QUARTO !
table-switches = La pièce à donner, caractéristique par caractéristique
table-quarto = QUARTO !
table-no-line = Pas encore choisie
table-point = Montrez la ligne : touchez ses cases, ou choisissez-la ici.
table-point-swipe = Montrez la ligne : glissez le doigt dessus, touchez ses cases ou choisissez-la ici.
table-no-moment = Vous ne pouvez pas annoncer maintenant.
table-too-few = Il faut quatre pièces pour une ligne. Il n’y en a pas encore autant sur le plateau.
table-moves = Coups
table-masked = Le plateau est caché à tout le monde. Explorez une case ou une pièce à la fois, avec les flèches, d’un appui ou en glissant le doigt. Un second appui pose la pièce.
table-counts = Ce qui compte : { $traits } ; rangées, colonnes, diagonales.
table-counts-squares = Ce qui compte : { $traits } ; rangées, colonnes, diagonales, carrés.
table-actions = Propositions
table-take-back = Reprendre le coup
table-draw = Proposer l’égalité
table-resign = Abandonner
table-resign-sure = Abandonner la partie ?
table-hint = Conseil
table-say = Dire…
table-accept = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-gone = { $name } a quitté la table. La partie attend.
table-claim = Réclamer la victoire
table-lost = Connexion perdue. Reconnexion en cours.
table-back = Connexion rétablie.
table-kept = Hors connexion. Votre coup est gardé sur cet appareil et sera envoyé au retour de la connexion.
table-overtaken = Votre dernier coup est arrivé trop tard et ne compte pas.
table-not-done = Autre chose s’est passé avant : rien n’a été fait. Si vous le voulez toujours, recommencez.
table-you-watch = Vous suivez la partie entre { $first } et { $second }.
table-watching =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
table-commands = Commandes tapées
table-command = Commande ou question
table-command-example = b3, 7, rangée 3, aide…
table-send = Envoyer
table-said = Ce qui a été dit
table-invited = { $name } vous invite à une partie de Quarto!
invite-lead = Copiez le lien et envoyez-le : la partie commence dès que quelqu’un l’ouvre et prend place.
invite-listed = Tout le monde peut trouver cette table dans la liste publique, tant que cette page reste ouverte.

## Les réglages

settings-chimes = Sons des pièces
settings-chimes-detail = Chaque pièce s’entend quand on passe dessus

## Pour le toucher

tactile-title = En braille et au toucher
tactile-text = Plateau en texte
tactile-svg = Dessin pour papier thermogonflable
