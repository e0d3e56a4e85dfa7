# The pegboard, read aloud.

board-name = Pegboard
board-label = The board: { $sides }, of { $target }.
board-label-apart = The board: { $sides }.
board-side = { $name } { $score }
board-side-won = { $name } { $score } (match { $won })
board-side-of = { $side } of { $target }
board-line = Line { $letter } on the board
