# Duplikat: dieselben Blätter an mehreren Tischen.

duplicate-title = Duplikat
duplicate-why = Alle haben in denselben Blättern dieselben Karten; so zählt das Können mehr und das Glück weniger. Eine Serie hat eine Nummer; wer sie spielt, wird mit allen anderen auf diesem Server verglichen, wie beim Duplikat-Bridge.
duplicate-play = Diese Blätter spielen
duplicate-play-set = Eine Serie spielen
duplicate-number = Nummer der Serie
duplicate-number-why = Leer lassen für eine neue Serie. Die Karten folgen aus der Nummer; ein Spiel, dessen Nummer du eingegeben hast, gilt daher als eines mit Hilfe: Du könntest sie nachgeschlagen haben.
duplicate-against = Gegen
duplicate-friend = Einen Freund
duplicate-seat = Deine Karten
duplicate-seat-pone = Die erste Hand: Der andere gibt zuerst
duplicate-seat-dealer = Die zweite Hand: Du gibst zuerst
duplicate-begin = Spielen
duplicate-look = Sehen, was andere daraus gemacht haben
duplicate-set = Serie { $number }
duplicate-share = Der Link dieser Serie
duplicate-played = { $number ->
    [0] Noch niemand hat ein Spiel dieser Serie beendet.
    [one] Ein Spiel dieser Serie ist beendet.
   *[other] { $number } Spiele dieser Serie sind beendet.
}
duplicate-play-first = Du siehst sie, wenn du eines beendet hast.
duplicate-scores = Vergleich
duplicate-player = Spieler
duplicate-tables = Spiele
duplicate-wins = Siege
duplicate-points = Punkte
duplicate-chance = Chance
duplicate-scores-why = Punkte und Gewinnchance, die ein Spieler je Spiel aus den Blättern mehr oder weniger gemacht hat als die anderen mit denselben Karten im Mittel.
duplicate-deals = Blatt für Blatt
duplicate-deal = Blatt
duplicate-deals-why = Punkte der ersten und der zweiten Hand; daneben die Differenz, abzüglich ihres Mittels an den anderen Tischen.
duplicate-dealer = Die Punkte des Gebers sind unterstrichen.
duplicate-result = Ergebnis
duplicate-known = Karten evtl. bekannt
duplicate-resigned = aufgegeben
duplicate-review = Analyse
