# Le résumé d’une partie : qui a gagné, ce qui a décidé, le graphique, d’où viennent les points, l’image à partager.

recap-beat-by = { $them ->
    [you] { $person ->
        [they] { $who } vous battent de { $points }.
       *[other] { $who } vous bat de { $points }.
    }
    [ours] { $person ->
        [they] { $who } vous battent de { $points }.
       *[other] { $who } vous bat de { $points }.
    }
   *[other] { $person ->
        [you] { $who } battez { $other } de { $points }.
        [ours] { $who } battez { $other } de { $points }.
        [they] { $who } battent { $other } de { $points }.
       *[other] { $who } bat { $other } de { $points }.
    }
}
recap-beat = { $them ->
    [you] { $person ->
        [they] { $who } vous battent.
       *[other] { $who } vous bat.
    }
    [ours] { $person ->
        [they] { $who } vous battent.
       *[other] { $who } vous bat.
    }
   *[other] { $person ->
        [you] { $who } battez { $other }.
        [ours] { $who } battez { $other }.
        [they] { $who } battent { $other }.
       *[other] { $who } bat { $other }.
    }
}
recap-won = { $person ->
    [you] { $who } avez gagné.
    [ours] { $who } avez gagné.
    [they] { $who } ont gagné.
   *[other] { $who } a gagné.
}

## Ce qui a décidé

recap-trailed = { $person ->
    [you] { $who } avez remonté { $points } points de retard après la donne { $deal }.
    [ours] { $who } avez remonté { $points } points de retard après la donne { $deal }.
    [they] { $who } ont remonté { $points } points de retard après la donne { $deal }.
   *[other] { $who } a remonté { $points } points de retard après la donne { $deal }.
}
recap-led = { $person ->
    [you] { $who } avez mené de la première à la dernière donne.
    [ours] { $who } avez mené de la première à la dernière donne.
    [they] { $who } ont mené de la première à la dernière donne.
   *[other] { $who } a mené de la première à la dernière donne.
}
recap-hand = { $them ->
    [you] Points dans les mains : { $who } { $points }, vous { $against }.
    [ours] Points dans les mains : { $who } { $points }, votre camp { $against }.
   *[other] Points dans les mains : { $who } { $points }, { $other } { $against }.
}
recap-crib = { $them ->
    [you] Points dans le crib : { $who } { $points }, vous { $against }.
    [ours] Points dans le crib : { $who } { $points }, votre camp { $against }.
   *[other] Points dans le crib : { $who } { $points }, { $other } { $against }.
}
recap-pegging = { $them ->
    [you] Points pendant le jeu : { $who } { $points }, vous { $against }.
    [ours] Points pendant le jeu : { $who } { $points }, votre camp { $against }.
   *[other] Points pendant le jeu : { $who } { $points }, { $other } { $against }.
}
recap-short = { $holes ->
    [one] { $person ->
        [you] Un trou de plus vous aurait évité le { $loss }.
        [ours] Un trou de plus vous aurait évité le { $loss }.
       *[other] Un trou de plus aurait évité le { $loss } à { $who }.
    }
   *[other] { $person ->
        [you] { $holes } trous de plus vous auraient évité le { $loss }.
        [ours] { $holes } trous de plus vous auraient évité le { $loss }.
       *[other] { $holes } trous de plus auraient évité le { $loss } à { $who }.
    }
}
recap-past = { $holes ->
    [0] { $person ->
        [you] Vous avez échappé de justesse au { $loss }.
        [ours] Vous avez échappé de justesse au { $loss }.
        [they] { $who } ont échappé de justesse au { $loss }.
       *[other] { $who } a échappé de justesse au { $loss }.
    }
    [1] { $person ->
        [you] Vous avez échappé au { $loss } d’un trou.
        [ours] Vous avez échappé au { $loss } d’un trou.
        [they] { $who } ont échappé au { $loss } d’un trou.
       *[other] { $who } a échappé au { $loss } d’un trou.
    }
   *[other] { $person ->
        [you] Vous avez échappé au { $loss } de { $holes } trous.
        [ours] Vous avez échappé au { $loss } de { $holes } trous.
        [they] { $who } ont échappé au { $loss } de { $holes } trous.
       *[other] { $who } a échappé au { $loss } de { $holes } trous.
    }
}
recap-loss = { $title ->
    [lurch] lurch
    [double] double skunk
   *[skunk] skunk
}
recap-line = { $title ->
    [lurch] ligne de lurch
    [double] ligne de double skunk
   *[skunk] ligne de skunk
}
recap-match-won = { $person ->
    [you] { $who } gagnez le match, { $score }.
    [ours] { $who } gagnez le match, { $score }.
    [they] { $who } gagnent le match, { $score }.
   *[other] { $who } gagne le match, { $score }.
}
recap-final = Score final : { $scores }
recap-game-points = { $points ->
    [one] { $points } point de match
   *[other] { $points } points de match
}

