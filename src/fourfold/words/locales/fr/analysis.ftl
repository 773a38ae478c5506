### Le plateau d’analyse : ce que vaut chaque coup, si personne ne se trompe.
### $plies compte les pièces posées jusqu’à l’annonce.

analysis-title = Plateau d’analyse
analysis-intro = Composez une position et voyez ce que vaut chaque coup, si personne ne se trompe.

## Composer

analysis-mode = Toucher pour
analysis-mode-setup = Composer
analysis-mode-explore = Essayer des coups
analysis-board = Plateau
analysis-reserve = Pièces restantes
analysis-hand = En main
analysis-hand-empty = Aucune pièce
analysis-rated = { $name }, { $score }
analysis-hint-setup = Choisissez une pièce, puis sa case ou la main. L’inverse marche aussi.
analysis-hint-piece = Choisie : { $piece }. Maintenant, sa case ou la main.
analysis-hint-cell = Case choisie : { $cell }. Maintenant, sa pièce.
analysis-hint-hand = Main choisie. Maintenant, sa pièce.
analysis-hint-held = Choisie : { $piece }. Mettez-la ailleurs, ou retirez-la.
analysis-hint-place = Choisissez une case pour voir ce que vaut chaque pièce à donner ensuite.
analysis-hint-after = Après { $cell } : choisissez la pièce à donner, et la partie continue.
analysis-hint-give = Choisissez la pièce à donner, et la partie continue.
analysis-hint-over = Il ne reste rien à poser ni à donner.
analysis-take = Retirer
analysis-undo = Annuler
analysis-clear = Vider
analysis-put = La pièce { $piece } est en { $cell }.
analysis-held = La pièce { $piece } est en main.
analysis-taken = La pièce { $piece } est retirée.
analysis-cleared = Le plateau est vide.
analysis-undone = C’est annulé.
analysis-last = La pièce en { $cell } est la dernière posée : sa ligne peut encore être annoncée

## La variante

analysis-counts = Caractéristiques qui comptent
analysis-squares = Les carrés comptent aussi
analysis-squares-note = Un carré de 2 cases sur 2
analysis-edition = Pièces
analysis-edition-classic = Claires et foncées
analysis-edition-access = Lisses et rainurées

## La position en texte

analysis-position = Position ou partie
analysis-position-help = Les rangées 4 à 1, un point par case vide, puis la pièce en main, ou un tiret. Ou des coups, comme 0 a1 7 b2, ou une partie enregistrée entière.
analysis-open = Ouvrir un fichier
analysis-copy = Copier le lien
analysis-copied = Le lien est copié.
analysis-not-copied = Le lien n’a pas pu être copié. Il est dans la barre d’adresse.
analysis-play = Jouer à partir d’ici
analysis-refused-bad-position = Ce n’est pas une position. Il faut quatre rangées de quatre séparées par des barres obliques, une espace, puis la pièce en main ou un tiret.
analysis-refused-bad-piece = Une pièce est un chiffre de 0 à 9 ou une lettre de a à f ; une case vide, un point.
analysis-refused-bad-cell = Le dernier mot désigne une case, de a1 à d4.
analysis-refused-piece-twice = Une pièce apparaît deux fois. Il n’y en a qu’une de chaque.
analysis-refused-done-too-early = « done » est pour un plateau plein.
analysis-refused-no-open-line = Aucune ligne passant par la dernière case nommée ne peut être annoncée.
analysis-refused-bad-traits = Les caractéristiques qui comptent sont illisibles.
analysis-refused-bad-message = C’est trop long pour une position.
analysis-refused-bad-move = Un coup est une pièce (0 à f), une case (a1 à d4), un point d’exclamation suivi des deux extrémités d’une ligne, ou done.
analysis-refused-bad-tag = Ce n’est pas une ligne de partie enregistrée.
analysis-refused-contradiction = Ce qui est écrit ne correspond pas aux coups.
analysis-refused-wrong-call = Cette annonce ne compte pas.
analysis-at-line = Ligne { $line } : { $why }
analysis-at-move = Coup { $move } : { $why }

## Ce que cela vaut

analysis-values = Valeurs
analysis-wait = Calcul en cours…
analysis-retry = Réessayer
analysis-number = Le nombre compte les pièces posées avant l’annonce.
analysis-score-win =
    { $plies ->
        [0] gagne tout de suite
       *[other] gagne en { $plies }
    }
analysis-score-draw = égalité
analysis-score-loss =
    { $plies ->
        [0] perd tout de suite
       *[other] perd en { $plies }
    }
analysis-verdict-draw = Si personne ne se trompe, il y a égalité.
analysis-verdict-win =
    { $task ->
        [place] Qui pose gagne
        [give] Qui donne gagne
       *[done] Qui doit jouer gagne
    } { $plies ->
        [0] tout de suite, en annonçant QUARTO !
        [1] en une pièce.
       *[other] en { $plies } pièces.
    }
analysis-verdict-loss =
    { $task ->
        [place] Qui pose perd
        [give] Qui donne perd
       *[done] Qui doit jouer perd
    } { $plies ->
        [0] tout de suite.
        [1] en une pièce.
       *[other] en { $plies } pièces.
    }
analysis-best = Le mieux : { $deed }.
analysis-turns =
    { $count ->
        [1] Le seul coup
       *[other] Les { $count } coups, le meilleur d’abord
    }
analysis-turn = Coup
analysis-worth = Valeur
analysis-turn-give = donner la pièce { $piece }
analysis-turn-place-give = { $cell }, puis donner la pièce { $piece }
analysis-turn-call = annoncer QUARTO ! sur { $line }
analysis-turn-place-call = { $cell }, puis annoncer QUARTO ! sur { $line }
analysis-turn-done = dire terminé
analysis-turn-place-done = { $cell }, puis dire terminé
