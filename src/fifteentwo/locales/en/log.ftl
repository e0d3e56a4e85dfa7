# The log of a game, as the command line prints it. { $person } is you for the reader, many for several players.

## Cribbage

log-names = { $first } and { $last }
log-cut = { $person ->
    [nobody] Cut for deal: { $cards }; again
    [you] Cut for deal: { $cards }; you deal
    [many] Cut for deal: { $cards }; { $who } deal
   *[other] Cut for deal: { $cards }; { $who } deals
}
log-deals-first = { $person ->
    [you] You deal first
    [many] { $who } deal first
   *[other] { $who } deals first
}
log-deals = { $person ->
    [you] You deal
    [many] { $who } deal
   *[other] { $who } deals
}
log-discards = { $person ->
    [you] You discard { $cards }
    [many] { $who } discard { $cards }
   *[other] { $who } discards { $cards }
}
log-starter = The starter is { $card }
log-plays = { $person ->
    [you] You play { $card }: { WORDS($count) }
    [many] { $who } play { $card }: { WORDS($count) }
   *[other] { $who } plays { $card }: { WORDS($count) }
}
log-go = { $who }: go
log-hand = { $person ->
    [you] Your hand { $cards }: { $call }
   *[other] { $who }’s hand { $cards }: { $call }
}
log-crib = { $person ->
    [you] Your crib { $cards }: { $call }
   *[other] { $who }’s crib { $cards }: { $call }
}
log-pegs = { $person ->
    [you] You peg { $points } for { log-why }: { $score }
    [many] { $who } peg { $points } for { log-why }: { $score }
   *[other] { $who } pegs { $points } for { log-why }: { $score }
}
log-why = { $why ->
    [heels] his heels
    [card] the card
    [go] the go
    [last] the last card
    [hand] the hand
    [crib] the crib
    [three_for_last] last
    [muggins] muggins
    [penalty] a wrong count
    [wrong_call] a wrong call of muggins
   *[excess] points claimed in excess
}
log-joker = { $person ->
    [you] You name { $cards }
   *[other] { $who } names { $cards }
}
log-claims = { $person ->
    [you] You claim { $points }
   *[other] { $who } claims { $points }
}
log-muggins = { $person ->
    [you] You call muggins for { $points }
   *[other] { $who } calls muggins for { $points }
}
log-path = { $way ->
    [clockwise] { $person ->
        [you] You go clockwise
        [many] { $who } go clockwise
       *[other] { $who } goes clockwise
    }
   *[counter-clockwise] { $person ->
        [you] You go anticlockwise
        [many] { $who } go anticlockwise
       *[other] { $who } goes anticlockwise
    }
}
log-crashed = { $person ->
    [you] You are crashed, to { $hole }
    [many] { $who } are crashed, to { $hole }
   *[other] { $who } is crashed, to { $hole }
}

## The end of a game

log-then = { $first }; { $then }
log-gives-up = { $person ->
    [you] You resign
    [many] { $who } resign
   *[other] { $who } resigns
}
log-out-of-time = { $person ->
    [you] You run out of time
    [many] { $who } run out of time
   *[other] { $who } runs out of time
}
log-wins = { $person ->
    [you] You win: { $scores }
    [many] { $who } win: { $scores }
   *[other] { $who } wins: { $scores }
}
log-wins-by = { $person ->
    [you] You win { log-won-by }: { $scores }
    [many] { $who } win { log-won-by }: { $scores }
   *[other] { $who } wins { log-won-by }: { $scores }
}
log-won-by = { $title ->
    [lurch] by a lurch
    [double-skunk] by a double skunk
   *[skunk] by a skunk
}
log-lost = { $person ->
    [you] You are { log-lost-how }
    [many] { $who } are { log-lost-how }
   *[other] { $who } is { log-lost-how }
}
log-lost-how = { $title ->
    [lurch] lurched
    [skunk] skunked
    [double-skunk] double-skunked
   *[none] not
}

