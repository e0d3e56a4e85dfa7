# Warum die Kommandozeile eine Eingabe ablehnt. Jede Meldung ist ein Satz nach „fifteentwo:“.

## Befehle und Optionen

wrong-play = den Befehl „play“ gibt es nicht: fifteentwo ohne Befehl öffnet das Spiel im Browser; im Terminal gibt es { $known }
wrong-command = den Befehl „{ $given }“ gibt es nicht: Die Befehle sind { $known }
wrong-word = { $command } nimmt „{ $given }“ nicht an: siehe { $help }
wrong-option = die Option „{ $given }“ gibt es nicht: siehe { $help }
wrong-option-of = die Option „{ $given }“ gibt es bei { $command } nicht: siehe { $help }
wrong-kind = { $kind ->
    [number] { $name }: „{ $given }“ ist keine ganze Zahl
    [switch] { $name }: „{ $given }“ ist weder yes noch no
    [decimal] { $name }: „{ $given }“ ist keine Zahl
   *[other] { $name }: „{ $given }“ ist kein erlaubter Wert
}
wrong-choice = { $name }: „{ $given }“ ist nicht { $known }
wrong-choices = { $first } oder { $last }
wrong-missing = { $name } fehlt der Wert: siehe { $help }
wrong-twice = { $name } steht zweimal da: siehe { $help }
wrong-reason = { $where }: { $reason }
wrong-games = --games: { $given } ist nicht möglich; spiele 1 bis { NUMBER($most, useGrouping: 0) } Spiele
wrong-deals = --deals: { $given } ist nicht möglich; spiele 1 bis { NUMBER($most, useGrouping: 0) } Blätter
wrong-deal = { $option }: Das Blatt { $given } gibt es nicht: Blätter haben die Nummern 0 bis { NUMBER($most, useGrouping: 0) }
wrong-together = { $first } und { $second } schließen einander aus
wrong-out-needs-pairs = --out: Nur --pairs schreibt Ergebnisse in eine Datei
wrong-pairs-aim = --pairs: Wähle ein anderes Ziel als points und lass --to weg
wrong-processes = --processes: { $given } ist nicht möglich; nimm 1 bis { NUMBER($most, useGrouping: 0) }
wrong-here-or-cluster = --processes: Gerechnet wird hier oder auf dem Cluster; lass --processes oder --cluster weg

## Der Server

wrong-port = --port: { $given } ist nicht möglich: Ports sind 0 bis { NUMBER($most, useGrouping: 0) }
wrong-data = --data und --database schließen einander aus: Die Spiele liegen in einem Ordner oder in einer Datenbank
wrong-database = --database: Die URL ist leer; schreib sie wie postgresql://user@host/name
wrong-host = --host: „{ $given }“ ist keine Adresse
wrong-metrics-port = --metrics-port: { $given } gibt es nicht: Ports gehen von 1 bis { NUMBER($most, useGrouping: 0) }
wrong-proxy = --proxy: „{ $given }“ ist weder eine Adresse noch ein Netz
wrong-public-url = --public-url: „{ $given }“ ist nicht die URL eines Servers: schreib sie wie https://cribbage.example.org

## Dateien und Standardeingabe

wrong-standard-input = Standardeingabe
wrong-closed = { $name } liest die Standardeingabe, und die ist geschlossen
wrong-extra = dieser Teil von fifteentwo braucht Pakete, die nicht installiert sind: pip install 'fifteentwo[{ $extra }]'
wrong-numba = dieser Befehl braucht Numba, das sich nicht laden lässt: { $reason }
wrong-line = Zeile { $number }: { $reason }
wrong-input-closed = die Standardeingabe ist geschlossen
wrong-not-read = { $file } kann nicht gelesen werden: { $reason }
wrong-not-written = { $option }: { $file } kann nicht geschrieben werden: { $reason }
wrong-too-large = { $file } ist zu groß für eine Aufzeichnung: mehr als { $megabytes } MB
wrong-not-text = { $file } ist kein Text: Byte { $byte } ist kein UTF-8
wrong-leave-out-cards = { $command ->
    [peg] peg --jsonl liest seine Karten von der Standardeingabe: Lass die Karten weg
    [square] square par --jsonl liest seine Blätter von der Standardeingabe: Lass alles weg, was sonst ein Blatt beschreibt
   *[score] score --jsonl liest seine Hände von der Standardeingabe: Lass die Karten weg
}

## Karten und Spielstände

