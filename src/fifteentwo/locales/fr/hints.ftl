# Un conseil : ce qui est possible, et ce que cela vaut.

hint-title = Conseil
hint-options = Ce que vous pouvez faire, le meilleur d’abord
hint-rest = Les { $number } possibilités
hint-details = Détails
hint-fewer = Seulement les trois meilleures
hint-signs = Un chiffre sans signe est exact ; ± dit de combien il peut s’écarter ; ≈ est une estimation.
hint-starters = Meilleures retournes : { $best } ; les pires : { $worst }
hint-place = { $card } rangée { $row }, col. { $column }
hint-swap = rangée { $row }, col. { $column } avec rangée { $row2 }, col. { $column2 }
hint-done = Terminer
hint-throw-away = La jeter
hint-keep = La garder sur la pile { $pile }

## Ce que dit un chiffre

figure-hand = main
figure-crib = crib
figure-play = pendant le jeu
figure-now = tout de suite
figure-total = en tout
figure-average = en moyenne
figure-then = total du carré
figure-win = partie gagnée
figure-match = match gagné
figure-percent = { $percent } %
