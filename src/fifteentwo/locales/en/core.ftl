# Why an action is refused, in every game.

## Every game

no-seat-at-table = There is no seat { $seat } at this table.
no-seat-in-game = There is no seat { $seat } in this game.
not-your-turn = It is not your turn.
not-my-turn = It is not my turn.
game-over = The game is over.
game-not-over = This game is not over yet.
match-over = The match is over.
no-such-action = There is no such action in { $game }.
deal-has = Deal { NUMBER($deal, useGrouping: 0) } has '{ $line }' here.
no-game = { $action ->
    [resign] Nothing can be given up: no game is being played.
    [hint] Nobody can be given a hint: no game is being played.
    [take-back] Nothing can be taken back: no game is being played.
   *[act] Nothing can be done: no game is being played.
}
deals-first = Seat { $seat } deals first in this game, by next_dealer={ $rule }.
cannot-begin = { $reason }.
nothing-to-take-back = There is nothing to take back in this game.
not-in-stock = The { CARD($card) } is not in the stock.
same-card-twice = The same card twice: { $cards }.

## Cribbage

answer-first = { $what ->
    [card] First the card just played must be counted.
    [hand] First the hand turned up must be counted.
    [crib] First the crib must be counted.
    [starter] First pone must name the joker that is the starter.
   *[path] First a direction round the board must be chosen.
}
answer-now = { $what ->
    [claim] Now the claim must be called or passed.
    [card] Now the card just played must be counted.
    [hand] Now the hand turned up must be counted.
    [crib] Now the crib must be counted.
    [starter] Now pone must name the joker that is the starter.
   *[path] Now a direction round the board must be chosen.
}
answer-not-due = There is nothing to claim, call, choose or name now.
answer-not-your-turn = It is not the turn of seat { $seat } to answer now.
answer-out-of-range = { $points } is out of range: enter { $lowest } to { $highest }.
answer-name-jokers = Now name { $cards }, each as a card of the pack, such as { $joker }=5H.
cannot-play-now = A card cannot be played now: { phase-now }.
cannot-go-now = Go cannot be said now: { phase-now }.
cannot-discard-now = Cards cannot be discarded now: { phase-now }.
cannot-turn-now = The starter cannot be turned now: { phase-now }.
cannot-deal-now = Cards cannot be dealt now: { phase-now }.
cannot-cut-now = The cut for the deal cannot take place now: { phase-now }.
cannot-appoint-now = A dealer cannot be appointed now: { phase-now }.
cannot-reveal-now = A hand cannot be revealed now: { phase-now }.
phase-now = { $phase ->
    [cut] the cut for the deal comes first
    [deal] the cards have not been dealt yet
    [discard] cards are being discarded
    [starter] the starter has not been turned yet
    [play] the play is not over
    [show] the hands are being counted
   *[over] the game is over
}
cut-decides-dealer = In this game the cut decides the first dealer.
dealer-without-cut = In this game the first dealer is chosen at random, without a cut.
cut-one-card-each = Cut one card for each of the seats { $seats }.
cut-face-up = Cards cut for the deal are face up.
cut-joker = A joker decides nothing: cut again.
name-the-card = The cards of seat { $seat } are known: name the card.
not-held-to-discard = Seat { $seat } does not hold the { CARD($card) } to discard.
not-held-to-play = Seat { $seat } does not hold the { CARD($card) } to play.
already-discarded = Seat { $seat } has already discarded.
no-cards-to-discard = Seat { $seat } has no cards to discard.
discard-how-many = { $wanted ->
    [one] Discard one card, not { $given }.
   *[other] Discard { $wanted } cards, not { $given }.
}
fives-first = Fives must be discarded before other cards.
five-was-discarded = Seat { $seat } would have had to discard the { CARD($card) }.
play-face-up = A card is played face up.
play-name-joker = Name the joker when playing it, such as { $joker }=5H.
could-not-play-before = Seat { $seat } could not play before, so it cannot hold the { CARD($card) }.
over-31 = That would pass 31: the count is { $count }.
leader-can-play = The player who leads can always play.
can-play-and-must = Seat { $seat } can play a card, and must.
every-card-fits = At { $count } every card can be played.
not-turn-of-seat = It is not the turn of seat { $seat }.
not-in-pack = There is no { $card } in this pack.
starter-face-up = The starter is turned face up.
deal-hands = Deal { $hands } hands of { $cards } cards.
deal-from-stock = { $wanted ->
    [1] Deal 1 card to the crib from the stock, not { $given }.
   *[other] Deal { $wanted } cards to the crib from the stock, not { $given }.
}
cards-are-counted = { $wanted } cards are counted, not { $given }.
card-elsewhere = The { CARD($card) } is somewhere else.
cards-known-there = The cards known to be there are { $cards }.
points-needed = With a card unknown, say how many points were counted.
points-impossible = { $points } is not a possible number of points.
cards-count = These cards count { $counted }, not { $points }.
nothing-to-count = You have no hand or crib to count now.
name-jokers-first = Name the jokers first.

## Games for one

solo-no-resigning = You can’t resign a solo game: leave it, and continue any time.
solo-waits-for = { $phase ->
    [discard] Cards must be discarded first.
    [starter] The starter must be turned first.
    [deal] Cards must be dealt first.
   *[over] The game is over.
}
solo-starter-must-be = The starter must be the { CARD($card) }, which comes next.
solo-same-card-twice = The same card twice.
solo-not-in-hand = The { CARD($card) } is not in the hand to be discarded from.
solo-deal-sizes = Deal { $hands } of { $cards } cards, and { $crib } to the crib.
solo-under-stock-last = The cards under the stock are dealt last, and in their order.
solo-not-next = The { CARD($card) } does not come next from the stock.
square-place-first = The { CARD($card) } must be placed first.
square-turn-first = A card must be turned first.
square-no-dead-cell = There is no free cell for dead cards.
square-pile-full = Pile { $pile } of the reserve is full.
square-no-pile = There is no pile { $pile } in the reserve.
square-under-another = The { CARD($card) } is under another card.
square-not-available = The { CARD($card) } is not available.
square-no-cell = There is no cell { $cell }: cells are 0 to { $last }.
square-cell-taken = Cell { $cell } is taken by the { CARD($card) }.
square-touches-nothing = Cell { $cell } touches no card.
shuffle-deal = Deal { $cards } different cards and the starter.
shuffle-already-dealt = The cards have already been dealt.
shuffle-deal-first = The cards must be dealt first.
shuffle-two-cards = Choose two different cards to swap.
