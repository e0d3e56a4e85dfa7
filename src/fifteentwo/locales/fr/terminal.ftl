# Les jeux en solitaire dans le terminal, et les confrontations de joueurs de l’ordinateur.

## Un jeu en solitaire

terminal-start = { $rules }, donne { $deal }. Il faut { $points } points pour gagner. Tapez ? pour l’aide.
terminal-help = { $key ->
    [hint] ce que ferait l’ordinateur
    [undo] reprendre le dernier choix
    [watch] laisser choisir l’ordinateur (watch all : jusqu’à la fin de la partie)
    [quit] arrêter la partie
    [place] poser la carte retournée en rangée b, colonne 3 (la case doit être libre : [])
    [throw] défausser la carte retournée
    [keep] mettre la carte retournée dans la réserve (keep 2 : sur la deuxième pile)
    [reserve] poser 5H de la réserve en rangée b, colonne 3
    [discard] écarter ces deux cartes
    [numbers] écarter la première et la quatrième carte de la main
    [cells] échanger les cartes en rangée a, colonne 1 et en rangée c, colonne 3
    [swap] échanger ces deux cartes
   *[done] ne plus échanger et compter le carré
}
terminal-not-placed = « { $line } » n’est pas un coup : b3 est la rangée b, colonne 3 ; tapez ? pour l’aide.
terminal-not-swapped = « { $line } » n’est pas un échange : a1 c3 échange les cartes de deux cases ; tapez ? pour l’aide.
terminal-not-cards = « { $card } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K) et une couleur (C D H S), par exemple 5H ; tapez ? pour l’aide.
terminal-no-place = Il n’y a pas de carte { $place } dans cette main : ses cartes vont de 1 à { $last }.
terminal-computer = L’ordinateur : { $action }.
terminal-place = { $card } en { $cell }
terminal-keep = la garder sur la pile { $pile }
terminal-throw = la défausser
terminal-discard = écarter { $cards }
terminal-swap = échanger { $first } { $second }
terminal-done = terminé
terminal-figure = { $kind ->
    [exact] exact
   *[estimate] estimé
}
terminal-hand = { $number ->
    [0] Main : { $cards }
   *[other] Main { $number } : { $cards }
}
terminal-choose-two = { $hand }  <- écartez-en deux
terminal-crib = Crib : { $cards }
terminal-crib-empty = Crib : vide
terminal-under-stock = Sous le talon : { $cards }
terminal-deal = Donne { $deal } sur { $deals }, { $points } sur { $needed } pour l’instant.
terminal-square = { $points } sur { $needed } pour l’instant, { $stock } au talon.
terminal-discarded = Défausse : { $cards }
terminal-pile = Pile { $pile } : { $cards }
terminal-pile-empty = Pile { $pile } : vide
terminal-turned = Carte retournée : { $card }
terminal-shuffle = { $heels ->
    [0] Retourne { $starter }. Carré : { $points } sur { $needed }.
   *[other] Retourne { $starter }. Carré : { $points } sur { $needed }, dont { $heels } pour his heels.
}
terminal-won = { $help ->
    [assisted] Gagné : { $points } sur { $needed }, avec de l’aide.
   *[alone] Gagné : { $points } sur { $needed }.
}
terminal-not-won = { $help ->
    [assisted] Pas gagné : { $points } sur { $needed }, avec de l’aide.
   *[alone] Pas gagné : { $points } sur { $needed }.
}
terminal-par = Par : { $points }.
terminal-computer-scores = L’ordinateur obtient { $points }.
terminal-better = Mieux que l’ordinateur dans { $percent } % des donnes.
terminal-record = L’enregistrement est dans { $file }.
terminal-between = { $least } à { $most }

## Le par d’une donne

