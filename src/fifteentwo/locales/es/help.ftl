# La ayuda: el juego en breve, lo que puntúa, las teclas.

help-title = Ayuda

## El juego en breve

help-game = El juego en breve
help-aim = Objetivo
help-aim-words = Quien llega primero al agujero final (el 121 en la partida normal) gana al instante, incluso en mitad de un recuento.
help-deal = Reparto
help-deal-words = Reparte primero quien corta la carta más baja; después se reparte por turnos. Cada uno recibe seis cartas y descarta dos, boca abajo, en el crib. El crib es del repartidor.
help-starter = Corte
help-starter-words = El rival del repartidor (el pone) corta y se descubre la carta de corte. Si es una jota, el repartidor se anota dos puntos («his heels»).
help-play = Juego
help-play-words = Sale el pone. Por turnos se juega una carta diciendo la cuenta, sin pasar nunca de 31. Si no puedes jugar, di «go»; tu rival sigue mientras le quepa una carta y se anota un punto por la última, o dos por 31 exactos. Después la cuenta vuelve a cero.
help-show = Recuento
help-show-words = Primero se cuenta la mano del pone, luego la del repartidor y luego el crib, siempre con la carta de corte como quinta carta.
help-many = Más de dos
help-many-words = Se juega hacia la izquierda. Con tres o cuatro jugadores, cada uno recibe cinco cartas y descarta una; los compañeros se sientan frente a frente y puntúan juntos. En una pantalla compartida, una cortina tapa las cartas de todos entre turnos.
help-skunk = Skunk
help-skunk-words = Si ganas antes de que tu rival pase la línea de skunk, la partida vale más.

## Lo que puntúa

help-points = Lo que puntúa
help-in-play = En el juego
help-in-show = En el recuento
help-each-way = 2 cada una
help-a-card = 1 por carta
help-fifteen = Quince: cartas que suman 15
help-pair = Pareja
help-pair-royal = Trío (pareja real)
help-double-pair-royal = Póquer (doble pareja real)
help-run = Escalera de tres o más, en cualquier orden
help-flush = Color: las cuatro cartas de la mano del mismo palo
help-flush-five = Color con la carta de corte; el único que vale en el crib
help-nobs = His nobs: la jota del palo de la carta de corte
help-thirty-one = Treinta y uno
help-go = Go, o la última carta
help-card-values = El as vale uno y es la carta más baja; las figuras valen diez.

## Las teclas

help-keys = Teclas
help-key-f1 = F1
help-key-f1-does = la ayuda
help-key-question = ?
help-key-question-does = estas teclas
help-key-f9 = F9
help-key-f9-does = una partida personalizada
help-key-digits = 1 – 6
help-key-digits-does = subir o bajar una carta; en el juego, jugarla
help-key-along = Izquierda Derecha
help-key-along-does = por las cartas
help-key-space = Espacio
help-key-space-does = subir o bajar la carta
help-key-enter = Intro
help-key-enter-does = el botón grande: descartar, go, continuar
help-key-h = H
help-key-h-does = una pista; otra vez, la carta; y otra, los números
help-key-u = U
help-key-u-does = deshacer tu última jugada, contra el ordenador
help-key-esc = Esc
help-key-esc-does = cerrar la pista, o lo que tape la mesa
help-key-hold = Mantener Continuar
help-key-hold-does = pasar todo el recuento seguido
help-key-claim = 0 – 9 Retroceso
help-key-claim-does = un recuento o un «muggins»: el número
help-key-muggins = + − M
help-key-muggins-does = con «muggins»: cantar más o menos puntos por la carta siguiente; reclamar «muggins»
help-key-joker = Flechas
help-key-joker-does = nombrar un comodín, también A 2 – 9 J Q K; la dirección en el tablero Crash
help-key-square = Flechas Intro
help-key-square-does = en un cuadrado: ir a la casilla y colocar la carta; D la descarta
help-key-shuffle = Flechas Intro Esc
help-key-shuffle-does = en Cribbage Shuffle: ir a la casilla, tomar una carta y luego la que se cambia por ella; Esc la devuelve
help-key-watch = W P N Esc
help-key-watch-does = en un solitario: mirar al ordenador, pausarlo, paso siguiente, pararlo
help-key-record = Izquierda Derecha Inicio Fin
help-key-record-does = en una repetición: atrás, adelante, al principio, al final
