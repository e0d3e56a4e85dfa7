# Die Analyse eines Spiels.

review-title = Analyse
review-games = Deine Spiele
review-won = Gegen { $others } gewonnen, { $score }
review-lost = Gegen { $others } verloren, { $score }
review-between = { $sides }, { $score }
review-game = Spiel { $number } von { $of }
review-begun = Das Spiel wird analysiert.
review-working = Das Spiel wird analysiert: { $percent } fertig
review-old = Diese Analyse entstand mit älteren Daten der Engine.
review-again = Neu analysieren
review-open-saved = Gespeichertes Spiel öffnen
review-sign-in = Anmelden
review-luck = Glück

review-curve = Gewinnchance
review-curve-label = { $person ->
    [you] Deine Gewinnchance
   *[other] Die Gewinnchance von { $who }
} vom Abheben um das Geben bis zum Schluss. Die Pfeiltasten führen von Ereignis zu Ereignis; eine Tabelle folgt.
review-curve-table = Die Kurve als Tabelle zeigen
review-line-win = zu gewinnen
review-line-match = die Partie zu gewinnen
review-line-skunk = { $what ->
    [lurch] mit einem Lurch zu gewinnen
   *[skunk] mit einem Skunk zu gewinnen
}
review-line-skunked = { $what ->
    [lurch] keinen Lurch zu kassieren
   *[skunk] keinen Skunk zu kassieren
}
review-head-deal = Blatt
review-head-step = Schritt
review-head-event = Ereignis
review-head-score = Stand
review-head-win = Gewinn
review-head-skunk = { $what ->
    [lurch] Mit Lurch
   *[skunk] Mit Skunk
}
review-head-skunked = { $what ->
    [lurch] Lurch kassiert
   *[skunk] Skunk kassiert
}
review-head-match = Partie
review-deal = Blatt { $number }
review-deals = { $person ->
    [you] Blatt { $number }, du gibst
   *[other] Blatt { $number }, { $who } gibt
}
review-begins = Das Spiel beginnt.
review-step = Schritt { $number } von { $of }
review-now = { $who }: { $chance }
review-skunk-now = { $what ->
    [lurch] Mit Lurch
   *[skunk] Mit Skunk
}: { $chance }
review-skunked-now = { $what ->
    [lurch] Lurch kassiert
   *[skunk] Skunk kassiert
}: { $chance }
review-match-now = Partie: { $chance }
review-dealer = G
review-dealer-beside = neben dem Stand des Gebers
review-curve-knows = Die Kurve kennt alle Karten; eine Note berücksichtigt nur, was beim Spielen zu sehen war.
review-luck-cards = Glück mit den Karten
review-luck-starter = Glück mit dem Starter
review-previous = Vorheriger Schritt
review-next = Nächster Schritt
review-previous-key = Vorheriger Schlüsselmoment
review-next-key = Nächster Schlüsselmoment
review-press-arrows = ← →
review-press-shift = Umschalt
review-press-steps = Schritte
review-press-deals = Blätter
review-press-moments = Schlüsselmomente
review-press-all = alle Karten
review-press-retry = noch einmal versuchen
review-position = Stelle im Spiel
review-change = { $before } → { $after }

review-band-none = gute Wahl
review-band-inaccuracy = Ungenauigkeit
review-band-mistake = Fehler
review-band-blunder = grober Fehler
review-mark = Blatt { $deal }, { $band }: { $cards }, { $loss }
review-cost = { $band }, { $loss }

review-view = Welche Karten zu sehen sind
review-as-seen = { $person ->
    [you] Was du gesehen hast
   *[other] Was { $who } gesehen hat
}
review-all-cards = Alle Karten
review-starter = Starter
review-crib = { $person ->
    [you] Deine Crib
   *[other] Crib von { $who }
}
review-count = Stand
review-hand = { $person ->
    [you] Deine Karten
   *[other] Karten von { $who }
}

