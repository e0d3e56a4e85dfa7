# The record of the player in the lobby, and what is asked before a game is deleted or resigned.

record-your-record = Your record
record-statistics = Statistics
record-progress = How good am I?
record-skunks-given = skunks given
record-taken = { $count } taken
record-part-hand = Hand
record-part-crib = Crib
record-part-pegging = Pegging
record-expected = , experts average { $points }
record-expected-all = What two experts average: { $points }.
record-assisted = { $count ->
    [one] One game with help is counted apart.
   *[other] { $count } games with help are counted apart.
}
record-games = { $count ->
    [one] game
   *[other] games
}
record-wins = { $count ->
    [one] win
   *[other] wins
}
record-in-a-row = in a row
record-best = best { $streak }
record-percent = { $percent } %
record-delete-title = Delete this game?
record-delete-words = { $match ->
    [single] This can’t be undone.
   *[other] This can’t be undone. The finished games of this match are deleted too.
}
record-delete-yes = Delete
record-cannot-resign = This game cannot be resigned now.
