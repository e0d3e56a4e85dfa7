# Why rules, records, players and reviews are refused. Each is a sentence without capital and full stop, after what it is about.

## Rules

rules-twice = { $name } is set twice
rules-no-preset = there is no preset named '{ $given }': name { $known }
rules-name-one = name one of { $known }
rules-or = { $first } or { $last }
rules-to = { $first } to { $last }
rules-kind = { $family ->
    [cribbage] full cribbage
    [square] a square
    [patience] a solitaire
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first } is { $kind } and { $second } { $other }
rules-two-games = each is a game of its own, so name one of them
rules-solo-game = { $word } is a solo game: for full cribbage name { $known }
rules-other-kind = { $word } is { $kind }, not { $wanted }: name { $known }
rules-elsewhere = there is no rule named '{ $name }' in { $where }: it belongs to { $kind }, such as { $preset }
rules-no-rule = there is no rule named '{ $name }' in { $where }
rules-presets-conflict = { $first } and { $second } conflict over { $name }: say which with { $name }=...
rules-not-switch = { $given } is neither on nor off
rules-not-number = { $given } is not a number
rules-out-of-range = { $given } is out of range: { $name } is { $allowed }
rules-not-match = { $given } is not a match: write { $known }, N from 1 to 99
rules-no-value = { $given } does not exist: { $name } is { $known }

## Rules that conflict

rules-conflict = { $first } and { $second } conflict: { $why }
conflict-teams = partners need four or six players
conflict-six = six players play as three pairs of partners
conflict-captain = a captain plays against two, so there are three players
conflict-fives = nobody discards, so no fives can be tossed
conflict-dealt = { $players } players are dealt { $known } cards each
conflict-discards = with { $dealt } cards dealt to { $players } players each discards { $discards }
conflict-crib = with { $dealt } cards dealt to { $players } players the crib is { $crib }
conflict-on-call = with three or more players the point is decided only when nobody can play
conflict-on-call-stinkhole = the moment a point is pegged would decide whether it is lost
conflict-five-card = it belongs to the five-card game for two
conflict-lowball-manual = in lowball all points are compulsory and are pegged automatically
conflict-muggins = muggins needs counting=manual
conflict-crash-players = that board is for at most four players
conflict-crash-target = that board has 121 steps
conflict-crash-captain = on that board every player needs the same hole
conflict-lowball-captain = lowball compares scores, and a captain's score is lower than that of two players
conflict-lowball-stinkhole = in lowball losing a point is no disadvantage
conflict-lowball-skunks = lowball needs skunk_scale=lowball or none
conflict-skunks-lowball = that scale counts the winner's own points
conflict-nineteen-crib = the crib counts nineteen only if hands do
conflict-nineteen-no-crib = there is no crib to count
conflict-reserve = a reserve needs { $name } too
conflict-form = { $hands ->
    [1] with one hand it is { $value }
   *[2] with two hands it is { $value }
}
conflict-form-target = with two hands it is 101 to 121
conflict-form-order = with two hands nothing is dealt to the crib
