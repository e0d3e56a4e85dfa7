# El formulario de una partida personalizada.

custom-title = Partida personalizada
custom-home = Inicio
custom-intro = Todo está preparado para una partida normal. Cambia lo que quieras.
custom-ticket = Tu partida
custom-sentence = Juegas contra { $against }. { $rules }
custom-a-friend = alguien en esta pantalla
custom-opponent-title = Rival
custom-friend = Un amigo
custom-friend-where = misma pantalla
custom-game = Juego
custom-other-games = Más juegos

## The line on the tile of a preset

custom-line-standard = Seis cartas, descarta dos
custom-line-muggins = Llévate lo que no cuenten
custom-line-lowball = Pierde quien llega a 121
custom-line-crash = Echa fuera las clavijas
custom-line-jokers = Dos comodines
custom-line-no-discard = Cuatro cartas, sin crib
custom-line-five-card = El juego antiguo a 61
custom-line-acc = Puntuación de la ACC
custom-line-gamerules = Lurch bajo 61 vale doble
custom-line-gamerules-61 = Una vuelta al tablero
custom-line-hoyle = Un encuentro a siete puntos
custom-line-three-players = Cada uno por su lado, cinco cartas
custom-line-partners = Dos parejas, cinco cartas
custom-line-nineteen = Una mano vacía vale diecinueve
custom-line-seven-card = Siete cartas, a 181
custom-line-toss-fives = Fuera los cincos
custom-line-captain = Uno contra dos

## The presets

custom-preset-standard = Normal
custom-preset-gamerules = Lurch (skunk en 61)
custom-preset-gamerules-61 = Partida corta
custom-preset-hoyle = Encuentro de Hoyle
custom-preset-acc = Torneo
custom-preset-muggins = Muggins
custom-preset-three-players = Tres jugadores
custom-preset-partners = Parejas
custom-preset-lowball = Lowball
custom-preset-crash = Crash
custom-preset-no-discard = Sin descarte
custom-preset-jokers = Comodines
custom-preset-nineteen = Diecinueve
custom-preset-five-card = Cinco cartas
custom-preset-seven-card = Siete cartas
custom-as-card = Volver a { $preset } sin cambios

## The players

custom-players = Jugadores
custom-two = Dos
custom-three = Tres
custom-four-partners = Cuatro, por parejas
custom-four = Cuatro, cada uno por su lado
custom-five = Cinco
custom-six = Seis, tres parejas
custom-seats = Asientos
custom-seats-why = Pasad la pantalla de mano en mano: cada mano está tapada hasta que la tiene su dueño.
custom-seat = Asiento { $number }
custom-pair = Pareja { $number }
custom-captain = El capitán
custom-against-captain = Los dos contra el capitán
custom-opponent = { $name } ({ $level })
custom-sitter = Jugador del asiento { $number }
custom-hints = Permitir pistas
custom-hints-why = Las partidas con pistas quedan marcadas.
custom-a-person = Una persona
custom-person = Jugador { $number }
custom-name = Nombre
custom-name-of = Nombre, asiento { $number }
custom-helped = Contar por mí
custom-helped-of = Contar por mí, asiento { $number }
custom-misses-of = Cómo cuenta, asiento { $number }
custom-misses-none = cuenta tan bien como juega
custom-misses-ten = olvida una combinación de cada diez
custom-misses-four = olvida una combinación de cada cuatro
custom-misses-two = olvida una combinación de cada dos
custom-not-cribbage = Es un solitario. Lo encontrarás entre los solitarios.
custom-nobody = Al menos una persona debe estar en la mesa.
custom-dealer = Quién reparte primero

## The length of the game

custom-target = Jugar a
custom-target-own = Otro
custom-match = Encuentro
custom-match-single = Una sola partida
custom-match-first-to = Primero en llegar a unos puntos
custom-match-best-of = Al mejor de varias partidas
custom-first-to = Puntos para ganar
custom-best-of = Al mejor de

## The details

custom-more = Detalles
custom-unset = Por defecto
custom-unset-this = { $field }: volver al valor por defecto
custom-other-fields = Además
custom-rules = Código de reglas (avanzado)
custom-rules-why = Escribe o pega otro: palabras como «acc match=best_of:5 jokers=1».
custom-in-short = Forma más corta
custom-save = Guardar como mi preferencia
custom-saved = Guardado. Las partidas personalizadas empiezan así.
custom-start = Empezar la partida
custom-starting = Repartiendo…
