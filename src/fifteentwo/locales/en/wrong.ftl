# Why the command line refuses what was typed. Each is one sentence after "fifteentwo:".

## Commands and options

wrong-play = there is no command 'play': fifteentwo without a command opens the game in the browser; in the terminal there are { $known }
wrong-command = there is no command '{ $given }': the commands are { $known }
wrong-word = { $command } does not take '{ $given }': see { $help }
wrong-option = there is no option '{ $given }': see { $help }
wrong-option-of = there is no option '{ $given }' of { $command }: see { $help }
wrong-kind = { $kind ->
    [number] { $name }: '{ $given }' is not a whole number
    [switch] { $name }: '{ $given }' is not yes or no
    [decimal] { $name }: '{ $given }' is not a number
   *[other] { $name }: '{ $given }' is not an allowed value
}
wrong-choice = { $name }: '{ $given }' is not { $known }
wrong-choices = { $first } or { $last }
wrong-missing = { $name } is missing its value: see { $help }
wrong-twice = { $name } is given twice: see { $help }
wrong-reason = { $where }: { $reason }
wrong-games = --games: { $given } is out of range; play 1 to { NUMBER($most, useGrouping: 0) } games
wrong-deals = --deals: { $given } is out of range; play 1 to { NUMBER($most, useGrouping: 0) } deals
wrong-deal = { $option }: there is no deal { $given }: deals are numbered 0 to { NUMBER($most, useGrouping: 0) }
wrong-together = { $first } and { $second } cannot be used together
wrong-out-needs-pairs = --out: only --pairs writes results to a file
wrong-pairs-aim = --pairs: choose another aim than points, and leave out --to
wrong-processes = --processes: { $given } is out of range; use 1 to { NUMBER($most, useGrouping: 0) }
wrong-here-or-cluster = --processes: the work runs here or on the cluster; leave out --processes or --cluster

## The server

wrong-port = --port: { $given } is out of range: ports are 0 to { NUMBER($most, useGrouping: 0) }
wrong-data = --data and --database cannot be used together: the games are in a folder or in a database
wrong-database = --database: the URL is empty; write it as postgresql://user@host/name
wrong-host = --host: '{ $given }' is not an address
wrong-metrics-port = --metrics-port: { $given } is out of range: ports are 1 to { NUMBER($most, useGrouping: 0) }
wrong-proxy = --proxy: '{ $given }' is neither an address nor a network
wrong-public-url = --public-url: '{ $given }' is not the URL of a server: write it as https://cribbage.example.org

## Files and standard input

wrong-standard-input = standard input
wrong-closed = { $name } reads standard input, which is closed
wrong-extra = this part of fifteentwo needs packages that are not installed: pip install 'fifteentwo[{ $extra }]'
wrong-numba = this command needs Numba, which cannot be loaded: { $reason }
wrong-line = line { $number }: { $reason }
wrong-input-closed = standard input is closed
wrong-not-read = { $file } cannot be read: { $reason }
wrong-not-written = { $option }: { $file } cannot be written: { $reason }
wrong-too-large = { $file } is too large to be a record: it is over { $megabytes } MB
wrong-not-text = { $file } is not text: byte { $byte } is not UTF-8
wrong-leave-out-cards = { $command ->
    [peg] peg --jsonl reads its cards from standard input: leave out the cards
    [square] square par --jsonl reads its deals from standard input: leave out everything else that describes a deal
   *[score] score --jsonl reads its hands from standard input: leave out the cards
}

## Cards and scores

