# Las reglas en palabras: los modelos y lo que cambia respecto al juego habitual.

## Los modelos

preset-standard = El juego habitual a 121; un skunk vale doble y un doble skunk, cuádruple.
preset-gamerules = A 121, y un lurch (menos de la mitad de la meta) vale dos partidas.
preset-gamerules_61 = La partida corta a 61, una vuelta al tablero.
preset-hoyle = Un encuentro a siete puntos de partida; el punto del go se anota al cantarlo.
preset-acc = Juego de club: al mejor de tres partidas, dos puntos de partida por ganar y tres por un skunk.
preset-muggins = Cuenta tú mismo tus manos y cartas; tu rival puede llevarse los puntos que olvides.
preset-three_players = Tres jugadores, cada uno por su cuenta: cinco cartas por jugador, se descarta una, y una carta del mazo completa el crib.
preset-partners = Cuatro jugadores en dos parejas: cinco cartas por jugador, se descarta una.
preset-lowball = Gana la puntuación más baja: pierde quien llega primero a la meta.
preset-crash = Un tablero en forma de ocho: cae sobre una clavija para echarla.
preset-no_discard = Cuatro cartas por jugador y sin crib: juega lo que te toque.
preset-jokers = Con dos comodines, que valen la carta que nombres.
preset-nineteen = Una mano sin puntos vale diecinueve.
preset-five_card = El juego antiguo a 61: cinco cartas, manos de tres, una sola cuenta; el pone empieza con tres puntos.
preset-seven_card = Siete cartas, manos de cinco, a 181.
preset-toss_fives = Hay que descartar los cincos que se reciban.
preset-captain = Dos contra uno: el capitán necesita 61, y los otros dos, 121 entre ambos.
preset-bvs = Coloca las cartas donde quieras; puedes tirar hasta cuatro.
preset-bvs_hard = Coloca las cartas donde quieras; no puedes tirar ninguna.
preset-wikibooks = Cada carta debe tocar otra.
preset-wikibooks_reserve = Cada carta debe tocar otra; hasta cinco pueden esperar en una reserva.
preset-arnold = Cuatro repartos, cada uno con dos manos y un crib.
preset-solsuite = Seis repartos de nueve cartas y una última mano con las cartas de corte de debajo del mazo.
preset-shuffle = Se reparten boca arriba dieciséis cartas y la carta de corte; intercambia dos cartas cuantas veces quieras.

## Lo que cambia en el cribbage

