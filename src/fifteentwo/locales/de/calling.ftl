# Wie Spieler zählen. Am Anfang eines Satzes wird der erste Buchstabe groß geschrieben.

called = { OPENING($words) }

## Eine Hand oder Crib

# „fünfzehn zwei, fünfzehn vier, und ein Paar macht sechs“: $place sagt, ob es die erste Zeile ist oder die letzte.
call = { $lines }
call-nothing = nichts
call-points = { WORDS($points) }
call-fifteen = fünfzehn { WORDS($total) }
call-run = { $place ->
    [last] und { call-run-name } macht { WORDS($total) }
   *[between] { call-run-name } macht { WORDS($total) }
}
call-run-name = { $times ->
    [double] eine doppelte { call-run-of }
    [triple] eine dreifache { call-run-of }
    [double-double] eine vierfache { call-run-of }
    [quadruple] eine vierfache { call-run-of }
    [triple-double] eine sechsfache { call-run-of }
    [double-double-double] eine achtfache { call-run-of }
    [quintuple] eine fünffache { call-run-of }
    [quadruple-double] eine achtfache { call-run-of }
    [triple-triple] eine neunfache { call-run-of }
    [triple-double-double] eine zwölffache { call-run-of }
    [sextuple] eine sechsfache { call-run-of }
    [quintuple-double] eine zehnfache { call-run-of }
    [quadruple-triple] eine zwölffache { call-run-of }
    [quadruple-double-double] eine sechzehnfache { call-run-of }
    [triple-triple-double] eine achtzehnfache { call-run-of }
    [sextuple-double] eine zwölffache { call-run-of }
    [quintuple-triple] eine fünfzehnfache { call-run-of }
    [quintuple-double-double] eine zwanzigfache { call-run-of }
    [quadruple-quadruple] eine sechzehnfache { call-run-of }
    [quadruple-triple-double] eine vierundzwanzigfache { call-run-of }
    [triple-triple-triple] eine siebenundzwanzigfache { call-run-of }
    [double-double-double-double] eine sechzehnfache { call-run-of }
    [triple-double-double-double] eine vierundzwanzigfache { call-run-of }
   *[single] eine { call-run-of }
}
call-run-of = { $cards ->
    [3] Dreierfolge
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
   *[other] Neunerfolge
}
call-alike = { $place ->
    [last] und { call-alike-name } macht { WORDS($total) }
   *[between] { call-alike-name } macht { WORDS($total) }
}
call-alike-name = { $alike ->
    [pair] ein Paar
    [pair-royal] ein Drilling
    [double-pair-royal] ein Vierling
    [five] ein Fünfling
   *[six] ein Sechsling
}
call-flush = { $place ->
    [last] und ein Flush aus { WORDS($cards) } Karten macht { WORDS($total) }
   *[between] ein Flush aus { WORDS($cards) } Karten macht { WORDS($total) }
}
call-nobs = { $place ->
    [first] eins für his nobs
    [last] und eins für his nobs macht { WORDS($total) }
   *[between] eins für his nobs macht { WORDS($total) }
}
call-nineteen = nichts macht { WORDS($total) }

# Die Punkte einer Hand nach ihrer Art: „Fünfzehner 4 · Folgen 6 · Paar 2“.
kind-fifteens = Fünfzehner
kind-thirty-one = 31
kind-runs = { $number ->
    [one] Folge
   *[other] Folgen
}
kind-pairs = { $number ->
    [one] Paar
   *[other] Paare
}
kind-flush = Flush
kind-nobs = Nobs
kind-nineteen = neunzehn

## Eine gespielte Karte

play-count = { WORDS($count) }
play-for = { WORDS($count) } für { WORDS($points) }
play-alike = { WORDS($count) }, { call-alike-name } für { WORDS($points) }
play-run = { WORDS($count) }, eine { call-run-of } für { WORDS($points) }
play-for-alike = { WORDS($count) } für { WORDS($points) }, und { call-alike-name } macht { WORDS($total) }
play-for-run = { WORDS($count) } für { WORDS($points) }, und eine { call-run-of } macht { WORDS($total) }

## Am Tisch

said-joker-played = { OPENING(CARD($card)) }: { $words }
said-go = Go
said-turned-up = { $what ->
    [crib] Die Crib muss gezählt werden
   *[hand] Die Hand muss gezählt werden
}
said-named = Der Joker ist { FACE($card) }
said-named-both = Die Joker sind { FACE($card) } und { FACE($joker) }
said-muggins = Muggins für { WORDS($points) }
said-pass = Weiter
said-counted = Es sind { WORDS($points) }
said-counted-nothing = Es ist nichts
said-which-way = In welche Richtung?
said-path = { $way ->
    [clockwise] Im Uhrzeigersinn
   *[anticlockwise] Gegen den Uhrzeigersinn
}
said-crash = Crash!
said-pegged = { $why ->
    [go] { OPENING(WORDS($points)) } für Go
    [last] { OPENING(WORDS($points)) } für die letzte Karte
    [heels] { OPENING(WORDS($points)) } für his heels
    [muggins] { OPENING(WORDS($points)) } für Muggins
    [penalty] { OPENING(WORDS($points)) } als Strafe
    [wrong-call] { OPENING(WORDS($points)) } für einen falschen Ruf
   *[excess] { OPENING(WORDS($points)) } zu viel angesagt
}
said-over = { $title ->
    [lurch] Lurch!
    [skunk] Skunk!
    [double-skunk] Doppelskunk!
   *[game] Gewonnen!
}
# Wenn die Verlierer verschiedene Titel haben.
said-over-one = { $title ->
    [lurch] Gewonnen, und ein Lurch!
    [skunk] Gewonnen, und ein Skunk!
   *[double-skunk] Gewonnen, und ein Doppelskunk!
}
said-over-both = { $first ->
    [double-skunk] Gewonnen, und ein Doppelskunk und ein Skunk!
   *[skunk] Gewonnen, und ein Skunk und ein Doppelskunk!
}
said-starter = Starter: { CARD($card) }
said-two-for-heels = Zwei für his heels

## Karten als Kombination

sets-choose = Wähle die Karten einer Kombination.
sets-once = Wähle jede Karte nur einmal.
sets-face-up = Wähle offene Karten.
sets-not-there = { CARD($card) } ist nicht unter diesen Karten.
sets-single = Eine einzelne Karte zählt nur als „his nobs“: der Bube in der Farbe des Starters, in der Hand.
sets-none = { $row ->
    [row] { $flush ->
        [yes] { $cards } machen { WORDS($total) }: kein Fünfzehner, kein Paar, eine Folge muss so lang wie möglich sein, und ein Flush braucht die ganze Hand.
       *[no] { $cards } machen { WORDS($total) }: kein Fünfzehner, kein Paar, und eine Folge muss so lang wie möglich sein.
    }
   *[none] { $flush ->
        [yes] { $cards } machen { WORDS($total) }: kein Fünfzehner, kein Paar, keine Dreierfolge, und ein Flush braucht die ganze Hand.
       *[no] { $cards } machen { WORDS($total) }: kein Fünfzehner, kein Paar, keine Dreierfolge.
    }
}
sets-part-counted = Einen Teil davon hast du schon gezählt.
sets-counted = Das hast du schon gezählt.
