# Playing with people on other devices.

friend-title = Play with a friend
friend-home = Home
friend-club = A club’s evening
friend-your-name = Your name
friend-invite = Invite a friend
friend-open = Open a table
friend-join = Join a friend
friend-sit = Take the seat
friend-invited = You are invited to a game of cribbage.
friend-guest = Guest
friend-waiting = Waiting for your friend
friend-seat = Seat { $number }
friend-qr = QR code of the link
friend-copy = Copy the link
friend-copied = Copied
friend-computer = Let the computer play
friend-invite-to = Invite a friend to { $name }’s seat
friend-invite-now = Your friend plays on from another device. The game waits until the seat is taken.
friend-withdraw = Withdraw
friend-begins = The game goes on as soon as the seat is taken.
friend-invite-why = You get a link and a picture to scan. Your friend needs no account.
friend-join-why = Open the link your friend has sent you, or enter it or the code here.
friend-link = Link of the invitation
friend-not-a-link = This is neither the link nor the code of an invitation.
friend-scan = Scan this with a phone, or send the link. It works once.
friend-link-or-code = Link or code of the invitation
friend-or-code = Or choose “Play with a friend” on the other device and type this code:
friend-away = If somebody is away, the computer may play
friend-away-wait = never
friend-away-computer = { $minutes ->
    [one] after a minute
   *[other] after { $minutes } minutes
}
friend-away-rule = { $minutes ->
    [one] If somebody is away for more than a minute, the others may let the computer play until they are back.
   *[other] If somebody is away for more than { $minutes } minutes, the others may let the computer play until they are back.
}
friend-away-waits = If somebody is away, the others wait.

## Spectators

friend-spectators = Spectators
friend-spectators-why = A link lets others watch. They see what lies on the table, never a hand or the crib.
friend-spectators-link = Link for spectators
friend-nobody-watches = Nobody is watching.
friend-make-spectators-link = Make a link for spectators
friend-new-spectators-link = Make a new link for spectators
friend-withdraw-spectators-link = Withdraw the link for spectators
friend-watch = Watch a game
friend-watch-why = You see the table, and the players see your name.
friend-watch-now = Watch

## What players say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-hand = Nice hand!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-applause = Bravo!
phrase-laughter = Ha ha!
phrase-wonder = Wow!
phrase-tears = Oh no!
phrase-mute = Do not show what the others say

## Agreements
agree-take-back = { $who } asks to take back the last move.
agree-adjourn = { $who } would like to adjourn the game.
agree-go-on = { $who } would like to play on.
agree-open-cards = { $who } suggests that spectators see all cards, one deal later.
agreed-take-back = Take back the last move?
agreed-adjourn = Adjourn the game?
agreed-go-on = Play on?
agreed-open-cards = Show spectators all cards, one deal later?
agree-waits = Waiting for { $who } …
agree-yes = Agree
agree-no = No
agree-withdraw = Withdraw
agree-declined = The answer is no.
adjourned = This game is adjourned. It goes on when everybody wants to.
adjourned-play-on = Play on
adjourn = Adjourn the game
away-long = { $who } has been away for a while.
away-stand-in = Let the computer play for { $who }
