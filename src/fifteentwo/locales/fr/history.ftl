# L’historique et les statistiques des parties terminées.

## Both pages

history-home = Accueil
history-history = Historique
history-statistics = Statistiques
history-progress = Progrès
history-places = Vos parties

## The history

history-search = Rechercher
history-search-such = Adversaire, règles, date ou score
history-filters = Filtres
history-opponent = Adversaire
history-any-opponent = Tous les adversaires
history-game = Jeu
history-any-game = Tous les jeux
history-result = Résultat
history-result-any = Tous les résultats
history-result-won = Gagnées
history-result-lost = Perdues
history-result-skunk-given = Skunks infligés
history-result-skunk-taken = Skunks subis
history-result-resigned = Abandonnées
history-help = Conseils
history-help-any = Avec et sans
history-help-no = Sans conseils
history-help-yes = Avec conseils
history-clear = Effacer les filtres
history-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
history-games-of = { $found } parties sur { $total }
history-more = Afficher plus
history-none = Aucune partie terminée pour l’instant. Chaque partie que vous terminez est conservée ici.
history-play = Jouer une partie
history-none-found = Aucune partie ne correspond.
history-beat = Victoire contre { $others }
history-lost-to = Défaite contre { $others }
history-beat-on-time = Victoire au temps contre { $others }
history-lost-on-time = Défaite au temps contre { $others }
history-they-resigned = Abandon { DE($others) }
history-you-resigned = Abandon contre { $others }
history-shared = Victoire { DE($winners) } contre { $others }
history-solo-won = { $game } : gagné
history-solo-lost = { $game } : perdu
history-you = vous
history-badge-skunk = Skunk
history-badge-double-skunk = Double skunk
history-badge-lurch = Lurch
history-game-of-match = partie { $number } d’un match
history-series = { $kind ->
    [single] Partie { $number } d’une série, { $figures }
   *[match] Match { $number } d’une série, { $figures }
}
history-deal = donne { NUMBER($number, useGrouping: 0) }
history-daily = donne du jour, { $day }
history-assisted = avec conseils
history-assisted-solo = avec aide
history-demonstrated = jouée par l’ordinateur
history-replay = Revoir
history-view = Voir la table
history-export = Exporter
history-export-all = Tout exporter
history-delete = Supprimer
history-for-game = { $what } : { $game }, { $when }
history-select = Sélectionner
history-select-done = Terminé
history-selected = { $number ->
    [one] { $number } partie sélectionnée
   *[other] { $number } parties sélectionnées
}
history-delete-selected = Supprimer la sélection
history-delete-title = { $number ->
    [one] Supprimer cette partie ?
   *[other] Supprimer { $number } parties ?
}
history-delete-words = C’est irréversible.
history-delete-match = Toutes les parties d’un match sont supprimées ensemble.
history-deleted = { $number ->
    [one] La partie a été supprimée.
   *[other] { $number } parties ont été supprimées.
}

## The statistics

statistics-all-cribbage = Cribbage, toutes règles
statistics-stretch = Parties
statistics-last = { $number } dernières
statistics-all = Toutes
statistics-apart-assisted = { $number ->
    [one] { $number } partie avec conseils est comptée à part
   *[other] { $number } parties avec conseils sont comptées à part
}
statistics-apart-alone = { $number ->
    [one] { $number } partie sans conseils est comptée à part
   *[other] { $number } parties sans conseils sont comptées à part
}
statistics-none = Aucune partie à compter pour l’instant.
statistics-won = Gagnées
statistics-of = sur { $games }
statistics-share = { $percent } %
statistics-skunks = Skunks infligés
statistics-taken = { $number } subis
statistics-streak = Victoires d’affilée
statistics-best = record { $number }
statistics-best-hand = Meilleure main
statistics-hand-with = { $cards } avec { $starter }
statistics-with-starter = avec { $starter }
statistics-crib = crib
statistics-averages = Points par donne en moyenne
statistics-averaged-usual = Sur { $games } parties parmi { $all } : deux joueurs, six cartes, décompte habituel
statistics-averaged = { $games ->
    [one] Sur { $games } partie
   *[other] Sur { $games } parties
}
statistics-part-hand = Main
statistics-part-hand-dealer = Main comme donneur
statistics-part-hand-pone = Main comme pone
statistics-part-crib = Crib
statistics-part-pegging = Jeu
statistics-part-pegging-dealer = Jeu comme donneur
statistics-part-pegging-pone = Jeu comme pone
statistics-part = Points
statistics-mine = Vous
statistics-theirs = Adversaires
statistics-expected = Attendu
statistics-expected-why = L’attendu est la moyenne de deux experts jouant l’un contre l’autre. Le jeu comprend « his heels ».
statistics-course = Victoires au fil du temps
statistics-course-why = { $games ->
    [one] Chaque colonne est une partie, la plus ancienne d’abord
   *[other] Chaque colonne représente { $games } parties, les plus anciennes d’abord
}
statistics-span-one = Partie { $number }
statistics-span = Parties { $first } à { $last }
statistics-until = Dernière partie
statistics-wins = Victoires
statistics-games-head = Parties
statistics-wins-of = { $wins } sur { $games }
statistics-win-share = Part gagnée
statistics-columns = victoires
statistics-running = part gagnée jusque-là
statistics-course-label = Victoires au fil du temps : { $wins } parties gagnées sur { $games }
statistics-averages-label = Points par donne en moyenne : vous, vos adversaires et la valeur attendue
statistics-opponents = Par adversaire
statistics-rules = Par règles
statistics-best-hands = Meilleures mains
statistics-hand = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
statistics-no-best = Aucune main comptée pour l’instant.
statistics-as-table = Afficher en tableau
statistics-opponents-label = Part des parties gagnées contre chaque adversaire
