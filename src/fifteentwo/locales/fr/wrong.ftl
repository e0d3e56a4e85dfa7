# Pourquoi la ligne de commande refuse ce qui a été tapé. Chaque message est une phrase après « fifteentwo: ».

## Commandes et options

wrong-play = la commande « play » n’existe pas : fifteentwo sans commande ouvre le jeu dans le navigateur ; dans le terminal, il y a { $known }
wrong-command = la commande « { $given } » n’existe pas : les commandes sont { $known }
wrong-word = { $command } n’accepte pas « { $given } » : voyez { $help }
wrong-option = l’option « { $given } » n’existe pas : voyez { $help }
wrong-option-of = l’option « { $given } » de { $command } n’existe pas : voyez { $help }
wrong-kind = { $kind ->
    [number] { $name } : « { $given } » n’est pas un nombre entier
    [switch] { $name } : « { $given } » n’est ni yes ni no
    [decimal] { $name } : « { $given } » n’est pas un nombre
   *[other] { $name } : « { $given } » n’est pas une valeur permise
}
wrong-choice = { $name } : « { $given } » n’est pas { $known }
wrong-choices = { $first } ou { $last }
wrong-missing = il manque la valeur de { $name } : voyez { $help }
wrong-twice = { $name } est donné deux fois : voyez { $help }
wrong-reason = { $where } : { $reason }
wrong-games = --games : { $given } est hors limites ; jouez de 1 à { NUMBER($most, useGrouping: 0) } parties
wrong-deals = --deals : { $given } est hors limites ; jouez de 1 à { NUMBER($most, useGrouping: 0) } donnes
wrong-deal = { $option } : la donne { $given } n’existe pas : les donnes vont de 0 à { NUMBER($most, useGrouping: 0) }
wrong-together = { $first } et { $second } ne vont pas ensemble
wrong-out-needs-pairs = --out : seul --pairs écrit des résultats dans un fichier
wrong-pairs-aim = --pairs : choisissez un autre but que points, et omettez --to
wrong-processes = --processes : { $given } est hors limites ; prenez de 1 à { NUMBER($most, useGrouping: 0) }
wrong-here-or-cluster = --processes : le travail se fait ici ou sur le cluster ; omettez --processes ou --cluster

## Le serveur

wrong-port = --port : { $given } est hors limites : les ports vont de 0 à { NUMBER($most, useGrouping: 0) }
wrong-data = --data et --database ne vont pas ensemble : les parties sont dans un dossier ou dans une base de données
wrong-database = --database : l’URL est vide ; écrivez-la comme postgresql://user@host/name
wrong-host = --host : « { $given } » n’est pas une adresse
wrong-metrics-port = --metrics-port : { $given } est hors limites : les ports vont de 1 à { NUMBER($most, useGrouping: 0) }
wrong-proxy = --proxy : « { $given } » n’est ni une adresse ni un réseau
wrong-public-url = --public-url : « { $given } » n’est pas l’URL d’un serveur : écrivez-la comme https://cribbage.example.org

## Fichiers et entrée standard

wrong-standard-input = entrée standard
wrong-closed = { $name } lit l’entrée standard, qui est fermée
wrong-extra = cette partie de fifteentwo demande des paquets qui ne sont pas installés : pip install 'fifteentwo[{ $extra }]'
wrong-numba = cette commande demande Numba, qui ne peut pas être chargé : { $reason }
wrong-line = ligne { $number } : { $reason }
wrong-input-closed = l’entrée standard est fermée
wrong-not-read = { $file } ne peut pas être lu : { $reason }
wrong-not-written = { $option } : { $file } ne peut pas être écrit : { $reason }
wrong-too-large = { $file } est trop grand pour un enregistrement : plus de { $megabytes } Mo
wrong-not-text = { $file } n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8
wrong-leave-out-cards = { $command ->
    [peg] peg --jsonl lit ses cartes sur l’entrée standard : ne donnez pas de cartes
    [square] square par --jsonl lit ses donnes sur l’entrée standard : n’y ajoutez rien d’autre qui décrive une donne
   *[score] score --jsonl lit ses mains sur l’entrée standard : ne donnez pas de cartes
}

## Cartes et scores

