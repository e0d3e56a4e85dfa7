# Les champs des règles des jeux en solitaire.

square-field-adjacency = Où une carte peut être posée
square-field-adjacency-why = Si une carte doit en toucher une autre, par un côté ou par un coin.
square-field-adjacency-none = dans n’importe quelle case
square-field-adjacency-king = au contact d’une autre carte

square-field-dead-cells = Défausses
square-field-dead-cells-why = Le nombre de cartes qu’on peut défausser.
square-field-dead-cells-0 = aucune
square-field-dead-cells-1 = une
square-field-dead-cells-2 = deux
square-field-dead-cells-3 = trois
square-field-dead-cells-4 = quatre

square-field-reserve-piles = Piles de réserve
square-field-reserve-piles-why = Le nombre de piles où des cartes peuvent attendre d’être posées.
square-field-reserve-piles-0 = aucune
square-field-reserve-piles-1 = une
square-field-reserve-piles-2 = deux

square-field-reserve-size = Cartes dans une pile de réserve
square-field-reserve-size-why = Le nombre de cartes que contient une pile de réserve.
square-field-reserve-size-1 = une
square-field-reserve-size-2 = deux
square-field-reserve-size-3 = trois
square-field-reserve-size-4 = quatre
square-field-reserve-size-5 = cinq

square-field-reserve-access = Jouer depuis une pile de réserve
square-field-reserve-access-why = Si l’on peut poser seulement la carte du dessus d’une pile de réserve ou n’importe laquelle.
square-field-reserve-access-top = seulement la carte du dessus
square-field-reserve-access-free = n’importe quelle carte

square-field-heels = Un valet en retourne
square-field-heels-why = Deux points pour un valet en retourne : jamais, une fois ou pour chacune des huit mains.
square-field-heels-off = rien
square-field-heels-once = deux, une fois
square-field-heels-per-hand = deux pour chaque main

square-field-win-at = Points pour gagner
square-field-win-at-why = Le score qui gagne.

square-field-starter = La retourne
square-field-starter-why = La retourne est la prochaine carte cachée.

patience-field-deals = Donnes
patience-field-deals-why = Le nombre de donnes ; il découle du nombre de mains.

patience-field-cards-per-deal = Cartes par donne
patience-field-cards-per-deal-why = Le nombre de cartes d’une donne, retourne comprise ; il découle du nombre de mains.

patience-field-hands-per-deal = Mains par donne
patience-field-hands-per-deal-why = Deux mains de six cartes, ou une main de six et deux cartes pour le crib.

patience-field-b-hidden-until-a-discarded = Cacher la deuxième main
patience-field-b-hidden-until-a-discarded-why = Si la deuxième main n’est montrée qu’après l’écart de deux cartes de la première.

patience-field-heels = Un valet en retourne
patience-field-heels-why = Deux points pour un valet en retourne, une fois par donne, ou aucun.
patience-field-heels-off = rien
patience-field-heels-once = deux, une fois
patience-field-heels-per-hand = deux pour chaque main

patience-field-crib-flush = Un flush dans le crib
patience-field-crib-flush-why = Combien de cartes font un flush dans le crib.
patience-field-crib-flush-five = cinq cartes seulement
patience-field-crib-flush-four = quatre cartes

patience-field-starter-to-bottom = La retourne dessous
patience-field-starter-to-bottom-why = Si la retourne passe sous le talon après sa donne ; cela découle du nombre de mains.

patience-field-last-hand-without-starter = Dernière main sans retourne
patience-field-last-hand-without-starter-why = Si les quatre cartes restantes forment une main à part ; cela découle du nombre de mains.

patience-field-win-at = Points pour gagner
patience-field-win-at-why = Le score qui gagne ; avec deux mains, de 101 à 121.

patience-field-deal-order = La donne
patience-field-deal-order-why = Comment neuf cartes sont distribuées : six à la main et deux au crib, ou trois à la main, deux au crib et trois à la main.
patience-field-deal-order-hand-then-crib = six à la main, deux au crib
patience-field-deal-order-3-2-3 = trois à la main, deux au crib, trois à la main

shuffle-field-heels = Un valet en retourne
shuffle-field-heels-why = Deux points pour un valet en retourne : jamais, une fois ou pour chacune des huit mains.
shuffle-field-heels-off = rien
shuffle-field-heels-once = deux, une fois
shuffle-field-heels-per-hand = deux pour chaque main

shuffle-field-win-at = Points pour gagner
shuffle-field-win-at-why = Le score qui gagne.
