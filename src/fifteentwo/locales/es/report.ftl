# El análisis de una partida, como lo imprime `fifteentwo review` y lo escribe como página. $person es «you» para quien lee y «many» para varios jugadores.

report-title = { $who }, desde el lado de { $name }
report-seen-from = Visto desde el lado de { $name }.
report-game = Partida { $number }: { $ended }
report-unfinished = El registro termina con { $score }.
report-won = { $person ->
    [you] Ganas { $score }.
    [many] { $who } ganan { $score }.
   *[other] { $who } gana { $score }.
}
report-won-by-resignation = { $person ->
    [you] Ganas por abandono con { $score }.
    [many] { $who } ganan por abandono con { $score }.
   *[other] { $who } gana por abandono con { $score }.
}
report-won-on-time = { $person ->
    [you] Ganas por tiempo con { $score }.
    [many] { $who } ganan por tiempo con { $score }.
   *[other] { $who } gana por tiempo con { $score }.
}

report-curve = La probabilidad de ganar
report-curve-label = La probabilidad de ganar de { $name }, desde el corte para repartir hasta el final. La tabla de abajo tiene todos los valores.
report-as-table = Mostrar la curva como tabla
report-where-it-went = Dónde se decidió la partida
report-where-win = Dónde se decidió la partida, en porcentaje de una victoria
report-where-match = Dónde se decidió la partida, en porcentaje de una victoria en el encuentro
report-key-moments = Momentos clave
report-decisions = Todas las decisiones
report-better = Decisiones que podrían haber sido mejores

report-kind = { $kind ->
    [start] comienzo
    [cut] corte para repartir
    [deal] reparto
    [discard] descarte
    [starter] carta de corte
    [play] carta
    [count] cuenta
   *[resign] abandono
}
report-part = { $part ->
    [cut] Corte para repartir
    [my-cards] Mis cartas
    [their-cards] Cartas rivales
    [starter] Cartas de corte
    [my-decisions] Mis decisiones
    [their-decisions] Decisiones rivales
    [unseen] Lo que nadie podía ver
    [model] Error del modelo
    [expectation] Esperanza
   *[result] Resultado
}
report-head = { $column ->
    [deal] reparto
    [player] jugador
    [what] qué
    [cards] cartas
    [chosen] elegida
    [best] la mejor
    [lost] pérdida
    [points] puntos
    [grade] nota
    [why] por qué
    [score] tanteo
    [dealer] reparte
    [wins] gana
    [match] encuentro
    [change] cambio
   *[chance] probabilidad
}
report-name-wins = { $name } gana
report-deal = reparto { $number }
report-end = final

report-mark = Reparto { $deal }, { $band }: { $cards } pierde { $loss }.
report-luckiest = Reparto { $deal }, la carta de corte con más suerte: { $change } %.
report-turning-point = Reparto { $deal }, el punto de inflexión, que cambió la probabilidad de ganar en { $change } %.
report-moment = Reparto { $deal }, una decisión: { $change } %.
report-decision = Reparto { $deal }, { $what }, { $cards }: { $change } %. { $why }

report-forced = No había nada que elegir.
report-mixed = { $cards } es correcta: el juego perfecto la alterna con otras cartas.
report-is-best = { $cards } es la mejor elección.
report-why-discard = El mejor descarte es { $best }: la mano cuenta { $handway ->
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
report-why-card = { $way ->
    [more] La mejor carta es { $best }: a partir de ahí aporta { $points } puntos más en total.
    [less] La mejor carta es { $best }: aporta { $points } puntos menos en total, pero gana más a menudo con este tanteo.
   *[same] La mejor carta es { $best }: aporta lo mismo en total y gana más a menudo con este tanteo.
}

report-even-luck = { $person ->
    [you] Con la misma suerte, ganas { $payoff ->
        [win] esta partida
       *[match] el encuentro desde aquí
    } el { $chance } de las veces.
   *[other] Con la misma suerte, { $name } gana { $payoff ->
        [win] esta partida
       *[match] el encuentro desde aquí
    } el { $chance } de las veces.
}
report-outside = { $person ->
    [you] Con la misma suerte, tu resultado se estima en el { $chance } de una victoria. Una estimación puede quedar fuera de 0 a 100 %.
   *[other] Con la misma suerte, el resultado de { $name } se estima en el { $chance } de una victoria. Una estimación puede quedar fuera de 0 a 100 %.
}
report-figures = { $name }: { $decisions ->
    [one] { $decisions } decisión libre costó { $mean } ± { $error } % de una victoria
   *[other] { $decisions } decisiones libres costaron { $mean } ± { $error } % de una victoria cada una
}; imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.

report-note-unknown = Algunas cartas de { $name } son desconocidas: esas decisiones no tienen nota, no hay balance de la suerte y la curva solo tiene un punto por reparto.
report-note-unfinished = El registro termina antes que la partida, así que el balance acaba en la probabilidad de ganar de ese momento.
report-note-resigned = { $name } abandonó, así que el balance acaba en la probabilidad de ganar justo antes.
report-note-out-of-time = A { $name } se le acabó el tiempo, así que el balance acaba en la probabilidad de ganar justo antes.
report-note-claims = Los puntos cantados, las reclamaciones y los nombres de los comodines se juzgan frente a rivales que cuentan sin errores.
report-note-sampled = Estas reglas no están resueltas: las pérdidas, la curva y el balance de la suerte salen de muestras y tienen errores.
