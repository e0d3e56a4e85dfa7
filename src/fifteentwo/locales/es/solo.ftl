# Los juegos en solitario: su página, sus mesas y el resultado.

solo-title = Juegos en solitario
solo-tagline = Cribbage para uno: llena un cuadrado con dieciséis cartas, o juega una baraja entera, mano a mano.
solo-family-square = Cuadrados
solo-family-patience = Solitarios
solo-family-shuffle = Shuffle

## La página de los juegos

solo-to-win = { $points } para ganar
solo-today = Reparto del día
solo-today-of = Reparto del día de { $name }
solo-today-done = Reparto del día: { $score }
solo-today-open = Continuar el reparto del día
solo-new-deal = Nuevo reparto
solo-new-deal-of = Nuevo reparto de { $name }
solo-figures = Estadísticas
solo-figures-of = Estadísticas de { $name }
solo-begun = En curso
solo-nothing-begun = Puedes dejar una partida cuando quieras y retomarla aquí.
solo-resume = Continuar
solo-resume-this = Continuar { $name }, reparto { NUMBER($number, useGrouping: 0) }
solo-restart = Mismo reparto
solo-watch = Mirar
solo-watch-of = Mirar cómo juega el ordenador a { $name }
solo-number = Número del reparto
solo-number-play = Jugar este reparto
solo-other = Otras reglas
solo-other-of = Otras reglas para { $name }
solo-other-title = { $name }: otras reglas
solo-other-play = Jugar con estas reglas
solo-other-number = Número del reparto, si quieres uno concreto
solo-rules-code = Código de reglas (avanzado)
solo-rules-code-why = El nombre de un juego y después lo que cambia. Por ejemplo:
solo-rules-code-play = Jugar con este código
solo-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Las reglas en breve

solo-square-short = Se descubren dieciséis cartas de una en una, y cada una se coloca en el cuadrado, donde se queda.
solo-square-counted = Cuando el cuadrado está lleno, la siguiente es la carta de corte. Cada fila y cada columna es entonces una mano de cribbage, con la carta de corte como quinta carta, y las ocho manos juntas son tu puntuación.
solo-shuffle-short = Dieciséis cartas están descubiertas en un cuadrado, y al lado la carta de corte. Intercambia dos cartas cualesquiera, tantas veces como quieras.
solo-shuffle-counted = Cada fila y cada columna es una mano de cribbage, con la carta de corte como quinta carta. Cuando te des por satisfecho, las ocho manos juntas son tu puntuación. Deshacer un cambio no es una ayuda: podrías volver a cambiar las mismas dos cartas.
solo-two-short = En cada uno de los cuatro repartos hay dos manos de seis cartas. Descarta dos cartas de la primera al crib, y luego dos de la segunda.
solo-two-counted = La siguiente es la carta de corte: con ella se cuentan las dos manos y el crib, y todo es tuyo. La baraja se juega una sola vez, y nada vuelve.
solo-one-short = En cada uno de los seis repartos tienes seis cartas, y otras dos están ocultas en el crib. Descarta en él dos de las tuyas.
solo-one-counted = La siguiente es la carta de corte: con ella se cuentan la mano y el crib, y ambos son tuyos. Después la carta de corte va debajo del mazo y vuelve al final; las cuatro últimas cartas son una mano más, sin carta de corte.
solo-heels-off = Una jota como carta de corte no da nada por sí sola.
solo-heels-once = Una jota como carta de corte son dos puntos más.
solo-heels-per-hand = Una jota como carta de corte son dos puntos más por cada una de las ocho manos: dieciséis.

## La mesa

solo-worth = { $points } puntos
solo-chance = { $percent } de ganar
solo-turned = Carta descubierta
solo-stock = { $cards ->
    [one] 1 carta en el mazo
   *[other] { $cards } en el mazo
}
solo-starter = Corte
solo-reserve = Reserva
solo-reserve-pile = Reserva { $pile }
solo-keep = Guardarla aquí
solo-keep-on = Guardarla en el montón { $pile }
solo-dead = Tiradas (quedan { $free })
solo-throw-away = Tirarla
solo-aside = carta sobrante: { $card }
solo-grid = El cuadrado
solo-cell = fila { $row }, columna { $column }
solo-empty = vacía
solo-open = libre
solo-line = { $kind ->
    [hand] Tu mano
    [crib] El crib
    [last] La última mano
    [nth] Mano { $number }
    [row] Fila { $number }
   *[column] Columna { $number }
}
solo-line-points = { $name }: { $points }
solo-no-sets = nada todavía
solo-total = { $points } de { $target }
solo-deal = Reparto { $number } de { $of }
solo-crib = Crib
solo-under = Debajo del mazo
solo-waits = hasta descartar de la mano 1
solo-heels-pay = His heels: { $points }

