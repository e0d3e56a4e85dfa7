# Die Explorer: Ablegen, Ausspielen, Punktestand und Quadrat.

explore-home = Start
explore-explorers = Explorer
explore-discard = Ablegen
explore-pegging = Ausspielen
explore-score = Punktestand
explore-square = Quadrat
explore-discard-title = Ablegen erkunden
explore-pegging-title = Ausspielen erkunden
explore-score-title = Punktestände erkunden
explore-square-title = Quadrate erkunden
explore-discard-lede = Jedes Blatt bei jedem Stand: was jede Ablage wert ist.
explore-pegging-lede = Was jede Karte wert ist, was die Gegenseite haben kann und was als Nächstes kommt.
explore-score-lede = Deine Gewinnchance bei jedem Stand, vor dem Geben.
explore-square-lede = Was die nächste Karte in jedem leeren Feld wert ist.
explore-percent = { $percent } %

## Eine Stellung eingeben

explore-pack = Die Karten
explore-hand = Dein Blatt
explore-typed = Oder Karten eintippen
explore-take = Übernehmen
explore-random = Zufälliges Blatt
explore-no-cards = In „{ $given }“ ist etwas keine Karte: Schreib einen Rang (A 2–9 T J Q K) und eine Farbe (C D H S), zum Beispiel 5H.
explore-choose-cards = Wähle die { $number } Karten, die du bekommen hast.
explore-change-card = Tippe auf eine Karte, um sie zu tauschen.
explore-crib-is = Die Crib gehört
explore-yours = dir
explore-opponents = der Gegenseite
explore-your-score = Deine Punkte
explore-their-score = Punkte der Gegenseite
explore-rules = Regeln

## Ablegen

explore-all-discards = { $number ->
    [15] Alle fünfzehn Ablagen
   *[other] Alle { $number } Ablagen
}
explore-rank-by = Ordnen nach
explore-by-points = Punkten
explore-by-win = Gewinn
explore-head-discard = Ablage
explore-head-keep = Behalten
explore-head-hand = Hand
explore-head-own-crib = Deine Crib
explore-head-their-crib = Fremde Crib
explore-head-pegging = Spiel
explore-head-net = Netto
explore-head-spread = Starter A–K, Streuung
explore-head-win = Gewinn
explore-head-card = Karte
explore-head-count = Zählung
explore-head-now = Sofort
explore-source-solved = Die Punkte sind genau, wenn die Gegenseite nach der Lösung des Spiels spielt. Die Gewinnchancen sind aus Stichproben, auf etwa 0,1 % genau.
explore-source-sampled = Diese Regeln sind nicht gelöst: Die Zahlen stammen aus ausgelosten Blättern.
explore-source-searched = Die Zahlen stammen aus einer Suche.
explore-source-heuristic = Die Zahlen sind schnelle Schätzungen.
explore-best = beste Wahl
explore-points = { $points } Punkte
explore-keeps = Du behältst
explore-chance = Du gewinnst in { $chance } der Fälle.
explore-chance-within = Du gewinnst in { $chance } der Fälle (± { $error }).
explore-by-starter = Deine Hand nach Starter
explore-best-starters = { $number ->
    [one] Der beste Starter ist { $ranks } mit { $points } Punkten.
   *[other] Die besten Starter sind { $ranks } mit { $points } Punkten.
}
explore-worst-starters = { $number ->
    [one] Der schlechteste Starter ist { $ranks } mit { $points } Punkten.
   *[other] Die schlechtesten Starter sind { $ranks } mit { $points } Punkten.
}
explore-spread = Hand, Crib und Spiel zusammen weichen meist um höchstens { $points } Punkte vom Mittel ab.
explore-against = Verglichen mit
explore-against-caption = Der Unterschied zur besten Ablage
explore-copy-link = Link kopieren
explore-copied = Kopiert
explore-key-arrows = Auf, Ab
explore-key-backspace = Rücktaste
explore-key-choose = Ablage wählen
explore-key-crib = wessen Crib
explore-key-by = Punkte oder Gewinn
explore-key-link = Link kopieren
explore-key-random = zufälliges Blatt
explore-key-play = Karte wählen
explore-key-back = Schritt zurück
explore-key-compare = vergleichen

## Ausspielen

