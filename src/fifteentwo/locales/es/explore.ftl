# Los exploradores: descarte, juego, marcador y cuadrado.

explore-home = Inicio
explore-explorers = Exploradores
explore-discard = Descarte
explore-pegging = Juego
explore-score = Marcador
explore-square = Cuadrado
explore-discard-title = Explorar los descartes
explore-pegging-title = Explorar el juego
explore-score-title = Explorar los marcadores
explore-square-title = Explorar los cuadrados
explore-discard-lede = Cualquier mano con cualquier marcador: lo que vale cada descarte.
explore-pegging-lede = Lo que vale cada carta, lo que puede tener tu rival y lo que viene después.
explore-score-lede = Tu probabilidad de ganar con cualquier marcador, antes de repartir.
explore-square-lede = Lo que vale la próxima carta en cada casilla vacía.
explore-percent = { $percent } %

## Introducir una posición

explore-pack = La baraja
explore-hand = Tu mano
explore-typed = O escribe las cartas
explore-take = Usar
explore-random = Mano al azar
explore-no-cards = En «{ $given }» hay algo que no es una carta: escribe un valor (A 2–9 T J Q K) y un palo (C D H S), como 5H.
explore-choose-cards = Elige las { $number } cartas que recibiste.
explore-change-card = Toca una carta para cambiarla.
explore-crib-is = La crib es
explore-yours = tuya
explore-opponents = de tu rival
explore-your-score = Tus puntos
explore-their-score = Puntos del rival
explore-rules = Reglas

## Descartes

explore-all-discards = { $number ->
    [15] Los quince descartes
   *[other] Los { $number } descartes
}
explore-rank-by = Ordenar por
explore-by-points = Puntos
explore-by-win = Ganar
explore-head-discard = Descarte
explore-head-keep = Conservas
explore-head-hand = Mano
explore-head-own-crib = Tu crib
explore-head-their-crib = Crib rival
explore-head-pegging = Juego
explore-head-net = Neto
explore-head-spread = Cortes A–K, dispersión
explore-head-win = Ganar
explore-head-card = Carta
explore-head-count = Cuenta
explore-head-now = Al instante
explore-source-solved = Los puntos son exactos contra un rival que juega según la solución del juego. Las probabilidades de ganar se estiman por muestreo, con un margen de alrededor del 0,1 %.
explore-source-sampled = Estas reglas no están resueltas: las cifras salen de repartos al azar.
explore-source-searched = Las cifras salen de una búsqueda.
explore-source-heuristic = Las cifras son estimaciones rápidas.
explore-best = la mejor
explore-points = { $points } puntos
explore-keeps = Conservas
explore-chance = Ganas el { $chance } de las veces.
explore-chance-within = Ganas el { $chance } de las veces (± { $error }).
explore-by-starter = Tu mano según el corte
explore-best-starters = { $number ->
    [one] El mejor corte es { $ranks }, con { $points } puntos.
   *[other] Los mejores cortes son { $ranks }, con { $points } puntos.
}
explore-worst-starters = { $number ->
    [one] El peor corte es { $ranks }, con { $points } puntos.
   *[other] Los peores cortes son { $ranks }, con { $points } puntos.
}
explore-spread = La suma de mano, crib y juego suele apartarse de la media { $points } puntos como mucho.
explore-against = Comparado con
explore-against-caption = La diferencia con el mejor descarte
explore-copy-link = Copiar enlace
explore-copied = Copiado
explore-key-arrows = Arriba, Abajo
explore-key-backspace = Retroceso
explore-key-choose = elegir un descarte
explore-key-crib = de quién es el crib
explore-key-by = puntos o ganar
explore-key-link = copiar enlace
explore-key-random = mano al azar
explore-key-play = elegir una carta
explore-key-back = un paso atrás
explore-key-compare = comparar

## Juego

