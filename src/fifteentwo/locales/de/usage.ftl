# Die Hilfe der Befehle: usage-BEFEHL ist ein Befehl, usage-BEFEHL--OPTION eine Option von ihm, usage--OPTION eine von mehreren Befehlen.

## Die Seite eines Befehls

usage-line = Aufruf: { $line }
usage-word = { $word ->
    [command] BEFEHL
    [options] OPTIONEN
   *[arguments] ANGABEN
}
usage-title = { $word ->
    [commands] Befehle
    [arguments] Angaben
   *[parameters] Optionen
}
usage-choices = { $text } [möglich: { $choices }]
usage-default = { $text } [Vorgabe: { $default }]
usage-required = { $text } [erforderlich]
usage-examples = Zum Beispiel:

## Das Programm

usage =
    Cribbage: im Browser spielen, oder hier zählen, nachspielen und simulieren.

    Ohne Befehl startet das Programm den Server und öffnet den Browser. --lang en vor einem Befehl oder FIFTEENTWO_LANG=en wechselt zu Englisch; fr und es sind Französisch und Spanisch.
usage--no-browser = Den Browser nicht öffnen.
usage--port = Der Port des Servers; ohne Angabe 1502 oder der nächste freie.
usage--host = Die Adresse des Servers; mit 0.0.0.0 können sich andere Rechner verbinden.
usage--data = Der Ordner für die Spiele; ohne Angabe der Datenordner des Benutzers.
usage--database = Die URL einer PostgreSQL-Datenbank für die Spiele statt eines Ordners: postgresql://user@host/name.
usage--public-url = Wo man diesen Server hinter einem Proxy findet, zum Beispiel https://cribbage.example.org.
usage--proxy = Die Adresse oder das Netz eines Proxys, der sagt, wer ein Client ist; sonst 127.0.0.1. Mehrere sind möglich.
usage--metrics-port = Ein Port auf 127.0.0.1, an dem Prometheus die Werte des Servers liest.
usage--log = Wie das Protokoll geschrieben wird: text, oder json, eine Zeile JSON für jede Anfrage und jeden Fehler.
usage--bot = Ein Programm, das an den Tischen dieses Servers spielen darf: meinbot=./meinbot; siehe docs/engine-protocol.md. Mehrfach möglich.

## Optionen mehrerer Befehle

usage--help = Diese Hilfe zeigen.
usage--version = Die Version des Programms zeigen.
usage--json = JSON ausgeben.
usage--rules = Eine Vorlage, abweichende Felder oder beides: "hoyle target=61".
usage--starter = Der Starter.
usage--deal = Die Nummer des Blatts.
usage--processes = Die Zahl der Prozesse; ohne Angabe einer für jeden Kern.
usage--cluster = Die Adresse eines Dask-Clusters, der anstelle dieses Rechners rechnet, zum Beispiel tcp://10.0.0.1:8786.
usage--aim = Was der Computer maximiert: Punkte (points) oder die Gewinnchance (chance).
usage--games = Die Zahl der Spiele.
usage--deals = Die Zahl der Blätter.
usage-match--rng = Die Nummer des ersten Blatts.
usage-match--to = Eine Datei für die Ergebnisse; ein angehaltener Vergleich geht von ihr aus weiter.
usage-play--rules = Eine Vorlage dieses Spiels und Felder, die von ihr abweichen.
usage-play--deal = Die Nummer des Blatts; ohne Angabe ein zufälliges.
usage-play--out = Die Datei für die Aufzeichnung des Spiels, für `fifteentwo replay`.

## score

usage-score =
    Eine Hand oder Crib zählen: jede Kombination, die Summe und die Ansage.

    Eine Karte ist ein Rang (A 2-9 T oder 10 J Q K) und eine Farbe (C Kreuz, D Karo, H Herz, S Pik). Ohne Starter wird nur die Hand gezählt.
usage-score-hand = Die Karten der Hand oder der Crib. Ein Joker ist *1 oder *2, oder benannt: *1=5H.
usage-score--starter = Der Starter. Ohne ihn wird nur die Hand gezählt, wie die letzte Hand einer Patience.
usage-score--crib = Als Crib zählen: Für einen Flush muss auch der Starter passen.
usage-score--rules = Die Regeln: Zahl der Karten einer Hand, Joker, Flush in der Crib, neunzehn.
usage-score--json = JSON ausgeben: Punkte, Kombinationen und die Ansage.
usage-score--jsonl = Hände von der Standardeingabe lesen, je eine Zeile JSON, und die Punkte jeder Hand ausgeben.

