### Ce que la page sait dire avant d’avoir les autres textes.

page-no-connection = Le serveur est injoignable. Réessayez dans un instant.
page-again = Réessayer
