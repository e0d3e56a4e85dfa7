# Die Solospiele: ihre Seite, ihre Tische und das Ergebnis.

solo-title = Solospiele
solo-tagline = Cribbage allein: Fülle ein Quadrat mit sechzehn Karten, oder spiele ein ganzes Kartenspiel durch, Hand für Hand.
solo-family-square = Quadrate
solo-family-patience = Patiencen
solo-family-shuffle = Shuffle

## Die Seite der Spiele

solo-to-win = { $points } zum Sieg
solo-today = Tagesblatt
solo-today-of = Tagesblatt von { $name }
solo-today-done = Tagesblatt: { $score }
solo-today-open = Tagesblatt fortsetzen
solo-new-deal = Neues Blatt
solo-new-deal-of = Neues Blatt von { $name }
solo-figures = Statistik
solo-figures-of = Statistik zu { $name }
solo-begun = Angefangen
solo-nothing-begun = Du kannst ein Spiel jederzeit verlassen und hier fortsetzen.
solo-resume = Fortsetzen
solo-resume-this = { $name } fortsetzen, Blatt { NUMBER($number, useGrouping: 0) }
solo-restart = Selbes Blatt
solo-watch = Zusehen
solo-watch-of = Dem Computer bei { $name } zusehen
solo-number = Nummer des Blatts
solo-number-play = Dieses Blatt spielen
solo-other = Andere Regeln
solo-other-of = Andere Regeln für { $name }
solo-other-title = { $name }: andere Regeln
solo-other-play = Nach diesen Regeln spielen
solo-other-number = Nummer des Blatts, wenn du ein bestimmtes willst
solo-rules-code = Regelcode (für Kenner)
solo-rules-code-why = Der Name eines Spiels, dann, was anders ist. Zum Beispiel:
solo-rules-code-play = Nach diesem Code spielen
solo-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Die Regeln in Kürze

solo-square-short = Sechzehn Karten werden einzeln aufgedeckt, und jede wird ins Quadrat gelegt, wo sie liegen bleibt.
solo-square-counted = Ist das Quadrat voll, so ist die nächste Karte der Starter. Jede Reihe und jede Spalte ist dann eine Cribbage-Hand mit dem Starter als fünfter Karte; die acht Hände zusammen sind dein Ergebnis.
solo-shuffle-short = Sechzehn Karten liegen offen im Quadrat, daneben der Starter. Tausche beliebige zwei Karten, so oft du willst.
solo-shuffle-counted = Jede Reihe und jede Spalte ist eine Cribbage-Hand mit dem Starter als fünfter Karte. Bist du zufrieden, so sind die acht Hände zusammen dein Ergebnis. Zurücknehmen hilft hier nicht: Du könntest dieselben zwei Karten wieder tauschen.
solo-two-short = In jedem von vier Blättern gibt es zwei Hände zu sechs Karten. Leg zwei Karten der ersten in die Crib, dann zwei der zweiten.
solo-two-counted = Die nächste Karte ist der Starter; mit ihm werden beide Hände und die Crib gezählt, und alles gehört dir. Das Kartenspiel wird einmal durchgespielt, und nichts kommt wieder.
solo-one-short = In jedem von sechs Blättern hast du sechs Karten, und zwei weitere liegen verdeckt in der Crib. Leg zwei von deinen dazu.
solo-one-counted = Die nächste Karte ist der Starter: Hand und Crib werden mit ihm gezählt, und beide gehören dir. Danach kommt der Starter unter den Talon und am Ende wieder; die letzten vier Karten sind noch eine Hand, ohne Starter.
solo-heels-off = Ein Bube als Starter bringt für sich nichts.
solo-heels-once = Ein Bube als Starter bringt zwei Punkte mehr.
solo-heels-per-hand = Ein Bube als Starter bringt für jede der acht Hände zwei Punkte mehr: sechzehn.

## Der Tisch

solo-worth = { $points } Punkte
solo-chance = { $percent } Gewinnchance
solo-turned = Aufgedeckte Karte
solo-stock = { $cards ->
    [one] 1 Karte im Talon
   *[other] { $cards } im Talon
}
solo-starter = Starter
solo-reserve = Reserve
solo-reserve-pile = Reserve { $pile }
solo-keep = Hier aufheben
solo-keep-on = Auf Stapel { $pile } aufheben
solo-dead = Abgeworfen (noch { $free })
solo-throw-away = Abwerfen
solo-aside = übrig geblieben: { $card }
solo-grid = Das Quadrat
solo-cell = Reihe { $row }, Spalte { $column }
solo-empty = leer
solo-open = frei
solo-line = { $kind ->
    [hand] Deine Hand
    [crib] Die Crib
    [last] Die letzte Hand
    [nth] Hand { $number }
    [row] Reihe { $number }
   *[column] Spalte { $number }
}
solo-line-points = { $name }: { $points }
solo-no-sets = noch nichts
solo-total = { $points } von { $target }
solo-deal = Blatt { $number } von { $of }
solo-crib = Crib
solo-under = Unter dem Talon
solo-waits = bis aus Hand 1 abgelegt ist
solo-heels-pay = His heels: { $points }

