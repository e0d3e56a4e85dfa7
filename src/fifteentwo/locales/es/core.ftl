# Por qué se rechaza una jugada, en todos los juegos.

## Todos los juegos

no-seat-at-table = No hay asiento { $seat } en esta mesa.
no-seat-in-game = No hay asiento { $seat } en este juego.
not-your-turn = No es tu turno.
not-my-turn = No es mi turno.
game-over = La partida ha terminado.
game-not-over = Esta partida aún no ha terminado.
match-over = El encuentro ha terminado.
no-such-action = Esa jugada no existe en { $game }.
deal-has = En el reparto { NUMBER($deal, useGrouping: 0) } aquí viene «{ $line }».
no-game = { $action ->
    [resign] No hay nada que abandonar: no hay ninguna partida en curso.
    [hint] No se puede dar una pista: no hay ninguna partida en curso.
    [take-back] No se puede deshacer nada: no hay ninguna partida en curso.
   *[act] No se puede jugar: no hay ninguna partida en curso.
}
deals-first = Según next_dealer={ $rule }, en esta partida reparte primero el asiento { $seat }.
cannot-begin = { $reason }.
nothing-to-take-back = No hay nada que deshacer en esta partida.
not-in-stock = Esa carta no está en el mazo: { CARD($card) }.
same-card-twice = La misma carta dos veces: { $cards }.

## Cribbage

answer-first = { $what ->
    [card] Primero hay que contar la carta recién jugada.
    [hand] Primero hay que contar la mano descubierta.
    [crib] Primero hay que contar el crib.
    [starter] Primero el rival del repartidor debe nombrar el comodín que salió en el corte.
   *[path] Primero hay que elegir una dirección en el tablero.
}
answer-now = { $what ->
    [claim] Ahora hay que cantar «muggins» o dejar pasar el recuento.
    [card] Ahora hay que contar la carta recién jugada.
    [hand] Ahora hay que contar la mano descubierta.
    [crib] Ahora hay que contar el crib.
    [starter] Ahora el rival del repartidor debe nombrar el comodín que salió en el corte.
   *[path] Ahora hay que elegir una dirección en el tablero.
}
answer-not-due = Ahora no hay nada que contar, reclamar, elegir ni nombrar.
answer-not-your-turn = Ahora no le toca responder al asiento { $seat }.
answer-out-of-range = { $points } no es posible: escribe un número de { $lowest } a { $highest }.
answer-name-jokers = Nombra ahora { $cards }, cada uno como una carta de la baraja, por ejemplo { $joker }=5H.
cannot-play-now = Ahora no se puede jugar una carta: { phase-now }.
cannot-go-now = Ahora no se puede decir «go»: { phase-now }.
cannot-discard-now = Ahora no se puede descartar: { phase-now }.
cannot-turn-now = Ahora no se puede descubrir la carta de corte: { phase-now }.
cannot-deal-now = Ahora no se puede repartir: { phase-now }.
cannot-cut-now = Ahora no se puede cortar para repartir: { phase-now }.
cannot-appoint-now = Ahora no se puede nombrar a un repartidor: { phase-now }.
cannot-reveal-now = Ahora no se puede mostrar una mano: { phase-now }.
phase-now = { $phase ->
    [cut] antes hay que cortar para decidir quién reparte
    [deal] aún no se han repartido las cartas
    [discard] los jugadores se están descartando
    [starter] aún no se ha descubierto la carta de corte
    [play] el juego de las cartas no ha terminado
    [show] se están contando las manos
   *[over] la partida ha terminado
}
cut-decides-dealer = En esta partida el corte decide quién reparte primero.
dealer-without-cut = En esta partida el primer repartidor se sortea, sin corte.
cut-one-card-each = Corta una carta para cada uno de los asientos { $seats }.
cut-face-up = Las cartas del corte se ven.
cut-joker = Un comodín no decide nada: corta otra vez.
name-the-card = Las cartas del asiento { $seat } se conocen: nombra la carta.
not-held-to-discard = El asiento { $seat } no puede descartar una carta que no tiene: { CARD($card) }.
not-held-to-play = El asiento { $seat } no puede jugar una carta que no tiene: { CARD($card) }.
already-discarded = El asiento { $seat } ya se ha descartado.
no-cards-to-discard = El asiento { $seat } no tiene cartas que descartar.
discard-how-many = { $wanted ->
    [one] Descarta una carta, no { $given }.
   *[other] Descarta { $wanted } cartas, no { $given }.
}
fives-first = Los cincos se descartan antes que las demás cartas.
five-was-discarded = El asiento { $seat } tendría que haber descartado esta carta: { CARD($card) }.
play-face-up = Las cartas se juegan boca arriba.
play-name-joker = Nombra el comodín al jugarlo, por ejemplo { $joker }=5H.
could-not-play-before = El asiento { $seat } antes no pudo jugar, así que no puede tener esta carta: { CARD($card) }.
over-31 = Así se pasaría de 31: la cuenta va por { $count }.
leader-can-play = Quien sale siempre puede jugar.
can-play-and-must = El asiento { $seat } puede jugar una carta, y debe hacerlo.
every-card-fits = Con { $count } se puede jugar cualquier carta.
not-turn-of-seat = No es el turno del asiento { $seat }.
not-in-pack = En esta baraja no existe { $card }.
starter-face-up = La carta de corte se descubre.
deal-hands = Reparte { $hands } manos de { $cards } cartas.
deal-from-stock = { $wanted ->
    [1] Reparte una carta del mazo al crib, no { $given }.
   *[other] Reparte { $wanted } cartas del mazo al crib, no { $given }.
}
cards-are-counted = Se cuentan { $wanted } cartas, no { $given }.
card-elsewhere = Esa carta está en otro sitio: { CARD($card) }.
cards-known-there = Las cartas que se sabe que están ahí son: { $cards }.
points-needed = Hay una carta desconocida: indica cuántos puntos se contaron.
points-impossible = { $points } no es un número de puntos posible.
cards-count = Estas cartas cuentan { $counted }, no { $points }.
nothing-to-count = Ahora no tienes ni mano ni crib que contar.
name-jokers-first = Nombra primero los comodines.

