# The names of the games for one.

game-bvs = Cribbage Square
game-bvs_hard = Cribbage Square, every card
game-wikibooks = Touching Square
game-wikibooks_reserve = Touching Square with a reserve
game-arnold = Cribbage Solitaire
game-solsuite = Nine-card Solitaire
game-shuffle = Cribbage Shuffle
