# The games for one in the terminal, and matches of computer players.

## A game for one

terminal-start = { $rules }, deal { $deal }. { $points } points win. Type ? for help.
terminal-help = { $key ->
    [hint] what the computer would do
    [undo] take back the last choice
    [watch] let the computer choose (watch all: to the end of the game)
    [quit] stop the game
    [place] place the turned card in row b, column 3 (the cell must be open: [])
    [throw] discard the turned card
    [keep] put the turned card in the reserve (keep 2: on the second pile)
    [reserve] place 5H from the reserve in row b, column 3
    [discard] discard these two
    [numbers] discard the first and fourth card of the hand
    [cells] swap the cards in row a, column 1 and in row c, column 3
    [swap] swap these two cards
   *[done] stop swapping and count the square
}
terminal-not-placed = '{ $line }' is not a move: b3 is row b, column 3; type ? for help.
terminal-not-swapped = '{ $line }' is not a swap: a1 c3 swaps the cards of two cells; type ? for help.
terminal-not-cards = '{ $card }' is not a card: write a rank (A 2-9 10 J Q K) and a suit (C D H S), such as 5H; type ? for help.
terminal-no-place = There is no card { $place } in that hand: its cards are 1 to { $last }.
terminal-computer = The computer: { $action }.
terminal-place = { $card } on { $cell }
terminal-keep = keep it on pile { $pile }
terminal-throw = discard it
terminal-discard = discard { $cards }
terminal-swap = swap { $first } { $second }
terminal-done = done
terminal-figure = { $kind ->
    [exact] exact
   *[estimate] estimate
}
terminal-hand = { $number ->
    [0] Hand: { $cards }
   *[other] Hand { $number }: { $cards }
}
terminal-choose-two = { $hand }  <- discard two
terminal-crib = Crib: { $cards }
terminal-crib-empty = Crib: empty
terminal-under-stock = Under the stock: { $cards }
terminal-deal = Deal { $deal } of { $deals }, { $points } of { $needed } so far.
terminal-square = { $points } of { $needed } so far, { $stock } in the stock.
terminal-discarded = Discarded: { $cards }
terminal-pile = Pile { $pile }: { $cards }
terminal-pile-empty = Pile { $pile }: empty
terminal-turned = Turned: { $card }
terminal-shuffle = { $heels ->
    [0] Starter { $starter }. Square: { $points } of { $needed }.
   *[other] Starter { $starter }. Square: { $points } of { $needed }, { $heels } of them for his heels.
}
terminal-won = { $help ->
    [assisted] Won: { $points } of { $needed }, assisted.
   *[alone] Won: { $points } of { $needed }.
}
terminal-not-won = { $help ->
    [assisted] Not won: { $points } of { $needed }, assisted.
   *[alone] Not won: { $points } of { $needed }.
}
terminal-par = Par: { $points }.
terminal-computer-scores = The computer scores { $points }.
terminal-better = Better than the computer on { $percent } % of deals.
terminal-record = The record is in { $file }.
terminal-between = { $least } to { $most }

## Par of a deal

par-total = { $kind ->
    [legal] Legal par { $points }
   *[best] Par { $points }
}
par-with-starter = { $kind ->
    [legal] Legal par { $points }, starter { $starter }
   *[best] Par { $points }, starter { $starter }
}
par-left-over = Left over: { $cards }
par-deal = Deal { $deal }: discard { $cards }, starter { $starter }: { $points }
par-last-hand = Last hand: { $points }
maximum-case = starter { $starter }, { $cases } cases
maximum-heels = The maximum: { $off } with his heels not counted, { $once } with his heels paid once, { $each } with his heels paid to each hand.

## Matches of games for one

match-deals = { $deals ->
    [one] { $rules }, { $player }, { $deals } deal from { $first }
   *[other] { $rules }, { $player }, { NUMBER($deals, useGrouping: 0) } deals from { $first }
}
match-games = { $games ->
    [one] { $rules }, { $games } game from { $first }
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } games from { $first }
}
match-games-for-chance = { $games ->
    [one] { $rules }, { $games } game from { $first }, played for the chance to win
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } games from { $first }, played for the chance to win
}
match-mean = mean { $mean } ± { $error }, from { $least } to { $most }
match-mean-so-far = mean { $mean }
match-won = won { $share } % ± { $error } (at { $points })
match-reached = { $points } reached in { $share } % ± { $error }
match-for-points = played for points: mean { $mean }, { $points } in { $share } %
match-gain = the aim wins { $gain } % ± { $error } more games
match-time = { $milliseconds } ms per choice (median)
match-stopped = { $things ->
    [games] stopped after { $done } of { $many } games: they are saved in { $file }, and the same command resumes from there
   *[deals] stopped after { $done } of { $many } deals: they are saved in { $file }, and the same command resumes from there
}
match-stopped-at-once = { $things ->
    [games] stopped after 0 of { $many } games: nothing is lost
   *[deals] stopped after 0 of { $many } deals: nothing is lost
}

## Simulated games

simulate-title = { $games ->
    [one] { $games } game, { NUMBER($deals, useGrouping: 0) } deals, rules { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } games, { NUMBER($deals, useGrouping: 0) } deals, rules { $rules }, --rng { $rng }
}
simulate-pairs = { NUMBER($games, useGrouping: 0) } games in pairs, { NUMBER($deals, useGrouping: 0) } deals, rules { $rules }, --rng { $rng }
simulate-adjusted = { $games ->
    [one] { $games } game, rules { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } games, rules { $rules }, --rng { $rng }
}
simulate-head = { $column ->
    [seat] seat
    [wins] wins
    [share] share
    [interval-95] 95 % interval
    [interval-99] 99 % interval
    [game-points] game points
    [points] points a deal
    [role] role
    [pegging] pegging
    [heels] heels
    [hand] hand
    [crib] crib
    [total] total
    [mean] mean
   *[error] standard error
}
simulate-row = { $row ->
    [first-dealer] first dealer
    [dealer] dealer
    [pone] pone
    [others] others
    [share] games won
    [points-a-game] points ahead per game
    [points-a-deal] points ahead per deal
    [plain] plain
   *[luck-adjusted] luck-adjusted
}
simulate-against = { $first } against { $last }
simulate-won-by = games won by { $player }
simulate-factor = The plain result would need { $factor } times as many games for the same error.
simulate-factor-by-chance = With the luck of the cards alone taken out: { $factor } times.
simulate-games = games
simulate-forfeits = { $games ->
    [one] { $player } lost a game because { $reason }.
   *[other] { $player } lost { NUMBER($games, useGrouping: 0) } games; in the first one { $reason }.
}
