# Las lecciones, en el orden en que se aprende el juego.

## Los quinces

lesson-fifteens-title = Los quinces
lesson-fifteens-aim = Encuentra todas las formas de sumar 15.
lesson-fifteens-1 = El as vale uno, las figuras (jota, reina, rey) valen diez, y las demás cartas valen su número.
lesson-fifteens-2 = Las cartas que suman 15 valen dos puntos. Cada combinación distinta puntúa, y una misma carta puede servir en varias.
lesson-fifteens-3 = Un 7 y un 8 suman 15. En esta mano no hay nada más.
lesson-fifteens-4 = Un 5 suma 15 con cada carta de diez. Aquí pasa tres veces.
lesson-fifteens-5 = Busca primero los cincos y las cartas de diez, luego dos cartas como 7 8 y 6 9, y luego tres o más.
lesson-fifteens-ask-1 = ¿Cuántos puntos vale esta mano?
lesson-fifteens-ask-2 = ¿Y esta? Fíjate en las tres cartas juntas.

## Parejas y escaleras

lesson-pairs-runs-title = Parejas y escaleras
lesson-pairs-runs-aim = Cuenta las cartas iguales y las seguidas.
lesson-pairs-runs-1 = Dos cartas del mismo valor son una pareja: dos puntos. Tres contienen tres parejas, seis puntos; cuatro contienen seis parejas, doce puntos.
lesson-pairs-runs-2 = Tres o más valores seguidos son una escalera: un punto por carta. No importan los palos, ni tampoco el orden.
lesson-pairs-runs-3 = 9 10 J es una escalera de tres.
lesson-pairs-runs-4 = Si un valor de la escalera está dos veces, la escalera también está dos veces. Es una escalera doble, y la pareja cuenta además.
lesson-pairs-runs-5 = Dos escaleras, una pareja y dos quinces: es la primera mano de la partida guiada.
lesson-pairs-runs-6 = El as es siempre la carta más baja: Q K A no es una escalera.
lesson-pairs-runs-ask-1 = ¿Cuántos puntos vale esta mano?
lesson-pairs-runs-ask-2 = ¿Y esta?

## La mano entera

lesson-show-title = La mano entera
lesson-show-aim = Añade la carta de corte, el color y «his nobs».
lesson-show-1 = En el recuento, la carta de corte es la quinta carta de cada mano y del crib.
lesson-show-2 = Cuenta siempre en el mismo orden para no olvidar nada: quinces, escaleras, parejas, color, «his nobs». Ve diciendo el total: «quince dos, quince cuatro, y una pareja seis».
lesson-show-3 = Cuatro cartas de la mano del mismo palo son un color: cuatro puntos. Con la carta de corte, cinco. En el crib solo valen cinco.
lesson-show-4 = La jota del palo de la carta de corte es «his nobs»: un punto más.
lesson-show-5 = Esta es la mejor mano que existe.
lesson-show-ask-1 = ¿Cuántos puntos, con la carta de corte?
lesson-show-ask-2 = ¿Y aquí?

## El juego

lesson-play-title = El juego
lesson-play-aim = Juega hasta 31 y puntúa por el camino.
lesson-play-1 = Sale quien no reparte. Por turnos se juega una carta y se dice el total. La cuenta no puede pasar de 31.
lesson-play-2 = Un 8 y luego un 7: «quince por dos». Una cuenta de 15 o de 31 exactos vale dos puntos.
lesson-play-3 = Una carta del mismo valor que la anterior forma pareja: dos puntos. Una tercera seguida vale seis.
lesson-play-4 = Las tres últimas cartas forman una escalera, sea cual sea su orden: «quince por dos, y una escalera de tres, cinco».
lesson-play-5 = Si no te cabe ninguna carta, di «go». El otro sigue mientras le quepa una carta, y se anota un punto por la última de la cuenta. Después la cuenta vuelve a cero.
lesson-play-6 = Quien juega la última carta de todo el reparto se anota un punto.
lesson-play-ask-1 = La cuenta va por 24. ¿Qué puntúa el 7?
lesson-play-option-1a = Nada
lesson-play-why-1a = 24 y 7 son 31, y 31 vale dos puntos. Pero mira también las tres últimas cartas.
lesson-play-option-1b = Dos por 31
lesson-play-why-1b = Son 31, pero hay más: las tres últimas cartas son 8, 6 y 7.
lesson-play-option-1c = Dos por 31 y tres por una escalera
lesson-play-why-1c = 31 vale dos, y 8 6 7 es una escalera de tres: cinco en total.
lesson-play-ask-2 = La cuenta va por 27. Tienes un 5 y un rey. ¿Qué haces?
lesson-play-option-2a = Jugar el 5
lesson-play-why-2a = 27 y 5 son 32, más de 31.
lesson-play-option-2b = Decir «go»
lesson-play-why-2b = No cabe ninguna de las dos. El otro sigue, y se anota al menos un punto.
lesson-play-option-2c = Pasar sin decir nada
lesson-play-why-2c = Di siempre «go», para que el otro sepa que debe seguir.

## Qué descartar

