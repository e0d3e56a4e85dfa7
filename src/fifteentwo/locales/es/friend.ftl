# Jugar con personas en otros dispositivos.

friend-title = Jugar con amigos
friend-home = Inicio
friend-club = Velada de club
friend-your-name = Tu nombre
friend-invite = Invitar a alguien
friend-open = Abrir una mesa
friend-join = Aceptar una invitación
friend-sit = Sentarse
friend-invited = Te han invitado a una partida de cribbage.
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
friend-begins = La partida sigue en cuanto se ocupe el asiento.
friend-invite-why = Recibes un enlace y una imagen para escanear. No hace falta ninguna cuenta.
friend-join-why = Abre el enlace que te han enviado, o escribe aquí el enlace o el código.
friend-link = Enlace de la invitación
friend-not-a-link = Esto no es ni el enlace ni el código de una invitación.
friend-scan = Escanéalo con un móvil, o envía el enlace. Sirve una sola vez.
friend-link-or-code = Enlace o código de la invitación
friend-or-code = O elige «Jugar con amigos» en el otro dispositivo y escribe este código:
friend-away = Si alguien se ausenta, el ordenador puede jugar
friend-away-wait = nunca
friend-away-computer = { $minutes ->
    [one] después de un minuto
   *[other] después de { $minutes } minutos
}
friend-away-rule = { $minutes ->
    [one] Si alguien se ausenta más de un minuto, los demás pueden dejar que juegue el ordenador hasta que vuelva.
   *[other] Si alguien se ausenta más de { $minutes } minutos, los demás pueden dejar que juegue el ordenador hasta que vuelva.
}
friend-away-waits = Si alguien se ausenta, los demás esperan.

## Spectators

friend-spectators = Espectadores
friend-spectators-why = Con un enlace otros pueden mirar. Ven lo que hay en la mesa, nunca una mano ni el crib.
friend-spectators-link = Enlace para mirar
friend-nobody-watches = Nadie está mirando.
friend-make-spectators-link = Crear un enlace para mirar
friend-new-spectators-link = Crear un nuevo enlace para mirar
friend-withdraw-spectators-link = Retirar el enlace para mirar
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
agree-open-cards = { $who } propone que quienes miran vean todas las cartas, una mano después.
agreed-take-back = ¿Deshacer la última jugada?
agreed-adjourn = ¿Aplazar la partida?
agreed-go-on = ¿Seguir jugando?
agreed-open-cards = ¿Enseñar todas las cartas a quienes miran, una mano después?
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
