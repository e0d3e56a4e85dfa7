# Les jeux en solitaire : leur page, leurs tables et le résultat.

solo-title = Jeux en solitaire
solo-tagline = Le cribbage en solo : remplissez un carré de seize cartes, ou jouez tout un paquet, main après main.
solo-family-square = Carrés
solo-family-patience = Patiences
solo-family-shuffle = Shuffle

## La page des jeux

solo-to-win = { $points } pour gagner
solo-today = Donne du jour
solo-today-of = Donne du jour { DE($name) }
solo-today-done = Donne du jour : { $score }
solo-today-open = Continuer la donne du jour
solo-new-deal = Nouvelle donne
solo-new-deal-of = Nouvelle donne { DE($name) }
solo-figures = Statistiques
solo-figures-of = Statistiques { DE($name) }
solo-begun = En cours
solo-nothing-begun = Vous pouvez quitter une partie à tout moment et la reprendre ici.
solo-resume = Continuer
solo-resume-this = Continuer { $name }, donne { NUMBER($number, useGrouping: 0) }
solo-restart = Même donne
solo-watch = Regarder
solo-watch-of = Regarder l’ordinateur jouer à { $name }
solo-number = Numéro de la donne
solo-number-play = Jouer cette donne
solo-other = Autres règles
solo-other-of = Autres règles pour { $name }
solo-other-title = { $name } : autres règles
solo-other-play = Jouer selon ces règles
solo-other-number = Numéro de la donne, si vous en voulez une précise
solo-rules-code = Code des règles (avancé)
solo-rules-code-why = Le nom d’un jeu, puis ce qui change. Par exemple :
solo-rules-code-play = Jouer selon ce code
solo-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les règles en bref

solo-square-short = Seize cartes sont retournées une à une, et chacune est posée dans le carré, où elle reste.
solo-square-counted = Quand le carré est plein, la carte suivante est la retourne. Chaque rangée et chaque colonne est alors une main de cribbage, avec la retourne comme cinquième carte ; les huit mains ensemble font votre score.
solo-shuffle-short = Seize cartes sont étalées en carré, et à côté la retourne. Échangez deux cartes quelconques, aussi souvent que vous voulez.
solo-shuffle-counted = Chaque rangée et chaque colonne est une main de cribbage, avec la retourne comme cinquième carte. Quand vous êtes satisfait, les huit mains ensemble font votre score. Reprendre un échange n’est pas une aide : vous pourriez échanger de nouveau les deux mêmes cartes.
solo-two-short = Dans chacune des quatre donnes, il y a deux mains de six cartes. Écartez deux cartes de la première dans le crib, puis deux de la seconde.
solo-two-counted = La carte suivante est la retourne : les deux mains et le crib se comptent avec elle, et tout est à vous. Le paquet se joue une seule fois, et rien ne revient.
solo-one-short = Dans chacune des six donnes, vous avez six cartes, et deux autres sont dans le crib, cachées. Écartez-y deux des vôtres.
solo-one-counted = La carte suivante est la retourne : la main et le crib se comptent avec elle, et sont à vous. La retourne passe ensuite sous le talon et revient à la fin ; les quatre dernières cartes font encore une main, sans retourne.
solo-heels-off = Un valet comme retourne ne rapporte rien en soi.
solo-heels-once = Un valet comme retourne vaut deux points de plus.
solo-heels-per-hand = Un valet comme retourne vaut deux points de plus pour chacune des huit mains : seize.

## La table

solo-worth = { $points } points
solo-chance = { $percent } de chances de gagner
solo-turned = Carte retournée
solo-stock = { $cards ->
    [one] { $cards } carte au talon
   *[other] { $cards } au talon
}
solo-starter = Retourne
solo-reserve = Réserve
solo-reserve-pile = Réserve { $pile }
solo-keep = La garder ici
solo-keep-on = La garder sur la pile { $pile }
solo-dead = Rejetées (encore { $free })
solo-throw-away = La défausser
solo-aside = carte en trop : { $card }
solo-grid = Le carré
solo-cell = rangée { $row }, colonne { $column }
solo-empty = vide
solo-open = libre
solo-line = { $kind ->
    [hand] Votre main
    [crib] Le crib
    [last] La dernière main
    [nth] Main { $number }
    [row] Rangée { $number }
   *[column] Colonne { $number }
}
solo-line-points = { $name } : { $points }
solo-no-sets = rien encore
solo-total = { $points } sur { $target }
solo-deal = Donne { $number } sur { $of }
solo-crib = Crib
solo-under = Sous le talon
solo-waits = après l’écart de la main 1
solo-heels-pay = His heels : { $points }

