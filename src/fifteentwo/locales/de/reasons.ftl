# Warum Regeln, Aufzeichnungen, Spieler und Analysen abgelehnt werden. Jeder Satz steht ohne Punkt hinter dem, worum es geht.

## Regeln

rules-twice = { $name } ist zweimal angegeben
rules-no-preset = die Vorlage „{ $given }“ gibt es nicht: Schreib { $known }
rules-name-one = schreib { $known }
rules-or = { $first } oder { $last }
rules-to = { $first } bis { $last }
rules-kind = { $family ->
    [cribbage] Cribbage
    [square] ein Quadrat
    [patience] eine Patience
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first } ist { $kind }, { $second } dagegen { $other }
rules-two-games = Das sind zwei verschiedene Spiele, also nenn nur eines
rules-solo-game = { $word } ist ein Solospiel: Für Cribbage schreib { $known }
rules-other-kind = { $word } ist { $kind }, gesucht ist { $wanted }: Schreib { $known }
rules-elsewhere = die Regel „{ $name }“ gibt es hier nicht ({ $where }), nur für ein anderes Spiel ({ $kind }), zum Beispiel { $preset }
rules-no-rule = die Regel „{ $name }“ gibt es hier nicht ({ $where })
rules-presets-conflict = { $first } und { $second } sind sich über { $name } nicht einig: Entscheide mit { $name }=...
rules-not-switch = { $given } ist weder on noch off
rules-not-number = { $given } ist keine Zahl
rules-out-of-range = { $given } ist nicht möglich: { $name } ist { $allowed }
rules-not-match = { $given } ist keine Partie: Schreib { $known }, mit N von 1 bis 99
rules-no-value = { $given } gibt es nicht: { $name } ist { $known }

## Regeln, die sich widersprechen

rules-conflict = { $first } und { $second } passen nicht zusammen: { $why }
conflict-teams = Partner gibt es nur zu viert oder zu sechst
conflict-six = Zu sechst spielt man als drei Partnerpaare
conflict-captain = Ein Kapitän spielt gegen zwei, also zu dritt
conflict-fives = Niemand legt etwas ab, also kann man auch keine Fünfen ablegen
conflict-dealt = Bei { $players } Spielern bekommt jeder { $known } Karten
conflict-discards = Mit { $dealt } Karten für jeden von { $players } Spielern legt jeder { $discards } ab
conflict-crib = Mit { $dealt } Karten für jeden von { $players } Spielern gilt crib={ $crib }
conflict-on-call = Zu dritt oder mit mehr Spielern steht der Punkt erst fest, wenn niemand mehr legen kann
conflict-on-call-stinkhole = Vom Augenblick des Steckens hinge ab, ob ein Punkt verfällt
conflict-five-card = Das gehört zum Spiel mit fünf Karten zu zweit
conflict-lowball-manual = Beim Lowball müssen alle Punkte gezählt werden und werden von selbst gesteckt
conflict-muggins = Muggins braucht counting=manual
conflict-crash-players = Dieses Brett ist für höchstens vier Spieler
conflict-crash-target = Dieses Brett hat 121 Felder
conflict-crash-captain = Auf diesem Brett brauchen alle dasselbe Loch
conflict-lowball-captain = Beim Lowball werden die Punkte verglichen, und ein Kapitän hat weniger als zwei Spieler zusammen
conflict-lowball-stinkhole = Beim Lowball ist ein verlorener Punkt kein Nachteil
conflict-lowball-skunks = Zum Lowball gehört skunk_scale=lowball oder none
conflict-skunks-lowball = Diese Skunks richten sich nach den Punkten des Siegers
conflict-nineteen-crib = Die Crib zählt nur dann neunzehn, wenn es auch die Hände tun
conflict-nineteen-no-crib = Es gibt keine Crib zu zählen
conflict-reserve = Zu einer Reserve gehört auch { $name }
conflict-form = { $hands ->
    [1] Mit einer Hand ist es { $value }
   *[2] Mit zwei Händen ist es { $value }
}
conflict-form-target = Mit zwei Händen ist es 101 bis 121
conflict-form-order = Mit zwei Händen kommt beim Geben nichts in die Crib

