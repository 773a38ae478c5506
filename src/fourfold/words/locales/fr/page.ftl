### Ce que seule la page dit.

## Partout

page-description = Le jeu de société Quarto!, fidèle à ses règles à la lettre. Contre l'ordinateur, entre proches ou avec n'importe qui, que l'on voie ou non.
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
page-nowhere = Il n'y a rien à cette adresse.
page-home = Vers l'accueil
page-wait = Un instant …
page-unknown = Cette page est plus ancienne que le serveur et n'a pas de mots pour cela. Rechargez-la.

## À la table

table-title = Une table
table-you = (vous)
table-missing = pas encore là
table-places = pose
table-gives = choisit
table-ends = dit terminé
table-waits = attend
table-away = n'est plus là
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
table-chosen = Choisie : { $piece }. Choisissez-la encore une fois pour la donner.
table-chosen-again = Choisie : { $piece }.
table-given = Donnée.
table-pointed = { $cell } : case choisie, { $count } sur 4.
table-not-pointed = { $cell } : choix annulé, { $count } sur 4.
table-line-pointed = Choisie : { $line }. Annoncez maintenant QUARTO!
table-switches = La pièce à donner, caractéristique par caractéristique
table-quarto = QUARTO!
table-point = Montrez la ligne : touchez ses cases, ou choisissez-la ici.
table-call-line = QUARTO! { $line }
table-no-moment = Ce n'est pas à vous d'annoncer maintenant.
table-moves = Coups
table-masked = Le plateau est caché à tout le monde : explorez une case ou une pièce à la fois, avec le focus, par un appui ou en faisant glisser le doigt. Un second appui pose la pièce.
table-counts = Ce qui compte : { $traits } ; rangées, colonnes, diagonales.
table-counts-squares = Ce qui compte : { $traits } ; rangées, colonnes, diagonales, carrés.
table-actions = Propositions
table-take-back = Reprendre
table-draw = Nulle
table-resign = Abandonner
table-resign-sure = Abandonner la partie ?
table-hint = Conseil
table-accept = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-gone = { $name } a quitté la table. La partie attend.
table-claim = Réclamer la partie
table-lost = La connexion est perdue. Je continue d'essayer.
table-back = La connexion est rétablie.
table-kept = Il n'y a pas de connexion. Votre coup est gardé sur cet appareil et part dès qu'elle revient.
table-overtaken = Votre dernier coup est arrivé trop tard et ne compte pas.
table-not-done = Autre chose s'est passé avant : rien n'a été fait. Si vous le voulez toujours, recommencez.
table-you-watch = Vous regardez { $first } et { $second }.
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
table-go-on = Vers la partie suivante
table-share = Partager
table-copied = Le lien est copié.
table-save = Enregistrer

## L'accueil

start-heading = Quatre pièces en ligne, un point commun.
start-lead = Mais la pièce que vous posez, c'est l'adversaire qui la choisit.
start-game = Le jeu Quarto!
start-learn = L'apprendre en deux minutes
start-quartet = Quatre pièces { $shared }
start-play = Jouer
start-play-friend = Inviter quelqu'un
start-play-anyone = Ouvrir une table
start-options = Votre partie
start-opponent = Adversaire
start-opponent-computer = L'ordinateur
start-opponent-computer-detail = cinq niveaux
start-opponent-same-screen = À deux
start-opponent-same-screen-detail = sur cet écran
start-opponent-friend = Sur invitation
start-opponent-friend-detail = avec un lien
start-opponent-anyone = N'importe qui
start-opponent-anyone-detail = à une table ouverte
start-level = Niveau
start-name = Votre nom
start-name-other = L'autre nom
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
start-squares-detail = Quatre pièces, 2 sur 2 : neuf façons de plus de gagner
start-clock = Pendule
start-clock-none = sans pendule
start-clock-minute = 1 min par coup
start-clock-other = Autre
start-seconds = Secondes par coup
start-late = Temps écoulé
start-late-loses = La partie est perdue
start-late-warned = Un simple rappel
start-tournament = Règles de tournoi
start-tournament-detail = Une minute par coup, annonces manuelles, fausses annonces sanctionnées, sans conseils
start-more = Plus d'options
start-first = Qui commence
start-first-lot = Tirage au sort
start-first-me = Moi
start-first-other = L'autre
start-calling = L'annonce QUARTO!
start-calling-hand = Manuelle
start-calling-automatic = Automatique
start-wrong = Une fausse annonce
start-wrong-call = Épuise l'annonce
start-wrong-nothing = Ne coûte rien
start-wrong-lose = Peut coûter la partie
start-limit = Fausses annonces qui coûtent la partie
start-hints = Conseils
start-hints-detail = Les lignes à annoncer sont montrées, et un bouton conseille des coups
start-mask = Masque
start-mask-detail = Le plateau est caché à tout le monde et se découvre pièce par pièce, comme au toucher
start-per-move = { $time } par coup
start-said-squares = Les carrés comptent aussi.
start-said-free = Les fausses annonces ne coûtent rien.
start-said-lose =
    { $count ->
        [1] Une fausse annonce coûte la partie.
       *[other] { $count } fausses annonces coûtent la partie.
    }
