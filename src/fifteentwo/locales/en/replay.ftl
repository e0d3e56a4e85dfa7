# The page that replays a saved game.

replay-title = Open a saved game
replay-intro = A saved game holds a whole match: choose its file, drop it here, or paste its text.
replay-choose = Choose a file
replay-drop = Drop the file here
replay-paste = Or paste the text of a saved game
replay-read = Open it
replay-reading = Reading …
replay-another = Open another
replay-unreadable = This file can’t be read as text.
replay-no-seat = This browser holds no seat in that game, so it can’t replay it.
replay-later = Several people play that match on this screen: you can replay it when the match is over.
replay-versus = { $one } against { $other }
replay-games = Games
replay-game = Game { $number }
replay-step = Step { $number } of { $of }
replay-first = To the start
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-position = Position
replay-begins = The game begins.
replay-assisted = { $who } had help in this game.
replay-unchecked = { $number ->
    [one] One thing couldn’t be verified
   *[other] { $number } things couldn’t be verified
}
replay-unchecked-why = Whoever saved the game did not see every card, so these were taken on trust.
replay-checked = Every step was checked against the rules.
replay-more = { $steps } of { $of } steps are here; the rest is coming.
replay-cut = The rest of the game could not be fetched.