review-threw = { $person ->
    [you] Du hast { $cards } abgelegt
   *[other] { $who } hat { $cards } abgelegt
}
review-played = { $person ->
    [you] Du hast { $cards } gespielt
   *[other] { $who } hat { $cards } gespielt
}
review-forced = Es gab keine Wahl.
review-unknown = Diese Wahl hat keine Note, weil Karten unbekannt sind.
review-mixed = { $cards } ist richtig: Im perfekten Spiel wechselt diese Karte mit anderen ab.
review-is-best = { $cards } ist die beste Wahl.
review-why-discard = Am besten war { $best }: Die Hand zählt { $handway ->
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
review-why-card = { $way ->
    [more] Am besten war { $best }: Von da an bringt das unterm Strich { $points } Punkte mehr.
    [less] Am besten war { $best }: Das bringt unterm Strich { $points } Punkte weniger, gewinnt bei diesem Stand aber öfter.
   *[same] Am besten war { $best }: Das bringt unterm Strich gleich viel und gewinnt bei diesem Stand öfter.
}
review-points = In erwarteten Punkten: { $points }
review-unclear = Der Verlust ist kleiner als das Doppelte seines Fehlers, vielleicht ist es also keiner.
review-head-choice = Wahl
review-head-hand = Hand
review-head-crib = Crib
review-head-pegging = Spiel
review-head-net = Netto
review-head-chance = Gewinn %
review-tag-best = beste
review-tag-chosen = gewählt
review-options = { $number ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $number } Möglichkeiten
}
review-options-caption = Die Möglichkeiten und ihre Zahlen, die beste zuerst
review-retry = Noch einmal versuchen
review-play-on = Von hier weiterspielen
review-explore = Erkunden
review-retry-discard = Wähle { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} zum Ablegen. Du siehst, was damals zu sehen war.
review-retry-card = Wähle eine Karte zum Spielen. Du siehst, was damals zu sehen war.
review-retry-grade = Diese Wahl bewerten
review-retry-result = { $cards }: { $band }, { $loss }
review-retry-leave = Zurück zur Analyse

review-key-moments = Schlüsselmomente
review-no-errors = Keine Wahl hat nennenswert gekostet.
review-best-was = am besten war { $cards }
review-luckiest = Glücklichster Starter: { $card }
review-turning = Wendepunkt: Blatt { $number }
review-decisions = Entscheidungen
review-decisions-of = { $person ->
    [you] Deine
   *[other] { $who }
}
review-practise = Diese Fehler üben
review-progress = Wie gut bin ich?
review-deal-by-deal = Blatt für Blatt
review-figures = { $decisions ->
    [one] Eine freie Entscheidung
   *[other] { $decisions } freie Entscheidungen
}, im Mittel { $mean } eines Siegs verloren (± { $error } bei 95 %): { $inaccuracies ->
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
}.

review-ledger = Wo das Spiel entschieden wurde
review-ledger-of = { $person ->
    [you] % eines Siegs, aus deiner Sicht
   *[other] % eines Siegs, aus der Sicht von { $who }
}
review-ledger-of-match = { $person ->
    [you] % der Partie, aus deiner Sicht
   *[other] % der Partie, aus der Sicht von { $who }
}
review-part = Teil
review-change-head = Änderung
review-chance-head = Chance
review-expectation = Am Anfang
review-part-cut = Abheben um das Geben
review-part-cards = { $person ->
    [you] Deine Karten
   *[other] Karten von { $who }
}
review-part-starter = Starter
review-part-decisions = { $person ->
    [you] Deine Entscheidungen
   *[other] Entscheidungen von { $who }
}
review-part-unseen = Was niemand sehen konnte
review-part-model = Fehler des Modells
review-result = Ergebnis
review-even-luck = { $person ->
    [you] Bei gleichem Glück gewinnst du dieses Spiel in { $chance } der Fälle.
   *[other] Bei gleichem Glück gewinnt { $who } dieses Spiel in { $chance } der Fälle.
}
review-even-luck-match = { $person ->
    [you] Bei gleichem Glück gewinnst du die Partie von hier aus in { $chance } der Fälle.
   *[other] Bei gleichem Glück gewinnt { $who } die Partie von hier aus in { $chance } der Fälle.
}
review-outside = { $person ->
    [you] Dein Ergebnis bei gleichem Glück wird auf { $chance } eines Siegs geschätzt. Schätzungen können außerhalb von 0 bis 100 % liegen.
   *[other] Das Ergebnis von { $who } bei gleichem Glück wird auf { $chance } eines Siegs geschätzt. Schätzungen können außerhalb von 0 bis 100 % liegen.
}

