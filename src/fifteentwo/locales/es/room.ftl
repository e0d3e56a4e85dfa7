# Lo que dice cada mesa, sea cual sea el juego.

room-lost = Conexión perdida, reintentando…
room-watching = Miran: { $names }
room-past-deal = Reparto anterior
room-say = Decir algo
room-says = { $who }: { $words }
room-no-seat = Esta partida ya no existe o pertenece a otro navegador.
room-your-turn = Te toca · { $title }
room-taken-back = Se ha deshecho la última jugada.
room-seat-lost = { $successor } sigue en lugar de { $name }: { $reason }.
room-with-tutor = { $person ->
    [you] { $who } juegas con el tutor.
   *[other] { $who } juega con el tutor.
}
room-asks-for-hint = { $person ->
    [you] { $who } pides una pista.
   *[other] { $who } pide una pista.
}
bar-log = Registro
bar-game = Esta partida
bar-undo = Deshacer
bar-ask-undo = Pedir deshacer
bar-hint = Pista
bar-card = La carta
bar-numbers = Cifras
bar-for-points = A puntos
bar-for-win = A ganar
bar-looking = Pista…
bar-explore = Explorar
bar-close-hint = Cerrar la pista
bar-pause = Pausa
bar-go-on = Seguir
bar-next = Siguiente
bar-stop = Parar
bar-actions = Tu jugada
log-title = Registro
log-empty = Todavía no ha pasado nada.
