# The lessons of cribbage, in the order in which one learns the game.

## Fifteens

lesson-fifteens-title = Fifteens
lesson-fifteens-aim = Find every way to make 15.
lesson-fifteens-1 = Aces count one, court cards (jack, queen, king) count ten, and every other card counts its number.
lesson-fifteens-2 = Any cards that add up to 15 score two points. Every different way scores, and a card can be used again in another way.
lesson-fifteens-3 = A 7 and an 8 make 15. Nothing else in this hand does.
lesson-fifteens-4 = A 5 makes 15 with each ten card. Here it does so three times.
lesson-fifteens-5 = So look for fives and ten cards first, then for pairs of cards such as 7 8 and 6 9, then for three cards or more.
lesson-fifteens-ask-1 = How many points does this hand score?
lesson-fifteens-ask-2 = And this one? Mind the three cards together.

## Pairs and runs

lesson-pairs-runs-title = Pairs and runs
lesson-pairs-runs-aim = Count cards alike, and ranks in a row.
lesson-pairs-runs-1 = Two cards of a rank are a pair: two points. Three of a rank hold three pairs, six points; four hold six pairs, twelve points.
lesson-pairs-runs-2 = Three or more ranks in a row are a run: one point for each card. Suits do not matter, and neither does the order.
lesson-pairs-runs-3 = 9 10 J is a run of three.
lesson-pairs-runs-4 = If one rank of a run is there twice, the run is there twice as well. This is a double run, and the pair counts too.
lesson-pairs-runs-5 = Two runs, a pair, and two fifteens: this is the first hand the coach shows you.
lesson-pairs-runs-6 = Ace is low only: Q K A is not a run.
lesson-pairs-runs-ask-1 = How many points does this hand score?
lesson-pairs-runs-ask-2 = And this one?

## The whole hand

lesson-show-title = The whole hand
lesson-show-aim = Add the starter, flushes and his nobs.
lesson-show-1 = In the show the starter counts as the fifth card of every hand, and of the crib.
lesson-show-2 = Count in the usual order, so that you forget nothing: fifteens, runs, pairs, flush, his nobs. Say the total as you go: “fifteen two, fifteen four, and a pair is six.”
lesson-show-3 = Four cards of your hand in one suit are a flush: four points. With the starter it is five. In the crib only five count.
lesson-show-4 = The jack of the starter’s suit is his nobs: one more point.
lesson-show-5 = This is the best hand there is.
lesson-show-ask-1 = How many points, with the starter?
lesson-show-ask-2 = And here?

## The play

lesson-play-title = The play
lesson-play-aim = Play to 31 and peg on the way.
lesson-play-1 = The player who isn’t dealing leads. You take turns to play a card and say the total. The count may not pass 31.
lesson-play-2 = 8, then 7: “fifteen for two.” A count of exactly 15 or 31 pegs two points.
lesson-play-3 = A card of the same rank as the last one makes a pair: two points. A third in a row makes six.
lesson-play-4 = The last three cards make a run, in whatever order they came: “fifteen for two, and a run of three is five.”
lesson-play-5 = If none of your cards fits, say go. The other player plays on while a card fits, and pegs one for the last card of the count. Then a new count starts from zero.
lesson-play-6 = Whoever plays the very last card of the deal pegs one for it.
lesson-play-ask-1 = The count is 24. What does the 7 score?
lesson-play-option-1a = Nothing
lesson-play-why-1a = 24 and 7 make 31, and 31 pegs two. But look at the last three cards, too.
lesson-play-option-1b = Two for 31
lesson-play-why-1b = It makes 31, but there is more: the last three cards are 8, 6 and 7.
lesson-play-option-1c = Two for 31, and three for a run
lesson-play-why-1c = 31 pegs two, and 8 6 7 is a run of three: five in all.
lesson-play-ask-2 = The count is 27. You hold a 5 and a king. What do you do?
lesson-play-option-2a = Play the 5
lesson-play-why-2a = 27 and 5 make 32, which is past 31.
lesson-play-option-2b = Say go
lesson-play-why-2b = Neither card fits. The other player goes on, and pegs at least one.
lesson-play-option-2c = Pass without a word
lesson-play-why-2c = Always say go, so that the other player knows to play on.