## Et maintenant

recap-check = Vérifier les cartes
recap-home = Accueil
recap-table = Voir la table
recap-other = Autre adversaire
recap-other-game = Autre partie
recap-share = Partager
recap-ways = Et maintenant

## Donne par donne

recap-chart = Donne par donne
recap-deals = { $deals ->
    [one] Une donne.
   *[other] { $deals } donnes.
}
recap-chart-how = Les marques sous le graphique montrent qui a donné. Touchez une donne, ou utilisez les flèches.
recap-chart-label = Scores après chaque donne
recap-deal-head = Donne
recap-deal = Donne { $deal }
recap-dealer = { $person ->
    [you] vous avez donné
   *[other] { $who } a donné
}
recap-dealt = Donneur
recap-row = Donne { $deal }, { $dealer } : { $scores }
recap-gained = { $who } { $gained } à { $score }
recap-as-table = Afficher en tableau
recap-no-deals = Aucune donne n’a été finie.

## Les parties du match

recap-games = Les parties du match
recap-game = Partie
recap-winner = Gagnant
recap-review-game = Analyser la partie { $game }

## D’où viennent les points

recap-parts = D’où viennent les points
recap-parts-how = Moyennes par donne. Le point montre qui a fait mieux.
recap-parts-usual = Moyennes par donne. Le point montre qui a fait mieux ; « Habituel » est la moyenne de deux experts.
recap-part = Points de
recap-of-hand = Main
recap-of-crib = Crib
recap-of-pegging = Jeu
recap-of-heels = His heels
recap-best = { $aim ->
    [low] Main la plus haute
   *[high] Meilleure main
}
recap-usual = Habituel
recap-better = mieux

## La meilleure main

recap-hand-won = La main de la victoire
recap-best-of = { $aim ->
    [low] { $person ->
            [you] Votre main la plus haute
           *[other] Main la plus haute { DE($who) }
    }
   *[high] { $person ->
            [you] Votre meilleure main
           *[other] Meilleure main { DE($who) }
    }
}
recap-deal-crib = { $person ->
    [you] Donne { $deal }, votre crib
   *[other] Donne { $deal }, crib { DE($who) }
}
recap-deal-hand = { $person ->
    [you] Donne { $deal }, votre main
   *[other] Donne { $deal }, main { DE($who) }
}
recap-starter = Retourne
recap-call = « { $words }. »

## L’image à partager

image-beat = { $them ->
    [you] { $person ->
        [they] { $who } vous battent
       *[other] { $who } vous bat
    }
    [ours] { $person ->
        [they] { $who } vous battent
       *[other] { $who } vous bat
    }
   *[other] { $person ->
        [you] { $who } battez { $other }
        [ours] { $who } battez { $other }
        [they] { $who } battent { $other }
       *[other] { $who } bat { $other }
    }
}
image-deals = { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
image-best = { $aim ->
    [low] main la plus haute { $points }
   *[high] meilleure main { $points }
}
image-what = cribbage · { $day }
image-title = Une partie de cribbage
image-saved = L’image a été enregistrée.
image-failed = L’image n’a pas pu être créée.
