# La página que repite una partida guardada.

replay-title = Abrir una partida guardada
replay-intro = Una partida guardada contiene un encuentro entero: elige su archivo, suéltalo aquí o pega su texto.
replay-choose = Elegir un archivo
replay-drop = Suelta el archivo aquí
replay-paste = O pega el texto de una partida guardada
replay-read = Abrir
replay-reading = Leyendo…
replay-another = Abrir otra
replay-unreadable = Este archivo no se puede leer como texto.
replay-no-seat = Este navegador no tiene asiento en esa partida, así que no puede repetirla.
replay-later = Varias personas juegan ese encuentro en esta pantalla: podrás repetirlo cuando termine.
replay-versus = { $one } contra { $other }
replay-games = Partidas
replay-game = Partida { $number }
replay-step = Paso { $number } de { $of }
replay-first = Al principio
replay-back = Atrás
replay-forward = Adelante
replay-last = Al final
replay-position = Posición
replay-begins = Empieza la partida.
replay-assisted = { $who } tuvo ayuda en esta partida.
replay-unchecked = { $number ->
    [one] Una cosa no se pudo comprobar
   *[other] { $number } cosas no se pudieron comprobar
}
replay-unchecked-why = Quien guardó la partida no veía todas las cartas, así que esto se dio por bueno.
replay-checked = Cada paso se ha comprobado con las reglas.
replay-more = Ya hay { $steps } de { $of } pasos; el resto está en camino.
replay-cut = No se pudo cargar el resto de la partida.