## Lo que hay que hacer

solo-place = Coloca esta carta: { $card }.
solo-swap = Intercambia dos cartas.
solo-swap-with = Elige la carta que cambia de sitio con: { $card }.
solo-counting = Se cuenta el cuadrado.
solo-counted = { $line }: { $words }.
solo-discard-from = { $hand ->
    [0] Descarta dos cartas de tu mano al crib.
   *[other] Descarta dos cartas de la mano { $hand } al crib.
}
solo-show = { $name }: { $points }.
solo-over-won = ¡Conseguido!
solo-over-lost = Esta vez no.
solo-computer-won = El ordenador lo ha conseguido.
solo-computer-lost = Esta vez, ni siquiera el ordenador.
solo-discard = Descartar { $cards }
solo-discard-two = Descarta dos cartas
solo-done = Listo: { $points }
solo-continue = Continuar
solo-skip = Contar de una vez

## El resultado

solo-won = Ganada
solo-lost = Perdida
solo-looking = Calculando lo que se podía sacar…
solo-par = Par
solo-legal-par = Par jugable
solo-par-why = la mejor disposición de las cartas que salieron, en cualquier orden
solo-legal-par-why = lo mejor que se podía jugar en el orden en que salieron
solo-patience-why = los mejores descartes si se hubieran conocido todas las cartas, reparto a reparto:
solo-between = de { $least } a { $most }
solo-engine = El ordenador
solo-engine-why = lo que hizo el ordenador con el mismo reparto
solo-standing = { $player ->
    [instant] Mejor que el ordenador en { $percent } de cada 100 repartos (de { $deals } que jugó mirando una carta por delante).
   *[quick] Mejor que el ordenador en { $percent } de cada 100 repartos (de { $deals } que jugó).
}
solo-tired = Esto tarda más de lo normal. Vuelve más tarde.
solo-narrowing = Todavía calculando…
solo-settled = { $name }: { $points }, demostrado.
solo-settled-between = { $name }: entre { $least } y { $most }.
solo-layout = Ver la disposición
solo-layout-of = Ver la disposición: { $name }
solo-seen = { $name }: { $points } puntos.
solo-own = Volver a lo jugado
solo-see = Ver cómo
solo-see-how = Ver cómo juega el ordenador este reparto
solo-share = Copiar una línea para compartir
solo-shared = Copiado. No revela ninguna carta.
solo-away = { $cards } de la mano { $hand }
solo-last-hand = la última mano: { $points }
solo-of-deal = { $aways }: { $points }

## Las estadísticas

solo-alone = Jugado sin ayuda
solo-assisted = Con ayuda, o un reparto ya visto
solo-none = Aún no se ha terminado ninguna partida.
solo-games = Partidas
solo-wins = Ganadas
solo-win-share = { $wins } ({ $percent } %)
solo-best = Mejor
solo-mean = Media
solo-streak = Victorias seguidas
solo-longest = Racha más larga de victorias
solo-chart = Frecuencia de cada total
solo-bar = de { $least } a { $most }: { $games }
solo-as-table = Mostrar como tabla
solo-total-head = Total

## Lo que ha pasado

solo-log-placed = Carta colocada: { $card }, { $where }.
solo-log-turned = Carta descubierta: { $card }.
solo-log-swapped = { $one } y { $other } cambian de sitio: { $points }.
solo-log-thrown-away = Carta tirada: { $card }.
solo-log-kept = En la reserva: { $card }.
solo-log-aside = El cuadrado está lleno; carta sobrante: { $card }.
solo-log-dealt = Repartidas: { $cards }.
solo-log-discarded = Descartadas: { $cards }.
solo-log-looked-at = La segunda mano: { $cards }.
solo-log-starter = Carta de corte: { $card }.
solo-log-shown = { $name }: { $words }. { $points }.
solo-log-heels = Dos por «his heels».
solo-log-won = { $score } puntos: ganada.
solo-log-lost = { $score } puntos: no basta.
