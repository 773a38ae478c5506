### Avant une partie : les conditions d’une table, qui reçoit l’invitation, et qui attend.

## Conditions

terms-title = Comment vous jouerez
terms-edition =
    { $edition ->
        [access] Pièces Access : lisses ou rainurées.
       *[classic] Pièces classiques : claires ou foncées.
    }
terms-untimed = Sans pendule. Si l’une des deux personnes s’en va, l’autre peut réclamer la victoire au bout de { $time }.
terms-timed-loses = Pendule : { $time } par coup. Qui dépasse son temps perd la partie.
terms-timed-warned = Pendule : { $time } par coup. Qui dépasse son temps reçoit un simple avertissement.
terms-wrong-call = Une seule annonce par tour, même fausse.
terms-wrong-nothing = Les fausses annonces ne coûtent rien.
terms-wrong-lose =
    { $count ->
        [1] Une seule fausse annonce fait perdre la partie.
       *[other] { $count } fausses annonces font perdre la partie.
    }
terms-hints = Conseils : les lignes à annoncer sont montrées, et un bouton suggère des coups.
terms-no-hints = Sans conseils.
terms-mask = Masque : le plateau est caché à tout le monde et s’explore pièce par pièce.
terms-no-mask = Sans masque : le plateau est visible de tout le monde.

## Qui reçoit l’invitation

join-name = Votre nom
join-sit = Prendre place et jouer
join-learn = Vous découvrez le jeu ? Apprenez-le pas à pas
join-watch = Ou restez pour regarder si quelqu’un d’autre prend place.

## Qui attend

invite-title = Invitez quelqu’un
invite-title-open = Votre table est ouverte
invite-also = Vous pouvez aussi envoyer le lien à quelqu’un.
invite-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres, lancez le jeu avec fourfold serve.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-selected = Le lien est sélectionné : copiez-le maintenant.
invite-share = Partager
invite-message = Une partie de Quarto! avec moi ?
invite-code = Code QR du lien
invite-scan = ou à scanner avec un téléphone
invite-wait = En attendant
invite-meanwhile = Jouer contre l’ordinateur en attendant
invite-meanwhile-detail = Cette table reste ouverte. Quel que soit l’écran affiché, on vous le dira dès que quelqu’un prendra place.
invite-close = Fermer cette table
invite-close-sure = Fermer cette table ? Son lien ne mènera plus nulle part.
invite-arrived = { $name } a pris place à votre table. La partie a commencé.
invite-go = Aller à la partie