wrong-needs = { $command ->
    [score] score needs the cards of a hand, such as 5H 5C 5D JS --starter 5S
    [peg] peg needs the cards of a count in the order they were played, such as 4 2 3
    [discard] discard needs the cards dealt, such as 5H 5C 5D JS 2S 9D --dealer
    [dealer] discard needs to know whose crib it is: add --dealer or --pone
    [hand] play-advice needs the cards in your hand, such as --hand 5H JS
    [starter] play-advice needs the starter: add, for example, --starter 2H
    [square] square par needs the starter: add, for example, --starter 5S
   *[rating] rating needs the records of games, such as fifteentwo rating match.txt
}
wrong-needs-record = { $command } needs the record of a game: fifteentwo { $command } match.txt
wrong-card = { $where }: '{ $given }' is not a card: write a rank (A 2-9 10 J Q K) and a suit (C D H S), such as 5H
wrong-not-in-pack = { $where }: '{ $given }' is not a card of the pack
wrong-card-twice = { $where }: the { CARD($card) } is named twice
wrong-hand = the hand
wrong-argument = an argument
wrong-two-places = the { CARD($card) } is named in two places
wrong-score = --score: '{ $given }' is not a score: write it as MINE-THEIRS, such as 100-95
wrong-score-sides = --score: { $given } is for { $sides } sides, but this game has { $wanted }
wrong-score-high = --score: { $given } is too high: the game ends at { $target }
wrong-dealt = { $given ->
    [one] { $given } card is named, but these rules deal { $wanted }
   *[other] { $given } cards are named, but these rules deal { $wanted }
}
wrong-discarded = --discarded: { $given } cards are named, but by these rules each player discards { $wanted }
wrong-no-captain = --captain: these rules have no captain
wrong-no-partners = --partner: these rules have no partners
wrong-no-discard = --rules: nothing is discarded by these rules
wrong-dealer-keeps = --rules: by these rules the dealer’s side discards nothing
wrong-two-players = --rules: play-advice is for two players, but this game has { $players }
wrong-no-starter = --starter: name the card that was turned, such as 2H
wrong-order = --played: the cards cannot have been played in this order, with this hand and your turn now
wrong-unclear = --played: it is not clear who played which card; write your opponent’s cards in lower case, such as 9d
wrong-deal-cards = square par --deal deals its own cards: leave out the cards
wrong-deal-heels = square par --deal takes heels from its rules: write --rules '{ $rules }'

## Reviews, ratings and puzzles

wrong-one-seat = { $file }: a review of games for one has one seat, and no HTML page
wrong-other-seat = { $file }: this review is from the side of seat { $seat }: review the record instead
wrong-last = --last: { $given } games cannot be rated
wrong-many = --many: give 1 to { NUMBER($most, useGrouping: 0) }

## The cards of score and peg

cards-where = { $where ->
    [hand] the hand
    [crib] the crib
    [starter] the starter
   *[card] card { $place }, { $word }
}
cards-not-card = { cards-where }: '{ $given }' is not a card: write a rank (A 2-9 10 J Q K) and a suit (C D H S), such as 5H
cards-not-rank = { cards-where }: '{ $given }' is not a card: write a rank (A 2-9 10 J Q K), with or without a suit
cards-no-joker = { $jokers ->
    [0] { cards-where }: '{ $given }': by these rules the pack has no jokers; --rules jokers has two
   *[1] { cards-where }: '{ $given }': by these rules the pack has one joker, *1; --rules jokers has two
}
cards-name-played = { cards-where }: a joker is named when it is played, such as { $joker }=5H
cards-name-counted = { cards-where }: { $joker } must be named when there is no starter, such as { $joker }=5H
cards-fifth = { cards-where }: the pack has only four of each rank, and this is the fifth { card-rank }
cards-twice = { cards-where }: the { CARD($card) } is named twice
cards-joker-twice = { cards-where }: the { $joker } is named twice
cards-past-31 = { cards-where }: it would bring the count to { $count }, past 31
cards-go-first = a count begins with a card, not with a go
cards-no-crib = with crib=none there is no crib to count
cards-crib-needs-starter = a crib is counted with the starter: add, for example, --starter 5S
cards-starter-held = { $where ->
    [crib] the starter: the { CARD($card) } is already in the crib
   *[hand] the starter: the { CARD($card) } is already in the hand
}
cards-size = { cards-where }: there are { $wanted } cards besides the starter, not { $given }
cards-size-hint = { cards-where }: there are { $wanted } cards besides the starter, not { $given }; for hands of { $given } use --rules "{ $rules }"
cards-no-rank = { cards-where }: '{ $given }' has no rank and cannot be counted
