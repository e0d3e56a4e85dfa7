# Los nombres de los juegos en solitario.

game-bvs = Cuadrado de cribbage
game-bvs_hard = Cuadrado de cribbage, todas las cartas
game-wikibooks = Cuadrado contiguo
game-wikibooks_reserve = Cuadrado contiguo con reserva
game-arnold = Solitario de cribbage
game-solsuite = Solitario de nueve cartas
game-shuffle = Cribbage Shuffle
