# Ein Cribbage-Tisch. Was eine Karte zählt, sagt der Server.

## Was geschehen ist: das Protokoll, die Aufzeichnung, die Ansage

tell-unseen = { $cards ->
    [0] keine
    [one] eine Karte
   *[other] { $cards } Karten
}
tell-cuts = { $person ->
    [you] { $who } hebst { $card } ab
   *[other] { $who } hebt { $card } ab
}
tell-cuts-then = { $person ->
    [you] du hebst { $card } ab
   *[other] { $who } hebt { $card } ab
}
tell-cut-equal = { $cuts }: gleich, also noch einmal.
tell-cut = { $person ->
    [you] { $cuts }: Du gibst zuerst.
   *[other] { $cuts }: { $who } gibt zuerst.
}
tell-deals-first = { $person ->
    [you] { $who } gibst zuerst.
   *[other] { $who } gibt zuerst.
}
tell-deals = { $person ->
    [you] { $who } gibst.
   *[other] { $who } gibt.
}
tell-discards = { $person ->
    [you] { $who } legst { $cards } ab.
   *[other] { $who } legt { $cards } ab.
}
tell-starter = Der Starter ist { $card }.
tell-plays = { $person ->
    [you] { $who } spielst { $card }: „{ $words }.“
   *[other] { $who } spielt { $card }: „{ $words }.“
}
tell-calls = { $who }: „{ $words }.“
tell-shows = { $person ->
    [you] { $who } zeigst { $cards }: „{ $words }.“
   *[other] { $who } zeigt { $cards }: „{ $words }.“
}
tell-shows-crib = { $person ->
    [you] { $who } deckst die Crib auf, { $cards }: „{ $words }.“
   *[other] { $who } deckt die Crib auf, { $cards }: „{ $words }.“
}
tell-resigns = { $person ->
    [you] { $who } gibst auf.
    [ours] { $who } gebt auf.
    [they] { $who } geben auf.
   *[other] { $who } gibt auf.
}
tell-out-of-time = { $person ->
    [you] Deine Zeit ist abgelaufen.
    [ours] Eure Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}
tell-wins = { $person ->
    [you] { $who } gewinnst.
    [they] { $who } gewinnen.
   *[other] { $who } gewinnt.
}
tell-wins-with = { $person ->
    [you] { $who } gewinnst, { $scores }.
    [they] { $who } gewinnen, { $scores }.
   *[other] { $who } gewinnt, { $scores }.
}
tell-settles = { $title ->
    [lurch] { $person ->
        [you] { $who } verlierst mit Lurch
        [ours] { $who } verliert mit Lurch
        [they] { $who } verlieren mit Lurch
       *[other] { $who } verliert mit Lurch
    }
    [skunk] { $person ->
        [you] { $who } verlierst mit Skunk
        [ours] { $who } verliert mit Skunk
        [they] { $who } verlieren mit Skunk
       *[other] { $who } verliert mit Skunk
    }
   *[double] { $person ->
        [you] { $who } verlierst mit Doppelskunk
        [ours] { $who } verliert mit Doppelskunk
        [they] { $who } verlieren mit Doppelskunk
       *[other] { $who } verliert mit Doppelskunk
    }
}
tell-pegs = { $who }: +{ $points }, zusammen { $score }.
tell-pegs-calling = { $who }: „{ $words }“, +{ $points }, zusammen { $score }.

## Der Tisch

