# The form of a custom game.

custom-title = Custom game
custom-home = Home
custom-intro = Everything is set for a standard game. Change what you like.
custom-ticket = Your game
custom-sentence = You play { $against }. { $rules }
custom-a-friend = a friend on this screen
custom-opponent-title = Opponent
custom-friend = A friend
custom-friend-where = same screen
custom-game = Game
custom-other-games = More games

## The line on the tile of a preset

custom-line-standard = Six cards, throw two
custom-line-muggins = Claim what they miss
custom-line-lowball = First to 121 loses
custom-line-crash = Knock pegs off
custom-line-jokers = Two wild cards
custom-line-no-discard = Four cards, no crib
custom-line-five-card = The old game to 61
custom-line-acc = ACC scoring
custom-line-gamerules = Lurch under 61 counts two
custom-line-gamerules-61 = Once round the board
custom-line-hoyle = A match to seven points
custom-line-three-players = Each alone, five cards
custom-line-partners = Two pairs, five cards
custom-line-nineteen = Nothing counts nineteen
custom-line-seven-card = Seven cards, to 181
custom-line-toss-fives = Fives must go
custom-line-captain = One against two

## The presets

custom-preset-standard = Standard
custom-preset-gamerules = Lurch (skunk at 61)
custom-preset-gamerules-61 = Short game
custom-preset-hoyle = Hoyle match
custom-preset-acc = Tournament
custom-preset-muggins = Muggins
custom-preset-three-players = Three players
custom-preset-partners = Partners
custom-preset-lowball = Lowball
custom-preset-crash = Crash
custom-preset-no-discard = No discard
custom-preset-jokers = Jokers
custom-preset-nineteen = Nineteen
custom-preset-five-card = Five-card
custom-preset-seven-card = Seven-card
custom-as-card = Back to { $preset } as it is

## The players

custom-players = Players
custom-two = Two
custom-three = Three
custom-four-partners = Four, partners
custom-four = Four, each alone
custom-five = Five
custom-six = Six, three pairs
custom-seats = Seats
custom-seats-why = Pass the screen from hand to hand: each hand is covered until its owner has it.
custom-seat = Seat { $number }
custom-pair = Partners: pair { $number }
custom-captain = The captain
custom-against-captain = The two against the captain
custom-opponent = { $name } ({ $level })
custom-sitter = Player of seat { $number }
custom-hints = Allow hints
custom-hints-why = Games with hints are marked.
custom-a-person = A person
custom-person = Player { $number }
custom-name = Name
custom-name-of = Name, seat { $number }
custom-helped = Count for me
custom-helped-of = Count for me, seat { $number }
custom-misses-of = How well it counts, seat { $number }
custom-misses-none = counts as well as it plays
custom-misses-ten = overlooks one combination in ten
custom-misses-four = overlooks one combination in four
custom-misses-two = overlooks every other combination
custom-not-cribbage = This is a solo game. You find it under “Solo games”.
custom-nobody = At least one person must sit at the table.
custom-dealer = Who deals first

## The length of the game

custom-target = Play to
custom-target-own = Custom
custom-match = Match
custom-match-single = A single game
custom-match-first-to = First to a number of points
custom-match-best-of = Best of a number of games
custom-first-to = Game points that win
custom-best-of = Best of

## The details

custom-more = Details
custom-unset = Default
custom-unset-this = { $field }: back to the default
custom-other-fields = Also
custom-rules = Rules code (advanced)
custom-rules-why = Type or paste another: words such as “acc match=best_of:5 jokers=1”.
custom-in-short = Shortest form
custom-save = Save as my default
custom-saved = Saved. Custom games start with it.
custom-start = Start game
custom-starting = Dealing …
