# Die Spiele für eine Person im Terminal und Vergleiche der Computerspieler.

## Ein Spiel für eine Person

terminal-start = { $rules }, Blatt { $deal }. { $points } Punkte gewinnen. ? zeigt die Hilfe.
terminal-help = { $key ->
    [hint] was der Computer tun würde
    [undo] die letzte Wahl zurücknehmen
    [watch] den Computer wählen lassen (watch all: bis zum Ende des Spiels)
    [quit] das Spiel beenden
    [place] die aufgedeckte Karte in Reihe b, Spalte 3 legen (das Feld muss frei sein: [])
    [throw] die aufgedeckte Karte abwerfen
    [keep] die aufgedeckte Karte in die Reserve legen (keep 2: auf den zweiten Stapel)
    [reserve] die 5H aus der Reserve in Reihe b, Spalte 3 legen
    [discard] diese beiden Karten ablegen
    [numbers] die erste und die vierte Karte der Hand ablegen
    [cells] die Karten in Reihe a, Spalte 1 und in Reihe c, Spalte 3 tauschen
    [swap] diese beiden Karten tauschen
   *[done] nicht weiter tauschen und das Quadrat zählen
}
terminal-not-placed = „{ $line }“ ist kein Zug: b3 ist Reihe b, Spalte 3; ? zeigt die Hilfe.
terminal-not-swapped = „{ $line }“ ist kein Tausch: a1 c3 tauscht die Karten zweier Felder; ? zeigt die Hilfe.
terminal-not-cards = „{ $card }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K) und eine Farbe (C D H S), zum Beispiel 5H; ? zeigt die Hilfe.
terminal-no-place = Eine Karte { $place } gibt es in dieser Hand nicht: Ihre Karten sind 1 bis { $last }.
terminal-computer = Der Computer: { $action }.
terminal-place = { $card } auf { $cell }
terminal-keep = auf Stapel { $pile } aufheben
terminal-throw = abwerfen
terminal-discard = { $cards } ablegen
terminal-swap = { $first } { $second } tauschen
terminal-done = fertig
terminal-figure = { $kind ->
    [exact] exakt
   *[estimate] geschätzt
}
terminal-hand = { $number ->
    [0] Hand: { $cards }
   *[other] Hand { $number }: { $cards }
}
terminal-choose-two = { $hand }  <- zwei ablegen
terminal-crib = Crib: { $cards }
terminal-crib-empty = Crib: leer
terminal-under-stock = Unter dem Talon: { $cards }
terminal-deal = Blatt { $deal } von { $deals }, bisher { $points } von { $needed }.
terminal-square = Bisher { $points } von { $needed }, noch { $stock } im Talon.
terminal-discarded = Abgeworfen: { $cards }
terminal-pile = Stapel { $pile }: { $cards }
terminal-pile-empty = Stapel { $pile }: leer
terminal-turned = Aufgedeckt: { $card }
terminal-shuffle = { $heels ->
    [0] Starter { $starter }. Quadrat: { $points } von { $needed }.
   *[other] Starter { $starter }. Quadrat: { $points } von { $needed }, davon { $heels } für his heels.
}
terminal-won = { $help ->
    [assisted] Gewonnen: { $points } von { $needed }, mit Hilfe.
   *[alone] Gewonnen: { $points } von { $needed }.
}
terminal-not-won = { $help ->
    [assisted] Nicht gewonnen: { $points } von { $needed }, mit Hilfe.
   *[alone] Nicht gewonnen: { $points } von { $needed }.
}
terminal-par = Par: { $points }.
terminal-computer-scores = Der Computer kommt auf { $points }.
terminal-better = Besser als der Computer bei { $percent } % der Blätter.
terminal-record = Die Aufzeichnung steht in { $file }.
terminal-between = { $least } bis { $most }

## Par eines Blatts

par-total = { $kind ->
    [legal] Spielbares Par { $points }
   *[best] Par { $points }
}
par-with-starter = { $kind ->
    [legal] Spielbares Par { $points }, Starter { $starter }
   *[best] Par { $points }, Starter { $starter }
}
par-left-over = Übrig geblieben: { $cards }
par-deal = Blatt { $deal }: { $cards } ablegen, Starter { $starter }: { $points }
par-last-hand = Letzte Hand: { $points }
maximum-case = Starter { $starter }, { $cases } Fälle
maximum-heels = Das Maximum: { $off }, wenn his heels nicht zählt; { $once }, wenn es einmal zählt; { $each }, wenn es für jede Hand zählt.

