# Le tuteur à la table.

tutor-title = Êtes-vous sûr de ce choix ?
tutor-percent = { $percent } %
tutor-costs = { $what ->
    [discard-points] Écarter { $cards } vous coûte { $loss } d’une victoire et { $points } points.
    [discard] Écarter { $cards } vous coûte { $loss } d’une victoire.
    [play-points] Jouer { $cards } vous coûte { $loss } d’une victoire et { $points } points.
   *[play] Jouer { $cards } vous coûte { $loss } d’une victoire.
}
tutor-keep = Garder ce choix
tutor-rethink = Réfléchir encore
tutor-why = Voir pourquoi
tutor-best = { $what ->
    [discard] Le meilleur écart est { $cards }.
   *[play] La meilleure carte est { $cards }.
}
tutor-caption = Votre choix à côté du meilleur
tutor-part = Points
tutor-yours = Le vôtre
tutor-better = Le meilleur
tutor-hand = Main
tutor-crib = Crib
tutor-play = Jeu
tutor-total = Net
tutor-win = Chances de gagner
tutor-assisted = La partie est marquée comme jouée avec de l’aide. Le tuteur se désactive dans les réglages.
