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
conflict-lowball-captain = lowball compares scores, and a captain’s score is lower than that of two players
conflict-lowball-stinkhole = in lowball losing a point is no disadvantage
conflict-lowball-skunks = lowball needs skunk_scale=lowball or none
conflict-skunks-lowball = that scale counts the winner’s own points
conflict-nineteen-crib = the crib counts nineteen only if hands do
conflict-nineteen-no-crib = there is no crib to count
conflict-reserve = a reserve needs { $name } too
conflict-form = { $hands ->
    [1] with one hand it is { $value }
   *[2] with two hands it is { $value }
}
conflict-form-target = with two hands it is 101 to 121
conflict-form-order = with two hands nothing is dealt to the crib

## Cards

card-wrong = '{ $given }' is not a card: write a rank (A 2-9 10 J Q K) and a suit (C D H S), such as 5H
card-wrong-rank = '{ $given }' is not a card: write a rank (A 2-9 10 J Q K), with or without a suit
card-none = '{ $given }' is not a card
card-without-rank = a joker not yet named or a card face down has no rank, and cannot be counted
count-past-31 = the count would be { $count }, past 31

## Records

record-wrong = { $where }: { $reason }
record-line = line { $line }
record-header = the header
record-game = game { $game }
record-game-end = game { $game }, at its end
record-game-line = game { $game }, line { $line }
record-game-action = game { $game }, action { $action }
record-done = { $where } ({ $action })
record-json = this is not a record in JSON: { $reason }
record-version = this is a record of version { $version }; only version { $known } can be read
record-begins = a record begins with '{ $wanted }'
record-begins-not = a record begins with '{ $wanted }', not with '{ $given }'
record-neither = '{ $given }' is neither 'name = value' nor the start of a game
record-seat-twice = seat { $seat } is named twice
record-no-rule = there is no rule named '{ $name }'
record-game-begins = a game begins with 'game' or 'game dealer 0'
record-assisted-by = write 'assisted' and the seats that had help
record-over = this game was resigned or lost on time, so nothing can follow
record-resign = write 'resign' and the seat that resigns
record-timeout = write 'timeout' and the seat that lost on time
record-computer = write 'computer', the seat, and the player or -, and then, if it is not from the first choice on, 'from' and the number of the choice
record-seal = write 'commitment' and 'secret' with 64 hexadecimal digits, and the salts in the order of the seats, with at most 64 each
record-salts = there are { $given } salts for { $players } seats
record-deal = { $given } is not the number of a deal
record-series = write a series as its name, the number of the match, and for each seat how many matches its side had won before
record-no-seat = { $players ->
    [1] there is no seat { $seat }: one plays
   *[other] there is no seat { $seat }: { $players } play
}
record-seats = { $players ->
    [1] 1 seat is played for, and { $named } are named
   *[other] { $players } seats are played for, and { $named } are named
}
record-remark = a remark stands after an action that is not there
record-too-long = this record has { NUMBER($steps, useGrouping: 0) } steps, and at most { NUMBER($most, useGrouping: 0) } can be shown
record-cards-unknown = the cards of seat { $seat } are unknown, so its discard, plays and goes are not checked
record-points-unknown = with unknown cards, the { $points } points are not checked
action-unknown = '{ $given }' is not an action: the actions are { $known }, resign and timeout
action-unknown-solo = '{ $given }' is not an action of this game: the actions are { $known }
action-unknown-shuffle = '{ $given }' is not an action of Cribbage Shuffle: the actions are { $known }
action-direction = '{ $given }' is not a direction: write clockwise or counter
action-number = { $what ->
    [seat] '{ $given }' is not a seat
    [cell] '{ $given }' is not a cell
    [pile] '{ $given }' is not a pile
   *[points] '{ $given }' is not a number of points
}
deal-unknown = there is no deal { $deal }: deals are numbered 0 to { NUMBER($most, useGrouping: 0) }
deal-not-daily = there is no deal of the day for '{ $game }', only for { $known }
deal-not-numbered = { $game } has no numbered deals
begin-dealer = first_deal=chosen: name the first dealer
begin-no-seat = there is no seat { $seat } to deal first
begin-sides = the standing must have { $sides } sides

## Players and games

