### La leçon : la règle en quelques étapes, chacune avec quelque chose à essayer.
### Les étapes reçoivent $piece, $cell, $line et $shared quand elles les ont.

lesson-title = Apprendre Quarto! pas à pas
lesson-progress = Étape { $number } sur { $count }
lesson-edition = Pièces
lesson-edition-classic = Claires et foncées
lesson-edition-access = Lisses et rainurées
lesson-board = Plateau d’essai
lesson-reserve = Pièces au choix
lesson-hand = Votre pièce
lesson-back = Retour
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-again = Encore une fois
lesson-done = Terminé
lesson-play = Première partie avec entraîneur
lesson-steps = Toutes les étapes
lesson-step = Étape { $number } : { $name }
lesson-step-done = Étape { $number } : { $name }, faite

## Les étapes

lesson-pieces-title = 16 pièces, 4 caractéristiques
lesson-pieces-text =
    { $edition ->
        [access] Chaque pièce est haute ou basse, ronde ou carrée, pleine ou creuse, lisse ou rainurée. Toutes différentes !
       *[classic] Chaque pièce est haute ou basse, ronde ou carrée, pleine ou creuse, claire ou foncée. Toutes différentes !
    }
lesson-pieces-task = Trouvez la pièce { $piece }.
lesson-pieces-wrong = Pas tout à fait. C’est la pièce { $piece }. Cherchez la { $wanted }.
lesson-pieces-right = C’est bien elle ! Il n’y en a qu’une comme ça.

lesson-line-title = Quatre avec un point commun
lesson-line-text = Une rangée, une colonne ou une grande diagonale forme une ligne. Elle gagne si ses quatre pièces ont un point commun.
lesson-line-task = Ici, les quatre pièces d’une ligne ont un point commun. Choisissez-les.
lesson-line-decoy = Ces quatre pièces sont alignées, mais n’ont rien en commun. Cherchez une autre ligne.
lesson-line-wrong = Presque : choisissez quatre pièces d’une rangée ou d’une colonne. Qu’ont-elles en commun ?
lesson-line-right = Bien vu ! Sur { $line }, les quatre sont { $shared }. Un seul point commun suffit.

lesson-given-title = On pose ce que l’on reçoit
lesson-given-text = L’adversaire choisit votre pièce, vous choisissez la case. Puis vous donnez une des pièces qui restent.
lesson-given-task = Posez votre pièce, puis donnez-en une.
lesson-given-place = N’importe quelle case vide convient. Choisissez-en une.
lesson-given-given = Posée. Choisissez maintenant une pièce à donner.
lesson-given-right = Pièce donnée ! C’est à l’adversaire de la poser. Voilà un tour complet.

lesson-care-title = Bien choisir ce qu’on donne
lesson-care-text = Attention à ce que vous donnez : sur { $line }, trois pièces sont { $shared }, et { $cell } est libre.
lesson-care-task = Donnez une pièce qui n’aide pas l’adversaire.
lesson-care-wrong = Attention ! En { $cell }, la { $piece } ferait quatre { $shared }. Donnez-en une autre.
lesson-care-right = Bon choix ! Là, la pièce { $piece } ne sert à rien.

lesson-call-title = Annoncer QUARTO !
lesson-call-text = Une ligne ne gagne que si vous l’annoncez et la montrez. Vous venez de poser en { $cell }, et cela en fait une.
lesson-call-task = Appuyez sur QUARTO !, puis choisissez les quatre pièces.
lesson-call-early = Appuyez d’abord sur QUARTO !, puis montrez la ligne.
lesson-call-point = QUARTO ! Où ça ? Choisissez les quatre pièces de la ligne.
lesson-call-decoy = Ces quatre pièces n’ont rien en commun. Regardez les autres lignes, les diagonales aussi.
lesson-call-wrong = Pas tout à fait. Votre ligne passe par { $cell }, où se trouve la dernière pièce posée.
lesson-call-right = Gagné ! Sur { $line }, les quatre sont { $shared }. Peu importe qui a posé les trois autres.

lesson-missed-title = Ligne manquée ? À vous !
lesson-missed-text = L’adversaire n’a pas vu sa ligne en { $cell } et vous a donné une pièce. Avant de la poser, vous pouvez annoncer.
lesson-missed-task = Appuyez sur QUARTO ! et montrez la ligne.
lesson-missed-early = Attendez ! Une fois votre pièce posée, l’occasion est passée. Appuyez d’abord sur QUARTO !
lesson-missed-point = QUARTO ! Où ça ? Choisissez les quatre pièces de la ligne.
lesson-missed-decoy = Ces quatre pièces n’ont rien en commun. Cherchez une ligne qui passe par { $cell }.
lesson-missed-wrong = Pas tout à fait. La ligne passe par { $cell }, où se trouve la dernière pièce posée.
lesson-missed-right = Gagné ! Sur { $line }, les quatre sont { $shared }, et personne d’autre ne l’a vu.

lesson-expired-title = Trop tard !
lesson-expired-text = Personne n’a annoncé { $expired } à temps : cette ligne ne vaut plus rien. Ses pièces comptent encore ailleurs.
lesson-expired-task = Posez votre pièce pour faire une nouvelle ligne.
lesson-expired-wrong = Pas de nouvelle ligne en { $cell }. Où manque-t-il une quatrième pièce avec un point commun ?
lesson-expired-right = Oui ! Sur { $line }, les quatre sont { $shared }. Il ne resterait qu’à l’annoncer.

lesson-variants-title = Plus facile, ou plus difficile
lesson-variants-text = Plus facile : quelques caractéristiques seulement comptent. Plus difficile : un carré de 2 cases sur 2 gagne aussi.
lesson-variants-task = Ici, les carrés comptent. Complétez-en un.
lesson-variants-wrong = Pas là : en { $cell }, aucun carré n’a de point commun. Où trois pièces attendent-elles la quatrième ?
lesson-variants-right = Exactement ! Un carré, et les quatre sont { $shared }.

lesson-end-title = La dernière pièce
lesson-end-text = Après la seizième pièce, vous, puis l’adversaire, pouvez encore annoncer. Si les deux disent terminé, il y a égalité.
lesson-end-task = Posez la dernière pièce, puis dites terminé.
lesson-end-placed = Pas de ligne cette fois. Dites terminé.
lesson-end-right = L’adversaire dit terminé aussi : égalité. Vous savez tout. Amusez-vous bien !

## La règle complète

lesson-book = Les règles complètes
lesson-heading-material = Le plateau et les pièces
lesson-heading-aim = Le but
lesson-heading-turn = Un tour
lesson-heading-calling = Annoncer QUARTO !
lesson-heading-wrong = Une fausse annonce
lesson-heading-end = La fin
lesson-heading-variants = Les variantes
lesson-heading-time = Le temps
lesson-heading-access = L’édition Access

## Les sons des pièces

lesson-chimes = Les pièces à l’oreille
lesson-chimes-text =
    { $edition ->
        [access] Chaque pièce a son propre son. Les hautes sont graves, les basses aiguës ; les rondes sont douces, les carrées bourdonnent ; les pleines sont sèches, les creuses résonnent ; les lisses sont régulières, les rainurées crépitent. Les colonnes s’entendent de gauche à droite.
       *[classic] Chaque pièce a son propre son. Les hautes sont graves, les basses aiguës ; les rondes sont douces, les carrées bourdonnent ; les pleines sont sèches, les creuses résonnent ; les claires brillent, les foncées grondent. Les colonnes s’entendent de gauche à droite.
    }
lesson-chimes-all = Toutes les pièces : choisissez-en une pour l’entendre
