# Die Meldungen der Kommandozeile.

cli-no-language = { $source }: die Sprache „{ $given }“ gibt es nicht; es gibt { $known }

## Die Analyse eines Spiels für eine Person

solo-review-title = { $name }, nach den Werten des Programms beurteilt
solo-review-game = { $points ->
    [one] Spiel { $number }: 1 Punkt; { $needed } sind zum Sieg nötig.
   *[other] Spiel { $number }: { $points } Punkte; { $needed } sind zum Sieg nötig.
}
solo-review-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels.
solo-review-no-par = In der Aufzeichnung fehlt die Nummer des Blatts. Die nie aufgedeckten Karten sind daher unbekannt, und es gibt kein Par.
solo-review-assisted = Der Spieler hatte Hilfe.
solo-review-swaps = Jeder Tausch lässt sich zurücknehmen. Darum werden Tausche nicht beurteilt, nur das Ergebnis zählt.
solo-review-par = Par: { $points }.
solo-review-par-between = Par: zwischen { $least } und { $most }.
solo-review-legal-par = Par in der Reihenfolge der Karten: { $points }.
solo-review-legal-par-between = Par in der Reihenfolge der Karten: zwischen { $least } und { $most }.
solo-review-sum = Mit der ersten Karte erwartet { $expected }, Glück { $luck }, Entscheidungen { $choices }: { $total } Punkte. Der Standardfehler von Glück und Entscheidungen ist { $error }.
solo-review-lost = Die Entscheidungen haben { $points } Punkte gekostet, mit einem Standardfehler von { $error }: Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, grobe Fehler { $blunders }.
solo-review-choice = gewählt
solo-review-best = am besten
solo-review-loss = Verlust
solo-review-expected = erwartet
solo-review-grade = Urteil
solo-review-band = { $band ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] grober Fehler
}

## Ansagen und Muggins in einer Analyse

review-count-heading = Zählungen, bei denen mehr möglich war
review-count-claimed = Blatt { $deal }: { $name } hat { $said } angesagt, richtig war { $right }. Vergebene Punkte: { $points }; Gewinnchance: { $loss } %.
review-count-called = Blatt { $deal }: { $name } hat { $said } gerufen, übersehen war { $right }. Vergebene Punkte: { $points }; Gewinnchance: { $loss } %.
review-count-passed = Blatt { $deal }: { $name } hat { $right } nicht gerufen. Vergebene Punkte: { $points }; Gewinnchance: { $loss } %.
review-count-named = Blatt { $deal }: { $name } hat { $said } benannt, { $right } zählt mehr. Vergebene Punkte: { $points }; Gewinnchance: { $loss } %.
review-path-graded = Blatt { $deal }: { $name } ging { $way ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen den Uhrzeigersinn
} um das Brett. Gegenüber der anderen Richtung vergeben: { $loss }.

## Die Tabellen von score, peg, discard und play-advice

score-hand = Hand { $cards }, Starter { $starter }
score-hand-alone = Hand { $cards }, ohne Starter
score-crib = Crib { $cards }, Starter { $starter }
score-crib-alone = Crib { $cards }, ohne Starter
score-said = { OPENING($call) }.
score-total = Summe { $points }
score-kind = { $kind ->
    [fifteen] fünfzehn
    [nineteen] neunzehn
    [run] Folge
    [pair] Paar
    [flush] Flush
   *[nobs] Nobs
}
table-head = { $column ->
    [combination] Kombination
    [total] Summe
    [cards] Karten
    [card] Karte
    [count] Stand
    [points] Punkte
    [said] Ansage
    [discard] Ablage
    [hand] Hand
    [crib] Crib
    [play] Spiel
    [spread] Streuung
    [pegs-now] bringt jetzt
    [often] Anteil
    [game-won] Spiel gewonnen
    [match-won] Partie gewonnen
    [best-cuts] beste Starter
   *[worst-cuts] schlechteste Starter
}
figure-signs = Ohne Zeichen: exakt; ±: Standardfehler; ≈: geschätzt.
analysis-compiling = Bei Regeln ohne Tabellen wird die Engine zur ersten Analyse übersetzt; das dauert etwa eine Minute ...
