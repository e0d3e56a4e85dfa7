# A hint: the choices, and the value of each.

hint-title = Hint
hint-options = What you can do, the best first
hint-rest = All { $number } options
hint-details = Details
hint-fewer = Best three only
hint-signs = A figure without a sign is exact; ± says how far it may be off; ≈ is a guess.
hint-starters = Best starters: { $best }; worst: { $worst }
hint-place = { $card } row { $row }, col. { $column }
hint-swap = row { $row }, col. { $column } with row { $row2 }, col. { $column2 }
hint-done = Done
hint-throw-away = Discard it
hint-keep = Keep it on pile { $pile }

## What a figure says

figure-hand = hand
figure-crib = crib
figure-play = pegging
figure-now = pegs now
figure-total = net
figure-average = on average
figure-then = makes the square
figure-win = win
figure-match = win the match
figure-percent = { $percent } %