explore-you = Du
explore-opponent = Gegenseite
explore-dealer = G
explore-starter = Starter
explore-discarded = Du hast abgelegt
explore-played = Gespielte Karten
explore-count = Zählung
explore-edit = Stellung ändern
explore-edit-done = Fertig
explore-edit-what = Karten wählen für
explore-edit-help = Gib die behaltene Hand ein, deine Ablage, den Starter und die gespielten Karten in ihrer Reihenfolge, auch deine eigenen.
explore-back = Schritt zurück
explore-your-options = Deine Möglichkeiten
explore-they-hold = Was die Gegenseite haben kann
explore-cards-left = { $number ->
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
explore-now = jetzt, %
explore-after-go = nach einem Go auf { $card }, %
explore-rank = Rang
explore-range-caption = Wie wahrscheinlich die Gegenseite jeden Rang hat
explore-no-range = Unter diesen Regeln lassen sich die Karten der Gegenseite nicht schätzen.
explore-go-title = Was ein Go verraten würde
explore-go-chance = Mit { $card } steht die Zählung bei { $count }: Die Antwort ist zu { $chance } ein Go.
explore-go-excludes = Dann hat die Gegenseite keine Karte der Ränge { $ranks }.
explore-go-suggests = { $rank ->
    [A] Ein Ass wird wahrscheinlicher: vorher { $before }, danach { $after }.
    [J] Ein Bube wird wahrscheinlicher: vorher { $before }, danach { $after }.
    [Q] Eine Dame wird wahrscheinlicher: vorher { $before }, danach { $after }.
    [K] Ein König wird wahrscheinlicher: vorher { $before }, danach { $after }.
   *[other] Eine { $rank } wird wahrscheinlicher: vorher { $before }, danach { $after }.
}
explore-go-never = Nach { $card }, bei { $count }, kann die Gegenseite immer spielen.
explore-replies = Nach { $card }, Zählung { $count }
explore-compare = Vergleichen mit
explore-compare-none = keiner anderen Karte
explore-replies-help = Die Antworten und wie oft sie gespielt werden. Wähle eine, um zur Stellung danach zu gehen.
explore-go = Go
explore-pegs = { $points ->
    [one] bringt 1
   *[other] bringt { $points }
}
explore-no-replies = Es folgt nichts: Mit dieser Karte endet das Ausspielen, oder die Karten der Gegenseite sind nicht bekannt.

## Punktestände

explore-dealing = Du gibst
explore-not-dealing = Gegenseite gibt
explore-role = Als Nächstes
explore-target = Spiel bis
explore-map = Gewinnchance nach Stand
explore-map-help = Die Pfeiltasten gehen einen Punkt weiter, mit der Umschalttaste zehn.
explore-map-value = { $role ->
    [dealer] { $mine }–{ $theirs }, du gibst: { $chance }.
   *[pone] { $mine }–{ $theirs }, die Gegenseite gibt: { $chance }.
}
explore-legend = Die Farben reichen von der sicheren Niederlage über ein ausgeglichenes Spiel bis zum sicheren Sieg.
explore-they-win = du verlierst
explore-you-win = du gewinnst
explore-table = Als Tabelle
explore-table-caption = { $role ->
    [dealer] Deine Gewinnchance in Prozent, wenn du gibst; deine Punkte oben, die der Gegenseite links.
   *[pone] Deine Gewinnchance in Prozent, wenn die Gegenseite gibt; deine Punkte oben, die der Gegenseite links.
}
explore-bad-score = Punktestände sind ganze Zahlen von 0 bis { $most }.

## Quadrate

explore-grid = Das Quadrat
explore-cell = Reihe { $row }, Spalte { $column }: { $card }
explore-empty-cell = Reihe { $row }, Spalte { $column }: leer
explore-value-cell = Reihe { $row }, Spalte { $column }: { $value } wert
explore-to-place = Karte zum Legen
explore-dead = Abgeworfen
explore-reserve = Stapel { $pile } der Reserve
explore-values = Alle Möglichkeiten
explore-place = Reihe { $row }, Spalte { $column }
explore-throw-away = Die Karte abwerfen
explore-keep-on = Auf Stapel { $pile } aufheben
explore-choice = Wahl
explore-value = Erwartete Punkte
explore-below-best = Unter der besten
explore-square-help = Der Wert einer Wahl sind die Punkte, die das Programm danach am Ende erwartet.
explore-choose-card = Wähle die Karte, die zu legen ist.
explore-clear = Quadrat leeren
explore-put-here = { $where }: Wähle eine Karte dafür, oder eine, die dort liegt, um sie wegzunehmen.
