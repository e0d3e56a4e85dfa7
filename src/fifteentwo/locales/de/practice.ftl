# Üben: Stellungen als Text, Aufgaben, die Wertung der Entscheidungen, Schwächen, Trainer und Tutor.

## Stellungen als Text

position-not-writable = Nur eine Wahl zwischen Karten in einem Spiel zu zweit ohne Joker lässt sich als Textzeile schreiben.
position-too-long = Eine Stellung hat höchstens { $most } Zeichen.
position-form = „{ $given }“ ist keine Stellung: Schreib sie als d.0-0.5H5C5DJS2S9D, oder beim Ausspielen als p.0-0.4C5H6DJS-2S9D.KH.4C.
position-score = Ein Punktestand ist zu hoch: Das Spiel endet bei { $target }.
position-rules = Die Regeln der Stellung sind nicht lesbar: { $reason }.
position-two-players = Eine Stellung gehört zu einem Spiel zu zweit ohne Joker, in dem abgelegt wird.
position-card-twice = { CARD($card) } kommt in der Stellung zweimal vor.
position-not-in-pack = { CARD($card) } gehört nach diesen Regeln nicht zum Spiel.
position-cards = Die Stellung nennt { $given } eigene Karten, aber nach diesen Regeln bekommt man { $wanted }.
position-impossible = So können die Karten nicht gespielt worden sein: { $reason }
position-no-choice = In dieser Stellung gibt es nichts zu wählen.

## Arten von Fehlern

mistake = { $kind ->
    [break-fives] Ein Paar Fünfen auseinanderreißen
    [break-pair] Ein Paar auseinanderreißen
    [break-run] Eine Folge auseinanderreißen
    [break-flush] Einen Flush auseinanderreißen
    [keep-flush] An einem Flush festhalten
    [give-five] Eine Fünf in die gegnerische Crib legen
    [give-pair] Ein Paar in die gegnerische Crib legen
    [give-fifteen] Eine Fünfzehn in die gegnerische Crib legen
    [give-touching] Benachbarte Karten in die gegnerische Crib legen
    [give-suited] Zwei Karten einer Farbe in die gegnerische Crib legen
    [starve-crib] Zu wenig in die eigene Crib legen
    [hand-too-dear] Für die beste Hand zu viel bezahlen
    [forget-play] Karten behalten, die beim Ausspielen wenig bringen
    [lead-five] Eine Fünf ausspielen
    [lead-ten] Eine Zehnerkarte ausspielen
    [lead-ace] Ein Ass ausspielen
    [lead-no-pair] Nicht vom Paar ausspielen
    [miss-fifteen] Beim Ausspielen eine Fünfzehn übersehen
    [miss-pair] Beim Ausspielen ein Paar übersehen
    [miss-run] Beim Ausspielen eine Folge übersehen
    [miss-thirty-one] Einunddreißig übersehen
    [grab-points] Punkte nehmen, die später mehr kosten
    [make-count-five] Den Stand auf fünf bringen
    [make-count-twenty-one] Den Stand auf einundzwanzig bringen
    [allow-pair] Ein Paar legen und einen Drilling riskieren
    [allow-run] Eine Folge ermöglichen
    [allow-fifteen] Eine Fünfzehn ermöglichen
    [allow-thirty-one] Einunddreißig ermöglichen
    [spend-low-card] Eine niedrige Karte zu früh spielen
   *[points-over-win] Auf Punkte spielen, wenn der Spielstand etwas anderes verlangt
}

## Urteile

verdict-best = Richtig: { $cards } ist die beste Wahl.
verdict-mixed = Richtig: Auch perfektes Spiel wählt das manchmal.
verdict-wrong = { $cards } kostet { $loss } % eines Siegs. Die beste Wahl ist { $best }.
verdict-why-discard = Gegenüber der besten Wahl bringt dein Ablegen { $hand } in der Hand, { $crib } in der Crib und { $play } beim Ausspielen.
verdict-why-card = Gegenüber der besten Karte bringt deine im weiteren Ausspielen unter dem Strich { $points } Punkte.

## Aufgaben

