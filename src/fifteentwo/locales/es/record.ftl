# El balance del jugador en el vestíbulo, y lo que se pregunta antes de borrar o abandonar una partida.

record-your-record = Tu balance
record-statistics = Estadísticas
record-progress = ¿Qué nivel tengo?
record-skunks-given = skunks dados
record-taken = { $count ->
    [one] { $count } recibido
   *[other] { $count } recibidos
}
record-part-hand = Mano
record-part-crib = Crib
record-part-pegging = Juego
record-expected = , la media de los expertos es { $points }
record-expected-all = La media de dos expertos: { $points }.
record-assisted = { $count ->
    [one] Una partida con ayuda se cuenta aparte.
   *[other] { $count } partidas con ayuda se cuentan aparte.
}
record-games = { $count ->
    [one] partida
   *[other] partidas
}
record-wins = { $count ->
    [one] victoria
   *[other] victorias
}
record-in-a-row = seguidas
record-best = récord { $streak }
record-percent = { $percent } %
record-delete-title = ¿Borrar esta partida?
record-delete-words = { $match ->
    [single] Esto no se puede deshacer.
   *[other] Esto no se puede deshacer. También se borrarán las partidas terminadas de este encuentro.
}
record-delete-yes = Borrar
record-cannot-resign = Ahora no se puede abandonar esta partida.
