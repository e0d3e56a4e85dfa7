# Les règles en toutes lettres : les modèles, et ce qui diffère du jeu habituel.

## Les modèles

preset-standard = Le jeu habituel en 121 ; un skunk compte double, un double skunk quadruple.
preset-gamerules = En 121, et un lurch (moins de la moitié du but) compte deux parties.
preset-gamerules_61 = La partie courte en 61, un tour de planche.
preset-hoyle = Un match en sept points de partie ; le point du go se marque à l’annonce.
preset-acc = Jeu de club : au meilleur des trois parties, deux points de partie pour une victoire et trois pour un skunk.
preset-muggins = Comptez vous-même vos mains et vos cartes ; l’adversaire peut prendre les points que vous oubliez.
preset-three_players = Trois joueurs, chacun pour soi : cinq cartes chacun, on en écarte une, et une carte du talon complète le crib.
preset-partners = Quatre joueurs en deux équipes : cinq cartes chacun, on en écarte une.
preset-lowball = Le plus petit score gagne : le premier qui atteint le but perd.
preset-crash = Une planche en huit : tombez sur une cheville pour la chasser.
preset-no_discard = Quatre cartes chacun et pas de crib : jouez ce que vous recevez.
preset-jokers = Avec deux jokers, qui valent la carte que vous nommez.
preset-nineteen = Une main sans points compte dix-neuf.
preset-five_card = L’ancien jeu en 61 : cinq cartes, des mains de trois, un seul compte ; le pone part avec trois points.
preset-seven_card = Sept cartes, des mains de cinq, en 181.
preset-toss_fives = Les cinq reçus doivent être écartés.
preset-captain = Deux contre un : le capitaine doit faire 61, les deux autres 121 ensemble.
preset-bvs = Posez les cartes où vous voulez ; quatre au plus peuvent être jetées.
preset-bvs_hard = Posez les cartes où vous voulez ; aucune ne peut être jetée.
preset-wikibooks = Chaque carte doit en toucher une autre.
preset-wikibooks_reserve = Chaque carte doit en toucher une autre ; cinq au plus peuvent attendre dans une réserve.
preset-arnold = Quatre donnes, chacune avec deux mains et un crib.
preset-solsuite = Six donnes de neuf cartes, et une dernière main de retournes prise sous le talon.
preset-shuffle = Seize cartes et la retourne sont données découvertes ; échangez deux cartes aussi souvent que vous voulez.

## Ce qui diffère au cribbage

