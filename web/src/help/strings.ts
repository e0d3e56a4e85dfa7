// What the help says.
export const helpWords = {
  title: "Help",
  keys: "Keys",
  keyTable: [
    ["F1", "this help"],
    ["F9", "a new game"],
    ["1 – 6", "raise or lower a card; play it, in the play"],
    ["← →", "along the cards"],
    ["Space", "raise or lower the card"],
    ["Enter", "the big button: send, go, continue"],
    ["Esc", "close what lies over the table"],
    ["Hold Continue", "run through the whole show"],
    ["0 – 9 Backspace", "a claim, or a call of muggins: the number"],
    ["← → ↑ ↓", "naming a joker, also A 2 – 9 J Q K; the way round the crash board"],
    ["← → Home End", "in a record: step back, on, to the first and last"],
  ],
  game: "The game in short",
  story: [
    ["Aim", "The first into the game hole (the 121st, in the usual game) wins, at once, even in the middle of a count."],
    [
      "Deal",
      "Lowest card cut deals first; then you deal by turns. Each gets six cards and lays two away, face down, into the crib. The crib belongs to the dealer.",
    ],
    ["Starter", "The other player, the pone, cuts. A jack turned up is two for his heels to the dealer."],
    [
      "Play",
      "The pone leads. By turns you play a card and say the count so far, never past 31. Who cannot play says go; the other plays on while a card fits and pegs one for the last card, or two for exactly 31. Then a new count begins at nought.",
    ],
    ["Show", "The pone counts first, then the dealer, then the dealer counts the crib, each with the starter as a fifth card."],
    [
      "More than two",
      "Play goes to the left. Three and four get five cards and lay one away, partners sit opposite each other and score together, and the deal goes round. Several people at one screen hand it on: a curtain hides everybody’s cards in between.",
    ],
    ["Skunk", "Win while the other has not passed the skunk line, and the game counts for more."],
  ],
  points: "What scores",
  inPlay: "In the play",
  inShow: "In the show",
  pointTable: [
    // what, in the play, in the show
    ["Fifteen: cards that add up to 15", "2", "2 each way"],
    ["Pair", "2", "2"],
    ["Three alike: pair royal", "6", "6"],
    ["Four alike: double pair royal", "12", "12"],
    ["Run of three or more, in any order", "1 a card", "1 a card"],
    ["Flush: all four of the hand one suit", "–", "4"],
    ["Flush with the starter; the only one in the crib", "–", "5"],
    ["His nobs: the jack of the starter’s suit", "–", "1"],
    ["Thirty-one", "2", "–"],
    ["Go, or the last card", "1", "–"],
  ],
  cardValues: "Aces count one and are low, court cards ten.",
};
