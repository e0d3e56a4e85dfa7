# Lo que una mesa pide además de cartas: una cuenta, un muggins, el nombre de un comodín, un sentido por el tablero.

## Una cuenta

claim-card-of = { $whose ->
    [mine] Tu { $card }
   *[theirs] { $card } de { $name }
}
claim-prompt = { $title }: ¿cuántos puntos? De 0 a { $to }.
claim-counts = { $of ->
    [crib] { $name } cuenta el crib.
    [card] { $name } cuenta { $card }.
   *[hand] { $name } cuenta una mano.
}
claim-none = Cantar…
claim-press = Cantar { $points }
claim-by-sets = Contar combinación a combinación
claim-by-sets-why = Donde cuentas tú tus manos: elige las cartas de cada combinación.
claim-sets-prompt = Elige las cartas de una combinación y luego «Contar estas».
claim-count-these = Contar estas
claim-count-cards = Contar { $cards }
claim-all = Eso es todo: cantar { $points }
claim-sets = Combinaciones ya contadas
claim-no-sets = Todavía nada contado.
claim-total = { $points } en total
claim-cards = Cartas por contar

## El teclado de números

pad-label = Número, de { $from } a { $to }
pad-none = todavía sin número
pad-erase = Borrar

## Un muggins

call-prompt = { $points ->
    [0] { $of ->
        [crib] { $name } no canta nada por el crib.
        [card] { $name } no canta nada por { $card }.
       *[hand] { $name } no canta nada por la mano.
    }
   *[other] { $of ->
        [crib] { $name } canta { $points } por el crib.
        [card] { $name } canta { $points } por { $card }.
       *[hand] { $name } canta { $points } por la mano.
    }
}
call-missed = ¿Cuántos puntos se pasaron por alto?
call-your-turn = Te toca.
call-none = Muggins…
call-stand = Continuar
call-press = Muggins por { $points }
call-always = Dar por buenas todas las cuentas
call-always-why = En muggins, no preguntarme nunca si reclamo.
call-others = { $name } puede reclamar muggins.

## Cantar durante el juego

claims-label = Puntos que cantas por tu carta; sin elegir, no cantas nada
claims-short = Cantar
claims-muggins = ¡Muggins!
claims-play = Jugar { $card } por { $points }

## El nombre de un comodín

joker-play = El comodín se juega como…
joker-counts = { $of ->
    [starter] La carta de corte es un comodín. Cuenta como…
    [crib] { $whose ->
        [mine] El comodín de tu crib cuenta como…
       *[theirs] El comodín del crib de { $name } cuenta como…
    }
   *[hand] { $whose ->
        [mine] El comodín de tu mano cuenta como…
       *[theirs] El comodín de la mano de { $name } cuenta como…
    }
}
joker-several = Comodín { $place } de { $of }
joker-prompt = Elige como qué cuenta el comodín.
joker-prompt-best = Lo que más cuenta es { $cards }; puedes elegir otra cosa.
joker-prompt-play = Elige qué es el comodín.
joker-prompt-most = Elige qué es el comodín: { $most } como mucho.
joker-none = Elige una carta
joker-count = { $jokers ->
    [one] Contarlo como { $cards }
   *[other] Contarlos como { $cards }
}
joker-play-as = Jugarlo como { $card }
joker-best = lo que más cuenta
joker-grid = Qué es el comodín
joker-rank = Valor del comodín
joker-suit = Palo del comodín
joker-too-high = pasaría de 31
joker-cancel = Otra carta
joker-waits = { $name } está nombrando un comodín.

## Un sentido por el tablero «crash»

way-heading = ¿En qué sentido por el tablero?
way-prompt = Te anotas { $points }. ¿En qué sentido? Vale para toda la partida.
way-waits = { $name } está eligiendo un sentido por el tablero.
way-none = Elige tu sentido
way-clockwise = Sentido horario
way-counter = Sentido antihorario
way-press = { $way ->
    [clockwise] Ir en sentido horario
   *[counter] Ir en sentido antihorario
}

