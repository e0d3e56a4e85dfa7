# What is said now and then in a room: of the game itself, of a numbered deal, and by the computer that plays on.

sheet-title = This game
sheet-rules = Rules
sheet-match = Match
sheet-scores = What scores, and the keys
sheet-record = Download game
sheet-record-why = A text file of everything you have seen of this game. Home opens it again: “Open a saved game”.
sheet-check = Check the cards
sheet-check-why = The server committed to its shuffles before your browser added a salt; once a game is over, you can compute all its cards again.
sheet-resign = Resign …
sheet-resign-title = Resign this game?
sheet-resign-cost = { $title ->
    [lurch] { $points ->
        [one] You lose at the current score: a lurch, one game point for { $winners }.
       *[other] You lose at the current score: a lurch, { $points } game points for { $winners }.
    }
    [skunk] { $points ->
        [one] You lose at the current score: a skunk, one game point for { $winners }.
       *[other] You lose at the current score: a skunk, { $points } game points for { $winners }.
    }
    [double] { $points ->
        [one] You lose at the current score: a double skunk, one game point for { $winners }.
       *[other] You lose at the current score: a double skunk, { $points } game points for { $winners }.
    }
   *[none] { $points ->
        [one] You lose at the current score: one game point for { $winners }.
       *[other] You lose at the current score: { $points } game points for { $winners }.
    }
}
sheet-resign-yes = Resign
sheet-resign-no = Play on
sheet-warming = Getting ready …

## The computer plays on in the player’s place

watch-button = Watch
watch-ask-title = Let the computer play on?
watch-ask-words = It chooses for you until you stop it, and this game then counts as played by the computer.
watch-on = The computer plays on by itself.
watch-waiting = The computer waits.
watch-begins = The computer plays on. P: pause, N: next, Escape: stop.
watch-goes-on = The computer goes on.
watch-paused = The computer waits. N: next.
watch-stopped = The computer has stopped. It is yours again.

## A game of numbered deals

numbered-deal = deal { NUMBER($number, useGrouping: 0) }
numbered-daily = daily deal of { $day }
numbered-why = The same number is the same deal, on every machine.
numbered-assisted = assisted
numbered-assisted-why = Something was taken back or shown, or the deal was known: it is counted apart.
numbered-by-computer = played by the computer
numbered-by-computer-why = The computer has played in this game: it is counted nowhere.
numbered-replayed = You have had this deal before: it is counted apart.
