# Juego duplicado: los mismos repartos en varias mesas.

duplicate-title = Duplicado
duplicate-why = Todos tienen las mismas cartas en los mismos repartos: cuenta más la habilidad y menos la suerte. Una serie tiene un número; quien la juega se compara con todos los demás en este servidor, como en el bridge duplicado.
duplicate-play = Jugar estos repartos
duplicate-play-set = Jugar una serie
duplicate-number = Número de la serie
duplicate-number-why = Déjalo vacío para una serie nueva. Las cartas se siguen del número: una partida cuyo número has escrito cuenta como ayudada, porque podrías haberlas consultado.
duplicate-against = Contra
duplicate-friend = Un amigo
duplicate-seat = Tus cartas
duplicate-seat-pone = La primera mano: el otro reparte primero
duplicate-seat-dealer = La segunda mano: tú repartes primero
duplicate-begin = Jugar
duplicate-look = Ver lo que otros sacaron de ella
duplicate-set = Serie { $number }
duplicate-share = El enlace de esta serie
duplicate-played = { $number ->
    [0] Nadie ha terminado todavía una partida de esta serie.
    [one] Se ha terminado una partida de esta serie.
   *[other] Se han terminado { $number } partidas de esta serie.
}
duplicate-play-first = Las verás cuando hayas terminado una.
duplicate-scores = Comparación
duplicate-player = Jugador
duplicate-tables = Partidas
duplicate-wins = Ganadas
duplicate-points = Puntos
duplicate-chance = Prob.
duplicate-scores-why = Puntos y probabilidad de ganar que un jugador sacó de más o de menos de los repartos, por partida, respecto a la media de los demás con las mismas cartas.
duplicate-deals = Reparto por reparto
duplicate-deal = Reparto
duplicate-deals-why = Puntos de la primera mano y de la segunda; al lado, la diferencia menos su media en las otras mesas.
duplicate-dealer = Los puntos de quien reparte van subrayados.
duplicate-result = Resultado
duplicate-known = cartas quizá conocidas
duplicate-resigned = abandono
duplicate-review = Análisis