wrong-needs = { $command ->
    [score] score braucht die Karten einer Hand, zum Beispiel 5H 5C 5D JS --starter 5S
    [peg] peg braucht die Karten in der Reihenfolge, in der sie gespielt wurden, zum Beispiel 4 2 3
    [discard] discard braucht die ausgeteilten Karten, zum Beispiel 5H 5C 5D JS 2S 9D --dealer
    [dealer] discard muss wissen, wem die Crib gehört: Füge --dealer oder --pone hinzu
    [hand] play-advice braucht die Karten deiner Hand, zum Beispiel --hand 5H JS
    [starter] play-advice braucht den Starter: Füge zum Beispiel --starter 2H hinzu
    [square] square par braucht den Starter: Füge zum Beispiel --starter 5S hinzu
   *[rating] rating braucht Aufzeichnungen von Spielen, zum Beispiel fifteentwo rating match.txt
}
wrong-needs-record = { $command } braucht die Aufzeichnung eines Spiels: fifteentwo { $command } match.txt
wrong-card = { $where }: „{ $given }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K) und eine Farbe (C D H S), zum Beispiel 5H
wrong-not-in-pack = { $where }: „{ $given }“ ist keine Karte des Pakets
wrong-card-twice = { $where }: { CARD($card) } steht zweimal da
wrong-hand = die Hand
wrong-argument = eine Angabe
wrong-two-places = { CARD($card) } steht an zwei Stellen
wrong-score = --score: „{ $given }“ ist kein Spielstand: Schreib ihn als MEINER-GEGNER, zum Beispiel 100-95
wrong-score-sides = --score: { $given } ist für { $sides } Seiten, aber dieses Spiel hat { $wanted }
wrong-score-high = --score: { $given } ist zu hoch: Das Spiel endet bei { $target }
wrong-dealt = { $given ->
    [one] { $given } Karte ist genannt, aber nach diesen Regeln werden { $wanted } gegeben
   *[other] { $given } Karten sind genannt, aber nach diesen Regeln werden { $wanted } gegeben
}
wrong-discarded = --discarded: { $given } Karten sind genannt, aber nach diesen Regeln legt jeder { $wanted } ab
wrong-no-captain = --captain: In diesen Regeln gibt es keinen Kapitän
wrong-no-partners = --partner: In diesen Regeln gibt es keine Partner
wrong-no-discard = --rules: Nach diesen Regeln wird nichts abgelegt
wrong-dealer-keeps = --rules: Nach diesen Regeln legt die Seite des Gebers nichts ab
wrong-two-players = --rules: play-advice ist für zwei Spieler, aber dieses Spiel hat { $players }
wrong-no-starter = --starter: Nenne die aufgedeckte Karte, zum Beispiel 2H
wrong-order = --played: In dieser Reihenfolge können die Karten nicht gespielt worden sein, mit dieser Hand und dir am Zug
wrong-unclear = --played: Es ist nicht klar, wer welche Karte gespielt hat; schreib die Karten des Gegners klein, zum Beispiel 9d
wrong-deal-cards = square par --deal gibt seine eigenen Karten: Lass die Karten weg
wrong-deal-heels = square par --deal nimmt heels aus seinen Regeln: Schreib --rules '{ $rules }'

## Analysen, Wertungen und Aufgaben

wrong-one-seat = { $file }: Die Analyse von Spielen für eine Person hat einen Platz und keine HTML-Seite
wrong-other-seat = { $file }: Diese Analyse ist von Platz { $seat } aus: Analysiere stattdessen die Aufzeichnung
wrong-last = --last: { $given } Spiele können nicht bewertet werden
wrong-many = --many: gib 1 bis { NUMBER($most, useGrouping: 0) } an

## Die Karten von score und peg

cards-where = { $where ->
    [hand] die Hand
    [crib] die Crib
    [starter] der Starter
   *[card] Karte { $place }, { $word }
}
cards-not-card = { cards-where }: „{ $given }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K) und eine Farbe (C D H S), zum Beispiel 5H
cards-not-rank = { cards-where }: „{ $given }“ ist keine Karte: Schreib einen Rang (A 2-9 10 J Q K), mit oder ohne Farbe
cards-no-joker = { $jokers ->
    [0] { cards-where }: „{ $given }“: Nach diesen Regeln hat das Paket keine Joker; --rules jokers hat zwei
   *[1] { cards-where }: „{ $given }“: Nach diesen Regeln hat das Paket einen Joker, *1; --rules jokers hat zwei
}
cards-name-played = { cards-where }: Ein Joker wird beim Spielen benannt, zum Beispiel { $joker }=5H
cards-name-counted = { cards-where }: { $joker } muss ohne Starter benannt sein, zum Beispiel { $joker }=5H
cards-fifth = { cards-where }: Das Paket hat jeden Rang nur viermal, und der Rang { card-rank } kommt hier zum fünften Mal
cards-twice = { cards-where }: { CARD($card) } steht zweimal da
cards-joker-twice = { cards-where }: { $joker } steht zweimal da
cards-past-31 = { cards-where }: Der Stand käme auf { $count }, über 31
cards-go-first = am Anfang steht eine Karte, kein Go
cards-no-crib = bei crib=none gibt es keine Crib zu zählen
cards-crib-needs-starter = eine Crib wird mit dem Starter gezählt: Füge zum Beispiel --starter 5S hinzu
cards-starter-held = { $where ->
    [crib] der Starter: { CARD($card) } liegt schon in der Crib
   *[hand] der Starter: { CARD($card) } ist schon in der Hand
}
cards-size = { cards-where }: Neben dem Starter sind es { $wanted } Karten, nicht { $given }
cards-size-hint = { cards-where }: Neben dem Starter sind es { $wanted } Karten, nicht { $given }; für Hände mit { $given } Karten nimm --rules "{ $rules }"
cards-no-rank = { cards-where }: „{ $given }“ hat keinen Rang und kann nicht gezählt werden