table-heading = Cribbage gegen { $other }
table-coach = Coach
table-centre = Tischmitte
table-series = Insgesamt { $figures }
table-match = Partie { $figures }, bis { $to }
table-games = Spiele { $figures }, bis { $to }
table-hand = Hand
table-hand-of = { $whose ->
    [mine] Deine Hand
   *[theirs] Hand von { $name }
}
table-crib = Crib
table-crib-of = { $whose ->
    [mine] Deine Crib
   *[theirs] Crib von { $name }
}
table-deal = Blatt { $deal }
table-deal-of = { $whose ->
    [mine] Blatt { $deal }, deine Crib
   *[theirs] Blatt { $deal }, Crib von { $name }
}
table-away = nicht da
table-is-away = { $name } ist gerade nicht da.
table-stand-in = der Computer spielt
table-has-stand-in = Für { $name } spielt der Computer.
table-plate = { $score ->
    [one] { $who }, 1 Punkt
   *[other] { $who }, { $score } Punkte
}
table-plate-turn = { $person ->
    [you] { $plate }, du bist dran
   *[other] { $plate }, { $who } ist dran
}
table-dealer = Geber
table-dealer-mark = G
table-their-hand = { $cards ->
    [one] { $name } hält eine Karte
   *[other] { $name } hält { $cards } Karten
}
table-played = { $person ->
    [you] Deine gespielten Karten
   *[other] Gespielt von { $who }
}
table-row = Karten dieses Durchgangs
table-count = Stand
table-pack = Der Talon
table-pack-label = Talon
table-starter = Starter
table-crib-holds = { $cards ->
    [one] { $crib }: eine Karte
   *[other] { $crib }: { $cards } Karten
}
table-peek = Abgelegte Karten ansehen
table-unpeek = Wieder verdecken
table-at-most = Höchstens 31: Der Stand ist { $count }
table-not-now = Warte, bis du dran bist
table-enough = { $cards ->
    [one] Nur eine Karte: Leg erst eine zurück
    [2] Nur zwei Karten: Leg erst eine zurück
   *[other] Nur { $cards } Karten: Leg erst eine zurück
}
table-fives-first = Deine Fünfen müssen zuerst weg
table-fan = Das Kartenspiel, aufgefächert: Heb irgendwo ab
table-again = Gleich: noch einmal abheben

## Der große Knopf

button-cut = Abheben
button-deal = Geben
button-starter = Abheben
button-peg = { $points } stecken
button-go = Go
button-continue = Weiter
button-next-deal = Nächstes Blatt
button-hold = Gedrückt halten: schnell durchzählen
button-send = { $whose ->
    [mine] { $cards } in meine Crib
   *[theirs] { $cards } in die Crib von { $name }
}
button-send-some = { $whose ->
    [mine] { $cards ->
        [one] Eine Karte in meine Crib
        [2] Zwei Karten in meine Crib
       *[other] { $cards } Karten in meine Crib
    }
   *[theirs] { $cards ->
        [one] Eine Karte in die Crib von { $name }
        [2] Zwei Karten in die Crib von { $name }
       *[other] { $cards } Karten in die Crib von { $name }
    }
}
button-play = { $card } spielen
button-play-one = Karte spielen
button-next-game = Nächstes Spiel
button-rematch = Revanche
button-swap = Dieselben Blätter, Plätze getauscht
button-to-rematch = Zur Revanche
button-waiting-for = Warten auf { $who } …

## Der Satz daneben

prompt-cut-low = Heb ab: Wer die niedrigere Karte hat, gibt zuerst.
prompt-cut-high = Heb ab: Wer die höhere Karte hat, gibt zuerst.
prompt-starter = Heb ab: Der Starter wird aufgedeckt.
prompt-peg = Steck deine Punkte.
prompt-peg-calling = { $words }: Steck deine Punkte.
prompt-go = Keine deiner Karten passt: Höchstens 31, und der Stand ist { $count }.
prompt-discard = { $whose ->
    [mine] { $cards ->
        [one] Wähle eine Karte für deine Crib.
        [2] Wähle zwei Karten für deine Crib.
       *[other] Wähle { $cards } Karten für deine Crib.
    }
   *[theirs] { $cards ->
        [one] Wähle eine Karte für die Crib von { $name }.
        [2] Wähle zwei Karten für die Crib von { $name }.
       *[other] Wähle { $cards } Karten für die Crib von { $name }.
    }
}
prompt-lead = Du spielst aus.
prompt-play = Du bist dran. Der Stand ist { $count }.
prompt-rematch = { $person ->
    [they] { $who } möchten eine Revanche.
   *[other] { $who } möchte eine Revanche.
}
prompt-theirs = { $name } überlegt.
prompt-discarding = { $person ->
    [they] { $who } wählen Karten für die Crib.
   *[other] { $who } wählt Karten für die Crib.
}

## Das Zeigen

show-counts = { $part ->
    [crib] { $whose ->
        [mine] Deine Crib wird gezählt
       *[theirs] Die Crib von { $name } wird gezählt
    }
   *[hand] { $whose ->
        [mine] Deine Hand wird gezählt
       *[theirs] Die Hand von { $name } wird gezählt
    }
}
show-points = { $points ->
    [0] { $title }: nichts.
    [one] { $title }: 1 Punkt.
   *[other] { $title }: { $points } Punkte.
}
show-why = Warum?
show-line = Noch einmal zeigen: { $words }