rules-then = { $first } { $then }
rules-players = { $form ->
    [captain] Juegan tres; el segundo asiento es el capitán, contra los otros dos.
    [pairs] Juegan cuatro en dos parejas, con los compañeros frente a frente.
    [three-pairs] Juegan seis en tres parejas, con los compañeros frente a frente.
   *[each] Juegan { WORDS($players) }, cada uno por su cuenta.
}
rules-deal = { $form ->
    [no-crib] { OPENING(WORDS($dealt)) } cartas por jugador, sin descartes y sin crib.
    [dealt-crib] { OPENING(WORDS($dealt)) } cartas por jugador, sin descartes; el crib recibe cuatro cartas del mazo.
    [five] { OPENING(WORDS($dealt)) } cartas por jugador y una menos para el repartidor; cada uno de los demás descarta una al crib, y todos se quedan { WORDS($kept) }.
    [six] { OPENING(WORDS($dealt)) } cartas por jugador y una menos para el repartidor y su compañero; cada uno de los demás descarta una al crib, y todos se quedan { WORDS($kept) }.
    [three] { OPENING(WORDS($dealt)) } cartas por jugador; cada uno descarta una al crib, que recibe otra del mazo, y se queda { WORDS($kept) }.
   *[usual] { $discards ->
        [1] { OPENING(WORDS($dealt)) } cartas por jugador; cada uno descarta una al crib y se queda { WORDS($kept) }.
       *[other] { OPENING(WORDS($dealt)) } cartas por jugador; cada uno descarta { WORDS($discards) } al crib y se queda { WORDS($kept) }.
    }
}
rules-captain = El capitán necesita { $own } puntos, y los otros dos, { $others } entre ambos.
rules-target = A { $target }.
rules-first-to = { $length ->
    [one] Un encuentro a un punto de partida.
   *[other] Un encuentro a { WORDS($length) } puntos de partida.
}
rules-best-of = { $length ->
    [one] Una sola partida.
   *[other] Al mejor de { WORDS($length) } partidas.
}
rules-high-cut = Quien corta la carta más alta reparte primero.
rules-random-dealer = El primer repartidor se elige al azar.
rules-chosen-dealer = El primer repartidor se elige.
rules-winner-deals = El ganador reparte en la partida siguiente.
rules-dealers-alternate = Los jugadores reparten primero por turnos.
rules-no-heels = Nada por «his heels».
rules-crib-flush-four = También en el crib, cuatro cartas del mismo palo son color.
rules-go-on-call = El punto del go se anota en cuanto se canta.
rules-go-bicycle = Tras un go, la cuenta se cierra si el jugador siguiente tampoco puede jugar.
rules-no-last-card = Nada por la última carta.
rules-three-for-last = El pone empieza con tres puntos.
rules-one-count = El juego termina con la primera cuenta.
rules-manual-counting = Los jugadores cuentan ellos mismos sus manos y cartas.
rules-muggins = Los rivales pueden llevarse los puntos que un jugador olvide.
rules-overclaim-penalty = Quien canta de más da dos puntos al rival siguiente.
rules-overclaim-excess = Quien canta de más da el exceso al rival siguiente.
rules-no-skunks = Cada partida vale una.
rules-lurch = Un lurch (menos de la mitad de la meta) vale dos partidas.
rules-hoyle-skunks = Ganar por más de 30 vale doble; por más de 60, cuádruple.
rules-acc-skunks = Dos puntos de partida por ganar, tres por un skunk.
rules-lowball-skunks = Ganar con pocos puntos vale doble; con muy pocos, cuádruple.
rules-stinkhole = A un agujero de la meta se pierden los puntos de «his heels», del go y de la última carta.
rules-lowball = Pierde quien llega primero a la meta.
rules-one-joker = Un comodín, que vale la carta que nombre su jugador.
rules-two-jokers = Dos comodines; cada uno vale la carta que nombre su jugador.
rules-joker-renamed = Al contar las manos, un comodín puede volver a nombrarse.
rules-pone-names = Si la carta de corte es un comodín, lo nombra el pone, una vez para todas las manos.
rules-nineteen = Una mano sin puntos vale diecinueve.
rules-nineteen-crib = Un crib sin puntos también vale diecinueve.
rules-crash = El tablero es un ocho: cae sobre una clavija para echarla.
rules-underclaim-lost = Los puntos que no se cantan se pierden.
rules-toss-fives = Hay que descartar los cincos recibidos, hasta donde alcance el descarte.

## Lo que cambia en los juegos en solitario

rules-touching = Cada carta debe tocar otra.
rules-dead-cells = { $cards ->
    [0] No se puede tirar ninguna carta.
    [1] Se puede tirar una carta.
   *[other] Se pueden tirar { WORDS($cards) } cartas.
}
rules-reserve = { $form ->
    [one-top] { $cards ->
        [1] Una carta puede esperar en una pila; solo puede colocarse la de arriba.
       *[other] { OPENING(WORDS($cards)) } cartas pueden esperar en una pila; solo puede colocarse la de arriba.
    }
    [one-free] { $cards ->
        [1] Una carta puede esperar en una pila; puede colocarse cualquiera.
       *[other] { OPENING(WORDS($cards)) } cartas pueden esperar en una pila; puede colocarse cualquiera.
    }
    [two-top] { $cards ->
        [1] Una carta puede esperar en cada una de las dos pilas; solo puede colocarse la de arriba.
       *[other] { OPENING(WORDS($cards)) } cartas pueden esperar en cada una de las dos pilas; solo puede colocarse la de arriba.
    }
   *[two-free] { $cards ->
        [1] Una carta puede esperar en cada una de las dos pilas; puede colocarse cualquiera.
       *[other] { OPENING(WORDS($cards)) } cartas pueden esperar en cada una de las dos pilas; puede colocarse cualquiera.
    }
}
rules-heels-once = Dos puntos por «his heels» una sola vez, no por cada mano.
rules-heels-each = Dos puntos por «his heels» por cada una de las ocho manos.
rules-both-shown = Se ven las dos manos antes de descartar.
rules-three-two-three = Tres cartas van a la mano, dos al crib y tres a la mano.
rules-won-at = Se gana con { $points }.
rules-dealing-square = Se descubren y colocan dieciséis cartas de una en una; la siguiente carta es la de corte.
rules-dealing-two-hands = Cuatro repartos de trece cartas: dos manos de seis, cada una de las cuales descarta dos al crib, y la carta de corte.
rules-dealing-one-hand = Seis repartos de nueve cartas: una mano de seis, que descarta dos al crib, dos repartidas al crib y la carta de corte, que va debajo del mazo; las cuatro últimas cartas son una mano.
rules-dealing-shuffle = Se reparten dieciséis cartas boca arriba, en cuatro filas de cuatro; la decimoséptima es la carta de corte.
