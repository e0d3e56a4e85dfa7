# The fields of the rules of cribbage, for the form of a new game. English stands beside each field, too.

section-the-deal = The deal
section-cards = Cards
section-the-play = The play
section-the-count = The count
section-winning = Winning

field-players = Players
field-players-why = The number of players; six play only as three pairs of partners.

field-teams = Partners
field-teams-why = Whether four or six players play as partners, who sit opposite each other and share a score.

field-cards-dealt = Cards dealt to each player
field-cards-dealt-why = The cards dealt to each player: usually six to two players and five to more. The dealer of five, or the dealer’s side of six, gets one fewer.
field-cards-dealt-4 = four
field-cards-dealt-5 = five
field-cards-dealt-6 = six
field-cards-dealt-7 = seven
field-cards-dealt-8 = eight

field-discards = Cards discarded
field-discards-why = The cards each player discards; it follows from the cards dealt.
field-discards-0 = none
field-discards-1 = one
field-discards-2 = two

field-crib = The crib
field-crib-why = Where the crib comes from; it follows from the cards dealt, except that with four it may be none or dealt.
field-crib-discards = the cards discarded
field-crib-discards-1-from-stock = the cards discarded and one from the stock
field-crib-none = no crib
field-crib-dealt = four from the stock

field-target = Play to
field-target-why = The score that wins, or in lowball loses.

field-first-deal = The first deal
field-first-deal-why = Who deals first in a match.
field-first-deal-low-cut = the lowest card cut
field-first-deal-high-cut = the highest card cut
field-first-deal-random = at random
field-first-deal-chosen = I choose

field-next-dealer = Who deals the next game
field-next-dealer-why = Who deals first in the next game of a match.
field-next-dealer-loser = the loser
field-next-dealer-winner = the winner
field-next-dealer-alternate = take turns

field-heels = A jack as the starter
field-heels-why = The points for a jack as the starter.
field-heels-2 = two for his heels
field-heels-0 = nothing

field-crib-flush = A flush in the crib
field-crib-flush-why = How many cards make a flush in the crib.
field-crib-flush-five = five cards only
field-crib-flush-four = four cards

field-go-timing = The point for a go
field-go-timing-why = When the point for a go is pegged: when the count closes, or when go is called.
field-go-timing-on-close = when nobody can play on
field-go-timing-on-call = as soon as go is called

field-go-rotation = After a go
field-go-rotation-why = With three or more players: who may still play after a go.
field-go-rotation-all = all others play on
field-go-rotation-bicycle = only the next player may play on

field-last-card = The last card
field-last-card-why = The points for the last card.
field-last-card-1 = one point
field-last-card-0 = nothing

field-three-for-last = Three for last
field-three-for-last-why = Whether pone starts with three points in the five-card game.

field-play-stops-at-first-count = One count only
field-play-stops-at-first-count-why = Whether the play stops after the first count in the five-card game.

field-counting = Counting
field-counting-why = Who counts the points: the game, or each player for himself.
field-counting-auto = the game counts
field-counting-manual = the players count

field-muggins = Muggins
field-muggins-why = Whether an opponent may call and take the points a player misses.

field-overclaim = Counting too much
field-overclaim-why = The penalty for claiming too much.
field-overclaim-correct = is corrected
field-overclaim-penalty-2 = two for the opponent
field-overclaim-give-excess = the excess for the opponent

field-skunk-scale = Skunks
field-skunk-scale-why = The game points for a win, by the score of the loser.
field-skunk-scale-none = none: every win counts one
field-skunk-scale-lurch = lurch: below half of the target counts two
field-skunk-scale-skunk = a skunk counts two, a double skunk four
field-skunk-scale-hoyle = Hoyle: a lead over 30 counts two, over 60 four
field-skunk-scale-acc = club: a win counts two, a skunk three
field-skunk-scale-lowball = lowball: a winner low enough counts two, or four

field-match = Match
field-match-why = The length of a match.

field-stinkhole = Stinkhole
field-stinkhole-why = Whether points for his heels, a go or the last card are lost one hole before the target.

field-objective = The aim
field-objective-why = Whether the first player to reach the target wins or, in lowball, loses.
field-objective-high = first to the target wins
field-objective-lowball = first to the target loses

field-jokers = Jokers
field-jokers-why = The jokers in the pack; each stands for any card its player names.
field-jokers-0 = none
field-jokers-1 = one
field-jokers-2 = two

field-joker-binding = A joker keeps its name
field-joker-binding-why = Whether a joker keeps the name it was played with when hands are counted.

field-starter-joker = A joker as the starter
field-starter-joker-why = A joker as the starter: each hand names it as it likes, or pone names it for all hands.
field-starter-joker-per-hand = the best card for each hand
field-starter-joker-pone-names = the card pone names

field-nineteen = Nineteen for no points
field-nineteen-why = A hand that scores nothing counts nineteen.

field-nineteen-crib = Nineteen for the crib too
field-nineteen-crib-why = A crib that scores nothing counts nineteen too.

field-board = The board
field-board-why = The usual board, or a figure of eight on which a peg is knocked away when another lands on it.
field-board-straight = the usual track
field-board-crash8 = the figure of eight

field-underclaim = Counting too little
field-underclaim-why = What happens to points that were not claimed.
field-underclaim-correct = is corrected
field-underclaim-lost = is lost

field-toss-fives = Toss fives
field-toss-fives-why = A player must discard the fives he is dealt, as far as his discards allow.

field-captain = Captain
field-captain-why = Of three players, the one in the second seat is the captain, who plays against the other two and needs half as many points.
