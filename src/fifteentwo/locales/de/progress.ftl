# Die Seite für Fortschritte: Entscheidungswertung, Glück, wiederkehrende Fehler und die Spiele dazu.

progress-title = Wie gut bin ich?
progress-stretch = Spiele
progress-last = letzte { $games }
progress-all = alle

## Figures

progress-level = Spielstärke
progress-level-name = { $band ->
    [expert] Experte
    [strong] Stark
    [club] Club
   *[novice] Anfänger
}
progress-level-open = Noch offen
progress-level-next = { $left ->
    [one] nach einem weiteren Spiel
   *[other] nach { $left } weiteren Spielen
}
progress-level-also = { $band ->
    [expert] vielleicht Experte
    [strong] vielleicht stark
    [club] vielleicht Club
   *[novice] vielleicht Anfänger
}
progress-per-decision = Eine Entscheidung kostet
progress-won = Gewonnen
progress-of = von { $games }
progress-skunks = Skunks erzielt { $given }, erlitten { $taken }
progress-luck = Glück
progress-luck-none = –
progress-luck-why = Siege mehr oder weniger als bei gleichem Glück
progress-points = Punkte
progress-points-why = mittlerer Vorsprung am Ende
progress-adjusted = Bei gleichem Glück
progress-adjusted-why = der Spiele gewonnen
progress-unreviewed = { $number ->
    [one] Ein Spiel hat noch keine Analyse; öffne sie, dann zählt es mit.
   *[other] { $number } Spiele haben noch keine Analyse; öffne eine, dann zählt ihr Spiel mit.
}
progress-assisted = { $number ->
    [one] Ein Spiel mit Hilfe zählt nicht mit.
   *[other] { $number } Spiele mit Hilfe zählen nicht mit.
}

## Nothing to show

progress-none = Noch keine analysierten Spiele. Spiel eine Partie zu zweit ohne Tipps: Sie wird am Ende analysiert, und diese Seite zeigt, wie gut du entschieden hast und wie viel Glück du hattest.
progress-open = Deine beendeten Spiele haben noch keine Analyse. Öffne die Analyse eines Spiels: Sie ist in wenigen Sekunden fertig, und das Spiel zählt hier mit.
progress-play = Spielen
progress-games-link = Deine Spiele

## The rating

progress-rating = Entscheidungswertung
progress-rating-why = Gewinnchance, die eine Entscheidung verschenkt. Ergebnisse und Glück zählen hier nicht.
progress-rating-value = { $loss } %
progress-rating-interval = { $low } bis { $high } %
progress-rating-label = Du verschenkst im Mittel { $loss } % eines Siegs pro Entscheidung, mit einem 95-%-Intervall von { $low } bis { $high } %; deine Gegner { $theirs } %.
progress-rating-label-once = Du hast in diesem einen Spiel { $loss } % eines Siegs pro Entscheidung verschenkt; deine Gegner { $theirs } %.
progress-floor = Der Experte des Computers verliert nach demselben Maß { $loss } %: Darunter lässt sich niemand messen.
progress-you = du, letzte { $games } Spiele
progress-them = deine Gegner
progress-game = Spiel { $number }
progress-first = Spiel 1
progress-ended = Beendet
progress-table = Als Tabelle zeigen
progress-explain = Die Pfeiltasten führen von Spiel zu Spiel; die Eingabetaste öffnet die Analyse.

## By phase

progress-phases = Nach Art der Entscheidung
progress-phases-why = Verlust einer Entscheidung mit 95-%-Intervall
progress-phase = Entscheidung
progress-decisions = Anzahl
progress-loss = Verlust
progress-interval = Intervall
progress-claims = Zählen der Blätter: { $wrong } von { $counts } Zählungen waren falsch; das kostete { $points } Punkte je Zählung (die Gegenseite { $theirs }). Punkte gehören nicht zur Wertung.

## Luck

progress-lucks = Glück
progress-lucks-why = Siege über gleichem Glück, über die Spiele summiert
progress-lucks-unit = Siege
progress-lucks-label = Nach { $games } Spielen summiert sich dein Glück auf { $wins } Siege. Faire Karten bleiben in 95 % der Fälle zwischen { $low } und { $high }.
progress-lucks-inside = Faire Karten bleiben in 95 % der Fälle im Band. Deine auch; das Glück deiner Gegner ist das Spiegelbild.
progress-lucks-outside = Faire Karten bleiben in 95 % der Fälle im Band. Deine haben es verlassen, wie es einem von zwanzig Spielern geschieht; das Glück deiner Gegner ist das Spiegelbild.
progress-lucks-few = Bei weniger als { $games } Spielen ist das Band zu grob, um faire Karten von unfairen zu unterscheiden.
progress-lucks-none = Es gibt kein Glück zu zeigen: Diese Spiele haben keine vollständige Glücksrechnung.
progress-total = Summe

## Leaks

progress-leaks = Wiederkehrende Fehler
progress-leaks-why = Die teuersten zuerst: verlorene Gewinnchance pro Spiel
progress-leaks-all = Alle { $number } zeigen
progress-leaks-fewer = Weniger zeigen
progress-leaks-none = Keine Art von Fehler kehrt oft genug wieder, um genannt zu werden.
progress-leak-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}, { $phase }
progress-leak-cost = −{ $cost } %
progress-leak-error = pro Spiel, ± { $error }
progress-leak-example = { $chosen } statt { $best } (−{ $loss } %)
progress-train = Meine Fehler üben

## The games

progress-games = Spiele
progress-games-why = Verlust einer Entscheidung und Glück, für beide Seiten jedes Spiels
progress-opponents = Gegner
progress-you-head = Du
progress-them-head = Gegner
progress-yours = Du: { $loss }
progress-theirs = Die Gegenseite: { $loss }
progress-more = Alle Spiele
progress-standing = Deine Wertungen
progress-standing-loss = { $loss } % je Entscheidung
progress-standing-between = { $low } bis { $high }
progress-results = Wertung der Ergebnisse
progress-results-why = Aus Spielen ohne Hilfe gegen andere Menschen und gegen die sechs Computergegner, auf deren Skala. In 19 von 20 Fällen liegt die wahre Wertung im angegebenen Bereich.
progress-results-two = Zu zweit
progress-results-more = Drei bis sechs Spieler
progress-results-teams = Teams
progress-results-error = ± { $error }
progress-results-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
