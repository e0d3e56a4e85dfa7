# Words that every part of the page uses.

common-close = Close
common-cancel = Cancel
common-settings = Settings
common-help = Help
common-lobby = All games
common-try-again = Try again
common-loading = One moment …
common-unreachable = The game server cannot be reached. Trying again …
common-odd-answer = The game server answered with an error ({ NUMBER($status, useGrouping: 0) }).
common-you = You
common-replay = Replay
common-review = Review