## Karten

card-wrong = „{ $given }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K) und eine Farbe (C D H S), zum Beispiel 5H
card-wrong-rank = „{ $given }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K), mit oder ohne Farbe
card-none = „{ $given }“ ist keine Karte
card-without-rank = ein unbenannter Joker und eine verdeckte Karte haben keinen Rang und lassen sich nicht zählen
count-past-31 = der Stand wäre { $count }, also über 31

## Aufzeichnungen

record-wrong = { $where }: { OPENING($reason) }
record-line = Zeile { $line }
record-header = Kopf
record-game = Spiel { $game }
record-game-end = Spiel { $game }, am Ende
record-game-line = Spiel { $game }, Zeile { $line }
record-game-action = Spiel { $game }, Zug { $action }
record-done = { $where } ({ $action })
record-json = das ist keine Aufzeichnung in JSON: { $reason }
record-version = diese Aufzeichnung hat die Version { $version }; gelesen werden kann nur Version { $known }
record-begins = eine Aufzeichnung beginnt mit „{ $wanted }“
record-begins-not = eine Aufzeichnung beginnt mit „{ $wanted }“, nicht mit „{ $given }“
record-neither = „{ $given }“ ist weder „Name = Wert“ noch der Anfang eines Spiels
record-seat-twice = Platz { $seat } ist zweimal benannt
record-no-rule = die Regel „{ $name }“ gibt es nicht
record-game-begins = ein Spiel beginnt mit „game“ oder „game dealer 0“
record-assisted-by = schreib „assisted“ und die Plätze, die Hilfe hatten
record-over = dieses Spiel wurde aufgegeben oder nach Zeit verloren, also kann nichts mehr folgen
record-resign = schreib „resign“ und den Platz, der aufgibt
record-timeout = schreib „timeout“ und den Platz, dessen Zeit abgelaufen ist
record-computer = schreib „computer“, den Platz und den Spieler oder -, und, wenn es nicht von der ersten Wahl an gilt, „from“ und die Nummer der Wahl
record-seal = schreib „commitment“ und „secret“ mit 64 hexadezimalen Ziffern und die Salts (salt) in der Reihenfolge der Plätze, mit höchstens je 64
record-salts = es gibt { $given } Salts für { $players } Plätze
record-deal = { $given } ist keine Nummer eines Blatts
record-series = schreib eine Serie als ihren Namen, die Nummer der Partie und für jeden Platz, wie viele Partien seine Seite vorher gewonnen hat
record-no-seat = { $players ->
    [1] einen Platz { $seat } gibt es nicht: Es spielt nur einer
   *[other] einen Platz { $seat } gibt es nicht: Es spielen { $players }
}
record-seats = { $players ->
    [1] gespielt wird auf einem Platz, benannt sind { $named }
   *[other] gespielt wird auf { $players } Plätzen, benannt sind { $named }
}
record-remark = eine Bemerkung steht hinter einem Zug, den es nicht gibt
record-too-long = diese Aufzeichnung hat { NUMBER($steps, useGrouping: 0) } Schritte, gezeigt werden können höchstens { NUMBER($most, useGrouping: 0) }
record-cards-unknown = die Karten von Platz { $seat } sind unbekannt, also sind sein Ablegen, Ausspielen und Go nicht geprüft
record-points-unknown = { $points ->
    [one] mit unbekannten Karten ist der eine Punkt nicht geprüft
   *[other] mit unbekannten Karten sind die { $points } Punkte nicht geprüft
}
action-unknown = „{ $given }“ ist kein Zug: Die Züge heißen { $known }, resign und timeout
action-unknown-solo = „{ $given }“ ist kein Zug dieses Spiels: Die Züge heißen { $known }
action-unknown-shuffle = „{ $given }“ ist kein Zug von Cribbage Shuffle: Die Züge heißen { $known }
action-direction = „{ $given }“ ist keine Richtung: Schreib clockwise oder counter
action-number = { $what ->
    [seat] „{ $given }“ ist kein Platz
    [cell] „{ $given }“ ist kein Feld
    [pile] „{ $given }“ ist kein Stapel
   *[points] „{ $given }“ ist keine Punktzahl
}
deal-unknown = das Blatt { $deal } gibt es nicht: Blätter haben die Nummern 0 bis { NUMBER($most, useGrouping: 0) }
deal-not-daily = ein Blatt des Tages gibt es nicht für „{ $game }“, nur für { $known }
deal-not-numbered = nummerierte Blätter gibt es nicht für { $game }
begin-dealer = first_deal=chosen: Sag, wer zuerst gibt
begin-no-seat = einen Platz { $seat }, der zuerst geben könnte, gibt es nicht
begin-sides = der Stand braucht { $sides } Seiten