## peg

usage-peg =
    Die Punkte jeder Karte beim Ausspielen zählen: Fünfzehner, Einunddreißig, Paare und Folgen.

    Farben dürfen fehlen. Die Punkte für ein Go und für die letzte Karte sind nicht enthalten.
usage-peg-cards = Die Karten bis 31, der Reihe nach. Einen Joker benennen: *1=5H. Wo jemand Go gesagt hat, go schreiben.
usage-peg--rules = Die Regeln: Joker, und ob Einunddreißig nach einem Go einen oder zwei Punkte zählt.
usage-peg--json = JSON ausgeben: die Punkte Karte für Karte und die Summe.
usage-peg--jsonl = Kartenfolgen von der Standardeingabe lesen, je eine Zeile JSON, und die Punkte jeder ausgeben.

## discard

usage-discard = Jede Ablage auflisten, die beste zuerst, mit ihrem Wert in Hand, Crib und Ausspielen und der Gewinnchance.
usage-discard-cards = Die ausgeteilten Karten.
usage-discard--dealer = Ich bin der Geber, und die Crib gehört mir.
usage-discard--pone = Die Crib gehört dem Gegner; ab drei Spielern sitze ich links vom Geber.
usage-discard--partner = Die Crib gehört meinem Partner.
usage-discard--captain = Ich bin im Spiel captain der Kapitän; sonst bin ich einer der beiden anderen.
usage-discard--score = Der Spielstand, meiner zuerst, zum Beispiel 100-95; ohne Angabe 0-0.

## play-advice

usage-play-advice = Jede spielbare Karte auflisten, die beste zuerst, mit ihren Punkten und der Gewinnchance.
usage-play-advice--hand = Die Karten, die noch in der Hand sind.
usage-play-advice--played = Die seit der letzten Null gespielten Karten, der Reihe nach. Wenn nicht klar ist, wer welche gespielt hat, die Karten des Gegners klein schreiben: "4C 9d". Ein Joker bekommt seinen Namen: "*1=5H".
usage-play-advice--earlier = Ebenso die davor gespielten Karten.
usage-play-advice--discarded = Die Karten, die ich abgelegt habe.
usage-play-advice--dealer = Ich bin der Geber.
usage-play-advice--score = Der Spielstand jetzt, meiner zuerst: 100-95.

## replay

usage-replay =
    Ein aufgezeichnetes Spiel an seinen Regeln prüfen und ausgeben, was geschah.

    Punkte, die von Karten abhängen, die der Schreiber nie sah (??), lassen sich nicht prüfen; sie stehen am Ende.
usage-replay-file = Die Aufzeichnung als Text oder JSON; - für die Standardeingabe.
usage-replay--json = JSON ausgeben: die Spiele mit ihren Ereignissen und Ergebnissen, den Stand der Partie und was sich nicht prüfen ließ.

## verify

usage-verify =
    Prüfen, ob die Karten eines aufgezeichneten Spiels aus seinen Geheimnissen und Salts folgen.

    Jedes Abheben, jedes Geben und jeder Starter wird nachgerechnet. Der Exit-Status ist 1, wenn etwas abweicht.
usage-verify-file = Die Aufzeichnung als Text oder JSON; - für die Standardeingabe.
usage-verify--computer = Auch zeigen, was der Computer sah, erwog und wählte, und jede seiner Entscheidungen nachrechnen.
usage-verify--json = JSON ausgeben: die Zahl der Blätter, was nicht übereinstimmt, und die Spiele ohne Geheimnis.

## review

usage-review =
    Ein aufgezeichnetes Spiel analysieren: die Gewinnchance nach jedem Ereignis, ein Urteil über jede Entscheidung und das Glück.

    Eine mit --json gespeicherte Analyse kann anstelle der Aufzeichnung wieder gelesen werden.
usage-review-file = Die Aufzeichnung als Text oder JSON, oder eine gespeicherte Analyse; - für die Standardeingabe.
usage-review--seat = Der Platz, von dem aus das Spiel gesehen wird, ab 0; ohne Angabe der erste, dessen Karten bekannt sind.
usage-review--json = JSON ausgeben, das gespeichert und wieder gelesen werden kann.
usage-review--html = Eine HTML-Seite ausgeben, die keine andere Datei braucht.

## rating

usage-rating =
    Bewerten, wie gut ein Spieler in aufgezeichneten Spielen entscheidet, und wiederkehrende Fehler nennen.

    Die Wertung ist die Gewinnchance, die eine freie Entscheidung kostet; Ergebnisse ändern sie nicht.
