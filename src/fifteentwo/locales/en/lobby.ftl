# The lobby.

lobby-main-navigation = Main
lobby-history = History
lobby-just-now = just now
lobby-custom = Custom game
lobby-pick-another = Or choose someone else below.
lobby-starting = Dealing …

## The game that is offered first

lobby-first-title = Pull up a chair for a game of cribbage.
lobby-first-lede = You and { $name } race to 121, and every hand is counted for you. Nothing to sign up for.
lobby-play = Play { $name }
lobby-coach = Learn as you play
lobby-first-opponents = Pick an opponent
lobby-again-lost = Take it back from { $name }.
lobby-again-close = That was close. Again?
lobby-again-won = { $pronoun ->
    [he] { $name } wants his revenge.
   *[she] { $name } wants her revenge.
}
lobby-again-drawn = Settle it with { $name }.
lobby-you-won = You won { $mine }–{ $theirs } { $when }. Same rules again.
lobby-you-lost = { $name } won { $theirs }–{ $mine } { $when }. Same rules again.
lobby-you-resigned = You resigned at { $mine }–{ $theirs } { $when }. Same rules again.
lobby-no-winner = Nobody won your match with { $name } { $when }. Same rules again.
lobby-rematch = Rematch
lobby-waiting-mine = { $name } is waiting. Your turn.
lobby-waiting-theirs = Your game with { $name } goes on.
lobby-stands = You have { $mine } points to { $theirs }. Last played { $when }.

## The games in progress

lobby-continue = Continue
lobby-all-open = All { $count } games
lobby-fewer = Show fewer
lobby-none = No games in progress. You can leave a game any time and pick it up here.
lobby-your-turn = Your turn
lobby-their-turn = { $name }’s turn
lobby-adjourned = Adjourned
lobby-menu-of = More for the game { $game }
lobby-all-games = All games
lobby-deleted = The game was deleted.
lobby-resigned = You resigned.
lobby-against = Against { $others }
lobby-with-partner = With { $partner } against { $others }
lobby-table = Table of { $all }
lobby-for-game = { $what }: { $game }
lobby-resign = Resign …
lobby-delete = Delete …
lobby-you-are = you
lobby-played = Last played { $when }

## The opponents

lobby-opponents = Who’s across the table?
lobby-ratings = Ratings are measured in games between them.
lobby-rating = Rating { $rating }
lobby-not-played = Not played yet
lobby-record = Your record: { $wins } won, { $losses } lost
lobby-custom-with = Custom game with { $name }

## A hand in four steps

lobby-steps = A hand in four steps
lobby-steps-more = Learn in two minutes
lobby-step-throw = Throw two
lobby-step-throw-words = Six cards each. Two go to the crib, a spare hand for the dealer.
lobby-step-cut = Cut
lobby-step-cut-words = One card is turned up. It counts in everyone’s hand.
lobby-step-play = Play to 31
lobby-step-play-words = Take turns, add up, and score fifteens, pairs and runs as you go.
lobby-step-count = Count and peg
lobby-step-count-words = Score your hand, then the crib. First to 121 wins.

## The deals of the day

lobby-deals = Today’s deals
lobby-same-for-all = The same cards for everyone
lobby-to-win = { $points } to win
lobby-placed = { $cards } of { $all } cards placed
lobby-so-far = { $points ->
    [one] In progress, 1 point
   *[other] In progress, { $points } points
}
lobby-done = done
lobby-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lobby-par = par { $points }
lobby-par-range = par { $least } to { $most }
lobby-at-par = Par
lobby-streak = { $days ->
    [0] No streak yet
    [one] One day played
   *[other] { $days }-day streak
}
lobby-week = The last seven days: played on { $days }
lobby-week-none = The last seven days: nothing played yet

## What there is besides

lobby-more = Learn and practise
lobby-puzzle = Puzzle of the day
lobby-puzzle-why = { $days ->
    [0] The natural choice is wrong. Which one is right?
    [one] Solved yesterday. Go on?
   *[other] Solved { $days } days in a row. Go on?
}
lobby-puzzle-solved = { $days ->
    [one] Solved today
   *[other] Solved { $days } days in a row
}
lobby-puzzle-missed = Not solved today. There is a new one tomorrow.
lobby-practice = Practice
lobby-practice-why = Puzzles, and trainers for discards, pegging and counting
lobby-learn = Learn cribbage
lobby-learn-why = A coach for your first game, lessons, a counting trainer
lobby-rules = The rules in two minutes
lobby-rules-why = From the deal to the last peg
lobby-solo = Solo games
lobby-solo-why = Squares and solitaires: any deal, statistics
lobby-club = Club evening
lobby-club-why = Pairings, standings and season for a club’s tournament
lobby-open-record = Open a saved game
lobby-open-record-why = Replay any game step by step
lobby-friend = Play with a friend
