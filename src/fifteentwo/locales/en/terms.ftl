# The terms of cribbage, each explained in twenty words at most.

term-dealer = Dealer
term-dealer-words = Deals the cards, owns the crib and counts last. You take turns to deal.
term-pone = Pone
term-pone-words = The player who isn’t dealing. The pone cuts for the starter, leads, and counts first.
term-pack = Pack
term-pack-words = The cards that weren’t dealt. One of them is turned up as the starter.
term-crib = Crib
term-crib-words = A spare hand for the dealer, made of the cards both players throw. It is counted last.
term-discard = Discard
term-discard-words = To throw cards from your hand, face down, into the crib.
term-starter = Starter
term-starter-words = The card turned up after the discard. It is the fifth card of every hand and of the crib.
term-count = Count
term-count-words = The running total of the cards played. It stops at 31 or below, then starts from zero.
term-lead = Lead
term-lead-words = To play the first card of a count. The pone leads first.
term-go = Go
term-go-words = What you say when every card would take the count past 31. The other player pegs one.
term-last-card = Last card
term-last-card-words = Whoever plays the last card of a deal pegs one point for it.
term-thirty-one = Thirty-one
term-thirty-one-words = A count of exactly 31. It pegs two points, and the count starts again.
term-fifteen = Fifteen
term-fifteen-words = Cards that add up to 15. Each way to make it is worth two points.
term-pair = Pair
term-pair-words = Two cards of a rank: two points. Three make six points, and four make twelve.
term-run = Run
term-run-words = Three or more ranks in a row, such as 6 7 8: one point for each card.
term-flush = Flush
term-flush-words = All four cards of a hand in one suit: four points, or five with the starter.
term-nobs = His nobs
term-nobs-words = The jack of the starter’s suit, in your hand or crib: one point.
term-heels = His heels
term-heels-words = A jack turned up as the starter: two points for the dealer at once.
term-show = The show
term-show-words = Counting the hands and the crib after the play, each with the starter.
term-board = Board
term-board-words = Where the score is kept. Each hole is a point, and each player has two pegs.
term-peg = Peg
term-peg-words = A marker on the board. To peg is to score: the back peg jumps ahead of the front one.
term-skunk = Skunk (S)
term-skunk-words = If you win before the loser passes this line, the win counts for more.
term-double-skunk = Double skunk (SS)
term-double-skunk-words = If you win before the loser passes this line, the win counts for even more.
term-lurch = Lurch (L)
term-lurch-words = If you win before the loser passes this line, halfway to the end, the win counts for more.

## Beside each term

explain-all = All terms
explain-close = Close
