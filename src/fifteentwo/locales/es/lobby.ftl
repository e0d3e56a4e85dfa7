# El vestíbulo.

lobby-main-navigation = Navegación principal
lobby-history = Historial
lobby-just-now = ahora mismo
lobby-custom = Partida personalizada
lobby-pick-another = O elige a otra persona más abajo.
lobby-starting = Repartiendo…

## La partida que se ofrece primero

lobby-first-title = Siéntate a jugar una partida de cribbage.
lobby-first-lede = { $name } y tú competís por llegar antes a 121, y cada mano se cuenta sola. Sin registrarte.
lobby-play = Jugar contra { $name }
lobby-coach = Aprender jugando
lobby-first-opponents = Elige un rival
lobby-again-lost = Tómate la revancha contra { $name }.
lobby-again-close = Por poco. ¿Otra?
lobby-again-won = { $pronoun ->
    [he] { $name } quiere su revancha.
   *[she] { $name } quiere su revancha.
}
lobby-again-drawn = Decídelo contra { $name }.
lobby-you-won = Ganaste { $mine }-{ $theirs } { $when }. Otra vez con las mismas reglas.
lobby-you-lost = { $name } ganó { $theirs }-{ $mine } { $when }. Otra vez con las mismas reglas.
lobby-you-resigned = Abandonaste con { $mine }-{ $theirs } { $when }. Otra vez con las mismas reglas.
lobby-no-winner = Tu encuentro con { $name } acabó sin ganador { $when }. Otra vez con las mismas reglas.
lobby-rematch = Revancha
lobby-waiting-mine = { $name } espera. Te toca.
lobby-waiting-theirs = Tu partida con { $name } sigue en marcha.
lobby-stands = Vais { $mine } a { $theirs }. Última jugada: { $when }.

## Las partidas en curso

lobby-continue = Continuar
lobby-all-open = Las { $count } partidas
lobby-fewer = Mostrar menos
lobby-none = No hay partidas en curso. Puedes dejar una partida cuando quieras y seguirla aquí.
lobby-your-turn = Te toca
lobby-their-turn = Le toca a { $name }
lobby-adjourned = Aplazada
lobby-menu-of = Más opciones de la partida { $game }
lobby-all-games = Todas las partidas
lobby-deleted = Se ha borrado la partida.
lobby-resigned = Has abandonado.
lobby-against = Contra { $others }
lobby-with-partner = Con { $partner } contra { $others }
lobby-table = Mesa de { $all }
lobby-for-game = { $what }: { $game }
lobby-resign = Abandonar…
lobby-delete = Borrar…
lobby-you-are = tú
lobby-played = Última jugada: { $when }

## Los rivales

lobby-opponents = ¿Quién se sienta enfrente?
lobby-ratings = Las puntuaciones se miden en partidas entre ellos.
lobby-rating = Puntuación { $rating }
lobby-not-played = Sin jugar todavía
lobby-record = Tu balance: { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}, { $losses ->
    [one] { $losses } perdida
   *[other] { $losses } perdidas
}
lobby-custom-with = Partida personalizada con { $name }

## Una mano en cuatro pasos

lobby-steps = Una mano en cuatro pasos
lobby-steps-more = Aprender en dos minutos
lobby-step-throw = Descartar dos
lobby-step-throw-words = Seis cartas cada uno. Dos van al crib, una mano extra para el repartidor.
lobby-step-cut = Cortar
lobby-step-cut-words = Se descubre una carta. Cuenta en la mano de todos.
lobby-step-play = Jugar hasta 31
lobby-step-play-words = Por turnos, suma y anota quinces, parejas y escaleras sobre la marcha.
lobby-step-count = Contar y anotar
lobby-step-count-words = Cuenta tu mano y luego el crib. Gana quien llega antes a 121.

## Los repartos del día

lobby-deals = Repartos de hoy
lobby-same-for-all = Las mismas cartas para todos
lobby-to-win = { $points } para ganar
lobby-placed = { $cards } de { $all } cartas colocadas
lobby-so-far = { $points ->
    [one] En curso, { $points } punto
   *[other] En curso, { $points } puntos
}
lobby-done = terminado
lobby-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
lobby-par = par { $points }
lobby-par-range = par de { $least } a { $most }
lobby-at-par = Par
lobby-streak = { $days ->
    [0] Aún sin racha
    [one] Un día jugado
   *[other] { $days } días seguidos
}
lobby-week = Los últimos siete días: jugaste el { $days }
lobby-week-none = Los últimos siete días: nada jugado todavía

## Lo demás

lobby-more = Aprender y practicar
lobby-puzzle = Problema del día
lobby-puzzle-why = { $days ->
    [0] La elección natural es mala. ¿Cuál es la buena?
    [one] Resuelto ayer. ¿Seguimos?
   *[other] Resuelto { $days } días seguidos. ¿Seguimos?
}
lobby-puzzle-solved = { $days ->
    [one] Resuelto hoy
   *[other] Resuelto { $days } días seguidos
}
lobby-puzzle-missed = Hoy sin resolver. Mañana hay otro.
lobby-practice = Práctica
lobby-practice-why = Problemas, y ejercicios de descarte, juego y recuento
lobby-learn = Aprender cribbage
lobby-learn-why = Una guía para tu primera partida, lecciones, práctica de recuento
lobby-rules = Las reglas en dos minutos
lobby-rules-why = Del reparto a la última clavija
lobby-solo = Juegos en solitario
lobby-solo-why = Cuadrados y solitarios: cualquier reparto, estadísticas
lobby-club = Velada de club
lobby-club-why = Emparejamientos, clasificación y temporada para el torneo de un club
lobby-open-record = Abrir una partida guardada
lobby-open-record-why = Repite cualquier partida paso a paso
lobby-friend = Jugar con amigos
