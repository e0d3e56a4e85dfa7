# A table of cribbage. What a card scores is said by the server.

## What happened: the log, the record, the live region

tell-unseen = { $cards ->
    [0] none
    [one] a card
   *[other] { $cards } cards
}
tell-cuts = { $person ->
    [single] { $who } cuts { $card }
   *[other] { $who } cut { $card }
}
tell-cuts-then = { $person ->
    [you] you cut { $card }
   *[other] { $who } cuts { $card }
}
tell-cut-equal = { $cuts }: equal, so cut again.
tell-cut = { $person ->
    [you] { $cuts }: you deal first.
   *[other] { $cuts }: { $who } deals first.
}
tell-deals-first = { $person ->
    [single] { $who } deals first.
   *[other] { $who } deal first.
}
tell-deals = { $person ->
    [single] { $who } deals.
   *[other] { $who } deal.
}
tell-discards = { $person ->
    [single] { $who } discards { $cards }.
   *[other] { $who } discard { $cards }.
}
tell-starter = The starter is { $card }.
tell-plays = { $person ->
    [single] { $who } plays { $card }: “{ $words }.”
   *[other] { $who } play { $card }: “{ $words }.”
}
tell-calls = { $who }: “{ $words }.”
tell-shows = { $person ->
    [single] { $who } shows { $cards }: “{ $words }.”
   *[other] { $who } show { $cards }: “{ $words }.”
}
tell-shows-crib = { $person ->
    [single] { $who } turns up the crib, { $cards }: “{ $words }.”
   *[other] { $who } turn up the crib, { $cards }: “{ $words }.”
}
tell-resigns = { $person ->
    [single] { $who } resigns.
   *[other] { $who } resign.
}
tell-out-of-time = { $person ->
    [single] { $who } runs out of time.
   *[other] { $who } run out of time.
}
tell-wins = { $person ->
    [single] { $who } wins.
   *[other] { $who } win.
}
tell-wins-with = { $person ->
    [single] { $who } wins, { $scores }.
   *[other] { $who } win, { $scores }.
}
tell-settles = { $title ->
    [lurch] { $person ->
        [single] { $who } is lurched
       *[other] { $who } are lurched
    }
    [skunk] { $person ->
        [single] { $who } is skunked
       *[other] { $who } are skunked
    }
   *[double] { $person ->
        [single] { $who } is double-skunked
       *[other] { $who } are double-skunked
    }
}
tell-pegs = { $who }: +{ $points }, { $score } in all.
tell-pegs-calling = { $who }: “{ $words }”, +{ $points }, { $score } in all.

## The table

table-heading = Cribbage against { $other }
table-coach = Coach
table-centre = Middle of the table
table-series = Series { $figures }
table-match = Match { $figures }, to { $to }
table-games = Games { $figures }, to { $to }
table-hand = Hand
table-hand-of = { $whose ->
    [mine] Your hand
   *[theirs] { $name }’s hand
}
table-crib = Crib
table-crib-of = { $whose ->
    [mine] Your crib
   *[theirs] { $name }’s crib
}
table-deal = Deal { $deal }
table-deal-of = { $whose ->
    [mine] Deal { $deal }, your crib
   *[theirs] Deal { $deal }, { $name }’s crib
}
table-away = away
table-is-away = { $name } is away.
table-stand-in = the computer plays
table-has-stand-in = The computer plays for { $name }, who is away.
table-plate = { $score ->
    [one] { $who }, 1 point
   *[other] { $who }, { $score } points
}
table-plate-turn = { $person ->
    [you] { $plate }, your turn
   *[other] { $plate }, { $who }’s turn
}
table-dealer = Dealer
table-dealer-mark = D
table-their-hand = { $cards ->
    [one] { $name } holds one card
   *[other] { $name } holds { $cards } cards
}
table-played = { $person ->
    [you] Your played cards
   *[other] Played by { $who }
}
table-row = Cards of this count
table-count = Count
table-pack = The pack
table-pack-label = Pack
table-starter = Starter
table-crib-holds = { $cards ->
    [one] { $crib }: one card
   *[other] { $crib }: { $cards } cards
}
table-peek = Look at what you discarded
table-unpeek = Turn them down again
table-at-most = Over 31: the count is { $count }
table-not-now = It’s not your turn
table-enough = { $cards ->
    [one] Only one: put that back first
    [2] Only two: put one back first
   *[other] Only { $cards }: put one back first
}
table-fives-first = Your fives must go first
table-fan = The pack, spread out: cut anywhere
table-again = Tie: cut again

## The big button

button-cut = Cut
button-deal = Deal
button-starter = Cut
button-peg = Peg { $points }
button-go = Go
button-continue = Continue
button-next-deal = Next deal
button-hold = Hold to run through the counts
button-send = { $whose ->
    [mine] Throw { $cards } to my crib
   *[theirs] Throw { $cards } to { $name }’s crib
}
button-send-some = { $whose ->
    [mine] { $cards ->
        [one] Throw a card to my crib
        [2] Throw two cards to my crib
       *[other] Throw { $cards } cards to my crib
    }
   *[theirs] { $cards ->
        [one] Throw a card to { $name }’s crib
        [2] Throw two cards to { $name }’s crib
       *[other] Throw { $cards } cards to { $name }’s crib
    }
}
button-play = Play { $card }
button-play-one = Play a card
button-next-game = Next game
button-rematch = Rematch
button-swap = Same deals, seats swapped
button-to-rematch = Go to the rematch
button-waiting-for = Waiting for { $who } …

## The sentence beside it

prompt-cut-low = Cut for the deal: the lower card deals first.
prompt-cut-high = Cut for the deal: the higher card deals first.
prompt-starter = Cut for the starter.
prompt-peg = Move your peg.
prompt-peg-calling = { $words }: move your peg.
prompt-go = You can’t play without passing 31: the count is { $count }.
prompt-discard = { $whose ->
    [mine] { $cards ->
        [one] Choose a card for your crib.
        [2] Choose two cards for your crib.
       *[other] Choose { $cards } cards for your crib.
    }
   *[theirs] { $cards ->
        [one] Choose a card for { $name }’s crib.
        [2] Choose two cards for { $name }’s crib.
       *[other] Choose { $cards } cards for { $name }’s crib.
    }
}
prompt-lead = Your lead.
prompt-play = Your turn. The count is { $count }.
prompt-rematch = { $person ->
    [they] { $who } would like a rematch.
   *[other] { $who } would like a rematch.
}
prompt-theirs = { $name } is thinking.
prompt-discarding = { $person ->
    [they] { $who } are choosing cards for the crib.
   *[other] { $who } is choosing cards for the crib.
}

## The show

show-counts = { $part ->
    [crib] { $whose ->
        [mine] Counting your crib
       *[theirs] Counting { $name }’s crib
    }
   *[hand] { $whose ->
        [mine] Counting your hand
       *[theirs] Counting { $name }’s hand
    }
}
show-points = { $points ->
    [0] { $title }: nothing.
    [one] { $title }: 1 point.
   *[other] { $title }: { $points } points.
}
show-why = Why?
show-line = Show again: { $words }
