# Der Verlauf eines Spiels, wie ihn die Kommandozeile druckt. { $person } ist „you“ für den Leser, „many“ für mehrere Spieler.

## Cribbage

log-names = { $first } und { $last }
log-cut = { $person ->
    [nobody] Abgehoben um das Geben: { $cards }; noch einmal
    [you] Abgehoben um das Geben: { $cards }; du gibst
    [many] Abgehoben um das Geben: { $cards }; { $who } geben
   *[other] Abgehoben um das Geben: { $cards }; { $who } gibt
}
log-deals-first = { $person ->
    [you] Du gibst zuerst
    [many] { $who } geben zuerst
   *[other] { $who } gibt zuerst
}
log-deals = { $person ->
    [you] Du gibst
    [many] { $who } geben
   *[other] { $who } gibt
}
log-discards = { $person ->
    [you] Du legst { $cards } ab
    [many] { $who } legen { $cards } ab
   *[other] { $who } legt { $cards } ab
}
log-starter = Der Starter ist { $card }
log-plays = { $person ->
    [you] Du spielst { $card }: { WORDS($count) }
    [many] { $who } spielen { $card }: { WORDS($count) }
   *[other] { $who } spielt { $card }: { WORDS($count) }
}
log-go = { $who }: Go
log-hand = { $person ->
    [you] Deine Hand { $cards }: { $call }
   *[other] Hand von { $who }, { $cards }: { $call }
}
log-crib = { $person ->
    [you] Deine Crib { $cards }: { $call }
   *[other] Crib von { $who }, { $cards }: { $call }
}
log-pegs = { $person ->
    [you] Du steckst { $points } für { log-why }: { $score }
    [many] { $who } stecken { $points } für { log-why }: { $score }
   *[other] { $who } steckt { $points } für { log-why }: { $score }
}
log-why = { $why ->
    [heels] his heels
    [card] die Karte
    [go] das Go
    [last] die letzte Karte
    [hand] die Hand
    [crib] die Crib
    [three_for_last] die letzte
    [muggins] Muggins
    [penalty] eine falsche Ansage
    [wrong_call] einen falschen Ruf von Muggins
   *[excess] zu viel angesagte Punkte
}
log-joker = { $person ->
    [you] Du nennst { $cards }
   *[other] { $who } nennt { $cards }
}
log-claims = { $person ->
    [you] Du sagst { $points } an
   *[other] { $who } sagt { $points } an
}
log-muggins = { $person ->
    [you] Du rufst Muggins für { $points }
   *[other] { $who } ruft Muggins für { $points }
}
log-path = { $way ->
    [clockwise] { $person ->
        [you] Du gehst im Uhrzeigersinn
        [many] { $who } gehen im Uhrzeigersinn
       *[other] { $who } geht im Uhrzeigersinn
    }
   *[counter-clockwise] { $person ->
        [you] Du gehst gegen den Uhrzeigersinn
        [many] { $who } gehen gegen den Uhrzeigersinn
       *[other] { $who } geht gegen den Uhrzeigersinn
    }
}
log-crashed = { $person ->
    [you] Du wirst gerammt und musst auf { $hole } zurück
    [many] { $who } werden gerammt und müssen auf { $hole } zurück
   *[other] { $who } wird gerammt und muss auf { $hole } zurück
}

## Das Ende eines Spiels

log-then = { $first }; { $then }
log-gives-up = { $person ->
    [you] Du gibst auf
    [many] { $who } geben auf
   *[other] { $who } gibt auf
}
log-out-of-time = { $person ->
    [you] Deine Zeit ist abgelaufen
   *[other] Die Zeit von { $who } ist abgelaufen
}
log-wins = { $person ->
    [you] Du gewinnst: { $scores }
    [many] { $who } gewinnen: { $scores }
   *[other] { $who } gewinnt: { $scores }
}
log-wins-by = { $person ->
    [you] Du gewinnst { log-won-by }: { $scores }
    [many] { $who } gewinnen { log-won-by }: { $scores }
   *[other] { $who } gewinnt { log-won-by }: { $scores }
}
log-won-by = { $title ->
    [lurch] mit einem Lurch
    [double-skunk] mit einem Doppelskunk
   *[skunk] mit einem Skunk
}
log-lost = { $person ->
    [you] Du verlierst { log-lost-how }
    [many] { $who } verlieren { log-lost-how }
   *[other] { $who } verliert { log-lost-how }
}
log-lost-how = { $title ->
    [lurch] mit Lurch
    [skunk] mit Skunk
    [double-skunk] mit Doppelskunk
   *[none] ohne Skunk
}

## Spiele für einen

