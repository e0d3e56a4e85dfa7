# Ein Tipp: was möglich ist und was es bringt.

hint-title = Tipp
hint-options = Was du tun kannst, das Beste zuerst
hint-rest = Alle { $number } Möglichkeiten
hint-details = Einzelheiten
hint-fewer = Nur die besten drei
hint-signs = Eine Zahl ohne Zeichen ist genau; ± sagt, wie weit sie danebenliegen kann; ≈ ist eine Schätzung.
hint-starters = Beste Starter: { $best }; schlechteste: { $worst }
hint-place = { $card } Reihe { $row }, Sp. { $column }
hint-swap = Reihe { $row }, Sp. { $column } mit Reihe { $row2 }, Sp. { $column2 }
hint-done = Fertig
hint-throw-away = Abwerfen
hint-keep = Auf Stapel { $pile } aufheben

## Was eine Zahl sagt

figure-hand = Hand
figure-crib = Crib
figure-play = beim Ausspielen
figure-now = sofort
figure-total = insgesamt
figure-average = im Mittel
figure-then = ergibt das Quadrat
figure-win = Spiel gewonnen
figure-match = Partie gewonnen
figure-percent = { $percent } %
