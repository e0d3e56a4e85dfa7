# La page des progrès : le niveau des décisions, la chance, les erreurs récurrentes et les parties.

progress-title = Quel est mon niveau ?
progress-stretch = Parties
progress-last = { $games } dernières
progress-all = toutes

## Figures

progress-level = Niveau
progress-level-name = { $band ->
    [expert] Expert
    [strong] Fort
    [club] Club
   *[novice] Débutant
}
progress-level-open = À déterminer
progress-level-next = { $left ->
    [one] connu après une partie de plus
   *[other] connu après { $left } parties de plus
}
progress-level-also = { $band ->
    [expert] peut-être expert
    [strong] peut-être fort
    [club] peut-être club
   *[novice] peut-être débutant
}
progress-per-decision = Une décision coûte
progress-won = Gagnées
progress-of = sur { $games }
progress-skunks = skunks infligés { $given }, subis { $taken }
progress-luck = Chance
progress-luck-none = –
progress-luck-why = victoires de plus ou de moins qu’à chance égale
progress-points = Points
progress-points-why = d’avance en moyenne à la fin
progress-adjusted = À chance égale
progress-adjusted-why = de parties gagnées
progress-unreviewed = { $number ->
    [one] Une partie n’est pas encore analysée ; ouvrez son analyse et elle comptera.
   *[other] { $number } parties ne sont pas encore analysées ; ouvrez une analyse et sa partie comptera.
}
progress-assisted = { $number ->
    [one] Une partie avec aide n’est pas comptée.
   *[other] { $number } parties avec aide ne sont pas comptées.
}

## Nothing to show

progress-none = Aucune partie analysée. Jouez une partie à deux sans conseils : elle est analysée à la fin, et cette page montre la qualité de vos décisions et votre chance.
progress-open = Vos parties terminées ne sont pas encore analysées. Ouvrez l’analyse de l’une d’elles : elle est prête en quelques secondes, et la partie comptera ici.
progress-play = Jouer une partie
progress-games-link = Vos parties

## The rating

progress-rating = Qualité des décisions
progress-rating-why = Chances de gain perdues par décision. Ni les résultats ni la chance ne comptent ici.
progress-rating-value = { $loss } %
progress-rating-interval = de { $low } à { $high } %
progress-rating-label = Vous perdez en moyenne { $loss } % d’une victoire par décision, avec un intervalle à 95 % de { $low } à { $high } % ; vos adversaires { $theirs } %.
progress-rating-label-once = Dans cette seule partie, vous avez perdu { $loss } % d’une victoire par décision ; vos adversaires { $theirs } %.
progress-floor = L’expert de l’ordinateur perd { $loss } % selon la même mesure : personne ne peut être mesuré au-dessous.
progress-you = vous, { $games } dernières parties
progress-them = vos adversaires
progress-game = Partie { $number }
progress-first = partie 1
progress-ended = Fin
progress-table = Afficher en tableau
progress-explain = Les flèches vont d’une partie à l’autre ; Entrée ouvre l’analyse.

## By phase

progress-phases = Par type de décision
progress-phases-why = Perte d’une décision, avec son intervalle à 95 %
progress-phase = Décision
progress-decisions = Nombre
progress-loss = Perte
progress-interval = Intervalle
progress-claims = Comptage des mains : { $wrong } comptes sur { $counts } étaient faux, soit { $points } points perdus par compte (l’autre camp : { $theirs }). Les points n’entrent pas dans le niveau.

## Luck

progress-lucks = Chance
progress-lucks-why = Victoires au-dessus d’une chance égale, cumulées sur les parties
progress-lucks-unit = victoires
progress-lucks-label = Après { $games } parties, votre chance cumulée est de { $wins } victoires. Des cartes équitables restent entre { $low } et { $high } dans 95 % des cas.
progress-lucks-inside = Des cartes équitables restent dans la bande dans 95 % des cas. Les vôtres aussi ; la chance de vos adversaires est l’image inverse.
progress-lucks-outside = Des cartes équitables restent dans la bande dans 95 % des cas. Les vôtres en sont sorties, ce qui arrive à un joueur sur vingt ; la chance de vos adversaires est l’image inverse.
progress-lucks-few = Avec moins de { $games } parties, la bande est trop approximative pour distinguer des cartes équitables de cartes qui ne le sont pas.
progress-lucks-none = Aucune chance à montrer : le bilan de ces parties n’est pas complet.
progress-total = Somme

## Leaks

progress-leaks = Erreurs récurrentes
progress-leaks-why = Les plus coûteuses d’abord : chances de gain perdues par partie
progress-leaks-all = Les montrer toutes ({ $number })
progress-leaks-fewer = En montrer moins
progress-leaks-none = Aucun type d’erreur ne revient assez souvent pour être nommé.
progress-leak-times = { $times ->
    [one] une fois
   *[other] { $times } fois
}, { $phase }
progress-leak-cost = −{ $cost } %
progress-leak-error = par partie, ± { $error }
progress-leak-example = { $chosen } au lieu de { $best } (−{ $loss } %)
progress-train = Travailler mes erreurs

## The games

progress-games = Parties
progress-games-why = La perte par décision et la chance, des deux côtés de chaque partie
progress-opponents = Adversaire
progress-you-head = Vous
progress-them-head = Adv.
progress-yours = Vous : { $loss }
progress-theirs = Votre adversaire : { $loss }
progress-more = Toutes les parties
progress-standing = Vos cotes
progress-standing-loss = { $loss } % par décision
progress-standing-between = de { $low } à { $high }
progress-results = Cote des résultats
progress-results-why = D’après les parties sans aide, contre d’autres personnes et contre les six adversaires de l’ordinateur, sur leur échelle. L’intervalle contient la vraie cote 19 fois sur 20.
progress-results-two = À deux
progress-results-more = De trois à six
progress-results-teams = En équipes
progress-results-error = ± { $error }
progress-results-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
