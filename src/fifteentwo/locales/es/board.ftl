# El tablero, leído en voz alta.

board-name = Tablero
board-label = El tablero: { $sides }, de { $target }.
board-label-apart = El tablero: { $sides }.
board-side = { $name } { $score }
board-side-won = { $name } { $score } (encuentro { $won })
board-side-of = { $side } de { $target }
board-line = Línea { $letter } del tablero