## Vergleiche bei Spielen für eine Person

match-deals = { $deals ->
    [one] { $rules }, { $player }, { $deals } Blatt ab { $first }
   *[other] { $rules }, { $player }, { NUMBER($deals, useGrouping: 0) } Blätter ab { $first }
}
match-games = { $games ->
    [one] { $rules }, { $games } Spiel ab { $first }
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } Spiele ab { $first }
}
match-games-for-chance = { $games ->
    [one] { $rules }, { $games } Spiel ab { $first }, auf die Gewinnchance gespielt
   *[other] { $rules }, { NUMBER($games, useGrouping: 0) } Spiele ab { $first }, auf die Gewinnchance gespielt
}
match-mean = Mittel { $mean } ± { $error }, von { $least } bis { $most }
match-mean-so-far = Mittel { $mean }
match-won = gewonnen { $share } % ± { $error } (ab { $points })
match-reached = { $points } erreicht in { $share } % ± { $error }
match-for-points = auf Punkte gespielt: Mittel { $mean }, { $points } in { $share } %
match-gain = so werden { $gain } % ± { $error } mehr Spiele gewonnen
match-time = { $milliseconds } ms je Entscheidung (Median)
match-stopped = { $things ->
    [games] nach { $done } von { $many } Spielen angehalten: Sie stehen in { $file }, und derselbe Befehl macht dort weiter
   *[deals] nach { $done } von { $many } Blättern angehalten: Sie stehen in { $file }, und derselbe Befehl macht dort weiter
}
match-stopped-at-once = { $things ->
    [games] nach 0 von { $many } Spielen angehalten: Nichts geht verloren
   *[deals] nach 0 von { $many } Blättern angehalten: Nichts geht verloren
}

## Simulierte Spiele

simulate-title = { $games ->
    [one] { $games } Spiel, { NUMBER($deals, useGrouping: 0) } Blätter, Regeln { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } Spiele, { NUMBER($deals, useGrouping: 0) } Blätter, Regeln { $rules }, --rng { $rng }
}
simulate-pairs = { NUMBER($games, useGrouping: 0) } Spiele in Paaren, { NUMBER($deals, useGrouping: 0) } Blätter, Regeln { $rules }, --rng { $rng }
simulate-adjusted = { $games ->
    [one] { $games } Spiel, Regeln { $rules }, --rng { $rng }
   *[other] { NUMBER($games, useGrouping: 0) } Spiele, Regeln { $rules }, --rng { $rng }
}
simulate-head = { $column ->
    [seat] Platz
    [wins] Siege
    [share] Anteil
    [interval-95] 95-%-Intervall
    [interval-99] 99-%-Intervall
    [game-points] Spielpunkte
    [points] Punkte je Blatt
    [role] Rolle
    [pegging] Ausspielen
    [heels] his heels
    [hand] Hand
    [crib] Crib
    [total] Summe
    [mean] Mittel
   *[error] Standardfehler
}
simulate-row = { $row ->
    [first-dealer] erster Geber
    [dealer] Geber
    [pone] Pone
    [others] andere
    [share] gewonnene Spiele
    [points-a-game] Vorsprung je Spiel
    [points-a-deal] Vorsprung je Blatt
    [plain] ohne Abzug
   *[luck-adjusted] ohne Glück
}
simulate-against = { $first } gegen { $last }
simulate-won-by = von { $player } gewonnen
simulate-factor = Ohne den Abzug des Glücks wären für denselben Fehler { $factor }-mal so viele Spiele nötig.
simulate-factor-by-chance = Ohne das Glück der Karten allein: { $factor }-mal.
simulate-games = Spiele
simulate-forfeits = { $games ->
    [one] { $player } hat ein Spiel verloren: { $reason }.
   *[other] { $player } hat { NUMBER($games, useGrouping: 0) } Spiele so verloren; beim ersten: { $reason }.
}
