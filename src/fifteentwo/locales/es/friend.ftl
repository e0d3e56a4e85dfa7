# Jugar con personas en otros dispositivos.

friend-title = Jugar con amigos
friend-club = Velada de club
friend-duplicate = Duplicado: los mismos repartos para todos
friend-cards = Cartas
friend-cards-fresh = Barajadas para esta partida
friend-cards-twice = Los mismos repartos dos veces, con los asientos cambiados
friend-cards-twice-why = Después de la partida jugáis los mismos repartos con las cartas del otro. Luego veis, reparto por reparto, quién sacó más de ellos.
friend-leg-first = Duplicado: después de esta partida se juegan otra vez los mismos repartos con los asientos cambiados.
friend-leg-second = Duplicado: estos son los repartos de la partida anterior, con los asientos cambiados.
friend-your-name = Tu nombre
friend-invite = Invitar a alguien
friend-open = Abrir una mesa
friend-join = Aceptar una invitación
friend-sit = Sentarse
friend-invited = Te han invitado a una partida de cribbage.
friend-invited-by = { $person ->
    [they] { $who } te invitan a una partida de cribbage.
   *[other] { $who } te invita a una partida de cribbage.
}
friend-guest = Invitado
friend-waiting = Esperando a tu invitado
friend-seat = Asiento { $number }
friend-qr = Código QR del enlace
friend-copy = Copiar el enlace
friend-copied = Copiado
friend-computer = Que juegue el ordenador
friend-invite-to = Invitar al asiento de { $name }
friend-invite-now = Quien invites sigue jugando en otro dispositivo. La partida espera hasta que el asiento esté ocupado.
friend-withdraw = Retirar
friend-begins = Jugáis en cuanto se ocupe el asiento.
friend-invite-why = Recibes un enlace y una imagen para escanear. No hace falta ninguna cuenta.
friend-join-why = Abre el enlace que te han enviado, o escribe aquí el enlace o el código.
friend-link = Enlace de la invitación
friend-not-a-link = Esto no es ni el enlace ni el código de una invitación.
friend-scan = Escanéalo con un móvil, o envía el enlace. Sirve una sola vez.
friend-this-computer = Este enlace solo vale en este ordenador. Para otros dispositivos, inicia el servidor con: fifteentwo --host 0.0.0.0
friend-ask-again = Pide un enlace nuevo.
friend-link-or-code = Enlace o código de la invitación
friend-or-code = O elige «Jugar con amigos» en el otro dispositivo y escribe este código:
friend-away-waits = Si alguien se ausenta, los demás esperan.

## Spectators

friend-spectators = Espectadores
friend-spectators-why = Con un enlace otros pueden mirar. Ven lo que hay en la mesa, nunca una mano ni el crib.
friend-spectators-link = Enlace para mirar
friend-nobody-watches = Nadie está mirando.
friend-make-spectators-link = Crear un enlace para mirar
friend-new-spectators-link = Crear un nuevo enlace para mirar
friend-withdraw-spectators-link = Retirar el enlace para mirar
friend-open-cards = Lo que ven los espectadores
friend-open-cards-table = Lo que hay en la mesa
friend-open-cards-later = Todas las cartas, un reparto después
friend-open-cards-rule = Los espectadores ven todas las cartas de un reparto en cuanto se reparte el siguiente.
friend-show-cards = Mostrar a los espectadores todas las cartas, un reparto después
friend-hide-cards = Volver a ocultar los repartos anteriores a los espectadores
friend-past-deal-of = Reparto { $deal } de la partida { $game }, con todas las cartas
friend-past-deal-threw = Descarte de { $who }: { $cards }.
friend-past-deal-starter = Corte
friend-past-deal-crib = Crib de { $who }
friend-watch = Mirar una partida
friend-watch-why = Ves la mesa, y quienes juegan ven tu nombre.
friend-watch-now = Mirar

## What players say to each other

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-hand = ¡Buena mano!
phrase-well-played = ¡Bien jugado!
phrase-ouch = ¡Ay!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-applause = ¡Bravo!
phrase-laughter = ¡Ja, ja!
phrase-wonder = ¡Hala!
phrase-tears = ¡Oh, no!
phrase-mute = No mostrar lo que dicen los demás

## Acuerdos
agree-take-back = { $who } pide deshacer su última jugada.
agree-adjourn = { $who } querría aplazar la partida.
agree-go-on = { $who } querría seguir jugando.
agree-show-cards = { $who } propone que los espectadores vean todas las cartas de un reparto en cuanto se reparta el siguiente.
agreed-take-back = ¿Deshacer la última jugada?
agreed-adjourn = ¿Aplazar la partida?
agreed-go-on = ¿Seguir jugando?
agreed-show-cards = ¿Mostrar a los espectadores todas las cartas, un reparto después?
agree-waits = Esperando a { $who }…
agree-yes = De acuerdo
agree-no = No
agree-withdraw = Retirar
agree-declined = La respuesta es no.
adjourned = Esta partida está aplazada. Sigue cuando todos quieran.
adjourned-play-on = Seguir jugando
adjourn = Aplazar la partida
away-long = { $who } lleva un rato fuera.
away-stand-in = Que el ordenador juegue por { $who }
away-meanwhile = Mientras no estabas, { $name } (el ordenador) jugó por ti: { $choices ->
    [one] una decisión
   *[other] { $choices } decisiones
}, { $match ->
    [yes] desde el reparto { $deal } de la partida { $game }.
   *[no] desde el reparto { $deal }.
}
away-gone = { $who } ha dejado la mesa para siempre.
away-invite-else = Invitar a otra persona
absence-replace = También pueden invitar a otra persona al asiento. Quien estaba ausente lo recupera al volver, si nadie lo ha ocupado.
clock = Tiempo
clock-left = Tiempo restante: { $time }
clock-low = Te quedan { $seconds } segundos.
clock-none = Sin reloj
clock-move = { $seconds } segundos por jugada
clock-game = { $minutes } minutos y { $increment } segundos por jugada
clock-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
clock-none-why = Cada cual se toma el tiempo que quiera.
clock-move-why = El tiempo empieza de nuevo con cada jugada.
clock-game-why = El tiempo es para toda la partida; cada jugada añade un poco.
clock-days-why = Jugad cuando queráis; el tiempo corre también cuando no hay nadie en la mesa.
friend-notify = Ajustes: avisarme cuando me toque
clock-flag = Cuando se acaba el tiempo
clock-flag-lose = Quien se queda sin tiempo pierde la partida.
clock-flag-computer = El ordenador termina la partida por quien se queda sin tiempo.
absence = Después pueden
absence-choose = dejar jugar al ordenador, o aplazar
absence-computer = dejar jugar al ordenador
absence-adjourn = aplazar la partida
absence-rule = Si alguien falta durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, los demás pueden { $absence ->
    [computer] dejar jugar al ordenador hasta que vuelva
    [adjourn] aplazar la partida
   *[choose] dejar jugar al ordenador hasta que vuelva, o aplazar la partida
}.
match-length = Duración
match-single = Una sola partida
match-best = Al mejor de { $games } partidas; quien pierde da la siguiente
friend-away = Si alguien se ausenta, los demás esperan
friend-away-wait = lo que haga falta
friend-away-computer = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
