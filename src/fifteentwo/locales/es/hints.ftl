# Una pista: lo que se puede hacer y cuánto vale.

hint-title = Pista
hint-options = Lo que puedes hacer, lo mejor primero
hint-rest = Las { $number } opciones
hint-details = Detalles
hint-fewer = Solo las tres mejores
hint-signs = Una cifra sin signo es exacta; ± dice cuánto puede desviarse; ≈ es una estimación.
hint-starters = Mejores cortes: { $best }; peores: { $worst }
hint-place = { $card } fila { $row }, col. { $column }
hint-swap = fila { $row }, col. { $column } por fila { $row2 }, col. { $column2 }
hint-done = Terminar
hint-throw-away = Tirarla
hint-keep = Guardarla en el montón { $pile }

## Lo que dice una cifra

figure-hand = mano
figure-crib = crib
figure-play = en el juego
figure-now = al instante
figure-total = en total
figure-average = de media
figure-then = total del cuadrado
figure-win = partida ganada
figure-match = encuentro ganado
figure-percent = { $percent } %
