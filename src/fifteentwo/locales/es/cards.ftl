# Los nombres de las cartas. Los demás mensajes los escriben como CARD($card).

card = { card-rank } de { card-suit }
card-rank = { $rank ->
    [ace] as
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
   *[king] rey
}
card-suit = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
card-face-down = carta boca abajo
card-joker = comodín
card-named-joker = comodín (como { card })
