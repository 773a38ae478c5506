### Ce qui se dit pendant une partie. La pièce est toujours au féminin, et rien ne s’accorde avec une personne.
### Devant : ; ? ! » et après « se trouve une espace insécable (U+00A0), aussi dans le cri QUARTO !, mais
### non dans Quarto!, le nom du jeu. Une case ou un nom ne suit jamais « de », qui s’élide devant Anatole.
### Partout : $verbosity vaut short, normal ou full ; $edition vaut classic ou access.
### $you dit qui écoute : actor (qui agit, ou gagne), other (en face) ou nobody (ni l’un ni l’autre) ;
### dans les questions aussi named, quand les deux partagent un clavier.

## Les choses

value-light = claire
    .all = claires
value-dark = foncée
    .all = foncées
value-smooth = lisse
    .all = lisses
value-grooved = rainurée
    .all = rainurées
value-round = ronde
    .all = rondes
value-square = carrée
    .all = carrées
value-tall = haute
    .all = hautes
value-short = basse
    .all = basses
value-solid = pleine
    .all = pleines
value-hollow = creuse
    .all = creuses

trait-colour = couleur
trait-surface = surface
trait-shape = forme
trait-height = taille
trait-body = trou

piece = { $height } { $shape } { $body } { $colour }

cell-phonetic = { $column } { $row }
letter-a = Anatole
letter-b = Berthe
letter-c = Célestin
letter-d = Désiré

line-row = la rangée { $row }
    .label = Rangée { $row }
line-column = la colonne { $column }
    .label = Colonne { $column }
line-diagonal = la diagonale { $start } { $end }
    .label = Diagonale { $start } { $end }
line-block = le carré { $start } { $end }
    .label = Carré { $start } { $end }

list-more = { $items }, { $item }
list-last = { $items } et { $item }
list-none = rien

time =
    { $minutes ->
        [0] { $seconds ->
            [1] une seconde
           *[other] { $seconds } secondes
        }
        [1] { $seconds ->
            [0] une minute
            [1] une minute et une seconde
           *[other] une minute et { $seconds } secondes
        }
       *[other] { $seconds ->
            [0] { $minutes } minutes
            [1] { $minutes } minutes et une seconde
           *[other] { $minutes } minutes et { $seconds } secondes
        }
    }
time-hours =
    { $hours ->
        [1] { $minutes ->
            [0] une heure
            [1] une heure et une minute
           *[other] une heure et { $minutes } minutes
        }
       *[other] { $minutes ->
            [0] { $hours } heures
            [1] { $hours } heures et une minute
           *[other] { $hours } heures et { $minutes } minutes
        }
    }
time-days =
    { $days ->
        [1] { $hours ->
            [0] un jour
            [1] un jour et une heure
           *[other] un jour et { $hours } heures
        }
       *[other] { $hours ->
            [0] { $days } jours
            [1] { $days } jours et une heure
           *[other] { $days } jours et { $hours } heures
        }
    }

name-player = Joueur { $number }
name-computer = Fourfold
name-somebody = quelqu’un
level-beginner = débutant
level-casual = amateur
level-club = club
level-expert = expert
level-perfect = parfait

## Les événements

opened =
    { $verbosity ->
        [short] Nouvelle table.
       *[normal] Nouvelle table, édition { $edition ->
            [access] Access
           *[classic] classique
        }.
    }
joined = { $player } est là.
began =
    { $you ->
        [actor] Vous commencez.
       *[nobody] { $actor } commence.
    }
began-position =
    { $count ->
        [0] La première pièce est déjà donnée.
        [1] Une pièce est déjà sur le plateau.
       *[other] { $count } pièces sont déjà sur le plateau.
    } { $you ->
        [actor] Vous commencez.
       *[nobody] { $actor } commence.
    }
gave =
    { $you ->
        [actor] { $verbosity ->
            [full] Vous donnez à { $other } la pièce { $piece }, code { $digit }.
           *[normal] Vous donnez : { $piece }.
        }
        [other] { $verbosity ->
            [short] Pour vous : { $piece }.
            [full] { $actor } vous donne la pièce { $piece }, code { $digit }.
           *[normal] { $actor } vous donne la pièce { $piece }.
        }
       *[nobody] { $verbosity ->
            [short] { $actor } donne : { $piece }.
            [full] { $actor } donne à { $other } la pièce { $piece }, code { $digit }.
           *[normal] { $actor } donne à { $other } la pièce { $piece }.
        }
    }
