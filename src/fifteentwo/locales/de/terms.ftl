# Die Begriffe des Spiels, jeder in höchstens zwanzig Wörtern.

term-dealer = Geber
term-dealer-words = Gibt die Karten, besitzt die Crib und zählt zuletzt. Ihr gebt abwechselnd.
term-pone = Pone
term-pone-words = Wer nicht gibt. Der Pone hebt für den Starter ab, spielt aus und zählt zuerst.
term-pack = Talon
term-pack-words = Die Karten, die nicht gegeben wurden. Eine davon wird als Starter aufgedeckt.
term-crib = Crib
term-crib-words = Eine zusätzliche Hand für den Geber aus den abgelegten Karten beider Spieler. Sie wird zuletzt gezählt.
term-discard = Ablegen
term-discard-words = Karten aus der Hand verdeckt in die Crib legen.
term-starter = Starter
term-starter-words = Die Karte, die nach dem Ablegen aufgedeckt wird: die fünfte Karte jeder Hand und der Crib.
term-count = Stand
term-count-words = Die Summe der gespielten Karten. Bei höchstens 31 ist Schluss, dann beginnt sie wieder bei null.
term-lead = Ausspielen
term-lead-words = Die erste Karte eines Durchgangs legen. Als Erster spielt der Pone aus.
term-go = Go
term-go-words = Das sagt man, wenn man mit jeder Karte über 31 käme. Der andere bekommt einen Punkt.
term-last-card = Letzte Karte
term-last-card-words = Wer die letzte Karte eines Blatts spielt, bekommt dafür einen Punkt.
term-thirty-one = Einunddreißig
term-thirty-one-words = Ein Stand von genau 31 bringt zwei Punkte; dann beginnt das Zählen von vorn.
term-fifteen = Fünfzehn
term-fifteen-words = Karten mit der Summe 15. Jede Möglichkeit, sie zu bilden, bringt zwei Punkte.
term-pair = Paar
term-pair-words = Zwei Karten vom selben Wert: zwei Punkte. Drei bringen sechs Punkte, vier bringen zwölf.
term-run = Folge
term-run-words = Drei oder mehr Werte in einer Reihe, etwa 6 7 8: ein Punkt für jede Karte.
term-flush = Flush
term-flush-words = Alle vier Handkarten in einer Farbe: vier Punkte, mit dem Starter fünf.
term-nobs = His nobs
term-nobs-words = Der Bube in der Farbe des Starters, in deiner Hand oder Crib: ein Punkt.
term-heels = His heels
term-heels-words = Ein Bube als Starter: sofort zwei Punkte für den Geber.
term-show = Zeigen
term-show-words = Das Zählen der Hände und der Crib nach dem Ausspielen, jeweils mit dem Starter.
term-board = Brett
term-board-words = Hier steht der Spielstand. Jedes Loch ist ein Punkt, und jeder Spieler hat zwei Stifte.
term-peg = Stift (Peg)
term-peg-words = Er zeigt die Punkte auf dem Brett. Beim Stecken springt der hintere Stift vor den vorderen.
term-skunk = Skunk (S)
term-skunk-words = Gewinnst du, bevor der Verlierer diese Linie überschritten hat, zählt der Sieg mehr.
term-double-skunk = Doppelskunk (SS)
term-double-skunk-words = Gewinnst du, bevor der Verlierer diese Linie überschritten hat, zählt der Sieg noch mehr.
term-lurch = Lurch (L)
term-lurch-words = Gewinnst du, bevor der Verlierer diese Linie auf halbem Weg überschritten hat, zählt der Sieg mehr.

## Neben jedem Begriff

explain-all = Alle Begriffe
explain-close = Schließen
