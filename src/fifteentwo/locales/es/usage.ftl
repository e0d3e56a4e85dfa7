# La ayuda de las órdenes: usage-ORDEN es una orden, usage-ORDEN--OPCIÓN una opción suya, usage--OPCIÓN una de varias órdenes.

## La página de una orden

usage-line = Uso: { $line }
usage-word = { $word ->
    [command] ORDEN
    [options] OPCIONES
   *[arguments] ARGUMENTOS
}
usage-title = { $word ->
    [commands] Órdenes
    [arguments] Argumentos
   *[parameters] Opciones
}
usage-choices = { $text } [valores: { $choices }]
usage-default = { $text } [por defecto: { $default }]
usage-required = { $text } [obligatorio]
usage-examples = Por ejemplo:

## El programa

usage =
    Cribbage: juega en el navegador, o cuenta, reproduce y simula partidas aquí.

    Sin orden, el programa inicia el servidor y abre el navegador. --lang en delante de una orden, o FIFTEENTWO_LANG=en, cambia al inglés; de y fr son el alemán y el francés.
usage--no-browser = No abrir el navegador.
usage--port = El puerto del servidor; por defecto el 1502 o el siguiente libre.
usage--host = La dirección del servidor; con 0.0.0.0 pueden conectarse otros equipos.
usage--data = La carpeta de las partidas; por defecto, la carpeta de datos del usuario.
usage--database = La URL de una base de datos PostgreSQL para las partidas, en lugar de una carpeta: postgresql://user@host/name.
usage--public-url = Dónde se encuentra este servidor detrás de un proxy, por ejemplo https://cribbage.example.org.
usage--proxy = La dirección o la red de un proxy, que dice quién es cada cliente; si no, 127.0.0.1. Puede haber varias.
usage--metrics-port = Un puerto de 127.0.0.1 en el que Prometheus lee las medidas del servidor.
usage--log = La forma del registro: text, o json, una línea de JSON por cada petición y cada error.
usage--bot = Un programa que puede jugar en las mesas de este servidor: mibot=./mibot; véase docs/engine-protocol.md. Se puede repetir.

## Opciones de varias órdenes

usage--help = Mostrar esta ayuda.
usage--version = Mostrar la versión del programa.
usage--json = Escribir JSON.
usage--rules = Un modelo, los campos que cambian, o ambos: "hoyle target=61".
usage--starter = La carta de corte.
usage--deal = El número del reparto.
usage--processes = El número de procesos; por defecto, uno por núcleo.
usage--cluster = La dirección de un clúster Dask que calcula en lugar de este equipo, por ejemplo tcp://10.0.0.1:8786.
usage--aim = Lo que maximiza el ordenador: los puntos (points) o la probabilidad de ganar (chance).
usage--games = El número de partidas.
usage--deals = El número de repartos.
usage-match--rng = El número del primer reparto.
usage-match--to = Un archivo para los totales; un enfrentamiento detenido continúa a partir de él.
usage-play--rules = Un modelo de este juego, y los campos que cambian.
usage-play--deal = El número del reparto; por defecto, uno al azar.
usage-play--out = El archivo para el registro de la partida, para `fifteentwo replay`.

## score

usage-score =
    Contar una mano o un crib: cada combinación, el total y cómo se canta.

    Una carta es un valor (A 2-9 T o 10 J Q K) y un palo (C tréboles, D diamantes, H corazones, S picas). Sin carta de corte solo se cuenta la mano.
usage-score-hand = Las cartas de la mano o del crib. Un comodín es *1 o *2, o con nombre: *1=5H.
usage-score--starter = La carta de corte. Sin ella solo se cuenta la mano, como la última mano de un solitario.
usage-score--crib = Contar como crib: el color también necesita la carta de corte.
usage-score--rules = Las reglas: número de cartas de una mano, comodines, color en el crib, diecinueve.
usage-score--json = Escribir JSON: puntos, combinaciones y canto.
usage-score--jsonl = Leer manos de la entrada estándar, una línea de JSON por mano, y escribir los puntos de cada una.