## Games for one

log-cell = row { $row }, column { $column }
log-turned = { $card } is turned
log-placed = { $card } on { $cell }
log-thrown-away = { $card } is discarded
log-kept = { $card } on pile { $pile } of the reserve
log-set-aside = { $card } is set aside
log-dealt = Dealt: { $hands }
log-dealt-crib = Dealt: { $hands }, to the crib { $crib }
log-two-discarded = Discarded: { $cards }
log-swapped = { $card } on { $cell }; { $other } on { $place }
log-line = { $line ->
    [row] Row { $number }, { $cards }: { $call }
    [column] Column { $number }, { $cards }: { $call }
    [hand] Hand { $number }, { $cards }: { $call }
    [only-hand] Hand, { $cards }: { $call }
    [last-hand] Last hand, { $cards }: { $call }
   *[crib] Crib, { $cards }: { $call }
}
log-heels = His heels: { $points }
log-alone-wins = { $person ->
    [you] You win: { $points } points; { $needed } are needed.
   *[other] { $who } wins: { $points } points; { $needed } are needed.
}
log-alone-loses = { $person ->
    [you] You do not win: { $points } points; { $needed } are needed.
   *[other] { $who } does not win: { $points } points; { $needed } are needed.
}

## A replayed record

log-against = { $one } against { $other }
log-heading = { $who }, rules { $rules }
log-heading-deal = { $who }, rules { $rules }, deal { NUMBER($deal, useGrouping: 0) }
log-series = Match { $number } of the series { $id }; before it { $figures }.
log-game = Game { $number }
log-assisted = { $who } had help in this game.
log-unfinished = The record ends before the game does.
log-unchecked = Not checked: { $sentence }.
log-standing = Standing: { $sides }
log-side = { $points ->
    [one] { $who } { $points } game point from { log-games }
   *[other] { $who } { $points } game points from { log-games }
}
log-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
log-match-won = { $person ->
    [you] You win the match.
    [many] { $who } win the match.
   *[other] { $who } wins the match.
}
log-match-drawn = The match is drawn.

## Verified cards

verify-agree = { $deals ->
    [one] The deal agrees with the secret and the salts.
   *[other] All { $deals } deals agree with the secrets and the salts.
}
verify-none = This record has no secrets, so its cards cannot be checked.
verify-game-open = Game { $game } has no secret, so its cards were not checked.
verify-secret = Game { $game }: the secret does not fit the commitment.
verify-cut = Game { $game }: the cut for the deal does not agree with the secret and the salts.
verify-deal = Game { $game }, deal { $deal }: the cards do not agree with the secret and the salts.
verify-head = { $column ->
    [deal] deal
    [player] player
    [score] score
    [held] saw in hand
    [table] on the table
    [weighed] weighed
    [chosen] chose
   *[again] computed again
}
verify-again = { $found ->
    [same] the same
    [hidden] not shown:
   *[unknown] cannot be computed
}
computer-none = This record does not say that the computer chose anything.
computer-agree = { $choices ->
    [one] The one choice of the computer that the record shows comes out the same from what it saw.
   *[other] All { $choices } choices of the computer that can be compared come out the same from what it saw.
}
computer-wrong = { $choices ->
    [one] One choice of the computer comes out differently. Another version of this program may choose differently.
   *[other] { $choices } choices of the computer come out differently. Another version of this program may choose differently.
}
computer-hidden = { $choices ->
    [one] One discard of the computer is not in this record; the computed one is used.
   *[other] { $choices } discards of the computer are not in this record; the computed ones are used.
}
computer-open = { $choices ->
    [one] One choice cannot be computed again.
   *[other] { $choices } choices cannot be computed again.
}
computer-no-secret = Game { $game } has no secret, so the choices of the computer cannot be computed again.
computer-lost = Game { $game }: the record does not follow from the computer’s own cards: { $reason }