puzzle-title = Aufgabe { $key }, Wertung { NUMBER($rating, useGrouping: 0) }
puzzle-daily = Aufgabe vom { $day }, Wertung { NUMBER($rating, useGrouping: 0) }
puzzle-position = { $role ->
    [dealer] Du bist Geber und hast { $mine } Punkte gegen { $theirs }.
   *[pone] Du bist Pone und hast { $mine } Punkte gegen { $theirs }.
}
puzzle-hand = Deine Karten: { $cards }
puzzle-discarded = Abgelegt hast du: { $cards }
puzzle-starter = Starter: { $card }
puzzle-played = Bisher gespielt: { $cards }
puzzle-count = Der Stand ist { $count }.
puzzle-ask = { $what ->
    [discard] Welche zwei Karten legst du ab?
   *[play] Welche Karte spielst du?
}
puzzle-no-choice = { $what ->
    [discard] Nenne zwei deiner Karten, zum Beispiel { $example }.
   *[play] Nenne eine deiner Karten, die passt, zum Beispiel { $example }.
}
puzzle-natural = Das ist die naheliegende Wahl, und gerade deshalb ist es eine Aufgabe.
puzzle-session = { $solved } von { $of } gelöst. Deine Wertung ist { NUMBER($rating, useGrouping: 0) } ± { NUMBER($error, useGrouping: 0) }.
puzzle-share = fifteentwo { $day } { $grid }
count-theme = { $kind ->
    [double-run] Doppelte Folgen
    [triple-run] Dreifache Folgen
    [double-double-run] Vierfache Folgen
    [many-fifteens] Drei oder mehr Fünfzehner
    [long-fifteens] Nur Fünfzehner aus drei oder mehr Karten
    [three-alike] Drillinge
    [four-alike] Vierlinge
    [flush-of-four] Flush mit vier Karten
    [flush-of-five] Flush mit fünf Karten
    [crib-of-one-suit] Crib in einer Farbe: Flush oder nicht?
    [nobs] His nobs
    [big-hand] Zwölf Punkte oder mehr
   *[nothing] Blätter, die nichts zählen
}
puzzle-kind = { $kind ->
    [discard] Ablegen
    [endgame] Kurz vor Schluss
   *[play] Ausspielen
}
puzzle-no-theme = Das Thema „{ $given }“ gibt es nicht; es gibt { $known }.
puzzle-no-day = „{ $given }“ ist kein Tag: Schreib ihn als 2026-11-23.
puzzle-missing = Die Aufgaben dieses Pakets sind nicht lesbar.
puzzle-unknown = Die Aufgabe { $key } gibt es nicht.

## Die Wertung der Entscheidungen

rating-title = { $name }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $decisions ->
    [one] eine echte Entscheidung
   *[other] { $decisions } echte Entscheidungen
}
rating-loss = Eine Entscheidung kostet { $loss } % eines Siegs.
rating-band = { $band ->
    [expert] So spielt ein Experte.
    [strong] So spielt ein starker Spieler.
    [club] So spielt ein Clubspieler.
   *[novice] So spielt ein Anfänger.
}
rating-band-open = { $band ->
    [expert] Nach dem Intervall kann es auch das Spiel eines Experten sein.
    [strong] Nach dem Intervall kann es auch das Spiel eines starken Spielers sein.
    [club] Nach dem Intervall kann es auch das Spiel eines Clubspielers sein.
   *[novice] Nach dem Intervall kann es auch das Spiel eines Anfängers sein.
}
rating-no-band = Für eine Spielstärke braucht es { $fewest } Spiele.
rating-floor = Der Experte des Computers verliert nach demselben Maß { $loss } %: Darunter lässt sich niemand messen.
rating-results = { $wins } von { $games } Spielen gewonnen; Skunks erzielt { $given }, erlitten { $taken }.
rating-luck = Das Glück brachte je Spiel { $luck } % eines Siegs; bei gleichem Glück werden { $adjusted } % der Spiele gewonnen.
rating-phase = { $phase ->
    [discard-as-dealer] Ablegen als Geber
    [discard-as-pone] Ablegen als Pone
    [lead] erste Karte
    [reply] Antwort
    [later-card] spätere Karte
    [endgame] Endspiel
   *[claim] Ansage
}
rating-head = { $column ->
    [phase] Abschnitt
    [decisions] Entscheidungen
   *[loss] Verlust je Entscheidung
}
rating-nobody = In diesen Aufzeichnungen heißt niemand „{ $name }“; es spielen { $known }.
rating-which-player = Nenne mit --player, wer gemeint ist; es spielen { $known }.
rating-assisted = { $games ->
    [one] Ein Spiel mit Hilfe bleibt unberücksichtigt.
   *[other] { $games } Spiele mit Hilfe bleiben unberücksichtigt.
}
rating-nothing = In diesen Aufzeichnungen gibt es keine Entscheidung zu werten.

## Schwächen

leaks-title = Fehler, die wiederkehren
leaks-none = Keine Art von Fehler kehrt oft genug wieder, um sie zu nennen.
leaks-head = { $column ->
    [mistake] Fehler
    [phase] wann
    [times] Anzahl
    [cost] Verlust je Spiel
   *[example] Beispiel
}

## Erkunden

square-form = „{ $given }“ ist kein Quadrat: Schreib sechzehn Felder, -- für ein leeres, und die Karte, die zu legen ist: s.5H------------------------------.KC.
square-too-many = Es sind mehr tote Karten oder Karten in der Reserve, als diese Regeln erlauben.
explorer-rules = Diese Regeln sind nicht gelöst, daher gibt es dafür keine Tafel der Gewinnchancen.
explorer-tables = Die Tabellen des Programms sind nicht lesbar.

## Trainer

trainer-no-item = „{ $given }“ ist nichts zum Üben: Nenne eine Stellung oder eine Hand zum Zählen wie h.5C5D5HJS.5S.
trainer-no-theme = Dieser Trainer hat kein Thema „{ $given }“.
trainer-theme-rare = Es kam kein Blatt mit dem Thema „{ $given }“: Versuche es noch einmal.
trainer-no-choice = Das steht in dieser Stellung nicht zur Wahl.
trainer-answer = Auf eine Stellung antworte mit Karten, auf eine Hand zum Zählen mit Punkten.
trainer-mistakes-too-many = Es lassen sich höchstens { $most } Stellungen auf einmal hinzufügen.
trainer-none-due = Im Moment wartet nichts Verpasstes darauf, wieder geübt zu werden.
tutor-not-here = In Spielen für einen gibt es keinen Tutor: Frag stattdessen nach einem Tipp.
