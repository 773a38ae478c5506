### Ce que l’on dit de ses propres parties, sur leur page et en dehors de la page.

## Mes parties

games-running = En cours
games-finished = Finies
games-none = Vous n’avez pas encore joué. Chaque partie commencée est gardée ici : on peut la laisser des jours et la retrouver.
games-more = En voir plus
games-gone =
    { $count ->
        [1] Une partie dont cet appareil se souvient n’est plus sur le serveur.
       *[other] { $count } parties dont cet appareil se souvient ne sont plus sur le serveur.
    }
games-gone-forget = D’accord
games-computer = { $name } ({ $level })
games-waiting = En attente d’une deuxième personne
games-waiting-detail = votre table est ouverte
games-your-turn = À vous de jouer
games-turn = C’est à { $name } de jouer
games-masked = sous le masque
games-placed =
    { $count ->
        [0] le plateau est vide
        [1] une pièce posée
       *[other] { $count } pièces posées
    }
games-left = encore { $time }
games-left-moments = encore moins d’une minute
games-won = Gagnée
games-lost = Perdue
games-drawn = Égalité
games-unfinished = Inachevée
games-over = Finie
games-by-call = par QUARTO !
games-by-full = toutes les pièces posées
games-by-resign = par abandon
games-by-time = au temps
games-by-agreed = d’un commun accord
games-by-wrong-calls = par fausses annonces
games-by-abandoned = par absence
games-today = aujourd’hui
games-yesterday = hier
games-tallies = Vos résultats
games-count-won =
    { $count ->
        [1] { $count } gagnée
       *[other] { $count } gagnées
    }
games-count-drawn =
    { $count ->
        [1] { $count } égalité
       *[other] { $count } égalités
    }
games-count-lost =
    { $count ->
        [1] { $count } perdue
       *[other] { $count } perdues
    }
games-people = contre des personnes

## En dehors de la page

settings-notices = Me prévenir quand c’est à moi
settings-notices-detail = Par une notification du navigateur, tant que cette page est ouverte
notices-on = Vous le saurez ici quand ce sera à vous de jouer.
notices-turn = À vous de jouer contre { $name }.
notices-refused = Votre navigateur ne permet pas à cette page de vous prévenir. Cela se change dans ses réglages.
notices-unable = Ce navigateur ne peut pas afficher les notifications d’une page.
