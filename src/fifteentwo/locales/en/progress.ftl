# The page for progress: the decision rating, luck, mistakes that come back, and the games they come from.

progress-title = How good am I?
progress-stretch = Games
progress-last = last { $games }
progress-all = all

## Figures

progress-level = Level
progress-level-name = { $band ->
    [expert] Expert
    [strong] Strong
    [club] Club
   *[novice] Novice
}
progress-level-open = Not yet
progress-level-next = { $left ->
    [one] named after one more game
   *[other] named after { $left } more games
}
progress-level-also = { $band ->
    [expert] perhaps expert
    [strong] perhaps strong
    [club] perhaps club
   *[novice] perhaps novice
}
progress-per-decision = A decision loses
progress-won = Won
progress-of = of { $games }
progress-skunks = skunks given { $given }, taken { $taken }
progress-luck = Luck
progress-luck-none = –
progress-luck-why = wins more or fewer than with even luck
progress-points = Points
progress-points-why = mean lead at the end
progress-adjusted = With even luck
progress-adjusted-why = of games won
progress-unreviewed = { $number ->
    [one] One game has no review yet; open its review and it counts.
   *[other] { $number } games have no review yet; open a review and its game counts.
}
progress-assisted = { $number ->
    [one] One game with help is left out.
   *[other] { $number } games with help are left out.
}

## Nothing to show

progress-none = No reviewed games yet. Play a game for two without hints: it is reviewed when it ends, and this page shows how well you decided and how lucky you were.
progress-open = Your finished games have no review yet. Open the review of one: it is made in a few seconds, and the game counts here.
progress-play = Play a game
progress-games-link = Your games

## The rating

progress-rating = Decision rating
progress-rating-why = Chance to win given away by a decision. Results do not count here, and neither does luck.
progress-rating-value = { $loss } %
progress-rating-interval = { $low } to { $high } %
progress-rating-label = You give away { $loss } % of a win per decision on average, with a 95 % interval from { $low } to { $high } %; your opponents { $theirs } %.
progress-rating-label-once = You gave away { $loss } % of a win per decision in this one game; your opponents { $theirs } %.
progress-floor = The computer’s expert loses { $loss } % by the same measure: nobody can be measured below that.
progress-you = you, last { $games } games
progress-them = your opponents
progress-game = Game { $number }
progress-first = game 1
progress-ended = Ended
progress-table = Show as table
progress-explain = The arrow keys go from game to game; Enter opens the review.

## By phase

progress-phases = By kind of decision
progress-phases-why = Loss of a decision, with its 95 % interval
progress-phase = Decision
progress-decisions = Number
progress-loss = Loss
progress-interval = Interval
progress-claims = Counting hands: { $wrong } of { $counts } counts were wrong, which gave up { $points } points a count (the other side { $theirs }). Points stand apart from the rating.

## Luck

progress-lucks = Luck
progress-lucks-why = Wins above even luck, added up over the games
progress-lucks-unit = wins
progress-lucks-label = After { $games } games your luck adds up to { $wins } wins. Fair cards stay between { $low } and { $high } in 95 % of cases.
progress-lucks-inside = Fair cards stay inside the band 95 % of the time. Yours do; your opponents’ luck is the mirror image.
progress-lucks-outside = Fair cards stay inside the band 95 % of the time. Yours left it, as happens to one player in twenty; your opponents’ luck is the mirror image.
progress-lucks-few = With fewer than { $games } games the band is too rough to tell fair cards from unfair ones.
progress-lucks-none = There is no luck to show: these games have no complete ledger.
progress-total = Sum

## Leaks

progress-leaks = Mistakes that come back
progress-leaks-why = The costliest first: the chance to win lost per game
progress-leaks-all = Show all { $number }
progress-leaks-fewer = Show fewer
progress-leaks-none = No kind of mistake comes back often enough to be named.
progress-leak-times = { $times ->
    [one] once
   *[other] { $times } times
}, { $phase }
progress-leak-cost = −{ $cost } %
progress-leak-error = a game, ± { $error }
progress-leak-example = { $chosen } instead of { $best } (−{ $loss } %)
progress-train = Practise my mistakes

## The games

progress-games = Games
progress-games-why = The loss of a decision and the luck, both sides of each game
progress-opponents = Opponent
progress-you-head = You
progress-them-head = Opp.
progress-yours = You: { $loss }
progress-theirs = Your opponent: { $loss }
progress-more = All games
progress-standing = Your ratings
progress-standing-loss = { $loss } % a decision
progress-standing-between = { $low } to { $high }
progress-results = Rating of results
progress-results-why = From games without help, against other people and the computer’s six opponents, on the scale of the opponents’ ratings. The interval holds the true rating 19 times in 20.
progress-results-two = Games for two
progress-results-more = Three to six players
progress-results-teams = Teams
progress-results-error = ± { $error }
progress-results-games = { $games ->
    [one] one game
   *[other] { $games } games
}
