# What every room says, whatever game is played there.

room-lost = Connection lost, trying again …
room-watching = Watching: { $names }
room-past-deal = Last deal
room-say = Say something
room-says = { $who }: { $words }
room-no-seat = This game is not there any more, or belongs to another browser.
room-your-turn = Your turn · { $title }
room-taken-back = The last move was taken back.
room-seat-lost = { $successor } plays on for { $name }: { $reason }.
room-with-tutor = { $person ->
    [single] { $who } plays with the tutor.
   *[other] { $who } play with the tutor.
}
room-asks-for-hint = { $person ->
    [single] { $who } asks for a hint.
   *[other] { $who } ask for a hint.
}
bar-log = Log
bar-game = This game
bar-undo = Undo
bar-ask-undo = Ask to undo
bar-hint = Hint
bar-card = The card
bar-numbers = Numbers
bar-for-points = For points
bar-for-win = For the win
bar-looking = Hint …
bar-explore = Explore
bar-close-hint = Close the hint
bar-pause = Pause
bar-go-on = Go on
bar-next = Next
bar-stop = Stop
bar-actions = Your move
log-title = Log
log-empty = Nothing has happened yet.
