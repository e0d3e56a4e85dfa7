# The names of cards. Other messages write them as CARD($card).

card = { card-rank } of { card-suit }
card-rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
card-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
card-face-down = a card face down
card-joker = joker
card-named-joker = joker named the { card }