lesson-discard-title = Qué descartar
lesson-discard-aim = Elige las cuatro cartas que te quedas.
lesson-discard-1 = Quédate con las cuatro cartas que más valen juntas, y piensa en la carta de corte: las cartas seguidas y los cincos mejoran con muchos cortes.
lesson-discard-2 = ¿De quién es el crib? Las dos cartas que descartas puntúan para quien reparte. Si el crib es tuyo, descarta cartas que combinen, como 5 y J, 7 y 8, o una pareja.
lesson-discard-3 = Si el crib no es tuyo, descarta cartas alejadas, como K y 6 o 9 y 2. No sueltes los cincos.
lesson-discard-4 = De 2♦ 7♠ 7♦ 8♥ 9♣ K♠ te quedas con estas cuatro. El 2 y el rey no ayudan mucho a nadie.
lesson-discard-ask-1 = El crib es de tu rival. ¿Qué descartas?
lesson-discard-why-1a = Así le regalas una pareja y dos cincos, que suman 15 con cualquier carta de diez.
lesson-discard-why-1b = Te quedas con 4 5 5 6, que vale mucho, y 9 K rara vez ayuda a un crib.
lesson-discard-why-1c = Así rompes tu escalera doble.
lesson-discard-ask-2 = El crib es tuyo. ¿Qué dos cartas prefieres descartar?
lesson-discard-why-2a = Ya hay dos puntos por 15, y cada carta de diez añade otros dos.
lesson-discard-why-2b = Rara vez combinan. Eso conviene cuando el crib es del otro.

## Jugar bien las cartas

lesson-pegging-title = Jugar bien las cartas
lesson-pegging-aim = Puntúa en el juego y regala poco.
lesson-pegging-1 = Sal si puedes con una carta menor que cinco: el otro no podrá sumar 15 con una sola carta.
lesson-pegging-2 = No salgas con un cinco. Dieciséis cartas de la baraja valen diez, y cualquiera de ellas suma 15.
lesson-pegging-3 = No dejes la cuenta en 5 ni en 21: las cartas de diez abundan, y suman 15 o 31.
lesson-pegging-4 = Si sales con una carta de una pareja y el otro juega la misma, tu tercera vale seis puntos.
lesson-pegging-5 = Guarda cartas pequeñas para el final de una cuenta. Con ellas llegas a 31 o ganas el go.
lesson-pegging-ask-1 = Sales tú. ¿Qué carta es la más segura?
lesson-pegging-why-1a = Ninguna carta sola suma 15 con un 4.
lesson-pegging-why-1b = Cualquier carta de diez suma 15.
lesson-pegging-why-1c = Un 5 suma 15. Un 4 no da esa ocasión.
lesson-pegging-ask-2 = La cuenta va por 11. ¿Qué carta prefieres no jugar?
lesson-pegging-option-2a = 10♦, para 21
lesson-pegging-why-2a = Exacto: una carta de diez haría entonces 31.
lesson-pegging-option-2b = 4♣, para 15
lesson-pegging-why-2b = Eso vale dos puntos: juégala sin dudar.
lesson-pegging-option-2c = 2♥, para 13
lesson-pegging-why-2c = Solo un 2 haría daño, por un quince o una pareja. 21 es más arriesgado.

## Jugar según el tablero

lesson-board-title = Jugar según el tablero
lesson-board-aim = Que el marcador decida cuánto arriesgas.
lesson-board-1 = En una partida a 121, cada lado hace unos 26 puntos en dos repartos, uno de ellos como repartidor. El repartidor hace unos 16, el otro unos 10.
lesson-board-2 = La ventaja de quien reparte es el crib, pero el otro cuenta primero. Cerca del final, contar primero puede ganar la partida.
lesson-board-3 = ¿Vas por delante de lo normal? Juega seguro: evita regalar puntos en el juego y en el crib ajeno. ¿Vas por detrás? Arriesga: quédate con la mano que puede crecer, y responde donde pueda seguir una pareja o una escalera.
lesson-board-4 = Al final, calcula lo que necesitas. Si tu mano basta para terminar y cuentas primero, descarta lo que la deje entera y olvida el crib.
lesson-board-ask-1 = Necesitas 6 puntos, cuentas primero y tienes 8 puntos antes del corte. Tu rival necesita 20. ¿Qué importa?
lesson-board-option-1a = Conservar los 8 puntos
lesson-board-why-1a = Ganan la partida antes de que cuente nadie más.
lesson-board-option-1b = Descartar mal para el crib
lesson-board-why-1b = El crib se cuenta al final. Para entonces habrás ganado.
lesson-board-option-1c = Esperar un gran corte
lesson-board-why-1c = Sin él ya tienes bastante.
lesson-board-ask-2 = Vas 20 puntos por detrás y quedan dos repartos. ¿Cómo juegas?
lesson-board-option-2a = Con audacia
lesson-board-why-2a = Con repartos normales se pierde. Necesitas una gran mano o muchos puntos en el juego, así que arriesga.
lesson-board-option-2b = Con prudencia
lesson-board-why-2b = La prudencia deja la diferencia como está, y así se pierde.
