# L’analyse d’une partie.

review-title = Analyse
review-games = Vos parties
review-won = Victoire contre { $others }, { $score }
review-lost = Défaite contre { $others }, { $score }
review-between = { $sides }, { $score }
review-game = Partie { $number } sur { $of }
review-begun = La partie est en cours d’analyse.
review-working = Analyse de la partie en cours : { $percent }
review-old = Cette analyse a été faite avec des données plus anciennes du moteur.
review-again = Refaire l’analyse
review-open-saved = Ouvrir une partie enregistrée
review-sign-in = Se connecter
review-luck = Chance

review-curve = Probabilité de gagner
review-curve-label = { $person ->
    [you] Votre probabilité de gagner
   *[other] La probabilité de gagner de { $who }
}, de la coupe pour la donne jusqu’à la fin. Les touches fléchées mènent d’un événement à l’autre ; un tableau suit.
review-curve-table = Montrer la courbe sous forme de tableau
review-line-win = de gagner
review-line-match = de gagner le match
review-line-skunk = { $what ->
    [lurch] de gagner avec un lurch
   *[skunk] de gagner avec un skunk
}
review-line-skunked = { $what ->
    [lurch] de ne pas subir de lurch
   *[skunk] de ne pas subir de skunk
}
review-head-deal = Donne
review-head-step = Étape
review-head-event = Événement
review-head-score = Score
review-head-win = Gain
review-head-skunk = { $what ->
    [lurch] Avec un lurch
   *[skunk] Avec un skunk
}
review-head-skunked = { $what ->
    [lurch] Lurch subi
   *[skunk] Skunk subi
}
review-head-match = Match
review-deal = Donne { $number }
review-deals = { $person ->
    [you] Donne { $number }, vous donnez
   *[other] Donne { $number }, { $who } donne
}
review-begins = La partie commence.
review-step = Étape { $number } sur { $of }
review-now = { $who } : { $chance }
review-skunk-now = { $what ->
    [lurch] Avec un lurch
   *[skunk] Avec un skunk
} : { $chance }
review-skunked-now = { $what ->
    [lurch] Lurch subi
   *[skunk] Skunk subi
} : { $chance }
review-match-now = Match : { $chance }
review-dealer = D
review-dealer-beside = à côté du score du donneur
review-curve-knows = La courbe connaît toutes les cartes ; une note ne tient compte que de celles que le joueur pouvait voir.
review-luck-cards = chance aux cartes
review-luck-starter = chance à la retourne
review-previous = Étape précédente
review-next = Étape suivante
review-previous-key = Moment clé précédent
review-next-key = Moment clé suivant
review-press-arrows = ← →
review-press-shift = Maj
review-press-steps = étapes
review-press-deals = donnes
review-press-moments = moments clés
review-press-all = toutes les cartes
review-press-retry = réessayer
review-position = Position dans la partie
review-change = { $before } → { $after }

review-band-none = bon choix
review-band-inaccuracy = imprécision
review-band-mistake = erreur
review-band-blunder = grosse erreur
review-mark = Donne { $deal }, { $band } : { $cards }, { $loss }
review-cost = { $band }, { $loss }

review-view = Cartes à montrer
review-as-seen = { $person ->
    [you] Ce que vous voyiez
   *[other] Ce que voyait { $who }
}
review-all-cards = Toutes les cartes
review-starter = Retourne
review-crib = { $person ->
    [you] Votre crib
   *[other] Crib de { $who }
}
review-count = Compte
review-hand = { $person ->
    [you] Vos cartes
   *[other] Cartes de { $who }
}

review-threw = { $person ->
    [you] Vous avez écarté { $cards }
   *[other] { $who } a écarté { $cards }
}
review-played = { $person ->
    [you] Vous avez joué { $cards }
   *[other] { $who } a joué { $cards }
}
review-forced = Il n’y avait rien à choisir.
review-unknown = Ce choix n’est pas noté, car des cartes sont inconnues.
review-mixed = { $cards } est juste : le jeu parfait alterne cette carte avec d’autres.
review-is-best = { $cards } est le meilleur choix.
review-why-discard = Le mieux était { $best } : la main compte { $handway ->
    [more] { $hand } de plus
    [less] { $hand } de moins
   *[same] autant
}, { $whose ->
    [own] le crib
   *[other] le crib adverse
} reçoit { $cribway ->
    [more] { $crib } de plus
    [less] { $crib } de moins
   *[same] autant
}, et le jeu rapporte { $playway ->
    [more] { $play } de plus
    [less] { $play } de moins
   *[same] autant
}.
review-why-card = { $way ->
    [more] Le mieux était { $best } : à partir de là, cela rapporte { $points } points de plus en tout.
    [less] Le mieux était { $best } : cela rapporte { $points } points de moins en tout, mais gagne plus souvent à ce score.
   *[same] Le mieux était { $best } : cela rapporte autant en tout, et gagne plus souvent à ce score.
}
review-points = En points attendus : { $points }
review-unclear = La perte est inférieure au double de son erreur : il n’y en a peut-être aucune.
review-head-choice = Choix
review-head-hand = Main
review-head-crib = Crib
review-head-pegging = Jeu
review-head-net = Net
review-head-chance = Gain %
review-tag-best = meilleur
review-tag-chosen = choisi
review-options = { $number ->
    [one] Le seul choix
   *[other] Les { $number } choix
}
review-options-caption = Les choix et leurs chiffres, le meilleur en premier
review-retry = Réessayer
review-play-on = Continuer à partir d’ici
review-explore = Explorer
review-retry-discard = Choisissez { $number ->
    [one] une carte
   *[other] { $number } cartes
} à écarter. Vous voyez ce que voyait le joueur.
review-retry-card = Choisissez une carte à jouer. Vous voyez ce que voyait le joueur.
review-retry-grade = Noter ce choix
review-retry-result = { $cards } : { $band }, { $loss }
review-retry-leave = Retour à l’analyse

