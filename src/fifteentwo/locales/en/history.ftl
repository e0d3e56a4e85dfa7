# The history and the statistics of finished games.

## Both pages

history-home = Home
history-history = History
history-statistics = Statistics
history-progress = Progress
history-places = Your games

## The history

history-search = Search
history-search-such = Opponent, rules, date or score
history-filters = Filters
history-opponent = Opponent
history-any-opponent = All opponents
history-game = Game
history-any-game = All games
history-result = Result
history-result-any = All results
history-result-won = Won
history-result-lost = Lost
history-result-skunk-given = Skunks given
history-result-skunk-taken = Skunks taken
history-result-resigned = Resigned
history-help = Hints
history-help-any = With and without
history-help-no = Without hints
history-help-yes = With hints
history-clear = Clear filters
history-games = { $number ->
    [one] 1 game
   *[other] { $number } games
}
history-games-of = { $found } of { $total } games
history-more = Show more
history-none = No finished games yet. Every game you finish is kept here.
history-play = Play a game
history-none-found = No games match.
history-beat = Beat { $others }
history-lost-to = Lost to { $others }
history-beat-on-time = Beat { $others } on time
history-lost-on-time = Lost on time to { $others }
history-they-resigned = { $others } resigned
history-you-resigned = Resigned against { $others }
history-shared = { $winners } beat { $others }
history-solo-won = Won at { $game }
history-solo-lost = Lost at { $game }
history-you = you
history-badge-skunk = Skunk
history-badge-double-skunk = Double skunk
history-badge-lurch = Lurch
history-game-of-match = game { $number } of a match
history-series = { $kind ->
    [single] Game { $number } of a series, { $figures }
   *[match] Match { $number } of a series, { $figures }
}
history-deal = deal { NUMBER($number, useGrouping: 0) }
history-daily = daily deal of { $day }
history-assisted = with hints
history-assisted-solo = assisted
history-demonstrated = played by the computer
history-replay = Replay
history-view = View table
history-export = Export
history-export-all = Export all
history-delete = Delete
history-for-game = { $what }: { $game }, { $when }
history-select = Select
history-select-done = Done
history-selected = { $number ->
    [one] 1 game selected
   *[other] { $number } games selected
}
history-delete-selected = Delete selected
history-delete-title = { $number ->
    [one] Delete this game?
   *[other] Delete { $number } games?
}
history-delete-words = This can’t be undone.
history-delete-match = All games of a match are deleted together.
history-deleted = { $number ->
    [one] The game was deleted.
   *[other] { $number } games were deleted.
}

## The statistics

statistics-all-cribbage = Cribbage, all rules
statistics-stretch = Games
statistics-last = Last { $number }
statistics-all = All
statistics-apart-assisted = { $number ->
    [one] 1 game with hints is counted apart
   *[other] { $number } games with hints are counted apart
}
statistics-apart-alone = { $number ->
    [one] 1 game without hints is counted apart
   *[other] { $number } games without hints are counted apart
}
statistics-none = No games to count yet.
statistics-won = Won
statistics-of = of { $games }
statistics-share = { $percent } %
statistics-skunks = Skunks given
statistics-taken = { $number } taken
statistics-streak = Wins in a row
statistics-best = best { $number }
statistics-best-hand = Best hand
statistics-hand-with = { $cards } with { $starter }
statistics-with-starter = with { $starter }
statistics-crib = crib
statistics-averages = Average points per deal
statistics-averaged-usual = Over { $games } of { $all } games: two players, six cards, standard counting
statistics-averaged = { $games ->
    [one] Over 1 game
   *[other] Over { $games } games
}
statistics-part-hand = Hand
statistics-part-hand-dealer = Hand as dealer
statistics-part-hand-pone = Hand as pone
statistics-part-crib = Crib
statistics-part-pegging = Pegging
statistics-part-pegging-dealer = Pegging as dealer
statistics-part-pegging-pone = Pegging as pone
statistics-part = Points
statistics-mine = You
statistics-theirs = Opponents
statistics-expected = Expected
statistics-expected-why = Expected is what two experts average against each other. Pegging includes his heels.
statistics-course = Wins over time
statistics-course-why = { $games ->
    [one] Each column is one game, oldest first
   *[other] Each column is { $games } games, oldest first
}
statistics-span-one = Game { $number }
statistics-span = Games { $first } to { $last }
statistics-until = Last played
statistics-wins = Wins
statistics-games-head = Games
statistics-wins-of = { $wins } of { $games }
statistics-win-share = Share won
statistics-columns = wins
statistics-running = share won so far
statistics-course-label = Wins over time: { $wins } of { $games } games won
statistics-averages-label = Average points per deal: you, your opponents and the expected value
statistics-opponents = By opponent
statistics-rules = By rules
statistics-best-hands = Best hands
statistics-hand = { $points ->
    [one] 1 point
   *[other] { $points } points
}
statistics-no-best = No hands counted yet.
statistics-as-table = Show as table
statistics-opponents-label = Share of games won against each opponent