usage-rating-files = Die Aufzeichnungen als Text oder JSON, in zeitlicher Reihenfolge.
usage-rating--player = Der Name des Spielers in den Aufzeichnungen; nötig, wenn mehrere Spieler in allen vorkommen.
usage-rating--last = Nur so viele der letzten Spiele.
usage-rating--luck = Auch das Glück berechnen; das dauert viermal so lange.

## puzzle

usage-puzzle = Aufgaben lösen: Stellungen, in denen die naheliegende Wahl klar falsch ist.
usage-puzzle-key = Der Name einer Aufgabe, um sie noch einmal zu lösen.
usage-puzzle--daily = Die Aufgabe des Tages, für alle dieselbe, mit drei Versuchen und einer Zeile zum Teilen.
usage-puzzle--day = Die Aufgabe eines anderen Tages, zum Beispiel 2026-11-23.
usage-puzzle--theme = Eine Art von Aufgabe (discard, play, endgame) oder von Fehler (break-fives, grab-points).
usage-puzzle--many = Die Zahl der Aufgaben.
usage-puzzle--rng = Der Startwert für die Wahl der Aufgaben; ohne Angabe zufällig.

## simulate

usage-simulate =
    Viele Spiele zwischen Computerspielern simulieren: Siege mit 95-%-Intervall und Punkte je Blatt.

    Die Spieler geben abwechselnd zuerst. Dasselbe --rng ergibt auf jedem Rechner dasselbe Ergebnis.
usage-simulate--players = Die Spieler: beginner, novice, casual, club, strong, expert oder dieselben mit Namen (Pip, Walter, Mei, Arthur, Imani, Odile); random, simple, steady, sampler, expert-points. Bei weniger Namen als Plätzen wiederholen sie sich. Was ein Spieler beim Zählen übersieht, kann seinem Namen folgen: steady:misses=runs+nobs/in=hand+crib/every=3. Ein eigenes Programm, das das Engine-Protokoll spricht: exec:./meinbot; dann trennen nur Kommas die Spieler.
usage-simulate--rng = Der Startwert aller Zufallszahlen.
usage-simulate--pairs = Jedes Blatt zweimal spielen, mit vertauschten Plätzen; das vergleicht zwei Spieler mit weniger Glück.
usage-simulate--luck-adjusted = Das Kartenglück aus dem Ergebnis herausrechnen, sodass weniger Spiele nötig sind.
usage-simulate--out = Mit --pairs: eine Datei für die Ergebnisse; derselbe Befehl geht von ihr aus weiter.

## club

usage-club =
    Einen Clubabend im lokalen Netz eröffnen: ein QR-Code, und alle Handys im Saal machen mit.

    Der Befehl zeigt Link, Code und QR-Code zum Mitspielen und die Adresse der Turnierleitung. Er braucht kein Internet.
usage-club--name = Der Name des Abends.
usage-club--format = Der Modus: ACC mit 9 oder 22 Partien, jeder gegen jeden, Schweizer System oder Arena.
usage-club--club = Der Club, für dessen Saison der Abend zählt.
usage-club--new = Einen neuen Abend eröffnen, auch wenn einer der letzten 24 Stunden noch offen ist, der sonst weiterginge.
usage-club--host = Die Adresse des Servers; 0.0.0.0 ist jedes Netz dieses Rechners.

## tui

usage-tui =
    Bildschirmfüllend im Terminal spielen: gegen den Computer, mit Freunden über einen Link oder allein.

    Die Partien liegen dort, wo auch der Server sie ablegt, und gehen beim nächsten Start weiter. Mit einem Link oder Code nimmt man an der Partie eines Freundes teil.
usage-tui-invitation = Der Link einer Einladung, oder ihr Code zusammen mit --server.
usage-tui--server = Die Adresse eines Servers, auf dem gespielt wird; ohne Angabe läuft einer in diesem Programm.
usage-tui--plain = Zeile für Zeile, für Terminals, die den Cursor nicht setzen können, und für Screenreader.

## engine

usage-engine =
    Stellungen für ein anderes Programm untersuchen, Zeile für Zeile.

    Der Befehl liest von der Standardeingabe und antwortet auf der Standardausgabe, wie es docs/engine-protocol.md beschreibt.

## rules

usage-rules =
    Einen Regelcode erklären: in Worten, wie gegeben wird, und Feld für Feld.

    Ohne Code die Vorlagen auflisten, und worin sie vom üblichen Spiel ihrer Art abweichen.
