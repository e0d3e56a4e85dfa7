# Lo que explica Odile. Un término entre corchetes se explica al tocarlo: [crib|tu crib].

coach-label = Odile explica
coach-close = Cerrar
coach-held = Lee el consejo y luego continúa.
coach-skip = Sin lecciones
coach-more = Más
coach-step = Odile · paso { $number } de { $of }
coach-steps = Tu primera partida, paso { $number } de { $of }
coach-step-deal = Reparto
coach-step-crib = Crib
coach-step-starter = Corte
coach-step-play = Juego
coach-step-show = Recuento
coach-step-board = Tablero
coach-keep = { $cards } suman { $points } juntas. Yo me las quedaría.
coach-why = ¿Por qué { $points }?

## El reparto y el crib

tip-welcome-title = Juguemos una partida corta.
tip-welcome-1 = Soy Odile y me siento a tu lado. Juegas contra { $other } a 61 puntos. Toca cualquier palabra subrayada para ver qué significa.
tip-welcome-2 = Esta vez el [dealer|repartidor] eres tú. Pulsa «Repartir».
tip-hello-title = Me siento a tu lado.
tip-hello-1 = Soy Odile. Cuando una regla aparezca por primera vez, te la explicaré. Toca cualquier palabra subrayada, como [dealer|repartidor], para ver qué significa.
tip-crib-mine-title = Este crib es tuyo.
tip-crib-mine-1 = Eres el [dealer|repartidor], así que el [crib|crib] es una segunda mano para ti, que se cuenta al final. { $other } y tú descartáis dos cartas cada uno en él.
tip-crib-mine-2 = Quédate con las cuatro cartas que más suman juntas y descarta las otras dos.
tip-crib-theirs-title = Este crib no es tuyo.
tip-crib-theirs-1 = Ahora el [dealer|repartidor] es { $other }, y lo que descartes cuenta para { $other }. Descarta dos cartas que no combinen: ni pareja ni 5.
tip-starter-title = Esta es la carta de corte.
tip-starter-1 = La [starter|carta de corte] cuenta como quinta carta en cada mano y en el [crib|crib]. Nadie la juega.
tip-starter-2 = Ahora viene el juego. Sale quien no reparte: { $other } si repartiste tú, y tú si no.
tip-heels-title = ¡Una jota!
tip-heels-1 = Si la [starter|carta de corte] es una jota, el repartidor se anota dos puntos al instante. Se llama [heels|«his heels»].

## El juego

tip-lead-title = Sales tú.
tip-lead-1 = Juega la carta que quieras. Las bajas son las más seguras: con una carta menor que cinco, ninguna otra sola suma 15.
tip-count-title = Ve sumando.
tip-count-1 = Jugáis por turnos, y la [count|cuenta] sube con el valor de cada carta: las figuras valen diez y el as vale uno. No puede pasar de 31.
tip-count-2 = Si llegas a 15 exactos, te anotas dos. Una carta del mismo valor que la anterior forma una [pair|pareja].
tip-fifteen-title = ¡Quince por dos!
tip-fifteen-1 = La cuenta es 15 exactos. Quien hace [fifteen|quince] en el juego se anota dos puntos al instante.
tip-thirty-one-title = ¡Treinta y uno por dos!
tip-thirty-one-1 = [thirtyOne|Treinta y uno] vale dos puntos. Las cartas se vuelven boca abajo, y la cuenta empieza de cero.
tip-pair-title = ¡Una pareja!
tip-pair-1 = Dos cartas del mismo valor, una justo después de la otra: dos puntos. Una tercera seguida valdría seis.
tip-run-title = ¡Una escalera!
tip-run-1 = Las últimas cartas forman una [run|escalera], sea cual sea su orden: un punto por carta.
tip-go-title = No cabe nada: di go.
tip-go-1 = Cualquiera de tus cartas pasaría de 31. Di [go|go]: { $other } sigue mientras le quepa una carta y se anota un punto.
tip-go-theirs-title = ¡Go!
tip-go-theirs-1 = { $other } no puede jugar sin pasar de 31. Tú sigues mientras te quepa una carta, y luego te anotas un punto por el [go|go].
tip-new-count-title = Una cuenta nueva.
tip-new-count-1 = La [count|cuenta] empieza de cero. Las cartas de antes ya no puntúan.
tip-last-title = Uno por la última.
tip-last-1 = La [lastCard|última carta] de un reparto vale un punto. Ya se han jugado todas: ahora viene el [show|recuento].

## El recuento y el tablero

tip-show-title = Contad las manos.
tip-show-1 = En el [show|recuento], cada mano cuenta con la [starter|carta de corte]: primero quinces, escaleras y parejas. Cuenta primero quien no reparte.
tip-show-2 = Fíjate en las cartas que se levantan, o pulsa «¿Por qué?» para verlas otra vez.
tip-show-crib-title = Y por último, el crib.
tip-show-crib-1 = El repartidor cuenta también el [crib|crib], con la misma [starter|carta de corte]. Por eso cada reparto vale un poco más para él.
tip-nobs-title = Y uno por «his nobs».
tip-nobs-1 = La jota del palo de la carta de corte es [nobs|«his nobs»]: un punto.
tip-flush-title = ¡Un color!
tip-flush-1 = Cuatro cartas del mismo palo en una mano son un [flush|color]: cuatro puntos, o cinco con la carta de corte.
tip-board-title = Anota los puntos.
tip-board-1 = Cada agujero es un punto. La [peg|clavija] de atrás salta por delante de la otra, y así se ve lo último que se anotó. Gana quien llega primero al último agujero.
tip-next-title = Ese fue un reparto completo.
tip-next-1 = Ahora reparte { $other }, y desde ahí por turnos. Te hablaré cuando pase algo nuevo.
tip-end-title = Fin de la partida.
tip-end-1 = Bien jugado. En una partida más larga, a 121, las reglas son las mismas. Hay más en «Aprender cribbage», en la página de inicio.