## Ce qu’il faut faire

solo-place = Posez cette carte : { $card }.
solo-swap = Échangez deux cartes.
solo-swap-with = Choisissez la carte à échanger avec : { $card }.
solo-counting = On compte le carré.
solo-counted = { $line } : { $words }.
solo-discard-from = { $hand ->
    [0] Écartez deux cartes de votre main dans le crib.
   *[other] Écartez deux cartes de la main { $hand } dans le crib.
}
solo-show = { $name } : { $points }.
solo-over-won = C’est gagné !
solo-over-lost = Pas cette fois.
solo-computer-won = L’ordinateur a réussi.
solo-computer-lost = Cette fois, même l’ordinateur n’a pas réussi.
solo-discard = Écarter { $cards }
solo-discard-two = Écartez deux cartes
solo-done = Terminé : { $points }
solo-continue = Continuer
solo-skip = Compter d’un coup

## Le résultat

solo-won = Gagné
solo-lost = Perdu
solo-looking = Calcul de ce qu’il était possible d’en faire …
solo-par = Par
solo-legal-par = Par jouable
solo-par-why = la meilleure disposition des cartes venues, dans n’importe quel ordre
solo-legal-par-why = le mieux qu’on pouvait jouer dans l’ordre où elles sont venues
solo-patience-why = les meilleurs écarts si toutes les cartes avaient été connues, donne par donne :
solo-between = { $least } à { $most }
solo-engine = L’ordinateur
solo-engine-why = ce que l’ordinateur a fait de la même donne
solo-standing = { $player ->
    [instant] Mieux que l’ordinateur dans { $percent } donnes sur 100 (sur { $deals } qu’il a jouées en regardant une carte à l’avance).
   *[quick] Mieux que l’ordinateur dans { $percent } donnes sur 100 (sur { $deals } qu’il a jouées).
}
solo-tired = Cela prend plus de temps que d’habitude. Revenez plus tard.
solo-narrowing = Calcul en cours …
solo-settled = { $name } : { $points }, c’est prouvé.
solo-settled-between = { $name } : entre { $least } et { $most }.
solo-layout = Voir la disposition
solo-layout-of = Voir la disposition : { $name }
solo-seen = { $name } : { $points } points.
solo-own = Revenir à ce qui a été joué
solo-see = Voir comment
solo-see-how = Voir comment l’ordinateur joue cette donne
solo-share = Copier une ligne à partager
solo-shared = Copié. La ligne ne révèle aucune carte.
solo-away = { $cards } de la main { $hand }
solo-last-hand = la dernière main : { $points }
solo-of-deal = { $aways } : { $points }

## Les statistiques

solo-alone = Joué seul
solo-assisted = Avec aide, ou une donne déjà vue
solo-none = Aucune partie n’est encore terminée.
solo-games = Parties
solo-wins = Gagnées
solo-win-share = { $wins } ({ $percent } %)
solo-best = Meilleur
solo-mean = Moyenne
solo-streak = Victoires de suite
solo-longest = Plus longue série de victoires
solo-chart = Fréquence de chaque total
solo-bar = { $least } à { $most } : { $games }
solo-as-table = Afficher en tableau
solo-total-head = Total

## Ce qui s’est passé

solo-log-placed = Carte posée : { $card }, { $where }.
solo-log-turned = Carte retournée : { $card }.
solo-log-swapped = Échange de { $one } et { $other } : { $points }.
solo-log-thrown-away = Carte défaussée : { $card }.
solo-log-kept = En réserve : { $card }.
solo-log-aside = Le carré est plein ; carte en trop : { $card }.
solo-log-dealt = Donne : { $cards }.
solo-log-discarded = Écart : { $cards }.
solo-log-looked-at = La seconde main : { $cards }.
solo-log-starter = La retourne : { $card }.
solo-log-shown = { $name } : { $words }. { $points }.
solo-log-heels = Deux pour « his heels ».
solo-log-won = { $score } points : gagné.
solo-log-lost = { $score } points : pas assez.
