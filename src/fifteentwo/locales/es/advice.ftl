# Los consejos: la pista, la elección, las razones y de dónde salen las cifras.

## En una mesa de cribbage

nudge-discard = { $rank ->
    [jack] Descarta una jota.
    [queen] Descarta una reina.
    [joker] Descarta un comodín.
   *[two] Descarta un { card-rank }.
}
nudge-crib = Aquí el crib importa más que la mejor mano.
nudge-hand = Guarda la mejor mano: el crib importa menos aquí.
nudge-only-card = Solo tienes una carta que jugar.
nudge-score = Puedes puntuar ahora.
nudge-wait = No te lances a por los puntos aquí.
nudge-think = Ninguna carta puntúa ahora: piensa en lo que podría puntuar la siguiente.
advice-discard-one = Carta para descartar: { CARD($first) }.
advice-discard-two = Cartas para descartar: { CARD($first) } y { CARD($second) }.
advice-play = Carta para jugar: { CARD($card) }.

## Razones

reason-discard = { $owner ->
    [mine] Guardar { $kept }: mano { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, tu crib { SIGNED($crib) }, juego { SIGNED($play) }, en total { SIGNED($net) }. Mejores cartas de corte: { $starters }.
   *[theirs] Guardar { $kept }: mano { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib del rival { SIGNED($crib) }, juego { SIGNED($play) }, en total { SIGNED($net) }. Mejores cartas de corte: { $starters }.
}
reason-starter = { $rank } ({ NUMBER($hand, minimumFractionDigits: 1, maximumFractionDigits: 1) })
reason-card = { $side ->
    [less] { $card } anota { $now } y deja la cuenta en { $count }; desde aquí anotas { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } menos que tu rival, y ganas el { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las partidas.
   *[more] { $card } anota { $now } y deja la cuenta en { $count }; desde aquí anotas { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } más que tu rival, y ganas el { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las partidas.
}
reason-sampled-discard = { $known ->
    [win] Guardar { $kept }: mano { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, juego { SIGNED($play) }; ganas cerca del { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las partidas.
   *[points] Guardar { $kept }: mano { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }, juego { SIGNED($play) }.
}
reason-sampled-card = { $known ->
    [joker] { $card } anota { $now } y deja la cuenta en { $count }; con el juego que sigue y el nombre del comodín en tu mano, vale { SIGNED($value) }; sin jugar hasta el final.
    [joker-win] { $card } anota { $now } y deja la cuenta en { $count }; con el juego que sigue y el nombre del comodín en tu mano, vale { SIGNED($value) }, y ganas cerca del { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las partidas.
    [win] { $card } anota { $now } y deja la cuenta en { $count }; con el juego que sigue vale { SIGNED($value) }, y ganas cerca del { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las partidas.
   *[neither] { $card } anota { $now } y deja la cuenta en { $count }; con el juego que sigue vale { SIGNED($value) }; sin jugar hasta el final.
}
reason-keep = Guardar { $kept }: mano { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, crib { SIGNED($crib) }.
reason-reply = { $card } anota { $now }; { SIGNED($value) } con la respuesta y la mitad de la respuesta a esta.

## De dónde salen las cifras

basis-solved = Las manos son exactas; el crib es exacto frente a los descartes del programa; el juego es la mejor respuesta exacta a su forma de jugar; las probabilidades de ganar salen de un modelo de repartos enteros, con errores que abarcan las muestras y el propio modelo.
basis-solved-table = La mano es exacta. El crib es exacto si tu rival descarta como el ordenador, y el juego si juega como el ordenador. Las probabilidades de ganar se estiman con repartos simulados. Los puntos son los tuyos menos los de tu rival.
basis-loading = Estimación rápida mientras se cargan las tablas: las manos son exactas, el crib es una media y el juego mira dos cartas por delante. Después llega el análisis completo. Los puntos son los tuyos menos los de tu rival.
basis-heuristic = Una estimación rápida, ni resuelta ni por muestreo: las manos con todas las cartas de corte, el crib según una tabla de medias para dos jugadores, el juego dos cartas por delante.
basis-sampled-hands = { $against ->
    [opponent] Estas reglas no están resueltas: las manos son exactas; el resto está estimado con { NUMBER($cribs, useGrouping: 0) } repartos para el crib y hasta { NUMBER($rest, useGrouping: 0) } para el resto ({ NUMBER($few, useGrouping: 0) } donde la mano y el crib prometen menos), jugados por un jugador rápido; los puntos son los tuyos menos los de tu rival.
   *[others] Estas reglas no están resueltas: las manos son exactas; el resto está estimado con { NUMBER($cribs, useGrouping: 0) } repartos para el crib y hasta { NUMBER($rest, useGrouping: 0) } para el resto ({ NUMBER($few, useGrouping: 0) } donde la mano y el crib prometen menos), jugados por un jugador rápido; los puntos son los tuyos menos la media de los demás.
}
basis-sampled-jokers = { $against ->
    [opponent] Estas reglas no están resueltas: en la mano un comodín cuenta como la mejor carta, menos lo que suele costar el nombre que recibió en el juego; el resto está estimado con { NUMBER($cribs, useGrouping: 0) } repartos para el crib y hasta { NUMBER($rest, useGrouping: 0) } para el resto ({ NUMBER($few, useGrouping: 0) } donde la mano y el crib prometen menos), jugados por un jugador rápido; los puntos son los tuyos menos los de tu rival.
   *[others] Estas reglas no están resueltas: en la mano un comodín cuenta como la mejor carta, menos lo que suele costar el nombre que recibió en el juego; el resto está estimado con { NUMBER($cribs, useGrouping: 0) } repartos para el crib y hasta { NUMBER($rest, useGrouping: 0) } para el resto ({ NUMBER($few, useGrouping: 0) } donde la mano y el crib prometen menos), jugados por un jugador rápido; los puntos son los tuyos menos la media de los demás.
}
basis-sampled-cards = { $against ->
    [opponent] Estas reglas no están resueltas: todas las cifras están estimadas con { NUMBER($deals, useGrouping: 0) } repartos como mucho, compatibles con lo que ves y jugados por un jugador rápido; los puntos son los tuyos menos los de tu rival.
   *[others] Estas reglas no están resueltas: todas las cifras están estimadas con { NUMBER($deals, useGrouping: 0) } repartos como mucho, compatibles con lo que ves y jugados por un jugador rápido; los puntos son los tuyos menos la media de los demás.
}
basis-net = { $basis } Los puntos son los tuyos menos los de tu rival.

## Juegos en solitario

alone-nudge-done = Mira si queda algo por ganar.
alone-nudge-swap = Esta carta podría estar mejor colocada: { CARD($card) }.
alone-nudge-place = Mira la fila { $row } y la columna { $column }.
alone-nudge-throw-away = No todas las cartas tienen que estar en el cuadrado.
alone-nudge-keep = Aún no tiene que entrar en el cuadrado.
alone-nudge-discard = { $rank ->
    [jack] Una de las dos para descartar es una jota.
    [queen] Una de las dos para descartar es una reina.
   *[two] Una de las dos para descartar es un { card-rank }.
}
alone-done = Deja las cartas como están: has terminado.
alone-swap = Intercambio: { CARD($first) } y { CARD($second) }.
alone-place = { OPENING(CARD($card)) }: fila { $row }, columna { $column }.
alone-throw-away = Tira la carta.
alone-keep = Deja la carta esperando en la pila { $pile } de la reserva.
alone-discard = Cartas para descartar: { CARD($first) } y { CARD($second) }.
alone-no-better = ninguna colocación tiene más puntos
alone-from-best = { $swaps ->
    [one] a { $swaps } intercambio de una colocación de { $points }
   *[other] a { $swaps } intercambios de una colocación de { $points }
}
alone-basis-first = Es una primera impresión: se cuenta el cuadrado tras cada intercambio, sin mirar más allá.
alone-basis-proved = La mejor colocación está demostrada. Primero van los intercambios que acercan el cuadrado a ella.
alone-basis-normal = La probabilidad de ganar supone que los puntos de los repartos siguientes tienen una distribución normal, con la media y la varianza de muchas partidas.
alone-basis-sampled = Los puntos son medias de { NUMBER($hands, useGrouping: 0) } manos sacadas para la que está boca abajo.
alone-basis-averages = Los valores son medias exactas de todas las cartas que pueden venir.
alone-basis-learned = Es una primera impresión: el valor aprendido del cuadrado tras cada elección.
alone-basis-exact = Los valores son exactos: se cuentan todas las cartas que aún pueden venir.
alone-basis-search = Se prueba cada carta siguiente, y en las { $width } mejores elecciones también la que va después; desde ahí cuenta el valor aprendido del cuadrado.
