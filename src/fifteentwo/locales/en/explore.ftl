# The explorers: discard, pegging, score and square.

explore-home = Home
explore-explorers = Explorers
explore-discard = Discard
explore-pegging = Pegging
explore-score = Score
explore-square = Square
explore-discard-title = Discard explorer
explore-pegging-title = Pegging explorer
explore-score-title = Score explorer
explore-square-title = Square explorer
explore-discard-lede = Any hand at any score: what each discard is worth.
explore-pegging-lede = What each card is worth, what your opponent may hold, and what comes next.
explore-score-lede = Your chance to win from any two scores, before the deal.
explore-square-lede = What the next card is worth in each empty cell.
explore-percent = { $percent } %

## Entering a position

explore-pack = The pack
explore-hand = Your hand
explore-typed = Or type the cards
explore-take = Use these
explore-random = Random hand
explore-no-cards = “{ $given }” has something that is not a card: write a rank (A 2–9 T J Q K) and a suit (C D H S), as in 5H.
explore-choose-cards = Choose the { $number } cards you were dealt.
explore-change-card = Tap a card to change it.
explore-crib-is = The crib is
explore-yours = yours
explore-opponents = your opponent’s
explore-your-score = Your score
explore-their-score = Opponent’s score
explore-rules = Rules

## Discards

explore-all-discards = { $number ->
    [15] All fifteen discards
   *[other] All { $number } discards
}
explore-rank-by = Rank by
explore-by-points = Points
explore-by-win = Winning
explore-head-discard = Discard
explore-head-keep = Keep
explore-head-hand = Hand
explore-head-own-crib = Your crib
explore-head-their-crib = Their crib
explore-head-pegging = Pegging
explore-head-net = Net
explore-head-spread = Starters A–K, spread
explore-head-win = Win
explore-head-card = Card
explore-head-count = Count
explore-head-now = Pegs now
explore-source-solved = Points are exact against an opponent who plays by the solution of the game. Chances to win are sampled to within about 0.1 %.
explore-source-sampled = These rules are not solved: the figures come from sampled deals.
explore-source-searched = The figures come from a search.
explore-source-heuristic = The figures are quick estimates.
explore-best = best
explore-points = { $points } points
explore-keeps = You keep
explore-chance = You win { $chance } of the time.
explore-chance-within = You win { $chance } of the time (± { $error }).
explore-by-starter = Your hand by starter
explore-best-starters = { $number ->
    [one] The best starter is { $ranks }, for { $points } points.
   *[other] The best starters are { $ranks }, for { $points } points.
}
explore-worst-starters = { $number ->
    [one] The worst starter is { $ranks }, for { $points } points.
   *[other] The worst starters are { $ranks }, for { $points } points.
}
explore-spread = Hand, crib and pegging together usually land within { $points } points of the average.
explore-against = Compared with
explore-against-caption = The difference from the best discard
explore-copy-link = Copy link
explore-copied = Copied
explore-key-arrows = Up, Down
explore-key-backspace = Backspace
explore-key-choose = choose a discard
explore-key-crib = whose crib
explore-key-by = points or winning
explore-key-link = copy link
explore-key-random = random hand
explore-key-play = choose a card
explore-key-back = step back
explore-key-compare = compare

## Pegging

explore-you = You
explore-opponent = Opponent
explore-dealer = D
explore-starter = Starter
explore-discarded = You discarded
explore-played = Cards played
explore-count = Count
explore-edit = Edit position
explore-edit-done = Done
explore-edit-what = Choose cards for
explore-edit-help = Enter the hand you kept, your discards, the starter, and the cards played in order, yours among them.
explore-back = Step back
explore-your-options = Your options
explore-they-hold = What your opponent may hold
explore-cards-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
}
explore-now = now, %
explore-after-go = after a go to { $card }, %
explore-rank = Rank
explore-range-caption = The chance that your opponent holds each rank
explore-no-range = Under these rules the opponent’s cards cannot be estimated.
explore-go-title = What a go would tell you
explore-go-chance = { $card } makes the count { $count }: the answer is a go { $chance } of the time.
explore-go-excludes = Your opponent then holds none of { $ranks }.
explore-go-suggests = { $rank ->
    [A] An ace becomes likelier: { $before } before, { $after } after.
    [8] An eight becomes likelier: { $before } before, { $after } after.
    [J] A jack becomes likelier: { $before } before, { $after } after.
    [Q] A queen becomes likelier: { $before } before, { $after } after.
    [K] A king becomes likelier: { $before } before, { $after } after.
   *[other] A { $rank } becomes likelier: { $before } before, { $after } after.
}
explore-go-never = After { $card }, at { $count }, your opponent can always play.
explore-replies = After { $card }, count { $count }
explore-compare = Compare with
explore-compare-none = no other card
explore-replies-help = The replies and how often each is played. Choose one to step to the position after it.
explore-go = Go
explore-pegs = { $points ->
    [one] pegs 1
   *[other] pegs { $points }
}
explore-no-replies = Nothing follows: this card ends the play, or the opponent’s cards are not known.

## Scores

explore-dealing = You deal
explore-not-dealing = Opponent deals
explore-role = The next deal
explore-target = Game to
explore-map = Chance to win by score
explore-map-help = Arrow keys move by one point, with Shift by ten.
explore-map-value = { $role ->
    [dealer] { $mine }–{ $theirs }, you deal: { $chance }.
   *[pone] { $mine }–{ $theirs }, your opponent deals: { $chance }.
}
explore-legend = The scale goes from a sure loss over an even game to a sure win.
explore-they-win = you lose
explore-you-win = you win
explore-table = As a table
explore-table-caption = { $role ->
    [dealer] Your chance to win in percent when you deal; your score across, your opponent’s down.
   *[pone] Your chance to win in percent when your opponent deals; your score across, your opponent’s down.
}
explore-bad-score = Scores are whole numbers from 0 to { $most }.

## Squares

explore-grid = The square
explore-cell = Row { $row }, column { $column }: { $card }
explore-empty-cell = Row { $row }, column { $column }: empty
explore-value-cell = Row { $row }, column { $column }: worth { $value }
explore-to-place = Card to place
explore-dead = Discarded
explore-reserve = Reserve pile { $pile }
explore-values = Every choice
explore-place = Row { $row }, column { $column }
explore-throw-away = Discard the card
explore-keep-on = Keep it on pile { $pile }
explore-choice = Choice
explore-value = Expected score
explore-below-best = Below the best
explore-square-help = The value of a choice is the final score that the engine expects after it.
explore-choose-card = Choose the card to place.
explore-clear = Clear the square
explore-put-here = { $where }: choose a card for it from the pack, or one that is there to take it away.
