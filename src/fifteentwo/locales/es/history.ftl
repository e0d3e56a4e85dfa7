# El historial y las estadísticas de las partidas terminadas.

## Both pages

history-home = Inicio
history-history = Historial
history-statistics = Estadísticas
history-progress = Progreso
history-places = Tus partidas

## The history

history-search = Buscar
history-search-such = Rival, reglas, fecha o resultado
history-filters = Filtros
history-opponent = Rival
history-any-opponent = Todos los rivales
history-game = Juego
history-any-game = Todos los juegos
history-result = Resultado
history-result-any = Todos los resultados
history-result-won = Ganadas
history-result-lost = Perdidas
history-result-skunk-given = Skunks dados
history-result-skunk-taken = Skunks recibidos
history-result-resigned = Abandonadas
history-help = Pistas
history-help-any = Con y sin
history-help-no = Sin pistas
history-help-yes = Con pistas
history-clear = Quitar filtros
history-games = { $number ->
    [one] 1 partida
   *[other] { $number } partidas
}
history-games-of = { $found } de { $total } partidas
history-more = Mostrar más
history-none = Aún no hay partidas terminadas. Aquí se guarda cada partida que termines.
history-play = Jugar una partida
history-none-found = Ninguna partida coincide.
history-beat = Victoria contra { $others }
history-lost-to = Derrota contra { $others }
history-beat-on-time = Victoria por tiempo contra { $others }
history-lost-on-time = Derrota por tiempo contra { $others }
history-they-resigned = Abandono de { $others }
history-you-resigned = Abandonada contra { $others }
history-shared = Victoria de { $winners } contra { $others }
history-solo-won = { $game }: ganado
history-solo-lost = { $game }: perdido
history-you = tú
history-badge-skunk = Skunk
history-badge-double-skunk = Doble skunk
history-badge-lurch = Lurch
history-game-of-match = partida { $number } de un encuentro
history-series = { $kind ->
    [single] Partida { $number } de una serie, { $figures }
   *[match] Encuentro { $number } de una serie, { $figures }
}
history-deal = reparto { NUMBER($number, useGrouping: 0) }
history-daily = reparto del día { $day }
history-assisted = con pistas
history-assisted-solo = con ayuda
history-demonstrated = jugada por el ordenador
history-replay = Repetición
history-view = Ver la mesa
history-export = Exportar
history-export-all = Exportar todo
history-delete = Borrar
history-for-game = { $what }: { $game }, { $when }
history-select = Seleccionar
history-select-done = Hecho
history-selected = { $number ->
    [one] 1 partida seleccionada
   *[other] { $number } partidas seleccionadas
}
history-delete-selected = Borrar la selección
history-delete-title = { $number ->
    [one] ¿Borrar esta partida?
   *[other] ¿Borrar { $number } partidas?
}
history-delete-words = Esto no se puede deshacer.
history-delete-match = Todas las partidas de un encuentro se borran juntas.
history-deleted = { $number ->
    [one] Se ha borrado la partida.
   *[other] Se han borrado { $number } partidas.
}

## The statistics

statistics-all-cribbage = Cribbage, todas las reglas
statistics-stretch = Partidas
statistics-last = Últimas { $number }
statistics-all = Todas
statistics-apart-assisted = { $number ->
    [one] 1 partida con pistas se cuenta aparte
   *[other] { $number } partidas con pistas se cuentan aparte
}
statistics-apart-alone = { $number ->
    [one] 1 partida sin pistas se cuenta aparte
   *[other] { $number } partidas sin pistas se cuentan aparte
}
statistics-none = Aún no hay partidas que contar.
statistics-won = Ganadas
statistics-of = de { $games }
statistics-share = { $percent } %
statistics-skunks = Skunks dados
statistics-taken = { $number } recibidos
statistics-streak = Victorias seguidas
statistics-best = récord { $number }
statistics-best-hand = Mejor mano
statistics-hand-with = { $cards } con { $starter }
statistics-with-starter = con { $starter }
statistics-crib = crib
statistics-averages = Puntos por reparto de media
statistics-averaged-usual = En { $games } de { $all } partidas: dos jugadores, seis cartas, recuento normal
statistics-averaged = { $games ->
    [one] En 1 partida
   *[other] En { $games } partidas
}
statistics-part-hand = Mano
statistics-part-hand-dealer = Mano como repartidor
statistics-part-hand-pone = Mano como pone
statistics-part-crib = Crib
statistics-part-pegging = Juego
statistics-part-pegging-dealer = Juego como repartidor
statistics-part-pegging-pone = Juego como pone
statistics-part = Puntos
statistics-mine = Tú
statistics-theirs = Rivales
statistics-expected = Esperado
statistics-expected-why = Lo esperado es la media de dos expertos jugando entre sí. El juego incluye «his heels».
statistics-course = Victorias a lo largo del tiempo
statistics-course-why = { $games ->
    [one] Cada columna es una partida, la más antigua primero
   *[other] Cada columna son { $games } partidas, las más antiguas primero
}
statistics-span-one = Partida { $number }
statistics-span = Partidas { $first } a { $last }
statistics-until = Última partida
statistics-wins = Victorias
statistics-games-head = Partidas
statistics-wins-of = { $wins } de { $games }
statistics-win-share = Parte ganada
statistics-columns = victorias
statistics-running = parte ganada hasta entonces
statistics-course-label = Victorias a lo largo del tiempo: { $wins } de { $games } partidas ganadas
statistics-averages-label = Puntos por reparto de media: tú, tus rivales y el valor esperado
statistics-opponents = Por rival
statistics-rules = Por reglas
statistics-best-hands = Mejores manos
statistics-hand = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
statistics-no-best = Aún no se ha contado ninguna mano.
statistics-as-table = Mostrar como tabla
statistics-opponents-label = Parte de las partidas ganadas contra cada rival
