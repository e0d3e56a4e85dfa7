# The review of a game.

review-title = Review
review-games = Your games
review-won = Beat { $others }, { $score }
review-lost = Lost to { $others }, { $score }
review-between = { $sides }, { $score }
review-game = Game { $number } of { $of }
review-begun = The game is being reviewed.
review-working = Reviewing the game: { $percent } done
review-old = This review was made with older engine data.
review-again = Review again
review-open-saved = Open a saved game
review-sign-in = Sign in
review-luck = Luck

review-curve = Chance to win
review-curve-label = { $person ->
    [you] Your chance to win, from the cut for deal to the end.
   *[other] { $who }’s chance to win, from the cut for deal to the end.
} The arrow keys move from event to event; a table follows.
review-curve-table = Show the curve as a table
review-line-win = to win
review-line-match = to win the match
review-line-skunk = { $what ->
    [lurch] to win with a lurch
   *[skunk] to win with a skunk
}
review-line-skunked = { $what ->
    [lurch] not to be lurched
   *[skunk] not to be skunked
}
review-head-deal = Deal
review-head-step = Step
review-head-event = Event
review-head-score = Score
review-head-win = Win
review-head-skunk = { $what ->
    [lurch] With a lurch
   *[skunk] With a skunk
}
review-head-skunked = { $what ->
    [lurch] Lurched
   *[skunk] Skunked
}
review-head-match = Match
review-deal = Deal { $number }
review-deals = { $person ->
    [you] Deal { $number }, you deal
   *[other] Deal { $number }, { $who } deals
}
review-begins = The game begins.
review-step = Step { $number } of { $of }
review-now = { $who }: { $chance }
review-skunk-now = { $what ->
    [lurch] With a lurch
   *[skunk] With a skunk
}: { $chance }
review-skunked-now = { $what ->
    [lurch] Lurched
   *[skunk] Skunked
}: { $chance }
review-match-now = Match: { $chance }
review-dealer = D
review-dealer-beside = beside the dealer’s score
review-curve-knows = The curve knows all the cards; a grade counts only what the player could see.
review-luck-cards = luck of the cards
review-luck-starter = luck of the starter
review-previous = Previous step
review-next = Next step
review-previous-key = Previous key moment
review-next-key = Next key moment
review-press-arrows = ← →
review-press-shift = Shift
review-press-steps = steps
review-press-deals = deals
review-press-moments = key moments
review-press-all = all cards
review-press-retry = retry
review-position = Position in the game
review-change = { $before } → { $after }

review-band-none = good choice
review-band-inaccuracy = inaccuracy
review-band-mistake = mistake
review-band-blunder = blunder
review-mark = Deal { $deal }, { $band }: { $cards }, { $loss }
review-cost = { $band }, { $loss }

review-view = Cards to show
review-as-seen = { $person ->
    [you] As you saw it
   *[other] As { $who } saw it
}
review-all-cards = All cards
review-starter = Starter
review-crib = { $person ->
    [you] Your crib
   *[other] { $who }’s crib
}
review-count = Count
review-hand = { $person ->
    [you] Your cards
   *[other] { $who }’s cards
}

