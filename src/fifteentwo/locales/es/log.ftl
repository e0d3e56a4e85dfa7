# El desarrollo de una partida, tal como lo muestra la línea de comandos. { $person } es «you» para el lector, «many» para varios jugadores.

## Cribbage

log-names = { $first } y { $last }
log-cut = { $person ->
    [nobody] Corte para repartir: { $cards }; otra vez
    [you] Corte para repartir: { $cards }; repartes tú
    [many] Corte para repartir: { $cards }; reparten { $who }
   *[other] Corte para repartir: { $cards }; reparte { $who }
}
log-deals-first = { $person ->
    [you] Repartes tú primero
    [many] Reparten primero { $who }
   *[other] Reparte primero { $who }
}
log-deals = { $person ->
    [you] Repartes tú
    [many] Reparten { $who }
   *[other] Reparte { $who }
}
log-discards = { $person ->
    [you] Descartas { $cards }
    [many] { $who } descartan { $cards }
   *[other] { $who } descarta { $cards }
}
log-starter = La carta de corte es { $card }
log-plays = { $person ->
    [you] Juegas { $card }: { WORDS($count) }
    [many] { $who } juegan { $card }: { WORDS($count) }
   *[other] { $who } juega { $card }: { WORDS($count) }
}
log-go = { $who }: go
log-hand = { $person ->
    [you] Tu mano { $cards }: { $call }
   *[other] Mano de { $who }, { $cards }: { $call }
}
log-crib = { $person ->
    [you] Tu crib { $cards }: { $call }
   *[other] Crib de { $who }, { $cards }: { $call }
}
log-pegs = { $person ->
    [you] Anotas { $points } por { log-why }: { $score }
    [many] { $who } anotan { $points } por { log-why }: { $score }
   *[other] { $who } anota { $points } por { log-why }: { $score }
}
log-why = { $why ->
    [heels] his heels
    [card] la carta
    [go] el go
    [last] la última carta
    [hand] la mano
    [crib] el crib
    [three_for_last] la última
    [muggins] muggins
    [penalty] una cuenta equivocada
    [wrong_call] un muggins mal cantado
   *[excess] puntos cantados de más
}
log-joker = { $person ->
    [you] Nombras { $cards }
   *[other] { $who } nombra { $cards }
}
log-claims = { $person ->
    [you] Cantas { $points }
   *[other] { $who } canta { $points }
}
log-muggins = { $person ->
    [you] Cantas muggins por { $points }
   *[other] { $who } canta muggins por { $points }
}
log-path = { $way ->
    [clockwise] { $person ->
        [you] Vas en el sentido de las agujas del reloj
        [many] { $who } van en el sentido de las agujas del reloj
       *[other] { $who } va en el sentido de las agujas del reloj
    }
   *[counter-clockwise] { $person ->
        [you] Vas en el sentido contrario al de las agujas del reloj
        [many] { $who } van en el sentido contrario al de las agujas del reloj
       *[other] { $who } va en el sentido contrario al de las agujas del reloj
    }
}
log-crashed = { $person ->
    [you] Chocan contigo y vuelves a { $hole }
    [many] Chocan con { $who }, que vuelven a { $hole }
   *[other] Chocan con { $who }, que vuelve a { $hole }
}

## El final de una partida

log-then = { $first }; { $then }
log-gives-up = { $person ->
    [you] Abandonas
    [many] { $who } abandonan
   *[other] { $who } abandona
}
log-out-of-time = { $person ->
    [you] Se te acaba el tiempo
    [many] A { $who } se les acaba el tiempo
   *[other] A { $who } se le acaba el tiempo
}
log-wins = { $person ->
    [you] Ganas: { $scores }
    [many] { $who } ganan: { $scores }
   *[other] { $who } gana: { $scores }
}
log-wins-by = { $person ->
    [you] Ganas { log-won-by }: { $scores }
    [many] { $who } ganan { log-won-by }: { $scores }
   *[other] { $who } gana { log-won-by }: { $scores }
}
log-won-by = { $title ->
    [lurch] por lurch
    [double-skunk] por doble skunk
   *[skunk] por skunk
}
log-lost = { $person ->
    [you] Pierdes { log-lost-how }
    [many] { $who } pierden { log-lost-how }
   *[other] { $who } pierde { log-lost-how }
}
log-lost-how = { $title ->
    [lurch] por lurch
    [skunk] por skunk
    [double-skunk] por doble skunk
   *[none] sin skunk
}