log-cell = Reihe { $row }, Spalte { $column }
log-turned = { $card } wird aufgedeckt
log-placed = { $card } auf { $cell }
log-thrown-away = { $card } wird abgeworfen
log-kept = { $card } auf Stapel { $pile } der Reserve
log-set-aside = { $card } wird beiseitegelegt
log-dealt = Ausgeteilt: { $hands }
log-dealt-crib = Ausgeteilt: { $hands }, in die Crib { $crib }
log-two-discarded = Abgelegt: { $cards }
log-swapped = { $card } auf { $cell }; { $other } auf { $place }
log-line = { $line ->
    [row] Reihe { $number }, { $cards }: { $call }
    [column] Spalte { $number }, { $cards }: { $call }
    [hand] Hand { $number }, { $cards }: { $call }
    [only-hand] Hand, { $cards }: { $call }
    [last-hand] Letzte Hand, { $cards }: { $call }
   *[crib] Crib, { $cards }: { $call }
}
log-heels = His heels: { $points }
log-alone-wins = { $person ->
    [you] Du gewinnst: { $points } Punkte; { $needed } sind nötig.
   *[other] { $who } gewinnt: { $points } Punkte; { $needed } sind nötig.
}
log-alone-loses = { $person ->
    [you] Du gewinnst nicht: { $points } Punkte; { $needed } sind nötig.
   *[other] { $who } gewinnt nicht: { $points } Punkte; { $needed } sind nötig.
}

## Ein gespeichertes Spiel

log-against = { $one } gegen { $other }
log-heading = { $who }, Regeln { $rules }
log-heading-deal = { $who }, Regeln { $rules }, Blatt { NUMBER($deal, useGrouping: 0) }
log-series = Partie { $number } der Serie { $id }; davor { $figures }.
log-game = Spiel { $number }
log-assisted = { $who } hatte in diesem Spiel Hilfe.
log-unfinished = Die Aufzeichnung endet, bevor das Spiel zu Ende ist.
log-unchecked = Nicht geprüft: { $sentence }.
log-standing = Stand: { $sides }
log-side = { $points ->
    [one] { $who } { $points } Spielpunkt aus { log-games }
   *[other] { $who } { $points } Spielpunkte aus { log-games }
}
log-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
log-match-won = { $person ->
    [you] Du gewinnst die Partie.
    [many] { $who } gewinnen die Partie.
   *[other] { $who } gewinnt die Partie.
}
log-match-drawn = Die Partie endet unentschieden.

## Geprüfte Karten

verify-agree = { $deals ->
    [one] Die ausgeteilten Karten stimmen mit dem Geheimnis und den Salts überein.
   *[other] Alle { $deals } Blätter stimmen mit den Geheimnissen und den Salts überein.
}
verify-none = Diese Aufzeichnung enthält keine Geheimnisse; ihre Karten lassen sich nicht prüfen.
verify-game-open = Spiel { $game } hat kein Geheimnis; seine Karten wurden nicht geprüft.
verify-secret = Spiel { $game }: Das Geheimnis passt nicht zur Festlegung.
verify-cut = Spiel { $game }: Das Abheben stimmt nicht mit dem Geheimnis und den Salts überein.
verify-deal = Spiel { $game }, Blatt { $deal }: Die Karten stimmen nicht mit dem Geheimnis und den Salts überein.
verify-head = { $column ->
    [deal] Blatt
    [player] Spieler
    [score] Stand
    [held] sah auf der Hand
    [table] auf dem Tisch
    [weighed] erwog
    [chosen] wählte
   *[again] nachgerechnet
}
verify-again = { $found ->
    [same] dasselbe
    [hidden] nicht gezeigt:
   *[unknown] nicht berechenbar
}
computer-none = In dieser Aufzeichnung steht nicht, dass der Computer etwas gewählt hat.
computer-agree = { $choices ->
    [one] Die eine Wahl des Computers, die in der Aufzeichnung steht, ergibt sich wieder aus dem, was er sah.
   *[other] Alle { $choices } vergleichbaren Entscheidungen des Computers ergeben sich wieder aus dem, was er sah.
}
computer-wrong = { $choices ->
    [one] Eine Entscheidung des Computers fällt anders aus. Eine andere Version dieses Programms kann anders wählen.
   *[other] { $choices } Entscheidungen des Computers fallen anders aus. Eine andere Version dieses Programms kann anders wählen.
}
computer-hidden = { $choices ->
    [one] Einmal stehen die abgelegten Karten des Computers nicht in dieser Aufzeichnung; es gelten die berechneten.
   *[other] { $choices }-mal stehen die abgelegten Karten des Computers nicht in dieser Aufzeichnung; es gelten die berechneten.
}
computer-open = { $choices ->
    [one] Eine Entscheidung lässt sich nicht nachrechnen.
   *[other] { $choices } Entscheidungen lassen sich nicht nachrechnen.
}
computer-no-secret = Spiel { $game } hat kein Geheimnis; die Entscheidungen des Computers lassen sich nicht nachrechnen.
computer-lost = Spiel { $game }: Die Aufzeichnung passt nicht zu den eigenen Karten des Computers: { $reason }
