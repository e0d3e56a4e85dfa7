# Why an evening of a club refuses something.

evening-unknown = There is no such evening, or you take no part in it.
evening-code-wrong = This is not the code of an evening.
evening-organiser-only = Only the organiser can do that.
evening-not-yours = That is not your game.
evening-closed = The evening is closed.
evening-open = The evening is open already.
evening-full = The hall is full: at most { $most } players.
evening-left = This player has left.
evening-here = This player is here.
evening-no-player = There is no such player.
evening-no-game = There is no such game.
evening-settled = This game has a result already.
evening-room = This game is already played here.
evening-no-phone = Both players need a phone of their own to play here.
evening-not-void = This game cannot be struck out.
evening-games-open = Some games have no result yet.
evening-knockout = The knock-out has begun.
evening-seeds = These players cannot go on.
evening-qualifiers = From 2 to { $most } players can qualify.
evening-match-score = The winner of the match has { $needed } games, the loser fewer.
evening-score = The winner has { $target } points, the loser fewer.
evening-bracket = The winner of this match has already played on.
evening-nobody = Nobody is left who may meet.
evening-twice = Nobody can sit at two tables.
evening-too-few = At least two players are needed.
evening-rounds-over = All rounds have been played.
evening-final-over = The final has been played.
evening-rounds = An evening has from 1 to { $most } rounds.
evening-target = A game goes to 61 or to 121.
evening-best-of = A match is the best of 1, 3, 5 or 7 games.
evening-minutes = An arena lasts from { $least } to { $most } minutes.
club-unknown = You take no part in such a club.
club-best = The number of evenings that count is from 1 to 366.

## The evening that a command opens

hall-name = Club evening
hall-join = Players join at { $address }
hall-code = or enter the code { $code } at { $address }
hall-desk = The organiser’s desk, for you alone: { $address }
hall-goes-on = “{ $name }” goes on (players: { $players }, rounds so far: { $rounds }). To open another evening, start with --new.
hall-no-network = No local network was found: only this machine can reach the evening. Connect to the network of the hall and start again.
