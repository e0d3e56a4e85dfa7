# Die Namen der Karten. Andere Meldungen schreiben sie als CARD($card).

card = { card-suit }-{ card-rank }
card-rank = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
   *[king] König
}
card-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
card-face-down = verdeckte Karte
card-joker = Joker
card-named-joker = Joker (als { card })
