# What a table asks for besides cards: a claim, a call of muggins, a joker’s name, a way round the board.

## A claim

claim-card-of = { $whose ->
    [mine] Your { $card }
   *[theirs] { $name }’s { $card }
}
claim-prompt = { $title }: how many points? 0 to { $to }.
claim-counts = { $of ->
    [crib] { $name } is counting the crib.
    [card] { $name } is counting the { $card }.
   *[hand] { $name } is counting a hand.
}
claim-none = Claim …
claim-press = Claim { $points }
claim-by-sets = Count combination by combination
claim-by-sets-why = Where you count your own hands: choose the cards of each combination.
claim-sets-prompt = Choose the cards of one combination, then “Count these”.
claim-count-these = Count these
claim-count-cards = Count { $cards }
claim-all = Done: claim { $points }
claim-sets = Combinations counted so far
claim-no-sets = Nothing counted yet.
claim-total = Together { $points }
claim-cards = Cards to count

## The number pad

pad-label = Number, { $from } to { $to }
pad-none = no number yet
pad-erase = Erase

## A call of muggins

call-prompt = { $points ->
    [0] { $of ->
        [crib] { $name } claims nothing for the crib.
        [card] { $name } claims nothing for the { $card }.
       *[hand] { $name } claims nothing for the hand.
    }
   *[other] { $of ->
        [crib] { $name } claims { $points } for the crib.
        [card] { $name } claims { $points } for the { $card }.
       *[hand] { $name } claims { $points } for the hand.
    }
}
call-missed = How many points were missed?
call-your-turn = Your turn.
call-none = Muggins …
call-stand = Continue
call-press = Muggins for { $points }
call-always = Never call muggins
call-always-why = In muggins every claim stands, and you are never asked.
call-others = { $name } may call muggins.

## Claims in the flow of play

claims-label = Points to claim for your card; none chosen claims nothing
claims-short = Claim
claims-muggins = Muggins!
claims-play = Play { $card } for { $points }

## A joker’s name

joker-play = The joker is played as …
joker-counts = { $of ->
    [starter] The starter is a joker. It counts as …
    [crib] { $whose ->
        [mine] The joker in your crib counts as …
       *[theirs] The joker in { $name }’s crib counts as …
    }
   *[hand] { $whose ->
        [mine] The joker in your hand counts as …
       *[theirs] The joker in { $name }’s hand counts as …
    }
}
joker-several = Joker { $place } of { $of }
joker-prompt = Choose what the joker counts as.
joker-prompt-best = It counts best as the { $cards }; you may choose another.
joker-prompt-play = Choose what the joker is.
joker-prompt-most = Choose what the joker is: { $most } at most fits.
joker-none = Choose a card
joker-count = { $jokers ->
    [one] Count it as the { $cards }
   *[other] Count them as the { $cards }
}
joker-play-as = Play it as the { $card }
joker-best = counts best
joker-grid = What the joker is
joker-rank = Rank of the joker
joker-suit = Suit of the joker
joker-too-high = would pass 31
joker-cancel = Another card
joker-waits = { $name } is naming a joker.

## A way round the crash board

way-heading = Which way round the board?
way-prompt = You peg { $points }. Which way? It holds for the whole game.
way-waits = { $name } is choosing a way round the board.
way-none = Choose your way
way-clockwise = Clockwise
way-counter = Anticlockwise
way-press = { $way ->
    [clockwise] Go clockwise
   *[counter] Go anticlockwise
}

## What a card would do there

foreseen-nothing = It pegs nothing.
foreseen-pegs = It pegs { $points }: your peg goes to { $hole }.
foreseen-some = It pegs { $points }.
foreseen-chooses = It pegs { $points }; then you choose your way.
foreseen-back = It throws { $name }’s front peg back to { $to }.
foreseen-off = It throws { $name }’s front peg off the track.
foreseen-on = It throws { $name }’s rear peg on to { $to }.
foreseen-my-back = Your own front peg is thrown back to { $to }.
foreseen-my-off = Your own front peg is thrown off the track.
foreseen-my-on = Your own rear peg is thrown on to { $to }.

## What was wrong with a claim

verdict-short = { $claim ->
    [0] Nothing claimed, and { $points ->
        [one] there is 1.
       *[other] there are { $points }.
    }
   *[other] { $claim } claimed, and there are { $points }.
}
verdict-over = { $points ->
    [0] { $claim } claimed, but there is nothing.
    [one] { $claim } claimed, but there is only 1.
   *[other] { $claim } claimed, but there are only { $points }.
}
verdict-of = { $card }: { $verdict }
verdict-corrected = It is put right.
verdict-lost = What was missed is lost.
verdict-open = What was missed goes to whoever called it.
verdict-penalty = Two points of penalty to the other side.
verdict-excess = What was too much goes to the other side.

## What was answered, in the log

told-turns-up = { $person ->
    [single] { $who } turns up { $cards }.
   *[other] { $who } turn up { $cards }.
}
told-turns-up-crib = { $person ->
    [single] { $who } turns up the crib, { $cards }.
   *[other] { $who } turn up the crib, { $cards }.
}
told-claims-nothing = { $person ->
    [single] { $who } claims nothing.
   *[other] { $who } claim nothing.
}
told-claims = { $person ->
    [single] { $who } claims { $points }.
   *[other] { $who } claim { $points }.
}
told-calls = { $person ->
    [single] { $who } calls muggins for { $points }.
   *[other] { $who } call muggins for { $points }.
}
told-stands = { $person ->
    [single] { $who } lets the claim stand.
   *[other] { $who } let the claim stand.
}
told-names = { $person ->
    [single] { $jokers ->
        [one] { $who } names the joker: { $cards }.
       *[other] { $who } names the jokers: { $cards }.
    }
   *[other] { $jokers ->
        [one] { $who } name the joker: { $cards }.
       *[other] { $who } name the jokers: { $cards }.
    }
}
told-goes = { $way ->
    [clockwise] { $person ->
        [single] { $who } goes round the board clockwise.
       *[other] { $who } go round the board clockwise.
    }
   *[counter] { $person ->
        [single] { $who } goes round the board anticlockwise.
       *[other] { $who } go round the board anticlockwise.
    }
}
told-back = { $person ->
    [you] Crash! Your front peg is thrown back to { $to }.
   *[other] Crash! { $who }’s front peg is thrown back to { $to }.
}
told-off = { $person ->
    [you] Crash! Your front peg is thrown back off the track.
   *[other] Crash! { $who }’s front peg is thrown back off the track.
}
told-on = { $person ->
    [you] Crash! Your rear peg is thrown on to { $to }.
   *[other] Crash! { $who }’s rear peg is thrown on to { $to }.
}
told-thrown = { $person ->
    [you] Crash! Your pegs stand at { $rear } and { $front } now.
   *[other] Crash! { $who }’s pegs stand at { $rear } and { $front } now.
}
