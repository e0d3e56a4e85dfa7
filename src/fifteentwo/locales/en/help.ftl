# The help: the game in short, what scores, the keys.

help-title = Help

## The game in short

help-game = The game in short
help-aim = Aim
help-aim-words = The first player to reach the game hole (the 121st, in the standard game) wins at once, even in the middle of a count.
help-deal = Deal
help-deal-words = The lowest card cut deals first; then you deal alternately. Each player gets six cards and discards two, face down, to the crib. The crib belongs to the dealer.
help-starter = Starter
help-starter-words = The other player, the pone, cuts for the starter. If it is a jack, the dealer pegs two for his heels.
help-play = Play
help-play-words = The pone leads. You take turns playing a card and saying the count, never past 31. If you can’t play, say “go”; your opponent plays on while a card fits, and pegs one for the last card or two for exactly 31. Then a new count starts from zero.
help-show = Show
help-show-words = The pone’s hand is counted first, then the dealer’s, then the crib, each with the starter as a fifth card.
help-many = More than two
help-many-words = Play goes to the left. Three and four players get five cards and discard one; partners sit opposite each other and score together. On a shared screen a curtain hides everybody’s cards between turns.
help-skunk = Skunk
help-skunk-words = Win before your opponent passes the skunk line, and the game counts for more.

## What scores

help-points = What scores
help-in-play = In the play
help-in-show = In the show
help-each-way = 2 each way
help-a-card = 1 a card
help-fifteen = Fifteen: cards that add up to 15
help-pair = Pair
help-pair-royal = Three of a kind (pair royal)
help-double-pair-royal = Four of a kind (double pair royal)
help-run = Run of three or more, in any order
help-flush = Flush: all four cards of the hand in one suit
help-flush-five = Flush with the starter; the only kind in the crib
help-nobs = His nobs: the jack of the starter’s suit
help-thirty-one = Thirty-one
help-go = Go, or the last card
help-card-values = Aces count one and are low; court cards count ten.

## The keys

help-keys = Keys
help-key-f1 = F1
help-key-f1-does = help
help-key-question = ?
help-key-question-does = these keys
help-key-f9 = F9
help-key-f9-does = a custom game
help-key-digits = 1 – 6
help-key-digits-does = raise or lower a card; in the play, play it
help-key-along = Left Right
help-key-along-does = along the cards
help-key-space = Space
help-key-space-does = raise or lower the card
help-key-enter = Enter
help-key-enter-does = the big button: throw, go, continue
help-key-h = H
help-key-h-does = a hint; again for the card, and again for the numbers
help-key-u = U
help-key-u-does = take back your last move, against the computer
help-key-esc = Esc
help-key-esc-does = close the hint, or what lies over the table
help-key-hold = Hold Continue
help-key-hold-does = run through the whole show
help-key-claim = 0 – 9 Backspace
help-key-claim-does = a claim or a call of muggins: the number
help-key-muggins = + − M
help-key-muggins-does = in muggins: more or fewer points to claim for the next card; call muggins
help-key-joker = Arrows
help-key-joker-does = naming a joker, also A 2 – 9 J Q K; the direction on the crash board
help-key-square = Arrows Enter
help-key-square-does = in a square: move over the cells and place the card; D discards it
help-key-shuffle = Arrows Enter Esc
help-key-shuffle-does = in Cribbage Shuffle: move over the cells, pick up a card, then the one to swap it with; Esc puts it back
help-key-watch = W P N Esc
help-key-watch-does = in a solo game: watch the computer, pause it, next step, stop it
help-key-record = Left Right Home End
help-key-record-does = in a replay: back, forward, to the start, to the end
