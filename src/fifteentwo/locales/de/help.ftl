# Die Hilfe: das Spiel in Kürze, was zählt, die Tasten.

help-title = Hilfe

## Das Spiel in Kürze

help-game = Das Spiel in Kürze
help-aim = Ziel
help-aim-words = Wer zuerst das Zielloch erreicht (im Standardspiel das 121.), gewinnt sofort, selbst mitten im Zählen.
help-deal = Geben
help-deal-words = Wer die niedrigste Karte abhebt, gibt zuerst; danach gebt ihr abwechselnd. Jeder bekommt sechs Karten und legt zwei verdeckt in die Crib. Die Crib gehört dem Geber.
help-starter = Starter
help-starter-words = Der Gegner des Gebers (Pone) hebt ab und deckt den Starter auf. Ist es ein Bube, bekommt der Geber zwei Punkte („his heels“).
help-play = Ausspielen
help-play-words = Der Pone spielt aus. Abwechselnd legt ihr eine Karte und sagt den Stand, nie über 31. Wer nicht legen kann, sagt „Go“; der andere spielt weiter, solange eine Karte passt, und bekommt einen Punkt für die letzte Karte oder zwei für genau 31. Dann beginnt das Zählen wieder bei null.
help-show = Zeigen
help-show-words = Zuerst zählt die Hand des Pone, dann die des Gebers, dann die Crib, jeweils mit dem Starter als fünfter Karte.
help-many = Mehr als zwei
help-many-words = Gespielt wird nach links. Bei drei und vier Spielern bekommt jeder fünf Karten und legt eine ab; Partner sitzen einander gegenüber und zählen gemeinsam. An einem gemeinsamen Bildschirm verdeckt ein Vorhang zwischen den Zügen alle Karten.
help-skunk = Skunk
help-skunk-words = Wer gewinnt, bevor der Gegner die Skunk-Linie überschritten hat, dem zählt das Spiel mehr.

## Was zählt

help-points = Was zählt
help-in-play = Beim Ausspielen
help-in-show = Beim Zeigen
help-each-way = je 2
help-a-card = 1 je Karte
help-fifteen = Fünfzehn: Karten mit der Summe 15
help-pair = Paar
help-pair-royal = Drilling (Pair royal)
help-double-pair-royal = Vierling (Double pair royal)
help-run = Folge aus drei oder mehr Karten, beliebige Reihenfolge
help-flush = Flush: alle vier Handkarten in einer Farbe
help-flush-five = Flush mit Starter; in der Crib zählt nur dieser
help-nobs = His nobs: der Bube in der Farbe des Starters
help-thirty-one = Einunddreißig
help-go = Go oder die letzte Karte
help-card-values = Asse zählen eins und sind niedrig; Bildkarten zählen zehn.

## Die Tasten

help-keys = Tasten
help-key-f1 = F1
help-key-f1-does = Hilfe
help-key-question = ?
help-key-question-does = diese Tasten
help-key-f9 = F9
help-key-f9-does = eigenes Spiel
help-key-digits = 1 – 6
help-key-digits-does = eine Karte heben oder senken; beim Ausspielen: sie spielen
help-key-along = Links Rechts
help-key-along-does = die Karten entlang
help-key-space = Leertaste
help-key-space-does = die Karte heben oder senken
help-key-enter = Eingabe
help-key-enter-does = der große Knopf: ablegen, Go, weiter
help-key-h = H
help-key-h-does = ein Tipp; noch einmal: die Karte; noch einmal: die Zahlen
help-key-u = U
help-key-u-does = gegen den Computer: den letzten Zug zurücknehmen
help-key-esc = Esc
help-key-esc-does = den Tipp schließen, oder was über dem Tisch liegt
help-key-hold = „Weiter“ halten
help-key-hold-does = das ganze Zählen durchlaufen lassen
help-key-claim = 0 – 9 Rücktaste
help-key-claim-does = Ansage oder Muggins: die Zahl
help-key-muggins = + − M
help-key-muggins-does = mit Muggins: mehr oder weniger Punkte für die nächste Karte ansagen; „Muggins“ rufen
help-key-joker = Pfeile
help-key-joker-does = einen Joker benennen, auch A 2 – 9 J Q K; die Richtung auf dem Crash-Brett
help-key-square = Pfeile Eingabe
help-key-square-does = im Quadrat: zu einem Feld gehen und die Karte legen; D wirft sie ab
help-key-shuffle = Pfeile Eingabe Esc
help-key-shuffle-does = in Cribbage Shuffle: zu einem Feld gehen, eine Karte nehmen, dann die zum Tauschen; Esc legt sie zurück
help-key-watch = W P N Esc
help-key-watch-does = im Solospiel: dem Computer zusehen, anhalten, nächster Schritt, beenden
help-key-record = Links Rechts Pos1 Ende
help-key-record-does = bei der Wiedergabe: zurück, vor, zum Anfang, zum Ende
