# Duplicate play: the same deals at several tables.

duplicate-title = Duplicate
duplicate-why = Everybody holds the same cards in the same deals, so that skill counts for more and luck for less. A set has a number; whoever plays it is compared with all others on this server, as in duplicate bridge.
duplicate-play = Play these deals
duplicate-play-set = Play a set
duplicate-number = Number of the set
duplicate-number-why = Leave it empty for a new set. The cards follow from the number, so that a game whose number you have entered counts as assisted: you could have looked them up.
duplicate-against = Against
duplicate-friend = A friend
duplicate-seat = Your cards
duplicate-seat-pone = The first hand: the other deals first
duplicate-seat-dealer = The second hand: you deal first
duplicate-begin = Play
duplicate-look = See what others made of it
duplicate-set = Set { $number }
duplicate-share = The link of this set
duplicate-played = { $number ->
    [0] Nobody has finished a game of this set yet.
    [one] One game of this set has been finished.
   *[other] { $number } games of this set have been finished.
}
duplicate-play-first = You will see them when you have finished one.
duplicate-scores = Comparison
duplicate-player = Player
duplicate-tables = Games
duplicate-wins = Won
duplicate-points = Points
duplicate-chance = Chance
duplicate-scores-why = Points and chance to win that a player has made more or less of each deal than the others with the same cards did on average, a game.
duplicate-deals = Deal by deal
duplicate-deal = Deal
duplicate-deals-why = Points of the first hand and of the second; beside them the difference, less its mean at the other tables.
duplicate-dealer = The dealer’s points are underlined.
duplicate-result = Result
duplicate-known = cards could be known
duplicate-resigned = resigned
duplicate-review = Review
