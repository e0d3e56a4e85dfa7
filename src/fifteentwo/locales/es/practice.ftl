# La práctica: posiciones en texto, problemas, valoración de las decisiones, puntos débiles, ejercicios y tutor.

## Posiciones en texto

position-not-writable = Solo una elección de cartas en un juego para dos sin comodines se puede escribir en una línea de texto.
position-too-long = Una posición tiene como mucho { $most } caracteres.
position-form = «{ $given }» no es una posición: escribe d.0-0.5H5C5DJS2S9D o, durante el juego, p.0-0.4C5H6DJS-2S9D.KH.4C.
position-score = Un marcador es demasiado alto: la partida termina en { $target }.
position-rules = No se pueden leer las reglas de la posición: { $reason }.
position-two-players = Una posición es de un juego para dos sin comodines en el que se descartan cartas.
position-card-twice = Esta carta está dos veces en la posición: { CARD($card) }.
position-not-in-pack = Esta carta no está en la baraja con estas reglas: { CARD($card) }.
position-cards = La posición nombra { $given } cartas tuyas, pero con estas reglas se reparten { $wanted }.
position-impossible = Las cartas no pudieron jugarse así: { $reason }
position-no-choice = En esta posición no hay nada que elegir.

## Clases de errores

mistake = { $kind ->
    [break-fives] Romper una pareja de cincos
    [break-pair] Romper una pareja
    [break-run] Romper una escalera
    [break-flush] Romper un color
    [keep-flush] Aferrarse a un color
    [give-five] Dar un cinco al crib rival
    [give-pair] Dar una pareja al crib rival
    [give-fifteen] Dar un quince al crib rival
    [give-touching] Dar cartas vecinas al crib rival
    [give-suited] Dar dos cartas del mismo palo al crib rival
    [starve-crib] Dar demasiado poco a tu propio crib
    [hand-too-dear] Pagar demasiado por la mejor mano
    [forget-play] Quedarse con cartas que rinden poco en el juego
    [lead-five] Salir con un cinco
    [lead-ten] Salir con una carta de diez
    [lead-ace] Salir con un as
    [lead-no-pair] No salir de una pareja
    [miss-fifteen] Pasar por alto un quince en el juego
    [miss-pair] Pasar por alto una pareja en el juego
    [miss-run] Pasar por alto una escalera en el juego
    [miss-thirty-one] Pasar por alto treinta y uno
    [grab-points] Tomar puntos que luego cuestan más
    [make-count-five] Dejar la cuenta en cinco
    [make-count-twenty-one] Dejar la cuenta en veintiuno
    [allow-pair] Formar pareja y arriesgarse a un trío
    [allow-run] Permitir una escalera
    [allow-fifteen] Permitir un quince
    [allow-thirty-one] Permitir treinta y uno
    [spend-low-card] Jugar demasiado pronto una carta baja
   *[points-over-win] Jugar por los puntos cuando el marcador pide otra cosa
}

## Veredictos

verdict-best = Correcto: { $cards } es la mejor elección.
verdict-mixed = Correcto: el juego perfecto también elige esto.
verdict-wrong = { $cards } cuesta un { $loss } % de una victoria. La mejor elección es { $best }.
verdict-why-discard = Frente al mejor, tu descarte da { $hand } en la mano, { $crib } en el crib y { $play } en el juego.
verdict-why-card = Frente a la mejor, tu carta da en total { $points } puntos en el resto del juego.

## Problemas

puzzle-title = Problema { $key }, valoración { NUMBER($rating, useGrouping: 0) }
puzzle-daily = Problema del { $day }, valoración { NUMBER($rating, useGrouping: 0) }
puzzle-position = { $role ->
    [dealer] Eres el repartidor, con { $mine } puntos contra { $theirs }.
   *[pone] Eres el pone, con { $mine } puntos contra { $theirs }.
}
puzzle-hand = Tus cartas: { $cards }
puzzle-discarded = Has descartado: { $cards }
puzzle-starter = Carta de corte: { $card }
puzzle-played = Jugado hasta ahora: { $cards }
puzzle-count = La cuenta es { $count }.
puzzle-ask = { $what ->
    [discard] ¿Qué dos cartas descartas?
   *[play] ¿Qué carta juegas?
}
puzzle-no-choice = { $what ->
    [discard] Nombra dos de tus cartas, por ejemplo { $example }.
   *[play] Nombra una carta tuya que quepa, por ejemplo { $example }.
}
puzzle-natural = Es la elección natural, y por eso esto es un problema.
puzzle-session = { $solved } de { $of } resueltos. Tu valoración es { NUMBER($rating, useGrouping: 0) } ± { NUMBER($error, useGrouping: 0) }.
puzzle-share = fifteentwo { $day } { $grid }
count-theme = { $kind ->
    [double-run] Escaleras dobles
    [triple-run] Escaleras triples
    [double-double-run] Escaleras cuádruples
    [many-fifteens] Tres quinces o más
    [long-fifteens] Solo quinces de tres cartas o más
    [three-alike] Tríos
    [four-alike] Cuatro iguales (póquer)
    [flush-of-four] Color de cuatro cartas
    [flush-of-five] Color de cinco cartas
    [crib-of-one-suit] Crib de un solo palo: ¿color o no?
    [nobs] His nobs
    [big-hand] Doce puntos o más
   *[nothing] Manos que no valen nada
}
puzzle-kind = { $kind ->
    [discard] Descartes
    [endgame] Cerca del final
   *[play] El juego de cartas
}
puzzle-no-theme = No hay ningún tema «{ $given }»: los temas son { $known }.
puzzle-no-day = «{ $given }» no es un día: escribe 2026-11-23.
puzzle-missing = No se pueden leer los problemas de este paquete.
puzzle-unknown = No hay ningún problema { $key }.

