# Die Felder der Regeln der Spiele für einen.

square-field-adjacency = Wo eine Karte liegen darf
square-field-adjacency-why = Ob eine Karte eine andere berühren muss, an einer Seite oder Ecke.
square-field-adjacency-none = in jedem Feld
square-field-adjacency-king = neben einer anderen Karte

square-field-dead-cells = Abwürfe
square-field-dead-cells-why = Wie viele Karten abgeworfen werden dürfen.
square-field-dead-cells-0 = keine
square-field-dead-cells-1 = eine
square-field-dead-cells-2 = zwei
square-field-dead-cells-3 = drei
square-field-dead-cells-4 = vier

square-field-reserve-piles = Reservestapel
square-field-reserve-piles-why = Wie viele Stapel es gibt, auf denen Karten warten können.
square-field-reserve-piles-0 = keine
square-field-reserve-piles-1 = eine
square-field-reserve-piles-2 = zwei

square-field-reserve-size = Karten in einem Reservestapel
square-field-reserve-size-why = Wie viele Karten ein Reservestapel fasst.
square-field-reserve-size-1 = eine
square-field-reserve-size-2 = zwei
square-field-reserve-size-3 = drei
square-field-reserve-size-4 = vier
square-field-reserve-size-5 = fünf

square-field-reserve-access = Spielen vom Reservestapel
square-field-reserve-access-why = Ob nur die oberste Karte eines Reservestapels gelegt werden kann oder jede.
square-field-reserve-access-top = nur die oberste Karte
square-field-reserve-access-free = jede Karte

square-field-heels = Ein Bube als Starter
square-field-heels-why = Zwei Punkte für einen Buben als Starter: nie, einmal oder für jede der acht Hände.
square-field-heels-off = nichts
square-field-heels-once = zwei, einmal
square-field-heels-per-hand = zwei für jede Hand

square-field-win-at = Punkte zum Gewinnen
square-field-win-at-why = Die Punktzahl, die gewinnt.

square-field-starter = Der Starter
square-field-starter-why = Der Starter ist die nächste ungesehene Karte.

patience-field-deals = Runden
patience-field-deals-why = Wie oft gegeben wird; das folgt aus der Zahl der Hände.

patience-field-cards-per-deal = Karten je Runde
patience-field-cards-per-deal-why = Wie viele Karten eine Runde hat, mit dem Starter; das folgt aus der Zahl der Hände.

patience-field-hands-per-deal = Hände je Runde
patience-field-hands-per-deal-why = Zwei Hände mit sechs Karten, oder eine mit sechs und zwei Karten für die Crib.

patience-field-b-hidden-until-a-discarded = Zweite Hand verdecken
patience-field-b-hidden-until-a-discarded-why = Ob die zweite Hand erst gezeigt wird, wenn zwei Karten der ersten abgelegt sind.

patience-field-heels = Ein Bube als Starter
patience-field-heels-why = Zwei Punkte für einen Buben als Starter, einmal in jeder Runde, oder keine.
patience-field-heels-off = nichts
patience-field-heels-once = zwei, einmal
patience-field-heels-per-hand = zwei für jede Hand

patience-field-crib-flush = Ein Flush in der Crib
patience-field-crib-flush-why = Wie viele Karten in der Crib ein Flush sind.
patience-field-crib-flush-five = nur fünf Karten
patience-field-crib-flush-four = vier Karten

patience-field-starter-to-bottom = Starter nach unten
patience-field-starter-to-bottom-why = Ob der Starter nach seiner Runde unter den Talon kommt; das folgt aus der Zahl der Hände.

patience-field-last-hand-without-starter = Letzte Hand ohne Starter
patience-field-last-hand-without-starter-why = Ob die vier übrigen Karten eine eigene Hand sind; das folgt aus der Zahl der Hände.

patience-field-win-at = Punkte zum Gewinnen
patience-field-win-at-why = Die Punktzahl, die gewinnt; mit zwei Händen 101 bis 121.

patience-field-deal-order = Das Geben
patience-field-deal-order-why = Wie neun Karten gegeben werden: sechs an die Hand und zwei an die Crib, oder drei an die Hand, zwei an die Crib und drei an die Hand.
patience-field-deal-order-hand-then-crib = sechs an die Hand, zwei an die Crib
patience-field-deal-order-3-2-3 = drei an die Hand, zwei an die Crib, drei an die Hand

shuffle-field-heels = Ein Bube als Starter
shuffle-field-heels-why = Zwei Punkte für einen Buben als Starter: nie, einmal oder für jede der acht Hände.
shuffle-field-heels-off = nichts
shuffle-field-heels-once = zwei, einmal
shuffle-field-heels-per-hand = zwei für jede Hand

shuffle-field-win-at = Punkte zum Gewinnen
shuffle-field-win-at-why = Die Punktzahl, die gewinnt.
