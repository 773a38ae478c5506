### Ce que dit seulement le jeu dans un terminal. Entrée est la touche.

## Avant une partie

setup-choice = { $number } : { $text }
setup-level = l’ordinateur, niveau { $text }
setup-person = une deuxième personne à ce clavier
setup-against = Contre qui jouez-vous ? Tapez un numéro, ou Entrée pour { $number }.
setup-name = Votre nom ? Entrée pour { $name }.
setup-name-of = Nom du joueur { $number } ? Entrée pour { $name }.
setup-change = Vous pouvez aussi choisir { $things }. Tapez oui pour choisir, ou Entrée pour commencer.
setup-change-edition = l’édition
setup-change-traits = ce qui compte
setup-change-time = une limite de temps
edition-classic = classique, avec des pièces claires et foncées
edition-access = Access, avec des pièces lisses et rainurées
setup-edition = Quelle édition ? Tapez un numéro, ou Entrée pour { $number }.
setup-traits = Quelles caractéristiques comptent ? Nommez-les : { $traits }. Entrée pour toutes.
setup-squares = Les carrés de quatre cases comptent-ils aussi ? Entrée pour non, ou tapez oui.
setup-time = Combien de temps par coup ? Par exemple 60 secondes ou 2 jours. Entrée pour jouer sans limite.
setup-slip = Je ne comprends pas. Répondez à la question, s’il vous plaît.
yes-or-no = Répondez par oui ou par non, s’il vous plaît.

## Les parties conservées

continue =
    { $count ->
        [0] Une partie est inachevée : { $actor } contre { $other }, plateau vide. La reprendre ? Entrée pour oui, ou tapez non.
        [1] Une partie est inachevée : { $actor } contre { $other }, une pièce sur le plateau. La reprendre ? Entrée pour oui, ou tapez non.
       *[other] Une partie est inachevée : { $actor } contre { $other }, { $count } pièces sur le plateau. La reprendre ? Entrée pour oui, ou tapez non.
    }
game-goes-on = La partie reprend.
game-kept = La partie est enregistrée. Pour la reprendre : fourfold play --continue
game-none = Il n’y a pas de partie inachevée.
game-damaged = Une partie enregistrée est endommagée et ne peut pas reprendre : { $name }
load-damaged = La partie enregistrée est illisible : { $name }
game-not-kept = Impossible d’enregistrer les parties sur cet ordinateur : si vous quittez, celle-ci est perdue, sauf si vous l’enregistrez dans un fichier.
game-overtaken = Cette partie a continué ailleurs. Votre dernier coup ici ne compte pas ; elle reprend là où elle en est.
confirm-overwrite = Ce fichier existe déjà. Le remplacer ? Oui ou non ?

## À la table

against-level = Vous jouez contre { $player }, l’ordinateur, niveau { $text }.
masked-table = Le plateau est caché à tout le monde. Demandez une case, par exemple case b3, une pièce, une rangée, une colonne ou les diagonales.
offer-question = { $player }, acceptez-vous ? Oui ou non ?
another-game = Une autre partie ? Entrée pour oui, ou tapez non.

## Par le réseau

remote-invite = Invitez quelqu’un à cette table : { $link }
remote-invite-terminal = Depuis un terminal : fourfold play --server { $server } --table { $table }
remote-kept = La partie reste sur le serveur. Pour y revenir : fourfold play --server { $server } --table { $table }
remote-lost = Connexion perdue. Reconnexion en cours.
remote-name-unused = L’adversaire choisira son propre nom, et non { $name }.
remote-back = Connexion rétablie.
