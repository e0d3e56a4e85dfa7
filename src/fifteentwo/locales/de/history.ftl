# Verlauf und Statistik beendeter Spiele.

## Both pages

history-home = Start
history-history = Verlauf
history-statistics = Statistik
history-progress = Fortschritt
history-places = Deine Spiele

## The history

history-search = Suchen
history-search-such = Gegner, Regeln, Datum oder Stand
history-filters = Filter
history-opponent = Gegner
history-any-opponent = Alle Gegner
history-game = Spiel
history-any-game = Alle Spiele
history-result = Ergebnis
history-result-any = Alle Ergebnisse
history-result-won = Gewonnen
history-result-lost = Verloren
history-result-skunk-given = Ausgeteilte Skunks
history-result-skunk-taken = Kassierte Skunks
history-result-resigned = Aufgegeben
history-help = Tipps
history-help-any = Mit und ohne
history-help-no = Ohne Tipps
history-help-yes = Mit Tipps
history-clear = Filter löschen
history-games = { $number ->
    [one] 1 Spiel
   *[other] { $number } Spiele
}
history-games-of = { $found } von { $total } Spielen
history-more = Mehr anzeigen
history-none = Noch keine beendeten Spiele. Jedes Spiel, das du beendest, steht dann hier.
history-play = Ein Spiel spielen
history-none-found = Kein Spiel passt dazu.
history-beat = Gegen { $others } gewonnen
history-lost-to = Gegen { $others } verloren
history-beat-on-time = Gegen { $others } nach Zeit gewonnen
history-lost-on-time = Gegen { $others } nach Zeit verloren
history-they-resigned = Aufgegeben von { $others }
history-you-resigned = Gegen { $others } aufgegeben
history-shared = Sieg von { $winners } gegen { $others }
history-solo-won = { $game } gewonnen
history-solo-lost = { $game } verloren
history-you = du
history-badge-skunk = Skunk
history-badge-double-skunk = Doppelskunk
history-badge-lurch = Lurch
history-game-of-match = Spiel { $number } einer Partie
history-series = { $kind ->
    [single] Spiel { $number } einer Serie, { $figures }
   *[match] Partie { $number } einer Serie, { $figures }
}
history-deal = Blatt { NUMBER($number, useGrouping: 0) }
history-daily = Tagesblatt vom { $day }
history-assisted = mit Tipps
history-assisted-solo = mit Hilfe
history-demonstrated = vom Computer gespielt
history-replay = Wiedergabe
history-view = Tisch ansehen
history-export = Exportieren
history-export-all = Alle exportieren
history-delete = Löschen
history-for-game = { $what }: { $game }, { $when }
history-select = Auswählen
history-select-done = Fertig
history-selected = { $number ->
    [one] 1 Spiel ausgewählt
   *[other] { $number } Spiele ausgewählt
}
history-delete-selected = Auswahl löschen
history-delete-title = { $number ->
    [one] Dieses Spiel löschen?
   *[other] { $number } Spiele löschen?
}
history-delete-words = Das lässt sich nicht rückgängig machen.
history-delete-match = Alle Spiele einer Partie werden zusammen gelöscht.
history-deleted = { $number ->
    [one] Das Spiel wurde gelöscht.
   *[other] { $number } Spiele wurden gelöscht.
}

## The statistics

statistics-all-cribbage = Cribbage, alle Regeln
statistics-stretch = Spiele
statistics-last = Letzte { $number }
statistics-all = Alle
statistics-apart-assisted = { $number ->
    [one] 1 Spiel mit Tipps zählt für sich
   *[other] { $number } Spiele mit Tipps zählen für sich
}
statistics-apart-alone = { $number ->
    [one] 1 Spiel ohne Tipps zählt für sich
   *[other] { $number } Spiele ohne Tipps zählen für sich
}
statistics-none = Noch keine Spiele zum Zählen.
statistics-won = Gewonnen
statistics-of = von { $games }
statistics-share = { $percent } %
statistics-skunks = Ausgeteilte Skunks
statistics-taken = { $number } kassiert
statistics-streak = Siege in Folge
statistics-best = Bestwert { $number }
statistics-best-hand = Beste Hand
statistics-hand-with = { $cards } mit { $starter }
statistics-with-starter = mit { $starter }
statistics-crib = Crib
statistics-averages = Punkte je Blatt im Mittel
statistics-averaged-usual = Über { $games } von { $all } Spielen: zu zweit, sechs Karten, übliche Zählung
statistics-averaged = { $games ->
    [one] Über 1 Spiel
   *[other] Über { $games } Spiele
}
statistics-part-hand = Hand
statistics-part-hand-dealer = Hand als Geber
statistics-part-hand-pone = Hand als Pone
statistics-part-crib = Crib
statistics-part-pegging = Ausspielen
statistics-part-pegging-dealer = Ausspielen als Geber
statistics-part-pegging-pone = Ausspielen als Pone
statistics-part = Punkte
statistics-mine = Du
statistics-theirs = Gegner
statistics-expected = Erwartet
statistics-expected-why = Erwartet ist, was zwei Experten gegeneinander im Mittel erzielen. Zum Ausspielen zählt auch „his heels“.
statistics-course = Siege im Lauf der Zeit
statistics-course-why = { $games ->
    [one] Jede Säule ist ein Spiel, das älteste zuerst
   *[other] Jede Säule sind { $games } Spiele, die ältesten zuerst
}
statistics-span-one = Spiel { $number }
statistics-span = Spiele { $first } bis { $last }
statistics-until = Zuletzt gespielt
statistics-wins = Siege
statistics-games-head = Spiele
statistics-wins-of = { $wins } von { $games }
statistics-win-share = Anteil gewonnen
statistics-columns = Siege
statistics-running = bisher gewonnener Anteil
statistics-course-label = Siege im Lauf der Zeit: { $wins } von { $games } Spielen gewonnen
statistics-averages-label = Punkte je Blatt im Mittel: du, deine Gegner und der erwartete Wert
statistics-opponents = Nach Gegner
statistics-rules = Nach Regeln
statistics-best-hands = Beste Hände
statistics-hand = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
statistics-no-best = Noch keine Hand gezählt.
statistics-as-table = Als Tabelle zeigen
statistics-opponents-label = Anteil gewonnener Spiele gegen jeden Gegner