placed =
    { $verbosity ->
        [short] { $you ->
            [actor] En { $cell }.
           *[nobody] { $actor } : { $cell }.
        }
        [full] { $you ->
            [actor] Vous posez la pièce { $piece } en { $cell }.
           *[nobody] { $actor } pose la pièce { $piece } en { $cell }.
        } { $count ->
            [1] Il y a une pièce sur le plateau.
           *[other] Il y a { $count } pièces sur le plateau.
        }
       *[normal] { $you ->
            [actor] En { $cell }.
           *[nobody] { $actor } la pose en { $cell }.
        }
    }
placed-piece =
    { $you ->
        [actor] Vous posez la pièce { $piece } en { $cell }.
       *[nobody] { $actor } pose la pièce { $piece } en { $cell }.
    }
called =
    { $you ->
        [actor] QUARTO ! Vous annoncez { $line } : quatre pièces { $shared }.
       *[nobody] QUARTO ! { $actor } annonce { $line } : quatre pièces { $shared }.
    }
called-by-itself =
    { $you ->
        [actor] QUARTO ! Vous complétez { $line } : quatre pièces { $shared }.
       *[nobody] QUARTO ! { $actor } complète { $line } : quatre pièces { $shared }.
    }
said-done =
    { $you ->
        [actor] Vous avez terminé.
       *[nobody] { $actor } a terminé.
    }
called-wrongly =
    { $you ->
        [actor] Vous annoncez QUARTO ! sur { $line }. { $why }
       *[nobody] { $actor } annonce QUARTO ! sur { $line }. { $why }
    }
called-wrongly-spent =
    { $verbosity ->
        [short] Vous annoncez QUARTO ! sur { $line }. { $why }
       *[normal] Vous annoncez QUARTO ! sur { $line }. { $why } Vous ne pouvez plus annoncer ce tour-ci.
    }
called-wrongly-limit =
    { $you ->
        [actor] Vous annoncez QUARTO ! sur { $line }. { $why } Fausses annonces : { $calls } sur { $limit }.
       *[nobody] { $actor } annonce QUARTO ! sur { $line }. { $why } Fausses annonces : { $calls } sur { $limit }.
    }
wrong-nothing-shared =
    { $verbosity ->
        [short] Aucun point commun qui compte.
       *[normal] Non : ces quatre pièces n’ont aucun point commun qui compte.
    }
wrong-line-expired =
    { $verbosity ->
        [short] Trop tard.
       *[normal] Trop tard : cette ligne était déjà là et ne compte plus.
    }
wrong-line-not-complete =
    { $verbosity ->
        [short] Une case est vide.
       *[normal] Non : cette ligne a une case vide.
    }
offered-draw =
    { $you ->
        [actor] Vous proposez l’égalité.
        [other] { $actor } propose l’égalité. Acceptez-vous ?
       *[nobody] { $actor } propose l’égalité.
    }
offered-take-back =
    { $you ->
        [actor] Vous demandez à reprendre votre dernier coup.
        [other] { $actor } demande à reprendre un coup. Acceptez-vous ?
       *[nobody] { $actor } demande à reprendre un coup.
    }
offered-rematch =
    { $you ->
        [actor] Vous proposez une autre partie.
        [other] { $actor } propose une autre partie. Acceptez-vous ?
       *[nobody] { $actor } propose une autre partie.
    }
declined =
    { $you ->
        [actor] Vous refusez.
       *[nobody] { $actor } refuse.
    }
withdrawn =
    { $you ->
        [actor] Vous retirez votre proposition.
       *[nobody] { $actor } retire sa proposition.
    }
took-back =
    { $moves ->
        [1] Un coup a été repris.
       *[other] { $moves } coups ont été repris.
    }
rematched = D’accord pour une autre partie.
left =
    { $you ->
        [actor] Vous quittez la table.
       *[nobody] { $actor } quitte la table.
    }
returned =
    { $you ->
        [actor] Vous voilà de retour.
       *[nobody] { $actor } est de retour.
    }
resumed = La partie reprend.
time-up =
    { $you ->
        [actor] Votre temps pour ce coup est écoulé.
       *[nobody] Temps écoulé pour { $actor }.
    }

## Ce que disent les joueurs

phrase-said =
    { $you ->
        [actor] Vous dites : { $phrase }
       *[nobody] { $actor } : { $phrase }
    }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-game = Belle partie !
phrase-well-seen = Bien vu !
phrase-one-moment = Un instant.
phrase-thanks = Merci !

## La fin

ended-call =
    { $you ->
        [actor] Vous avez gagné !
       *[nobody] { $actor } gagne.
    }
