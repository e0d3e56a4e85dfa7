# L’analyse d’une partie, telle que `fifteentwo review` l’affiche et l’écrit en page. $person vaut « you » pour le lecteur, « many » pour plusieurs joueurs.

report-title = { $who }, du point de vue { DE($name) }
report-seen-from = Du point de vue { DE($name) }.
report-game = Partie { $number } : { $ended }
report-unfinished = L’enregistrement s’arrête à { $score }.
report-won = { $person ->
    [you] Vous gagnez { $score }.
    [many] { $who } gagnent { $score }.
   *[other] { $who } gagne { $score }.
}
report-won-by-resignation = { $person ->
    [you] Vous gagnez par abandon à { $score }.
    [many] { $who } gagnent par abandon à { $score }.
   *[other] { $who } gagne par abandon à { $score }.
}
report-won-on-time = { $person ->
    [you] Vous gagnez au temps à { $score }.
    [many] { $who } gagnent au temps à { $score }.
   *[other] { $who } gagne au temps à { $score }.
}

report-curve = La probabilité de gagner
report-curve-label = La probabilité de gagner { DE($name) }, de la coupe pour la donne jusqu’à la fin. Le tableau ci-dessous donne toutes les valeurs.
report-as-table = Montrer la courbe sous forme de tableau
report-where-it-went = Où la partie s’est jouée
report-where-win = Où la partie s’est jouée, en pour cent d’une victoire
report-where-match = Où la partie s’est jouée, en pour cent d’une victoire dans le match
report-key-moments = Moments clés
report-decisions = Toutes les décisions
report-better = Décisions qui auraient pu être meilleures

report-kind = { $kind ->
    [start] début
    [cut] coupe pour la donne
    [deal] donne
    [discard] écart
    [starter] retourne
    [play] carte
    [count] compte
   *[resign] abandon
}
report-part = { $part ->
    [cut] Coupe pour la donne
    [my-cards] Mes cartes
    [their-cards] Cartes adverses
    [starter] Retournes
    [my-decisions] Mes décisions
    [their-decisions] Décisions adverses
    [unseen] Ce que personne ne pouvait voir
    [model] Erreur du modèle
    [expectation] Espérance
   *[result] Résultat
}
report-head = { $column ->
    [deal] donne
    [player] joueur
    [what] quoi
    [cards] cartes
    [chosen] choix
    [best] meilleur
    [lost] perte
    [points] points
    [grade] note
    [why] pourquoi
    [score] score
    [dealer] donneur
    [wins] gagne
    [match] match
    [change] variation
   *[chance] probabilité
}
report-name-wins = { $name } gagne
report-deal = donne { $number }
report-end = fin

report-mark = Donne { $deal }, { $band } : { $cards } perd { $loss }.
report-luckiest = Donne { $deal }, la retourne la plus heureuse : { $change } %.
report-turning-point = Donne { $deal }, le tournant, qui a changé la probabilité de gagner de { $change } %.
report-moment = Donne { $deal }, une décision : { $change } %.
report-decision = Donne { $deal }, { $what }, { $cards } : { $change } %. { $why }

report-forced = Il n’y avait rien à choisir.
report-mixed = { $cards } est juste : le jeu parfait alterne cette carte avec d’autres.
report-is-best = { $cards } est le meilleur choix.
report-why-discard = Le meilleur écart est { $best } : la main compte { $handway ->
    [more] { $hand } de plus
    [less] { $hand } de moins
   *[same] autant
}, { $whose ->
    [own] votre propre crib
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
report-why-card = { $way ->
    [more] La meilleure carte est { $best } : à partir de là, elle rapporte { $points } points de plus en tout.
    [less] La meilleure carte est { $best } : elle rapporte { $points } points de moins en tout, mais gagne plus souvent à ce score.
   *[same] La meilleure carte est { $best } : elle rapporte autant en tout, et gagne plus souvent à ce score.
}

report-even-luck = { $person ->
    [you] À chance égale, vous gagnez { $payoff ->
        [win] cette partie
       *[match] le match à partir d’ici
    } dans { $chance } des cas.
   *[other] À chance égale, { $name } gagne { $payoff ->
        [win] cette partie
       *[match] le match à partir d’ici
    } dans { $chance } des cas.
}
report-outside = { $person ->
    [you] À chance égale, votre résultat est estimé à { $chance } d’une victoire. Une estimation peut sortir de l’intervalle de 0 à 100 %.
   *[other] À chance égale, le résultat de { $name } est estimé à { $chance } d’une victoire. Une estimation peut sortir de l’intervalle de 0 à 100 %.
}
report-figures = { $name } : { $decisions ->
    [one] { $decisions } décision libre a coûté { $mean } ± { $error } % d’une victoire
   *[other] { $decisions } décisions libres ont coûté chacune { $mean } ± { $error } % d’une victoire
} ; imprécisions { $inaccuracies }, erreurs { $mistakes }, grosses erreurs { $blunders }.

report-note-unknown = Certaines cartes { DE($name) } sont inconnues : ces décisions ne sont pas notées, il n’y a pas de bilan de la chance, et la courbe n’a qu’un point par donne.
report-note-unfinished = L’enregistrement s’arrête avant la fin de la partie : le bilan s’arrête à la probabilité de gagner à ce moment.
report-note-resigned = { $name } a abandonné : le bilan s’arrête à la probabilité de gagner juste avant.
report-note-out-of-time = Le temps { DE($name) } est écoulé : le bilan s’arrête à la probabilité de gagner juste avant.
report-note-claims = Les annonces, les réclamations et les noms des jokers sont jugés face à des adversaires qui comptent sans faute.
report-note-sampled = Ces règles ne sont pas résolues : les pertes, la courbe et le bilan de la chance viennent d’échantillons et ont des erreurs.
