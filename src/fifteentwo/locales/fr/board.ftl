# La planche, lue à voix haute.

board-name = Planche
board-label = La planche : { $sides }, sur { $target }.
board-label-apart = La planche : { $sides }.
board-side = { $name } { $score }
board-side-won = { $name } { $score } (match { $won })
board-side-of = { $side } sur { $target }
board-line = Ligne { $letter } sur la planche