ended-full = Toutes les pièces sont posées : égalité.
ended-resign =
    { $you ->
        [actor] { $other } abandonne. Vous avez gagné !
        [other] Vous abandonnez. { $actor } gagne.
       *[nobody] { $other } abandonne. { $actor } gagne.
    }
ended-time =
    { $you ->
        [actor] Temps écoulé pour { $other }. Vous avez gagné !
        [other] Votre temps est écoulé. { $actor } gagne.
       *[nobody] Temps écoulé pour { $other }. { $actor } gagne.
    }
ended-agreed = Égalité d’un commun accord.
ended-wrong-calls =
    { $you ->
        [actor] { $other } a fait trop de fausses annonces. Vous avez gagné !
        [other] Vous avez fait trop de fausses annonces. { $actor } gagne.
       *[nobody] { $other } a fait trop de fausses annonces. { $actor } gagne.
    }
ended-abandoned =
    { $you ->
        [actor] { $other } ne revient pas. Vous avez gagné !
        [other] Votre absence a trop duré. { $actor } gagne.
       *[nobody] { $other } ne revient pas. { $actor } gagne.
    }
ended-unfinished = La partie reste inachevée.
closed = La table est fermée.
missed = Ligne manquée à la { $count }e pièce : { $line }, toutes { $shared }.
missed-now =
    { $verbosity ->
        [short] { $told } Ligne manquée : { $line }, toutes { $shared }.
       *[normal] { $told } Personne n’a annoncé { $line } à temps : quatre pièces { $shared }.
    }
series-ahead =
    { $draws ->
        [0] { $you ->
            [actor] Le score est maintenant de { $wins } à { $losses } pour vous.
           *[nobody] Le score est maintenant de { $wins } à { $losses } pour { $actor }.
        }
        [1] { $you ->
            [actor] Le score est maintenant de { $wins } à { $losses } pour vous, avec une égalité.
           *[nobody] Le score est maintenant de { $wins } à { $losses } pour { $actor }, avec une égalité.
        }
       *[other] { $you ->
            [actor] Le score est maintenant de { $wins } à { $losses } pour vous, avec { $draws } égalités.
           *[nobody] Le score est maintenant de { $wins } à { $losses } pour { $actor }, avec { $draws } égalités.
        }
    }
series-level =
    { $wins ->
        [0] Jusqu’ici, les { $draws } parties ont fini à égalité.
       *[other] { $draws ->
            [0] Le score est maintenant de { $wins } partout.
            [1] Le score est maintenant de { $wins } partout, avec une égalité.
           *[other] Le score est maintenant de { $wins } partout, avec { $draws } égalités.
        }
    }
turned-place =
    { $after ->
        [draw] { $cell } ne menait qu’à l’égalité ;
       *[loss] { $cell } perdait en { $lost_in } ;
    } { $before ->
        [draw] { $better_cell } gardait l’égalité.
       *[win] { $won_in ->
            [1] { $better_cell } gagnait tout de suite.
           *[other] { $better_cell } gagnait en { $won_in }.
        }
    }
turned-give =
    { $after ->
        [draw] Donner la pièce { $piece } ne menait qu’à l’égalité ;
       *[loss] { $lost_in ->
            [1] Donner la pièce { $piece } perdait tout de suite ;
           *[other] Donner la pièce { $piece } perdait en { $lost_in } ;
        }
    } { $before ->
        [draw] la pièce { $better_piece } gardait l’égalité.
       *[win] la pièce { $better_piece } gagnait en { $won_in }.
    }
turned-missed = Il fallait annoncer { $line } : quatre pièces { $shared }.
result-open = La partie n’est pas finie.

## Les questions

question-give =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor } : donnez.
            [full] { $actor }, donnez une pièce à { $other } : tapez son code ou ses quatre caractéristiques.
           *[normal] { $actor }, donnez une pièce.
        }
       *[actor] { $verbosity ->
            [short] Donnez.
            [full] Donnez une pièce à { $other } : tapez son code ou ses quatre caractéristiques.
           *[normal] Donnez une pièce à { $other }.
        }
    }
question-place =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor } : { $piece }.
            [full] { $actor }, posez la pièce { $piece } : tapez une case, par exemple b3.
           *[normal] { $actor }, posez la pièce { $piece }.
        }
       *[actor] { $verbosity ->
            [short] Posez : { $piece }.
            [full] Posez la pièce { $piece } : tapez une case, par exemple b3.
           *[normal] Posez la pièce { $piece }.
        }
    }
