# Die Namen der Solospiele.

game-bvs = Cribbage-Quadrat
game-bvs_hard = Cribbage-Quadrat, jede Karte
game-wikibooks = Anlegequadrat
game-wikibooks_reserve = Anlegequadrat mit Reserve
game-arnold = Cribbage-Patience
game-solsuite = Neun-Karten-Patience
game-shuffle = Cribbage-Shuffle
