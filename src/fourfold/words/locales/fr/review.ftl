### Ce que dit seulement le retour sur une partie. Le numéro d’un coup est celui de sa pièce.

review-title = Retour sur la partie
review-shown = Coup affiché
review-first = Au début de la partie
review-back = Un coup en arrière
review-forward = Un coup en avant
review-last = À la fin
review-summary =
    La partie après chaque coup : au-dessus du milieu, { $actor } gagne ; au-dessous, { $other } ; au milieu, il y a égalité. { $count ->
        [0] La partie n’a jamais basculé.
        [1] La partie a basculé une fois.
       *[other] La partie a basculé { $count } fois.
    }
review-wins = { $actor } gagne
review-turning = tournant
review-start = Le début de la partie.
review-standing = Si les deux jouent au mieux : { $score }.
review-move = { $number }. { $deed }
review-called = { $actor } annonce QUARTO ! sur { $line }.
review-scores = Avant : { $before }. Après : { $after }.
review-same = Toujours à égalité.
review-draw = égalité
review-win =
    { $plies ->
        [0] { $actor } gagne tout de suite
        [1] { $actor } gagne tout de suite
       *[other] { $actor } gagne en { $plies }
    }
review-loss =
    { $plies ->
        [0] { $actor } perd tout de suite
        [1] { $actor } perd tout de suite
       *[other] { $actor } perd en { $plies }
    }
review-better-give = Mieux : la pièce { $piece }.
review-better-place = Mieux : { $cell }.
review-better-call = Mieux : annoncer { $line }.
review-turns = Tournants de la partie
review-turn = { $number }. { $actor } : { $said }
review-perfect = Aucune erreur : un jeu parfait jusqu’à la fin.
review-counted = « En 5 » veut dire que cinq pièces sont posées avant l’annonce.
review-analyse = Analyser cette position
review-analyse-before = Analyser la position d’avant
review-again = Réessayer
