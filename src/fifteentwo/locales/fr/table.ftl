# Une table de cribbage. Ce que vaut une carte, c’est le serveur qui le dit.

## Ce qui s’est passé : le journal, l’enregistrement, l’annonce

tell-unseen = { $cards ->
    [0] aucune
    [1] une carte
   *[other] { $cards } cartes
}
tell-cuts = { $person ->
    [you] { $who } tirez { $card }
   *[other] { $who } tire { $card }
}
tell-cuts-then = { $person ->
    [you] vous tirez { $card }
   *[other] { $who } tire { $card }
}
tell-cut-equal = { $cuts } : égalité, on coupe encore.
tell-cut = { $person ->
    [you] { $cuts } : vous donnez en premier.
   *[other] { $cuts } : { $who } donne en premier.
}
tell-deals-first = { $person ->
    [you] { $who } donnez en premier.
   *[other] { $who } donne en premier.
}
tell-deals = { $person ->
    [you] { $who } donnez.
   *[other] { $who } donne.
}
tell-discards = { $person ->
    [you] { $who } écartez { $cards }.
   *[other] { $who } écarte { $cards }.
}
tell-starter = La retourne est { $card }.
tell-plays = { $person ->
    [you] { $who } jouez { $card } : « { $words }. »
   *[other] { $who } joue { $card } : « { $words }. »
}
tell-calls = { $who } : « { $words }. »
tell-shows = { $person ->
    [you] { $who } montrez { $cards } : « { $words }. »
   *[other] { $who } montre { $cards } : « { $words }. »
}
tell-shows-crib = { $person ->
    [you] { $who } retournez le crib, { $cards } : « { $words }. »
   *[other] { $who } retourne le crib, { $cards } : « { $words }. »
}
tell-resigns = { $person ->
    [you] { $who } abandonnez.
    [ours] { $who } abandonnez.
    [they] { $who } abandonnent.
   *[other] { $who } abandonne.
}
tell-out-of-time = { $person ->
    [you] Votre temps est écoulé.
    [ours] Votre temps est écoulé.
   *[other] Le temps { DE($who) } est écoulé.
}
tell-wins = { $person ->
    [you] { $who } gagnez.
    [ours] { $who } gagnez.
    [they] { $who } gagnent.
   *[other] { $who } gagne.
}
tell-wins-with = { $person ->
    [you] { $who } gagnez, { $scores }.
    [ours] { $who } gagnez, { $scores }.
    [they] { $who } gagnent, { $scores }.
   *[other] { $who } gagne, { $scores }.
}
tell-settles = { $title ->
    [lurch] { $person ->
        [you] { $who } perdez avec un lurch
        [ours] { $who } perdez avec un lurch
        [they] { $who } perdent avec un lurch
       *[other] { $who } perd avec un lurch
    }
    [skunk] { $person ->
        [you] { $who } perdez avec un skunk
        [ours] { $who } perdez avec un skunk
        [they] { $who } perdent avec un skunk
       *[other] { $who } perd avec un skunk
    }
   *[double] { $person ->
        [you] { $who } perdez avec un double skunk
        [ours] { $who } perdez avec un double skunk
        [they] { $who } perdent avec un double skunk
       *[other] { $who } perd avec un double skunk
    }
}
tell-pegs = { $who } : +{ $points }, { $score } en tout.
tell-pegs-calling = { $who } : « { $words } », +{ $points }, { $score } en tout.

## La table

