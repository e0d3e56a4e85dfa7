# Una mesa de cribbage. Lo que vale una carta lo dice el servidor.

## Lo que ha pasado: el registro, la partida guardada, el aviso

tell-unseen = { $cards ->
    [0] ninguna
    [one] una carta
   *[other] { $cards } cartas
}
tell-cuts = { $person ->
    [you] { $who } sacas { $card }
   *[other] { $who } saca { $card }
}
tell-cuts-then = { $person ->
    [you] tú sacas { $card }
   *[other] { $who } saca { $card }
}
tell-cut-equal = { $cuts }: empate, se corta otra vez.
tell-cut = { $person ->
    [you] { $cuts }: repartes tú primero.
   *[other] { $cuts }: { $who } reparte primero.
}
tell-deals-first = { $person ->
    [you] { $who } repartes primero.
   *[other] { $who } reparte primero.
}
tell-deals = { $person ->
    [you] { $who } repartes.
   *[other] { $who } reparte.
}
tell-discards = { $person ->
    [you] { $who } descartas { $cards }.
   *[other] { $who } descarta { $cards }.
}
tell-starter = La carta de corte es { $card }.
tell-plays = { $person ->
    [you] { $who } juegas { $card }: «{ $words }».
   *[other] { $who } juega { $card }: «{ $words }».
}
tell-calls = { $who }: «{ $words }».
tell-shows = { $person ->
    [you] { $who } muestras { $cards }: «{ $words }».
   *[other] { $who } muestra { $cards }: «{ $words }».
}
tell-shows-crib = { $person ->
    [you] { $who } descubres el crib, { $cards }: «{ $words }».
   *[other] { $who } descubre el crib, { $cards }: «{ $words }».
}
tell-resigns = { $person ->
    [you] { $who } abandonas.
    [ours] { $who } abandonáis.
    [they] { $who } abandonan.
   *[other] { $who } abandona.
}
tell-out-of-time = { $person ->
    [you] Se te acaba el tiempo.
    [ours] Se os acaba el tiempo.
    [they] A { $who } se les acaba el tiempo.
   *[other] A { $who } se le acaba el tiempo.
}
tell-wins = { $person ->
    [you] { $who } ganas.
    [ours] { $who } ganáis.
    [they] { $who } ganan.
   *[other] { $who } gana.
}
tell-wins-with = { $person ->
    [you] { $who } ganas, { $scores }.
    [ours] { $who } ganáis, { $scores }.
    [they] { $who } ganan, { $scores }.
   *[other] { $who } gana, { $scores }.
}
tell-settles = { $title ->
    [lurch] { $person ->
        [you] { $who } pierdes con lurch
        [ours] { $who } perdéis con lurch
        [they] { $who } pierden con lurch
       *[other] { $who } pierde con lurch
    }
    [skunk] { $person ->
        [you] { $who } pierdes con skunk
        [ours] { $who } perdéis con skunk
        [they] { $who } pierden con skunk
       *[other] { $who } pierde con skunk
    }
   *[double] { $person ->
        [you] { $who } pierdes con doble skunk
        [ours] { $who } perdéis con doble skunk
        [they] { $who } pierden con doble skunk
       *[other] { $who } pierde con doble skunk
    }
}
tell-pegs = { $who }: +{ $points }, { $score } en total.
tell-pegs-calling = { $who }: «{ $words }», +{ $points }, { $score } en total.

## La mesa

