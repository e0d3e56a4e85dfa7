# Le bilan du joueur à l’accueil, et ce qui est demandé avant de supprimer ou d’abandonner une partie.

record-your-record = Votre bilan
record-statistics = Statistiques
record-progress = Quel est mon niveau ?
record-skunks-given = skunks infligés
record-taken = { $count ->
    [one] { $count } subi
   *[other] { $count } subis
}
record-part-hand = Main
record-part-crib = Crib
record-part-pegging = Jeu
record-expected = , { $points } en moyenne chez les experts
record-expected-all = Moyenne de deux experts : { $points }.
record-assisted = { $count ->
    [one] Une partie avec aide est comptée à part.
   *[other] { $count } parties avec aide sont comptées à part.
}
record-games = { $count ->
    [one] partie
   *[other] parties
}
record-wins = { $count ->
    [one] victoire
   *[other] victoires
}
record-in-a-row = d’affilée
record-best = record { $streak }
record-percent = { $percent } %
record-delete-title = Supprimer cette partie ?
record-delete-words = { $match ->
    [single] C’est irréversible.
   *[other] C’est irréversible. Les parties terminées de ce match seront supprimées aussi.
}
record-delete-yes = Supprimer
record-cannot-resign = Impossible d’abandonner cette partie maintenant.
