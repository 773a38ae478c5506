### Ce que seule la page dit.

## Partout

page-description = Le jeu de société Quarto!, fidèle à la lettre de ses règles. Contre l’ordinateur, entre proches ou avec n’importe qui, que l’on voie ou non.
page-start = Nouvelle partie
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
table-over = La partie est finie
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
invite-listed = Tout le monde peut trouver cette table dans la liste des tables ouvertes, tant que cette page reste ouverte.

## L’accueil

start-heading = Quatre pièces alignées, un point commun.
start-lead = Mais la pièce que vous posez, c’est l’adversaire qui la choisit.
start-game = Le jeu Quarto!
start-learn = Apprendre à jouer pas à pas
start-moving = Plateau animé
start-quartet = Quatre pièces { $shared }
start-play = Jouer
start-play-friend = Inviter quelqu’un
start-play-anyone = Ouvrir une table
start-options = Votre partie
start-presets = Choix rapide
start-preset-friendly = Amicale
start-preset-friendly-detail = sans pendule
start-preset-tournament = Tournoi
start-preset-tournament-detail = 1 min par coup
start-preset-children = Enfants
start-preset-children-detail = une caractéristique : { $traits }
start-opponent = Adversaire
start-opponent-computer = L’ordinateur
start-opponent-computer-detail = cinq niveaux
start-opponent-same-screen = À deux
start-opponent-same-screen-detail = sur cet écran
start-opponent-friend = Sur invitation
start-opponent-friend-detail = avec un lien
start-opponent-anyone = N’importe qui
start-opponent-anyone-detail = à une table ouverte
start-opponent-anyone-open =
    { $count ->
        [1] une table est ouverte
       *[other] { $count } tables sont ouvertes
    }
start-level = Niveau
start-name = Votre nom
start-name-other = Nom de l’adversaire
start-name-long = Un nom compte au plus { $limit } caractères.
start-name-same = Les deux noms doivent être différents.
start-edition = Pièces
start-edition-classic = Classique
start-edition-classic-detail = deux couleurs
start-edition-access = Access
start-edition-access-detail = deux surfaces
start-traits = Ce qui compte
start-traits-last = Au moins une caractéristique doit compter : celle-ci reste.
start-squares = Les carrés comptent aussi
start-squares-detail = Un carré de 2 cases sur 2 : neuf façons de plus de gagner
start-clock = Pendule
start-clock-none = sans pendule
start-clock-minute = 1 min par coup
start-clock-days = Jours par coup
start-clock-other = Autre
start-days = Temps pour chaque coup
start-seconds = Secondes par coup
start-late = Temps écoulé
start-late-loses = Partie perdue
start-late-warned = Simple avertissement
start-more = Plus d’options
start-usual = Selon les règles habituelles.
start-first = Qui commence
start-first-lot = Tirage au sort
start-first-me = Moi
start-first-other = L’adversaire
start-calling = L’annonce QUARTO !
start-calling-hand = Manuelle
start-calling-automatic = Automatique
start-wrong = Une fausse annonce
start-wrong-call = Prive d’annonce ce tour-ci
start-wrong-nothing = Ne coûte rien
start-wrong-lose = Peut coûter la partie
start-limit = Fausses annonces qui coûtent la partie
start-hints = Conseils
start-hints-detail = Les lignes à annoncer sont montrées, et un bouton suggère des coups
start-coach = Entraîneur
start-coach-detail = Montre aux deux une ligne que personne n’a annoncée, dès qu’elle ne vaut plus rien
start-mask = Masque
start-mask-detail = Le plateau est caché à tout le monde et s’explore pièce par pièce, comme au toucher
start-per-move = { $time } par coup
start-only = { $traits } seulement
start-said-access = Avec les pièces Access.
start-said-squares = Les carrés comptent aussi.
start-said-free = Les fausses annonces ne coûtent rien.
start-said-lose =
    { $count ->
        [1] Une fausse annonce coûte la partie.
       *[other] { $count } fausses annonces coûtent la partie.
    }
start-said-warned = Le temps écoulé n’entraîne qu’un avertissement.
start-said-hints = Les conseils sont permis.
start-said-mask = Le plateau est masqué.
start-said-me = Vous commencez.
start-said-other = L’adversaire commence.
start-own = Reprendre votre partie
start-own-pair = { $actor } et { $other }
start-own-waiting = En attente d’une deuxième personne
start-own-more =
    { $count ->
        [1] Une autre partie
       *[other] { $count } autres parties
    }
start-too-many = { $limit } de vos parties ne sont pas finies. Terminez-en une d’abord.
start-open = Tables ouvertes
start-open-none = Aucune table n’est ouverte. À vous d’en ouvrir une !
start-open-waiting =
    { $minutes ->
        [0] ouverte à l’instant
        [1] ouverte depuis une minute
       *[other] ouverte depuis { $minutes } minutes
    }
start-open-gone = N’est plus ouverte
start-open-own = Votre propre table, telle que les autres la trouvent
start-open-go = Aller à votre table
start-join = Rejoindre
start-join-table = Rejoindre { $player }

## Les réglages

settings-chimes = Sons des pièces
settings-chimes-detail = Chaque pièce s’entend quand on passe dessus

## Pour le toucher

tactile-title = En braille et au toucher
tactile-text = Plateau en texte
tactile-svg = Dessin pour papier thermogonflable