## peg

usage-peg =
    Contar los puntos que anota cada carta en el juego: quinces, treinta y uno, parejas y escaleras.

    Se pueden omitir los palos. No se incluyen los puntos del go ni de la última carta.
usage-peg-cards = Las cartas de una cuenta, en orden, hasta 31. Pon nombre a un comodín: *1=5H. Escribe go donde un jugador dijo go.
usage-peg--rules = Las reglas: comodines, y si treinta y uno anota uno o dos puntos después de un go.
usage-peg--json = Escribir JSON: los puntos carta por carta y el total.
usage-peg--jsonl = Leer cuentas de la entrada estándar, una línea de JSON cada una, y escribir los puntos de cada una.

## discard

usage-discard = Listar todos los descartes, el mejor primero, con su valor en la mano, el crib y el juego, y la probabilidad de ganar.
usage-discard-cards = Las cartas repartidas.
usage-discard--dealer = Soy el repartidor, y el crib es mío.
usage-discard--pone = El crib es del rival; con tres o más jugadores, estoy a la izquierda del repartidor.
usage-discard--partner = El crib es de mi compañero.
usage-discard--captain = Soy el capitán, en el juego captain; si no, soy uno de los otros dos jugadores.
usage-discard--score = El marcador, el mío primero, por ejemplo 100-95; 0-0 por defecto.

## play-advice

usage-play-advice = Listar todas las cartas que se pueden jugar, la mejor primero, con los puntos que anotan y la probabilidad de ganar.
usage-play-advice--hand = Las cartas que quedan en la mano.
usage-play-advice--played = Las cartas de la cuenta en curso, en orden. Si no está claro quién jugó cada una, escribe las del rival en minúsculas: "4C 9d". Escribe un comodín con el nombre que recibió: "*1=5H".
usage-play-advice--earlier = Del mismo modo, las cartas de las cuentas anteriores.
usage-play-advice--discarded = Las cartas que descarté.
usage-play-advice--dealer = Soy el repartidor.
usage-play-advice--score = El marcador actual, el mío primero: 100-95.

## replay

usage-replay =
    Comprobar una partida registrada según sus reglas y escribir lo que ocurrió.

    Los puntos que dependen de cartas que el autor no vio (??) no se pueden comprobar; se listan al final.
usage-replay-file = El registro, como texto o JSON; - para la entrada estándar.
usage-replay--json = Escribir JSON: las partidas con sus sucesos y resultados, el marcador del encuentro y lo que no se pudo comprobar.

## verify

usage-verify =
    Comprobar que las cartas de una partida registrada se siguen de sus secretos y sus sales.

    Se vuelve a calcular cada corte, cada reparto y cada carta de corte. El código de salida es 1 si alguno difiere.
usage-verify-file = El registro, como texto o JSON; - para la entrada estándar.
usage-verify--computer = Mostrar también lo que el ordenador veía, sopesó y eligió, y volver a calcular cada una de sus elecciones.
usage-verify--json = Escribir JSON: el número de repartos, lo que no concuerda y las partidas sin secreto.

## review

usage-review =
    Analizar una partida registrada: la probabilidad de ganar después de cada suceso, una nota para cada decisión, y la suerte.

    Un análisis guardado con --json se puede volver a leer en lugar del registro.
usage-review-file = El registro, como texto o JSON, o un análisis guardado; - para la entrada estándar.
usage-review--seat = El asiento desde el que se ve la partida, a partir de 0; por defecto, el primero cuyas cartas se conocen.
usage-review--json = Escribir JSON, que se puede guardar y volver a leer.
usage-review--html = Escribir una página HTML que no necesita ningún otro archivo.

## rating

