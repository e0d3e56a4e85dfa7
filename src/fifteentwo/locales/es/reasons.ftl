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
rules-not-match = { $given } no es un duelo: escribe { $known }, con N de 1 a 99
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