review-key-moments = Moments clés
review-no-errors = Aucun choix n’a coûté assez pour être mentionné.
review-best-was = le mieux était { $cards }
review-luckiest = Retourne la plus heureuse : { $card }
review-turning = Tournant : donne { $number }
review-decisions = Décisions
review-decisions-of = { $person ->
    [you] Les vôtres
   *[other] { $who }
}
review-practise = Revoir ces erreurs
review-progress = Quel est mon niveau ?
review-deal-by-deal = Donne par donne
review-figures = { $decisions ->
    [one] Une décision libre
   *[other] { $decisions } décisions libres
}, au prix moyen de { $mean } d’une victoire (± { $error } à 95 %) : { $inaccuracies ->
    [one] une imprécision
   *[other] { $inaccuracies } imprécisions
}, { $mistakes ->
    [one] une erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] une grosse erreur
   *[other] { $blunders } grosses erreurs
}.

review-ledger = Où la partie s’est jouée
review-ledger-of = { $person ->
    [you] % d’une victoire, de votre côté
   *[other] % d’une victoire, du côté de { $who }
}
review-ledger-of-match = { $person ->
    [you] % du match, de votre côté
   *[other] % du match, du côté de { $who }
}
review-part = Élément
review-change-head = Variation
review-chance-head = Probabilité
review-expectation = Au départ
review-part-cut = Coupe pour la donne
review-part-cards = { $person ->
    [you] Vos cartes
   *[other] Cartes de { $who }
}
review-part-starter = Retournes
review-part-decisions = { $person ->
    [you] Vos décisions
   *[other] Décisions de { $who }
}
review-part-unseen = Ce que personne ne pouvait voir
review-part-model = Erreur du modèle
review-result = Résultat
review-even-luck = { $person ->
    [you] À chance égale, vous gagnez cette partie dans { $chance } des cas.
   *[other] À chance égale, { $who } gagne cette partie dans { $chance } des cas.
}
review-even-luck-match = { $person ->
    [you] À chance égale, vous gagnez le match à partir d’ici dans { $chance } des cas.
   *[other] À chance égale, { $who } gagne le match à partir d’ici dans { $chance } des cas.
}
review-outside = { $person ->
    [you] À chance égale, votre résultat est estimé à { $chance } d’une victoire. Une estimation peut sortir de l’intervalle de 0 à 100 %.
   *[other] À chance égale, le résultat de { $who } est estimé à { $chance } d’une victoire. Une estimation peut sortir de l’intervalle de 0 à 100 %.
}

review-note-unknown = Certaines cartes de { $who } sont inconnues : ces décisions ne sont pas notées, il n’y a pas de bilan de la chance, et la courbe n’a qu’un point par donne.
review-note-unfinished = L’enregistrement s’arrête avant la fin de la partie : le bilan s’arrête à la probabilité de gagner à ce moment.
review-note-resigned = Cette partie a été abandonnée : le bilan s’arrête à la probabilité de gagner juste avant.
review-note-out-of-time = Cette partie a été perdue au temps : le bilan s’arrête à la probabilité de gagner juste avant.
review-note-claims = Les annonces, les réclamations et les noms des jokers sont jugés face à des adversaires qui comptent sans faute.
review-note-sampled = Ces règles ne sont pas résolues : les pertes, la courbe et le bilan de la chance viennent d’échantillons et ont des erreurs.
review-note-unchecked = Non vérifié : { $text }.
review-note-computer = Les choix de l’ordinateur, { $number } au total, se retrouvent tous lorsqu’on les recalcule à partir de ce qu’il voyait.
review-note-computer-wrong = { $number ->
    [one] Un choix de l’ordinateur est différent lorsqu’on le recalcule. Une nouvelle version de ce programme peut choisir autrement.
   *[other] { $number } choix de l’ordinateur sont différents lorsqu’on les recalcule. Une nouvelle version de ce programme peut choisir autrement.
}

