# The help of the commands: usage-COMMAND is a command, usage-COMMAND--OPTION an option of it, usage--OPTION one of several commands.

## The page of a command

usage-line = Usage: { $line }
usage-word = { $word ->
    [command] COMMAND
    [options] OPTIONS
   *[arguments] ARGS
}
usage-title = { $word ->
    [commands] Commands
    [arguments] Arguments
   *[parameters] Parameters
}
usage-choices = { $text } [choices: { $choices }]
usage-default = { $text } [default: { $default }]
usage-required = { $text } [required]
usage-examples = For example:

## The program

usage =
    Cribbage: play it in the browser, or score, replay and simulate it here.

    Without a command it starts the server and opens the browser. --lang de before a command, or FIFTEENTWO_LANG=de, makes it speak German; fr and es are French and Spanish.
usage--no-browser = Do not open the browser.
usage--port = The port to listen on; by default 1502, or the next free one.
usage--host = The address to listen on; 0.0.0.0 lets other machines connect.
usage--data = The folder for the games; by default the user’s data folder.
usage--database = The URL of a PostgreSQL database for the games, instead of a folder: postgresql://user@host/name.
usage--public-url = Where people find this server behind a proxy, such as https://cribbage.example.org.
usage--proxy = The address or network of a proxy, which says who a client is; by default 127.0.0.1. Several are possible.
usage--metrics-port = A port on 127.0.0.1 at which Prometheus reads the figures of the server.
usage--log = How the log is written: text, or json, a line of JSON for each request and fault.
usage--bot = A program that may play at the tables of this server: mybot=./mybot; see docs/engine-protocol.md. Several are possible.

## Options of several commands

usage--help = Show this help.
usage--version = Show the version.
usage--json = Print JSON.
usage--rules = A preset, fields that differ, or both: "hoyle target=61".
usage--starter = The starter.
usage--deal = The number of the deal.
usage--processes = The number of processes; one for each core by default.
usage--cluster = The address of a Dask cluster that computes in place of this machine, such as tcp://10.0.0.1:8786.
usage--aim = What the computer maximises: points, or the chance to win.
usage--games = The number of games.
usage--deals = The number of deals.
usage-match--rng = The number of the first deal.
usage-match--to = A file for the totals; a match that was stopped resumes from it.
usage-play--rules = A preset of this game, and fields that differ from it.
usage-play--deal = The number of the deal; by default a random one.
usage-play--out = The file to write the game’s record to, for `fifteentwo replay`.

## score

usage-score =
    Count a hand or crib: each combination, the total, and how to say it.

    A card is a rank (A 2-9 T or 10 J Q K) and a suit (C D H S). Without a starter only the hand is counted.
usage-score-hand = The cards of the hand, or of the crib. A joker is *1 or *2, or named: *1=5H.
usage-score--starter = The starter. Without it only the hand is counted, like the last hand of a solitaire.
usage-score--crib = Count it as a crib: a flush needs the starter too.
usage-score--rules = The rules: number of cards in a hand, jokers, flushes in the crib, nineteen.
usage-score--json = Print JSON: points, combos and the call.
usage-score--jsonl = Read hands from standard input, a line of JSON each, and print the points of each.

## peg

usage-peg =
    Count the points each card pegs in the play: fifteens, thirty-one, pairs and runs.

    Suits may be left out. The points for a go and for the last card are not included.
usage-peg-cards = The cards of one count, in order, up to 31. Name a joker: *1=5H. Write go where a player said go.
usage-peg--rules = The rules: jokers, and whether thirty-one pegs one or two points after a go.
usage-peg--json = Print JSON: the points card by card, and the total.
usage-peg--jsonl = Read counts from standard input, a line of JSON each, and print the points of each.

## discard

usage-discard = List every discard, best first, with its value in hand, crib and play, and the chance to win.
usage-discard-cards = The cards dealt.
usage-discard--dealer = I am the dealer, and the crib is mine.
usage-discard--pone = The crib is my opponent’s; with three or more players, I sit to the left of the dealer.
usage-discard--partner = The crib is my partner’s.
usage-discard--captain = I am the captain, in the game of captain; otherwise I am one of the two other players.
usage-discard--score = The score, mine first, such as 100-95; 0-0 by default.

