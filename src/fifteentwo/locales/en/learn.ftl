# The Learn page, the counting trainer, and what can be printed.

## The path

learn-title = Learn cribbage
learn-home = Home
learn-lede = From your first fifteen to the last peg. Start anywhere.
learn-coach = Your first game, with a coach
learn-coach-why = Odile sits beside you and explains each rule when it first matters. A short game to 61, about ten minutes.
learn-play = Play with the coach
learn-path = Step by step
learn-done = Done
learn-trainer = Counting trainer
learn-trainer-why = A hand and a starter: how many points?
learn-practice = Practice
learn-puzzles = Puzzles and trainers
learn-puzzles-why = Discards, pegging and counting, graded at once with the reason.
learn-explorers = Explore any position
learn-printing = On paper
learn-papers = The rules on one page, and score sheets
learn-printing-why = To print, or to save as a PDF.
learn-docs = Documentation
learn-docs-why = Tutorials, rules and reference, for players and programmers.
learn-to-path = All lessons
learn-next = Next: { $title }
learn-glossary = All terms

## A lesson

learn-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
learn-why = Why?
learn-hide = Hide
learn-check = Try it
learn-question = Question { $number } of { $of }
learn-answer = Check
learn-right = Right.
learn-not-quite = Not quite: you said { $said }, and it is { $points }.
learn-finished = You have done this lesson.
learn-next-question = Next question
learn-starter = Starter

## The counting trainer

trainer-title = Counting trainer
trainer-lede = Count the hand with its starter, enter the points, and check.
trainer-hand = Count this hand
trainer-crib = Count this crib: a flush needs all five cards
trainer-check = Check
trainer-another = Next hand
trainer-again = You missed this hand before.
trainer-right = Right: { $points }, in { $seconds } seconds.
trainer-missed = You said { $said }. It is { $points }: you missed { $missed }.
trainer-too-many = You said { $said }. It is { $points }: that is { $extra } too many.
trainer-record = How it goes
trainer-hands = Hands
trainer-right-share = Right
trainer-speed = Usual time
trainer-seconds = { $seconds } s
trainer-percent = { $percent } %
trainer-streak = Right in a row
trainer-errors = Errors by kind
trainer-kind = In the hand
trainer-wrong-of = Counted wrong
trainer-of-hands = { $wrong } of { $hands }
trainer-forget = Start over
trainer-forgotten = The figures are cleared.

## The rules on one page

print-title = Print
print-print = Print
print-rules-title = Cribbage on one page
print-aim = Aim
print-aim-words = Be the first to 121 points (or 61 in a short game). The game ends the moment somebody gets there, even in the middle of a count.
print-step-deal = Deal
print-deal-words = Cut for the deal: the lower card deals first, then you take turns. Each player gets six cards and throws two, face down, into the crib. The crib is a spare hand that belongs to the dealer.
print-starter = Starter
print-starter-words = The other player cuts the pack, and the dealer turns up the top card. It is the fifth card of every hand. If it is a jack, the dealer pegs two for his heels.
print-play = Play
print-play-words = The player who isn’t dealing leads. Take turns to play a card and say the total, which may not pass 31. If you can’t play, say “go”: the other player plays on while a card fits, and pegs one for the last card, or two for exactly 31. Then start again from zero, until all cards are played.
print-show = Show
print-show-words = Now count the hands, each with the starter: first the player who didn’t deal, then the dealer, and last the dealer’s crib.
print-pegs = Pegs
print-pegs-words = Move your back peg ahead of the front one by as many holes as you scored. The front peg is your score.
print-skunk = Skunk
print-skunk-words = If you win before your opponent reaches 91, that is a skunk and counts as two games. Before 61 it is a double skunk.
print-count = How to count a hand
print-count-words = Fifteens, runs, pairs, flush, his nobs, in this order. Say the total as you go. “Nineteen” means no points: no hand scores 19.

## The score sheets

print-sheet-title = Cribbage score sheet
print-rules = The rules on one page
print-sheets = Score sheets
print-deal = Deal
print-dealer = Dealer
print-pegging = Pegging
print-hand = Hand
print-crib = Crib
print-total = Total
print-player = Player { $number }
print-source = fifteentwo: play, learn and count cribbage
