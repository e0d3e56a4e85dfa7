# Las palabras de todas las páginas.

common-close = Cerrar
common-cancel = Cancelar
common-settings = Ajustes
common-help = Ayuda
common-lobby = Todas las partidas
common-try-again = Reintentar
common-loading = Un momento…
common-unreachable = No se puede conectar con el servidor de juego. Reintentando…
common-odd-answer = El servidor de juego respondió con un error ({ NUMBER($status, useGrouping: 0) }).
common-you = Tú
common-replay = Repetición
common-review = Análisis
