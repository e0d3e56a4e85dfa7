# The game in the whole terminal; most of its sentences are those of the page.

tui-keys = Enter: the big button · H: hint · U: undo · G: this game · F1: help · Esc: back
tui-home-keys = Up Down: choose · Enter: open · F1: help · Q: quit
tui-page-keys = Up Down: scroll · Enter: choose · Esc: back
tui-player = Player
tui-more = More
tui-quit = Quit
tui-no-terminal = The game needs a terminal for its input and its output.
