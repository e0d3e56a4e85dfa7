# Por qué se rechazan reglas, registros, jugadores y análisis. Cada frase va sin punto, detrás de aquello de lo que trata.

## Las reglas

rules-twice = { $name } aparece dos veces
rules-no-preset = no existe el modelo «{ $given }»: escribe { $known }
rules-name-one = escribe { $known }
rules-or = { $first } o { $last }
rules-to = de { $first } a { $last }
rules-kind = { $family ->
    [cribbage] el cribbage
    [square] un cuadrado
    [patience] un solitario
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first } es { $kind } y { $second }, { $other }
rules-two-games = son dos juegos distintos, así que nombra solo uno
rules-solo-game = { $word } es un juego en solitario: para el cribbage escribe { $known }
rules-other-kind = { $word } es { $kind }, no { $wanted }: escribe { $known }
rules-elsewhere = la regla «{ $name }» no existe aquí ({ $where }), sino en otro juego ({ $kind }), por ejemplo { $preset }
rules-no-rule = la regla «{ $name }» no existe aquí ({ $where })
rules-presets-conflict = { $first } y { $second } no coinciden en { $name }: decide con { $name }=...
rules-not-switch = { $given } no es ni on ni off
rules-not-number = { $given } no es un número
rules-out-of-range = { $given } está fuera de rango: { $name } es { $allowed }
rules-not-match = { $given } no es un encuentro: escribe { $known }, con N de 1 a 99
rules-no-value = { $given } no existe: { $name } es { $known }

## Las reglas que se contradicen

rules-conflict = { $first } y { $second } son incompatibles: { $why }
conflict-teams = para jugar en parejas hay que ser cuatro o seis
conflict-six = seis jugadores juegan en tres parejas
conflict-captain = un capitán juega contra dos, así que son tres jugadores
conflict-fives = nadie descarta, así que no hay cincos que descartar
conflict-dealt = con { $players } jugadores, cada uno recibe { $known } cartas
conflict-discards = con { $dealt } cartas para cada uno de { $players } jugadores, cada uno descarta { $discards }
conflict-crib = con { $dealt } cartas para cada uno de { $players } jugadores, corresponde crib={ $crib }
conflict-on-call = con tres jugadores o más, el punto solo se decide cuando ya nadie puede jugar
conflict-on-call-stinkhole = el momento en que se anota un punto decidiría si se pierde
conflict-five-card = eso es del juego de cinco cartas para dos
conflict-lowball-manual = en lowball todos los puntos son obligatorios y se anotan solos
conflict-muggins = muggins necesita counting=manual
conflict-crash-players = ese tablero es para cuatro jugadores como mucho
conflict-crash-target = ese tablero tiene 121 casillas
conflict-crash-captain = en ese tablero todos necesitan el mismo agujero
conflict-lowball-captain = lowball compara los puntos, y un capitán tiene menos que dos jugadores juntos
conflict-lowball-stinkhole = en lowball perder un punto no es una desventaja
conflict-lowball-skunks = lowball necesita skunk_scale=lowball o none
conflict-skunks-lowball = esos skunks dependen de los puntos del ganador
conflict-nineteen-crib = el crib solo cuenta diecinueve si también lo hacen las manos
conflict-nineteen-no-crib = no hay crib que contar
conflict-reserve = una reserva necesita también { $name }
conflict-form = { $hands ->
    [1] con una mano es { $value }
   *[2] con dos manos es { $value }
}
conflict-form-target = con dos manos es de 101 a 121
conflict-form-order = con dos manos no se reparte nada al crib

## Las cartas

card-wrong = «{ $given }» no es una carta: escribe un valor (A 2-9 10 J Q K) y un palo (C D H S), por ejemplo 5H
card-wrong-rank = «{ $given }» no es una carta: escribe un valor (A 2-9 10 J Q K), con o sin palo
card-none = «{ $given }» no es una carta
card-without-rank = un comodín aún sin nombrar o una carta boca abajo no tiene valor y no se puede contar
count-past-31 = la cuenta sería { $count }, más de 31

## Los registros