table-heading = Cribbage contra { $other }
table-coach = Guía
table-centre = Centro de la mesa
table-series = En total { $figures }
table-match = Encuentro { $figures }, a { $to }
table-games = Partidas { $figures }, a { $to }
table-hand = Mano
table-hand-of = { $whose ->
    [mine] Tu mano
   *[theirs] Mano de { $name }
}
table-crib = Crib
table-crib-of = { $whose ->
    [mine] Tu crib
   *[theirs] Crib de { $name }
}
table-deal = Reparto { $deal }
table-deal-of = { $whose ->
    [mine] Reparto { $deal }, tu crib
   *[theirs] Reparto { $deal }, crib de { $name }
}
table-away = fuera
table-is-away = { $name } no está.
table-stand-in = juega el ordenador
table-has-stand-in = El ordenador juega por { $name }.
table-plate = { $score ->
    [one] { $who }, 1 punto
   *[other] { $who }, { $score } puntos
}
table-plate-turn = { $person ->
    [you] { $plate }, te toca
   *[other] { $plate }, le toca a { $who }
}
table-dealer = Repartidor
table-dealer-mark = R
table-their-hand = { $cards ->
    [one] { $name } tiene una carta
   *[other] { $name } tiene { $cards } cartas
}
table-played = { $person ->
    [you] Tus cartas jugadas
   *[other] Cartas jugadas por { $who }
}
table-row = Cartas de esta cuenta
table-count = Cuenta
table-pack = El mazo
table-pack-label = Mazo
table-starter = Corte
table-crib-holds = { $cards ->
    [one] { $crib }: una carta
   *[other] { $crib }: { $cards } cartas
}
table-peek = Mirar tu descarte
table-unpeek = Taparlo otra vez
table-at-most = 31 como mucho: la cuenta va por { $count }
table-not-now = Espera tu turno
table-enough = { $cards ->
    [one] Solo una carta: baja una primero
    [2] Solo dos cartas: baja una primero
   *[other] Solo { $cards } cartas: baja una primero
}
table-fives-first = Tus cincos van primero
table-fan = La baraja extendida: corta por donde quieras
table-again = Empate: corta otra vez

## El botón grande

button-cut = Cortar
button-deal = Repartir
button-starter = Cortar
button-peg = Anotar { $points }
button-go = Go
button-continue = Continuar
button-next-deal = Siguiente reparto
button-hold = Mantén pulsado para acelerar el recuento
button-send = { $whose ->
    [mine] { $cards } a mi crib
   *[theirs] { $cards } al crib de { $name }
}
button-send-some = { $whose ->
    [mine] { $cards ->
        [one] Una carta a mi crib
        [2] Dos cartas a mi crib
       *[other] { $cards } cartas a mi crib
    }
   *[theirs] { $cards ->
        [one] Una carta al crib de { $name }
        [2] Dos cartas al crib de { $name }
       *[other] { $cards } cartas al crib de { $name }
    }
}
button-play = Jugar { $card }
button-play-one = Jugar una carta
button-next-game = Siguiente partida
button-rematch = Revancha
button-swap = Los mismos repartos, asientos cambiados
button-to-rematch = Ir a la revancha
button-waiting-for = Esperando a { $who }…

## La frase de al lado

prompt-cut-low = Corta: reparte primero la carta más baja.
prompt-cut-high = Corta: reparte primero la carta más alta.
prompt-starter = Corta el mazo: se descubre la carta de corte.
prompt-peg = Mueve tu clavija.
prompt-peg-calling = { $words }: mueve tu clavija.
prompt-go = No te cabe ninguna carta: 31 como mucho, y la cuenta va por { $count }.
prompt-discard = { $whose ->
    [mine] { $cards ->
        [one] Elige una carta para tu crib.
        [2] Elige dos cartas para tu crib.
       *[other] Elige { $cards } cartas para tu crib.
    }
   *[theirs] { $cards ->
        [one] Elige una carta para el crib de { $name }.
        [2] Elige dos cartas para el crib de { $name }.
       *[other] Elige { $cards } cartas para el crib de { $name }.
    }
}
prompt-lead = Sales tú.
prompt-play = Te toca. La cuenta va por { $count }.
prompt-rematch = { $person ->
    [they] { $who } quieren la revancha.
   *[other] { $who } quiere la revancha.
}
prompt-theirs = { $name } está pensando.
prompt-discarding = { $person ->
    [they] { $who } están eligiendo cartas para el crib.
   *[other] { $who } está eligiendo cartas para el crib.
}

## El recuento

show-counts = { $part ->
    [crib] { $whose ->
        [mine] Recuento de tu crib
       *[theirs] Recuento del crib de { $name }
    }
   *[hand] { $whose ->
        [mine] Recuento de tu mano
       *[theirs] Recuento de la mano de { $name }
    }
}
show-points = { $points ->
    [0] { $title }: nada.
    [one] { $title }: 1 punto.
   *[other] { $title }: { $points } puntos.
}
show-why = ¿Por qué?
show-line = Mostrar otra vez: { $words }
