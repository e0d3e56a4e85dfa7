# Practice: positions as text, puzzles, the decision rating, leaks, trainers, explorers and the tutor.

## Positions as text

position-not-writable = Only a choice of cards in a game for two without jokers can be written as a line of text.
position-too-long = A position has at most { $most } characters.
position-form = '{ $given }' is not a position: write one as d.0-0.5H5C5DJS2S9D, or in the play as p.0-0.4C5H6DJS-2S9D.KH.4C.
position-score = A score is too high: the game ends at { $target }.
position-rules = The rules of the position cannot be read: { $reason }.
position-two-players = A position is of a game for two without jokers, in which cards are discarded.
position-card-twice = The { CARD($card) } is in the position twice.
position-not-in-pack = The { CARD($card) } is not in the pack by these rules.
position-cards = The position names { $given } cards of yours, but these rules deal { $wanted }.
position-impossible = The cards cannot have been played like this: { $reason }
position-no-choice = There is nothing to choose in this position.

## Kinds of mistakes

mistake = { $kind ->
    [break-fives] Breaking up a pair of fives
    [break-pair] Breaking up a pair
    [break-run] Breaking up a run
    [break-flush] Breaking up a flush
    [keep-flush] Holding on to a flush
    [give-five] Giving the opponent’s crib a five
    [give-pair] Giving the opponent’s crib a pair
    [give-fifteen] Giving the opponent’s crib a fifteen
    [give-touching] Giving the opponent’s crib cards next to each other
    [give-suited] Giving the opponent’s crib two cards of one suit
    [starve-crib] Giving your own crib too little
    [hand-too-dear] Paying too much for the best hand
    [forget-play] Keeping cards that peg badly
    [lead-five] Leading a five
    [lead-ten] Leading a ten-card
    [lead-ace] Leading an ace
    [lead-no-pair] Not leading from a pair
    [miss-fifteen] Missing a fifteen in the play
    [miss-pair] Missing a pair in the play
    [miss-run] Missing a run in the play
    [miss-thirty-one] Missing thirty-one
    [grab-points] Taking points that cost more later
    [make-count-five] Making the count five
    [make-count-twenty-one] Making the count twenty-one
    [allow-pair] Pairing a card and risking three of a kind
    [allow-run] Inviting a run
    [allow-fifteen] Inviting a fifteen
    [allow-thirty-one] Inviting thirty-one
    [spend-low-card] Playing a low card too early
   *[points-over-win] Playing for points when the score asks for something else
}

## Verdicts

verdict-best = Right: { $cards } is the best choice.
verdict-mixed = Right: perfect play makes this choice too.
verdict-wrong = { $cards } loses { $loss } % of a win. The best choice is { $best }.
verdict-why-discard = Against the best, your discard scores { $hand } in the hand, { $crib } in the crib and { $play } in the play.
verdict-why-card = Against the best, your card scores { $points } points on balance in the rest of the play.

## Puzzles