record-wrong = { $where }: { $reason }
record-line = línea { $line }
record-header = la cabecera
record-game = partida { $game }
record-game-end = partida { $game }, al final
record-game-line = partida { $game }, línea { $line }
record-game-action = partida { $game }, jugada { $action }
record-done = { $where } ({ $action })
record-json = esto no es un registro en JSON: { $reason }
record-version = este registro es de la versión { $version }; solo se puede leer la versión { $known }
record-begins = un registro empieza con «{ $wanted }»
record-begins-not = un registro empieza con «{ $wanted }», no con «{ $given }»
record-neither = «{ $given }» no es ni «nombre = valor» ni el comienzo de una partida
record-seat-twice = el asiento { $seat } tiene dos nombres
record-no-rule = no existe la regla «{ $name }»
record-game-begins = una partida empieza con «game» o «game dealer 0»
record-assisted-by = escribe «assisted» y los asientos que tuvieron ayuda
record-over = esta partida se abandonó o se perdió por tiempo, así que no puede seguir nada
record-resign = escribe «resign» y el asiento que abandona
record-timeout = escribe «timeout» y el asiento que perdió por tiempo
record-computer = escribe «computer», el asiento y el jugador o -, y, si no es desde la primera elección, «from» y el número de la elección
record-seal = escribe «commitment» y «secret» con 64 dígitos hexadecimales, y las sales (salt) en el orden de los asientos, con 64 como máximo cada una
record-salts = hay { $given } sales para { $players } asientos
record-deal = { $given } no es el número de un reparto
record-series = escribe una serie como su nombre, el número del encuentro y, para cada asiento, cuántos encuentros había ganado antes su bando
record-no-seat = { $players ->
    [1] no hay asiento { $seat }: juega uno solo
   *[other] no hay asiento { $seat }: juegan { $players }
}
record-seats = { $players ->
    [1] hay 1 asiento, pero { $named } nombres
   *[other] hay { $players } asientos, pero { $named } nombres
}
record-remark = hay un comentario detrás de una jugada que no existe
record-too-long = este registro tiene { NUMBER($steps, useGrouping: 0) } pasos, y se pueden mostrar { NUMBER($most, useGrouping: 0) } como mucho
record-cards-unknown = no se conocen las cartas del asiento { $seat }, así que sus descartes, cartas jugadas y gos quedan sin comprobar
record-points-unknown = { $points ->
    [one] con cartas desconocidas, el punto contado queda sin comprobar
   *[other] con cartas desconocidas, los { $points } puntos quedan sin comprobar
}
action-unknown = «{ $given }» no es una jugada: las jugadas son { $known }, resign y timeout
action-unknown-solo = «{ $given }» no es una jugada de este juego: las jugadas son { $known }
action-unknown-shuffle = «{ $given }» no es una jugada de Cribbage Shuffle: las jugadas son { $known }
action-direction = «{ $given }» no es una dirección: escribe clockwise o counter
action-number = { $what ->
    [seat] «{ $given }» no es un asiento
    [cell] «{ $given }» no es una casilla
    [pile] «{ $given }» no es una pila
   *[points] «{ $given }» no es un número de puntos
}
deal-unknown = no existe el reparto { $deal }: los repartos van de 0 a { NUMBER($most, useGrouping: 0) }
deal-not-daily = no hay reparto del día para «{ $game }», solo para { $known }
deal-not-numbered = no hay repartos numerados para { $game }
begin-dealer = first_deal=chosen: di quién reparte primero
begin-no-seat = no hay asiento { $seat } que reparta primero
begin-sides = el marcador debe tener { $sides } bandos

## Los jugadores y las partidas

player-unknown = no existe el jugador «{ $given }»: los hay { $known } y { $last }
program-unknown = no existe el programa «{ $given }»
program-failed = { $player } no puede seguir: { $reason }
program-not-started = su programa no se puede iniciar ({ $reason })
program-ended = su programa ha terminado
program-silent = su programa no respondió a tiempo
program-nonsense = su programa respondió «{ $given }», que no es una elección
program-illegal = su programa eligió «{ $given }», que aquí no está permitido
program-error = su programa avisa: «{ $given }»
program-form = su programa no lee posiciones de este juego
position-view = esto no es una vista de una partida de cribbage: { $reason }
protocol-version = este motor habla la versión { $version } del protocolo
protocol-command = «{ $given }» no es una orden: hay cribbage, setoption, isready, position, go, stop, quit
protocol-option = no existe esa opción o ese valor: { $given }
protocol-no-position = envía primero una posición
protocol-limit = «{ $given }» no es un límite: hay movetime MS, rounds N, infinite, choices CARDS ...
protocol-choice = «{ $given }» no es una elección aquí
misses-form = «{ $given }» no dice bien qué se olvida: escribe misses=runs+nobs/in=hand+crib/every=3
misses-of-what = «{ $given }» no dice qué se olvida: escribe misses=all o misses=runs+nobs
misses-every = every={ $given } está fuera de rango: se olvida una combinación de cada 1 a { NUMBER($most, useGrouping: 0) }
misses-name = { $field }: «{ $given }» no existe, solo { $known } y all
games-no-players = no se ha nombrado ningún jugador
games-players = se han nombrado { $given } jugadores, pero el juego es para { $players }
games-none = no se pueden jugar { NUMBER($games, useGrouping: 0) } partidas
games-too-few = { NUMBER($games, useGrouping: 0) } partidas son pocas para estimar un error: juega al menos { NUMBER($least, useGrouping: 0) }
pairs-for-two = las partidas emparejadas son para dos jugadores, pero el juego es para { $players }
pairs-others = { $file }: este archivo compara otros jugadores, reglas o números
pairs-not = { $file }: esto no es un archivo de partidas emparejadas: { $reason }