## Was zu tun ist

solo-place = Leg diese Karte: { $card }.
solo-swap = Tausche zwei Karten.
solo-swap-with = Wähle die Karte, die den Platz tauscht mit: { $card }.
solo-counting = Das Quadrat wird gezählt.
solo-counted = { $line }: { $words }.
solo-discard-from = { $hand ->
    [0] Leg zwei Karten aus deiner Hand in die Crib.
   *[other] Leg zwei Karten aus Hand { $hand } in die Crib.
}
solo-show = { $name }: { $points }.
solo-over-won = Geschafft!
solo-over-lost = Diesmal nicht.
solo-computer-won = Der Computer hat es geschafft.
solo-computer-lost = Diesmal nicht einmal der Computer.
solo-discard = { $cards } ablegen
solo-discard-two = Zwei Karten ablegen
solo-done = Fertig: { $points }
solo-continue = Weiter
solo-skip = Sofort zählen

## Das Ergebnis

solo-won = Gewonnen
solo-lost = Verloren
solo-looking = Es wird berechnet, was möglich war …
solo-par = Par
solo-legal-par = Spielbares Par
solo-par-why = die beste Anordnung der Karten, gleich in welcher Reihenfolge
solo-legal-par-why = das Beste, was sich in der Reihenfolge der Karten spielen ließ
solo-patience-why = wie man am besten abgelegt hätte, wären alle Karten bekannt gewesen, Blatt für Blatt:
solo-between = { $least } bis { $most }
solo-engine = Der Computer
solo-engine-why = was der Computer aus demselben Blatt gemacht hat
solo-standing = { $player ->
    [instant] Besser als der Computer in { $percent } von 100 Blättern (von { $deals }, bei denen er eine Karte vorausgedacht hat).
   *[quick] Besser als der Computer in { $percent } von 100 Blättern (von { $deals }, die er gespielt hat).
}
solo-tired = Das dauert länger als sonst. Schau später noch einmal herein.
solo-narrowing = Wird noch berechnet …
solo-settled = { $name } ist { $points }, bewiesen.
solo-settled-between = { $name } liegt zwischen { $least } und { $most }.
solo-layout = Anordnung zeigen
solo-layout-of = Anordnung zeigen: { $name }
solo-seen = { $name }: { $points } Punkte.
solo-own = Zurück zum gespielten Blatt
solo-see = So geht es
solo-see-how = Zeigen, wie der Computer dieses Blatt spielt
solo-share = Zeile zum Teilen kopieren
solo-shared = Kopiert. Sie verrät keine Karte.
solo-away = { $cards } aus Hand { $hand }
solo-last-hand = die letzte Hand: { $points }
solo-of-deal = { $aways }: { $points }

## Die Statistik

solo-alone = Allein gespielt
solo-assisted = Mit Hilfe, oder ein schon bekanntes Blatt
solo-none = Noch kein Spiel wurde beendet.
solo-games = Spiele
solo-wins = Gewonnen
solo-win-share = { $wins } ({ $percent } %)
solo-best = Bestes
solo-mean = Mittel
solo-streak = Siege in Folge
solo-longest = Längste Siegesserie
solo-chart = Wie oft jedes Ergebnis vorkam
solo-bar = { $least } bis { $most }: { $games }
solo-as-table = Als Tabelle zeigen
solo-total-head = Ergebnis

## Was geschehen ist

solo-log-placed = { $card } liegt nun hier: { $where }.
solo-log-turned = Aufgedeckt: { $card }.
solo-log-swapped = { $one } und { $other } tauschen die Plätze: { $points }.
solo-log-thrown-away = Abgeworfen: { $card }.
solo-log-kept = { $card } wartet in der Reserve.
solo-log-aside = Das Quadrat ist voll; übrig bleibt: { $card }.
solo-log-dealt = Gegeben: { $cards }.
solo-log-discarded = Abgelegt: { $cards }.
solo-log-looked-at = Die zweite Hand: { $cards }.
solo-log-starter = Der Starter: { $card }.
solo-log-shown = { $name }: { $words }. { $points }.
solo-log-heels = Zwei für „his heels“.
solo-log-won = { $score } Punkte: gewonnen.
solo-log-lost = { $score } Punkte: nicht genug.
