# What the coach says. A term in brackets explains itself when it is tapped: [crib|your crib] is shown as "your crib".

coach-label = Odile explains
coach-close = Close
coach-held = Read the tip, then continue.
coach-skip = Skip the lessons
coach-more = More
coach-step = Odile · step { $number } of { $of }
coach-steps = Your first game, step { $number } of { $of }
coach-step-deal = Deal
coach-step-crib = Crib
coach-step-starter = Starter
coach-step-play = Play
coach-step-show = Show
coach-step-board = Board
coach-keep = { $cards } make { $points } together. I’d keep those.
coach-why = Why { $points }?

## The deal and the crib

tip-welcome-title = Let’s play a short game.
tip-welcome-1 = I’m Odile, and I’ll sit beside you. You play { $other } to 61 points. Tap any underlined word to see what it means.
tip-welcome-2 = You are the [dealer|dealer] this time. Press Deal.
tip-hello-title = I’ll sit beside you.
tip-hello-1 = I’m Odile. Whenever a rule comes up for the first time, I’ll explain it. Tap any underlined word, such as [dealer|dealer], to see what it means.
tip-crib-mine-title = This crib is yours.
tip-crib-mine-1 = You’re the [dealer|dealer], so the [crib|crib] is a second hand for you, counted at the end. You and { $other } each throw two cards into it.
tip-crib-mine-2 = Keep the four cards that score most together, and throw the other two.
tip-crib-theirs-title = This crib is not yours.
tip-crib-theirs-1 = { $other } is the [dealer|dealer] now, so what you throw counts for { $other }. Throw two cards that don’t go together: no pair, and no 5.
tip-starter-title = This is the starter.
tip-starter-1 = The [starter|starter] counts as a fifth card in every hand, and in the [crib|crib]. Nobody plays it.
tip-starter-2 = Now comes the play. Whoever isn’t the dealer leads: { $other } if it was your deal, you if it wasn’t.
tip-heels-title = A jack!
tip-heels-1 = If the [starter|starter] is a jack, the dealer pegs two at once. It is called [heels|his heels].

## The play

tip-lead-title = You lead.
tip-lead-1 = Play any card. Low ones are safest: no single card makes 15 with a card below five.
tip-count-title = Add to the count.
tip-count-1 = You take turns, and the [count|count] goes up by the value of each card: court cards are ten, an ace is one. It can’t pass 31.
tip-count-2 = Make it exactly 15 and you peg two. A card of the same rank as the last makes a [pair|pair].
tip-fifteen-title = Fifteen for two!
tip-fifteen-1 = The count is exactly 15. Whoever makes a [fifteen|fifteen] in the play pegs two points at once.
tip-thirty-one-title = Thirty-one for two!
tip-thirty-one-1 = [thirtyOne|Thirty-one] pegs two points. The cards are turned down, and the next count starts from zero.
tip-pair-title = A pair!
tip-pair-1 = Two cards of a rank, one right after the other: two points. A third in a row would make six.
tip-run-title = A run!
tip-run-1 = The last cards make a [run|run], in whatever order they came: one point for each card.
tip-go-title = Nothing fits: say go.
tip-go-1 = Every card you hold would take the count past 31. Say [go|go]: { $other } plays on while a card fits, and pegs one.
tip-go-theirs-title = Go!
tip-go-theirs-1 = { $other } can’t play without passing 31. You play on as long as a card of yours fits, and then you peg one for the [go|go].
tip-new-count-title = A new count.
tip-new-count-1 = The [count|count] starts from zero. The cards played before don’t score any more.
tip-last-title = One for last.
tip-last-1 = The [lastCard|last card] of a deal pegs one point. All cards are played now: next comes the [show|show].

## The show and the board

tip-show-title = Count the hands.
tip-show-1 = In the [show|show] each hand counts with the [starter|starter]: fifteens, runs and pairs first. The player who didn’t deal counts first.
tip-show-2 = Watch the cards that rise, or press Why? to see them once more.
tip-show-crib-title = And last, the crib.
tip-show-crib-1 = The dealer counts the [crib|crib] as well, with the same [starter|starter]. So each deal is worth a little more to the dealer.
tip-nobs-title = And one for his nobs.
tip-nobs-1 = The jack of the starter’s suit is [nobs|his nobs]: one point.
tip-flush-title = A flush!
tip-flush-1 = Four cards of one suit in a hand are a [flush|flush]: four points, or five with the starter.
tip-board-title = Peg the points.
tip-board-1 = Each hole is a point. The back [peg|peg] jumps ahead of the front one, so you can see what was scored last. First to the last hole wins.
tip-next-title = That was a whole deal.
tip-next-1 = Next, { $other } deals, and you take turns from there. I’ll speak up when something new happens.
tip-end-title = That’s the game.
tip-end-1 = Well played. In a longer game to 121 the rules are just the same. There is more under Learn on the home page.
