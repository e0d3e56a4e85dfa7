# Los juegos en solitario en la terminal, y los enfrentamientos de jugadores del ordenador.

## Un juego en solitario

terminal-start = { $rules }, reparto { $deal }. Se gana con { $points } puntos. Escribe ? para ver la ayuda.
terminal-help = { $key ->
    [hint] lo que haría el ordenador
    [undo] deshacer la última elección
    [watch] dejar que elija el ordenador (watch all: hasta el final de la partida)
    [quit] dejar la partida
    [place] poner la carta descubierta en la fila b, columna 3 (la casilla tiene que estar libre: [])
    [throw] tirar la carta descubierta
    [keep] poner la carta descubierta en la reserva (keep 2: en el segundo montón)
    [reserve] poner 5H de la reserva en la fila b, columna 3
    [discard] descartar estas dos
    [numbers] descartar la primera y la cuarta carta de la mano
    [cells] intercambiar las cartas de la fila a, columna 1 y de la fila c, columna 3
    [swap] intercambiar estas dos cartas
   *[done] dejar de intercambiar y contar el cuadrado
}
terminal-not-placed = «{ $line }» no es una jugada: b3 es la fila b, columna 3; escribe ? para ver la ayuda.
terminal-not-swapped = «{ $line }» no es un intercambio: a1 c3 intercambia las cartas de dos casillas; escribe ? para ver la ayuda.
terminal-not-cards = «{ $card }» no es una carta: escribe un valor (A 2-9 10 J Q K) y un palo (C D H S), por ejemplo 5H; escribe ? para ver la ayuda.
terminal-no-place = No hay carta { $place } en esa mano: sus cartas van de 1 a { $last }.
terminal-computer = El ordenador: { $action }.
terminal-place = { $card } en { $cell }
terminal-keep = guardarla en el montón { $pile }
terminal-throw = tirarla
terminal-discard = descartar { $cards }
terminal-swap = intercambiar { $first } { $second }
terminal-done = listo
terminal-figure = { $kind ->
    [exact] exacto
   *[estimate] estimado
}
terminal-hand = { $number ->
    [0] Mano: { $cards }
   *[other] Mano { $number }: { $cards }
}
terminal-choose-two = { $hand }  <- descarta dos
terminal-crib = Crib: { $cards }
terminal-crib-empty = Crib: vacío
terminal-under-stock = Debajo del mazo: { $cards }
terminal-deal = Reparto { $deal } de { $deals }, { $points } de { $needed } por ahora.
terminal-square = { $points } de { $needed } por ahora, { $stock } en el mazo.
terminal-discarded = Tiradas: { $cards }
terminal-pile = Montón { $pile }: { $cards }
terminal-pile-empty = Montón { $pile }: vacío
terminal-turned = Carta descubierta: { $card }
terminal-shuffle = { $heels ->
    [0] Carta de corte { $starter }. Cuadrado: { $points } de { $needed }.
   *[other] Carta de corte { $starter }. Cuadrado: { $points } de { $needed }, { $heels } de ellos por his heels.
}
terminal-won = { $help ->
    [assisted] Ganada: { $points } de { $needed }, con ayuda.
   *[alone] Ganada: { $points } de { $needed }.
}
terminal-not-won = { $help ->
    [assisted] No ganada: { $points } de { $needed }, con ayuda.
   *[alone] No ganada: { $points } de { $needed }.
}
terminal-par = Par: { $points }.
terminal-computer-scores = El ordenador consigue { $points }.
terminal-better = Mejor que el ordenador en el { $percent } % de los repartos.
terminal-record = El registro está en { $file }.
terminal-between = de { $least } a { $most }

## El par de un reparto

par-total = { $kind ->
    [legal] Par jugable { $points }
   *[best] Par { $points }
}
par-with-starter = { $kind ->
    [legal] Par jugable { $points }, carta de corte { $starter }
   *[best] Par { $points }, carta de corte { $starter }
}
par-left-over = Sobran: { $cards }
par-deal = Reparto { $deal }: descartar { $cards }, carta de corte { $starter }: { $points }
par-last-hand = Última mano: { $points }
maximum-case = carta de corte { $starter }, { $cases } casos
maximum-heels = El máximo: { $off } si his heels no cuenta, { $once } si cuenta una vez, { $each } si cuenta para cada mano.

## Enfrentamientos en los juegos en solitario

match-deals = { $deals ->
    [one] { $rules }, { $player }, { $deals } reparto desde el { $first }
   *[other] { $rules }, { $player }, { NUMBER($deals, useGrouping: 0) } repartos desde el { $first }
}
match-games = { $games ->
    [one] { $rules }, { $games } partida desde la { $first }
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } partidas desde la { $first }
}
match-games-for-chance = { $games ->
    [one] { $rules }, { $games } partida desde la { $first }, jugada por la probabilidad de ganar
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } partidas desde la { $first }, jugadas por la probabilidad de ganar
}
match-mean = media { $mean } ± { $error }, de { $least } a { $most }
match-mean-so-far = media { $mean }
match-won = ganadas { $share } % ± { $error } (con { $points })
match-reached = { $points } alcanzado en { $share } % ± { $error }
match-for-points = jugado por los puntos: media { $mean }, { $points } en { $share } %
match-gain = así se gana un { $gain } % ± { $error } más de partidas
match-time = { $milliseconds } ms por elección (mediana)
match-stopped = { $things ->
    [games] detenido tras { $done } de { $many } partidas: están en { $file }, y la misma orden continúa desde ahí
   *[deals] detenido tras { $done } de { $many } repartos: están en { $file }, y la misma orden continúa desde ahí
}
match-stopped-at-once = { $things ->
    [games] detenido tras 0 de { $many } partidas: no se pierde nada
   *[deals] detenido tras 0 de { $many } repartos: no se pierde nada
}

## Partidas simuladas

simulate-title = { $games ->
    [one] { $games } partida, { NUMBER($deals, useGrouping: 0) } repartos, reglas { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } partidas, { NUMBER($deals, useGrouping: 0) } repartos, reglas { $rules }, --rng { $rng }
}
simulate-pairs = { NUMBER($games, useGrouping: 0) } partidas por pares, { NUMBER($deals, useGrouping: 0) } repartos, reglas { $rules }, --rng { $rng }
simulate-adjusted = { $games ->
    [one] { $games } partida, reglas { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } partidas, reglas { $rules }, --rng { $rng }
}
simulate-head = { $column ->
    [seat] asiento
    [wins] victorias
    [share] parte
    [interval-95] intervalo del 95 %
    [interval-99] intervalo del 99 %
    [game-points] puntos de partida
    [points] puntos por reparto
    [role] papel
    [pegging] juego
    [heels] his heels
    [hand] mano
    [crib] crib
    [total] total
    [mean] media
   *[error] error típico
}
simulate-row = { $row ->
    [first-dealer] primer repartidor
    [dealer] repartidor
    [pone] pone
    [others] otros
    [share] partidas ganadas
    [points-a-game] ventaja por partida
    [points-a-deal] ventaja por reparto
    [plain] sin ajustar
   *[luck-adjusted] sin la suerte
}
simulate-against = { $first } contra { $last }
simulate-won-by = partidas ganadas por { $player }
simulate-factor = Sin descontar la suerte harían falta { $factor } veces más partidas para el mismo error.
simulate-factor-by-chance = Descontando solo la suerte de las cartas: { $factor } veces.
simulate-games = partidas
simulate-forfeits = { $games ->
    [one] { $player } perdió una partida: { $reason }.
   *[other] { $player } perdió { NUMBER($games, useGrouping: 0) } partidas; en la primera, { $reason }.
}
