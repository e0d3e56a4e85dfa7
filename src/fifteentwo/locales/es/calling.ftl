# Las cuentas como las cantan los jugadores. La primera letra pasa a mayúscula al comenzar una frase.

called = { OPENING($words) }

## Una mano o un crib

# «quince dos, quince cuatro, y una pareja seis»: $place indica si es la primera línea, la última u otra.
call = { $lines }
call-nothing = nada
call-points = { WORDS($points) }
call-fifteen = quince { WORDS($total) }
call-run = { $place ->
    [last] y { call-run-name }, { WORDS($total) }
   *[between] { call-run-name }, { WORDS($total) }
}
call-run-name = { $times ->
    [double] una escalera doble de { WORDS($cards) }
    [triple] una escalera triple de { WORDS($cards) }
    [double-double] una escalera cuádruple de { WORDS($cards) }
    [quadruple] una escalera cuádruple de { WORDS($cards) }
    [triple-double] una escalera séxtuple de { WORDS($cards) }
    [double-double-double] una escalera óctuple de { WORDS($cards) }
    [quintuple] una escalera quíntuple de { WORDS($cards) }
    [quadruple-double] una escalera óctuple de { WORDS($cards) }
    [triple-triple] una escalera nónuple de { WORDS($cards) }
    [triple-double-double] doce escaleras de { WORDS($cards) }
    [sextuple] una escalera séxtuple de { WORDS($cards) }
    [quintuple-double] una escalera décuple de { WORDS($cards) }
    [quadruple-triple] doce escaleras de { WORDS($cards) }
    [quadruple-double-double] dieciséis escaleras de { WORDS($cards) }
    [triple-triple-double] dieciocho escaleras de { WORDS($cards) }
    [sextuple-double] doce escaleras de { WORDS($cards) }
    [quintuple-triple] quince escaleras de { WORDS($cards) }
    [quintuple-double-double] veinte escaleras de { WORDS($cards) }
    [quadruple-quadruple] dieciséis escaleras de { WORDS($cards) }
    [quadruple-triple-double] veinticuatro escaleras de { WORDS($cards) }
    [triple-triple-triple] veintisiete escaleras de { WORDS($cards) }
    [double-double-double-double] dieciséis escaleras de { WORDS($cards) }
    [triple-double-double-double] veinticuatro escaleras de { WORDS($cards) }
   *[single] una escalera de { WORDS($cards) }
}
call-run-of = una escalera de { WORDS($cards) }
call-alike = { $place ->
    [last] y { call-alike-name } { WORDS($total) }
   *[between] { call-alike-name } { WORDS($total) }
}
call-alike-name = { $alike ->
    [pair] una pareja
    [pair-royal] un trío
    [double-pair-royal] un póquer
    [five] un repóquer
   *[six] un séxtuple
}
call-flush = { $place ->
    [last] y un color de { WORDS($cards) }, { WORDS($total) }
   *[between] un color de { WORDS($cards) }, { WORDS($total) }
}
call-nobs = { $place ->
    [first] uno por his nobs
    [last] y uno por his nobs, { WORDS($total) }
   *[between] uno por his nobs, { WORDS($total) }
}
call-nineteen = nada, { WORDS($total) }

# Los puntos de una mano por clases: «quinces 4 · escaleras 6 · pareja 2».
kind-fifteens = quinces
kind-thirty-one = 31
kind-runs = { $number ->
    [one] escalera
   *[other] escaleras
}
kind-pairs = { $number ->
    [one] pareja
   *[other] parejas
}
kind-flush = color
kind-nobs = nobs
kind-nineteen = diecinueve

## Una carta jugada

play-count = { WORDS($count) }
play-for = { WORDS($count) } por { WORDS($points) }
play-alike = { WORDS($count) }, { call-alike-name } por { WORDS($points) }
play-run = { WORDS($count) }, { call-run-of } por { WORDS($points) }
play-for-alike = { WORDS($count) } por { WORDS($points) }, y { call-alike-name } { WORDS($total) }
play-for-run = { WORDS($count) } por { WORDS($points) }, y { call-run-of }, { WORDS($total) }

## En la mesa

said-joker-played = { OPENING(CARD($card)) }: { $words }
said-go = Go
said-turned-up = { $what ->
    [crib] Hay que contar el crib
   *[hand] Hay que contar la mano
}
said-named = Comodín: { FACE($card) }
said-named-both = Comodines: { FACE($card) } y { FACE($joker) }
said-muggins = Muggins por { WORDS($points) }
said-pass = Paso
said-counted = Son { WORDS($points) }
said-counted-nothing = No es nada
said-which-way = ¿En qué sentido?
said-path = { $way ->
    [clockwise] En el sentido de las agujas del reloj
   *[anticlockwise] En sentido contrario a las agujas del reloj
}
said-crash = ¡Crash!
said-pegged = { $why ->
    [go] { OPENING(WORDS($points)) } por go
    [last] { OPENING(WORDS($points)) } por la última
    [heels] { OPENING(WORDS($points)) } por his heels
    [muggins] { OPENING(WORDS($points)) } por muggins
    [penalty] { OPENING(WORDS($points)) } de penalización
    [wrong-call] { OPENING(WORDS($points)) } por una reclamación falsa
   *[excess] { OPENING(WORDS($points)) } cantados de más
}
said-over = { $title ->
    [lurch] ¡Lurch!
    [skunk] ¡Skunk!
    [double-skunk] ¡Doble skunk!
   *[game] ¡Partida!
}
# Cuando los perdedores tienen títulos distintos.
said-over-one = { $title ->
    [lurch] ¡Partida, y un lurch!
    [skunk] ¡Partida, y un skunk!
   *[double-skunk] ¡Partida, y un doble skunk!
}
said-over-both = { $first ->
    [double-skunk] ¡Partida, un doble skunk y un skunk!
   *[skunk] ¡Partida, un skunk y un doble skunk!
}
said-starter = Carta de corte: { CARD($card) }
said-two-for-heels = Dos por his heels

## Cartas elegidas como combinación

sets-choose = Elige las cartas de una combinación.
sets-once = Elige cada carta una sola vez.
sets-face-up = Elige cartas que estén boca arriba.
sets-not-there = Esa carta no está entre estas: { CARD($card) }.
sets-single = Una sola carta solo cuenta como «his nobs»: la jota del palo de la carta de corte, en la mano.
sets-none = { $row ->
    [row] { $flush ->
        [yes] { $cards } suman { WORDS($total) }: ni quince ni pareja; una escalera debe ser lo más larga posible, y un color ocupa toda la mano.
       *[no] { $cards } suman { WORDS($total) }: ni quince ni pareja, y una escalera debe ser lo más larga posible.
    }
   *[none] { $flush ->
        [yes] { $cards } suman { WORDS($total) }: ni quince, ni pareja, ni escalera de tres, y un color ocupa toda la mano.
       *[no] { $cards } suman { WORDS($total) }: ni quince, ni pareja, ni escalera de tres.
    }
}
sets-part-counted = Ya has contado una parte de eso.
sets-counted = Eso ya lo has contado.
