# Les conseils : l’indice, le choix, les raisons, et d’où viennent les chiffres.

## À une table de cribbage

nudge-discard = { $rank ->
    [queen] Écartez une dame.
    [joker] Écartez un joker.
   *[two] Écartez un { card-rank }.
}
nudge-crib = Ici, le crib compte plus que la meilleure main.
nudge-hand = Gardez la meilleure main : le crib compte moins ici.
nudge-only-card = Vous n’avez qu’une carte à jouer.
nudge-score = Vous pouvez marquer maintenant.
nudge-wait = Ne vous jetez pas sur les points ici.
nudge-think = Aucune carte ne marque maintenant : pensez à ce que la suivante pourrait marquer.
advice-discard-one = Carte à écarter : { CARD($first) }.
advice-discard-two = Cartes à écarter : { CARD($first) } et { CARD($second) }.
advice-play = Carte à jouer : { CARD($card) }.

## Raisons

reason-discard = { $owner ->
    [mine] Garder { $kept } : main { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, votre crib { SIGNED($crib) }, jeu { SIGNED($play) }, en tout { SIGNED($net) }. Meilleures retournes : { $starters }.
   *[theirs] Garder { $kept } : main { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib adverse { SIGNED($crib) }, jeu { SIGNED($play) }, en tout { SIGNED($net) }. Meilleures retournes : { $starters }.
}
reason-starter = { $rank } ({ NUMBER($hand, minimumFractionDigits: 1, maximumFractionDigits: 1) })
reason-card = { $side ->
    [less] { $card } marque { $now } et porte le compte à { $count } ; ensuite vous marquez { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } de moins que l’adversaire, et vous gagnez { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties.
   *[more] { $card } marque { $now } et porte le compte à { $count } ; ensuite vous marquez { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } de plus que l’adversaire, et vous gagnez { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties.
}
reason-sampled-discard = { $known ->
    [win] Garder { $kept } : main { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, jeu { SIGNED($play) } ; vous gagnez environ { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties.
   *[points] Garder { $kept } : main { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, jeu { SIGNED($play) }.
}
reason-sampled-card = { $known ->
    [joker] { $card } marque { $now } et porte le compte à { $count } ; avec la suite du jeu et le nom du joker dans votre main, sa valeur est { SIGNED($value) } ; non joué jusqu’au bout.
    [joker-win] { $card } marque { $now } et porte le compte à { $count } ; avec la suite du jeu et le nom du joker dans votre main, sa valeur est { SIGNED($value) }, et vous gagnez environ { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties.
    [win] { $card } marque { $now } et porte le compte à { $count } ; avec la suite du jeu, sa valeur est { SIGNED($value) }, et vous gagnez environ { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties.
   *[neither] { $card } marque { $now } et porte le compte à { $count } ; avec la suite du jeu, sa valeur est { SIGNED($value) } ; non joué jusqu’au bout.
}
reason-keep = Garder { $kept } : main { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }.
reason-reply = { $card } marque { $now } ; { SIGNED($value) } avec la réponse et la moitié de la réponse à celle-ci.

## D’où viennent les chiffres

basis-solved = Les mains sont exactes ; le crib est exact face aux écarts du programme ; le jeu est la meilleure réponse exacte à sa manière de jouer ; les chances de gagner viennent d’un modèle de donnes entières, avec des erreurs qui couvrent les échantillons et le modèle lui-même.
basis-solved-table = La main est exacte. Le crib est exact si l’adversaire écarte comme l’ordinateur, et le jeu s’il joue comme l’ordinateur. Les chances de gagner sont estimées à partir de donnes simulées. Les points sont les vôtres moins ceux de l’adversaire.
basis-loading = Estimation rapide pendant le chargement des tables : les mains sont exactes, le crib est une moyenne, et le jeu voit deux cartes plus loin. L’analyse complète suit. Les points sont les vôtres moins ceux de l’adversaire.
basis-heuristic = Une estimation rapide, ni résolue ni échantillonnée : les mains sur toutes les retournes, le crib d’après une table de moyennes pour deux joueurs, le jeu deux cartes plus loin.
basis-sampled-hands = { $against ->
    [opponent] Ces règles ne sont pas résolues : les mains sont exactes ; le reste est estimé sur { NUMBER($cribs, useGrouping: 0) } donnes pour le crib et jusqu’à { NUMBER($rest, useGrouping: 0) } pour le reste ({ NUMBER($few, useGrouping: 0) } quand la main et le crib promettent moins), jouées par un joueur rapide ; les points sont les vôtres moins ceux de l’adversaire.
   *[others] Ces règles ne sont pas résolues : les mains sont exactes ; le reste est estimé sur { NUMBER($cribs, useGrouping: 0) } donnes pour le crib et jusqu’à { NUMBER($rest, useGrouping: 0) } pour le reste ({ NUMBER($few, useGrouping: 0) } quand la main et le crib promettent moins), jouées par un joueur rapide ; les points sont les vôtres moins la moyenne des autres.
}
basis-sampled-jokers = { $against ->
    [opponent] Ces règles ne sont pas résolues : dans une main, un joker compte comme la meilleure carte, moins ce que coûte en général le nom qu’il a reçu dans le jeu ; le reste est estimé sur { NUMBER($cribs, useGrouping: 0) } donnes pour le crib et jusqu’à { NUMBER($rest, useGrouping: 0) } pour le reste ({ NUMBER($few, useGrouping: 0) } quand la main et le crib promettent moins), jouées par un joueur rapide ; les points sont les vôtres moins ceux de l’adversaire.
   *[others] Ces règles ne sont pas résolues : dans une main, un joker compte comme la meilleure carte, moins ce que coûte en général le nom qu’il a reçu dans le jeu ; le reste est estimé sur { NUMBER($cribs, useGrouping: 0) } donnes pour le crib et jusqu’à { NUMBER($rest, useGrouping: 0) } pour le reste ({ NUMBER($few, useGrouping: 0) } quand la main et le crib promettent moins), jouées par un joueur rapide ; les points sont les vôtres moins la moyenne des autres.
}
basis-sampled-cards = { $against ->
    [opponent] Ces règles ne sont pas résolues : tous les chiffres sont estimés sur { NUMBER($deals, useGrouping: 0) } donnes au plus, conformes à ce que vous voyez et jouées par un joueur rapide ; les points sont les vôtres moins ceux de l’adversaire.
   *[others] Ces règles ne sont pas résolues : tous les chiffres sont estimés sur { NUMBER($deals, useGrouping: 0) } donnes au plus, conformes à ce que vous voyez et jouées par un joueur rapide ; les points sont les vôtres moins la moyenne des autres.
}
basis-net = { $basis } Les points sont les vôtres moins ceux de l’adversaire.

## Jeux en solitaire

alone-nudge-done = Voyez s’il reste quelque chose à gagner.
alone-nudge-swap = Cette carte pourrait être mieux placée : { CARD($card) }.
alone-nudge-place = Regardez la rangée { $row } et la colonne { $column }.
alone-nudge-throw-away = Toutes les cartes ne doivent pas entrer dans le carré.
alone-nudge-keep = Elle peut attendre avant d’entrer dans le carré.
alone-nudge-discard = { $rank ->
    [queen] L’une des deux cartes à écarter est une dame.
   *[two] L’une des deux cartes à écarter est un { card-rank }.
}
alone-done = Laissez les cartes où elles sont : vous avez fini.
alone-swap = Échange : { CARD($first) } et { CARD($second) }.
alone-place = { OPENING(CARD($card)) } : rangée { $row }, colonne { $column }.
alone-throw-away = Jetez la carte.
alone-keep = Laissez la carte attendre sur la pile { $pile } de la réserve.
alone-discard = Cartes à écarter : { CARD($first) } et { CARD($second) }.
alone-no-better = aucune disposition n’a plus de points
alone-from-best = { $swaps ->
    [one] à { $swaps } échange d’une disposition de { $points }
   *[other] à { $swaps } échanges d’une disposition de { $points }
}
alone-basis-first = C’est une première impression : le carré est compté après chaque échange, sans voir plus loin.
alone-basis-proved = La meilleure disposition est prouvée. Les échanges qui en rapprochent le carré viennent d’abord.
alone-basis-normal = La chance de gagner suppose les points des donnes suivantes répartis selon la loi normale, avec la moyenne et la variance de nombreuses parties.
alone-basis-sampled = Les points sont des moyennes sur { NUMBER($hands, useGrouping: 0) } mains tirées pour celle qui est cachée.
alone-basis-averages = Les valeurs sont des moyennes exactes sur toutes les cartes qui peuvent venir.
alone-basis-learned = C’est une première impression : la valeur apprise du carré après chaque choix.
alone-basis-exact = Les valeurs sont exactes : toute carte qui peut encore venir est comptée.
alone-basis-search = Chaque carte suivante est essayée, et pour les { $width } meilleurs choix la carte d’après ; ensuite compte la valeur apprise du carré.
