# Das Brett, vorgelesen.

board-name = Zählbrett
board-label = Das Brett: { $sides }, von { $target }.
board-label-apart = Das Brett: { $sides }.
board-side = { $name } { $score }
board-side-won = { $name } { $score } (Partie { $won })
board-side-of = { $side } von { $target }
board-line = Linie { $letter } auf dem Brett
