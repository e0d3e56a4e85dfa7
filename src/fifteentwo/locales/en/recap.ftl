# The summary of a game: who won, what decided it, the chart, where the points came from, and the picture to share.
# A selector with one variant names an argument that other languages need.

recap-beat-by = { $them ->
    [you] { $person ->
       *[other] { $who } beat you by { $points }.
    }
    [ours] { $who } beat your side by { $points }.
   *[other] { $who } beat { $other } by { $points }.
}
recap-beat = { $them ->
    [you] { $person ->
       *[other] { $who } beat you.
    }
    [ours] { $who } beat your side.
   *[other] { $who } beat { $other }.
}
recap-won = { $person ->
   *[other] { $who } won.
}

## What decided it

recap-trailed = { $person ->
   *[other] { $who } came back from { $points } down after deal { $deal }.
}
recap-led = { $person ->
   *[other] { $who } led from the first deal to the last.
}
recap-hand = { $them ->
    [you] { $who } counted { $points } in hand to your { $against }.
    [ours] { $who } counted { $points } in hand to your side’s { $against }.
   *[other] { $who } counted { $points } in hand to { $other }’s { $against }.
}
recap-crib = { $them ->
    [you] { $who } counted { $points } in the crib to your { $against }.
    [ours] { $who } counted { $points } in the crib to your side’s { $against }.
   *[other] { $who } counted { $points } in the crib to { $other }’s { $against }.
}
recap-pegging = { $them ->
    [you] { $who } pegged { $points } in the play to your { $against }.
    [ours] { $who } pegged { $points } in the play to your side’s { $against }.
   *[other] { $who } pegged { $points } in the play to { $other }’s { $against }.
}
recap-short = { $holes ->
    [one] { $person ->
        [you] One more hole would have saved you from the { $loss }.
        [ours] One more hole would have saved your side from the { $loss }.
       *[other] One more hole would have saved { $who } from the { $loss }.
    }
   *[other] { $person ->
        [you] { $holes } more holes would have saved you from the { $loss }.
        [ours] { $holes } more holes would have saved your side from the { $loss }.
       *[other] { $holes } more holes would have saved { $who } from the { $loss }.
    }
}
recap-past = { $holes ->
    [0] { $person ->
       *[other] { $who } only just escaped the { $loss }.
    }
    [one] { $person ->
       *[other] { $who } escaped the { $loss } by one hole.
    }
   *[other] { $person ->
       *[other] { $who } escaped the { $loss } by { $holes } holes.
    }
}
recap-loss = { $title ->
    [lurch] lurch
    [double] double skunk
   *[skunk] skunk
}
recap-line = { $title ->
    [lurch] lurch line
    [double] double skunk line
   *[skunk] skunk line
}
recap-match-won = { $person ->
    [single] { $who } wins the match, { $score }.
   *[other] { $who } win the match, { $score }.
}
recap-final = Final score: { $scores }
recap-game-points = { $points ->
    [one] 1 game point
   *[other] { $points } game points
}

## What next

recap-check = Check the cards
recap-home = Home
recap-table = View table
recap-other = Another opponent
recap-other-game = Another game
recap-share = Share
recap-ways = What next

## Deal by deal

recap-chart = Deal by deal
recap-deals = { $deals ->
    [one] One deal.
   *[other] { $deals } deals.
}
recap-chart-how = The marks below the chart show who dealt. Tap a deal, or use the arrow keys.
recap-chart-label = Scores after each deal
recap-deal-head = Deal
recap-deal = Deal { $deal }
recap-dealer = { $person ->
   *[other] { $who } dealt
}
recap-dealt = Dealer
recap-row = Deal { $deal }, { $dealer }: { $scores }
recap-gained = { $who } { $gained } to { $score }
recap-as-table = Show as table
recap-no-deals = No deal was finished.

## The games of the match

recap-games = Games of the match
recap-game = Game
recap-winner = Winner
recap-review-game = Review game { $game }

## Where the points came from

recap-parts = Where the points came from
recap-parts-how = Averages per deal. The dot marks who did better.
recap-parts-usual = Averages per deal. The dot marks who did better; “Usual” is what two experts average.
recap-part = Points from
recap-of-hand = Hand
recap-of-crib = Crib
recap-of-pegging = Pegging
recap-of-heels = Heels
recap-best = { $aim ->
    [low] Highest hand
   *[high] Best hand
}
recap-usual = Usual
recap-better = better

## The best hand

recap-hand-won = The hand that won it
recap-best-of = { $aim ->
    [low] { $person ->
            [you] Your highest hand
           *[other] { $who }’s highest hand
    }
   *[high] { $person ->
            [you] Your best hand
           *[other] { $who }’s best hand
    }
}
recap-deal-crib = { $person ->
    [you] Deal { $deal }, your crib
   *[other] Deal { $deal }, { $who }’s crib
}
recap-deal-hand = { $person ->
    [you] Deal { $deal }, your hand
   *[other] Deal { $deal }, { $who }’s hand
}
recap-starter = Starter
recap-call = “{ $words }.”

## The picture to share

image-beat = { $them ->
    [you] { $person ->
       *[other] { $who } beat you
    }
    [ours] { $who } beat your side
   *[other] { $who } beat { $other }
}
image-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
image-best = { $aim ->
    [low] highest hand { $points }
   *[high] best hand { $points }
}
image-what = cribbage · { $day }
image-title = A game of cribbage
image-saved = The image was saved.
image-failed = The image could not be made.
