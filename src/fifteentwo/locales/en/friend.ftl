# Playing with people on other devices.

friend-title = Play with a friend
friend-club = A club’s evening
friend-duplicate = Duplicate: the same deals for everybody
friend-cards = Cards
friend-cards-fresh = Shuffled for this game
friend-cards-twice = The same deals twice, with seats swapped
friend-cards-twice-why = After the game you play the same deals again with each other’s cards. Then you see, deal by deal, who made more of them.
friend-leg-first = Duplicate: after this game the same deals are played again with seats swapped.
friend-leg-second = Duplicate: these are the deals of the game before, with seats swapped.
friend-your-name = Your name
friend-invite = Invite a friend
friend-open = Open a table
friend-join = Join a friend
friend-sit = Take the seat
friend-invited = You are invited to a game of cribbage.
friend-invited-by = { $person ->
    [they] { $who } invite you to a game of cribbage.
   *[other] { $who } invites you to a game of cribbage.
}
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
friend-begins = You play as soon as the seat is taken.
friend-invite-why = You get a link and a picture to scan. Your friend needs no account.
friend-join-why = Open the link your friend has sent you, or enter it or the code here.
friend-link = Link of the invitation
friend-not-a-link = This is neither the link nor the code of an invitation.
friend-scan = Scan this with a phone, or send the link. It works once.
friend-this-computer = This link works on this computer only. For other devices, start the server with: fifteentwo --host 0.0.0.0
friend-ask-again = Ask your friend for a new link.
friend-link-or-code = Link or code of the invitation
friend-or-code = Or choose “Play with a friend” on the other device and type this code:
friend-away-waits = If somebody is away, the others wait.

## Spectators

friend-spectators = Spectators
friend-spectators-why = A link lets others watch. They see what lies on the table, never a hand or the crib.
friend-spectators-link = Link for spectators
friend-nobody-watches = Nobody is watching.
friend-make-spectators-link = Make a link for spectators
friend-new-spectators-link = Make a new link for spectators
friend-withdraw-spectators-link = Withdraw the link for spectators
friend-open-cards = What spectators see
friend-open-cards-table = What lies on the table
friend-open-cards-later = All cards, one deal later
friend-open-cards-rule = Spectators see all cards of a deal as soon as the next one is dealt.
friend-show-cards = Show spectators all cards, one deal later
friend-hide-cards = Hide past deals from spectators again
friend-past-deal-of = Deal { $deal } of game { $game }, with all cards
friend-past-deal-threw = { $who } threw { $cards }.
friend-past-deal-starter = Starter
friend-past-deal-crib = { $who }’s crib
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
agree-show-cards = { $who } would like spectators to see all cards of a deal when the next one is dealt.
agreed-take-back = Take back the last move?
agreed-adjourn = Adjourn the game?
agreed-go-on = Play on?
agreed-show-cards = Show spectators all cards, one deal later?
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
away-meanwhile = While you were away, { $name } (the computer) played for you: { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, { $match ->
    [yes] from deal { $deal } of game { $game } on.
   *[no] from deal { $deal } on.
}
away-gone = { $who } has left this table for good.
away-invite-else = Invite somebody else
absence-replace = They may also invite somebody else to the seat. Whoever was away has it back by returning, unless somebody has taken it.
clock = Time
clock-left = Time left: { $time }
clock-low = You have { $seconds } seconds left.
clock-none = No clock
clock-move = { $seconds } seconds a move
clock-game = { $minutes } minutes, and { $increment } seconds a move
clock-days = { $days ->
    [one] A day for each move
   *[other] { $days } days for each move
}
clock-none-why = Everybody takes the time they like.
clock-move-why = The time begins again with each move.
clock-game-why = The time is for a whole game; some is added after each of your moves.
clock-days-why = Play whenever you like; the time also runs while nobody is at the table.
friend-notify = Settings: notify me when it is my turn
clock-flag = When the time is up
clock-flag-lose = Whoever runs out of time loses the game.
clock-flag-computer = For whoever runs out of time the computer plays the game to its end.
absence = Then they may
absence-choose = let the computer play, or adjourn
absence-computer = let the computer play
absence-adjourn = adjourn the game
absence-rule = If somebody is away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, the others may { $absence ->
    [computer] let the computer play until they are back
    [adjourn] adjourn the game
   *[choose] let the computer play until they are back, or adjourn the game
}.
match-length = Length
match-single = A single game
match-best = Best of { $games } games; the loser deals the next
friend-away = If somebody is away, the others wait
friend-away-wait = as long as it takes
friend-away-computer = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