par-total = { $kind ->
    [legal] Par jouable { $points }
   *[best] Par { $points }
}
par-with-starter = { $kind ->
    [legal] Par jouable { $points }, retourne { $starter }
   *[best] Par { $points }, retourne { $starter }
}
par-left-over = Cartes en trop : { $cards }
par-deal = Donne { $deal } : écarter { $cards }, retourne { $starter } : { $points }
par-last-hand = Dernière main : { $points }
maximum-case = retourne { $starter }, { $cases } cas
maximum-heels = Le maximum : { $off } si his heels ne compte pas, { $once } s’il compte une fois, { $each } s’il compte pour chaque main.

## Confrontations dans les jeux en solitaire

match-deals = { $deals ->
    [one] { $rules }, { $player }, { $deals } donne à partir de { $first }
   *[other] { $rules }, { $player }, { NUMBER($deals, useGrouping: 0) } donnes à partir de { $first }
}
match-games = { $games ->
    [one] { $rules }, { $games } partie à partir de { $first }
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } parties à partir de { $first }
}
match-games-for-chance = { $games ->
    [one] { $rules }, { $games } partie à partir de { $first }, jouée pour la probabilité de gagner
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } parties à partir de { $first }, jouées pour la probabilité de gagner
}
match-mean = moyenne { $mean } ± { $error }, de { $least } à { $most }
match-mean-so-far = moyenne { $mean }
match-won = gagné { $share } % ± { $error } (à { $points })
match-reached = { $points } atteint dans { $share } % ± { $error }
match-for-points = joué pour les points : moyenne { $mean }, { $points } dans { $share } %
match-gain = on gagne ainsi { $gain } % ± { $error } de parties en plus
match-time = { $milliseconds } ms par choix (médiane)
match-stopped = { $things ->
    [games] arrêté après { $done } parties sur { $many } : elles sont dans { $file }, et la même commande reprend à cet endroit
   *[deals] arrêté après { $done } donnes sur { $many } : elles sont dans { $file }, et la même commande reprend à cet endroit
}
match-stopped-at-once = { $things ->
    [games] arrêté après 0 partie sur { $many } : rien n’est perdu
   *[deals] arrêté après 0 donne sur { $many } : rien n’est perdu
}

## Parties simulées

simulate-title = { $games ->
    [one] { $games } partie, { NUMBER($deals, useGrouping: 0) } donnes, règles { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } parties, { NUMBER($deals, useGrouping: 0) } donnes, règles { $rules }, --rng { $rng }
}
simulate-pairs = { NUMBER($games, useGrouping: 0) } parties par paires, { NUMBER($deals, useGrouping: 0) } donnes, règles { $rules }, --rng { $rng }
simulate-adjusted = { $games ->
    [one] { $games } partie, règles { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } parties, règles { $rules }, --rng { $rng }
}
simulate-head = { $column ->
    [seat] place
    [wins] victoires
    [share] part
    [interval-95] intervalle à 95 %
    [interval-99] intervalle à 99 %
    [game-points] points de partie
    [points] points par donne
    [role] rôle
    [pegging] jeu
    [heels] his heels
    [hand] main
    [crib] crib
    [total] total
    [mean] moyenne
   *[error] erreur type
}
simulate-row = { $row ->
    [first-dealer] premier donneur
    [dealer] donneur
    [pone] pone
    [others] autres
    [share] parties gagnées
    [points-a-game] avance par partie
    [points-a-deal] avance par donne
    [plain] brut
   *[luck-adjusted] chance déduite
}
simulate-against = { $first } contre { $last }
simulate-won-by = parties gagnées par { $player }
simulate-factor = Sans déduire la chance, il faudrait { $factor } fois plus de parties pour la même erreur.
simulate-factor-by-chance = En déduisant seulement la chance des cartes : { $factor } fois.
simulate-games = parties
simulate-forfeits = { $games ->
    [one] { $player } a perdu une partie : { $reason }.
   *[other] { $player } a perdu { NUMBER($games, useGrouping: 0) } parties ; dans la première, { $reason }.
}
