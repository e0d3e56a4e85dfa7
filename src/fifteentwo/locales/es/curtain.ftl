# La cortina entre quienes comparten una pantalla.

curtain-pass-to = Pasa la pantalla a { $name }
curtain-who = ¿Quién juega?
curtain-why = Las cartas siguen ocultas hasta que se pulse el botón.
curtain-i-am = Soy { $name }
curtain-since = Desde tu último turno
