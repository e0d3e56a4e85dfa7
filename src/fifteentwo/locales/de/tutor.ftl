# Der Tutor am Tisch.

tutor-title = Wirklich diese Karten?
tutor-percent = { $percent } %
tutor-costs = { $what ->
    [discard-points] { $cards } abzulegen kostet dich { $loss } eines Siegs und { $points } Punkte.
    [discard] { $cards } abzulegen kostet dich { $loss } eines Siegs.
    [play-points] { $cards } zu spielen kostet dich { $loss } eines Siegs und { $points } Punkte.
   *[play] { $cards } zu spielen kostet dich { $loss } eines Siegs.
}
tutor-keep = Dabei bleiben
tutor-rethink = Neu überlegen
tutor-why = Warum?
tutor-best = { $what ->
    [discard] Am besten legst du { $cards } ab.
   *[play] Am besten spielst du { $cards }.
}
tutor-caption = Deine Wahl neben der besten
tutor-part = Punkte
tutor-yours = Deine
tutor-better = Beste
tutor-hand = Hand
tutor-crib = Crib
tutor-play = Spiel
tutor-total = Netto
tutor-win = Gewinnchance
tutor-assisted = Das Spiel gilt als mit Hilfe gespielt. In den Einstellungen lässt sich der Tutor ausschalten.
