# The solo games: their page, their tables, and the result.

solo-title = Solo games
solo-tagline = Cribbage for one: fill a square with sixteen cards, or play a whole pack, hand by hand.
solo-family-square = Squares
solo-family-patience = Solitaires
solo-family-shuffle = Shuffle

## The page of the games

solo-to-win = { $points } to win
solo-today = Today’s deal
solo-today-of = Today’s deal of { $name }
solo-today-done = Today’s deal: { $score }
solo-today-open = Continue today’s deal
solo-new-deal = New deal
solo-new-deal-of = New deal of { $name }
solo-figures = Statistics
solo-figures-of = Statistics of { $name }
solo-begun = In progress
solo-nothing-begun = You can leave a game any time and pick it up here.
solo-resume = Continue
solo-resume-this = Continue { $name }, deal { NUMBER($number, useGrouping: 0) }
solo-restart = Same deal
solo-watch = Watch
solo-watch-of = Watch the computer play { $name }
solo-number = Deal number
solo-number-play = Play this deal
solo-other = Other rules
solo-other-of = Other rules for { $name }
solo-other-title = { $name }: other rules
solo-other-play = Play by these rules
solo-other-number = Deal number, if you want a certain one
solo-rules-code = Rules code (advanced)
solo-rules-code-why = The name of a game, then what is different. For example:
solo-rules-code-play = Play by this code
solo-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The rules in short

solo-square-short = Sixteen cards are turned one at a time, and each is laid into the square, where it stays.
solo-square-counted = When the square is full, the next card is the starter. Each row and each column is then a hand of cribbage, with the starter as its fifth card, and the eight hands together are your score.
solo-shuffle-short = Sixteen cards lie open in a square, and beside them the starter. Swap any two cards, as often as you like.
solo-shuffle-counted = Each row and each column is a hand of cribbage, with the starter as its fifth card. When you are content, the eight hands together are your score. To take a swap back is no help here: you could swap the same two again.
solo-two-short = In each of four deals there are two hands of six. Discard two cards of the first to the crib, and then two of the second.
solo-two-counted = The next card is the starter, and both hands and the crib are counted with it. All of it is yours. The pack is dealt through once, and nothing comes back.
solo-one-short = In each of six deals you have six cards, and two more lie in the crib unseen. Discard two of yours to it.
solo-one-counted = The next card is the starter: hand and crib are counted with it, and both are yours. The starter then goes under the stock, so that it comes back at the end; the last four cards are one more hand, without a starter.
solo-heels-off = A jack as the starter brings nothing by itself.
solo-heels-once = A jack as the starter is two points more.
solo-heels-per-hand = A jack as the starter is two points more for each of the eight hands: sixteen.

## The table

solo-worth = { $points } points
solo-chance = { $percent } to win
solo-turned = Turned card
solo-stock = { $cards ->
    [one] 1 card in the stock
   *[other] { $cards } in the stock
}
solo-starter = Starter
solo-reserve = Reserve
solo-reserve-pile = Reserve { $pile }
solo-keep = Keep it here
solo-keep-on = Keep it on pile { $pile }
solo-dead = Discards ({ $free } left)
solo-throw-away = Discard it
solo-aside = the { $card } was left over
solo-grid = The square
solo-cell = row { $row }, column { $column }
solo-empty = empty
solo-open = may be taken
solo-line = { $kind ->
    [hand] Your hand
    [crib] The crib
    [last] The last hand
    [nth] Hand { $number }
    [row] Row { $number }
   *[column] Column { $number }
}
solo-line-points = { $name }: { $points }
solo-no-sets = nothing yet
solo-total = { $points } of { $target }
solo-deal = Deal { $number } of { $of }
solo-crib = Crib
solo-under = Under the stock
solo-waits = until hand 1 is discarded
solo-heels-pay = His heels: { $points }

## What is to be done

solo-place = Place the { $card }.
solo-swap = Swap two cards.
solo-swap-with = Choose the card that the { $card } changes places with.
solo-counting = The square is counted.
solo-counted = { $line }: { $words }.
solo-discard-from = { $hand ->
    [0] Discard two cards of your hand to the crib.
   *[other] Discard two cards of hand { $hand } to the crib.
}
solo-show = { $name }: { $points }.
solo-over-won = You won.
solo-over-lost = You lost.
solo-computer-won = The computer won.
solo-computer-lost = The computer lost this one.
solo-discard = Discard { $cards }
solo-discard-two = Discard two cards
solo-done = Done: { $points }
solo-continue = Continue
solo-skip = Count it at once

## The result

solo-won = Won
solo-lost = Lost
solo-looking = Working out par …
solo-par = Par
solo-legal-par = Legal par
solo-par-why = the best layout of the cards that came, in any order
solo-legal-par-why = the best that could be played in the order they came
solo-patience-why = the best discards, had every card been known, deal by deal:
solo-between = { $least } to { $most }
solo-engine = The computer
solo-engine-why = what the computer made of the same deal
solo-standing = { $player ->
    [instant] Beats the computer on { $percent } % of the { $deals } deals it played looking one card ahead.
   *[quick] Beats the computer on { $percent } % of the { $deals } deals it played.
}
solo-tired = This takes longer than usual. Come back to it later.
solo-narrowing = Still working on this …
solo-settled = { $name } is { $points }, proved.
solo-settled-between = { $name } lies between { $least } and { $most }.
solo-layout = See the layout
solo-layout-of = See the layout of { $name }
solo-seen = { $name }: { $points } points.
solo-own = Back to what was played
solo-see = See how
solo-see-how = See how the computer plays this deal
solo-share = Copy a line to share
solo-shared = Copied. It gives no card away.
solo-away = { $cards } from hand { $hand }
solo-last-hand = the last hand: { $points }
solo-of-deal = { $aways }: { $points }

## The statistics

solo-alone = Played alone
solo-assisted = Assisted, or a deal seen before
solo-none = No game has been finished yet.
solo-games = Games
solo-wins = Won
solo-win-share = { $wins } ({ $percent } %)
solo-best = Best
solo-mean = Mean
solo-streak = Wins in a row
solo-longest = Longest row of wins
solo-chart = How often each total came
solo-bar = { $least } to { $most }: { $games }
solo-as-table = Show as table
solo-total-head = Total

## What has happened

solo-log-placed = The { $card } lies in { $where }.
solo-log-turned = The { $card } is turned.
solo-log-swapped = The { $one } and the { $other } change places: { $points }.
solo-log-thrown-away = The { $card } is thrown away.
solo-log-kept = The { $card } waits in the reserve.
solo-log-aside = The square is full; the { $card } is left over.
solo-log-dealt = Dealt: { $cards }.
solo-log-discarded = Discarded: { $cards }.
solo-log-looked-at = The second hand: { $cards }.
solo-log-starter = The starter is the { $card }.
solo-log-shown = { $name }: { $words }. { $points }.
solo-log-heels = Two for his heels.
solo-log-won = { $score } points: won.
solo-log-lost = { $score } points: not enough.
