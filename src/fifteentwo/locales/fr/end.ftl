# La fin d’une partie, l’image d’une partie enregistrée, pourquoi une main vaut ce qu’elle vaut, et ce qu’on fête.

end-wins = { $person ->
    [you] Vous gagnez !
    [ours] { $who } gagnez !
    [they] { $who } gagnent.
   *[other] { $who } gagne.
}
end-wins-match = { $person ->
    [you] Vous gagnez le match !
    [ours] { $who } gagnez le match !
    [they] { $who } gagnent le match.
   *[other] { $who } gagne le match.
}
end-match-drawn = Le match est nul.
end-score = Score
end-margin = Écart
end-worth = Points de match
end-match = Match
end-resigned = { $person ->
    [you] Vous avez abandonné.
    [ours] { $who } avez abandonné.
    [they] { $who } ont abandonné.
   *[other] { $who } a abandonné.
}
end-out-of-time = { $person ->
    [you] Votre temps est écoulé.
    [ours] Votre temps est écoulé.
   *[other] Le temps { DE($who) } est écoulé.
}
end-assisted = { $person ->
    [you] Vous avez eu de l’aide.
    [ours] { $who } avez eu de l’aide.
    [they] { $who } ont eu de l’aide.
   *[other] { $who } a eu de l’aide.
}
end-recap = Résumé
end-compare = Comparer
end-known-cards = Les cartes pouvaient être connues de la partie précédente, celle-ci compte donc comme aidée.
end-title = { $title ->
    [lurch] Lurch !
    [skunk] Skunk !
    [double] Double skunk !
   *[none] Gagné !
}
end-great = { $points ->
    [29] la main parfaite
   *[other] quelle main
}

## L’image d’une partie enregistrée

picture-crib = { $person ->
    [you] Votre crib
   *[other] Crib { DE($who) }
}
picture-hand = { $person ->
    [you] Vos cartes : { $cards }
   *[other] Cartes { DE($who) } : { $cards }
}

## Pourquoi une main vaut ce qu’elle vaut

reason-nothing = Rien ne compte dans cette main.
reason-sum = { $points ->
    [one] { $points } point en tout.
   *[other] { $points } points en tout.
}