usage-rating =
    Valorar las decisiones de un jugador en partidas registradas, y nombrar los errores que se repiten.

    La valoración es la probabilidad de ganar que cuesta una decisión libre; los resultados no la cambian.
usage-rating-files = Los registros, como texto o JSON, en orden cronológico.
usage-rating--player = El nombre del jugador en los registros; necesario si varios jugadores están en todos.
usage-rating--last = Solo este número de últimas partidas.
usage-rating--luck = Calcular también la suerte, lo que tarda cuatro veces más.

## puzzle

usage-puzzle = Resolver problemas: posiciones en las que la elección natural es claramente mala.
usage-puzzle-key = El nombre de un problema, para resolverlo otra vez.
usage-puzzle--daily = El problema del día, el mismo para todos, con tres intentos y una fila para compartir.
usage-puzzle--day = El problema de otro día, por ejemplo 2026-11-23.
usage-puzzle--theme = Un tipo de problema (discard, play, endgame) o de error (break-fives, grab-points).
usage-puzzle--many = El número de problemas.
usage-puzzle--rng = La semilla para elegir los problemas; aleatoria por defecto.

## simulate

usage-simulate =
    Simular muchas partidas entre jugadores del ordenador: victorias con un intervalo del 95 %, y puntos por reparto.

    Los jugadores se turnan para repartir primero. El mismo --rng da el mismo resultado en cualquier equipo.
usage-simulate--players = Los jugadores: beginner, novice, casual, club, strong, expert, o los mismos por su nombre (Pip, Walter, Mei, Arthur, Imani, Odile); random, simple, steady, sampler, expert-points. Si hay menos nombres que asientos, se repiten. Lo que un jugador pasa por alto al contar puede seguir a su nombre: steady:misses=runs+nobs/in=hand+crib/every=3. Un programa propio que habla el protocolo de motores: exec:./mibot; entonces solo las comas separan a los jugadores.
usage-simulate--rng = La semilla de todos los números aleatorios.
usage-simulate--pairs = Jugar cada reparto dos veces, con los asientos cambiados, lo que compara a dos jugadores con menos suerte.
usage-simulate--luck-adjusted = Descontar del resultado la suerte de las cartas, con lo que hacen falta menos partidas.
usage-simulate--out = Con --pairs: un archivo para los resultados; la misma orden continúa a partir de él.

## club

usage-club =
    Abrir una velada de club en la red local: un código QR, y participan todos los móviles de la sala.

    Muestra el enlace, el código y el código QR para participar, y la dirección de la organización. Funciona sin internet.
usage-club--name = El nombre de la velada.
usage-club--format = El formato: ACC de 9 o 22 partidas, todos contra todos, sistema suizo o arena.
usage-club--club = El club para cuya temporada cuenta la velada.
usage-club--new = Abrir otra velada aunque quede abierta una de las últimas 24 horas, que si no continuaría.
usage-club--host = La dirección del servidor; 0.0.0.0 es cualquier red de este equipo.

## tui

usage-tui =
    Jugar a pantalla completa en la terminal: contra el ordenador, con amigos mediante un enlace, o a solas.

    Las partidas se guardan donde las guarda el servidor y continúan al volver a empezar. Con un enlace o un código se entra en la partida de un amigo.
usage-tui-invitation = El enlace de una invitación, o su código junto con --server.
usage-tui--server = La dirección de un servidor en el que jugar; por defecto, este programa lleva uno dentro.
usage-tui--plain = Línea por línea, para terminales que no colocan el cursor y para lectores de pantalla.

## engine

usage-engine =
    Analizar posiciones para otro programa, línea a línea.

    Lee la entrada estándar y responde en la salida estándar, como describe docs/engine-protocol.md.

## rules

usage-rules =
    Explicar un código de reglas: en palabras, cómo se reparten las cartas, y campo por campo.

    Sin código, listar los modelos y en qué se diferencian del juego habitual de su tipo.
