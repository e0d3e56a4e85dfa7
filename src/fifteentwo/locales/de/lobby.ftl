# Die Lobby.

lobby-main-navigation = Hauptmenü
lobby-history = Verlauf
lobby-just-now = gerade eben
lobby-custom = Eigenes Spiel
lobby-pick-another = Oder such dir unten jemand anderen aus.
lobby-starting = Es wird gegeben …

## Das Spiel, das zuerst angeboten wird

lobby-first-title = Setz dich zu einer Runde Cribbage.
lobby-first-lede = Du und { $name } spielt um die Wette bis 121, und jede Hand wird für dich gezählt. Ganz ohne Anmeldung.
lobby-play = Gegen { $name } spielen
lobby-coach = Beim Spielen lernen
lobby-first-opponents = Such dir einen Gegner aus
lobby-again-lost = Revanchier dich bei { $name }.
lobby-again-close = Das war knapp. Noch einmal?
lobby-again-won = { $pronoun ->
    [he] { $name } will seine Revanche.
   *[she] { $name } will ihre Revanche.
}
lobby-again-drawn = Bring es mit { $name } zur Entscheidung.
lobby-you-won = Du hast { $when } { $mine }:{ $theirs } gewonnen. Noch einmal nach denselben Regeln.
lobby-you-lost = { $name } hat { $when } { $theirs }:{ $mine } gewonnen. Noch einmal nach denselben Regeln.
lobby-you-resigned = Du hast { $when } bei { $mine }:{ $theirs } aufgegeben. Noch einmal nach denselben Regeln.
lobby-no-winner = Deine Partie mit { $name } endete { $when } unentschieden. Noch einmal nach denselben Regeln.
lobby-rematch = Revanche
lobby-waiting-mine = { $name } wartet. Du bist dran.
lobby-waiting-theirs = Dein Spiel mit { $name } läuft noch.
lobby-stands = Es steht { $mine } zu { $theirs }. Zuletzt gespielt: { $when }.

## Die laufenden Spiele

lobby-continue = Weiterspielen
lobby-all-open = Alle { $count } Spiele
lobby-fewer = Weniger anzeigen
lobby-none = Keine laufenden Spiele. Du kannst ein Spiel jederzeit verlassen und hier fortsetzen.
lobby-your-turn = Du bist dran
lobby-their-turn = { $name } ist dran
lobby-adjourned = Unterbrochen
lobby-menu-of = Mehr zum Spiel { $game }
lobby-all-games = Alle Spiele
lobby-deleted = Das Spiel wurde gelöscht.
lobby-resigned = Du hast aufgegeben.
lobby-against = Gegen { $others }
lobby-with-partner = Mit { $partner } gegen { $others }
lobby-table = Tisch mit { $all }
lobby-for-game = { $what }: { $game }
lobby-resign = Aufgeben …
lobby-delete = Löschen …
lobby-you-are = du
lobby-played = Zuletzt gespielt: { $when }

## Die Gegner

lobby-opponents = Wer sitzt dir gegenüber?
lobby-ratings = Die Wertungen stammen aus Spielen untereinander.
lobby-rating = Wertung { $rating }
lobby-not-played = Noch nicht gespielt
lobby-record = Deine Bilanz: { $wins } gewonnen, { $losses } verloren
lobby-custom-with = Eigenes Spiel mit { $name }

## Ein Blatt in vier Schritten

lobby-steps = Ein Blatt in vier Schritten
lobby-steps-more = In zwei Minuten lernen
lobby-step-throw = Zwei ablegen
lobby-step-throw-words = Jeder bekommt sechs Karten. Zwei kommen in die Crib, eine Zusatzhand für den Geber.
lobby-step-cut = Abheben
lobby-step-cut-words = Eine Karte wird aufgedeckt. Sie zählt in jeder Hand mit.
lobby-step-play = Bis 31 ausspielen
lobby-step-play-words = Legt abwechselnd, zählt zusammen und holt Punkte für Fünfzehner, Paare und Folgen.
lobby-step-count = Zählen und stecken
lobby-step-count-words = Zähl deine Hand, dann die Crib. Wer zuerst 121 hat, gewinnt.

## Die Blätter des Tages

lobby-deals = Blätter des Tages
lobby-same-for-all = Für alle dieselben Karten
lobby-to-win = { $points } zum Sieg
lobby-placed = { $cards } von { $all } Karten gelegt
lobby-so-far = { $points ->
    [one] Angefangen, 1 Punkt
   *[other] Angefangen, { $points } Punkte
}
lobby-done = fertig
lobby-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
lobby-par = Par { $points }
lobby-par-range = Par { $least } bis { $most }
lobby-at-par = Par
lobby-streak = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag gespielt
   *[other] { $days } Tage in Folge
}
lobby-week = Die letzten sieben Tage: gespielt am { $days }
lobby-week-none = Die letzten sieben Tage: noch nichts gespielt

## Was es sonst noch gibt

lobby-more = Lernen und üben
lobby-puzzle = Aufgabe des Tages
lobby-puzzle-why = { $days ->
    [0] Die naheliegende Wahl ist falsch. Welche ist richtig?
    [one] Gestern gelöst. Weiter so?
   *[other] { $days } Tage in Folge gelöst. Weiter so?
}
lobby-puzzle-solved = { $days ->
    [one] Heute gelöst
   *[other] { $days } Tage in Folge gelöst
}
lobby-puzzle-missed = Heute nicht gelöst. Morgen kommt eine neue.
lobby-practice = Üben
lobby-practice-why = Aufgaben, und Trainer fürs Ablegen, Ausspielen und Zählen
lobby-learn = Cribbage lernen
lobby-learn-why = Ein Trainer für dein erstes Spiel, Lektionen, Zählübungen
lobby-rules = Die Regeln in zwei Minuten
lobby-rules-why = Vom Geben bis zum letzten Stift
lobby-solo = Solospiele
lobby-solo-why = Quadrate und Patiencen: jedes Blatt, Statistik
lobby-club = Clubabend
lobby-club-why = Auslosung, Tabelle und Saison für das Turnier eines Clubs
lobby-open-record = Gespeichertes Spiel öffnen
lobby-open-record-why = Jedes Spiel Schritt für Schritt ansehen
lobby-friend = Mit Freunden spielen
