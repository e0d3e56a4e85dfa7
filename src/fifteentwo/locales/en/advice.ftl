# Hints: the nudge, the choice, the reasons, and where the figures come from.

## At a table of cribbage

nudge-discard = { $rank ->
    [ace] Discard an ace.
    [eight] Discard an eight.
    [joker] Discard a joker.
   *[two] Discard a { card-rank }.
}
nudge-crib = The crib matters more here than the best hand.
nudge-hand = Keep the best hand: the crib matters less here.
nudge-only-card = You have only one card to play.
nudge-score = You can score now.
nudge-wait = Don’t grab the points here.
nudge-think = No card scores now: think about what the next card could score.
advice-discard-one = Discard the { CARD($first) }.
advice-discard-two = Discard the { CARD($first) } and the { CARD($second) }.
advice-play = Play the { CARD($card) }.

## Reasons

reason-discard = { $owner ->
    [mine] Keep { $kept }: hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, your crib { SIGNED($crib) }, pegging { SIGNED($play) }, net { SIGNED($net) }. Best starters: { $starters }.
   *[theirs] Keep { $kept }: hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, opponent’s crib { SIGNED($crib) }, pegging { SIGNED($play) }, net { SIGNED($net) }. Best starters: { $starters }.
}
reason-starter = { $rank } ({ NUMBER($hand, minimumFractionDigits: 1, maximumFractionDigits: 1) })
reason-card = { $side ->
    [less] { $card } pegs { $now } and makes the count { $count }; from here on you peg { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } less than your opponent, and you win { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games.
   *[more] { $card } pegs { $now } and makes the count { $count }; from here on you peg { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } more than your opponent, and you win { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games.
}
reason-sampled-discard = { $known ->
    [win] Keep { $kept }: hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, pegging { SIGNED($play) }; you win about { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games.
   *[points] Keep { $kept }: hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, pegging { SIGNED($play) }.
}
reason-sampled-card = { $known ->
    [joker] { $card } pegs { $now } and makes the count { $count }; with the play that follows and the joker’s name in your hand its value is { SIGNED($value) }; not played out to the end.
    [joker-win] { $card } pegs { $now } and makes the count { $count }; with the play that follows and the joker’s name in your hand its value is { SIGNED($value) }, and you win about { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games.
    [win] { $card } pegs { $now } and makes the count { $count }; with the play that follows its value is { SIGNED($value) }, and you win about { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games.
   *[neither] { $card } pegs { $now } and makes the count { $count }; with the play that follows its value is { SIGNED($value) }; not played out to the end.
}
reason-keep = Keep { $kept }: hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }.
reason-reply = { $card } pegs { $now }; { SIGNED($value) } with the reply and half of the reply to that.

## Where the figures come from

basis-solved = Hands are exact; cribs are exact against the discards of the engine’s policy; pegging is the exact best response to that policy; chances to win come from a model of whole deals, with errors that cover the samples of deals and the model itself.
basis-solved-table = The hand is exact. The crib is exact if your opponent discards as the computer does, and the pegging if your opponent plays as the computer does. The chances to win are estimates from simulated deals. Points are yours minus your opponent’s.
basis-loading = Quick estimate while the tables are loading: hands are exact, the crib is an average, and the pegging looks two cards ahead. The full analysis follows. Points are yours minus your opponent’s.
basis-heuristic = A quick estimate, not solved or sampled: hands over every starter, cribs from a table of means for two players, pegging two cards ahead.
basis-sampled-hands = { $against ->
    [opponent] These rules are not solved: hands are exact; the rest is sampled, in { NUMBER($cribs, useGrouping: 0) } deals for cribs and up to { NUMBER($rest, useGrouping: 0) } for the rest ({ NUMBER($few, useGrouping: 0) } where hand and crib promise less), played by a quick player; points are yours minus your opponent’s.
   *[others] These rules are not solved: hands are exact; the rest is sampled, in { NUMBER($cribs, useGrouping: 0) } deals for cribs and up to { NUMBER($rest, useGrouping: 0) } for the rest ({ NUMBER($few, useGrouping: 0) } where hand and crib promise less), played by a quick player; points are yours minus the mean of the others.
}
basis-sampled-jokers = { $against ->
    [opponent] These rules are not solved: hands count a joker as the best card, less what its name in the play usually costs; the rest is sampled, in { NUMBER($cribs, useGrouping: 0) } deals for cribs and up to { NUMBER($rest, useGrouping: 0) } for the rest ({ NUMBER($few, useGrouping: 0) } where hand and crib promise less), played by a quick player; points are yours minus your opponent’s.
   *[others] These rules are not solved: hands count a joker as the best card, less what its name in the play usually costs; the rest is sampled, in { NUMBER($cribs, useGrouping: 0) } deals for cribs and up to { NUMBER($rest, useGrouping: 0) } for the rest ({ NUMBER($few, useGrouping: 0) } where hand and crib promise less), played by a quick player; points are yours minus the mean of the others.
}
basis-sampled-cards = { $against ->
    [opponent] These rules are not solved: all figures are sampled, in up to { NUMBER($deals, useGrouping: 0) } deals consistent with your view, played by a quick player; points are yours minus your opponent’s.
   *[others] These rules are not solved: all figures are sampled, in up to { NUMBER($deals, useGrouping: 0) } deals consistent with your view, played by a quick player; points are yours minus the mean of the others.
}
basis-net = { $basis } Points are yours minus your opponent’s.

## Games for one

alone-nudge-done = Look whether anything is left to gain.
alone-nudge-swap = The { CARD($card) } could lie better.
alone-nudge-place = Look at row { $row } and at column { $column }.
alone-nudge-throw-away = Not every card has to lie in the square.
alone-nudge-keep = It need not lie in the square yet.
alone-nudge-discard = { $rank ->
    [ace] One of the two to discard is an ace.
    [eight] One of the two to discard is an eight.
   *[two] One of the two to discard is a { card-rank }.
}
alone-done = Leave the cards as they lie: you are done.
alone-swap = Swap the { CARD($first) } and the { CARD($second) }.
alone-place = The { CARD($card) } into row { $row }, column { $column }.
alone-throw-away = Throw the card away.
alone-keep = Let the card wait on pile { $pile } of the reserve.
alone-discard = Discard the { CARD($first) } and the { CARD($second) }.
alone-no-better = no layout has more points
alone-from-best = { $swaps ->
    [one] { $swaps } swap from a layout of { $points }
   *[other] { $swaps } swaps from a layout of { $points }
}
alone-basis-first = This is a first opinion: the square after each swap is counted, without looking further ahead.
alone-basis-proved = The best layout is proved. The swaps that bring the square nearer to it come first.
alone-basis-normal = The chance to win takes the points of later deals as normally distributed, with the mean and the variance of many games.
alone-basis-sampled = The points are averages over { NUMBER($hands, useGrouping: 0) } hands drawn for the one that lies face down.
alone-basis-averages = The values are exact averages over all cards that may come.
alone-basis-learned = This is a first opinion: the learned value of the square after each choice.
alone-basis-exact = The values are exact: every card that may still come is counted.
alone-basis-search = Every next card is tried, and for the best { $width } choices the card after it; from there the learned value of the square counts.
