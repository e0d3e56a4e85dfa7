# El juego en todo el terminal; la mayoría de sus frases son las de la página.

tui-keys = Intro: el botón grande · H: pista · U: deshacer · G: esta partida · F1: ayuda · Esc: volver
tui-home-keys = Arriba Abajo: elegir · Intro: abrir · F1: ayuda · Q: salir
tui-page-keys = Arriba Abajo: desplazar · Intro: elegir · Esc: volver
tui-player = Jugador
tui-more = Más
tui-quit = Salir
tui-no-terminal = El juego necesita un terminal para la entrada y la salida.