wrong-needs = { $command ->
    [score] score a besoin des cartes d’une main, par exemple 5H 5C 5D JS --starter 5S
    [peg] peg a besoin des cartes d’un compte dans l’ordre où elles ont été jouées, par exemple 4 2 3
    [discard] discard a besoin des cartes données, par exemple 5H 5C 5D JS 2S 9D --dealer
    [dealer] discard doit savoir à qui est le crib : ajoutez --dealer ou --pone
    [hand] play-advice a besoin des cartes de votre main, par exemple --hand 5H JS
    [starter] play-advice a besoin de la retourne : ajoutez par exemple --starter 2H
    [square] square par a besoin de la retourne : ajoutez par exemple --starter 5S
   *[rating] rating a besoin d’enregistrements de parties, par exemple fifteentwo rating match.txt
}
wrong-needs-record = { $command } a besoin de l’enregistrement d’une partie : fifteentwo { $command } match.txt
wrong-card = { $where } : « { $given } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K) et une couleur (C D H S), par exemple 5H
wrong-not-in-pack = { $where } : « { $given } » n’est pas une carte du paquet
wrong-card-twice = { $where } : { CARD($card) } figure deux fois
wrong-hand = la main
wrong-argument = un argument
wrong-two-places = { CARD($card) } figure à deux endroits
wrong-score = --score : « { $given } » n’est pas un score : écrivez-le MOI-ADVERSAIRE, par exemple 100-95
wrong-score-sides = --score : { $given } est pour { $sides } camps, mais ce jeu en a { $wanted }
wrong-score-high = --score : { $given } est trop haut : la partie se termine à { $target }
wrong-dealt = { $given ->
    [one] { $given } carte est nommée, mais ces règles en donnent { $wanted }
   *[other] { $given } cartes sont nommées, mais ces règles en donnent { $wanted }
}
wrong-discarded = --discarded : { $given } cartes sont nommées, mais selon ces règles chaque joueur en écarte { $wanted }
wrong-no-captain = --captain : ces règles n’ont pas de capitaine
wrong-no-partners = --partner : ces règles n’ont pas de partenaires
wrong-no-discard = --rules : selon ces règles, on n’écarte rien
wrong-dealer-keeps = --rules : selon ces règles, le camp du donneur n’écarte rien
wrong-two-players = --rules : play-advice est pour deux joueurs, mais ce jeu en a { $players }
wrong-no-starter = --starter : nommez la carte retournée, par exemple 2H
wrong-order = --played : les cartes n’ont pas pu être jouées dans cet ordre, avec cette main et votre tour maintenant
wrong-unclear = --played : on ne sait pas qui a joué quelle carte ; écrivez les cartes de l’adversaire en minuscules, par exemple 9d
wrong-deal-cards = square par --deal donne ses propres cartes : ne donnez pas de cartes
wrong-deal-heels = square par --deal prend heels dans ses règles : écrivez --rules '{ $rules }'

## Analyses, évaluations et problèmes

wrong-one-seat = { $file } : l’analyse de jeux en solitaire a une seule place, et pas de page HTML
wrong-other-seat = { $file } : cette analyse est vue de la place { $seat } : analysez plutôt l’enregistrement
wrong-last = --last : { $given } parties ne peuvent pas être évaluées
wrong-many = --many : donnez de 1 à { NUMBER($most, useGrouping: 0) }

## Les cartes de score et de peg

cards-where = { $where ->
    [hand] la main
    [crib] le crib
    [starter] la retourne
   *[card] carte { $place }, { $word }
}
cards-not-card = { cards-where } : « { $given } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K) et une couleur (C D H S), par exemple 5H
cards-not-rank = { cards-where } : « { $given } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K), avec ou sans couleur
cards-no-joker = { $jokers ->
    [0] { cards-where } : « { $given } » : selon ces règles le paquet n’a pas de joker ; --rules jokers en a deux
   *[1] { cards-where } : « { $given } » : selon ces règles le paquet a un seul joker, *1 ; --rules jokers en a deux
}
cards-name-played = { cards-where } : un joker est nommé quand il est joué, par exemple { $joker }=5H
cards-name-counted = { cards-where } : { $joker } doit être nommé quand il n’y a pas de retourne, par exemple { $joker }=5H
cards-fifth = { cards-where } : le paquet n’a que quatre cartes de chaque valeur, et la valeur « { card-rank } » vient ici pour la cinquième fois
cards-twice = { cards-where } : { CARD($card) } figure deux fois
cards-joker-twice = { cards-where } : { $joker } figure deux fois
cards-past-31 = { cards-where } : le compte passerait à { $count }, au-delà de 31
cards-go-first = un compte commence par une carte, et non par un go
cards-no-crib = avec crib=none, il n’y a pas de crib à compter
cards-crib-needs-starter = un crib se compte avec la retourne : ajoutez par exemple --starter 5S
cards-starter-held = { $where ->
    [crib] la retourne : { CARD($card) } est déjà dans le crib
   *[hand] la retourne : { CARD($card) } est déjà dans la main
}
cards-size = { cards-where } : il y a { $wanted } cartes en plus de la retourne, et non { $given }
cards-size-hint = { cards-where } : il y a { $wanted } cartes en plus de la retourne, et non { $given } ; pour des mains de { $given } cartes, utilisez --rules "{ $rules }"
cards-no-rank = { cards-where } : « { $given } » n’a pas de valeur et ne peut pas être compté
