# Los mensajes de la línea de órdenes.

cli-no-language = { $source }: no existe el idioma «{ $given }»; hay { $known }

## El análisis de una partida en solitario

solo-review-title = { $name }: análisis según los valores del programa
solo-review-game = { $points ->
    [one] Partida { $number }: 1 punto; hacen falta { $needed } para ganar.
   *[other] Partida { $number }: { $points } puntos; hacen falta { $needed } para ganar.
}
solo-review-unfinished = El registro termina antes que la partida.
solo-review-no-par = El registro no indica el número del reparto: las cartas que no se destaparon son desconocidas y no hay par.
solo-review-assisted = El jugador tuvo ayuda.
solo-review-swaps = Un intercambio siempre se puede deshacer; por eso no se califican los intercambios y solo cuenta el resultado.
solo-review-par = Par: { $points }.
solo-review-par-between = Par: entre { $least } y { $most }.
solo-review-legal-par = Par en el orden de las cartas: { $points }.
solo-review-legal-par-between = Par en el orden de las cartas: entre { $least } y { $most }.
solo-review-sum = Esperado con la primera carta { $expected }, suerte { $luck }, decisiones { $choices }: { $total } puntos. El error típico de la suerte y de las decisiones es { $error }.
solo-review-lost = Las decisiones costaron { $points } puntos, con un error típico de { $error }: imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
solo-review-choice = elección
solo-review-best = mejor
solo-review-loss = pérdida
solo-review-expected = esperado
solo-review-grade = nota
solo-review-band = { $band ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}

## Recuentos y muggins en un análisis

review-count-heading = Recuentos que podían ser mejores
review-count-claimed = Reparto { $deal }: { $name } cantó { $said } y lo correcto era { $right }. Puntos cedidos: { $points }; probabilidad de ganar: { $loss } %.
review-count-called = Reparto { $deal }: { $name } reclamó { $said } y faltaban { $right }. Puntos cedidos: { $points }; probabilidad de ganar: { $loss } %.
review-count-passed = Reparto { $deal }: { $name } no reclamó { $right }. Puntos cedidos: { $points }; probabilidad de ganar: { $loss } %.
review-count-named = Reparto { $deal }: { $name } nombró { $said } y { $right } cuenta más. Puntos cedidos: { $points }; probabilidad de ganar: { $loss } %.
review-path-graded = Reparto { $deal }: { $name } recorrió el tablero { $way ->
    [clockwise] en el sentido de las agujas del reloj
   *[anticlockwise] en sentido contrario a las agujas del reloj
}. Cedido frente al otro sentido: { $loss }.

## Las tablas de score, peg, discard y play-advice

score-hand = Mano { $cards }, carta de corte { $starter }
score-hand-alone = Mano { $cards }, sin carta de corte
score-crib = Crib { $cards }, carta de corte { $starter }
score-crib-alone = Crib { $cards }, sin carta de corte
score-said = { OPENING($call) }.
score-total = Total { $points }
score-kind = { $kind ->
    [fifteen] quince
    [nineteen] diecinueve
    [run] escalera
    [pair] pareja
    [flush] color
   *[nobs] nobs
}
table-head = { $column ->
    [combination] combinación
    [total] total
    [cards] cartas
    [card] carta
    [count] cuenta
    [points] puntos
    [said] canto
    [discard] descarte
    [hand] mano
    [crib] crib
    [play] juego
    [spread] dispersión
    [pegs-now] anota
    [often] frecuencia
    [game-won] partida ganada
    [match-won] encuentro ganado
    [best-cuts] mejores cortes
   *[worst-cuts] peores cortes
}
figure-signs = Sin signo: exacto; ±: error típico; ≈: estimación.
analysis-compiling = Con reglas sin tablas, el motor se compila en el primer análisis, lo que tarda alrededor de un minuto ...
