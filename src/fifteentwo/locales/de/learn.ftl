# Die Seite zum Lernen, der Zähltrainer und was sich drucken lässt.

## Der Weg

learn-title = Cribbage lernen
learn-home = Start
learn-lede = Von der ersten Fünfzehn bis zum letzten Loch. Fang an, wo du willst.
learn-coach = Dein erstes Spiel, mit Begleitung
learn-coach-why = Odile sitzt neben dir und erklärt jede Regel, sobald sie wichtig wird. Ein kurzes Spiel bis 61, etwa zehn Minuten.
learn-play = Mit Begleitung spielen
learn-path = Schritt für Schritt
learn-done = Erledigt
learn-trainer = Zähltrainer
learn-trainer-why = Eine Hand und ein Starter: Wie viele Punkte?
learn-practice = Üben
learn-puzzles = Aufgaben und Trainer
learn-puzzles-why = Ablegen, Ausspielen und Zählen, sofort bewertet und begründet.
learn-explorers = Jede Stellung erkunden
learn-printing = Auf Papier
learn-papers = Die Regeln auf einer Seite, und Punktezettel
learn-printing-why = Zum Drucken oder als PDF.
learn-docs = Dokumentation
learn-docs-why = Anleitungen, Regeln und Nachschlagewerk, zum Spielen und zum Programmieren.
learn-to-path = Alle Lektionen
learn-next = Weiter: { $title }
learn-glossary = Alle Begriffe

## Eine Lektion

learn-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
learn-why = Warum?
learn-hide = Verbergen
learn-check = Probier es
learn-question = Frage { $number } von { $of }
learn-answer = Prüfen
learn-right = Richtig.
learn-not-quite = Nicht ganz: Du hast { $said } gesagt, es sind { $points }.
learn-finished = Du hast diese Lektion geschafft.
learn-next-question = Nächste Frage
learn-starter = Starter

## Der Zähltrainer

trainer-title = Zähltrainer
trainer-lede = Zähle die Hand mit ihrem Starter, gib die Punkte ein und prüfe sie.
trainer-hand = Zähle diese Hand
trainer-crib = Zähle diese Crib: Ein Flush braucht alle fünf Karten
trainer-check = Prüfen
trainer-another = Nächste Hand
trainer-again = Diese Hand hast du schon einmal falsch gezählt.
trainer-right = Richtig: { $points }, in { $seconds } Sekunden.
trainer-missed = Du hast { $said } gesagt. Es sind { $points }: { $missed } hast du übersehen.
trainer-too-many = Du hast { $said } gesagt. Es sind { $points }: Das sind { $extra } zu viel.
trainer-record = So läuft es
trainer-hands = Hände
trainer-right-share = Richtig
trainer-speed = Übliche Zeit
trainer-seconds = { $seconds } s
trainer-percent = { $percent } %
trainer-streak = Richtige in Folge
trainer-errors = Fehler nach Art
trainer-kind = In der Hand
trainer-wrong-of = Falsch gezählt
trainer-of-hands = { $wrong } von { $hands }
trainer-forget = Von vorn anfangen
trainer-forgotten = Die Zahlen sind gelöscht.

## Die Regeln auf einer Seite

print-title = Drucken
print-print = Drucken
print-rules-title = Cribbage auf einer Seite
print-aim = Ziel
print-aim-words = Erreiche als Erster 121 Punkte (oder 61 im kurzen Spiel). Das Spiel endet in diesem Augenblick, selbst mitten im Zählen.
print-step-deal = Geben
print-deal-words = Hebt um das Geben ab: Die niedrigere Karte gibt zuerst, danach wechselt ihr euch ab. Jeder bekommt sechs Karten und legt zwei verdeckt in die Crib. Die Crib ist eine zusätzliche Hand, die dem Geber gehört.
print-starter = Starter
print-starter-words = Der andere hebt ab, und der Geber deckt die oberste Karte auf. Sie ist die fünfte Karte jeder Hand. Ist sie ein Bube, bekommt der Geber zwei Punkte („his heels“).
print-play = Ausspielen
print-play-words = Wer nicht gegeben hat, spielt aus. Abwechselnd legt ihr eine Karte und sagt den Stand, der 31 nicht überschreiten darf. Kannst du nicht legen, sag „Go“: Der andere spielt weiter, solange eine Karte passt, und bekommt einen Punkt für die letzte Karte oder zwei für genau 31. Dann geht es wieder bei null los, bis alle Karten gespielt sind.
print-show = Zeigen
print-show-words = Nun zählt die Hände, jede mit dem Starter: zuerst, wer nicht gegeben hat, dann der Geber und zuletzt die Crib des Gebers.
print-pegs = Stifte
print-pegs-words = Steck den hinteren Stift so viele Löcher vor den vorderen, wie du Punkte hast. Der vordere Stift zeigt deinen Stand.
print-skunk = Skunk
print-skunk-words = Gewinnst du, bevor dein Gegner 91 erreicht, ist das ein Skunk und zählt als zwei Spiele. Vor 61 ist es ein Doppelskunk.
print-count = So zählt man eine Hand
print-count-words = Fünfzehner, Folgen, Paare, Flush, „his nobs“, in dieser Reihenfolge. Zähle dabei laut mit. „Neunzehn“ heißt: kein Punkt, denn keine Hand zählt 19.

## Die Punktezettel

print-sheet-title = Punktezettel für Cribbage
print-rules = Die Regeln auf einer Seite
print-sheets = Punktezettel
print-deal = Blatt
print-dealer = Geber
print-pegging = Spiel
print-hand = Hand
print-crib = Crib
print-total = Stand
print-player = Spieler { $number }
print-source = fifteentwo: Cribbage spielen, lernen und zählen
