# El juego en toda la terminal; la mayoría de sus frases son las de la página.

tui-keys = Intro: botón · H: pista · U: deshacer · G: partida · F1: ayuda · Esc: volver
tui-home-keys = Arriba Abajo: elegir · Intro: abrir · F1: ayuda · Q: salir
tui-page-keys = Arriba Abajo: desplazar · Intro: elegir · Esc: volver
tui-back-keys = Esc: volver
tui-player = Jugador
tui-more = Más
tui-quit = Salir
tui-no-terminal = El juego necesita una terminal para la entrada y la salida.
tui-as-usual = Según las reglas
tui-finished = Partidas terminadas y análisis
tui-form-keys = Arriba Abajo: fila · Izquierda Derecha: cambiar · Intro: elegir · Esc: volver
tui-this-machine = Este enlace vale en este equipo. Para otros de la red, empieza con: fifteentwo tui --host 0.0.0.0
tui-none-finished = Aún no hay partidas terminadas.
tui-review-keys = Izquierda Derecha: paso · Arriba Abajo: claves · Intro: opciones · Tab: cuentas
tui-plain-choose = Un número, un código de reglas o un enlace; q para terminar:
tui-plain-help = Intro: el botón grande · números: cartas, puntos, o fila y columna · < >: izquierda y derecha · h: pista, otra vez: todas las opciones, y luego e: explorar · u: deshacer · t: decir algo · l: registro · g: reglas, archivo, espectadores, abandonar · q: a la lista
tui-plain-help-alone = c: pista para ganar · w: ver jugar al ordenador
tui-plain-help-clock = c: tiempo restante de cada jugador
tui-plain-unknown = «{ $given }» no significa nada aquí; ? muestra lo que se puede escribir.
tui-plain-nothing = «{ $given }» no significa nada aquí.
tui-plain-waiting = No te toca; q deja la mesa.
tui-plain-pick = Un número; q para volver:
tui-plain-form = Un número cambia una fila, l las muestra todas, Intro: { $last }, q: volver >
tui-plain-value = Un número; Intro lo deja como está:
tui-plain-text = Otra cosa; Intro lo deja como está:
tui-plain-exercise = { $cards ->
    [0] Escribe el número de puntos; q: volver.
    [one] Escribe el número de una carta; q: volver.
   *[other] Escribe los números de { $cards } cartas; q: volver.
}
tui-plain-end = { $can ->
    [talk] r: el análisis · l: registro · g: archivo, espectadores · t: decir algo · q: a la lista
    [review] r: el análisis · l: registro · g: archivo, espectadores · q: a la lista
   *[watch] l: registro · q: a la lista
}
tui-plain-review = Un número, Intro: paso siguiente, b: paso anterior, o: todas las opciones, c: curva, l: todo otra vez, q: volver >
tui-plain-log = { $more ->
    [yes] Intro: página siguiente, b: página anterior, un número: ese reparto, q: volver >
   *[no] Intro: volver, b: página anterior, un número: ese reparto, q: volver >
}
tui-plain-watch = { $state ->
    [on] El ordenador sigue. Intro: pausa · n: ya la siguiente jugada · q: parar
   *[paused] El ordenador espera. Intro: seguir · n: siguiente jugada · q: parar
}
tui-plain-no-choice = En este paso nadie ha elegido cartas.
tui-plain-file = Un archivo para la partida; Intro: { $file }, q: volver >
tui-plain-saved = La partida está en { $file }.
tui-not-written = { $file } no se puede escribir: { $reason }
tui-stands-in = { $person ->
    [you] El ordenador ha jugado por ti.
   *[other] Ahora el ordenador juega por { $who }.
}
tui-is-back = { $person ->
    [you] Vuelves a jugar tú.
   *[other] { $who } ha vuelto.
}
tui-no-server = El servidor de este programa ha terminado enseguida; `fifteentwo --no-browser` dice por qué.
tui-clock-days = { $days } d { $hours } h
tui-friend-by-link = Un amigo, por un enlace
tui-friend-here = Un amigo, en esta pantalla
tui-curtain-keys = Intro: tomar la pantalla · Esc: la lista
tui-rules = Todas las reglas, una a una
tui-exercise-keys = 1 – 6, Izquierda Derecha, Espacio: elegir · Intro: responder · Esc: volver
tui-yes = Sí
tui-no = No
tui-said = «{ $words }»
