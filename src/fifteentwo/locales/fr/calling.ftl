# Les décomptes comme les joueurs les annoncent. La première lettre devient une majuscule en tête de phrase.

called = { OPENING($words) }

## Une main ou un crib

# « quinze deux, quinze quatre, et une paire six » : $place indique la première ligne, la dernière ou une autre.
call = { $lines }
call-nothing = rien
call-points = { WORDS($points) }
call-fifteen = quinze { WORDS($total) }
call-run = { $place ->
    [last] et { call-run-name }, { WORDS($total) }
   *[between] { call-run-name }, { WORDS($total) }
}
call-run-name = { $times ->
    [double] une suite double de { WORDS($cards) }
    [triple] une suite triple de { WORDS($cards) }
    [double-double] une suite quadruple de { WORDS($cards) }
    [quadruple] une suite quadruple de { WORDS($cards) }
    [triple-double] une suite sextuple de { WORDS($cards) }
    [double-double-double] une suite octuple de { WORDS($cards) }
    [quintuple] une suite quintuple de { WORDS($cards) }
    [quadruple-double] une suite octuple de { WORDS($cards) }
    [triple-triple] une suite nonuple de { WORDS($cards) }
    [triple-double-double] douze suites de { WORDS($cards) }
    [sextuple] une suite sextuple de { WORDS($cards) }
    [quintuple-double] une suite décuple de { WORDS($cards) }
    [quadruple-triple] douze suites de { WORDS($cards) }
    [quadruple-double-double] seize suites de { WORDS($cards) }
    [triple-triple-double] dix-huit suites de { WORDS($cards) }
    [sextuple-double] douze suites de { WORDS($cards) }
    [quintuple-triple] quinze suites de { WORDS($cards) }
    [quintuple-double-double] vingt suites de { WORDS($cards) }
    [quadruple-quadruple] seize suites de { WORDS($cards) }
    [quadruple-triple-double] vingt-quatre suites de { WORDS($cards) }
    [triple-triple-triple] vingt-sept suites de { WORDS($cards) }
    [double-double-double-double] seize suites de { WORDS($cards) }
    [triple-double-double-double] vingt-quatre suites de { WORDS($cards) }
   *[single] une suite de { WORDS($cards) }
}
call-run-of = une suite de { WORDS($cards) }
call-alike = { $place ->
    [last] et { call-alike-name } { WORDS($total) }
   *[between] { call-alike-name } { WORDS($total) }
}
call-alike-name = { $alike ->
    [pair] une paire
    [pair-royal] un brelan
    [double-pair-royal] un carré
    [five] un quinté
   *[six] un sexté
}
call-flush = { $place ->
    [last] et une couleur de { WORDS($cards) }, { WORDS($total) }
   *[between] une couleur de { WORDS($cards) }, { WORDS($total) }
}
call-nobs = { $place ->
    [first] un pour his nobs
    [last] et un pour his nobs, { WORDS($total) }
   *[between] un pour his nobs, { WORDS($total) }
}
call-nineteen = rien, { WORDS($total) }

# Les points d’une main par genre : « quinze 4 · suites 6 · paire 2 ».
kind-fifteens = quinze
kind-thirty-one = 31
kind-runs = { $number ->
    [one] suite
   *[other] suites
}
kind-pairs = { $number ->
    [one] paire
   *[other] paires
}
kind-flush = couleur
kind-nobs = nobs
kind-nineteen = dix-neuf

## Une carte jouée

play-count = { WORDS($count) }
play-for = { WORDS($count) } pour { WORDS($points) }
play-alike = { WORDS($count) }, { call-alike-name } pour { WORDS($points) }
play-run = { WORDS($count) }, { call-run-of } pour { WORDS($points) }
play-for-alike = { WORDS($count) } pour { WORDS($points) }, et { call-alike-name } { WORDS($total) }
play-for-run = { WORDS($count) } pour { WORDS($points) }, et { call-run-of }, { WORDS($total) }

## À la table

said-joker-played = { OPENING(CARD($card)) } : { $words }
said-go = Go
said-turned-up = { $what ->
    [crib] Le crib est à compter
   *[hand] La main est à compter
}
said-named = Joker : { FACE($card) }
said-named-both = Jokers : { FACE($card) } et { FACE($joker) }
said-muggins = Muggins pour { WORDS($points) }
said-pass = Passe
said-counted = C’est { WORDS($points) }
said-counted-nothing = Ce n’est rien
said-which-way = Dans quel sens ?
said-path = { $way ->
    [clockwise] Dans le sens des aiguilles d’une montre
   *[anticlockwise] En sens inverse des aiguilles d’une montre
}
said-crash = Crash !
said-pegged = { $why ->
    [go] { OPENING(WORDS($points)) } pour le go
    [last] { OPENING(WORDS($points)) } pour la dernière
    [heels] { OPENING(WORDS($points)) } pour his heels
    [muggins] { OPENING(WORDS($points)) } pour muggins
    [penalty] { OPENING(WORDS($points)) } de pénalité
    [wrong-call] { OPENING(WORDS($points)) } pour une fausse annonce
   *[excess] { OPENING(WORDS($points)) } annoncés en trop
}
said-over = { $title ->
    [lurch] Lurch !
    [skunk] Skunk !
    [double-skunk] Double skunk !
   *[game] Partie !
}
# Quand les perdants n’ont pas le même titre.
said-over-one = { $title ->
    [lurch] Partie, et un lurch !
    [skunk] Partie, et un skunk !
   *[double-skunk] Partie, et un double skunk !
}
said-over-both = { $first ->
    [double-skunk] Partie, un double skunk et un skunk !
   *[skunk] Partie, un skunk et un double skunk !
}
said-starter = Retourne : { CARD($card) }
said-two-for-heels = Deux pour his heels

## Des cartes choisies comme combinaison

sets-choose = Choisissez les cartes d’une combinaison.
sets-once = Choisissez chaque carte une seule fois.
sets-face-up = Choisissez des cartes découvertes.
sets-not-there = Cette carte n’est pas parmi celles-ci : { CARD($card) }.
sets-single = Une carte seule ne compte que pour « his nobs » : le valet de la couleur de la retourne, dans la main.
sets-none = { $row ->
    [row] { $flush ->
        [yes] { $cards } font { WORDS($total) } : ni quinze ni paire ; une suite doit être la plus longue possible, et une couleur prend toute la main.
       *[no] { $cards } font { WORDS($total) } : ni quinze ni paire, et une suite doit être la plus longue possible.
    }
   *[none] { $flush ->
        [yes] { $cards } font { WORDS($total) } : ni quinze, ni paire, ni suite de trois, et une couleur prend toute la main.
       *[no] { $cards } font { WORDS($total) } : ni quinze, ni paire, ni suite de trois.
    }
}
sets-part-counted = Vous en avez déjà compté une partie.
sets-counted = Vous l’avez déjà compté.
