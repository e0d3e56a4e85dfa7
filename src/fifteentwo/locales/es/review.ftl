# El análisis de una partida.

review-title = Análisis
review-games = Tus partidas
review-won = Victoria contra { $others }, { $score }
review-lost = Derrota contra { $others }, { $score }
review-between = { $sides }, { $score }
review-game = Partida { $number } de { $of }
review-begun = Se está analizando la partida.
review-working = Analizando la partida: { $percent }
review-old = Este análisis se hizo con datos anteriores del motor.
review-again = Analizar de nuevo
review-open-saved = Abrir una partida guardada
review-sign-in = Iniciar sesión
review-luck = Suerte

review-curve = Probabilidad de ganar
review-curve-label = { $person ->
    [you] Tu probabilidad de ganar
   *[other] La probabilidad de ganar de { $who }
}, desde el corte para repartir hasta el final. Las flechas llevan de un suceso a otro; después hay una tabla.
review-curve-table = Mostrar la curva como tabla
review-line-win = de ganar
review-line-match = de ganar el encuentro
review-line-skunk = { $what ->
    [lurch] de ganar con lurch
   *[skunk] de ganar con skunk
}
review-line-skunked = { $what ->
    [lurch] de no sufrir un lurch
   *[skunk] de no sufrir un skunk
}
review-head-deal = Reparto
review-head-step = Paso
review-head-event = Suceso
review-head-score = Tanteo
review-head-win = Ganar
review-head-skunk = { $what ->
    [lurch] Con lurch
   *[skunk] Con skunk
}
review-head-skunked = { $what ->
    [lurch] Lurch en contra
   *[skunk] Skunk en contra
}
review-head-match = Encuentro
review-deal = Reparto { $number }
review-deals = { $person ->
    [you] Reparto { $number }, repartes tú
   *[other] Reparto { $number }, reparte { $who }
}
review-begins = Empieza la partida.
review-step = Paso { $number } de { $of }
review-now = { $who }: { $chance }
review-skunk-now = { $what ->
    [lurch] Con lurch
   *[skunk] Con skunk
}: { $chance }
review-skunked-now = { $what ->
    [lurch] Lurch en contra
   *[skunk] Skunk en contra
}: { $chance }
review-match-now = Encuentro: { $chance }
review-dealer = R
review-dealer-beside = junto al tanteo de quien reparte
review-curve-knows = La curva conoce todas las cartas; una nota solo tiene en cuenta lo que el jugador podía ver.
review-luck-cards = suerte con las cartas
review-luck-starter = suerte con la carta de corte
review-previous = Paso anterior
review-next = Paso siguiente
review-previous-key = Momento clave anterior
review-next-key = Momento clave siguiente
review-press-arrows = ← →
review-press-shift = Mayús
review-press-steps = pasos
review-press-deals = repartos
review-press-moments = momentos clave
review-press-all = todas las cartas
review-press-retry = volver a intentarlo
review-position = Posición en la partida
review-change = { $before } → { $after }

review-band-none = buena elección
review-band-inaccuracy = imprecisión
review-band-mistake = error
review-band-blunder = error grave
review-mark = Reparto { $deal }, { $band }: { $cards }, { $loss }
review-cost = { $band }, { $loss }

review-view = Cartas que se muestran
review-as-seen = { $person ->
    [you] Lo que veías
   *[other] Lo que veía { $who }
}
review-all-cards = Todas las cartas
review-starter = Carta de corte
review-crib = { $person ->
    [you] Tu crib
   *[other] Crib de { $who }
}
review-count = Cuenta
review-hand = { $person ->
    [you] Tus cartas
   *[other] Cartas de { $who }
}

review-threw = { $person ->
    [you] Descartaste { $cards }
   *[other] { $who } descartó { $cards }
}
review-played = { $person ->
    [you] Jugaste { $cards }
   *[other] { $who } jugó { $cards }
}
review-forced = No había nada que elegir.
review-unknown = Esta elección no tiene nota, porque hay cartas desconocidas.
review-mixed = { $cards } es correcta: el juego perfecto la alterna con otras cartas.
review-is-best = { $cards } es la mejor elección.
review-why-discard = Lo mejor era { $best }: la mano cuenta { $handway ->
    [more] { $hand } más
    [less] { $hand } menos
   *[same] lo mismo
}, { $whose ->
    [own] el crib propio
   *[other] el crib rival
} recibe { $cribway ->
    [more] { $crib } más
    [less] { $crib } menos
   *[same] lo mismo
} y el juego aporta { $playway ->
    [more] { $play } más
    [less] { $play } menos
   *[same] lo mismo
}.
review-why-card = { $way ->
    [more] Lo mejor era { $best }: a partir de ahí aporta { $points } puntos más en total.
    [less] Lo mejor era { $best }: aporta { $points } puntos menos en total, pero gana más a menudo con este tanteo.
   *[same] Lo mejor era { $best }: aporta lo mismo en total y gana más a menudo con este tanteo.
}
review-points = En puntos esperados: { $points }
review-unclear = La pérdida es menor que el doble de su error, así que puede que no haya ninguna.
review-head-choice = Elección
review-head-hand = Mano
review-head-crib = Crib
review-head-pegging = Juego
review-head-net = Neto
review-head-chance = Ganar %
review-tag-best = la mejor
review-tag-chosen = elegida
review-options = { $number ->
    [one] La única opción
   *[other] Las { $number } opciones
}
review-options-caption = Las opciones y sus cifras, la mejor primero
review-retry = Volver a intentarlo
review-play-on = Seguir jugando desde aquí
review-explore = Explorar
review-retry-discard = Elige { $number ->
    [one] una carta
   *[other] { $number } cartas
} para descartar. Ves lo mismo que se veía entonces.
review-retry-card = Elige una carta para jugar. Ves lo mismo que se veía entonces.
review-retry-grade = Valorar esta elección
review-retry-result = { $cards }: { $band }, { $loss }
review-retry-leave = Volver al análisis