## play-advice

usage-play-advice = List every card you can play, best first, with the points it pegs and the chance to win.
usage-play-advice--hand = The cards still in hand.
usage-play-advice--played = The cards of the count in progress, in order. If it is not clear who played which, write your opponent’s cards in lower case: "4C 9d". Write a joker with the name it was given: "*1=5H".
usage-play-advice--earlier = The cards of the earlier counts, in the same way.
usage-play-advice--discarded = The cards I discarded.
usage-play-advice--dealer = I am the dealer.
usage-play-advice--score = The score now, mine first: 100-95.

## replay

usage-replay =
    Check a recorded game against its rules and print what happened.

    Points that depend on cards the writer never saw (??) cannot be checked; they are listed at the end.
usage-replay-file = The record, as text or JSON; - for standard input.
usage-replay--json = Print JSON: the games with their events and results, the match score, and what could not be checked.

## verify

usage-verify =
    Check that the cards of a recorded game follow from its secrets and salts.

    Every cut, deal and starter is computed again. The exit status is 1 if one of them differs.
usage-verify-file = The record, as text or JSON; - for standard input.
usage-verify--computer = Also list what the computer saw, weighed and chose, and compute each of its choices again.
usage-verify--json = Print JSON: the number of deals, what does not agree, and the games that have no secret.

## review

usage-review =
    Review a recorded game: the chance to win after every event, a grade for every decision, and the luck.

    A review saved with --json can be read again in place of the record.
usage-review-file = The record, as text or JSON, or a saved review; - for standard input.
usage-review--seat = The seat from whose side the game is seen, from 0; by default the first one whose cards are known.
usage-review--json = Print JSON, which can be saved and read again.
usage-review--html = Print one HTML page that needs no other file.

## rating

usage-rating =
    Rate how well a player decides over recorded games, and name the mistakes that come back.

    The rating is the chance to win lost by an unforced decision; results do not change it.
usage-rating-files = The records, as text or JSON, in order of time.
usage-rating--player = The name of the player in the records; needed if several players are in all of them.
usage-rating--last = Only the last games, this many.
usage-rating--luck = Also compute the luck, which takes four times as long.

## puzzle

usage-puzzle = Solve puzzles: positions in which the natural choice is clearly wrong.
usage-puzzle-key = The name of a puzzle, to solve it again.
usage-puzzle--daily = The puzzle of the day, the same for everybody, with three tries and a row to share.
usage-puzzle--day = The puzzle of another day, such as 2026-11-23.
usage-puzzle--theme = A kind of puzzle (discard, play, endgame) or of mistake (break-fives, grab-points).
usage-puzzle--many = The number of puzzles.
usage-puzzle--rng = The seed for the choice of puzzles; random by default.

## simulate

usage-simulate =
    Simulate many games between computer players: wins with a 95 % interval, and points per deal.

    The players take turns to deal first. The same --rng gives the same result on any machine.
usage-simulate--players = The players: beginner, novice, casual, club, strong, expert, or the same by name (Pip, Walter, Mei, Arthur, Imani, Odile); random, simple, steady, sampler, expert-points. If there are fewer names than seats, they repeat. What a player overlooks when counting may follow its name: steady:misses=runs+nobs/in=hand+crib/every=3. A program of your own that speaks the engine protocol: exec:./mybot; then only commas separate players.
usage-simulate--rng = The seed of all random numbers.
usage-simulate--pairs = Play every deal twice, with the seats swapped, which compares two players with less luck.
usage-simulate--luck-adjusted = Take the luck of the cards out of the result, so that fewer games are needed.
usage-simulate--out = With --pairs: a file for the results; the same command resumes from it.

## club

usage-club =
    Open a club’s evening on the local network: one QR code, and every phone in the hall takes part.

    It prints the link, the code and the QR code by which players join, and the address of the organiser’s desk. It works without internet.
usage-club--name = The name of the evening.
usage-club--format = How players are paired: ACC with 9 or 22 games, a round robin, a Swiss or an arena.
usage-club--club = The club whose season the evening counts for.
usage-club--new = Open another evening, even if one of the last 24 hours is still open, which would go on otherwise.
usage-club--host = The address to listen on; 0.0.0.0 is every network of this machine.

