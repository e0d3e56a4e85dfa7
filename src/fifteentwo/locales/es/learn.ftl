# La página para aprender, el entrenador de recuento y lo que se imprime.

## El camino

learn-title = Aprender cribbage
learn-home = Inicio
learn-lede = Del primer quince al último agujero. Empieza por donde quieras.
learn-coach = Tu primera partida, con ayuda
learn-coach-why = Odile se sienta a tu lado y explica cada regla la primera vez que importa. Una partida corta a 61, unos diez minutos.
learn-play = Jugar con Odile
learn-path = Paso a paso
learn-done = Hecho
learn-trainer = Entrenador de recuento
learn-trainer-why = Una mano y una carta de corte: ¿cuántos puntos?
learn-practice = Práctica
learn-puzzles = Problemas y ejercicios
learn-puzzles-why = Descarte, juego y recuento, valorados al momento y explicados.
learn-explorers = Explorar cualquier posición
learn-printing = En papel
learn-papers = Las reglas en una página y hojas de puntuación
learn-printing-why = Para imprimir o guardar como PDF.
learn-docs = Documentación
learn-docs-why = Tutoriales, reglas y referencia, para jugar y para programar.
learn-to-path = Todas las lecciones
learn-next = Siguiente: { $title }
learn-glossary = Todos los términos

## Una lección

learn-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
learn-why = ¿Por qué?
learn-hide = Ocultar
learn-check = Prueba
learn-question = Pregunta { $number } de { $of }
learn-answer = Comprobar
learn-right = Correcto.
learn-not-quite = No del todo: has dicho { $said } y son { $points }.
learn-finished = Has terminado esta lección.
learn-next-question = Siguiente pregunta
learn-starter = Corte

## El entrenador de recuento

trainer-title = Entrenador de recuento
trainer-lede = Cuenta la mano con su carta de corte, introduce los puntos y compruébalos.
trainer-hand = Cuenta esta mano
trainer-crib = Cuenta este crib: el color necesita las cinco cartas
trainer-check = Comprobar
trainer-another = Siguiente mano
trainer-again = Esta mano ya la contaste mal.
trainer-right = Correcto: { $points }, en { $seconds } segundos.
trainer-missed = Has dicho { $said }. Son { $points }: te faltan { $missed }.
trainer-too-many = Has dicho { $said }. Son { $points }: te sobran { $extra }.
trainer-record = Tus resultados
trainer-hands = Manos
trainer-right-share = Correctas
trainer-speed = Tiempo habitual
trainer-seconds = { $seconds } s
trainer-percent = { $percent } %
trainer-streak = Correctas seguidas
trainer-errors = Errores por tipo
trainer-kind = En la mano
trainer-wrong-of = Mal contadas
trainer-of-hands = { $wrong } de { $hands }
trainer-forget = Empezar de nuevo
trainer-forgotten = Se han borrado las cifras.

## Las reglas en una página

print-title = Imprimir
print-print = Imprimir
print-rules-title = El cribbage en una página
print-aim = Objetivo
print-aim-words = Sé el primero en llegar a 121 puntos (o a 61 en una partida corta). La partida acaba en cuanto alguien llega, incluso en mitad de un recuento.
print-step-deal = Reparto
print-deal-words = Cortad para repartir: la carta más baja reparte primero, y después por turnos. Cada uno recibe seis cartas y descarta dos, boca abajo, en el crib. El crib es una mano extra del repartidor.
print-starter = Corte
print-starter-words = El otro jugador corta y el repartidor descubre la carta de arriba. Es la quinta carta de cada mano. Si es una jota, el repartidor se anota dos puntos («his heels»).
print-play = Juego
print-play-words = Sale quien no reparte. Por turnos se juega una carta y se dice el total, que no puede pasar de 31. Si no puedes jugar, di «go»: el otro sigue mientras le quepa una carta y se anota un punto por la última, o dos por 31 exactos. Después se vuelve a cero, hasta jugar todas las cartas.
print-show = Recuento
print-show-words = Ahora se cuentan las manos, cada una con la carta de corte: primero quien no repartió, luego el repartidor y por último su crib.
print-pegs = Clavijas
print-pegs-words = Mueve la clavija de atrás por delante de la otra tantos agujeros como puntos hayas hecho. La de delante marca tu puntuación.
print-skunk = Skunk
print-skunk-words = Si ganas antes de que tu rival llegue a 91, es un skunk y vale por dos partidas. Antes de 61 es un doble skunk.
print-count = Cómo contar una mano
print-count-words = Quinces, escaleras, parejas, color, «his nobs», en este orden. Ve diciendo el total. «Diecinueve» significa ningún punto: ninguna mano vale 19.

## Las hojas de puntuación

print-sheet-title = Hoja de puntuación de cribbage
print-rules = Las reglas en una página
print-sheets = Hojas de puntuación
print-deal = Reparto
print-dealer = Reparte
print-pegging = Juego
print-hand = Mano
print-crib = Crib
print-total = Total
print-player = Jugador { $number }
print-source = fifteentwo: jugar, aprender y contar cribbage