review-key-moments = Momentos clave
review-no-errors = Ninguna elección costó lo bastante como para mencionarla.
review-best-was = lo mejor era { $cards }
review-luckiest = La carta de corte con más suerte: { $card }
review-turning = Punto de inflexión: reparto { $number }
review-decisions = Decisiones
review-decisions-of = { $person ->
    [you] Las tuyas
   *[other] { $who }
}
review-practise = Practicar estos errores
review-progress = ¿Qué nivel tengo?
review-deal-by-deal = Reparto por reparto
review-figures = { $decisions ->
    [one] Una decisión libre
   *[other] { $decisions } decisiones libres
}, con un coste medio de { $mean } de una victoria (± { $error } al 95 %): { $inaccuracies ->
    [one] una imprecisión
   *[other] { $inaccuracies } imprecisiones
}, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}, { $blunders ->
    [one] un error grave
   *[other] { $blunders } errores graves
}.

review-ledger = Dónde se decidió la partida
review-ledger-of = { $person ->
    [you] % de una victoria, desde tu lado
   *[other] % de una victoria, desde el lado de { $who }
}
review-ledger-of-match = { $person ->
    [you] % del encuentro, desde tu lado
   *[other] % del encuentro, desde el lado de { $who }
}
review-part = Parte
review-change-head = Cambio
review-chance-head = Probabilidad
review-expectation = Al principio
review-part-cut = Corte para repartir
review-part-cards = { $person ->
    [you] Tus cartas
   *[other] Cartas de { $who }
}
review-part-starter = Cartas de corte
review-part-decisions = { $person ->
    [you] Tus decisiones
   *[other] Decisiones de { $who }
}
review-part-unseen = Lo que nadie podía ver
review-part-model = Error del modelo
review-result = Resultado
review-even-luck = { $person ->
    [you] Con la misma suerte, ganas esta partida el { $chance } de las veces.
   *[other] Con la misma suerte, { $who } gana esta partida el { $chance } de las veces.
}
review-even-luck-match = { $person ->
    [you] Con la misma suerte, ganas el encuentro desde aquí el { $chance } de las veces.
   *[other] Con la misma suerte, { $who } gana el encuentro desde aquí el { $chance } de las veces.
}
review-outside = { $person ->
    [you] Con la misma suerte, tu resultado se estima en el { $chance } de una victoria. Una estimación puede quedar fuera de 0 a 100 %.
   *[other] Con la misma suerte, el resultado de { $who } se estima en el { $chance } de una victoria. Una estimación puede quedar fuera de 0 a 100 %.
}

review-note-unknown = Algunas cartas de { $who } son desconocidas: esas decisiones no tienen nota, no hay balance de la suerte y la curva solo tiene un punto por reparto.
review-note-unfinished = El registro termina antes que la partida, así que el balance acaba en la probabilidad de ganar de ese momento.
review-note-resigned = Esta partida se abandonó, así que el balance acaba en la probabilidad de ganar justo antes.
review-note-out-of-time = Esta partida se perdió por tiempo, así que el balance acaba en la probabilidad de ganar justo antes.
review-note-claims = Los puntos cantados, las reclamaciones y los nombres de los comodines se juzgan frente a rivales que cuentan sin errores.
review-note-sampled = Estas reglas no están resueltas: las pérdidas, la curva y el balance de la suerte salen de muestras y tienen errores.
review-note-unchecked = Sin comprobar: { $text }.
review-note-computer = Las elecciones del ordenador, { $number } en total, resultan iguales al volver a calcularlas a partir de lo que veía.
review-note-computer-wrong = { $number ->
    [one] Una elección del ordenador resulta distinta al volver a calcularla. Una versión nueva de este programa puede elegir de otro modo.
   *[other] { $number } elecciones del ordenador resultan distintas al volver a calcularlas. Una versión nueva de este programa puede elegir de otro modo.
}

