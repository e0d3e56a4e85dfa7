# Die Analyse eines Spiels, wie `fifteentwo review` sie druckt und als Seite schreibt. $person ist „you“ für den Leser, „many“ für mehrere Spieler.

report-title = { $who }, aus Sicht von { $name }
report-seen-from = Aus Sicht von { $name }.
report-game = Spiel { $number }: { $ended }
report-unfinished = Die Aufzeichnung endet bei { $score }.
report-won = { $person ->
    [you] Du gewinnst { $score }.
    [many] { $who } gewinnen { $score }.
   *[other] { $who } gewinnt { $score }.
}
report-won-by-resignation = { $person ->
    [you] Du gewinnst durch Aufgabe beim Stand von { $score }.
    [many] { $who } gewinnen durch Aufgabe beim Stand von { $score }.
   *[other] { $who } gewinnt durch Aufgabe beim Stand von { $score }.
}
report-won-on-time = { $person ->
    [you] Du gewinnst nach Zeit beim Stand von { $score }.
    [many] { $who } gewinnen nach Zeit beim Stand von { $score }.
   *[other] { $who } gewinnt nach Zeit beim Stand von { $score }.
}

report-curve = Die Gewinnchance
report-curve-label = Die Gewinnchance von { $name } vom Abheben um das Geben bis zum Schluss. Die Tabelle darunter enthält alle Werte.
report-as-table = Die Kurve als Tabelle zeigen
report-where-it-went = Wo das Spiel entschieden wurde
report-where-win = Wo das Spiel entschieden wurde, in Prozent eines Siegs
report-where-match = Wo das Spiel entschieden wurde, in Prozent eines Siegs in der Partie
report-key-moments = Schlüsselmomente
report-decisions = Alle Entscheidungen
report-better = Entscheidungen, die besser hätten sein können

report-kind = { $kind ->
    [start] Beginn
    [cut] Abheben um das Geben
    [deal] Geben
    [discard] Ablage
    [starter] Starter
    [play] Karte
    [count] Zählen
   *[resign] Aufgabe
}
report-part = { $part ->
    [cut] Abheben um das Geben
    [my-cards] Meine Karten
    [their-cards] Gegnerische Karten
    [starter] Starter
    [my-decisions] Meine Entscheidungen
    [their-decisions] Gegnerische Entscheidungen
    [unseen] Was niemand sehen konnte
    [model] Fehler des Modells
    [expectation] Erwartung
   *[result] Ergebnis
}
report-head = { $column ->
    [deal] Blatt
    [player] Spieler
    [what] was
    [cards] Karten
    [chosen] gewählt
    [best] am besten
    [lost] Verlust
    [points] Punkte
    [grade] Urteil
    [why] warum
    [score] Stand
    [dealer] Geber
    [wins] gewinnt
    [match] Partie
    [change] Änderung
   *[chance] Chance
}
report-name-wins = { $name } gewinnt
report-deal = Blatt { $number }
report-end = Ende

report-mark = Blatt { $deal }, { $band }: { $cards } verliert { $loss }.
report-luckiest = Blatt { $deal }, der glücklichste Starter: { $change } %.
report-turning-point = Blatt { $deal }, der Wendepunkt, der die Gewinnchance um { $change } % verändert hat.
report-moment = Blatt { $deal }, eine Entscheidung: { $change } %.
report-decision = Blatt { $deal }, { $what }, { $cards }: { $change } %. { $why }

report-forced = Es gab keine Wahl.
report-mixed = { $cards } ist richtig: Im perfekten Spiel wechselt diese Karte mit anderen ab.
report-is-best = { $cards } ist die beste Wahl.
report-why-discard = Die beste Ablage ist { $best }: Die Hand zählt { $handway ->
    [more] { $hand } mehr
    [less] { $hand } weniger
   *[same] gleich viel
}, { $whose ->
    [own] die eigene Crib
   *[other] die gegnerische Crib
} erhält { $cribway ->
    [more] { $crib } mehr
    [less] { $crib } weniger
   *[same] gleich viel
}, und das Ausspielen bringt { $playway ->
    [more] { $play } mehr
    [less] { $play } weniger
   *[same] gleich viel
}.
report-why-card = { $way ->
    [more] Die beste Karte ist { $best }: Von da an bringt sie unterm Strich { $points } Punkte mehr.
    [less] Die beste Karte ist { $best }: Sie bringt unterm Strich { $points } Punkte weniger, gewinnt bei diesem Stand aber öfter.
   *[same] Die beste Karte ist { $best }: Sie bringt unterm Strich gleich viel und gewinnt bei diesem Stand öfter.
}

report-even-luck = { $person ->
    [you] Bei gleichem Glück gewinnst du { $payoff ->
        [win] dieses Spiel
       *[match] die Partie von hier aus
    } in { $chance } der Fälle.
   *[other] Bei gleichem Glück gewinnt { $name } { $payoff ->
        [win] dieses Spiel
       *[match] die Partie von hier aus
    } in { $chance } der Fälle.
}
report-outside = { $person ->
    [you] Dein Ergebnis bei gleichem Glück wird auf { $chance } eines Siegs geschätzt. Schätzungen können außerhalb von 0 bis 100 % liegen.
   *[other] Das Ergebnis von { $name } bei gleichem Glück wird auf { $chance } eines Siegs geschätzt. Schätzungen können außerhalb von 0 bis 100 % liegen.
}
report-figures = { $name }: { $decisions ->
    [one] Eine freie Entscheidung verlor { $mean } ± { $error } % eines Siegs
   *[other] { $decisions } freie Entscheidungen verloren je { $mean } ± { $error } % eines Siegs
}; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, grobe Fehler { $blunders }.

report-note-unknown = Einige Karten von { $name } sind unbekannt: Diese Entscheidungen haben keine Note, es gibt keine Glücksrechnung, und die Kurve hat nur einen Punkt je Blatt.
report-note-unfinished = Die Aufzeichnung endet vor dem Spiel, daher endet die Rechnung mit der Gewinnchance an dieser Stelle.
report-note-resigned = { $name } hat aufgegeben, daher endet die Rechnung mit der Gewinnchance davor.
report-note-out-of-time = Die Zeit von { $name } ist abgelaufen, daher endet die Rechnung mit der Gewinnchance davor.
report-note-claims = Angesagte und gerufene Punkte und Namen der Joker sind gegen Gegner bewertet, die fehlerlos zählen.
report-note-sampled = Diese Regeln sind nicht gelöst: Verluste, Kurve und Glücksrechnung stammen aus Stichproben und haben Fehler.
