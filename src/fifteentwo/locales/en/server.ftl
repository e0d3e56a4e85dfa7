# Why the server refuses a request.

nothing-here = There is nothing here.
method-not-allowed = That method is not allowed here.
request-too-long = That is too long.
requests-too-many = Too many requests; wait a minute.
games-too-many = This address has opened { $most } games today. Go on with those, or try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
request-unreadable = That request cannot be read: { $reason }.
request-too-deep = That request cannot be read: its JSON is nested too deeply.
request-not-utf8 = That request cannot be read: its JSON is not UTF-8.
refused = { OPENING($reason) }.
not-your-seat = That is not your seat.
hints-off = Hints are off at this table.
hints-too-many = You have asked for too many hints: wait a minute.
hints-for-what = There are hints only for discards and plays.
hints-none = No hint is available at the moment.
game-deleted = This game was deleted.
no-such-game = You have no such game.
token-without-seat = You have no seat at this table.
seat-not-to-give = You can only invite somebody to a seat of your own.
seat-last = Keep one seat for yourself.
seat-may-return = Whoever had this seat may still come back to it. The computer can play until then.
seat-already-held = You already sit at this table.
seat-open = The game goes on as soon as every seat is taken.
player-not-away = They have not been away long enough.
proposal-first = Answer the other question first.
already-declined = The others have said no. Play on first.
nothing-proposed = Nothing is proposed any more.
no-stand-ins = At this table the computer plays for nobody.
cards-shown = Spectators see the cards of past deals already.
cards-not-shown = Spectators do not see the cards of past deals.
cards-never-hidden = In a game for one nothing is hidden from spectators.
nothing-to-adjourn = There is no game to adjourn.
not-adjourned = This game is not adjourned.
game-adjourned = This game is adjourned. It goes on when everybody wants to.
said-too-much = You have said a lot. Wait a minute.
rematch-player-gone = Somebody has left this table for good.
rematch-begun = There has been a rematch already.
invitation-none-open = There is no open invitation to this seat.
invitation-wrong = There is no such invitation.
invitation-used = This invitation has already been used.
invitation-withdrawn = This invitation was withdrawn.
spectators-watch = Spectators only watch.
screen-covered = Somebody must take the screen first.
spectators-link-wrong = There is no such link for spectators any more.
spectators-too-many = There are too many spectators; try again later.
say-hello = Say Hello first.
said-hello = This socket has already said Hello.
too-many-windows = This seat is open in too many windows.
page-too-slow = This page was too slow to receive everything; it will reconnect.
message-not-text = Messages must be text.
message-too-long = That message is too long: { NUMBER($most, useGrouping: 0) } characters at most.
message-unreadable = That message cannot be read: { $reason }.
server-broken = Something went wrong on the server.
room-broken = Something went wrong on the server. Nothing is lost; reload the page to continue.
result-not-over = The game is not over yet.
result-nothing-to-compare = There is nothing to compare this game with.
no-statistics = There are no statistics for such games yet.
record-not-text = This is not text.
token-needed = Send a Bearer token of at least { $least } characters.
tokens-too-many = At most { $most } tokens can be handed over at once.
history-last = Last is a number of games, at least one.
history-delete-too-many = At most { $most } games can be deleted at once.
history-no-recap = This game has not ended, or is not told deal by deal.
review-not-over = This game is not over yet: it can be reviewed when it is.
review-not-yours = There is no such game in this browser, and only those who played a game can review it. If you played it in another browser, sign in. If others played it, ask one of them to download it, and open the file here.
review-not-ready = Analysing this game is not finished yet: open its review first.
review-no-such-game = There is no such game to review.
review-no-such-record = This record is not kept here any more: open it again.
review-no-such-position = There is no such position to play on from.
review-failed = This review could not be made: { $reason }.
review-worker-lost = The process that made this review has ended: review the game again.
reviews-too-many = The server has many reviews to make: try again in a few minutes.

## Accounts