explore-you = Tú
explore-opponent = Rival
explore-dealer = R
explore-starter = Carta de corte
explore-discarded = Descartaste
explore-played = Cartas jugadas
explore-count = Cuenta
explore-edit = Cambiar la posición
explore-edit-done = Listo
explore-edit-what = Elegir cartas para
explore-edit-help = Introduce la mano que conservaste, tu descarte, la carta de corte y las cartas jugadas en orden, también las tuyas.
explore-back = Un paso atrás
explore-your-options = Tus opciones
explore-they-hold = Lo que puede tener tu rival
explore-cards-left = { $number ->
    [one] queda { $number } carta
   *[other] quedan { $number } cartas
}
explore-now = ahora, %
explore-after-go = tras un go a { $card }, %
explore-rank = Valor
explore-range-caption = La probabilidad de que tu rival tenga cada valor
explore-no-range = Con estas reglas no se pueden estimar las cartas del rival.
explore-go-title = Lo que te diría un go
explore-go-chance = { $card } deja la cuenta en { $count }: la respuesta es un go el { $chance } de las veces.
explore-go-excludes = Entonces tu rival no tiene ninguna carta de estos valores: { $ranks }.
explore-go-suggests = { $rank ->
    [A] Un as es ahora más probable: { $before } antes, { $after } después.
    [J] Una jota es ahora más probable: { $before } antes, { $after } después.
    [Q] Una reina es ahora más probable: { $before } antes, { $after } después.
    [K] Un rey es ahora más probable: { $before } antes, { $after } después.
   *[other] Un { $rank } es ahora más probable: { $before } antes, { $after } después.
}
explore-go-never = Después de { $card }, en { $count }, tu rival siempre puede jugar.
explore-replies = Después de { $card }, cuenta { $count }
explore-compare = Comparar con
explore-compare-none = ninguna otra carta
explore-replies-help = Las respuestas y cuántas veces se juega cada una. Elige una para pasar a la posición siguiente.
explore-go = Go
explore-pegs = { $points ->
    [one] anota { $points }
   *[other] anota { $points }
}
explore-no-replies = No sigue nada: esta carta termina el juego, o las cartas del rival no se conocen.

## Marcadores

explore-dealing = Repartes tú
explore-not-dealing = Reparte tu rival
explore-role = El próximo reparto
explore-target = Partida a
explore-map = Probabilidad de ganar según el marcador
explore-map-help = Las flechas avanzan un punto; con Mayús, diez.
explore-map-value = { $role ->
    [dealer] { $mine }–{ $theirs }, repartes tú: { $chance }.
   *[pone] { $mine }–{ $theirs }, reparte tu rival: { $chance }.
}
explore-legend = La escala va de la derrota segura a la victoria segura, pasando por una partida igualada.
explore-they-win = pierdes
explore-you-win = ganas
explore-table = Como tabla
explore-table-caption = { $role ->
    [dealer] Tu probabilidad de ganar, en porcentaje, cuando repartes tú; tus puntos arriba, los del rival a la izquierda.
   *[pone] Tu probabilidad de ganar, en porcentaje, cuando reparte tu rival; tus puntos arriba, los del rival a la izquierda.
}
explore-bad-score = Los puntos son números enteros de 0 a { $most }.

## Cuadrados

explore-grid = El cuadrado
explore-cell = Fila { $row }, columna { $column }: { $card }
explore-empty-cell = Fila { $row }, columna { $column }: vacía
explore-value-cell = Fila { $row }, columna { $column }: vale { $value }
explore-to-place = Carta por colocar
explore-dead = Descartadas
explore-reserve = Montón { $pile } de la reserva
explore-values = Todas las opciones
explore-place = Fila { $row }, columna { $column }
explore-throw-away = Tirar la carta
explore-keep-on = Guardarla en el montón { $pile }
explore-choice = Elección
explore-value = Puntos esperados
explore-below-best = Por debajo de la mejor
explore-square-help = El valor de una opción es la puntuación final que el motor espera después.
explore-choose-card = Elige la carta por colocar.
explore-clear = Vaciar el cuadrado
explore-put-here = { $where }: elige una carta de la baraja, o una que ya esté ahí para quitarla.