review-note-unknown = Einige Karten von { $who } sind unbekannt: Diese Entscheidungen haben keine Note, es gibt keine Glücksrechnung, und die Kurve hat nur einen Punkt je Blatt.
review-note-unfinished = Die Aufzeichnung endet vor dem Spiel, deshalb endet die Rechnung mit der Gewinnchance an dieser Stelle.
review-note-resigned = Dieses Spiel wurde aufgegeben, deshalb endet die Rechnung mit der Gewinnchance davor.
review-note-out-of-time = Dieses Spiel wurde nach Zeit verloren, deshalb endet die Rechnung mit der Gewinnchance davor.
review-note-claims = Angesagte und gerufene Punkte und Namen der Joker sind gegen Gegner bewertet, die fehlerlos zählen.
review-note-sampled = Diese Regeln sind nicht gelöst: Verluste, Kurve und Glücksrechnung stammen aus Stichproben und haben Fehler.
review-note-unchecked = Nicht geprüft: { $text }.
review-note-computer = Die Entscheidungen des Computers, insgesamt { $number }, ergeben sich beim Nachrechnen wieder aus dem, was er sah.
review-note-computer-wrong = { $number ->
    [one] Eine Entscheidung des Computers fällt beim Nachrechnen anders aus. Eine neue Version dieses Programms kann anders wählen.
   *[other] { $number } Entscheidungen des Computers fallen beim Nachrechnen anders aus. Eine neue Version dieses Programms kann anders wählen.
}

# Was der Computer bei einer Entscheidung sah und erwog, nachgerechnet.
review-computer-title = Was der Computer sah und erwog
review-computer-saw = Er sah seine eigenen Karten und was auf dem Tisch lag, wie hier gezeigt, und sonst nichts.
review-computer-weighed = Die Wahrscheinlichkeit jeder Möglichkeit
review-computer-same = Nachgerechnet daraus und aus dem Geheimnis des Spiels: dieselbe Wahl.
review-computer-other = Nachgerechnet daraus und aus dem Geheimnis des Spiels: { $cards }. Eine neue Version dieses Programms kann anders wählen.
review-computer-hidden = Diese Aufzeichnung zeigt die Wahl nicht. Nachgerechnet ist es { $cards }.
review-computer-unknown = Diese Wahl lässt sich nicht nachrechnen: Das Spiel hat kein Geheimnis, ein fremdes Programm hat gewählt, oder der Computer las noch seine Tabellen.