## What to throw

lesson-discard-title = What to throw
lesson-discard-aim = Choose the four cards to keep.
lesson-discard-1 = Keep the four cards that score most together, and think of the starter: cards in a row and fives get better with many starters.
lesson-discard-2 = Whose crib is it? The two cards you throw score for the dealer. When the crib is yours, throw cards that go together, such as 5 and J, 7 and 8, or a pair.
lesson-discard-3 = When the crib is not yours, throw cards that are far apart, such as K and 6 or 9 and 2. Hold on to your fives.
lesson-discard-4 = From 2♦ 7♠ 7♦ 8♥ 9♣ K♠ you keep these four. The 2 and the king help nobody much.
lesson-discard-ask-1 = It is your opponent’s crib. What do you throw?
lesson-discard-why-1a = That gives away a pair and two fives, which make fifteens with every ten card.
lesson-discard-why-1b = You keep 4 5 5 6, which is worth a lot, and 9 K seldom helps a crib.
lesson-discard-why-1c = That breaks your double run.
lesson-discard-ask-2 = The crib is yours. Which two cards would you rather throw?
lesson-discard-why-2a = 15 for two already, and every ten card adds two more.
lesson-discard-why-2b = They rarely work together. That is right for the other crib.

## Pegging well

lesson-pegging-title = Pegging well
lesson-pegging-aim = Score in the play, and give little away.
lesson-pegging-1 = Lead a card below five if you can: the other player cannot make 15 with one card.
lesson-pegging-2 = Do not lead a five. Sixteen cards of the pack count ten, and each of them makes 15.
lesson-pegging-3 = Do not leave the count at 5 or 21: ten cards are common, and make 15 or 31.
lesson-pegging-4 = If you lead from a pair and the other pairs your card, your third one pegs six.
lesson-pegging-5 = Keep small cards for the end of a count. They get you to 31, or earn the go.
lesson-pegging-ask-1 = You lead. Which card is safest?
lesson-pegging-why-1a = No single card makes 15 with a 4.
lesson-pegging-why-1b = Any ten card makes 15.
lesson-pegging-why-1c = A 5 makes 15. A 4 gives no such chance.
lesson-pegging-ask-2 = The count is 11. Which card would you rather not play?
lesson-pegging-option-2a = 10♦, for 21
lesson-pegging-why-2a = Right: a ten card would then make 31.
lesson-pegging-option-2b = 4♣, for 15
lesson-pegging-why-2b = That pegs two points: play it gladly.
lesson-pegging-option-2c = 2♥, for 13
lesson-pegging-why-2c = Only a 2 could hurt, for a fifteen or a pair. 21 is riskier.

## Playing to the board

lesson-board-title = Playing to the board
lesson-board-aim = Let the score decide how bold to be.
lesson-board-1 = In a game to 121 both sides score about 26 points in two deals, one of them as the dealer. The dealer makes some 16 of them, the other player about 10.
lesson-board-2 = The dealer’s edge is the crib, but the other player counts first. Near the end, counting first may win the game.
lesson-board-3 = Ahead of where you should be? Play safe: avoid giving points in the play and in the other crib. Behind? Take chances: keep the hand that might be big, and answer cards where a pair or a run could follow.
lesson-board-4 = At the end, count what you need. If your hand is enough to go out and you count first, throw whatever keeps it whole, and forget the crib.
lesson-board-ask-1 = You need 6 points, count first, and hold 8 points before the starter. Your opponent needs 20. What matters?
lesson-board-option-1a = Keeping the 8 points
lesson-board-why-1a = They win the game before anybody else counts.
lesson-board-option-1b = Throwing badly for the crib
lesson-board-why-1b = The crib is counted last. You will have won by then.
lesson-board-option-1c = Hoping for a big starter
lesson-board-why-1c = You have enough without it.
lesson-board-ask-2 = You are 20 behind with two deals left. How do you play?
lesson-board-option-2a = Boldly
lesson-board-why-2a = An average deal loses. You need a big hand or many pegs, so take chances.
lesson-board-option-2b = Safely
lesson-board-why-2b = Safe play keeps the score as it is, and that loses.
