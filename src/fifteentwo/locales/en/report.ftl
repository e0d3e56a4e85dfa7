# The review of a game, as `fifteentwo review` prints it and writes it as a page. $person is "you" for the reader, "many" for several players.

report-title = { $who }, seen from the side of { $name }
report-seen-from = Seen from the side of { $name }.
report-game = Game { $number }: { $ended }
report-unfinished = The record ends at { $score }.
report-won = { $person ->
    [you] You win { $score }.
    [many] { $who } win { $score }.
   *[other] { $who } wins { $score }.
}
report-won-by-resignation = { $person ->
    [you] You win by resignation at { $score }.
    [many] { $who } win by resignation at { $score }.
   *[other] { $who } wins by resignation at { $score }.
}
report-won-on-time = { $person ->
    [you] You win on time at { $score }.
    [many] { $who } win on time at { $score }.
   *[other] { $who } wins on time at { $score }.
}

report-curve = The chance to win
report-curve-label = The chance of { $name } to win, from the cut for deal to the end. The table below has every value.
report-as-table = Show the curve as a table
report-where-it-went = Where the game went
report-where-win = Where the game went, in percent of a win
report-where-match = Where the game went, in percent of a win of the match
report-key-moments = Key moments
report-decisions = Every decision
report-better = Decisions that could have been better

report-kind = { $kind ->
    [start] start
    [cut] cut for deal
    [deal] deal
    [discard] discard
    [starter] starter
    [play] card
    [count] count
   *[resign] resignation
}
report-part = { $part ->
    [cut] Cut for deal
    [my-cards] My cards
    [their-cards] Their cards
    [starter] Starters
    [my-decisions] My decisions
    [their-decisions] Their decisions
    [unseen] What nobody could see
    [model] Error of the model
    [expectation] Expectation
   *[result] Result
}
report-head = { $column ->
    [deal] deal
    [player] player
    [what] what
    [cards] cards
    [chosen] chosen
    [best] best
    [lost] lost
    [points] points
    [grade] grade
    [why] why
    [score] score
    [dealer] dealer
    [wins] wins
    [match] the match
    [change] change
   *[chance] chance
}
report-name-wins = { $name } wins
report-deal = deal { $number }
report-end = end

report-mark = Deal { $deal }, { $band }: { $cards } loses { $loss }.
report-luckiest = Deal { $deal }, the luckiest starter: { $change } %.
report-turning-point = Deal { $deal }, the turning point, which changed the chance to win by { $change } %.
report-moment = Deal { $deal }, a decision: { $change } %.
report-decision = Deal { $deal }, { $what } { $cards }: { $change } %. { $why }

report-forced = There was nothing to choose.
report-mixed = { $cards } is right: perfect play mixes it with other cards.
report-is-best = { $cards } is the best choice.
report-why-discard = The best discard is { $best }: the hand scores { $handway ->
    [more] { $hand } more
    [less] { $hand } less
   *[same] the same
}, { $whose ->
    [own] your own crib
   *[other] the opponent’s crib
} { $cribway ->
    [more] { $crib } more
    [less] { $crib } less
   *[same] the same
}, and the play { $playway ->
    [more] { $play } more
    [less] { $play } less
   *[same] the same
}.
report-why-card = { $way ->
    [more] The best card is { $best }: from there on it pegs { $points } more on balance.
    [less] The best card is { $best }: it pegs { $points } less on balance, and wins more often at this score.
   *[same] The best card is { $best }: it pegs as much on balance, and wins more often at this score.
}

report-even-luck = { $person ->
    [you] With even luck, you win { $payoff ->
        [win] this game
       *[match] the match from here
    } { $chance } of the time.
   *[other] With even luck, { $name } wins { $payoff ->
        [win] this game
       *[match] the match from here
    } { $chance } of the time.
}
report-outside = { $person ->
    [you] Your result with even luck is estimated at { $chance } of a win. Estimates can lie outside 0 to 100 %.
   *[other] The result of { $name } with even luck is estimated at { $chance } of a win. Estimates can lie outside 0 to 100 %.
}
report-figures = { $name }: { $decisions ->
    [one] { $decisions } unforced decision lost { $mean } ± { $error } % of a win
   *[other] { $decisions } unforced decisions lost { $mean } ± { $error } % of a win each
}; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.

report-note-unknown = Some cards of { $name } are unknown: those decisions have no grade, there is no luck ledger, and the curve has a point for each deal only.
report-note-unfinished = The record ends before the game does, so the ledger ends at the chance to win at that point.
report-note-resigned = { $name } resigned, so the ledger ends at the chance to win before that.
report-note-out-of-time = { $name } lost on time, so the ledger ends at the chance to win before that.
report-note-claims = Claims, calls and names of jokers are graded against opponents who count without mistakes.
report-note-sampled = These rules are not solved: losses, the curve and the luck ledger come from samples and have errors.