## Spieler und Spiele

player-unknown = den Spieler „{ $given }“ gibt es nicht: Es gibt { $known } und { $last }
program-unknown = das Programm „{ $given }“ gibt es nicht
program-failed = { $player } kann nicht weiterspielen: { $reason }
program-not-started = das Programm lässt sich nicht starten ({ $reason })
program-ended = das Programm ist beendet
program-silent = das Programm hat nicht rechtzeitig geantwortet
program-nonsense = das Programm hat „{ $given }“ geantwortet, das ist keine Wahl
program-illegal = das Programm hat „{ $given }“ gewählt, das ist hier nicht erlaubt
program-error = das Programm meldet „{ $given }“
program-form = das Programm liest keine Stellungen dieses Spiels
position-view = das ist keine Sicht auf ein Cribbage-Spiel: { $reason }
protocol-version = diese Engine spricht Version { $version } des Protokolls
protocol-command = „{ $given }“ ist kein Befehl: Es gibt cribbage, setoption, isready, position, go, stop, quit
protocol-option = diese Option oder diesen Wert gibt es nicht: { $given }
protocol-no-position = sende zuerst eine Stellung
protocol-limit = „{ $given }“ ist keine Grenze: Es gibt movetime MS, rounds N, infinite, choices CARDS ...
protocol-choice = „{ $given }“ steht hier nicht zur Wahl
misses-form = „{ $given }“ sagt nicht richtig, was übersehen wird: Schreib misses=runs+nobs/in=hand+crib/every=3
misses-of-what = „{ $given }“ sagt nicht, was übersehen wird: Schreib misses=all oder misses=runs+nobs
misses-every = every={ $given } ist nicht möglich: Übersehen wird eine von 1 bis { NUMBER($most, useGrouping: 0) } Kombinationen
misses-name = { $field }: „{ $given }“ gibt es nicht, nur { $known } und all
games-no-players = es ist kein Spieler genannt
games-players = { $given } Spieler sind genannt, aber das Spiel ist für { $players }
games-none = { NUMBER($games, useGrouping: 0) } Spiele lassen sich nicht spielen
games-too-few = { NUMBER($games, useGrouping: 0) } Spiele sind zu wenig, um einen Fehler zu schätzen: Spiel mindestens { NUMBER($least, useGrouping: 0) }
pairs-for-two = gepaarte Spiele gehen nur zu zweit, aber dieses Spiel ist für { $players }
pairs-others = { $file }: Diese Datei vergleicht andere Spieler, Regeln oder Zahlen
pairs-not = { $file }: Das ist keine Datei mit gepaarten Spielen: { $reason }

## Analysen

