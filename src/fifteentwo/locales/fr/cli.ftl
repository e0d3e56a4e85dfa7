# Les messages de la ligne de commande.

cli-no-language = { $source } : la langue « { $given } » n’existe pas ; il y a { $known }

## L’analyse d’une partie en solitaire

solo-review-title = { $name } : analyse d’après les valeurs du programme
solo-review-game = { $points ->
    [one] Partie { $number } : { $points } point ; il en faut { $needed } pour gagner.
   *[other] Partie { $number } : { $points } points ; il en faut { $needed } pour gagner.
}
solo-review-unfinished = L’enregistrement s’arrête avant la fin de la partie.
solo-review-no-par = L’enregistrement n’indique pas le numéro de la donne : les cartes jamais retournées sont inconnues, et il n’y a pas de par.
solo-review-assisted = Le joueur a reçu de l’aide.
solo-review-swaps = Un échange peut toujours être défait : les échanges ne sont donc pas notés, seul le résultat compte.
solo-review-par = Par : { $points }.
solo-review-par-between = Par : entre { $least } et { $most }.
solo-review-legal-par = Par dans l’ordre des cartes : { $points }.
solo-review-legal-par-between = Par dans l’ordre des cartes : entre { $least } et { $most }.
solo-review-sum = Espérance avec la première carte { $expected }, chance { $luck }, choix { $choices } : { $total } points. L’erreur type de la chance et des choix est de { $error }.
solo-review-lost = Les choix ont coûté { $points } points, avec une erreur type de { $error } : imprécisions { $inaccuracies }, erreurs { $mistakes }, grosses erreurs { $blunders }.
solo-review-choice = choix
solo-review-best = meilleur
solo-review-loss = perte
solo-review-expected = espérance
solo-review-grade = note
solo-review-band = { $band ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}

## Annonces et muggins dans une analyse

review-count-heading = Comptes qui pouvaient être meilleurs
review-count-claimed = Donne { $deal } : { $name } a annoncé { $said } ; le compte juste était { $right }. Points cédés : { $points } ; probabilité de gagner : { $loss } %.
review-count-called = Donne { $deal } : { $name } a réclamé { $said } ; l’oubli était de { $right }. Points cédés : { $points } ; probabilité de gagner : { $loss } %.
review-count-passed = Donne { $deal } : { $name } n’a pas réclamé { $right }. Points cédés : { $points } ; probabilité de gagner : { $loss } %.
review-count-named = Donne { $deal } : { $name } a nommé { $said } ; { $right } compte davantage. Points cédés : { $points } ; probabilité de gagner : { $loss } %.
review-path-graded = Donne { $deal } : { $name } a fait le tour de la planche { $way ->
    [clockwise] dans le sens des aiguilles d’une montre
   *[anticlockwise] dans le sens inverse des aiguilles d’une montre
}. Cédé par rapport à l’autre sens : { $loss }.

## Les tableaux de score, peg, discard et play-advice

score-hand = Main { $cards }, retourne { $starter }
score-hand-alone = Main { $cards }, sans retourne
score-crib = Crib { $cards }, retourne { $starter }
score-crib-alone = Crib { $cards }, sans retourne
score-said = { OPENING($call) }.
score-total = Total { $points }
score-kind = { $kind ->
    [fifteen] quinze
    [nineteen] dix-neuf
    [run] suite
    [pair] paire
    [flush] couleur
   *[nobs] nobs
}
table-head = { $column ->
    [combination] combinaison
    [total] total
    [cards] cartes
    [card] carte
    [count] compte
    [points] points
    [said] annonce
    [discard] écart
    [hand] main
    [crib] crib
    [play] jeu
    [spread] dispersion
    [pegs-now] marque
    [often] fréquence
    [game-won] partie gagnée
    [match-won] match gagné
    [best-cuts] meilleures retournes
   *[worst-cuts] pires retournes
}
figure-signs = Sans signe : exact ; ± : erreur type ; ≈ : estimation.
analysis-compiling = Pour des règles sans tables, le moteur est compilé à la première analyse, ce qui prend environ une minute ...