question-place-it =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor } : posez.
            [full] { $actor }, posez-la : tapez une case, par exemple b3.
           *[normal] { $actor }, posez-la.
        }
       *[actor] { $verbosity ->
            [short] Posez.
            [full] Posez-la : tapez une case, par exemple b3.
           *[normal] Posez-la.
        }
    }
question-done =
    { $you ->
        [named] { $verbosity ->
            [short] { $actor } : terminé ?
           *[normal] { $actor }, il ne reste plus de pièce. Dites terminé.
        }
       *[actor] { $verbosity ->
            [short] Terminé ?
           *[normal] Il ne reste plus de pièce. Dites terminé.
        }
    }
or-call =
    { $verbosity ->
        [full] { $asked } Ou tapez quarto et une ligne.
       *[normal] { $reminder ->
            [yes] { $asked } Ou annoncez QUARTO !
           *[no] { $asked }
        }
    }
waiting-give =
    { $you ->
        [other] { $actor } choisit une pièce pour vous.
       *[nobody] { $actor } choisit une pièce pour { $other }.
    }
waiting-place = { $actor } va poser la pièce { $piece }.
waiting-done = C’est à { $actor } de dire terminé.
waiting-begin = La partie n’a pas commencé.
waiting-over = La partie est finie.

which-line = Quelle ligne ?
which-piece = Quelle pièce ? Tapez son code ou ses quatre caractéristiques.
which-cell = Quelle case ? Par exemple b3.
which-row = Quelle rangée ? De 1, la plus proche de vous, à 4.
which-column = Quelle colonne ? De a, à gauche, à d.
confirm-call = QUARTO ! sur { $line }. Oui ou non ?
confirm-call-cells = QUARTO ! sur { $line } : { $cells }. Oui ou non ?
confirm-resign = Voulez-vous vraiment abandonner ? Oui ou non ?
confirm-quit = Voulez-vous vraiment quitter la partie ? Oui ou non ?
no-call = Rien n’a été annoncé.

## Les refus

refused-bad-name = Choisissez un nom court et lisible, différent de celui de l’adversaire.
refused-bad-time = Cette limite de temps n’est pas possible. Un coup peut durer jusqu’à 7 jours.
refused-busy = Le serveur est surchargé. Réessayez dans un instant.
refused-call-used = Vous avez déjà annoncé ce tour-ci.
refused-calling-automatic = À cette table, l’annonce est automatique.
refused-cell-taken = Cette case est prise.
refused-game-begun = La partie a déjà commencé.
refused-game-not-begun = La partie n’a pas commencé.
refused-game-on = La partie n’est pas finie.
refused-game-over = La partie est finie.
refused-line-not-complete = Une ligne incomplète ne peut pas être annoncée.
refused-line-not-counted = Les carrés ne comptent pas dans cette partie.
refused-no-claim = Vous ne pouvez pas encore réclamer la victoire.
refused-no-piece-in-hand = Il n’y a pas encore de pièce à poser.
refused-no-session = Votre session a expiré. Rouvrez le jeu.
refused-no-such-table = Cette table n’existe pas.
refused-no-traits = Il faut qu’au moins une caractéristique compte.
refused-nobody-listens = Personne n’est là pour l’entendre.
refused-not-stored = L’enregistrement a échoué : rien n’a changé. Réessayez dans un instant.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-nothing-offered = Aucune proposition n’attend de réponse.
refused-nothing-to-undo = Il n’y a pas de coup à reprendre.
refused-offer-open = Répondez d’abord à la proposition en cours.
refused-piece-in-hand = Posez d’abord la pièce reçue.
refused-piece-taken = Cette pièce est déjà sur le plateau.
refused-pieces-left = Il reste des pièces à jouer.
refused-player-missing = L’adversaire n’est pas encore là.
refused-stopping = Le serveur redémarre. Revenez dans un instant.
refused-table-full = Les deux places sont prises.
refused-too-fast = C’est trop rapide. Attendez un instant.
refused-too-many = Ce serveur est plein.
refused-call = L’annonce ne compte pas.
refused-unreadable = Impossible d’ouvrir cette partie.
refused-other = C’est impossible ici : { $code }.

## Les réponses

cell-holds = { $cell }, { $piece }.
cell-empty = { $cell }, vide.
board-empty = Le plateau est vide.
board-count =
    { $count ->
        [1] Il y a une pièce sur le plateau.
       *[other] Il y a { $count } pièces sur le plateau.
    }
left-count =
    { $count ->
        [0] Il ne reste plus de pièce.
        [1] Il reste une pièce :
       *[other] Il reste { $count } pièces :
    }