review-threw = { $person ->
    [you] You threw { $cards }
   *[other] { $who } threw { $cards }
}
review-played = { $person ->
    [you] You played { $cards }
   *[other] { $who } played { $cards }
}
review-forced = There was nothing to choose.
review-unknown = This choice has no grade, because some cards are unknown.
review-mixed = { $cards } is right: perfect play mixes it with other cards.
review-is-best = { $cards } is the best choice.
review-why-discard = Best was { $best }: the hand counts { $handway ->
    [more] { $hand } more
    [less] { $hand } less
   *[same] the same
}, { $whose ->
    [own] the crib
   *[other] the opponent’s crib
} gets { $cribway ->
    [more] { $crib } more
    [less] { $crib } less
   *[same] the same
}, and the play brings { $playway ->
    [more] { $play } more
    [less] { $play } less
   *[same] the same
}.
review-why-card = { $way ->
    [more] Best was { $best }: from there on it pegs { $points } more on balance.
    [less] Best was { $best }: it pegs { $points } less on balance, but wins more often at this score.
   *[same] Best was { $best }: it pegs as much on balance, and wins more often at this score.
}
review-points = In expected points: { $points }
review-unclear = The loss is less than twice its error, so it may be none at all.
review-head-choice = Choice
review-head-hand = Hand
review-head-crib = Crib
review-head-pegging = Pegging
review-head-net = Net
review-head-chance = Win %
review-tag-best = best
review-tag-chosen = chosen
review-options = { $number ->
    [one] The only choice
   *[other] All { $number } choices
}
review-options-caption = The choices and their figures, best first
review-retry = Retry
review-play-on = Play on from here
review-explore = Explore
review-retry-discard = Choose { $number ->
    [one] one card
   *[other] { $number } cards
} to throw. You see what the player saw.
review-retry-card = Choose a card to play. You see what the player saw.
review-retry-grade = Grade this choice
review-retry-result = { $cards }: { $band }, { $loss }
review-retry-leave = Back to the review

review-key-moments = Key moments
review-no-errors = No choice lost enough to mention.
review-best-was = best was { $cards }
review-luckiest = Luckiest starter: { $card }
review-turning = Turning point: deal { $number }
review-decisions = Decisions
review-decisions-of = { $person ->
    [you] Yours
   *[other] { $who }’s
}
review-practise = Practise these mistakes
review-progress = How good am I?
review-deal-by-deal = Deal by deal
review-figures = { $decisions ->
    [one] One unforced decision
   *[other] { $decisions } unforced decisions
}, losing { $mean } of a win on average (± { $error } at 95 %): { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
}.

review-ledger = Where the game went
review-ledger-of = { $person ->
    [you] % of a win, from your side
   *[other] % of a win, from { $who }’s side
}
review-ledger-of-match = { $person ->
    [you] % of the match, from your side
   *[other] % of the match, from { $who }’s side
}
review-part = Part
review-change-head = Change
review-chance-head = Chance
review-expectation = At the start
review-part-cut = Cut for deal
review-part-cards = { $person ->
    [you] Your cards
   *[other] { $who }’s cards
}
review-part-starter = Starters
review-part-decisions = { $person ->
    [you] Your decisions
   *[other] { $who }’s decisions
}
review-part-unseen = What nobody could see
review-part-model = Error of the model
review-result = Result
review-even-luck = { $person ->
    [you] With even luck, you win this game { $chance } of the time.
   *[other] With even luck, { $who } wins this game { $chance } of the time.
}
review-even-luck-match = { $person ->
    [you] With even luck, you win the match from here { $chance } of the time.
   *[other] With even luck, { $who } wins the match from here { $chance } of the time.
}
review-outside = { $person ->
    [you] Your result with even luck is estimated at { $chance } of a win. Estimates can lie outside 0 to 100 %.
   *[other] The result of { $who } with even luck is estimated at { $chance } of a win. Estimates can lie outside 0 to 100 %.
}

review-note-unknown = Some cards of { $who } are unknown: those decisions have no grade, there is no luck ledger, and the curve has a point for each deal only.
review-note-unfinished = The record ends before the game does, so the ledger ends at the chance to win at that point.
review-note-resigned = This game was resigned, so the ledger ends at the chance to win before that.
review-note-out-of-time = This game was lost on time, so the ledger ends at the chance to win before that.
review-note-claims = Claims, calls and names of jokers are graded against opponents who count without mistakes.
review-note-sampled = These rules are not solved: losses, the curve and the luck ledger come from samples and have errors.
review-note-unchecked = Not checked: { $text }.
review-note-computer = The choices of the computer, { $number } in all, come out the same when they are computed again from what it saw.
review-note-computer-wrong = { $number ->
    [one] One choice of the computer comes out differently when it is computed again. A new version of this program may choose differently.
   *[other] { $number } choices of the computer come out differently when they are computed again. A new version of this program may choose differently.
}

