# The end of a game, the picture of a record, why a hand counts what it counts, and the flourishes.

end-wins = { $person ->
    [you] You win!
    [ours] { $who } win!
    [they] { $who } win.
   *[other] { $who } wins.
}
end-wins-match = { $person ->
    [you] You win the match!
    [ours] { $who } win the match!
    [they] { $who } win the match.
   *[other] { $who } wins the match.
}
end-match-drawn = The match is drawn.
end-score = Score
end-margin = Margin
end-worth = Game points
end-match = Match
end-resigned = { $person ->
    [you] You resigned.
   *[other] { $who } resigned.
}
end-out-of-time = { $person ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}
end-assisted = { $person ->
    [you] You had help.
   *[other] { $who } had help.
}
end-recap = Summary
end-compare = Compare
end-known-cards = The cards could be known from the game before, so this one counts as assisted.
end-title = { $title ->
    [lurch] Lurch!
    [skunk] Skunk!
    [double] Double skunk!
   *[none] Game!
}
end-great = { $points ->
    [29] the perfect hand
   *[other] what a hand
}

## The picture of a record

picture-crib = { $person ->
    [you] Your crib
   *[other] { $who }’s crib
}
picture-hand = { $person ->
    [you] Your cards: { $cards }
   *[other] { $who }’s cards: { $cards }
}

## Why a hand counts what it counts

reason-nothing = Nothing in this hand scores.
reason-sum = { $points ->
    [one] 1 point in all.
   *[other] { $points } points in all.
}
