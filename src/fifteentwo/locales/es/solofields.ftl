# Los campos de las reglas de los juegos para uno.

square-field-adjacency = Dónde se puede poner una carta
square-field-adjacency-why = Si una carta debe tocar otra, por un lado o por una esquina.
square-field-adjacency-none = en cualquier casilla
square-field-adjacency-king = tocando otra carta

square-field-dead-cells = Descartes
square-field-dead-cells-why = Cuántas cartas se pueden descartar.
square-field-dead-cells-0 = ninguna
square-field-dead-cells-1 = una
square-field-dead-cells-2 = dos
square-field-dead-cells-3 = tres
square-field-dead-cells-4 = cuatro

square-field-reserve-piles = Montones de reserva
square-field-reserve-piles-why = Cuántos montones hay en los que las cartas pueden esperar.
square-field-reserve-piles-0 = ninguna
square-field-reserve-piles-1 = una
square-field-reserve-piles-2 = dos

square-field-reserve-size = Cartas en un montón de reserva
square-field-reserve-size-why = Cuántas cartas caben en un montón de reserva.
square-field-reserve-size-1 = una
square-field-reserve-size-2 = dos
square-field-reserve-size-3 = tres
square-field-reserve-size-4 = cuatro
square-field-reserve-size-5 = cinco

square-field-reserve-access = Jugar desde un montón de reserva
square-field-reserve-access-why = Si solo se puede poner la carta superior de un montón de reserva o cualquiera.
square-field-reserve-access-top = solo la carta superior
square-field-reserve-access-free = cualquier carta

square-field-heels = Una jota como carta de corte
square-field-heels-why = Dos puntos por una jota como carta de corte: nunca, una vez o por cada una de las ocho manos.
square-field-heels-off = nada
square-field-heels-once = dos, una vez
square-field-heels-per-hand = dos por cada mano

square-field-win-at = Puntos para ganar
square-field-win-at-why = La puntuación que gana.

square-field-starter = La carta de corte
square-field-starter-why = La carta de corte es la siguiente carta no vista.

patience-field-deals = Repartos
patience-field-deals-why = Cuántos repartos hay; depende del número de manos.

patience-field-cards-per-deal = Cartas por reparto
patience-field-cards-per-deal-why = Cuántas cartas tiene un reparto, incluida la carta de corte; depende del número de manos.

patience-field-hands-per-deal = Manos por reparto
patience-field-hands-per-deal-why = Dos manos de seis, o una mano de seis y dos cartas para el crib.

patience-field-b-hidden-until-a-discarded = Ocultar la segunda mano
patience-field-b-hidden-until-a-discarded-why = Si la segunda mano se muestra solo después de descartar dos cartas de la primera.

patience-field-heels = Una jota como carta de corte
patience-field-heels-why = Dos puntos por una jota como carta de corte, una vez en cada reparto, o ninguno.
patience-field-heels-off = nada
patience-field-heels-once = dos, una vez
patience-field-heels-per-hand = dos por cada mano

patience-field-crib-flush = Un color en el crib
patience-field-crib-flush-why = Cuántas cartas forman un color en el crib.
patience-field-crib-flush-five = solo cinco cartas
patience-field-crib-flush-four = cuatro cartas

patience-field-starter-to-bottom = La carta de corte al fondo
patience-field-starter-to-bottom-why = Si la carta de corte va debajo del mazo después de su reparto; depende del número de manos.

patience-field-last-hand-without-starter = Última mano sin carta de corte
patience-field-last-hand-without-starter-why = Si las cuatro cartas que sobran forman una mano aparte; depende del número de manos.

patience-field-win-at = Puntos para ganar
patience-field-win-at-why = La puntuación que gana; con dos manos, de 101 a 121.

patience-field-deal-order = El reparto
patience-field-deal-order-why = Cómo se reparten nueve cartas: seis a la mano y dos al crib, o tres a la mano, dos al crib y tres a la mano.
patience-field-deal-order-hand-then-crib = seis a la mano, dos al crib
patience-field-deal-order-3-2-3 = tres a la mano, dos al crib, tres a la mano

shuffle-field-heels = Una jota como carta de corte
shuffle-field-heels-why = Dos puntos por una jota como carta de corte: nunca, una vez o por cada una de las ocho manos.
shuffle-field-heels-off = nada
shuffle-field-heels-once = dos, una vez
shuffle-field-heels-per-hand = dos por cada mano

shuffle-field-win-at = Puntos para ganar
shuffle-field-win-at-why = La puntuación que gana.