# Ansagen, Muggins-Rufe und Namen von Jokern. $missed ist „none“, wo die Punkte offenlassen, was übersehen wurde.
review-claimed = { $person ->
    [you] Du hast { $points } angesagt
   *[other] { $who } hat { $points } angesagt
}
review-called = { $person ->
    [you] Du hast Muggins für { $points } gerufen
   *[other] { $who } hat Muggins für { $points } gerufen
}
review-passed = { $person ->
    [you] Du hast die Ansage gelten lassen
   *[other] { $who } hat die Ansage gelten lassen
}
review-named = { $person ->
    [you] Du hast { $cards } benannt
   *[other] { $who } hat { $cards } benannt
}
review-count-right = Das war richtig.
review-nothing-missed = Es war nichts übersehen worden.
review-right-claim = { $missed ->
    [none] Richtig sind { $points }.
   *[some] Richtig sind { $points }. Übersehen: { $missed }.
}
review-right-call = { $missed ->
    [none] Die Ansage hatte { $points } übersehen.
   *[some] Die Ansage hatte { $points } übersehen: { $missed }.
}
review-not-called = { $missed ->
    [none] Die Ansage hatte { $points } übersehen, und niemand hat Muggins gerufen.
   *[some] Die Ansage hatte { $points } übersehen: { $missed }.
}
review-went = { $person ->
    [you] Du bist { $way ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } gegangen
   *[other] { $who } ist { $way ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } gegangen
}
review-path-worse = Die andere Richtung gewinnt öfter.
review-path-right = Die andere Richtung gewinnt nicht öfter.
review-better-named = { $cards } zählt mehr.
review-set = { $kind ->
    [fifteen] Fünfzehn { $cards }
    [thirty_one] Einunddreißig { $cards }
    [run] Folge { $cards }
    [pair] Paar { $cards }
    [flush] Flush { $cards }
    [nobs] Nobs { $cards }
   *[nineteen] neunzehn
}
review-gave-up = { $way ->
    [gained] { $points ->
        [one] einen Punkt gewonnen
       *[other] { $points } Punkte gewonnen
    }
   *[lost] { $points ->
        [one] einen Punkt vergeben
       *[other] { $points } Punkte vergeben
    }
}
review-combinations = Die Kombinationen
review-head-combination = Kombination
review-head-points = Punkte
review-tag-missed = übersehen
review-counts = { $counts ->
    [one] Eine Ansage
   *[other] { $counts } Ansagen und Rufe
}: { $wrong ->
    [0] alles richtig.
    [one] einmal falsch, vergebene Punkte: { $points }.
   *[other] { $wrong }-mal falsch, vergebene Punkte: { $points }.
}

# Spiele für eine Person.
review-solo-title = { $game }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
review-solo-curve = Erwartete Punkte
review-solo-curve-label = Erwartete Punkte, von der ersten Karte bis zum Ende. Die Pfeiltasten führen von Ereignis zu Ereignis; eine Tabelle folgt.
review-solo-line-value = erwartete Punkte
review-solo-line-par = Par
review-solo-line-target = zum Sieg nötig
review-solo-head-expected = Erwartet
review-solo-head-lost = Vergeben
review-solo-now = Erwartet: { $points }
review-solo-mark = { $band }: { $choice } −{ $loss }
review-solo-cost = { $band }, { $loss } Punkte
review-solo-why = Am besten war { $best }: Das bringt im Mittel { $points } Punkte mehr.
review-solo-is-best = Keine andere Wahl bringt mehr.
review-solo-retry = Wähle auf dem Tisch noch einmal. Du siehst, was damals zu sehen war.
review-solo-costliest = Die teuersten Entscheidungen
review-solo-in-order = Der Reihe nach
review-solo-went = Wo die Punkte geblieben sind
review-solo-expected = Mit der ersten Karte erwartet
review-solo-total = Ergebnis
review-solo-lost = Vergeben
review-solo-par = Par
review-solo-legal-par = Par in Kartenfolge
review-solo-between = { $least } bis { $most }
review-solo-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels.
review-solo-no-par = Die nie aufgedeckten Karten sind unbekannt, darum gibt es kein Par.
review-solo-assisted = In diesem Spiel gab es Hilfe.
review-solo-swaps = Jeder Tausch lässt sich zurücknehmen. Darum haben Tausche keine Note, nur das Ergebnis zählt.
review-solo-figures = { $decisions ->
    [one] Eine Entscheidung hat
   *[other] { $decisions } Entscheidungen haben
} { $points } Punkte gekostet: { $inaccuracies ->
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
}.
