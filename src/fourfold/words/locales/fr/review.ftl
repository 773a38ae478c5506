### Ce qui est dit après une partie : sa fin, et le retour sur elle. Le numéro d’un coup est celui de sa pièce.

## La fin d’une partie

table-winner =
    { $you ->
        [actor] Vous avez gagné !
       *[nobody] { $actor } gagne
    }
table-drawn = Égalité
table-unfinished = Sans résultat
happened-full = Les seize pièces sont posées, et personne n’a annoncé de ligne.
happened-agreed = D’un commun accord.
happened-resign =
    { $you ->
        [other] Vous avez abandonné.
       *[nobody] { $other } a abandonné.
    }
happened-time =
    { $you ->
        [other] Votre temps est écoulé.
       *[nobody] Temps écoulé pour { $other }.
    }
happened-wrong-calls =
    { $you ->
        [other] Vous avez fait trop de fausses annonces.
       *[nobody] { $other } a fait trop de fausses annonces.
    }
happened-abandoned =
    { $you ->
        [other] Votre absence a trop duré.
       *[nobody] { $other } ne revient pas.
    }
happened-unfinished = Personne n’est revenu à cette table.
table-missed =
    { $count ->
        [1] Une ligne est passée inaperçue.
       *[other] { $count } lignes sont passées inaperçues.
    }
table-series =
    Dans cette série : { $actor } { $won }, { $other } { $lost }, { $count ->
        [0] aucune égalité
        [1] une égalité
       *[other] { $count } égalités
    }.
table-series-draws =
    { $count ->
        [1] une égalité
       *[other] { $count } égalités
    }
table-taken = { $placer } a fait la ligne sans la voir.
table-after = Après la partie
table-rematch = Rejouer
table-review = Revoir
table-next = Regarder la partie suivante
table-go-on = Aller à la partie suivante
table-share = Partager
table-copied = Le lien est copié.
table-picture = Image
table-save = Enregistrer

## Le retour sur la partie

review-title = Retour sur la partie
review-shown = Coup affiché
review-first = Au début de la partie
review-back = Un coup en arrière
review-forward = Un coup en avant
review-last = À la fin
review-next = Tournant suivant
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
review-marked = { $name }, coup conseillé
review-turns = Tournants de la partie
review-turn = { $number }. { $actor } : { $said }
review-perfect = Aucune erreur : un jeu parfait jusqu’à la fin.
review-counted = « En 5 » veut dire que cinq pièces sont posées avant l’annonce.
review-analyse = Analyser cette position
review-analyse-before = Analyser la position d’avant
review-play = Jouer à partir d’ici
review-play-before = Jouer à partir du coup d’avant
review-share = Partager ce moment
review-again = Réessayer

## Une partie ouverte

opened-other = Ouvrir une autre partie