usage-rules-line = El código de reglas: un modelo, los campos que cambian, o ambos, por ejemplo hoyle target=61.
usage-rules--json = Escribir JSON: el código, las palabras y los campos; sin código, los de cada modelo.

## lab

usage-lab = Crear y evaluar los archivos de datos del paquete (en inglés).

## patience

usage-patience = Solitario de cribbage: jugar en la terminal, hallar el par y simular muchas partidas.
usage-patience-play = Jugar al solitario de cribbage en la terminal: una línea por descarte, con pistas y vuelta atrás, y el par al final.
usage-patience-match = Hacer que el ordenador juegue muchas partidas por valor esperado: media, error típico y parte ganada.
usage-patience-match--rules = Un modelo de solitario, y los campos que cambian: "arnold win_at=111".
usage-patience-match--pairs = Jugar los mismos repartos también por los puntos, y escribir la diferencia.
usage-patience-par = Los mejores descartes de un reparto numerado si se conocieran todas las cartas: el total más alto que permite la baraja.
usage-patience-par--rules = Un modelo de solitario, y los campos que cambian.

## shuffle

usage-shuffle = Cribbage Shuffle: jugar en la terminal, hallar el par y simular muchos repartos.
usage-shuffle-play = Jugar a Cribbage Shuffle en la terminal: una línea por intercambio, con pistas y vuelta atrás, y el par al final.
usage-match = Hacer que el ordenador juegue muchos repartos: media, error típico y parte ganada.
usage-shuffle-match--rules = El modelo shuffle, y los campos que cambian: "shuffle heels=off".
usage-shuffle-match--player = quick, que alcanza el par, o plain, el jugador voraz, que intercambia mientras un intercambio gane puntos.
usage-shuffle-par = La mejor disposición de un reparto numerado, con demostración. Para dieciséis cartas cualesquiera usa `square par`.
usage-shuffle-par--rules = El modelo shuffle, y los campos que cambian.
usage-shuffle-par--json = Escribir JSON: el par, la carta de corte y la cuadrícula.

## square

usage-square = Cuadrados de cribbage: jugar en la terminal, hallar el par o el total más alto posible, y simular muchos repartos.
usage-square-play = Jugar un cuadrado de cribbage en la terminal: una línea por carta, con pistas y vuelta atrás, y el par al final.
usage-square-maximum =
    Demostrar el total más alto posible de un cuadrado, para cada valor de la carta de corte.

    Escribe una disposición que lo alcanza, el número de casos examinados y el máximo con cada regla de his heels. El razonamiento está en docs/square-maximum.md.
usage-square-match--rules = Un modelo de cuadrado, y los campos que cambian: "wikibooks_reserve reserve_access=free".
usage-square-match--player = instant (expectimax de profundidad uno), quick o strong (de profundidad dos, con 3 u 8 opciones para la carta siguiente).
usage-square-par = La mejor disposición de dieciséis cartas, con demostración; o de un reparto numerado, en el que se pueden tirar cartas o pueden sobrar.
usage-square-par-cards = Las dieciséis cartas, en el orden en que se descubrieron.
usage-square-par--heels = Puntos por una jota como carta de corte: off (ninguno), once (2 puntos, por defecto) o per_hand (2 por cada una de las ocho manos).
usage-square-par--legal = Escribir también la mejor disposición que se puede colocar en este orden, con cada carta tocando a una anterior.
usage-square-par--deal = El número de un reparto, en lugar de cartas y carta de corte; sus reglas dicen qué cartas pueden sobrar.
usage-square-par--rules = Con --deal: un modelo de cuadrado, y los campos que cambian.
usage-square-par--soon = Con --deal: parar en un segundo, aunque no haya demostración; si no, un reparto difícil tarda hasta veinte segundos.
usage-square-par--json = Escribir JSON: el par y la cuadrícula.
usage-square-par--jsonl = Leer repartos de la entrada estándar, una línea de JSON cada uno, y escribir el par y la cuadrícula de cada uno.
