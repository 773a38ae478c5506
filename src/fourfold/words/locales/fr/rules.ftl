### La règle du jeu, dans nos propres mots, un paragraphe par message.

rules-title = La règle de Quarto!
rules-material =
    { $edition ->
        [access] Le plateau compte 4 rangées de 4 cases. Les 16 pièces sont toutes différentes : chacune est haute ou basse, ronde ou carrée, pleine ou creuse, lisse ou rainurée.
       *[classic] Le plateau compte 4 rangées de 4 cases. Les 16 pièces sont toutes différentes : chacune est haute ou basse, ronde ou carrée, pleine ou creuse, claire ou foncée.
    }
rules-aim = Le but est une ligne de quatre pièces qui ont au moins une caractéristique en commun : quatre hautes, quatre rondes, quatre creuses, et ainsi de suite. Une ligne est une rangée, une colonne ou l'une des deux grandes diagonales.
rules-turn = On ne choisit pas la pièce que l'on pose : on la reçoit de l'adversaire. Le sort désigne qui commence et donne la première pièce. Posez la pièce reçue sur une case vide, puis donnez une des pièces qui restent.
rules-calling = Une ligne ne gagne que si elle est annoncée. Après avoir posé une pièce, vous pouvez annoncer QUARTO! et montrer la ligne, tant que vous n'avez pas donné la pièce suivante. Peu importe qui a posé les trois autres.
rules-receiver = Si la ligne vous échappe et que vous donnez une pièce, l'adversaire peut l'annoncer à ce moment, avant de poser, et gagne à votre place.
rules-expiry = Si personne ne l'annonce alors, la ligne ne vaut plus rien pour le reste de la partie.
rules-wrong = Une fausse annonce ne change rien sur le plateau, mais en général on ne peut plus annoncer à ce moment-là. Une table peut être plus sévère ou plus indulgente.
rules-end = La première personne qui annonce un QUARTO! et le montre gagne la partie. Après la seizième pièce, il n'y en a plus à donner : qui l'a posée, puis l'adversaire, peut encore annoncer ou dire terminé. Si personne n'a gagné, la partie est nulle.
rules-traits = Pour débuter : convenez que seules une, deux ou trois des caractéristiques comptent.
rules-squares = Pour aller plus loin : quatre pièces en carré, sur 2 cases par 2, comptent comme une ligne. Cela fait neuf façons de plus de gagner.
rules-time = En tournoi, chaque coup peut être limité, à une minute par exemple. Le temps part quand vous recevez une pièce et s'arrête quand vous donnez la suivante.
rules-access = L'édition Access permet de jouer à égalité, que l'on voie ou non : chaque caractéristique se sent au toucher, et lisse ou rainurée remplace claire ou foncée. Avec les masques, on joue au toucher et de mémoire ; ici aussi, une table peut cacher le plateau à tout le monde.
rules-author = Quarto! est un jeu de Blaise Müller, édité par Gigamic. Fourfold en est indépendant.
