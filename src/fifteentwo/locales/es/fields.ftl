# Los campos de las reglas del cribbage, para el formulario de una partida nueva.

section-the-deal = El reparto
section-cards = Cartas
section-the-play = El juego
section-the-count = El recuento
section-winning = La victoria

field-players = Jugadores
field-players-why = El número de jugadores; seis juegan solo en tres parejas.

field-teams = Parejas
field-teams-why = Si cuatro o seis jugadores juegan en parejas, frente a frente y con la misma puntuación.

field-cards-dealt = Cartas por jugador
field-cards-dealt-why = Las cartas que recibe cada jugador: normalmente seis con dos jugadores y cinco con más. Con cinco, el repartidor recibe una menos; con seis, su pareja también.
field-cards-dealt-4 = cuatro
field-cards-dealt-5 = cinco
field-cards-dealt-6 = seis
field-cards-dealt-7 = siete
field-cards-dealt-8 = ocho

field-discards = Cartas descartadas
field-discards-why = Las cartas que descarta cada jugador; depende de las repartidas.
field-discards-0 = ninguna
field-discards-1 = una
field-discards-2 = dos

field-crib = El crib
field-crib-why = De dónde sale el crib; depende de las cartas repartidas, salvo que con cuatro puede faltar o repartirse.
field-crib-discards = las cartas descartadas
field-crib-discards-1-from-stock = las cartas descartadas y una del mazo
field-crib-none = sin crib
field-crib-dealt = cuatro del mazo

field-target = Jugar a
field-target-why = La puntuación que gana o, en lowball, pierde.

field-first-deal = El primer reparto
field-first-deal-why = Quién reparte primero en un encuentro.
field-first-deal-low-cut = la carta más baja
field-first-deal-high-cut = la carta más alta
field-first-deal-random = al azar
field-first-deal-chosen = elijo yo

field-next-dealer = Quién reparte en la partida siguiente
field-next-dealer-why = Quién reparte primero en la siguiente partida de un encuentro.
field-next-dealer-loser = el perdedor
field-next-dealer-winner = el ganador
field-next-dealer-alternate = por turnos

field-heels = Una jota como carta de corte
field-heels-why = Los puntos por una jota como carta de corte.
field-heels-2 = dos por «his heels»
field-heels-0 = nada

field-crib-flush = Un color en el crib
field-crib-flush-why = Cuántas cartas hacen color en el crib.
field-crib-flush-five = solo cinco cartas
field-crib-flush-four = cuatro cartas

field-go-timing = El punto del go
field-go-timing-why = Cuándo se anota el punto del go: al cerrarse la cuenta o al cantarlo.
field-go-timing-on-close = cuando ya nadie puede jugar
field-go-timing-on-call = en cuanto se canta

field-go-rotation = Tras un go
field-go-rotation-why = Con tres jugadores o más: quién puede seguir jugando tras un go.
field-go-rotation-all = siguen todos los demás
field-go-rotation-bicycle = solo puede seguir el siguiente

field-last-card = La última carta
field-last-card-why = Los puntos por la última carta.
field-last-card-1 = un punto
field-last-card-0 = nada

field-three-for-last = Tres puntos de ventaja
field-three-for-last-why = Si el pone empieza con tres puntos en el juego de cinco cartas.

field-play-stops-at-first-count = Una sola cuenta
field-play-stops-at-first-count-why = Si el juego termina tras la primera cuenta en el juego de cinco cartas.

field-counting = El recuento
field-counting-why = Quién cuenta los puntos: el programa o cada jugador.
field-counting-auto = cuenta el programa
field-counting-manual = cuentan los jugadores

field-muggins = Muggins
field-muggins-why = Si un rival puede reclamar y llevarse los puntos olvidados.

field-overclaim = Cantar de más
field-overclaim-why = La penalización por cantar de más.
field-overclaim-correct = se corrige
field-overclaim-penalty-2 = dos para el rival
field-overclaim-give-excess = el exceso para el rival

field-skunk-scale = Skunks
field-skunk-scale-why = Los puntos de partida por ganar, según la puntuación del perdedor.
field-skunk-scale-none = ninguno: cada victoria vale una
field-skunk-scale-lurch = lurch: menos de la mitad de la meta vale dos
field-skunk-scale-skunk = un skunk vale dos, un doble skunk cuatro
field-skunk-scale-hoyle = Hoyle: más de 30 de ventaja vale dos; más de 60, cuatro
field-skunk-scale-acc = club: ganar vale dos, un skunk tres
field-skunk-scale-lowball = lowball: un ganador con muy pocos puntos vale dos o cuatro

field-match = Duelo
field-match-why = La duración de un encuentro.

field-stinkhole = Stinkhole
field-stinkhole-why = Si a un agujero de la meta se pierden los puntos de «his heels», del go y de la última carta.

field-objective = El objetivo
field-objective-why = Si quien llega primero a la meta gana o, en lowball, pierde.
field-objective-high = gana el primero en llegar
field-objective-lowball = pierde el primero en llegar

field-jokers = Comodines
field-jokers-why = Los comodines de la baraja; cada uno vale la carta que nombre su jugador.
field-jokers-0 = ninguno
field-jokers-1 = uno
field-jokers-2 = dos

field-joker-binding = Un comodín conserva su nombre
field-joker-binding-why = Si al contar un comodín conserva el nombre con que se jugó.

field-starter-joker = Un comodín como carta de corte
field-starter-joker-why = Un comodín como carta de corte: cada mano lo nombra como quiera, o el pone lo nombra para todas.
field-starter-joker-per-hand = la mejor carta para cada mano
field-starter-joker-pone-names = la carta que nombre el pone

field-nineteen = Diecinueve por cero puntos
field-nineteen-why = Una mano sin puntos vale diecinueve.

field-nineteen-crib = Diecinueve también para el crib
field-nineteen-crib-why = Un crib sin puntos también vale diecinueve.

field-board = El tablero
field-board-why = El tablero habitual, o un ocho en el que una clavija es echada cuando otra cae sobre ella.
field-board-straight = la pista habitual
field-board-crash8 = el ocho

field-underclaim = Cantar de menos
field-underclaim-why = Qué pasa con los puntos que no se cantan.
field-underclaim-correct = se corrige
field-underclaim-lost = se pierde

field-toss-fives = Fuera los cincos
field-toss-fives-why = Hay que descartar los cincos recibidos, hasta donde alcance el descarte.

field-captain = Capitán
field-captain-why = De tres jugadores, el del segundo asiento es el capitán; juega contra los otros dos y necesita la mitad de puntos.