# Lo que el ordenador veía y sopesó en una elección, vuelto a calcular.
review-computer-title = Lo que el ordenador veía y sopesó
review-computer-saw = Veía sus propias cartas y lo que había en la mesa, como aquí, y nada más.
review-computer-weighed = La probabilidad de cada elección
review-computer-same = Recalculada a partir de eso y del secreto de la partida: la misma elección.
review-computer-other = Recalculada a partir de eso y del secreto de la partida: { $cards }. Una versión nueva de este programa puede elegir de otro modo.
review-computer-hidden = Este registro no muestra la elección. Recalculada, es { $cards }.
review-computer-unknown = Esta elección no se puede recalcular: la partida no tiene secreto, eligió un programa ajeno, o el ordenador aún leía sus tablas.

# Anuncios, muggins y nombres de comodines. $missed es «none» cuando los puntos no dicen qué faltaba.
review-claimed = { $person ->
    [you] Cantaste { $points }
   *[other] { $who } cantó { $points }
}
review-called = { $person ->
    [you] Reclamaste { $points } por muggins
   *[other] { $who } reclamó { $points } por muggins
}
review-passed = { $person ->
    [you] Aceptaste lo cantado
   *[other] { $who } aceptó lo cantado
}
review-named = { $person ->
    [you] Nombraste { $cards }
   *[other] { $who } nombró { $cards }
}
review-count-right = Era correcto.
review-nothing-missed = No faltaba nada.
review-right-claim = { $missed ->
    [none] Lo correcto es { $points }.
   *[some] Lo correcto es { $points }. Faltaba: { $missed }.
}
review-right-call = { $missed ->
    [none] A lo cantado le faltaban { $points }.
   *[some] A lo cantado le faltaban { $points }: { $missed }.
}
review-not-called = { $missed ->
    [none] A lo cantado le faltaban { $points } y nadie los reclamó.
   *[some] A lo cantado le faltaban { $points }: { $missed }.
}
review-went = { $person ->
    [you] Fuiste en sentido { $way ->
        [clockwise] horario
       *[anticlockwise] antihorario
    }
   *[other] { $who } fue en sentido { $way ->
        [clockwise] horario
       *[anticlockwise] antihorario
    }
}
review-path-worse = El otro sentido gana más a menudo.
review-path-right = El otro sentido no gana más a menudo.
review-better-named = { $cards } cuenta más.
review-set = { $kind ->
    [fifteen] quince { $cards }
    [thirty_one] treinta y uno { $cards }
    [run] escalera { $cards }
    [pair] pareja { $cards }
    [flush] color { $cards }
    [nobs] nobs { $cards }
   *[nineteen] diecinueve
}
review-gave-up = { $way ->
    [gained] { $points ->
        [one] un punto ganado
       *[other] { $points } puntos ganados
    }
   *[lost] { $points ->
        [one] un punto cedido
       *[other] { $points } puntos cedidos
    }
}
review-combinations = Las combinaciones
review-head-combination = Combinación
review-head-points = Puntos
review-tag-missed = faltaba
review-counts = { $counts ->
    [one] Una cuenta cantada o reclamada
   *[other] { $counts } cuentas cantadas o reclamadas
}: { $wrong ->
    [0] todo correcto.
    [one] una incorrecta, puntos cedidos: { $points }.
   *[other] { $wrong } incorrectas, puntos cedidos: { $points }.
}

# Los juegos para una persona.
review-solo-title = { $game }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
review-solo-curve = Puntos esperados
review-solo-curve-label = Puntos esperados, desde la primera carta hasta el final. Las flechas llevan de un suceso a otro; sigue una tabla.
review-solo-line-value = puntos esperados
review-solo-line-par = par
review-solo-line-target = necesario para ganar
review-solo-head-expected = Esperado
review-solo-head-lost = Cedido
review-solo-now = Esperado: { $points }
review-solo-mark = { $band }: { $choice } −{ $loss }
review-solo-cost = { $band }, { $loss } puntos
review-solo-why = Lo mejor era { $best }: vale { $points } puntos más en promedio.
review-solo-is-best = Ninguna otra elección vale más.
review-solo-retry = Elige de nuevo en la mesa. Ves lo mismo que se veía entonces.
review-solo-costliest = Las decisiones más caras
review-solo-in-order = Por orden
review-solo-went = Adónde fueron los puntos
review-solo-expected = Esperado con la primera carta
review-solo-total = Total
review-solo-lost = Puntos cedidos
review-solo-par = Par
review-solo-legal-par = Par en el orden de las cartas
review-solo-between = { $least } a { $most }
review-solo-unfinished = El registro termina antes que la partida.
review-solo-no-par = Las cartas que no se destaparon son desconocidas, así que no hay par.
review-solo-assisted = En esta partida hubo ayuda.
review-solo-swaps = Un intercambio siempre se puede deshacer; por eso los intercambios no tienen nota y solo cuenta el resultado.
review-solo-figures = { $decisions ->
    [one] Una decisión costó
   *[other] { $decisions } decisiones costaron
} { $points } puntos: { $inaccuracies ->
    [one] una imprecisión
   *[other] { $inaccuracies } imprecisiones
}, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}, { $blunders ->
    [one] un error grave
   *[other] { $blunders } errores graves
}.
