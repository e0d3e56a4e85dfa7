# Lo que se dice de vez en cuando en una mesa: de la partida, de un reparto numerado, del ordenador que sigue jugando.

sheet-title = Esta partida
sheet-rules = Reglas
sheet-match = Encuentro
sheet-scores = Lo que puntúa, y las teclas
sheet-record = Descargar la partida
sheet-record-why = Un archivo de texto con todo lo que has visto de esta partida. Puedes volver a abrirlo desde el vestíbulo.
sheet-check = Comprobar las cartas
sheet-check-why = El servidor se comprometió con sus barajados antes de que tu navegador añadiera una sal; al terminar la partida puedes volver a calcular todas sus cartas.
sheet-resign = Abandonar…
sheet-resign-title = ¿Abandonar esta partida?
sheet-resign-cost = { $title ->
    [lurch] { $points ->
        [one] Pierdes con el marcador actual, con lurch: un punto de encuentro para { $winners }.
       *[other] Pierdes con el marcador actual, con lurch: { $points } puntos de encuentro para { $winners }.
    }
    [skunk] { $points ->
        [one] Pierdes con el marcador actual, con skunk: un punto de encuentro para { $winners }.
       *[other] Pierdes con el marcador actual, con skunk: { $points } puntos de encuentro para { $winners }.
    }
    [double] { $points ->
        [one] Pierdes con el marcador actual, con doble skunk: un punto de encuentro para { $winners }.
       *[other] Pierdes con el marcador actual, con doble skunk: { $points } puntos de encuentro para { $winners }.
    }
   *[none] { $points ->
        [one] Pierdes con el marcador actual: un punto de encuentro para { $winners }.
       *[other] Pierdes con el marcador actual: { $points } puntos de encuentro para { $winners }.
    }
}
sheet-resign-yes = Abandonar
sheet-resign-no = Seguir jugando
sheet-warming = Preparando…

## El ordenador sigue en lugar del jugador

watch-button = Mirar
watch-ask-title = ¿Dejar que siga el ordenador?
watch-ask-words = Elige por ti hasta que lo pares, y entonces la partida cuenta como jugada por el ordenador.
watch-on = El ordenador sigue solo.
watch-waiting = El ordenador espera.
watch-begins = El ordenador sigue. P: pausa, N: siguiente jugada, Escape: parar.
watch-goes-on = El ordenador continúa.
watch-paused = El ordenador espera. N: siguiente jugada.
watch-stopped = El ordenador ha parado. Te toca otra vez.

## Una partida de repartos numerados

numbered-deal = reparto { NUMBER($number, useGrouping: 0) }
numbered-daily = reparto del día { $day }
numbered-why = El mismo número es el mismo reparto en cualquier máquina.
numbered-assisted = con ayuda
numbered-assisted-why = Se deshizo o se mostró algo, o el reparto ya se conocía: se cuenta aparte.
numbered-by-computer = jugada por el ordenador
numbered-by-computer-why = El ordenador ha jugado en esta partida: no se cuenta en ningún sitio.
numbered-replayed = Ya has tenido este reparto: se cuenta aparte.
