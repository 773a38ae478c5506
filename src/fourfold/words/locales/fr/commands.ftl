### Ce qui peut être tapé : des synonymes séparés par des virgules, le premier étant celui que nous
### enseignons, et une ligne d’aide par commande. La casse, les accents et les fins de mots importent peu.

command-give = donner, donne, donnez, choisir, choisis, choisissez
    .help = donner 7, ou donner haute ronde creuse claire : donne cette pièce. Le code ou les caractéristiques suffisent.
command-place = poser, pose, posez, placer, placez, mettre, mettez
    .help = poser b3, ou simplement b3 : pose la pièce reçue.
command-call = quarto, annoncer, annonce, annoncez, annoncer quarto, annoncez quarto
    .help = quarto rangée 3, ou quarto a1 d1 : annonce QUARTO ! et montre la ligne.
command-done = terminé, fini, passer
    .help = terminé : finit votre tour quand il ne reste plus de pièce.
command-draw = égalité, proposer égalité, proposer l’égalité, nulle, proposer nulle, proposer la nulle, match nul
    .help = égalité : propose l’égalité.
command-undo = reprendre, annuler, retour
    .help = reprendre : demande à reprendre votre dernier coup.
command-rematch = revanche, encore, rejouer, nouvelle partie, autre partie
    .help = revanche : propose une autre partie.
command-accept = oui, o, accepter, accepte, acceptez, d’accord
    .help = oui : accepte ce qui est proposé ou demandé.
command-decline = non, n, refuser, refuse, refusez
    .help = non : refuse.
command-resign = abandonner, abandon, abandonne, abandonnez
    .help = abandonner : abandonne la partie.
command-claim = réclamer, réclame
    .help = réclamer : réclame la victoire si l’adversaire ne revient pas.
command-board = plateau, tout
    .help = plateau : dit ce qui est sur le plateau.
command-braille = braille, points
    .help = braille : donne le plateau et la pièce en main en une ligne de braille, un caractère par case.
command-row = rangée
    .help = rangée 3 : lit une rangée.
command-column = colonne
    .help = colonne b : lit une colonne.
command-diagonals = diagonales, diagonale
    .help = diagonales : lit les deux grandes diagonales.
command-what = qu’y a-t-il en, quoi en, quoi, case
    .help = case b3, ou b3 ? : dit ce qui est sur une case.
command-left = reste, restantes, pièces, réserve, que reste-t-il
    .help = reste : dit quelles pièces restent.
command-hand = main, en main, ma pièce
    .help = main : dit quelle pièce est en main.
command-last = dernier, dernier coup, dernière
    .help = dernier : dit ce qui vient d’être joué.
command-turn = tour, à qui, à qui le tour, à qui de jouer, pendule, temps
    .help = tour : dit à qui de jouer et combien de temps il reste.
command-shares = commun, en commun, ligne, partage
    .help = commun rangée 3 : dit ce que les pièces d’une ligne ont en commun jusqu’ici.
command-find = chercher, cherche, cherchez, trouver, trouve, trouvez, où
    .help = chercher haute creuse : dit où sont ces pièces.
command-traits = caractéristiques, caractères, caractère, compte, ce qui compte, options
    .help = caractéristiques : dit ce qui compte dans cette partie.
command-result = résultat, manqué, fin
    .help = résultat : dit comment la partie s’est finie et quelles lignes ont été manquées.
command-hint = conseil, indice
    .help = conseil : suggère un coup, si les conseils sont permis.
command-say = transmettre, dites, dis
    .help = belle partie, ou dire belle partie : le dit à l’adversaire, dans sa langue. Aussi bonjour, bonne chance, bien vu, un instant et merci.
command-help = aide, commandes
    .help = aide, ou aide donner : dit ce que vous pouvez taper.
command-rules = règles, règle, règle du jeu, règles du jeu
    .help = règles : lit les règles du jeu.
command-save = enregistrer, enregistre, enregistrez, sauver, sauvegarder
    .help = enregistrer maPartie : enregistre la partie.
command-quit = quitter, quittez, sortir, au revoir
    .help = quitter : quitte la partie.
command-language = langue, parler
    .help = langue anglais : continue dans une autre langue.
command-detail = détail, détails, dire
    .help = détail court, détail normal ou détail complet : en dit moins ou plus.
command-phonetic = phonétique, épeler
    .help = phonétique : nomme les colonnes par des prénoms, ou de nouveau par leur lettre.
command-repeat = répéter, répète, répétez, redire, pardon
    .help = répéter : redit la dernière phrase.

help-intro = Vous pouvez taper :
help-outro = Les formes courtes suffisent, comme col b. Les pièces vont de 0 à 9 et de a à f, les colonnes de a à d, les rangées de 1 à 4.

typed-light = claire, clair, claires, blanche, blanc
typed-dark = foncée, foncé, foncées, sombre, noire, noir
typed-smooth = lisse, lisses
typed-grooved = rainurée, rainuré, rainurées, striée
typed-round = ronde, rond, rondes, cylindre
typed-square = carrée, carré, carrées
typed-tall = haute, haut, hautes, grande, grand
typed-short = basse, bas, basses, petite, petit
typed-solid = pleine, plein, pleines, sans trou
typed-hollow = creuse, creux, creuses, trouée, trou, avec trou

typed-row = rangée
typed-column = colonne
typed-diagonal = diagonale
typed-block = carré, bloc

typed-a = Anatole
typed-b = Berthe
typed-c = Célestin
typed-d = Désiré

typed-en = anglais, English, en
typed-fr = français, fr
typed-es = espagnol, español, es
typed-de = allemand, Deutsch, de

typed-brief = court, bref, peu
typed-normal = normal
typed-full = complet, long, tout

typed-seconds = secondes, seconde, s, sec
typed-minutes = minutes, minute, m, min
typed-hours = heures, heure, h
typed-days = jours, jour, j

typed-hello = bonjour, salut, bonsoir
typed-good-luck = bonne chance
typed-good-game = belle partie, bonne partie, bien joué
typed-well-seen = bien vu
typed-one-moment = un instant, un moment, une minute
typed-thanks = merci, merci beaucoup

typed-filler = le, la, les, l, un, une, pièce, numéro, code, case, ligne, en, sur, à, de, d, du, et, avec, au, dans, s’il vous plaît