## tui

usage-tui =
    Play full-screen in the terminal: against the computer, with friends by link, or alone.

    It keeps the games where the server keeps them, and goes on with them at the next start. With a link or a code it joins a friend’s game.
usage-tui-invitation = The link of an invitation, or its code together with --server.
usage-tui--server = The address of a server to play on; by default one runs inside this program.
usage-tui--plain = Line by line, for terminals that cannot place the cursor and for screen readers.

## engine

usage-engine =
    Analyse positions for another program, line by line.

    It reads commands on standard input and answers on standard output, as docs/engine-protocol.md describes.

## rules

usage-rules =
    Explain a rules code: in words, how the cards are dealt, and field by field.

    Without a code, list the presets and how they differ from the usual game of their kind.
usage-rules-line = The rules code: a preset, fields that differ, or both, such as hoyle target=61.
usage-rules--json = Print JSON: the code, the words and the fields; without a code, those of each preset.

## lab

usage-lab = Make and evaluate the data files of the package.

## patience

usage-patience = Cribbage Solitaire: play it in the terminal, find par, and simulate many games.
usage-patience-play = Play Cribbage Solitaire in the terminal: one line for each discard, with hints and undo, and par at the end.
usage-patience-match = Let the computer play many games by expected value: mean, standard error, and the share it wins.
usage-patience-match--rules = A solitaire preset, and fields that differ from it: "arnold win_at=111".
usage-patience-match--pairs = Play the same deals for points too, and print the difference.
usage-patience-par = The best discards of a numbered deal if every card were known: the highest total the pack allows.
usage-patience-par--rules = A solitaire preset, and fields that differ from it.

## shuffle

usage-shuffle = Cribbage Shuffle: play it in the terminal, find par, and simulate many deals.
usage-shuffle-play = Play Cribbage Shuffle in the terminal: one line for each swap, with hints and undo, and par at the end.
usage-match = Let the computer play many deals: mean, standard error, and the share it wins.
usage-shuffle-match--rules = The preset shuffle, and fields that differ from it: "shuffle heels=off".
usage-shuffle-match--player = quick, which reaches par, or plain, the greedy player, which swaps as long as a swap gains points.
usage-shuffle-par = The best layout of a numbered deal, proved optimal. For any sixteen cards use `square par`.
usage-shuffle-par--rules = The preset shuffle, and fields that differ from it.
usage-shuffle-par--json = Print JSON: par, the starter and the grid.

## square

usage-square = Cribbage Squares: play in the terminal, find par or the highest possible total, and simulate many deals.
usage-square-play = Play a Cribbage Square in the terminal: one line for each card, with hints and undo, and par at the end.
usage-square-maximum =
    Prove the highest possible total of a square, for each rank of the starter.

    Prints a layout that reaches it, the number of cases the proof examined, and the maximum under each rule for his heels. docs/square-maximum.md gives the argument.
usage-square-match--rules = A square preset, and fields that differ from it: "wikibooks_reserve reserve_access=free".
usage-square-match--player = instant (expectimax of depth one), quick or strong (of depth two, with 3 or 8 options for the next card).
usage-square-par = The best layout of sixteen cards, proved optimal; or of a numbered deal, where cards may be discarded or left over.
usage-square-par-cards = The sixteen cards, in the order they were turned.
usage-square-par--heels = Points for a jack as starter: off (none), once (2 points, the default) or per_hand (2 for each of the eight hands).
usage-square-par--legal = Also print the best layout that can be placed in this order, with each card touching an earlier one.
usage-square-par--deal = The number of a deal, instead of cards and a starter; its rules say which cards may be left over.
usage-square-par--rules = With --deal: a square preset, and fields that differ from it.
usage-square-par--soon = With --deal: stop within a second, even without a proof; otherwise a hard deal takes up to twenty seconds.
usage-square-par--json = Print JSON: par and the grid.
usage-square-par--jsonl = Read deals from standard input, a line of JSON each, and print par and the grid of each.
