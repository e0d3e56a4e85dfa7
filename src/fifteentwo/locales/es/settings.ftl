# Los ajustes, y las palabras con que se buscan.

settings-title = Ajustes
settings-search = Buscar ajustes
settings-found = { $count ->
    [one] 1 ajuste encontrado
   *[other] { $count } ajustes encontrados
}
settings-not-found = Ningún ajuste coincide con «{ $search }».
settings-clear = Mostrar todos los ajustes

## Las secciones

settings-you = Tú
settings-pace = Velocidad
settings-table = Cartas y mesa
settings-sound = Sonido
settings-looks = Pantalla
settings-play = Forma de jugar
settings-all = Todos los ajustes

## Tú

settings-name = Tu nombre
settings-account = Cuenta
settings-account-why = Seguir jugando en otro dispositivo
settings-push = Avisarme cuando me toque
settings-push-why = En partidas con otras personas, mientras la página está cerrada
settings-push-insecure = Las notificaciones necesitan una dirección que empiece por https.
settings-push-unsupported = Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
settings-push-denied = Las notificaciones de esta página están bloqueadas en los ajustes del navegador.
settings-push-failed = No se puede contactar con el servicio de notificaciones del navegador.
settings-language = Idioma
settings-language-of-browser = Idioma del navegador

## Velocidad

settings-count-speed = Velocidad del recuento
settings-count-speeds = { $speed ->
    [0] al instante
    [1] 1, la más rápida
    [9] 9, la más lenta
   *[other] { $speed } de 9
}
settings-bot-pace = Velocidad del ordenador
settings-pace-instant = Al instante
settings-pace-fast = Rápida
settings-pace-normal = Normal
settings-pace-slow = Lenta
settings-auto-deal = Cortar y repartir por mí
settings-auto-deal-why = En tu primera partida cortas y repartes tú; después, esto queda activado.
settings-auto-go = Go automático
settings-auto-go-why = Tras un momento, cuando no me cabe ninguna carta.

## Cartas y mesa

settings-preview = La mesa según lo elegido abajo
settings-deck = Cartas
settings-deck-classic = Clásicas
settings-deck-four-colour = Cuatro colores
settings-deck-large = Letra grande
settings-back = Dorso de las cartas
settings-back-red = Rojo
settings-back-blue = Azul
settings-back-green = Verde
settings-felt = Tapete
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-wine = Burdeos
settings-felt-slate = Pizarra
settings-board = Tablero
settings-board-continuous = Largo
settings-board-classic = Clásico
settings-wood = Madera
settings-wood-oak = Roble
settings-wood-walnut = Nogal
settings-wood-birch = Abedul
settings-pegs = Clavijas
settings-pegs-classic = Clásicas
settings-pegs-sea = Mar
settings-pegs-steel = Acero

## Sonido

settings-volume = Volumen
settings-volumes = { $percent ->
    [0] apagado
   *[other] { $percent } %
}
settings-sound-deal = El reparto
settings-sound-card = Una carta jugada
settings-sound-peg = Anotar en el tablero
settings-sound-crash = Un crash
settings-sound-go = Go y treinta y uno
settings-sound-turn = Mi turno
settings-sound-end = El final de una partida
settings-spoken = Decir la cuenta
settings-spoken-why = La voz de este dispositivo dice la cuenta, los go y los puntos de cada mano.
settings-haptics = Vibración
settings-haptics-why = Los teléfonos que pueden vibran cuando juego una carta y cuando se anotan puntos.

## Pantalla

settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-contrast-why = Colores y bordes más marcados. Siempre activado si tu sistema lo pide.
settings-motion = Menos movimiento
settings-motion-why = Nada se mueve ni se funde. Siempre activado si tu sistema lo pide.
settings-left-handed = Disposición para zurdos
settings-left-handed-why = Los botones y los paneles laterales cambian de lado.

## Forma de jugar

settings-own-pegs = Mover las clavijas yo
settings-own-pegs-why = La partida espera hasta que he anotado mis puntos.
settings-tutor = Tutor
settings-tutor-why = Avisa antes de elegir cartas que costarían más que esto. Esas partidas quedan marcadas como jugadas con ayuda.
settings-tutor-off = No
settings-tutor-percent = { $percent } % de una victoria
settings-tutor-half-point = medio punto
settings-tutor-point = 1 punto

## Todos los ajustes

settings-setup = Las partidas personalizadas empiezan con
settings-setup-none = La partida normal. Guarda otra en «Partida personalizada».
settings-setup-forget = Usar la partida normal
settings-file = Archivo de ajustes
settings-file-why = Lleva tus ajustes a otro navegador o dispositivo.
settings-export = Exportar
settings-import = Importar
settings-import-done = Se han importado los ajustes.
settings-import-bad = Este archivo no contiene ajustes de fifteentwo.
settings-reset = Restablecer todos los ajustes
settings-reset-done = Se han restablecido los ajustes.

## Further words that a search finds a setting by

settings-also-name = jugador apodo
settings-also-account = sesión llave contraseña dispositivo exportar borrar datos
settings-also-push = notificación push aviso recordatorio turno
settings-also-language = traducción inglés alemán francés español language sprache langue
settings-also-bot-pace = rival bot rápido lento espera animación
settings-also-count-speed = contar mostrar rápido lento
settings-also-auto-deal = automático barajar corte
settings-also-auto-go = automático decir
settings-also-deck = figuras tamaño grande índice color
settings-also-felt = paño mesa color fondo
settings-also-board = tablero de cribbage pista
settings-also-wood = tablero color
settings-also-pegs = color fichas
settings-also-sound = audio ruido silencio silenciar
settings-also-spoken = voz leer alta anunciar sonido
settings-also-haptics = háptica vibrar teléfono móvil
settings-also-theme = modo noche aspecto colores
settings-also-contrast = accesibilidad vista
settings-also-motion = animación reducido accesibilidad
settings-also-left-handed = mano izquierda espejo lado accesibilidad
settings-also-own-pegs = mano tablero anotar
settings-also-tutor = entrenador avisar error aprender profesor tutor
settings-also-by-sets = contar mano combinaciones
settings-also-let-stand = muggins reclamar
settings-also-setup = predeterminado reglas rival
settings-also-file = exportar importar copia guardar cargar transferir
settings-also-reset = predeterminado original inicio