# What the computer saw and weighed at a choice, computed again.
review-computer-title = What the computer saw and weighed
review-computer-saw = It saw its own cards and what lay on the table, as shown here, and nothing else.
review-computer-weighed = The probability of each choice
review-computer-same = Computed again from that and from the secret of the game: the same choice.
review-computer-other = Computed again from that and from the secret of the game: { $cards }. A new version of this program may choose differently.
review-computer-hidden = This record does not show the choice. Computed again, it is { $cards }.
review-computer-unknown = This choice cannot be computed again: the game has no secret, a program from elsewhere chose, or the computer was still reading its tables.

# Claims, calls of muggins and names of jokers. $missed is "none" where the points leave open what was missed.
review-claimed = { $person ->
    [you] You claimed { $points }
   *[other] { $who } claimed { $points }
}
review-called = { $person ->
    [you] You called muggins for { $points }
   *[other] { $who } called muggins for { $points }
}
review-passed = { $person ->
    [you] You let the claim stand
   *[other] { $who } let the claim stand
}
review-named = { $person ->
    [you] You named { $cards }
   *[other] { $who } named { $cards }
}
review-count-right = That was right.
review-nothing-missed = Nothing had been missed.
review-right-claim = { $missed ->
    [none] The count is { $points }.
   *[some] The count is { $points }. Missed: { $missed }.
}
review-right-call = { $missed ->
    [none] The claim had missed { $points }.
   *[some] The claim had missed { $points }: { $missed }.
}
review-not-called = { $missed ->
    [none] The claim had missed { $points }, and nobody called it.
   *[some] The claim had missed { $points }: { $missed }.
}
review-went = { $person ->
    [you] You went { $way ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
   *[other] { $who } went { $way ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
}
review-path-worse = The other direction wins more often.
review-path-right = The other direction does not win more often.
review-better-named = { $cards } counts more.
review-set = { $kind ->
    [fifteen] fifteen { $cards }
    [thirty_one] thirty-one { $cards }
    [run] run { $cards }
    [pair] pair { $cards }
    [flush] flush { $cards }
    [nobs] his nobs { $cards }
   *[nineteen] nineteen
}
review-gave-up = { $way ->
    [gained] { $points ->
        [one] gained one point
       *[other] gained { $points } points
    }
   *[lost] { $points ->
        [one] gave up one point
       *[other] gave up { $points } points
    }
}
review-combinations = The combinations
review-head-combination = Combination
review-head-points = Points
review-tag-missed = missed
review-counts = { $counts ->
    [one] One claim or call
   *[other] { $counts } claims and calls
}: { $wrong ->
    [0] all right.
    [one] one wrong, { $points } points given up.
   *[other] { $wrong } wrong, { $points } points given up.
}

# Games for one.
review-solo-title = { $game }: { $points ->
    [one] one point
   *[other] { $points } points
}
review-solo-curve = Expected points
review-solo-curve-label = Expected points, from the first card to the end. The arrow keys move from event to event; a table follows.
review-solo-line-value = expected points
review-solo-line-par = par
review-solo-line-target = needed to win
review-solo-head-expected = Expected
review-solo-head-lost = Given up
review-solo-now = Expected: { $points }
review-solo-mark = { $band }: { $choice } −{ $loss }
review-solo-cost = { $band }, { $loss } points
review-solo-why = Best was { $best }: it is worth { $points } points more on average.
review-solo-is-best = No other choice is worth more.
review-solo-retry = Choose again on the table. You see what you saw then.
review-solo-costliest = Costliest choices
review-solo-in-order = In order
review-solo-went = Where the points went
review-solo-expected = Expected with the first card
review-solo-total = Total
review-solo-lost = Given up
review-solo-par = Par
review-solo-legal-par = Par in deal order
review-solo-between = { $least } to { $most }
review-solo-unfinished = The record ends before the game does.
review-solo-no-par = The cards that were never turned are unknown, so there is no par.
review-solo-assisted = You had help in this game.
review-solo-swaps = A swap can always be swapped back, so swaps have no grade: only the result counts.
review-solo-figures = { $decisions ->
    [one] One choice
   *[other] { $decisions } choices
} gave up { $points } points: { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
}.