## Lo que haría allí una carta

foreseen-nothing = No puntúa nada.
foreseen-pegs = Puntúa { $points }: tu clavija va a { $hole }.
foreseen-some = Puntúa { $points }.
foreseen-chooses = Puntúa { $points }; después eliges tu sentido.
foreseen-back = Devuelve la clavija de delante de { $name } a { $to }.
foreseen-off = Echa del tablero la clavija de delante de { $name }.
foreseen-on = Empuja la clavija de atrás de { $name } a { $to }.
foreseen-my-back = Tu propia clavija de delante vuelve a { $to }.
foreseen-my-off = Tu propia clavija de delante sale del tablero.
foreseen-my-on = Tu propia clavija de atrás pasa a { $to }.

## Lo que estaba mal en una cuenta

verdict-short = { $claim ->
    [0] No se cantó nada, y { $points ->
        [one] hay 1.
       *[other] hay { $points }.
    }
   *[other] Se cantó { $claim }, y hay { $points }.
}
verdict-over = { $points ->
    [0] Se cantó { $claim }, pero no hay nada.
    [one] Se cantó { $claim }, pero solo hay 1.
   *[other] Se cantó { $claim }, pero solo hay { $points }.
}
verdict-of = { $card }: { $verdict }
verdict-corrected = Se corrige.
verdict-lost = Lo que se pasó por alto se pierde.
verdict-open = Lo que se pasó por alto es de quien lo reclame.
verdict-penalty = Dos puntos de penalización para el otro lado.
verdict-excess = Lo que sobraba es para el otro lado.

## Lo que se respondió, en el registro

told-turns-up = { $person ->
    [you] { $who } descubres { $cards }.
   *[other] { $who } descubre { $cards }.
}
told-turns-up-crib = { $person ->
    [you] { $who } descubres el crib, { $cards }.
   *[other] { $who } descubre el crib, { $cards }.
}
told-claims-nothing = { $person ->
    [you] { $who } no cantas nada.
   *[other] { $who } no canta nada.
}
told-claims = { $person ->
    [you] { $who } cantas { $points }.
   *[other] { $who } canta { $points }.
}
told-calls = { $person ->
    [you] { $who } reclamas muggins por { $points }.
   *[other] { $who } reclama muggins por { $points }.
}
told-stands = { $person ->
    [you] { $who } das por buena la cuenta.
   *[other] { $who } da por buena la cuenta.
}
told-names = { $person ->
    [you] { $jokers ->
        [one] { $who } nombras el comodín: { $cards }.
       *[other] { $who } nombras los comodines: { $cards }.
    }
   *[other] { $jokers ->
        [one] { $who } nombra el comodín: { $cards }.
       *[other] { $who } nombra los comodines: { $cards }.
    }
}
told-goes = { $way ->
    [clockwise] { $person ->
        [you] { $who } vas en sentido horario.
        [ours] { $who } vais en sentido horario.
        [they] { $who } van en sentido horario.
       *[other] { $who } va en sentido horario.
    }
   *[counter] { $person ->
        [you] { $who } vas en sentido antihorario.
        [ours] { $who } vais en sentido antihorario.
        [they] { $who } van en sentido antihorario.
       *[other] { $who } va en sentido antihorario.
    }
}
told-back = { $person ->
    [you] ¡Crash! Tu clavija de delante vuelve a { $to }.
   *[other] ¡Crash! La clavija de delante de { $who } vuelve a { $to }.
}
told-off = { $person ->
    [you] ¡Crash! Tu clavija de delante sale del tablero.
   *[other] ¡Crash! La clavija de delante de { $who } sale del tablero.
}
told-on = { $person ->
    [you] ¡Crash! Tu clavija de atrás pasa a { $to }.
   *[other] ¡Crash! La clavija de atrás de { $who } pasa a { $to }.
}
told-thrown = { $person ->
    [you] ¡Crash! Tus clavijas están ahora en { $rear } y { $front }.
   *[other] ¡Crash! Las clavijas de { $who } están ahora en { $rear } y { $front }.
}
