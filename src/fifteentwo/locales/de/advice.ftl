# Tipps: der Anstoß, der Zug, die Gründe, und woher die Zahlen kommen.

## Am Cribbage-Tisch

nudge-discard = { $rank ->
    [ace] Leg ein Ass ab.
    [jack] Leg einen Buben ab.
    [queen] Leg eine Dame ab.
    [king] Leg einen König ab.
    [joker] Leg einen Joker ab.
   *[two] Leg eine { card-rank } ab.
}
nudge-crib = Hier zählt die Crib mehr als die beste Hand.
nudge-hand = Behalte die beste Hand: Die Crib zählt hier weniger.
nudge-only-card = Du hast nur eine Karte zu spielen.
nudge-score = Du kannst jetzt punkten.
nudge-wait = Greif hier nicht nach den Punkten.
nudge-think = Keine Karte bringt jetzt Punkte: Überlege, was die nächste Karte bringen könnte.
advice-discard-one = Leg { CARD($first) } ab.
advice-discard-two = Leg { CARD($first) } und { CARD($second) } ab.
advice-play = Spiel { CARD($card) }.

## Gründe

reason-discard = { $owner ->
    [mine] Behalte { $kept }: Hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, deine Crib { SIGNED($crib) }, Ausspielen { SIGNED($play) }, zusammen { SIGNED($net) }. Beste Starter: { $starters }.
   *[theirs] Behalte { $kept }: Hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Crib des Gegners { SIGNED($crib) }, Ausspielen { SIGNED($play) }, zusammen { SIGNED($net) }. Beste Starter: { $starters }.
}
reason-starter = { $rank } ({ NUMBER($hand, minimumFractionDigits: 1, maximumFractionDigits: 1) })
reason-card = { $side ->
    [less] { $card } bringt { $now } und macht den Stand { $count }; von hier an steckst du { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger als dein Gegner und gewinnst { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele.
   *[more] { $card } bringt { $now } und macht den Stand { $count }; von hier an steckst du { NUMBER($balance, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr als dein Gegner und gewinnst { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele.
}
reason-sampled-discard = { $known ->
    [win] Behalte { $kept }: Hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Crib { SIGNED($crib) }, Ausspielen { SIGNED($play) }; du gewinnst etwa { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele.
   *[points] Behalte { $kept }: Hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Crib { SIGNED($crib) }, Ausspielen { SIGNED($play) }.
}
reason-sampled-card = { $known ->
    [joker] { $card } bringt { $now } und macht den Stand { $count }; mit dem weiteren Ausspielen und dem Namen des Jokers in deiner Hand ist der Wert { SIGNED($value) }; nicht zu Ende gespielt.
    [joker-win] { $card } bringt { $now } und macht den Stand { $count }; mit dem weiteren Ausspielen und dem Namen des Jokers in deiner Hand ist der Wert { SIGNED($value) }, und du gewinnst etwa { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele.
    [win] { $card } bringt { $now } und macht den Stand { $count }; mit dem weiteren Ausspielen ist der Wert { SIGNED($value) }, und du gewinnst etwa { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele.
   *[neither] { $card } bringt { $now } und macht den Stand { $count }; mit dem weiteren Ausspielen ist der Wert { SIGNED($value) }; nicht zu Ende gespielt.
}
reason-keep = Behalte { $kept }: Hand { NUMBER($hand, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Crib { SIGNED($crib) }.
reason-reply = { $card } bringt { $now }; { SIGNED($value) } mit der Antwort und der halben Antwort darauf.

## Woher die Zahlen kommen

basis-solved = Hände sind exakt; die Crib ist exakt, wenn der Gegner so ablegt wie das Programm; das Ausspielen ist die exakt beste Antwort auf dessen Spielweise; die Gewinnchancen stammen aus einem Modell ganzer Blätter, mit Fehlern, die die Stichproben und das Modell selbst umfassen.
basis-solved-table = Die Hand ist exakt. Die Crib ist exakt, wenn dein Gegner so ablegt wie der Computer, und das Ausspielen, wenn er so spielt wie der Computer. Die Gewinnchancen sind aus simulierten Blättern geschätzt. Die Punkte sind deine minus die deines Gegners.
basis-loading = Schnelle Schätzung, während die Tabellen geladen werden: Hände sind exakt, die Crib ist ein Mittelwert, und das Ausspielen reicht zwei Karten voraus. Die volle Analyse folgt. Die Punkte sind deine minus die deines Gegners.
basis-heuristic = Eine schnelle Schätzung, weder gelöst noch aus Stichproben: Hände über jeden Starter, die Crib aus einer Tabelle von Mittelwerten für zwei Spieler, das Ausspielen zwei Karten voraus.
basis-sampled-hands = { $against ->
    [opponent] Diese Regeln sind nicht gelöst: Hände sind exakt; der Rest ist aus { NUMBER($cribs, useGrouping: 0) } Blättern für die Crib und bis zu { NUMBER($rest, useGrouping: 0) } für den Rest ({ NUMBER($few, useGrouping: 0) }, wo Hand und Crib weniger versprechen) geschätzt, die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus die deines Gegners.
   *[others] Diese Regeln sind nicht gelöst: Hände sind exakt; der Rest ist aus { NUMBER($cribs, useGrouping: 0) } Blättern für die Crib und bis zu { NUMBER($rest, useGrouping: 0) } für den Rest ({ NUMBER($few, useGrouping: 0) }, wo Hand und Crib weniger versprechen) geschätzt, die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus das Mittel der anderen.
}
basis-sampled-jokers = { $against ->
    [opponent] Diese Regeln sind nicht gelöst: Ein Joker zählt in der Hand als die beste Karte, weniger dem, was sein Name aus dem Ausspielen gewöhnlich kostet; der Rest ist aus { NUMBER($cribs, useGrouping: 0) } Blättern für die Crib und bis zu { NUMBER($rest, useGrouping: 0) } für den Rest ({ NUMBER($few, useGrouping: 0) }, wo Hand und Crib weniger versprechen) geschätzt, die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus die deines Gegners.
   *[others] Diese Regeln sind nicht gelöst: Ein Joker zählt in der Hand als die beste Karte, weniger dem, was sein Name aus dem Ausspielen gewöhnlich kostet; der Rest ist aus { NUMBER($cribs, useGrouping: 0) } Blättern für die Crib und bis zu { NUMBER($rest, useGrouping: 0) } für den Rest ({ NUMBER($few, useGrouping: 0) }, wo Hand und Crib weniger versprechen) geschätzt, die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus das Mittel der anderen.
}
basis-sampled-cards = { $against ->
    [opponent] Diese Regeln sind nicht gelöst: Alle Zahlen sind aus bis zu { NUMBER($deals, useGrouping: 0) } Blättern geschätzt, die zu dem passen, was du siehst, und die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus die deines Gegners.
   *[others] Diese Regeln sind nicht gelöst: Alle Zahlen sind aus bis zu { NUMBER($deals, useGrouping: 0) } Blättern geschätzt, die zu dem passen, was du siehst, und die ein schneller Spieler zu Ende spielt; die Punkte sind deine minus das Mittel der anderen.
}
basis-net = { $basis } Die Punkte sind deine minus die deines Gegners.

## Spiele allein

alone-nudge-done = Sieh nach, ob noch etwas zu gewinnen ist.
alone-nudge-swap = { CARD($card) } könnte besser liegen.
alone-nudge-place = Sieh dir Reihe { $row } und Spalte { $column } an.
alone-nudge-throw-away = Nicht jede Karte muss im Quadrat liegen.
alone-nudge-keep = Sie muss noch nicht ins Quadrat.
alone-nudge-discard = { $rank ->
    [ace] Eine der beiden abzulegenden Karten ist ein Ass.
    [jack] Eine der beiden abzulegenden Karten ist ein Bube.
    [king] Eine der beiden abzulegenden Karten ist ein König.
   *[two] Eine der beiden abzulegenden Karten ist eine { card-rank }.
}
alone-done = Lass die Karten liegen: Du bist fertig.
alone-swap = Tausche { CARD($first) } und { CARD($second) }.
alone-place = { CARD($card) } in Reihe { $row }, Spalte { $column }.
alone-throw-away = Wirf die Karte ab.
alone-keep = Lass die Karte auf Stapel { $pile } der Reserve warten.
alone-discard = Leg { CARD($first) } und { CARD($second) } ab.
alone-no-better = keine Anordnung hat mehr Punkte
alone-from-best = { $swaps ->
    [one] { $swaps } Tausch bis zu einer Anordnung mit { $points }
   *[other] { $swaps } Tausche bis zu einer Anordnung mit { $points }
}
alone-basis-first = Ein erster Eindruck: Das Quadrat wird nach jedem Tausch gezählt, ohne weiter vorauszusehen.
alone-basis-proved = Die beste Anordnung ist bewiesen. Zuerst kommen die Tausche, die das Quadrat ihr näher bringen.
alone-basis-normal = Die Gewinnchance nimmt die Punkte späterer Blätter als normalverteilt an, mit Mittelwert und Varianz vieler Spiele.
alone-basis-sampled = Die Punkte sind Mittelwerte über { NUMBER($hands, useGrouping: 0) } Hände, die für die verdeckte gezogen wurden.
alone-basis-averages = Die Werte sind exakte Mittelwerte über alle Karten, die kommen können.
alone-basis-learned = Ein erster Eindruck: der gelernte Wert des Quadrats nach jedem Zug.
alone-basis-exact = Die Werte sind exakt: Jede Karte, die noch kommen kann, ist gezählt.
alone-basis-search = Jede nächste Karte wird versucht und für die besten { $width } Züge auch die übernächste; von da an gilt der gelernte Wert des Quadrats.