## La valoración de las decisiones

rating-title = { $name }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $decisions ->
    [one] una decisión no forzada
   *[other] { $decisions } decisiones no forzadas
}
rating-loss = Una decisión cuesta un { $loss } % de una victoria.
rating-band = { $band ->
    [expert] Es el juego de un experto.
    [strong] Es el juego de un jugador fuerte.
    [club] Es el juego de un jugador de club.
   *[novice] Es el juego de un principiante.
}
rating-band-open = { $band ->
    [expert] Según el intervalo, también puede ser el juego de un experto.
    [strong] Según el intervalo, también puede ser el juego de un jugador fuerte.
    [club] Según el intervalo, también puede ser el juego de un jugador de club.
   *[novice] Según el intervalo, también puede ser el juego de un principiante.
}
rating-no-band = Hacen falta { $fewest } partidas para nombrar un nivel.
rating-floor = El experto del ordenador pierde un { $loss } % según la misma medida: nadie puede medirse por debajo.
rating-results = { $wins } de { $games } partidas ganadas; skunks dados { $given }, recibidos { $taken }.
rating-luck = La suerte aportó un { $luck } % de una victoria por partida; con suerte pareja se gana el { $adjusted } % de las partidas.
rating-phase = { $phase ->
    [discard-as-dealer] descarte del repartidor
    [discard-as-pone] descarte del pone
    [lead] salida
    [reply] respuesta
    [later-card] carta posterior
    [endgame] final
   *[claim] recuento
}
rating-head = { $column ->
    [phase] fase
    [decisions] decisiones
   *[loss] pérdida por decisión
}
rating-nobody = Nadie se llama «{ $name }» en estas partidas: los jugadores son { $known }.
rating-which-player = Nombra a un jugador con --player: los jugadores son { $known }.
rating-assisted = { $games ->
    [one] No se cuenta una partida jugada con ayuda.
   *[other] No se cuentan { $games } partidas jugadas con ayuda.
}
rating-nothing = No hay ninguna decisión que valorar en estas partidas.

## Puntos débiles

leaks-title = Errores que se repiten
leaks-none = Ninguna clase de error se repite lo bastante para nombrarla.
leaks-head = { $column ->
    [mistake] error
    [phase] cuándo
    [times] veces
    [cost] pérdida por partida
   *[example] ejemplo
}

## Exploración

square-form = «{ $given }» no es un cuadrado: escribe dieciséis casillas, -- para una vacía, y la carta que hay que colocar, como s.5H------------------------------.KC.
square-too-many = Hay más cartas muertas o en reserva de las que permiten estas reglas.
explorer-rules = Estas reglas no están resueltas, así que no hay tabla de probabilidades para ellas.
explorer-tables = No se pueden leer las tablas del motor.

## Ejercicios

trainer-no-item = «{ $given }» no es un ejercicio: nombra una posición, o una mano que contar como h.5C5D5HJS.5S.
trainer-no-theme = Este entrenador no tiene ningún tema «{ $given }».
trainer-theme-rare = No ha salido ningún reparto con el tema «{ $given }»: inténtalo de nuevo.
trainer-no-choice = Esa elección no es posible en la posición.
trainer-answer = A una posición se responde con cartas, y a una mano que contar con puntos.
trainer-mistakes-too-many = Se pueden añadir como mucho { $most } posiciones a la vez.
trainer-none-due = Ahora no hay ningún fallo pendiente de repasar.
tutor-not-here = En los juegos para uno no hay tutor: pide una pista en su lugar.