rules-then = { $first } { $then }
rules-players = { $form ->
    [captain] On joue à trois ; la deuxième place est le capitaine, contre les deux autres.
    [pairs] On joue à quatre, en deux équipes dont les partenaires se font face.
    [three-pairs] On joue à six, en trois équipes dont les partenaires se font face.
   *[each] On joue à { WORDS($players) }, chacun pour soi.
}
rules-deal = { $form ->
    [no-crib] { OPENING(WORDS($dealt)) } cartes chacun, aucun écart et pas de crib.
    [dealt-crib] { OPENING(WORDS($dealt)) } cartes chacun, aucun écart ; le crib reçoit quatre cartes du talon.
    [five] { OPENING(WORDS($dealt)) } cartes chacun, une de moins pour le donneur ; chacun des autres en écarte une dans le crib, et tous en gardent { WORDS($kept) }.
    [six] { OPENING(WORDS($dealt)) } cartes chacun, une de moins pour le donneur et son partenaire ; chacun des autres en écarte une dans le crib, et tous en gardent { WORDS($kept) }.
    [three] { OPENING(WORDS($dealt)) } cartes chacun ; chacun en écarte une dans le crib, qui en reçoit une du talon, et en garde { WORDS($kept) }.
   *[usual] { $discards ->
        [1] { OPENING(WORDS($dealt)) } cartes chacun ; chacun en écarte une dans le crib et en garde { WORDS($kept) }.
       *[other] { OPENING(WORDS($dealt)) } cartes chacun ; chacun en écarte { WORDS($discards) } dans le crib et en garde { WORDS($kept) }.
    }
}
rules-captain = Le capitaine doit faire { $own } points, les deux autres { $others } ensemble.
rules-target = En { $target }.
rules-first-to = { $length ->
    [one] Un match en { WORDS($length) } point de partie.
   *[other] Un match en { WORDS($length) } points de partie.
}
rules-best-of = { $length ->
    [one] Une seule partie.
   *[other] Au meilleur des { WORDS($length) } parties.
}
rules-high-cut = Celui qui coupe la carte la plus haute donne le premier.
rules-random-dealer = Le premier donneur est tiré au sort.
rules-chosen-dealer = Le premier donneur est désigné.
rules-winner-deals = Le gagnant donne à la partie suivante.
rules-dealers-alternate = On donne le premier à tour de rôle.
rules-no-heels = Rien pour « his heels ».
rules-crib-flush-four = Dans le crib aussi, quatre cartes de même couleur font une couleur.
rules-go-on-call = Le point du go se marque dès l’annonce.
rules-go-bicycle = Après un go, le compte se ferme si le joueur suivant ne peut pas jouer non plus.
rules-no-last-card = Rien pour la dernière carte.
rules-three-for-last = Le pone part avec trois points.
rules-one-count = Le jeu s’arrête à la fin du premier compte.
rules-manual-counting = Les joueurs comptent eux-mêmes leurs mains et leurs cartes.
rules-muggins = Les adversaires peuvent prendre les points qu’un joueur oublie.
rules-overclaim-penalty = Celui qui annonce trop donne deux points à l’adversaire suivant.
rules-overclaim-excess = Celui qui annonce trop donne l’excédent à l’adversaire suivant.
rules-no-skunks = Chaque partie compte une fois.
rules-lurch = Un lurch (moins de la moitié du but) compte deux parties.
rules-hoyle-skunks = Gagner de plus de 30 points compte double, de plus de 60 quadruple.
rules-acc-skunks = Deux points de partie pour une victoire, trois pour un skunk.
rules-lowball-skunks = Gagner avec un petit score compte double, avec un très petit score quadruple.
rules-stinkhole = À un trou du but, les points de « his heels », du go et de la dernière carte sont perdus.
rules-lowball = Le premier qui atteint le but perd.
rules-one-joker = Un joker, qui vaut la carte que son joueur nomme.
rules-two-jokers = Deux jokers ; chacun vaut la carte que son joueur nomme.
rules-joker-renamed = Au décompte, un joker peut être nommé de nouveau.
rules-pone-names = Si la retourne est un joker, le pone le nomme une fois pour toutes les mains.
rules-nineteen = Une main sans points compte dix-neuf.
rules-nineteen-crib = Un crib sans points compte dix-neuf aussi.
rules-crash = La planche est un huit : tombez sur une cheville pour la chasser.
rules-underclaim-lost = Les points non annoncés sont perdus.
rules-toss-fives = Un joueur doit écarter les cinq qu’il reçoit, autant que son écart le permet.

## Ce qui diffère dans les jeux en solitaire

rules-touching = Chaque carte doit en toucher une autre.
rules-dead-cells = { $cards ->
    [0] Aucune carte ne peut être jetée.
    [1] Une carte peut être jetée.
   *[other] { OPENING(WORDS($cards)) } cartes peuvent être jetées.
}
rules-reserve = { $form ->
    [one-top] { $cards ->
        [1] Une carte peut attendre sur une pile ; seule celle du dessus peut être posée.
       *[other] { OPENING(WORDS($cards)) } cartes peuvent attendre sur une pile ; seule celle du dessus peut être posée.
    }
    [one-free] { $cards ->
        [1] Une carte peut attendre sur une pile ; chacune peut être posée.
       *[other] { OPENING(WORDS($cards)) } cartes peuvent attendre sur une pile ; chacune peut être posée.
    }
    [two-top] { $cards ->
        [1] Une carte peut attendre sur chacune des deux piles ; seule celle du dessus peut être posée.
       *[other] { OPENING(WORDS($cards)) } cartes peuvent attendre sur chacune des deux piles ; seule celle du dessus peut être posée.
    }
   *[two-free] { $cards ->
        [1] Une carte peut attendre sur chacune des deux piles ; chacune peut être posée.
       *[other] { OPENING(WORDS($cards)) } cartes peuvent attendre sur chacune des deux piles ; chacune peut être posée.
    }
}
rules-heels-once = Deux points pour « his heels » une seule fois, non pour chaque main.
rules-heels-each = Deux points pour « his heels » pour chacune des huit mains.
rules-both-shown = Les deux mains sont montrées avant tout écart.
rules-three-two-three = Trois cartes vont à la main, deux au crib et trois à la main.
rules-won-at = Gagné à { $points }.
rules-dealing-square = Seize cartes sont retournées et posées une à une ; la carte suivante est la retourne.
rules-dealing-two-hands = Quatre donnes de treize cartes : deux mains de six, dont chacune écarte deux cartes dans le crib, et la retourne.
rules-dealing-one-hand = Six donnes de neuf cartes : une main de six, qui en écarte deux dans le crib, deux données au crib, et la retourne, qui va sous le talon ; les quatre dernières cartes font une main.
rules-dealing-shuffle = Seize cartes sont données découvertes, en quatre rangées de quatre ; la dix-septième est la retourne.
