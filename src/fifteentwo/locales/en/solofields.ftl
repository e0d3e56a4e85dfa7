# The fields of the rules of the games for one. English stands beside each field, too.

square-field-adjacency = Where a card may be placed
square-field-adjacency-why = Whether a card must touch another card, by a side or a corner.
square-field-adjacency-none = in any cell
square-field-adjacency-king = touching another card

square-field-dead-cells = Discards
square-field-dead-cells-why = The number of cards that may be discarded.
square-field-dead-cells-0 = none
square-field-dead-cells-1 = one
square-field-dead-cells-2 = two
square-field-dead-cells-3 = three
square-field-dead-cells-4 = four

square-field-reserve-piles = Reserve piles
square-field-reserve-piles-why = The number of reserve piles, on which cards may wait to be placed.
square-field-reserve-piles-0 = none
square-field-reserve-piles-1 = one
square-field-reserve-piles-2 = two

square-field-reserve-size = Cards in a reserve pile
square-field-reserve-size-why = The number of cards that a reserve pile holds.
square-field-reserve-size-1 = one
square-field-reserve-size-2 = two
square-field-reserve-size-3 = three
square-field-reserve-size-4 = four
square-field-reserve-size-5 = five

square-field-reserve-access = Playing from a reserve pile
square-field-reserve-access-why = Whether only the top card of a reserve pile can be placed, or any card.
square-field-reserve-access-top = the top card only
square-field-reserve-access-free = any card

square-field-heels = A jack as the starter
square-field-heels-why = Two points for a jack as the starter: never, once, or for each of the eight hands.
square-field-heels-off = nothing
square-field-heels-once = two, once
square-field-heels-per-hand = two for each hand

square-field-win-at = Points to win
square-field-win-at-why = The score that wins.

square-field-starter = The starter
square-field-starter-why = The starter is the next unseen card.

patience-field-deals = Deals
patience-field-deals-why = The number of deals; it follows from the number of hands.

patience-field-cards-per-deal = Cards per deal
patience-field-cards-per-deal-why = The number of cards in a deal, including the starter; it follows from the number of hands.

patience-field-hands-per-deal = Hands per deal
patience-field-hands-per-deal-why = Two hands of six, or one hand of six and two cards for the crib.

patience-field-b-hidden-until-a-discarded = Hide the second hand
patience-field-b-hidden-until-a-discarded-why = Whether the second hand is shown only after two cards of the first have been discarded.

patience-field-heels = A jack as the starter
patience-field-heels-why = Two points for a jack as the starter, once in each deal, or none.
patience-field-heels-off = nothing
patience-field-heels-once = two, once
patience-field-heels-per-hand = two for each hand

patience-field-crib-flush = A flush in the crib
patience-field-crib-flush-why = How many cards make a flush in the crib.
patience-field-crib-flush-five = five cards only
patience-field-crib-flush-four = four cards

patience-field-starter-to-bottom = Starter to bottom
patience-field-starter-to-bottom-why = Whether the starter goes under the stock after its deal; it follows from the number of hands.

patience-field-last-hand-without-starter = Last hand without starter
patience-field-last-hand-without-starter-why = Whether the four cards left over are a separate hand; it follows from the number of hands.

patience-field-win-at = Points to win
patience-field-win-at-why = The score that wins; with two hands 101 to 121.

patience-field-deal-order = The deal
patience-field-deal-order-why = How nine cards are dealt: six to the hand and two to the crib, or three to the hand, two to the crib and three to the hand.
patience-field-deal-order-hand-then-crib = six to the hand, two to the crib
patience-field-deal-order-3-2-3 = three to the hand, two to the crib, three to the hand

shuffle-field-heels = A jack as the starter
shuffle-field-heels-why = Two points for a jack as the starter: never, once, or for each of the eight hands.
shuffle-field-heels-off = nothing
shuffle-field-heels-once = two, once
shuffle-field-heels-per-hand = two for each hand

shuffle-field-win-at = Points to win
shuffle-field-win-at-why = The score that wins.
