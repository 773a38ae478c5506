### La règle du jeu, dans nos propres mots, un paragraphe par message.

rules-title = Les règles de Quarto!
rules-material =
    { $edition ->
        [access] Quarto! se joue à deux, en 10 à 20 minutes. Le plateau compte 4 rangées de 4 cases. Les 16 pièces sont toutes différentes : chacune est haute ou basse, ronde ou carrée, pleine ou creuse, lisse ou rainurée. Au début, elles sont toutes à côté du plateau.
       *[classic] Quarto! se joue à deux, en 10 à 20 minutes. Le plateau compte 4 rangées de 4 cases. Les 16 pièces sont toutes différentes : chacune est haute ou basse, ronde ou carrée, pleine ou creuse, claire ou foncée. Au début, elles sont toutes à côté du plateau.
    }
rules-aim = Le but est d’aligner quatre pièces qui ont au moins une caractéristique en commun : quatre hautes, quatre rondes, quatre creuses, et ainsi de suite. Elles peuvent en avoir plusieurs. Une ligne est une rangée, une colonne ou l’une des deux grandes diagonales.
rules-turn = On ne choisit pas la pièce que l’on pose : on la reçoit de l’adversaire. Le sort désigne la personne qui commence en donnant la première pièce. Posez la pièce reçue sur une case vide, puis donnez à l’adversaire une des pièces qui restent.
rules-calling = Une ligne ne gagne que si quelqu’un l’annonce. Après avoir posé une pièce, vous pouvez annoncer QUARTO ! et montrer la ligne, tant que vous n’avez pas donné la pièce suivante. Peu importe qui a posé les trois autres.
rules-receiver = Si la ligne vous échappe et que vous donnez une pièce, l’adversaire peut annoncer cette ligne à ce moment-là, avant de poser, et gagne à votre place.
rules-expiry = Si personne ne l’annonce alors, la ligne ne vaut plus rien pour le reste de la partie.
rules-wrong = Une fausse annonce ne change rien sur le plateau, mais normalement on ne peut plus annoncer pendant ce tour. Une table peut être plus sévère ou plus indulgente.
rules-end = La première personne qui annonce QUARTO ! et montre sa ligne gagne. Après la seizième pièce, il n’y en a plus à donner : la personne qui l’a posée, puis l’adversaire, peuvent encore annoncer. Si les deux disent terminé, il y a égalité.
rules-traits = Pour débuter, ou avec des enfants : ne retenez qu’une, deux ou trois caractéristiques. Par exemple la taille seule : il faut alors aligner quatre pièces de même taille.
rules-squares = Pour aller plus loin : quatre pièces dans un carré de 2 cases sur 2 comptent comme une ligne. Cela fait neuf façons de plus de gagner.
rules-time = En tournoi, le temps de chaque coup peut être limité, à une minute par exemple. Il court dès que vous recevez une pièce et s’arrête quand vous donnez la suivante. Qui dépasse son temps perd, sauf si la table se contente d’avertir.
rules-access = L’édition Access permet de jouer à armes égales, que l’on voie ou non : chaque caractéristique se sent au toucher, et lisse ou rainurée remplace claire ou foncée. Elle comprend des pièces en bois, un plateau magnétique et deux masques, pour que tout le monde joue au toucher et de mémoire. Ici aussi, une table peut cacher le plateau aux deux.
rules-author = Quarto! est un jeu de Blaise Müller, édité par Gigamic. Fourfold en est indépendant.