review-solo-record = das ist eine Aufzeichnung von Spielen für eine Person; die analysiert `reviews.solo.review_solo`
review-others-record = das ist eine Aufzeichnung von Spielen gegen andere
review-no-seat = einen Platz { $seat } gibt es in dieser Aufzeichnung nicht
review-no-data = die Daten der Engine sind nicht lesbar: { $reason }
review-not = das ist keine Analyse von fifteentwo: { $reason }
review-version = diese Analyse hat die Version { $version }, und dieses Programm liest Version { $known }
review-other-tables = diese Analyse stützt sich auf andere Daten der Engine ({ $files }): Analysiere die Aufzeichnung noch einmal
review-other-data = diese Analyse stützt sich auf andere Daten der Engine: Analysiere die Aufzeichnung noch einmal
review-not-open = diese Wahl gab es nicht
review-no-choice = dort gibt es nichts zu wählen

## Prozesse

workers-resume = Ruf noch einmal auf, dann geht es vom letzten Zwischenstand weiter
workers-killed = ein Rechenprozess wurde beendet: { workers-resume }
workers-lost = dem Cluster auf { $address } fehlt der Worker { $worker }: { workers-resume }
workers-cancelled = der Cluster hat eine Aufgabe abgebrochen: { workers-resume }
workers-failed = im Cluster ist eine Aufgabe gescheitert ({ $reason }): { workers-resume }
workers-cannot = die Worker des Clusters können das nicht: { $reason }
workers-restarted = ein Worker wurde neu gestartet und hat seinen Zwischenspeicher verloren: { workers-resume }
workers-no-dask = für einen Cluster braucht es Dask, und das ist nicht installiert: pip install 'fifteentwo[cluster]'
workers-none = der Cluster auf „{ $address }“ hat keine Worker
workers-silent = der Cluster auf „{ $address }“ antwortet nicht ({ $reason })
workers-versions = der Cluster auf { $address } hat fifteentwo { $theirs }, hier läuft { $own }

## Ein neues Spiel

name-invisible = ein Name braucht mindestens einen sichtbaren Buchstaben, eine Ziffer oder ein Zeichen
name-too-long = ein Name hat höchstens { NUMBER($most, useGrouping: 0) } Zeichen
game-seats = dieses Spiel hat { $wanted } Plätze, nicht { $given }
game-needs-person = mindestens ein Mensch muss mitspielen
game-helps-people = für { $name } spielt der Computer: Hilfe beim Zählen bekommen nur Menschen
game-patience = Die Wartezeit beträgt 1 bis { NUMBER($most, useGrouping: 0) } Sekunden, oder es gibt keine.
game-clock = Eine solche Uhr hat { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Sekunden{ $kind ->
    [game] {" "}für das Spiel
   *[move] {" "}für einen Zug
}.
game-increment = Nur eine Uhr für das ganze Spiel gibt Zeit dazu, höchstens { $most } Sekunden je Zug.
game-one-deal = nimm das Blatt des Tages oder eine Nummer, nicht beides
count-how-many = zum Zählen gehören 1 bis { $most } Handkarten, nicht { $given }
count-twice = eine Karte kommt in dieser Hand zweimal vor
count-no-rank = nur Karten mit einem Rang lassen sich zählen: keine Joker und keine verdeckten Karten

## The engine

tables-damaged = die Daten der Engine in { $file } fehlen oder sind beschädigt ({ $reason })
tables-other = { $file } wurde für einen anderen Teil { $part } gemacht als den in expert.zip
puzzles-damaged = die Rätsel sind nicht lesbar ({ $reason })
square-no-bound = eine Schranke gibt es nur für Quadrate ohne Reserve
square-no-player = einen Quadrat-Spieler namens „{ $name }“ gibt es nicht; es gibt { $known }
square-cards = ein Quadrat hat { $wanted } Karten, nicht { $given }
square-no-place = { CARD($card) } gehört in kein Quadrat
square-card-twice = { CARD($card) } ist zweimal da
par-whole-pack = für das Par braucht es die 52 Karten eines Spiels, jede einmal
table-damaged = die Tabelle für { $name } ist beschädigt: { $reason }
table-numbers = ihre Zahlen sind nicht die einer Tabelle
