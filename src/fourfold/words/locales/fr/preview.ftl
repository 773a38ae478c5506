### Ce que dit un lien là où on le colle.

preview-invited = Ouvrez le lien pour jouer. C’est gratuit et sans compte à créer.
preview-on = Une partie de Quarto! est en cours
preview-on-detail = Ouvrez le lien pour la suivre.
preview-drawn = Égalité entre { $actor } et { $other }
preview-position = Une position de Quarto!
