# Rules in words: the presets, and what differs from the usual game.

## The presets

preset-standard = The usual game to 121; a skunk counts double, a double skunk quadruple.
preset-gamerules = To 121, and a lurch (below half of the target) counts two games.
preset-gamerules_61 = The short game to 61, once round the board.
preset-hoyle = A match to seven game points; the point for a go is pegged when it is called.
preset-acc = Club play: best of three games, two game points for a win and three for a skunk.
preset-muggins = Count your own hands and cards; your opponent may take the points you miss.
preset-three_players = Three players, each for himself: five cards each, discard one, and one card from the stock completes the crib.
preset-partners = Four players as two pairs of partners: five cards each, discard one.
preset-lowball = Lowest score wins: the first player to reach the target loses.
preset-crash = A figure-eight board: land on a peg to knock it away.
preset-no_discard = Four cards each and no crib: play what you are dealt.
preset-jokers = With two jokers, which stand for any card you name.
preset-nineteen = A hand that scores nothing counts nineteen.
preset-five_card = The old game to 61: five cards, hands of three, only one count; pone starts with three for last.
preset-seven_card = Seven cards, hands of five, to 181.
preset-toss_fives = Players must discard the fives they are dealt.
preset-captain = Two against one: the captain needs 61, and the other two share a score and need 121.
preset-bvs = Place cards anywhere; up to four may be discarded.
preset-bvs_hard = Place cards anywhere; none may be discarded.
preset-wikibooks = A card must touch another card.
preset-wikibooks_reserve = A card must touch another card; up to five may wait in a reserve.
preset-arnold = Four deals, each with two hands and a crib.
preset-solsuite = Six deals of nine cards, and a last hand of starters from under the stock.
preset-shuffle = Sixteen cards and the starter are dealt face up; swap any two cards as often as you like.

## What differs in cribbage

rules-then = { $first } { $then }
rules-players = { $form ->
    [captain] Three play, with the second seat as captain against the other two.
    [pairs] Four play as two pairs of partners, who sit opposite each other.
    [three-pairs] Six play as three pairs of partners, who sit opposite each other.
   *[each] { OPENING(WORDS($players)) } play, each for himself.
}
rules-deal = { $form ->
    [no-crib] { OPENING(WORDS($dealt)) } cards each, none discarded, and no crib.
    [dealt-crib] { OPENING(WORDS($dealt)) } cards each, none discarded; the crib of four is dealt from the stock.
    [five] { OPENING(WORDS($dealt)) } cards each, and one fewer for the dealer; each of the others discards { WORDS($discards) } to the crib, and all keep { WORDS($kept) }.
    [six] { OPENING(WORDS($dealt)) } cards each, and one fewer for the dealer and his partner; each of the others discards { WORDS($discards) } to the crib, and all keep { WORDS($kept) }.
    [three] { OPENING(WORDS($dealt)) } cards each; each discards { WORDS($discards) } to the crib, with one from the stock, and keeps { WORDS($kept) }.
   *[usual] { OPENING(WORDS($dealt)) } cards each; each discards { WORDS($discards) } to the crib and keeps { WORDS($kept) }.
}
rules-captain = The captain needs { $own } points, the other two together { $others }.
rules-target = To { $target }.
rules-first-to = { $length ->
    [one] A match to { WORDS($length) } game point.
   *[other] A match to { WORDS($length) } game points.
}
rules-best-of = { $length ->
    [one] Best of { WORDS($length) } game.
   *[other] Best of { WORDS($length) } games.
}
rules-high-cut = The player who cuts the highest card deals first.
rules-random-dealer = The first dealer is chosen at random.
rules-chosen-dealer = The first dealer is chosen.
rules-winner-deals = The winner deals the next game.
rules-dealers-alternate = The players take turns to deal first.
rules-no-heels = Nothing for his heels.
rules-crib-flush-four = Four cards of a suit are a flush in the crib too.
rules-go-on-call = The point for a go is pegged when it is called.
rules-go-bicycle = After a go, the count closes when the next player cannot play either.
rules-no-last-card = Nothing for the last card.
rules-three-for-last = Pone starts with three for last.
rules-one-count = The play stops at the end of the first count.
rules-manual-counting = The players count their own hands and cards.
rules-muggins = Opponents may take the points a player misses.
rules-overclaim-penalty = A player who claims too much gives two points to the next opponent.
rules-overclaim-excess = A player who claims too much gives the excess to the next opponent.
rules-no-skunks = Every game counts one.
rules-lurch = A lurch (below half of the target) counts two games.
rules-hoyle-skunks = Winning by more than 30 counts double, by more than 60 quadruple.
rules-acc-skunks = Two game points for a win, three for a skunk.
rules-lowball-skunks = Winning with a low score counts double, with a very low score quadruple.
rules-stinkhole = One hole before the target, points for his heels, a go and the last card are lost.
rules-lowball = The first player to reach the target loses.
rules-one-joker = One joker, which stands for any card its player names.
rules-two-jokers = Two jokers; each stands for any card its player names.
rules-joker-renamed = A joker may be named again when hands are counted.
rules-pone-names = Pone names a joker turned up as the starter, once for all hands.
rules-nineteen = A hand that scores nothing counts nineteen.
rules-nineteen-crib = A crib that scores nothing counts nineteen too.
rules-crash = The board is a figure of eight: land on a peg to knock it away.
rules-underclaim-lost = Points a player does not claim are lost.
rules-toss-fives = A player must discard the fives he is dealt, as far as his discards allow.

## What differs in solo games

rules-touching = A card must touch another card.
rules-dead-cells = { $cards ->
    [0] No card may be discarded.
    [1] One card may be discarded.
   *[other] { OPENING(WORDS($cards)) } cards may be discarded.
}
rules-reserve = { $form ->
    [one-top] { $cards ->
        [1] One card may wait on one pile; only the top one can be placed.
       *[other] { OPENING(WORDS($cards)) } cards may wait on one pile; only the top one can be placed.
    }
    [one-free] { $cards ->
        [1] One card may wait on one pile; any of them can be placed.
       *[other] { OPENING(WORDS($cards)) } cards may wait on one pile; any of them can be placed.
    }
    [two-top] { $cards ->
        [1] One card may wait on each of two piles; only the top one can be placed.
       *[other] { OPENING(WORDS($cards)) } cards may wait on each of two piles; only the top one can be placed.
    }
   *[two-free] { $cards ->
        [1] One card may wait on each of two piles; any of them can be placed.
       *[other] { OPENING(WORDS($cards)) } cards may wait on each of two piles; any of them can be placed.
    }
}
rules-heels-once = Two points for his heels once, not for each hand.
rules-heels-each = Two points for his heels for each of the eight hands.
rules-both-shown = Both hands are shown before any card is discarded.
rules-three-two-three = Three cards are dealt to the hand, two to the crib, and three to the hand.
rules-won-at = Won at { $points }.
rules-dealing-square = Sixteen cards are turned and placed one at a time; the next unseen card is the starter.
rules-dealing-two-hands = Four deals of thirteen cards: two hands of six, each of which discards two to the crib, and the starter.
rules-dealing-one-hand = Six deals of nine cards: a hand of six, which discards two to the crib, two dealt to the crib, and the starter, which goes under the stock; the last four cards are a hand.
rules-dealing-shuffle = Sixteen cards are dealt face up, four rows of four, and the seventeenth is the starter.