table-heading = Cribbage contre { $other }
table-coach = Guide
table-centre = Milieu de la table
table-series = En tout { $figures }
table-match = Match { $figures }, en { $to }
table-games = Parties { $figures }, en { $to }
table-hand = Main
table-hand-of = { $whose ->
    [mine] Votre main
   *[theirs] Main { DE($name) }
}
table-crib = Crib
table-crib-of = { $whose ->
    [mine] Votre crib
   *[theirs] Crib { DE($name) }
}
table-deal = Donne { $deal }
table-deal-of = { $whose ->
    [mine] Donne { $deal }, votre crib
   *[theirs] Donne { $deal }, crib { DE($name) }
}
table-away = pas là
table-is-away = { $name } n’est pas là.
table-stand-in = l’ordinateur joue
table-has-stand-in = L’ordinateur joue pour { $name }.
table-plate = { $score ->
    [one] { $who }, { $score } point
   *[other] { $who }, { $score } points
}
table-plate-turn = { $person ->
    [you] { $plate }, à vous de jouer
   *[other] { $plate }, au tour { DE($who) }
}
table-dealer = Donneur
table-dealer-mark = D
table-their-hand = { $cards ->
    [one] { $name } a une carte en main
   *[other] { $name } a { $cards } cartes en main
}
table-played = { $person ->
    [you] Vos cartes jouées
   *[other] Cartes jouées par { $who }
}
table-row = Cartes de ce compte
table-count = Compte
table-pack = Le talon
table-pack-label = Talon
table-starter = Retourne
table-crib-holds = { $cards ->
    [0] { $crib } : aucune carte
    [1] { $crib } : une carte
   *[other] { $crib } : { $cards } cartes
}
table-peek = Revoir votre écart
table-unpeek = Le cacher à nouveau
table-at-most = 31 au plus : le compte est à { $count }
table-not-now = Attendez votre tour
table-enough = { $cards ->
    [one] Une seule carte : reposez-en une d’abord
    [2] Deux cartes seulement : reposez-en une d’abord
   *[other] { $cards } cartes seulement : reposez-en une d’abord
}
table-fives-first = Vos cinq doivent partir d’abord
table-fan = Le paquet étalé : coupez où vous voulez
table-again = Égalité : coupez encore

## Le grand bouton

button-cut = Couper
button-deal = Donner
button-starter = Couper
button-peg = Marquer { $points }
button-go = Go
button-continue = Continuer
button-next-deal = Donne suivante
button-hold = Maintenir pour accélérer les décomptes
button-send = { $whose ->
    [mine] { $cards } dans mon crib
   *[theirs] { $cards } dans le crib { DE($name) }
}
button-send-some = { $whose ->
    [mine] { $cards ->
        [one] Une carte dans mon crib
        [2] Deux cartes dans mon crib
       *[other] { $cards } cartes dans mon crib
    }
   *[theirs] { $cards ->
        [one] Une carte dans le crib { DE($name) }
        [2] Deux cartes dans le crib { DE($name) }
       *[other] { $cards } cartes dans le crib { DE($name) }
    }
}
button-play = Jouer { $card }
button-play-one = Jouer une carte
button-next-game = Partie suivante
button-rematch = Revanche
button-swap = Mêmes donnes, places échangées
button-to-rematch = Rejoindre la revanche
button-waiting-for = En attente { DE($who) } …

## La phrase à côté

prompt-cut-low = Coupez pour la donne : la carte la plus basse donne en premier.
prompt-cut-high = Coupez pour la donne : la carte la plus haute donne en premier.
prompt-starter = Coupez : la retourne est découverte.
prompt-peg = Avancez votre cheville.
prompt-peg-calling = { $words } : avancez votre cheville.
prompt-go = Aucune de vos cartes ne passe : 31 au plus, et le compte est à { $count }.
prompt-discard = { $whose ->
    [mine] { $cards ->
        [one] Choisissez une carte pour votre crib.
        [2] Choisissez deux cartes pour votre crib.
       *[other] Choisissez { $cards } cartes pour votre crib.
    }
   *[theirs] { $cards ->
        [one] Choisissez une carte pour le crib { DE($name) }.
        [2] Choisissez deux cartes pour le crib { DE($name) }.
       *[other] Choisissez { $cards } cartes pour le crib { DE($name) }.
    }
}
prompt-lead = À vous d’entamer.
prompt-play = À vous de jouer. Le compte est à { $count }.
prompt-rematch = { $person ->
    [they] { $who } aimeraient une revanche.
   *[other] { $who } aimerait une revanche.
}
prompt-theirs = { $name } réfléchit.
prompt-discarding = { $person ->
    [they] { $who } choisissent des cartes pour le crib.
   *[other] { $who } choisit des cartes pour le crib.
}

## Le décompte

show-counts = { $part ->
    [crib] { $whose ->
        [mine] Décompte de votre crib
       *[theirs] Décompte du crib { DE($name) }
    }
   *[hand] { $whose ->
        [mine] Décompte de votre main
       *[theirs] Décompte de la main { DE($name) }
    }
}
show-points = { $points ->
    [0] { $title } : rien.
    [1] { $title } : 1 point.
   *[other] { $title } : { $points } points.
}
show-why = Pourquoi ?
show-line = Montrer encore : { $words }
