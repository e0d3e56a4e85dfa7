# Le nom des cartes. Les autres messages l’écrivent CARD($card).

card = { card-rank } de { card-suit }
card-rank = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
   *[king] roi
}
card-suit = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
card-face-down = carte cachée
card-joker = joker
card-named-joker = joker (comme { card })