account-password-length = A password has { $least } to { $most } characters.
account-passkey-refused = This passkey was not accepted.
account-passkey-late = That took too long, try again.
account-too-many-passkeys = An account has at most { $most } passkeys.
account-too-many-tries = Too many wrong passwords. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or use a passkey.
account-name-taken = Somebody else has this name.
account-wrong-password = The name or the password is wrong.
account-last-key = This is the only way to sign in: set a password first, or add another passkey.
account-sign-in-first = Sign in again to change your account.
account-signed-in = This browser is signed in already. Sign out first.
account-no-token = That is not the token of a browser.
account-settings-bad = These settings cannot be kept.
account-other-name = That is not the name of your account.

## The computer opponents

opponent-level = { $player ->
    [beginner] Beginner
    [novice] Novice
    [casual] Casual
    [club] Club
    [strong] Strong
   *[expert] Expert
}
opponent-words = { $player ->
    [beginner] Keeps every pair she’s dealt.
    [novice] Tells stories, misses fifteens.
    [casual] Pegs fast, never defends.
    [club] Good discards. Whose crib? He forgets.
    [strong] Leads low and waits for your ten.
   *[expert] Near-perfect pegging. Plays to the score.
}

## The store

store-not-kept = The games cannot be kept in { $where }: { $reason }.
store-not-read = The games cannot be read: { $reason }.
store-not-saved = The game cannot be saved: { $reason }. Nothing is lost.
store-newer = The games were saved by a newer version of fifteentwo (store version { $version }); please update.
store-in-use = Another fifteentwo is already running on { $folder }; stop it first, or choose another folder.
store-in-use-at = Another fifteentwo is already running on { $folder }; it answers at { $address }.
store-url = The URL of the database cannot be read; write it as postgresql://user@host/name.
store-only-postgres = only PostgreSQL (postgresql://...) has a URL here
store-asyncpg = PostgreSQL needs the package asyncpg, which is not installed: pip install 'fifteentwo[postgres]'.
store-disk-full = the disk is full
store-disk-error = the disk reports an error
store-read-only = the file is read-only
store-damaged = the file is damaged
store-no-database = the file is not a database
store-not-opened = the file cannot be opened
store-busy = another program is using the file
listen-range = port { $port } is out of range: ports are 0 to { $most }.
listen-not = port { $port } on { $host } cannot be used: { $reason }.
listen-none = ports { $port } to { $last } on { $host } cannot be used: { $reason }.
log-head = This game cannot be opened: its rules or its chairs cannot be read ({ $reason }).
log-entry-unreadable = This game cannot be opened: entry { $number } of its log cannot be read ({ $reason }).
log-entry-unplayable = This game cannot be opened: entry { $number } of its log cannot be played ({ $reason }).

## Other sites

host-unknown = This server does not answer to that host name.
origin-other = Pages from other sites cannot use this server.
docs-not-built = The documentation has not been built here: ./site, in the folder of the source, builds it.

## Programs and bots

program-name = '{ $given }' is no name for a program: use letters, digits, - and _
program-not-here = this server has no program '{ $given }'
bot-unknown = There is no such bot.
bot-seconds = A bot has from 1 to { $most } seconds for a choice.
bots-too-many = You have { $most } bots already: revoke one first.
bot-seated = This bot is playing at this table already.
bot-late = it did not choose within { $seconds } seconds
bot-illegal = it did something illegal ({ $reason })
bot-unreadable = a message that cannot be read
bot-revoked = its owner has revoked it

client-invitation = “{ $text }” is not an invitation: use its link, or its code together with the address of the server
client-spectate = “{ $text }” is not a spectators’ link, which has #/spectate/ in it
client-unreachable = { $address } cannot be reached: { $reason }
client-stranger = { $address } does not answer as a server of fifteentwo does
client-lost = { $address } has closed the connection
client-closed = the connection is closed

## Duplicate play

set-of-deals-rules = The deals of a set are played by rules for two, in a single game.
set-of-deals-number = { $given } is not the number of a set: it has 1 to { $most } digits.
set-of-deals-hidden = Spectators do not see the cards of a set, because others play the same deals.
set-of-deals-none = The cards of this game come from no set.
set-of-deals-not-over = The set is told when the game is over.

## Notifications

push-endpoint = Messages cannot be sent to that address.
push-keys = Messages cannot be encrypted with these keys.
push-turn = Your turn, { $name }
push-table = Table { $room }
