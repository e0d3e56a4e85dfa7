# Counts as players call them. The first letter of what is called is made a capital where a sentence begins.

called = { OPENING($words) }

## A hand or crib

# "fifteen two, fifteen four, and a pair is six": $place tells the first line, the last, and those between.
call = { $lines }
call-nothing = nothing
call-points = { WORDS($points) }
call-fifteen = fifteen { WORDS($total) }
call-run = { $place ->
    [first] { $times ->
        [single] a { call-run-name } is { WORDS($total) }
       *[several] { call-run-name } is { WORDS($total) }
    }
    [last] and a { call-run-name } is { WORDS($total) }
   *[between] a { call-run-name } is { WORDS($total) }
}
call-run-name = { $times ->
    [double] double run of { WORDS($cards) }
    [triple] triple run of { WORDS($cards) }
    [double-double] double double run of { WORDS($cards) }
    [quadruple] quadruple run of { WORDS($cards) }
    [triple-double] triple double run of { WORDS($cards) }
    [double-double-double] double double double run of { WORDS($cards) }
    [quintuple] quintuple run of { WORDS($cards) }
    [quadruple-double] quadruple double run of { WORDS($cards) }
    [triple-triple] triple triple run of { WORDS($cards) }
    [triple-double-double] triple double double run of { WORDS($cards) }
    [sextuple] sextuple run of { WORDS($cards) }
    [quintuple-double] quintuple double run of { WORDS($cards) }
    [quadruple-triple] quadruple triple run of { WORDS($cards) }
    [quadruple-double-double] quadruple double double run of { WORDS($cards) }
    [triple-triple-double] triple triple double run of { WORDS($cards) }
    [sextuple-double] sextuple double run of { WORDS($cards) }
    [quintuple-triple] quintuple triple run of { WORDS($cards) }
    [quintuple-double-double] quintuple double double run of { WORDS($cards) }
    [quadruple-quadruple] quadruple quadruple run of { WORDS($cards) }
    [quadruple-triple-double] quadruple triple double run of { WORDS($cards) }
    [triple-triple-triple] triple triple triple run of { WORDS($cards) }
    [double-double-double-double] double double double double run of { WORDS($cards) }
    [triple-double-double-double] triple double double double run of { WORDS($cards) }
   *[single] run of { WORDS($cards) }
}
call-run-of = run of { WORDS($cards) }
call-alike = { $place ->
    [first] { $alike ->
        [pair] a pair is { WORDS($total) }
       *[more] { call-alike-name } is { WORDS($total) }
    }
    [last] { $alike ->
        [five] and five alike is { WORDS($total) }
        [six] and six alike is { WORDS($total) }
       *[fewer] and a { call-alike-name } is { WORDS($total) }
    }
   *[between] { $alike ->
        [five] five alike is { WORDS($total) }
        [six] six alike is { WORDS($total) }
       *[fewer] a { call-alike-name } is { WORDS($total) }
    }
}
call-alike-name = { $alike ->
    [pair] pair
    [pair-royal] pair royal
    [double-pair-royal] double pair royal
    [five] five alike
   *[six] six alike
}
call-flush = { $place ->
    [last] and a flush of { WORDS($cards) } is { WORDS($total) }
   *[between] a flush of { WORDS($cards) } is { WORDS($total) }
}
call-nobs = { $place ->
    [first] one for his nobs
    [last] and one for his nobs is { WORDS($total) }
   *[between] one for his nobs is { WORDS($total) }
}
call-nineteen = nothing is { WORDS($total) }

# The points of a hand by kind: "15s 4 · runs 6 · pair 2".
kind-fifteens = 15s
kind-thirty-one = 31
kind-runs = { $number ->
    [one] run
   *[other] runs
}
kind-pairs = { $number ->
    [one] pair
   *[other] pairs
}
kind-flush = flush
kind-nobs = nobs
kind-nineteen = nineteen

## A card played

play-count = { WORDS($count) }
play-for = { WORDS($count) } for { WORDS($points) }
play-alike = { WORDS($count) }, { call-alike-name } for { WORDS($points) }
play-run = { WORDS($count) }, { call-run-of } for { WORDS($points) }
play-for-alike = { $alike ->
    [five] { WORDS($count) } for { WORDS($points) } and five alike is { WORDS($total) }
    [six] { WORDS($count) } for { WORDS($points) } and six alike is { WORDS($total) }
   *[fewer] { WORDS($count) } for { WORDS($points) } and a { call-alike-name } is { WORDS($total) }
}
play-for-run = { WORDS($count) } for { WORDS($points) } and a { call-run-of } is { WORDS($total) }

## At the table

said-joker-played = { OPENING(CARD($card)) }: { $words }
said-go = Go
said-turned-up = { $what ->
    [crib] The crib is to be counted
   *[hand] The hand is to be counted
}
said-named = The joker is the { FACE($card) }
said-named-both = The joker is the { FACE($card) } and the joker is the { FACE($joker) }
said-muggins = Muggins for { WORDS($points) }
said-pass = Pass
said-counted = It is { WORDS($points) }
said-counted-nothing = It is nothing
said-which-way = Which way round?
said-path = { $way ->
    [clockwise] Clockwise
   *[anticlockwise] Anticlockwise
}
said-crash = Crash!
said-pegged = { $why ->
    [go] { OPENING(WORDS($points)) } for go
    [last] { OPENING(WORDS($points)) } for last
    [heels] { OPENING(WORDS($points)) } for his heels
    [muggins] { OPENING(WORDS($points)) } for muggins
    [penalty] { OPENING(WORDS($points)) } as a penalty
    [wrong-call] { OPENING(WORDS($points)) } for a wrong call
   *[excess] { OPENING(WORDS($points)) } claimed too many
}
said-over = { $title ->
    [lurch] Lurch!
    [skunk] Skunk!
    [double-skunk] Double skunk!
   *[game] Game!
}
# Where the losers have different titles.
said-over-one = { $title ->
    [lurch] Game, and a lurch!
    [skunk] Game, and a skunk!
   *[double-skunk] Game, and a double skunk!
}
said-over-both = { $first ->
    [double-skunk] Game, and a double skunk and a skunk!
   *[skunk] Game, and a skunk and a double skunk!
}
said-starter = The starter is the { CARD($card) }
said-two-for-heels = Two for his heels

## Cards chosen as a combination

sets-choose = Choose the cards of a combination.
sets-once = Choose each card only once.
sets-face-up = Choose cards that are face up.
sets-not-there = The { CARD($card) } is not among these cards.
sets-single = A single card counts only as his nobs: the jack of the starter’s suit, in the hand.
sets-none = { $row ->
    [row] { $flush ->
        [yes] { $cards } make { WORDS($total) }: no fifteen, no pair, a run must be as long as possible, and a flush takes the whole hand.
       *[no] { $cards } make { WORDS($total) }: no fifteen, no pair, a run must be as long as possible.
    }
   *[none] { $flush ->
        [yes] { $cards } make { WORDS($total) }: no fifteen, no pair, no run of three, and a flush takes the whole hand.
       *[no] { $cards } make { WORDS($total) }: no fifteen, no pair, no run of three.
    }
}
sets-part-counted = You have counted part of that.
sets-counted = You have counted that.