# Ce que l’ordinateur voyait et pesait à un choix, recalculé.
review-computer-title = Ce que l’ordinateur voyait et pesait
review-computer-saw = Il voyait ses propres cartes et ce qui était sur la table, comme ici, et rien d’autre.
review-computer-weighed = La probabilité de chaque choix
review-computer-same = Recalculé à partir de cela et du secret de la partie : le même choix.
review-computer-other = Recalculé à partir de cela et du secret de la partie : { $cards }. Une nouvelle version de ce programme peut choisir autrement.
review-computer-hidden = Cet enregistrement ne montre pas le choix. Recalculé, c’est { $cards }.
review-computer-unknown = Ce choix ne peut pas être recalculé : la partie n’a pas de secret, un programme extérieur a choisi, ou l’ordinateur lisait encore ses tables.

# Les annonces, les muggins et les noms des jokers. $missed vaut « none » quand les points ne disent pas ce qui a été oublié.
review-claimed = { $person ->
    [you] Vous avez annoncé { $points }
   *[other] { $who } a annoncé { $points }
}
review-called = { $person ->
    [you] Vous avez réclamé { $points } par muggins
   *[other] { $who } a réclamé { $points } par muggins
}
review-passed = { $person ->
    [you] Vous avez accepté l’annonce
   *[other] { $who } a accepté l’annonce
}
review-named = { $person ->
    [you] Vous avez nommé { $cards }
   *[other] { $who } a nommé { $cards }
}
review-count-right = C’était juste.
review-nothing-missed = Rien n’avait été oublié.
review-right-claim = { $missed ->
    [none] Le compte juste est { $points }.
   *[some] Le compte juste est { $points }. Oublié : { $missed }.
}
review-right-call = { $missed ->
    [none] L’oubli était de { $points }.
   *[some] L’oubli était de { $points } : { $missed }.
}
review-not-called = { $missed ->
    [none] L’annonce avait oublié { $points }, et personne ne l’a réclamé.
   *[some] L’annonce avait oublié { $points } : { $missed }.
}
review-went = { $person ->
    [you] Vous avez pris le sens { $way ->
        [clockwise] horaire
       *[anticlockwise] antihoraire
    }
   *[other] { $who } a pris le sens { $way ->
        [clockwise] horaire
       *[anticlockwise] antihoraire
    }
}
review-path-worse = L’autre sens gagne plus souvent.
review-path-right = L’autre sens ne gagne pas plus souvent.
review-better-named = { $cards } compte davantage.
review-set = { $kind ->
    [fifteen] quinze { $cards }
    [thirty_one] trente et un { $cards }
    [run] suite { $cards }
    [pair] paire { $cards }
    [flush] couleur { $cards }
    [nobs] nobs { $cards }
   *[nineteen] dix-neuf
}
review-gave-up = { $way ->
    [gained] { $points ->
        [one] un point gagné
       *[other] { $points } points gagnés
    }
   *[lost] { $points ->
        [one] un point cédé
       *[other] { $points } points cédés
    }
}
review-combinations = Les combinaisons
review-head-combination = Combinaison
review-head-points = Points
review-tag-missed = oublié
review-counts = { $counts ->
    [one] Une annonce
   *[other] { $counts } annonces et réclamations
} : { $wrong ->
    [0] tout est juste.
    [one] une erreur, points cédés : { $points }.
   *[other] { $wrong } erreurs, points cédés : { $points }.
}

# Les jeux en solitaire.
review-solo-title = { $game } : { $points ->
    [one] un point
   *[other] { $points } points
}
review-solo-curve = Points attendus
review-solo-curve-label = Points attendus, de la première carte à la fin. Les flèches mènent d’un événement à l’autre ; un tableau suit.
review-solo-line-value = points attendus
review-solo-line-par = par
review-solo-line-target = nécessaire pour gagner
review-solo-head-expected = Attendu
review-solo-head-lost = Cédé
review-solo-now = Attendu : { $points }
review-solo-mark = { $band } : { $choice } −{ $loss }
review-solo-cost = { $band }, { $loss } points
review-solo-why = Le mieux était { $best } : cela rapporte { $points } points de plus en moyenne.
review-solo-is-best = Aucun autre choix ne vaut davantage.
review-solo-retry = Choisissez à nouveau sur la table. Vous voyez ce que vous voyiez alors.
review-solo-costliest = Les choix les plus coûteux
review-solo-in-order = Dans l’ordre
review-solo-went = Où sont passés les points
review-solo-expected = Attendu avec la première carte
review-solo-total = Total
review-solo-lost = Points cédés
review-solo-par = Par
review-solo-legal-par = Par dans l’ordre des cartes
review-solo-between = { $least } à { $most }
review-solo-unfinished = L’enregistrement s’arrête avant la fin de la partie.
review-solo-no-par = Les cartes jamais retournées sont inconnues : il n’y a donc pas de par.
review-solo-assisted = Cette partie a été jouée avec de l’aide.
review-solo-swaps = Un échange peut toujours être défait : les échanges n’ont donc pas de note, seul le résultat compte.
review-solo-figures = { $decisions ->
    [one] Un choix a
   *[other] { $decisions } choix ont
} coûté { $points } points : { $inaccuracies ->
    [one] une imprécision
   *[other] { $inaccuracies } imprécisions
}, { $mistakes ->
    [one] une erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] une grosse erreur
   *[other] { $blunders } grosses erreurs
}.
