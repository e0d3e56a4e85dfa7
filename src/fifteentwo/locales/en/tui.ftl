# The game in the whole terminal; most of its sentences are those of the page.

tui-keys = Enter: the big button · H: hint · U: undo · G: this game · F1: help · Esc: back
tui-home-keys = Up Down: choose · Enter: open · F1: help · Q: quit
tui-page-keys = Up Down: scroll · Enter: choose · Esc: back
tui-back-keys = Esc: back
tui-player = Player
tui-more = More
tui-quit = Quit
tui-no-terminal = The game needs a terminal for its input and its output.
tui-as-usual = As in the rules
tui-finished = Finished games and reviews
tui-form-keys = Up Down: row · Left Right: change · Enter: take · Esc: back
tui-this-machine = This link works on this machine. For others in your network, start with: fifteentwo tui --host 0.0.0.0
tui-none-finished = No game has been finished yet.
tui-review-keys = Left Right: step · Up Down: key moments · Enter: choices · Tab: sums · Esc
tui-plain-choose = A number, a rules code or a link; q to end:
tui-plain-help = Enter: the big button · numbers: cards, points, or row and column · < >: left and right · h: hint, again: all choices, then e: explore · u: undo · t: say something · l: log · g: rules, record, spectators, resign · q: back to the list
tui-plain-help-alone = c: hint for the win · w: watch the computer play
tui-plain-help-clock = c: time left of each player
tui-plain-unknown = “{ $given }” means nothing here; ? shows what can be typed.
tui-plain-nothing = “{ $given }” means nothing here.
tui-plain-waiting = It’s not your turn; q leaves the table.
tui-plain-pick = A number; q to go back:
tui-plain-form = A number changes a row, l lists all, Enter: { $last }, q: back >
tui-plain-value = A number; Enter leaves it as it is:
tui-plain-text = Something else; Enter leaves it as it is:
tui-plain-exercise = { $cards ->
    [0] Type the number of points; q: back.
    [one] Type the number of one card; q: back.
   *[other] Type the numbers of { $cards } cards; q: back.
}
tui-plain-end = { $can ->
    [talk] r: the review · l: log · g: record, spectators · t: say something · q: back to the list
    [review] r: the review · l: log · g: record, spectators · q: back to the list
   *[watch] l: log · q: back to the list
}
tui-plain-review = A number, Enter: next step, b: step before, o: all choices, c: curve, l: everything again, q: back >
tui-plain-log = { $more ->
    [yes] Enter: next page, b: page before, a number: that deal, q: back >
   *[no] Enter: back, b: page before, a number: that deal, q: back >
}
tui-plain-watch = { $state ->
    [on] The computer plays on. Enter: pause · n: next choice at once · q: stop
   *[paused] The computer waits. Enter: go on · n: next choice · q: stop
}
tui-plain-no-choice = Nobody has chosen cards at this step.
tui-plain-file = A file for the record; Enter: { $file }, q: back >
tui-plain-saved = The record is in { $file }.
tui-not-written = { $file } cannot be written: { $reason }
tui-stands-in = { $person ->
    [you] The computer has played for you.
   *[other] The computer plays for { $who } now.
}
tui-is-back = { $person ->
    [you] You play yourself again.
   *[other] { $who } is back.
}
tui-no-server = The server of this program has ended at once; `fifteentwo --no-browser` says why.
tui-clock-days = { $days } d { $hours } h
tui-friend-by-link = A friend, by a link
tui-friend-here = A friend, at this screen
tui-curtain-keys = Enter: take the screen · Esc: the list of games
tui-rules = All rules, one by one
tui-exercise-keys = 1 – 6, Left Right, Space: choose · Enter: answer, go on · E: explore · Esc: back
tui-yes = Yes
tui-no = No
tui-said = “{ $words }”