## Juegos para uno

solo-no-resigning = Un solitario no se abandona: déjalo y sigue cuando quieras.
solo-waits-for = { $phase ->
    [discard] Primero hay que descartar.
    [starter] Primero hay que descubrir la carta de corte.
    [deal] Primero hay que repartir.
   *[over] La partida ha terminado.
}
solo-starter-must-be = La carta de corte tiene que ser la siguiente: { CARD($card) }.
solo-same-card-twice = La misma carta dos veces.
solo-not-in-hand = Esa carta no está en la mano de la que se descarta: { CARD($card) }.
solo-deal-sizes = Reparte { $hands } manos de { $cards } cartas, y { $crib } al crib.
solo-under-stock-last = Las cartas de debajo del mazo se reparten al final y en su orden.
solo-not-next = Esa carta no es la siguiente del mazo: { CARD($card) }.
square-place-first = Primero hay que colocar esta carta: { CARD($card) }.
square-turn-first = Primero hay que descubrir una carta.
square-no-dead-cell = No queda casilla libre para descartes.
square-pile-full = El montón { $pile } de la reserva está lleno.
square-no-pile = No hay montón { $pile } en la reserva.
square-under-another = Esa carta está debajo de otra: { CARD($card) }.
square-not-available = Esa carta no está disponible: { CARD($card) }.
square-no-cell = No hay casilla { $cell }: las casillas van de 0 a { $last }.
square-cell-taken = La casilla { $cell } está ocupada: { CARD($card) }.
square-touches-nothing = La casilla { $cell } no toca ninguna carta.
shuffle-deal = Reparte { $cards } cartas distintas y la carta de corte.
shuffle-already-dealt = Las cartas ya están repartidas.
shuffle-deal-first = Primero hay que repartir las cartas.
shuffle-two-cards = Elige dos cartas distintas para cambiarlas.
