# Lo que dicen las páginas de problemas y ejercicios.

## La página de práctica

train-title = Práctica
train-home = Inicio
train-lede = Problemas y ejercicios. Cada elección se valora al momento y se explica.
train-daily = Problema del día
train-daily-why = El mismo para todos, con tres intentos.
train-daily-solved = Resuelto hoy.
train-daily-missed = Hoy sin resolver.
train-streak = { $days ->
    [0] Aún sin racha
    [one] Un día seguido
   *[other] { $days } días seguidos
}
train-puzzles = Problemas
train-puzzles-why = Posiciones en las que la elección natural es mala, cerca de tu valoración.
train-themes = Temas
train-all-themes = Todos los temas
train-theme-puzzles = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
train-rating = Tu valoración: { $rating } ± { $error }
train-rating-change = Tu valoración: { $rating } ({ $change })
train-solved-of = Resueltos al primer intento: { $solved } de { $tried }
train-trainers = Ejercicios
train-drill-discard = Ejercicio de descarte
train-drill-play = Ejercicio de juego
train-drill-count = Entrenador de recuento
train-why-discard = Seis cartas y el tanteo: ¿qué dos descartas?
train-why-play = Las cartas ya jugadas: ¿cuál juegas?
train-why-count = Una mano y una carta de corte: ¿cuántos puntos?
train-due = { $count ->
    [one] 1 por repetir
   *[other] { $count } por repetir
}
train-so-far = { $percent } % de aciertos, { $seconds } s de media
train-mistakes = Practicar mis errores
train-mistakes-why = Posiciones de tus partidas analizadas en las que perdiste algo.
train-progress = ¿Qué nivel tengo?
train-mistakes-none = Tus partidas analizadas aún no tienen errores que practicar.

## Una posición

train-position = La posición
train-hand = Tus cartas
train-opponent = Rival
train-pack = Mazo
train-crib = { $whose ->
    [own] Tu crib
   *[other] Crib rival
}
train-stands = { $role ->
    [dealer] Repartes, con { $mine } puntos contra { $theirs }. Gana quien llega a { $target }.
   *[pone] Reparte el rival. Tienes { $mine } puntos contra { $theirs }. Gana quien llega a { $target }.
}
train-played = { $whose ->
    [own] Tú: { $card }
   *[other] Rival: { $card }
}
train-row = Cartas de esta cuenta
train-earlier = Cartas de cuentas anteriores
train-ask-discard = { $whose ->
    [own] Descarta dos cartas en tu crib.
   *[other] Descarta dos cartas en el crib rival.
}
train-ask-play = { $count ->
    [0] Sales tú. Juega una carta.
   *[other] La cuenta es { $count }. Juega una carta.
}
train-answer-none = { $what ->
    [discard] Elige dos cartas
   *[play] Elige una carta
}
train-answer = { $what ->
    [discard] Descartar { $cards }
   *[play] Jugar { $cards }
}
train-over = Pasa de 31: la cuenta es { $count }

## El veredicto

train-solved = ¡Resuelto!
train-right = ¡Bien!
train-wrong = No es lo mejor
train-cost = { $cards } cuesta un { $loss } de probabilidad de ganar.
train-small = { $cards } pierde demasiado poco para que importe.
train-natural = Es la elección natural, y por eso esto es un problema.
train-tries = { $tries ->
    [one] Queda un intento.
   *[other] Quedan { $tries } intentos.
}
train-explore = Explorar esta posición
train-valuing = Calculando todas las opciones…

## Un problema

train-puzzle = Problema { $key }
train-puzzle-rating = Valoración del problema: { $rating }
train-next-puzzle = Problema siguiente
train-more-puzzles = Más problemas
train-share = Compartir
train-shared = Copiado: { $text }
train-not-shared = Para copiar: { $text }
train-share-text = fifteentwo { $day } { $grid }

## Un ejercicio

train-again = Esta ya la fallaste antes.
train-next = Posición siguiente
train-returns = Vuelve { $when }.
train-took = { $seconds } segundos.
train-source = Qué practicar
train-source-any = Repartos al azar
train-source-mistakes = Mis errores
train-theme = Tema: { $name }
train-record = Cómo va
train-answers = Respuestas
train-right-share = Aciertos
train-speed = Tiempo medio
train-loss = Pérdida media
train-to-repeat = Por repetir ahora
train-kept = Guardadas para después

## The mistakes of one game

train-of-game = Errores de una partida
train-of-game-at = { $at } de { $of }
train-of-game-over = Era la última posición: { $right } de { $of } bien. Las que fallaste volverán en los ejercicios.
train-of-game-again = Otra vez
train-of-game-review = Volver al análisis
train-of-game-none = Esta partida no tiene errores que practicar.
