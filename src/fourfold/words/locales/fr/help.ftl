### Ce que disent l’aide et les réglages.

## Les réglages

settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-verbosity = Niveau de détail
settings-verbosity-short = Le minimum
settings-verbosity-normal = L’essentiel
settings-verbosity-full = Tout
settings-sounds = Sons
settings-sounds-detail = Pour les pièces, les annonces et la pendule
settings-phonetic = Colonnes par prénom
settings-phonetic-detail = Anatole, Berthe, Célestin, Désiré pour a, b, c, d
settings-commands = Champ de commande
settings-commands-detail = À la table, coups et questions peuvent être tapés
settings-voice = La voix de la page
settings-voice-detail = Lit tout à voix haute ; à éviter avec un lecteur d’écran
settings-vibration = Vibration
settings-vibration-detail = Si l’appareil le permet
settings-phrases = Ce que dit l’adversaire
settings-phrases-detail = Sans cela, « Belle partie ! » et autres mots ne sont ni lus ni affichés
phrases-title = Dire à { $name }
settings-switches = Choisir les pièces par interrupteurs
settings-switches-detail = Quatre interrupteurs, un par caractéristique, avec les touches 1 à 4
settings-buttons = Plateau et pièces en simples boutons
settings-buttons-detail = Pour les lecteurs d’écran sur écran tactile : chaque case et chaque pièce est un bouton

## Aide et touches

help-start = Choisissez contre qui vous jouez et ce qui compte, puis appuyez sur Jouer. Tout s’atteint avec Tab et les flèches.
help-table = Posez la pièce reçue, puis donnez une de celles à côté du plateau. Si vous voyez quatre pièces alignées avec un point commun, annoncez QUARTO ! et montrez la ligne.
help-analysis = Mettez des pièces sur le plateau et voyez ce que vaut chaque case et chaque pièce à donner.
help-rules = Suivez la leçon pas à pas, ou lisez les règles complètes en dessous.
help-nowhere = Retournez à l’accueil et choisissez une partie.
help-grid = Sur le plateau et parmi les pièces
help-key-arrows = Flèches
help-arrows = vont de case en case, ou de pièce en pièce
help-key-enter = Entrée
help-enter = pose votre pièce ; à côté du plateau, choisit une pièce, puis la donne
help-key-home = Début, Fin
help-home = vont aux extrémités de la rangée
help-key-escape = Échap
help-escape = annule une annonce
help-key-switches = 1 à 4
help-switches = changent chacune une caractéristique, si les pièces se choisissent par interrupteurs
help-choose = choisit la case ou la pièce
help-key-delete = Suppr
help-delete = retire la pièce, quand on compose une position
help-typing = Dans le champ sous le plateau, vous pouvez taper des coups et des questions en mots. Tapez-y aide pour connaître les commandes.
keys-title = Raccourcis clavier
keys-on = Touches à la table
keys-on-detail = Une touche pour annoncer, une par question
keys-restore = Rétablir
keys-restored = Les touches habituelles sont rétablies.
keys-call = Annoncer QUARTO !
keys-hand = Quelle pièce est en main ?
keys-last = Qu’est-ce qui vient d’être joué ?
keys-turn = À qui le tour, et combien de temps reste-t-il ?
keys-left = Quelles pièces restent ?
keys-row = Lire cette rangée
keys-column = Lire cette colonne
keys-diagonals = Lire les diagonales
keys-board = Aller au plateau
keys-reserve = Aller aux pièces à côté
keys-command = Aller au champ de commande
keys-help = Aide