## Juegos para uno

log-cell = fila { $row }, columna { $column }
log-turned = Se descubre { $card }
log-placed = { $card } en { $cell }
log-thrown-away = Se descarta { $card }
log-kept = { $card } en el montón { $pile } de la reserva
log-set-aside = Se aparta { $card }
log-dealt = Repartido: { $hands }
log-dealt-crib = Repartido: { $hands }, al crib { $crib }
log-two-discarded = Descartado: { $cards }
log-swapped = { $card } en { $cell }; { $other } en { $place }
log-line = { $line ->
    [row] Fila { $number }, { $cards }: { $call }
    [column] Columna { $number }, { $cards }: { $call }
    [hand] Mano { $number }, { $cards }: { $call }
    [only-hand] Mano, { $cards }: { $call }
    [last-hand] Última mano, { $cards }: { $call }
   *[crib] Crib, { $cards }: { $call }
}
log-heels = His heels: { $points }
log-alone-wins = { $person ->
    [you] Ganas: { $points } puntos; hacen falta { $needed }.
   *[other] { $who } gana: { $points } puntos; hacen falta { $needed }.
}
log-alone-loses = { $person ->
    [you] No ganas: { $points } puntos; hacen falta { $needed }.
   *[other] { $who } no gana: { $points } puntos; hacen falta { $needed }.
}

## Una partida guardada

log-against = { $one } contra { $other }
log-heading = { $who }, reglas { $rules }
log-heading-deal = { $who }, reglas { $rules }, reparto { NUMBER($deal, useGrouping: 0) }
log-series = Encuentro { $number } de la serie { $id }; antes { $figures }.
log-game = Partida { $number }
log-assisted = { $who } tuvo ayuda en esta partida.
log-unfinished = El registro termina antes que la partida.
log-unchecked = Sin comprobar: { $sentence }.
log-standing = Clasificación: { $sides }
log-side = { $points ->
    [one] { $who } { $points } punto de partida en { log-games }
   *[other] { $who } { $points } puntos de partida en { log-games }
}
log-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
log-match-won = { $person ->
    [you] Ganas el encuentro.
    [many] { $who } ganan el encuentro.
   *[other] { $who } gana el encuentro.
}
log-match-drawn = El encuentro termina en empate.

## Cartas comprobadas

verify-agree = { $deals ->
    [one] El reparto concuerda con el secreto y las sales.
   *[other] Los { $deals } repartos concuerdan con los secretos y las sales.
}
verify-none = Este registro no contiene secretos, así que sus cartas no se pueden comprobar.
verify-game-open = La partida { $game } no tiene secreto, así que sus cartas no se han comprobado.
verify-secret = Partida { $game }: el secreto no corresponde al compromiso.
verify-cut = Partida { $game }: el corte no concuerda con el secreto y las sales.
verify-deal = Partida { $game }, reparto { $deal }: las cartas no concuerdan con el secreto y las sales.
verify-head = { $column ->
    [deal] reparto
    [player] jugador
    [score] tanteo
    [held] veía en la mano
    [table] en la mesa
    [weighed] sopesó
    [chosen] eligió
   *[again] recalculado
}
verify-again = { $found ->
    [same] igual
    [hidden] no mostrado:
   *[unknown] no se puede calcular
}
computer-none = Este registro no contiene ninguna elección del ordenador.
computer-agree = { $choices ->
    [one] La única elección del ordenador que muestra el registro resulta igual a partir de lo que veía.
   *[other] Las { $choices } elecciones comparables del ordenador resultan iguales a partir de lo que veía.
}
computer-wrong = { $choices ->
    [one] Una elección del ordenador resulta distinta. Otra versión de este programa puede elegir de otro modo.
   *[other] { $choices } elecciones del ordenador resultan distintas. Otra versión de este programa puede elegir de otro modo.
}
computer-hidden = { $choices ->
    [one] Un descarte del ordenador no está en este registro; se usa el calculado.
   *[other] { $choices } descartes del ordenador no están en este registro; se usan los calculados.
}
computer-open = { $choices ->
    [one] Una elección no se puede volver a calcular.
   *[other] { $choices } elecciones no se pueden volver a calcular.
}
computer-no-secret = La partida { $game } no tiene secreto, así que las elecciones del ordenador no se pueden volver a calcular.
computer-lost = Partida { $game }: el registro no se sigue de las cartas del ordenador: { $reason }