player-unknown = there is no player named '{ $given }': there are { $known } and { $last }
program-unknown = there is no program '{ $given }' to run
program-failed = { $player } cannot go on: { $reason }
program-not-started = its program cannot be started ({ $reason })
program-ended = its program has ended
program-silent = its program did not answer in time
program-nonsense = its program answered '{ $given }', which is no choice
program-illegal = its program chose '{ $given }', which is not legal here
program-error = its program reports '{ $given }'
program-form = its program does not read positions of this game
position-view = this is not a view of a game of cribbage: { $reason }
protocol-version = this engine speaks version { $version } of the protocol
protocol-command = '{ $given }' is no command: there are cribbage, setoption, isready, position, go, stop, quit
protocol-option = there is no such option or value: { $given }
protocol-no-position = send a position first
protocol-limit = '{ $given }' is no limit: there are movetime MS, rounds N, infinite, choices CARDS ...
protocol-choice = '{ $given }' is not a choice here
misses-form = '{ $given }' is not a pattern of misses: write misses=runs+nobs/in=hand+crib/every=3
misses-of-what = '{ $given }' does not say what is missed: write misses=all, or misses=runs+nobs
misses-every = every={ $given } is out of range: one set in 1 to { NUMBER($most, useGrouping: 0) } is missed
misses-name = { $field }: '{ $given }' is not one of { $known } and all
games-no-players = no players are named
games-players = { $given } players are named, but the game is for { $players }
games-none = { NUMBER($games, useGrouping: 0) } games cannot be played
games-too-few = { NUMBER($games, useGrouping: 0) } games are too few to estimate an error: play at least { NUMBER($least, useGrouping: 0) }
pairs-for-two = pairs are for two players, but the game is for { $players }
pairs-others = { $file }: this file compares other players, rules or numbers
pairs-not = { $file }: this is not a file of pairs: { $reason }

## Reviews

review-solo-record = this is a record of games for one, which `reviews.solo.review_solo` reviews
review-others-record = this is a record of games against others
review-no-seat = there is no seat { $seat } in this record
review-no-data = the engine’s data cannot be read: { $reason }
review-not = this is not a review of fifteentwo: { $reason }
review-version = this review is of version { $version }, and this program reads version { $known }
review-other-tables = this review was made with other engine data ({ $files }): review the record again
review-other-data = this review was made with other engine data: review the record again
review-not-open = this choice was not open
review-no-choice = there is nothing to choose there

## Workers

workers-resume = call again to resume from the last save
workers-killed = a worker process was killed: { workers-resume }
workers-lost = the cluster at { $address } has lost the worker { $worker }: { workers-resume }
workers-cancelled = the cluster has cancelled a task: { workers-resume }
workers-failed = a task has failed on the cluster ({ $reason }): { workers-resume }
workers-cannot = the workers of the cluster cannot do this: { $reason }
workers-restarted = a worker was restarted and has lost its cache: { workers-resume }
workers-no-dask = a cluster needs Dask, which is not installed: pip install 'fifteentwo[cluster]'
workers-none = the cluster at '{ $address }' has no workers
workers-silent = the cluster at '{ $address }' does not answer ({ $reason })
workers-versions = the cluster at { $address } has fifteentwo { $theirs }, and this is { $own }

## A new game

name-invisible = a name needs at least one visible letter, digit or symbol
name-too-long = a name can have at most { NUMBER($most, useGrouping: 0) } characters
game-seats = this game seats { $wanted }, not { $given }
game-needs-person = at least one player must be a person
game-helps-people = { $name } is a computer player: only people can be helped to count
game-patience = The time to wait for somebody is 1 to { NUMBER($most, useGrouping: 0) } seconds, or none.
game-clock = A clock of this kind has { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } seconds{ $kind ->
    [game] {" "}for the game
   *[move] {" "}for a move
}.
game-increment = Only a clock for the whole game adds time, at most { $most } seconds a move.
game-one-deal = choose the daily deal or a number, not both
count-how-many = a hand to count has 1 to { $most } cards, not { $given }
count-twice = a card is in this hand twice
count-no-rank = only cards with a rank can be counted: no jokers, and no cards face down

## The engine

tables-damaged = the engine’s data in { $file } is missing or damaged ({ $reason })
tables-other = { $file } was made for another { $part } than the one in expert.zip
puzzles-damaged = the puzzles cannot be read ({ $reason })
square-no-bound = there is a bound only for squares without a reserve
square-no-player = there is no player of squares named “{ $name }”: there are { $known }
square-cards = a square has { $wanted } cards, not { $given }
square-no-place = { CARD($card) } has no place in a square
square-card-twice = the { CARD($card) } is there twice
par-whole-pack = par needs the 52 cards of a pack, each of them once
table-damaged = the table of { $name } is damaged: { $reason }
table-numbers = its numbers are not those of a table
