# El tutor en la mesa.

tutor-title = ¿Seguro?
tutor-percent = { $percent } %
tutor-costs = { $what ->
    [discard-points] Descartar { $cards } te cuesta el { $loss } de una victoria y { $points } puntos.
    [discard] Descartar { $cards } te cuesta el { $loss } de una victoria.
    [play-points] Jugar { $cards } te cuesta el { $loss } de una victoria y { $points } puntos.
   *[play] Jugar { $cards } te cuesta el { $loss } de una victoria.
}
tutor-keep = Mantener
tutor-rethink = Pensarlo otra vez
tutor-why = Ver por qué
tutor-best = { $what ->
    [discard] El mejor descarte es { $cards }.
   *[play] La mejor carta es { $cards }.
}
tutor-caption = Tu elección junto a la mejor
tutor-part = Puntos
tutor-yours = La tuya
tutor-better = La mejor
tutor-hand = Mano
tutor-crib = Crib
tutor-play = Juego
tutor-total = Neto
tutor-win = Probabilidad de ganar
tutor-assisted = La partida queda marcada como jugada con ayuda. En los ajustes se puede apagar el tutor.