start-said-warned = Le temps écoulé n'entraîne qu'un rappel.
start-said-hints = Les conseils sont permis.
start-said-mask = Le plateau est sous le masque.
start-said-me = Vous commencez.
start-said-other = L'adversaire commence.
start-own = Continuer votre partie
start-own-pair = { $actor } et { $other }
start-own-waiting = En attente d'une deuxième personne
start-own-more =
    { $count ->
        [one] Une autre partie
       *[other] { $count } autres parties
    }
start-too-many = { $limit } de vos parties ne sont pas finies. Terminez-en une d'abord.
start-open = Tables ouvertes
start-open-count = Tables ouvertes : { $count }
start-open-none = Aucune table n'est ouverte. À vous d'en ouvrir une.
start-open-waiting =
    { $minutes ->
        [0] ouverte à l'instant
        [1] ouverte depuis une minute
       *[other] ouverte depuis { $minutes } minutes
    }
start-open-gone = N'est plus ouverte
start-join = Rejoindre
start-join-table = Rejoindre { $player }

## Les réglages

settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l'appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-verbosity = Ce qui est dit
settings-verbosity-short = Peu
settings-verbosity-normal = L'essentiel
settings-verbosity-full = Tout
settings-sounds = Sons
settings-sounds-detail = Pour les pièces, les annonces et la pendule
settings-phonetic = Colonnes par leur nom
settings-phonetic-detail = Anatole, Berthe, Célestin, Désiré pour a, b, c, d
settings-commands = Champ de commande
settings-commands-detail = À la table, coups et questions peuvent être tapés
settings-chimes = Sons des pièces
settings-chimes-detail = Chaque pièce s'entend quand on passe dessus
settings-voice = La voix de la page
settings-voice-detail = Lit tout à voix haute ; à éviter avec un lecteur d'écran
settings-vibration = Vibration
settings-vibration-detail = Si l'appareil le permet
settings-switches = Choisir les pièces par interrupteurs
settings-switches-detail = Quatre interrupteurs, un par caractéristique, avec les touches 1 à 4
settings-buttons = Plateau et pièces en simples boutons
settings-buttons-detail = Pour les lecteurs d'écran sur écran tactile : chaque case et chaque pièce est un bouton

## L'invitation

invite-title = Invitez quelqu'un
invite-lead = Copiez le lien et envoyez-le : la partie commence dès que quelqu'un l'ouvre et prend place.
invite-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres, lancez le jeu avec fourfold serve.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-selected = Le lien est sélectionné : copiez-le maintenant.
invite-share = Partager
invite-message = Une partie de Quarto! avec moi ?
invite-code = Code QR du lien
invite-scan = ou à scanner avec un mobile

## Aide et touches

help-start = Choisissez contre qui vous jouez et ce qui compte, puis appuyez sur le bouton pour jouer. Tout s'atteint avec Tab et les flèches.
help-table = Posez la pièce reçue sur le plateau, puis donnez une de celles à côté. Si vous voyez une ligne de quatre avec une caractéristique commune, annoncez QUARTO! et montrez-la.
help-analysis = Mettez des pièces sur le plateau et voyez ce que vaut chaque case et chaque pièce à donner.
help-rules = Suivez la leçon pas à pas, ou lisez toutes les règles en dessous.
help-nowhere = Retournez à l'accueil et choisissez une partie.
help-grid = Sur le plateau et parmi les pièces
help-key-arrows = Flèches
help-arrows = vont de case en case, ou de pièce en pièce
help-key-enter = Entrée
help-enter = pose la pièce ; parmi les pièces, en choisit une, et la donne la seconde fois
help-key-home = Début, Fin
help-home = vont aux bouts de la rangée
help-key-escape = Échap
help-escape = renonce à une annonce avant qu'elle soit faite
help-key-switches = 1 à 4
help-switches = parmi les interrupteurs, changent une caractéristique chacune, si les pièces se choisissent par interrupteurs
help-choose = choisit la case ou la pièce
help-key-delete = Suppr
help-delete = retire la pièce, quand on compose une position
help-typing = Dans le champ sous le plateau, vous pouvez taper des coups et des questions en mots. Tapez aide pour tous les entendre.
keys-title = Raccourcis clavier
keys-on = Touches à la table
keys-on-detail = Une touche pour annoncer, une par question
keys-restore = Rétablir
keys-restored = Les touches habituelles sont rétablies.
keys-call = Annoncer QUARTO!
keys-hand = Quelle pièce est en main ?
keys-last = Quel est le dernier coup ?
keys-turn = À qui le tour, et combien de temps reste-t-il ?
keys-left = Quelles pièces restent ?
keys-row = Lire cette rangée
keys-column = Lire cette colonne
keys-diagonals = Lire les diagonales
keys-board = Vers le plateau
keys-reserve = Vers les pièces à côté
keys-command = Vers le champ de commande
keys-help = Aide

## Pour le toucher

tactile-title = En braille, et pour le toucher
tactile-text = Plateau en texte
tactile-svg = Dessin à thermogonfler
