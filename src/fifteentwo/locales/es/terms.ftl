# Los términos del juego, cada uno en veinte palabras como mucho.

term-dealer = Repartidor
term-dealer-words = Reparte las cartas, tiene el crib y cuenta el último. Se reparte por turnos.
term-pone = Pone
term-pone-words = Quien no reparte. El pone corta, sale y cuenta primero.
term-pack = Mazo
term-pack-words = Las cartas que no se han repartido. Una de ellas se descubre como carta de corte.
term-crib = Crib
term-crib-words = Una mano extra para el repartidor, hecha con los descartes de ambos. Se cuenta al final.
term-discard = Descartar
term-discard-words = Echar cartas de la mano, boca abajo, al crib.
term-starter = Carta de corte
term-starter-words = La carta descubierta tras el descarte. Es la quinta carta de cada mano y del crib.
term-count = Cuenta
term-count-words = El total de las cartas jugadas. No pasa de 31, y luego vuelve a cero.
term-lead = Salir
term-lead-words = Jugar la primera carta de una cuenta. El primero en salir es el pone.
term-go = Go
term-go-words = Lo que se dice cuando cualquier carta pasaría de 31. El otro se anota un punto.
term-last-card = Última carta
term-last-card-words = Quien juega la última carta de un reparto se anota un punto.
term-thirty-one = Treinta y uno
term-thirty-one-words = Una cuenta de 31 exactos vale dos puntos, y la cuenta vuelve a empezar.
term-fifteen = Quince
term-fifteen-words = Cartas que suman 15. Cada forma de sumarlo vale dos puntos.
term-pair = Pareja
term-pair-words = Dos cartas del mismo valor: dos puntos. Tres valen seis puntos, y cuatro valen doce.
term-run = Escalera
term-run-words = Tres o más valores seguidos, como 6 7 8: un punto por carta.
term-flush = Color
term-flush-words = Las cuatro cartas de la mano del mismo palo: cuatro puntos, o cinco con la carta de corte.
term-nobs = His nobs
term-nobs-words = La jota del palo de la carta de corte, en tu mano o tu crib: un punto.
term-heels = His heels
term-heels-words = Una jota como carta de corte: dos puntos al instante para el repartidor.
term-show = Recuento
term-show-words = Se cuentan las manos y el crib después del juego, siempre con la carta de corte.
term-board = Tablero
term-board-words = Lleva el marcador. Cada agujero es un punto, y cada jugador tiene dos clavijas.
term-peg = Clavija
term-peg-words = Marca los puntos en el tablero: la clavija de atrás salta por delante de la otra.
term-skunk = Skunk (S)
term-skunk-words = Si ganas antes de que el perdedor pase esta línea, la victoria vale más.
term-double-skunk = Doble skunk (SS)
term-double-skunk-words = Si ganas antes de que el perdedor pase esta línea, la victoria vale aún más.
term-lurch = Lurch (L)
term-lurch-words = Si ganas antes de que el perdedor pase esta línea, a mitad de camino, la victoria vale más.

## Junto a cada término

explain-all = Todos los términos
explain-close = Cerrar