## Los análisis

review-solo-record = es un registro de juegos en solitario, que analiza `reviews.solo.review_solo`
review-others-record = es un registro de partidas contra otros
review-no-seat = no hay asiento { $seat } en este registro
review-no-data = no se pueden leer los datos del motor: { $reason }
review-not = esto no es un análisis de fifteentwo: { $reason }
review-version = este análisis es de la versión { $version }, y este programa lee la versión { $known }
review-other-tables = este análisis se hizo con otros datos del motor ({ $files }): analiza el registro otra vez
review-other-data = este análisis se hizo con otros datos del motor: analiza el registro otra vez
review-not-open = esa elección no era posible
review-no-choice = ahí no hay nada que elegir

## Los procesos

workers-resume = vuelve a lanzarlo para seguir desde lo último guardado
workers-killed = se ha cerrado un proceso de cálculo: { workers-resume }
workers-lost = el clúster de { $address } ha perdido el nodo { $worker }: { workers-resume }
workers-cancelled = el clúster ha cancelado una tarea: { workers-resume }
workers-failed = una tarea ha fallado en el clúster ({ $reason }): { workers-resume }
workers-cannot = los nodos del clúster no pueden hacerlo: { $reason }
workers-restarted = un nodo se ha reiniciado y ha perdido su caché: { workers-resume }
workers-no-dask = un clúster necesita Dask, que no está instalado: pip install 'fifteentwo[cluster]'
workers-none = el clúster de «{ $address }» no tiene nodos
workers-silent = el clúster de «{ $address }» no responde ({ $reason })
workers-versions = el clúster de { $address } tiene fifteentwo { $theirs }, y este es { $own }

## Una partida nueva

name-invisible = un nombre necesita al menos una letra, una cifra o un símbolo visible
name-too-long = un nombre tiene { NUMBER($most, useGrouping: 0) } caracteres como mucho
game-seats = este juego tiene { $wanted } asientos, no { $given }
game-needs-person = al menos un jugador tiene que ser una persona
game-helps-people = a { $name } lo maneja el ordenador: solo se ayuda a contar a las personas
game-patience = El tiempo de espera va de 1 a { NUMBER($most, useGrouping: 0) } segundos, o no hay.
game-clock = Un reloj así tiene de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } segundos{ $kind ->
    [game] {" "}para la partida
   *[move] {" "}por jugada
}.
game-increment = Solo un reloj para toda la partida añade tiempo, como mucho { $most } segundos por jugada.
game-one-deal = elige el reparto del día o un número, no los dos
count-how-many = una mano para contar tiene de 1 a { $most } cartas, no { $given }
count-twice = una carta está dos veces en esta mano
count-no-rank = solo se cuentan cartas con valor: ni comodines ni cartas boca abajo

## The engine

tables-damaged = los datos del motor en { $file } faltan o están dañados ({ $reason })
tables-other = { $file } se hizo para otra parte { $part } que la de expert.zip
puzzles-damaged = no se pueden leer los problemas ({ $reason })
square-no-bound = solo hay una cota para los cuadrados sin reserva
square-no-player = no hay ningún jugador de cuadrados llamado «{ $name }»; hay { $known }
square-cards = un cuadrado tiene { $wanted } cartas, no { $given }
square-no-place = esta carta no tiene sitio en un cuadrado: { CARD($card) }
square-card-twice = esta carta está dos veces: { CARD($card) }
par-whole-pack = el par necesita las 52 cartas de una baraja, cada una una vez
table-damaged = la tabla de { $name } está dañada: { $reason }
table-numbers = sus números no son los de una tabla
