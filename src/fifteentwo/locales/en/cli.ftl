# The messages of the command line.

cli-no-language = { $source }: there is no language '{ $given }': the languages are { $known }

## The review of a game for one

solo-review-title = { $name }, reviewed by the engine’s values
solo-review-game = { $points ->
    [one] Game { $number }: 1 point; { $needed } are needed to win.
   *[other] Game { $number }: { $points } points; { $needed } are needed to win.
}
solo-review-unfinished = The record ends before the game does.
solo-review-no-par = The record has no number of a deal, so the cards that were never turned are unknown, and there is no par.
solo-review-assisted = The player had help.
solo-review-swaps = A swap can always be swapped back, so swaps are not graded: only the result counts.
solo-review-par = Par: { $points }.
solo-review-par-between = Par: between { $least } and { $most }.
solo-review-legal-par = Par in the order of the cards: { $points }.
solo-review-legal-par-between = Par in the order of the cards: between { $least } and { $most }.
solo-review-sum = Expected with the first card { $expected }, luck { $luck }, choices { $choices }: { $total } points. The standard error of luck and choices is { $error }.
solo-review-lost = The choices gave up { $points } points, with a standard error of { $error }: inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
solo-review-choice = choice
solo-review-best = best
solo-review-loss = lost
solo-review-expected = expected
solo-review-grade = grade
solo-review-band = { $band ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

## Claims and calls in a review

review-count-heading = Counts that could have been better
review-count-claimed = Deal { $deal }: { $name } claimed { $said }, and { $right } was right. Points given up: { $points }; chance to win: { $loss } %.
review-count-called = Deal { $deal }: { $name } called { $said }, and { $right } was missed. Points given up: { $points }; chance to win: { $loss } %.
review-count-passed = Deal { $deal }: { $name } did not call { $right }. Points given up: { $points }; chance to win: { $loss } %.
review-count-named = Deal { $deal }: { $name } named { $said }, and { $right } counts more. Points given up: { $points }; chance to win: { $loss } %.
review-path-graded = Deal { $deal }: { $name } went { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
} round the board. Given up against the other direction: { $loss }.

## The tables of score, peg, discard and play-advice

score-hand = Hand { $cards }, starter { $starter }
score-hand-alone = Hand { $cards }, no starter
score-crib = Crib { $cards }, starter { $starter }
score-crib-alone = Crib { $cards }, no starter
score-said = { OPENING($call) }.
score-total = Total { $points }
score-kind = { $kind ->
    [fifteen] fifteen
    [nineteen] nineteen
    [run] run
    [pair] pair
    [flush] flush
   *[nobs] nobs
}
table-head = { $column ->
    [combination] combination
    [total] total
    [cards] cards
    [card] card
    [count] count
    [points] points
    [said] said
    [discard] discard
    [hand] hand
    [crib] crib
    [play] play
    [spread] spread
    [pegs-now] pegs now
    [often] often
    [game-won] game won
    [match-won] match won
    [best-cuts] best cuts
   *[worst-cuts] worst cuts
}
figure-signs = No sign: exact; ±: standard error; ≈: an estimate.
analysis-compiling = By rules without tables the engine is compiled at the first analysis, which takes about a minute ...