usage-rules-line = Der Regelcode: eine Vorlage, abweichende Felder oder beides, zum Beispiel hoyle target=61.
usage-rules--json = JSON ausgeben: den Code, die Worte und die Felder; ohne Code die jeder Vorlage.

## lab

usage-lab = Die Datendateien des Pakets herstellen und bewerten (auf Englisch).

## patience

usage-patience = Cribbage-Patience: im Terminal spielen, Par finden und viele Spiele simulieren.
usage-patience-play = Cribbage-Patience im Terminal spielen: eine Zeile für jede Ablage, mit Tipps und Zurücknehmen und dem Par am Ende.
usage-patience-match = Den Computer viele Spiele nach Erwartungswert spielen lassen: Mittel, Standardfehler und Anteil der Siege.
usage-patience-match--rules = Eine Patience-Vorlage und Felder, die von ihr abweichen: "arnold win_at=111".
usage-patience-match--pairs = Dieselben Blätter auch auf Punkte spielen und den Unterschied ausgeben.
usage-patience-par = Die besten Ablagen eines nummerierten Blatts, wären alle Karten bekannt: die höchste Summe, die das Paket zulässt.
usage-patience-par--rules = Eine Patience-Vorlage und Felder, die von ihr abweichen.

## shuffle

usage-shuffle = Cribbage Shuffle: im Terminal spielen, Par finden und viele Blätter simulieren.
usage-shuffle-play = Cribbage Shuffle im Terminal spielen: eine Zeile für jeden Tausch, mit Tipps und Zurücknehmen und dem Par am Ende.
usage-match = Den Computer viele Blätter spielen lassen: Mittel, Standardfehler und Anteil der Siege.
usage-shuffle-match--rules = Die Vorlage shuffle und Felder, die von ihr abweichen: "shuffle heels=off".
usage-shuffle-match--player = quick erreicht Par; plain tauscht gierig, solange ein Tausch Punkte bringt.
usage-shuffle-par = Die beste Anordnung eines nummerierten Blatts, als optimal bewiesen. Für beliebige sechzehn Karten: `square par`.
usage-shuffle-par--rules = Die Vorlage shuffle und Felder, die von ihr abweichen.
usage-shuffle-par--json = JSON ausgeben: Par, den Starter und das Quadrat.

## square

usage-square = Cribbage-Quadrate: im Terminal spielen, Par oder die höchste mögliche Summe finden und viele Blätter simulieren.
usage-square-play = Ein Cribbage-Quadrat im Terminal spielen: eine Zeile für jede Karte, mit Tipps und Zurücknehmen und dem Par am Ende.
usage-square-maximum =
    Die höchste mögliche Summe eines Quadrats beweisen, für jeden Rang des Starters.

    Gibt eine Anordnung aus, die sie erreicht, die Zahl der untersuchten Fälle und das Maximum nach jeder Regel für his heels. Der Beweis steht in docs/square-maximum.md.
usage-square-match--rules = Eine Quadrat-Vorlage und Felder, die von ihr abweichen: "wikibooks_reserve reserve_access=free".
usage-square-match--player = instant (Expectimax der Tiefe eins), quick oder strong (der Tiefe zwei, mit 3 oder 8 Möglichkeiten für die nächste Karte).
usage-square-par = Die beste Anordnung von sechzehn Karten, als optimal bewiesen; oder die eines nummerierten Blatts, bei dem Karten abgeworfen werden oder übrig bleiben dürfen.
usage-square-par-cards = Die sechzehn Karten in der Reihenfolge, in der sie aufgedeckt wurden.
usage-square-par--heels = Punkte für einen Buben als Starter: off (keine), once (2 Punkte, die Vorgabe) oder per_hand (2 für jede der acht Hände).
usage-square-par--legal = Auch die beste Anordnung ausgeben, die sich in dieser Reihenfolge legen lässt, wobei jede Karte eine frühere berührt.
usage-square-par--deal = Die Nummer eines Blatts statt Karten und Starter; seine Regeln sagen, welche Karten übrig bleiben dürfen.
usage-square-par--rules = Mit --deal: eine Quadrat-Vorlage und Felder, die von ihr abweichen.
usage-square-par--soon = Mit --deal: nach höchstens einer Sekunde aufhören, auch ohne Beweis; sonst dauert ein schweres Blatt bis zu zwanzig Sekunden.
usage-square-par--json = JSON ausgeben: Par und das Quadrat.
usage-square-par--jsonl = Blätter von der Standardeingabe lesen, je eine Zeile JSON, und Par und Quadrat jedes Blatts ausgeben.
