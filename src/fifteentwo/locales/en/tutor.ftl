# The tutor at the table.

tutor-title = Sure about this?
tutor-percent = { $percent } %
tutor-costs = { $what ->
    [discard-points] Discarding { $cards } costs you { $loss } of a win and { $points } points.
    [discard] Discarding { $cards } costs you { $loss } of a win.
    [play-points] Playing { $cards } costs you { $loss } of a win and { $points } points.
   *[play] Playing { $cards } costs you { $loss } of a win.
}
tutor-keep = Keep it
tutor-rethink = Rethink
tutor-why = Show why
tutor-best = { $what ->
    [discard] The best discard is { $cards }.
   *[play] The best card is { $cards }.
}
tutor-caption = Your choice beside the best one
tutor-part = Points
tutor-yours = Yours
tutor-better = Best
tutor-hand = Hand
tutor-crib = Crib
tutor-play = Pegging
tutor-total = Net
tutor-win = Chance to win
tutor-assisted = The game is marked as assisted. Settings turn the tutor off.