puzzle-title = Puzzle { $key }, rating { NUMBER($rating, useGrouping: 0) }
puzzle-daily = Puzzle of { $day }, rating { NUMBER($rating, useGrouping: 0) }
puzzle-position = { $role ->
    [dealer] You are the dealer, with { $mine } points against { $theirs }.
   *[pone] You are pone, with { $mine } points against { $theirs }.
}
puzzle-hand = Your cards: { $cards }
puzzle-discarded = You discarded: { $cards }
puzzle-starter = Starter: { $card }
puzzle-played = Played so far: { $cards }
puzzle-count = The count is { $count }.
puzzle-ask = { $what ->
    [discard] Which two cards do you discard?
   *[play] Which card do you play?
}
puzzle-no-choice = { $what ->
    [discard] Name two of your cards, such as { $example }.
   *[play] Name a card of yours that fits, such as { $example }.
}
puzzle-natural = It is the natural choice, and that makes this a puzzle.
puzzle-session = Solved { $solved } of { $of }. Your rating is { NUMBER($rating, useGrouping: 0) } ± { NUMBER($error, useGrouping: 0) }.
puzzle-share = fifteentwo { $day } { $grid }
count-theme = { $kind ->
    [double-run] Double runs
    [triple-run] Triple runs
    [double-double-run] Double double runs
    [many-fifteens] Three or more fifteens
    [long-fifteens] Fifteens of three or more cards only
    [three-alike] Pairs royal (three of a kind)
    [four-alike] Double pairs royal (four of a kind)
    [flush-of-four] Flushes of four
    [flush-of-five] Flushes of five
    [crib-of-one-suit] Cribs of one suit: flush or not?
    [nobs] His nobs
    [big-hand] Twelve points or more
   *[nothing] Hands worth nothing
}
puzzle-kind = { $kind ->
    [discard] Discards
    [endgame] Near the end
   *[play] The play
}
puzzle-no-theme = There is no theme '{ $given }': the themes are { $known }.
puzzle-no-day = '{ $given }' is not a day: write it as 2026-11-23.
puzzle-missing = The puzzles of this package cannot be read.
puzzle-unknown = There is no puzzle { $key }.

## The decision rating

rating-title = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions ->
    [one] one unforced decision
   *[other] { $decisions } unforced decisions
}
rating-loss = A decision loses { $loss } % of a win.
rating-band = { $band ->
    [expert] This is the play of an expert.
    [strong] This is the play of a strong player.
    [club] This is the play of a club player.
   *[novice] This is the play of a novice.
}
rating-band-open = { $band ->
    [expert] By the interval it may also be the play of an expert.
    [strong] By the interval it may also be the play of a strong player.
    [club] By the interval it may also be the play of a club player.
   *[novice] By the interval it may also be the play of a novice.
}
rating-no-band = { $fewest } games are needed to name a level.
rating-floor = The computer’s expert loses { $loss } % by the same measure: nobody can be measured below that.
rating-results = { $wins } of { $games } games won; skunks given { $given }, taken { $taken }.
rating-luck = Luck brought { $luck } % of a win each game; with even luck, { $adjusted } % of the games are won.
rating-phase = { $phase ->
    [discard-as-dealer] discard as dealer
    [discard-as-pone] discard as pone
    [lead] lead
    [reply] reply
    [later-card] later card
    [endgame] endgame
   *[claim] claim
}
rating-head = { $column ->
    [phase] phase
    [decisions] decisions
   *[loss] loss of a decision
}
rating-nobody = No player of these records is called '{ $name }': the players are { $known }.
rating-which-player = Name a player with --player: the players are { $known }.
rating-assisted = { $games ->
    [one] One game with help is left out.
   *[other] { $games } games with help are left out.
}
rating-nothing = There is no decision to rate in these records.

## Leaks

leaks-title = Mistakes that come back
leaks-none = No kind of mistake comes back often enough to be named.
leaks-head = { $column ->
    [mistake] mistake
    [phase] when
    [times] times
    [cost] lost a game
   *[example] example
}

## Explorers

square-form = '{ $given }' is not a square: write sixteen cells, -- for an empty one, and the card to place, as s.5H------------------------------.KC.
square-too-many = There are more dead cards or cards in reserve than these rules allow.
explorer-rules = These rules are not solved, so there is no table of chances for them.
explorer-tables = The engine’s tables cannot be read.

## Trainers

trainer-no-item = '{ $given }' is nothing to practise: name a position, or a hand to count such as h.5C5D5HJS.5S.
trainer-no-theme = This trainer has no theme '{ $given }'.
trainer-theme-rare = No deal with the theme '{ $given }' came up: try again.
trainer-no-choice = This is not one of the choices in the position.
trainer-answer = Answer a position with cards, and a hand to count with points.
trainer-mistakes-too-many = At most { $most } positions can be added at once.
trainer-none-due = Nothing you missed is waiting to be practised again.
tutor-not-here = There is no tutor for games for one: ask for a hint instead.
