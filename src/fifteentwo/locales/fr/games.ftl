# Les noms des jeux en solitaire.

game-bvs = Carré de cribbage
game-bvs_hard = Carré de cribbage, toutes les cartes
game-wikibooks = Carré contigu
game-wikibooks_reserve = Carré contigu avec réserve
game-arnold = Réussite de cribbage
game-solsuite = Réussite à neuf cartes
game-shuffle = Cribbage Shuffle
