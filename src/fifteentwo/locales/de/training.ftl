# Was die Seiten der Aufgaben und Trainer sagen.

## Die Seite mit allen Übungen

train-title = Üben
train-home = Startseite
train-lede = Aufgaben und Trainer. Jede Wahl wird sofort bewertet und begründet.
train-daily = Aufgabe des Tages
train-daily-why = Für alle dieselbe, mit drei Versuchen.
train-daily-solved = Heute gelöst.
train-daily-missed = Heute nicht gelöst.
train-streak = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
train-puzzles = Aufgaben
train-puzzles-why = Stellungen, in denen die naheliegende Wahl falsch ist, passend zu deiner Wertung.
train-themes = Themen
train-all-themes = Alle Themen
train-theme-puzzles = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
train-rating = Deine Wertung: { $rating } ± { $error }
train-rating-change = Deine Wertung: { $rating } ({ $change })
train-solved-of = Im ersten Versuch gelöst: { $solved } von { $tried }
train-trainers = Trainer
train-drill-discard = Ablegetrainer
train-drill-play = Ausspieltrainer
train-drill-count = Zähltrainer
train-why-discard = Sechs Karten und der Spielstand: Welche zwei legst du ab?
train-why-play = Die bisher gespielten Karten: Welche spielst du?
train-why-count = Eine Hand und ein Starter: Wie viele Punkte?
train-due = { $count ->
    [one] 1 zu wiederholen
   *[other] { $count } zu wiederholen
}
train-so-far = { $percent } % richtig, im Mittel { $seconds } s
train-mistakes = Meine Fehler üben
train-mistakes-why = Stellungen aus deinen analysierten Spielen, in denen du etwas verloren hast.
train-progress = Wie gut bin ich?
train-mistakes-none = Deine analysierten Spiele enthalten noch keine Fehler zum Üben.

## Eine Stellung

train-position = Die Stellung
train-hand = Deine Karten
train-opponent = Gegenseite
train-pack = Talon
train-crib = { $whose ->
    [own] Deine Crib
   *[other] Gegnerische Crib
}
train-stands = { $role ->
    [dealer] Du gibst und hast { $mine } Punkte gegen { $theirs }. { $target } gewinnt.
   *[pone] Die Gegenseite gibt. Du hast { $mine } Punkte gegen { $theirs }. { $target } gewinnt.
}
train-played = { $whose ->
    [own] Du: { $card }
   *[other] Gegenseite: { $card }
}
train-row = Karten dieser Zählrunde
train-earlier = Karten früherer Zählrunden
train-ask-discard = { $whose ->
    [own] Lege zwei Karten in deine Crib.
   *[other] Lege zwei Karten in die gegnerische Crib.
}
train-ask-play = { $count ->
    [0] Du kommst heraus. Spiele eine Karte.
   *[other] Der Stand ist { $count }. Spiele eine Karte.
}
train-answer-none = { $what ->
    [discard] Wähle zwei Karten
   *[play] Wähle eine Karte
}
train-answer = { $what ->
    [discard] { $cards } ablegen
   *[play] { $cards } spielen
}
train-over = Über 31 – der Stand ist { $count }

## Das Urteil

train-solved = Gelöst!
train-right = Richtig!
train-wrong = Nicht die beste Wahl
train-cost = { $cards } kostet { $loss } Gewinnchance.
train-small = { $cards } verliert so wenig, dass es nicht zählt.
train-natural = Das ist die naheliegende Wahl, und darum ist es eine Aufgabe.
train-tries = { $tries ->
    [one] Noch ein Versuch.
   *[other] Noch { $tries } Versuche.
}
train-explore = Diese Stellung erkunden
train-valuing = Alle Möglichkeiten werden berechnet …

## Eine Aufgabe

train-puzzle = Aufgabe { $key }
train-puzzle-rating = Wertung der Aufgabe: { $rating }
train-next-puzzle = Nächste Aufgabe
train-more-puzzles = Weitere Aufgaben
train-share = Teilen
train-shared = Kopiert: { $text }
train-not-shared = Zum Kopieren: { $text }
train-share-text = fifteentwo { $day } { $grid }

## Ein Trainer

train-again = Das hast du schon einmal verfehlt.
train-next = Nächste Stellung
train-returns = Sie kommt wieder: { $when }.
train-took = { $seconds } Sekunden.
train-source = Was du übst
train-source-any = Zufällige Blätter
train-source-mistakes = Meine Fehler
train-theme = Thema: { $name }
train-record = Wie es läuft
train-answers = Antworten
train-right-share = Richtig
train-speed = Zeit im Mittel
train-loss = Verlust im Mittel
train-to-repeat = Jetzt zu wiederholen
train-kept = Für später vorgemerkt

## The mistakes of one game

train-of-game = Fehler eines Spiels
train-of-game-at = { $at } von { $of }
train-of-game-over = Das war die letzte Stellung: { $right } von { $of } richtig. Was du verfehlt hast, kommt beim Üben wieder.
train-of-game-again = Noch einmal
train-of-game-review = Zurück zur Analyse
train-of-game-none = Dieses Spiel enthält keine Fehler, die sich üben lassen.