left-all = Les seize pièces sont encore là.
left-all-but = Il reste { $count } pièces, toutes sauf : { $gone }.
left-piece = { $piece }, { $digit }.
piece-left = La pièce { $piece } est encore à côté du plateau.
piece-gone = La pièce { $piece } n’est plus à côté du plateau.
hand-holds =
    { $you ->
        [actor] Vous avez en main la pièce { $piece }.
       *[nobody] { $actor } a en main la pièce { $piece }.
    }
hand-empty = Aucune pièce en main.
last-none = Rien n’a encore été joué.
clock = Il reste { $time } pour ce coup.
clock-over = Il ne reste plus de temps pour ce coup.
clock-off = Il n’y a pas de pendule.
shares-empty = Aucune pièce sur { $line }.
shares-one = Une pièce sur { $line } : { $piece }.
shares-some =
    { $count ->
        [2] Deux pièces sur { $line }, toutes deux { $shared }.
       *[other] { $count } pièces sur { $line }, toutes { $shared }.
    }
shares-nothing = { $count } pièces sur { $line }, sans point commun qui compte.
shares-complete = Quatre pièces sur { $line } :
find-count = Pièces { $values } : { $placed } sur le plateau, { $left } à côté.
find-contradiction = Aucune pièce n’est à la fois { $first } et { $second }.
in-hand = En main : { $piece }.
counts = Ce qui compte : { $traits }.
counts-usual = Les quatre caractéristiques comptent, et c’est à vous d’annoncer QUARTO !
counts-lines = Les lignes sont les rangées, les colonnes et les deux grandes diagonales.
counts-blocks = Les lignes sont les rangées, les colonnes, les deux grandes diagonales et les carrés de quatre cases.
counts-calling = C’est à vous d’annoncer QUARTO !
counts-automatic = L’annonce est automatique.
counts-time = Temps par coup : { $time }.
counts-coach = Chaque ligne manquée est signalée dès qu’elle ne compte plus.
masked = Pas avec le masque. Demandez une case, une pièce, une rangée, une colonne ou les diagonales.
masked-again = Pas avec le masque.
board-braille = { $text }

## Une position à emporter ; la pièce en main en lettres simples, imprimées en braille

export-title = Une position de Quarto!, à lire du bout des doigts
export-row = Rangée { $row } : { $first } ; { $second } ; { $third } ; { $fourth }.
export-piece = { $cell }, { $piece }
export-empty = { $cell }, vide
export-hand = en main

## Les conseils, et ce qui se dit autour d’une partie

hint-give = Vous pourriez donner la pièce { $piece }.
hint-place = Vous pourriez la poser en { $cell }.
hint-call = Vous pourriez annoncer QUARTO ! sur { $line }.
hint-done = Vous pourriez dire terminé.
hints-off = Les conseils ne sont pas permis à cette table.
welcome = Bienvenue dans Fourfold, le jeu Quarto! Tapez aide à tout moment.
goodbye = Au revoir !
saved = Partie enregistrée sous { $name }.
not-saved = La partie n’a pas pu être enregistrée.
language-changed = Je parle maintenant français.
verbosity-changed =
    { $verbosity ->
        [short] Je dirai le minimum.
        [full] Je dirai tout.
       *[normal] Je dirai l’essentiel.
    }
phonetic-on = Les colonnes s’appellent maintenant Anatole, Berthe, Célestin et Désiré.
phonetic-off = Les colonnes s’appellent maintenant a, b, c et d.
picture-legend =
    { $edition ->
        [access] Pièces : ronde ( ), carrée [ ] ; lisse { $light }, rainurée { $dark } ; creuse : un trou ; haute : deux rangs.
       *[classic] Pièces : ronde ( ), carrée [ ] ; claire { $light }, foncée { $dark } ; creuse : un trou ; haute : deux rangs.
    }

## Ce qui n’a pas été compris

not-understood = Je ne comprends pas « { $text } ». Tapez aide pour connaître les commandes.
not-understood-near = Je ne comprends pas « { $text } ». Vouliez-vous dire { $near } ?
not-understood-long = C’est trop long. Tapez aide pour connaître les commandes.
ambiguous = « { $text } » est ambigu : { $choices } ?
nothing-typed = Tapez aide pour connaître les commandes.
missing-traits = Quelle pièce ? Précisez : { $traits }.
not-a-line = Ce n’est pas une ligne. Dites par exemple : rangée 3, colonne b, ou deux extrémités comme a1 d4.
