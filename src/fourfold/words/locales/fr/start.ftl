### Ce que dit l’accueil.

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
start-said-warned = Qui dépasse son temps reçoit un simple avertissement.
start-said-hints = Les conseils sont permis.
start-said-mask = Le plateau est masqué.
start-said-me = Vous commencez.
start-said-other = L’adversaire commence.
start-own = Reprendre votre partie
start-own-all = Toutes mes parties
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
