# The curtain between people who share a screen.

curtain-pass-to = Pass to { $name }
curtain-who = Who’s playing?
curtain-why = Cards stay hidden until the button is pressed.
curtain-i-am = I’m { $name }
curtain-since = Since your last turn
