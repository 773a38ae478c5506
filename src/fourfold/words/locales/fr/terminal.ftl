### Ce que dit seulement le jeu dans un terminal. Entrée est la touche.

## Avant une partie

setup-choice = { $number } : { $text }
setup-level = l'ordinateur, niveau { $text }
setup-person = une deuxième personne à ce clavier
setup-against = Contre qui jouez-vous ? Le numéro, ou Entrée pour { $number }.
setup-name = Votre nom ? Entrée pour { $name }.
setup-name-of = Nom du camp { $number } ? Entrée pour { $name }.
setup-change = Vous pouvez aussi choisir { $things }. Tapez oui pour choisir, ou Entrée pour commencer.
setup-change-edition = l'édition
setup-change-traits = ce qui compte
setup-change-time = une limite de temps
edition-classic = classique, avec des pièces claires et foncées
edition-access = Access, avec des pièces lisses et rainurées
setup-edition = Quelle édition ? Le numéro, ou Entrée pour { $number }.
setup-traits = Quelles caractéristiques comptent ? Nommez-les : { $traits }. Entrée pour toutes.
setup-squares = Les carrés de quatre cases comptent-ils aussi ? Oui, ou Entrée pour non.
setup-time = Combien de secondes par coup ? Entrée pour jouer sans limite.
setup-slip = Je ne comprends pas. Répondez à la question, s'il vous plaît.
yes-or-no = Répondez par oui ou par non, s'il vous plaît.

## Les parties conservées

continue =
    { $count ->
        [0] Une partie n'est pas finie : { $actor } contre { $other }, plateau vide. La continuer ? Non, ou Entrée pour oui.
        [1] Une partie n'est pas finie : { $actor } contre { $other }, une pièce sur le plateau. La continuer ? Non, ou Entrée pour oui.
       *[other] Une partie n'est pas finie : { $actor } contre { $other }, { $count } pièces sur le plateau. La continuer ? Non, ou Entrée pour oui.
    }
game-goes-on = La partie continue.
game-kept = La partie est conservée. Pour la continuer : fourfold play --continue
game-none = Il n'y a pas de partie inachevée.
game-damaged = Une partie conservée est endommagée et ne peut pas continuer : { $name }
load-damaged = La partie enregistrée est illisible : { $name }
game-not-kept = Impossible de conserver les parties sur cet ordinateur : si vous quittez, celle-ci est perdue, sauf si vous l'enregistrez.
game-overtaken = Cette partie a continué ailleurs entre-temps : ce qui vient d'être fait ici ne compte pas, elle reprend là où elle en est.
confirm-overwrite = Ce fichier existe déjà. Le remplacer ? Oui ou non ?

## À la table

against-level = Vous jouez contre { $player }, l'ordinateur, niveau { $text }.
masked-table = Le plateau est caché à tout le monde. Demandez une case, par exemple case b3, ou une pièce.
offer-question = { $player }, acceptez-vous ? Oui ou non ?
another-game = Une autre partie ? Non, ou Entrée pour oui.

## Par le réseau

remote-invite = Invitez quelqu'un à cette table : { $link }
remote-invite-terminal = Depuis un terminal : fourfold play --server { $server } --table { $table }
remote-kept = La partie reste sur le serveur. Pour y revenir : fourfold play --server { $server } --table { $table }
remote-lost = La connexion est perdue. Je continue d'essayer de la rétablir.
remote-name-unused = L'adversaire vient avec son propre nom : { $name } ne sert pas.
remote-back = La connexion est rétablie.
