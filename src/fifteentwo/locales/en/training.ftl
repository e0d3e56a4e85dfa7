# What the pages of puzzles and trainers say.

## The page with all practice

train-title = Practice
train-home = Home
train-lede = Puzzles and trainers. Every choice is graded at once, with the reason.
train-daily = Puzzle of the day
train-daily-why = The same for everyone, with three tries.
train-daily-solved = Solved today.
train-daily-missed = Not solved today.
train-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
train-puzzles = Puzzles
train-puzzles-why = Positions in which the natural choice is wrong, near your rating.
train-themes = Themes
train-all-themes = All themes
train-theme-puzzles = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
train-rating = Your rating: { $rating } ± { $error }
train-rating-change = Your rating: { $rating } ({ $change })
train-solved-of = Solved at the first try: { $solved } of { $tried }
train-trainers = Trainers
train-drill-discard = Discard trainer
train-drill-play = Pegging trainer
train-drill-count = Counting trainer
train-why-discard = Six cards and the score: which two do you throw?
train-why-play = The cards played so far: which one do you play?
train-why-count = A hand and a starter: how many points?
train-due = { $count ->
    [one] 1 to repeat
   *[other] { $count } to repeat
}
train-so-far = { $percent } % right, { $seconds } s on average
train-mistakes = Practise my mistakes
train-mistakes-why = Positions from your reviewed games, in which you lost something.
train-progress = How good am I?
train-mistakes-none = Your reviewed games hold no mistakes to practise yet.

## A position

train-position = The position
train-hand = Your cards
train-opponent = Opponent
train-pack = Pack
train-crib = { $whose ->
    [own] Your crib
   *[other] Opponent’s crib
}
train-stands = { $role ->
    [dealer] You deal, at { $mine } points against { $theirs }. { $target } wins.
   *[pone] The opponent deals. You are at { $mine } points against { $theirs }. { $target } wins.
}
train-played = { $whose ->
    [own] You: { $card }
   *[other] Opponent: { $card }
}
train-row = Cards of this count
train-earlier = Cards of earlier counts
train-ask-discard = { $whose ->
    [own] Throw two cards to your crib.
   *[other] Throw two cards to the opponent’s crib.
}
train-ask-play = { $count ->
    [0] You lead. Play a card.
   *[other] The count is { $count }. Play a card.
}
train-answer-none = { $what ->
    [discard] Choose two cards
   *[play] Choose a card
}
train-answer = { $what ->
    [discard] Throw { $cards }
   *[play] Play { $cards }
}
train-over = Over 31 – the count is { $count }

## The verdict

train-solved = Solved!
train-right = Right!
train-wrong = Not the best
train-cost = { $cards } gives up { $loss } of the chance to win.
train-small = { $cards } loses too little to matter.
train-natural = It is the natural choice, and that makes this a puzzle.
train-tries = { $tries ->
    [one] One try left.
   *[other] { $tries } tries left.
}
train-explore = Explore this position
train-valuing = Working out every choice…

## A puzzle

train-puzzle = Puzzle { $key }
train-puzzle-rating = Rating of the puzzle: { $rating }
train-next-puzzle = Next puzzle
train-more-puzzles = More puzzles
train-share = Share
train-shared = Copied: { $text }
train-not-shared = Copy this: { $text }
train-share-text = fifteentwo { $day } { $grid }

## A trainer

train-again = You missed this one before.
train-next = Next position
train-returns = It comes back { $when }.
train-took = { $seconds } seconds.
train-source = What to practise
train-source-any = Random deals
train-source-mistakes = My mistakes
train-theme = Theme: { $name }
train-record = How it goes
train-answers = Answers
train-right-share = Right
train-speed = Time, on average
train-loss = Lost, on average
train-to-repeat = To repeat now
train-kept = Kept for later

## The mistakes of one game

train-of-game = Mistakes of one game
train-of-game-at = { $at } of { $of }
train-of-game-over = That was the last one: { $right } of { $of } right. What you missed comes back in the trainers.
train-of-game-again = Once more
train-of-game-review = Back to the review
train-of-game-none = This game holds no mistakes that can be practised.
