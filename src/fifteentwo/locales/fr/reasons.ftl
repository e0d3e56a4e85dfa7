# Pourquoi des règles, des enregistrements, des joueurs et des analyses sont refusés. Chaque phrase suit ce dont elle parle, sans point.

## Les règles

rules-twice = { $name } est donné deux fois
rules-no-preset = il n’y a pas de modèle « { $given } » : écrivez { $known }
rules-name-one = écrivez { $known }
rules-or = { $first } ou { $last }
rules-to = de { $first } à { $last }
rules-kind = { $family ->
    [cribbage] le cribbage
    [square] un carré
    [patience] une réussite
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first }, c’est { $kind }, et { $second }, { $other }
rules-two-games = ce sont deux jeux différents, n’en nommez qu’un
rules-solo-game = { $word } est un jeu en solitaire : pour le cribbage, écrivez { $known }
rules-other-kind = { $word }, c’est { $kind } et non { $wanted } : écrivez { $known }
rules-elsewhere = la règle « { $name } » n’existe pas ici ({ $where }), mais pour un autre jeu ({ $kind }), par exemple { $preset }
rules-no-rule = la règle « { $name } » n’existe pas ici ({ $where })
rules-presets-conflict = { $first } et { $second } se contredisent sur { $name } : tranchez avec { $name }=...
rules-not-switch = { $given } n’est ni on ni off
rules-not-number = { $given } n’est pas un nombre
rules-out-of-range = { $given } est hors limites : { $name } vaut { $allowed }
rules-not-match = { $given } n’est pas un match : écrivez { $known }, N de 1 à 99
rules-no-value = { $given } n’existe pas : { $name } vaut { $known }

## Les règles qui se contredisent

rules-conflict = { $first } et { $second } ne vont pas ensemble : { $why }
conflict-teams = pour jouer avec partenaire, il faut être quatre ou six
conflict-six = à six, on joue en trois équipes de deux
conflict-captain = un capitaine joue contre deux, donc à trois
conflict-fives = personne n’écarte rien, donc aucun cinq
conflict-dealt = à { $players } joueurs, chacun reçoit { $known } cartes
conflict-discards = avec { $dealt } cartes par joueur à { $players }, chacun en écarte { $discards }
conflict-crib = avec { $dealt } cartes par joueur à { $players }, il faut crib={ $crib }
conflict-on-call = à trois ou plus, le point n’est acquis que lorsque plus personne ne peut jouer
conflict-on-call-stinkhole = le moment où un point est marqué déciderait s’il est perdu
conflict-five-card = cela appartient au jeu à cinq cartes pour deux
conflict-lowball-manual = au lowball, tous les points sont obligatoires et marqués automatiquement
conflict-muggins = le muggins demande counting=manual
conflict-crash-players = ce plateau est pour quatre joueurs au plus
conflict-crash-target = ce plateau a 121 cases
conflict-crash-captain = sur ce plateau, tous visent le même trou
conflict-lowball-captain = le lowball compare les scores, et celui d’un capitaine est plus bas que celui de deux joueurs
conflict-lowball-stinkhole = au lowball, perdre un point n’est pas un désavantage
conflict-lowball-skunks = le lowball demande skunk_scale=lowball ou none
conflict-skunks-lowball = ces skunks dépendent des points du vainqueur
conflict-nineteen-crib = le crib ne vaut dix-neuf que si les mains aussi
conflict-nineteen-no-crib = il n’y a pas de crib à compter
conflict-reserve = une réserve demande aussi { $name }
conflict-form = { $hands ->
    [1] avec une main, c’est { $value }
   *[2] avec deux mains, c’est { $value }
}
conflict-form-target = avec deux mains, c’est de 101 à 121
conflict-form-order = avec deux mains, rien n’est donné au crib
