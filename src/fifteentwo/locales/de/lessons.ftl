# Die Lektionen in der Reihenfolge, in der man das Spiel lernt.

## Fünfzehner

lesson-fifteens-title = Fünfzehner
lesson-fifteens-aim = Finde jede Möglichkeit, 15 zu bilden.
lesson-fifteens-1 = Asse zählen eins, Bildkarten (Bube, Dame, König) zählen zehn, alle anderen Karten so viel, wie daraufsteht.
lesson-fifteens-2 = Karten, die zusammen 15 ergeben, bringen zwei Punkte. Jede andere Zusammenstellung zählt, und eine Karte darf in mehreren vorkommen.
lesson-fifteens-3 = Eine 7 und eine 8 ergeben 15. Sonst gibt es in dieser Hand nichts.
lesson-fifteens-4 = Eine 5 ergibt mit jeder Zehnerkarte 15. Hier geht das dreimal.
lesson-fifteens-5 = Suche also zuerst Fünfen und Zehnerkarten, dann zwei Karten wie 7 8 und 6 9, dann drei oder mehr Karten.
lesson-fifteens-ask-1 = Wie viele Punkte zählt diese Hand?
lesson-fifteens-ask-2 = Und diese? Achte auf die drei Karten zusammen.

## Paare und Folgen

lesson-pairs-runs-title = Paare und Folgen
lesson-pairs-runs-aim = Zähle gleiche Karten und Karten in einer Reihe.
lesson-pairs-runs-1 = Zwei Karten vom selben Wert sind ein Paar: zwei Punkte. Drei gleiche enthalten drei Paare, sechs Punkte; vier enthalten sechs Paare, zwölf Punkte.
lesson-pairs-runs-2 = Drei oder mehr Werte in einer Reihe sind eine Folge: ein Punkt für jede Karte. Auf die Farbe kommt es nicht an, und auf die Reihenfolge auch nicht.
lesson-pairs-runs-3 = 9 10 J ist eine Dreierfolge.
lesson-pairs-runs-4 = Kommt ein Wert einer Folge zweimal vor, so gibt es auch die Folge zweimal. Das ist eine Doppelfolge, und das Paar zählt ebenfalls.
lesson-pairs-runs-5 = Zwei Folgen, ein Paar und zwei Fünfzehner: Das ist die erste Hand, die dir beim Lernspiel begegnet.
lesson-pairs-runs-6 = Das Ass ist immer die niedrigste Karte: Q K A ist keine Folge.
lesson-pairs-runs-ask-1 = Wie viele Punkte zählt diese Hand?
lesson-pairs-runs-ask-2 = Und diese?

## Die ganze Hand

lesson-show-title = Die ganze Hand
lesson-show-aim = Nimm den Starter, den Flush und „his nobs“ dazu.
lesson-show-1 = Beim Zeigen gilt der Starter als fünfte Karte jeder Hand und der Crib.
lesson-show-2 = Zähle immer in derselben Reihenfolge, dann vergisst du nichts: Fünfzehner, Folgen, Paare, Flush, „his nobs“. Zähle dabei laut mit: „Fünfzehn zwei, fünfzehn vier, und ein Paar macht sechs.“
lesson-show-3 = Vier Handkarten einer Farbe sind ein Flush: vier Punkte. Mit dem Starter sind es fünf. In der Crib zählen nur fünf gleiche.
lesson-show-4 = Der Bube in der Farbe des Starters ist „his nobs“: ein Punkt mehr.
lesson-show-5 = Das ist die beste Hand, die es gibt.
lesson-show-ask-1 = Wie viele Punkte sind es mit dem Starter?
lesson-show-ask-2 = Und hier?

## Das Ausspielen

lesson-play-title = Das Ausspielen
lesson-play-aim = Spiele bis 31 und punkte unterwegs.
lesson-play-1 = Wer nicht gegeben hat, spielt aus. Abwechselnd legt ihr eine Karte und sagt den Stand. Er darf 31 nicht überschreiten.
lesson-play-2 = Erst 8, dann 7: „Fünfzehn für zwei.“ Ein Stand von genau 15 oder 31 bringt zwei Punkte.
lesson-play-3 = Eine Karte vom selben Wert wie die letzte ergibt ein Paar: zwei Punkte. Eine dritte gleich danach bringt sechs.
lesson-play-4 = Die letzten drei Karten sind eine Folge, gleich in welcher Reihenfolge sie kamen: „Fünfzehn für zwei, und eine Dreierfolge macht fünf.“
lesson-play-5 = Passt keine deiner Karten, so sag „Go“. Der andere spielt weiter, solange eine Karte passt, und bekommt einen Punkt für die letzte Karte des Durchgangs. Dann beginnt das Zählen wieder bei null.
lesson-play-6 = Wer die allerletzte Karte des Blatts spielt, bekommt dafür einen Punkt.
lesson-play-ask-1 = Der Stand ist 24. Was bringt die 7?
lesson-play-option-1a = Nichts
lesson-play-why-1a = 24 und 7 sind 31, und 31 bringt zwei. Sieh dir aber auch die letzten drei Karten an.
lesson-play-option-1b = Zwei für 31
lesson-play-why-1b = Es sind 31, aber da ist noch mehr: Die letzten drei Karten sind 8, 6 und 7.
lesson-play-option-1c = Zwei für 31 und drei für eine Folge
lesson-play-why-1c = 31 bringt zwei, und 8 6 7 ist eine Dreierfolge: zusammen fünf.
lesson-play-ask-2 = Der Stand ist 27. Du hast eine 5 und einen König. Was tust du?
lesson-play-option-2a = Die 5 spielen
lesson-play-why-2a = 27 und 5 sind 32, also mehr als 31.
lesson-play-option-2b = „Go“ sagen
lesson-play-why-2b = Keine der beiden Karten passt. Der andere spielt weiter und bekommt mindestens einen Punkt.
lesson-play-option-2c = Wortlos aussetzen
lesson-play-why-2c = Sag immer „Go“, damit der andere weiß, dass er weiterspielen soll.

## Was man ablegt

lesson-discard-title = Was man ablegt
lesson-discard-aim = Wähle die vier Karten, die du behältst.
lesson-discard-1 = Behalte die vier Karten, die zusammen am meisten zählen, und denk an den Starter: Karten in einer Reihe und Fünfen werden durch viele Starter besser.
lesson-discard-2 = Wem gehört die Crib? Die zwei Karten, die du ablegst, zählen für den Geber. Ist es deine Crib, so leg Karten ab, die zusammenpassen, etwa 5 und J, 7 und 8 oder ein Paar.
lesson-discard-3 = Ist es nicht deine Crib, so leg Karten ab, die weit auseinanderliegen, etwa K und 6 oder 9 und 2. Deine Fünfen behältst du.
lesson-discard-4 = Von 2♦ 7♠ 7♦ 8♥ 9♣ K♠ behältst du diese vier. Die 2 und der König helfen niemandem viel.
lesson-discard-ask-1 = Die Crib gehört deinem Gegner. Was legst du ab?
lesson-discard-why-1a = Damit schenkst du ihm ein Paar und zwei Fünfen, die mit jeder Zehnerkarte 15 ergeben.
lesson-discard-why-1b = Du behältst 4 5 5 6, das ist viel wert, und 9 K hilft einer Crib selten.
lesson-discard-why-1c = Damit zerstörst du deine Doppelfolge.
lesson-discard-ask-2 = Die Crib gehört dir. Welche zwei Karten legst du lieber ab?
lesson-discard-why-2a = Schon zwei Punkte für 15, und jede Zehnerkarte bringt zwei weitere.
lesson-discard-why-2b = Sie passen selten zusammen. Das ist richtig, wenn die Crib dem anderen gehört.

## Gut ausspielen

lesson-pegging-title = Gut ausspielen
lesson-pegging-aim = Punkte beim Ausspielen, und verschenke wenig.
lesson-pegging-1 = Spiel möglichst eine Karte unter fünf aus: Dann kann der andere mit einer Karte keine 15 erreichen.
lesson-pegging-2 = Spiel keine Fünf aus. Sechzehn Karten des Spiels zählen zehn, und mit jeder davon sind es 15.
lesson-pegging-3 = Lass den Stand nicht auf 5 oder 21: Zehnerkarten sind häufig und ergeben dann 15 oder 31.
lesson-pegging-4 = Spielst du aus einem Paar aus und der andere legt die gleiche Karte, so bringt deine dritte sechs Punkte.
lesson-pegging-5 = Heb kleine Karten für das Ende eines Durchgangs auf. Mit ihnen kommst du auf 31 oder bekommst das Go.
lesson-pegging-ask-1 = Du spielst aus. Welche Karte ist die sicherste?
lesson-pegging-why-1a = Mit einer 4 ergibt keine einzelne Karte 15.
lesson-pegging-why-1b = Jede Zehnerkarte ergibt 15.
lesson-pegging-why-1c = Eine 5 ergibt 15. Die 4 lässt diese Möglichkeit nicht.
lesson-pegging-ask-2 = Der Stand ist 11. Welche Karte spielst du lieber nicht?
lesson-pegging-option-2a = 10♦ auf 21
lesson-pegging-why-2a = Richtig: Eine Zehnerkarte ergäbe dann 31.
lesson-pegging-option-2b = 4♣ auf 15
lesson-pegging-why-2b = Das bringt zwei Punkte: Spiel sie ruhig.
lesson-pegging-option-2c = 2♥ auf 13
lesson-pegging-why-2c = Nur eine 2 könnte schaden, als Fünfzehner oder Paar. 21 ist gefährlicher.

## Nach dem Brett spielen

lesson-board-title = Nach dem Brett spielen
lesson-board-aim = Der Spielstand entscheidet, wie viel du wagst.
lesson-board-1 = In einem Spiel bis 121 macht jede Seite in zwei Blättern ungefähr 26 Punkte, in einem davon als Geber. Der Geber macht etwa 16 davon, der andere etwa 10.
lesson-board-2 = Der Vorteil des Gebers ist die Crib, aber der andere zählt zuerst. Kurz vor Schluss kann das den Sieg bringen.
lesson-board-3 = Liegst du besser, als zu erwarten war? Spiel sicher: Verschenke keine Punkte beim Ausspielen und in der fremden Crib. Liegst du schlechter? Wag etwas: Behalte die Hand, die groß werden könnte, und leg an, wo ein Paar oder eine Folge entstehen kann.
lesson-board-4 = Rechne am Schluss aus, was du brauchst. Reicht deine Hand bis ins Ziel und du zählst zuerst, so leg ab, was sie ganz lässt, und vergiss die Crib.
lesson-board-ask-1 = Du brauchst 6 Punkte, zählst zuerst und hast vor dem Starter 8 Punkte in der Hand. Dein Gegner braucht 20. Worauf kommt es an?
lesson-board-option-1a = Die 8 Punkte zu behalten
lesson-board-why-1a = Damit gewinnst du, bevor sonst jemand zählt.
lesson-board-option-1b = Für die Crib schlecht abzulegen
lesson-board-why-1b = Die Crib wird zuletzt gezählt. Bis dahin hast du gewonnen.
lesson-board-option-1c = Auf einen guten Starter zu hoffen
lesson-board-why-1c = Du hast auch ohne ihn genug.
lesson-board-ask-2 = Du liegst zwei Blätter vor Schluss 20 Punkte zurück. Wie spielst du?
lesson-board-option-2a = Mutig
lesson-board-why-2a = Mit zwei gewöhnlichen Blättern verlierst du. Du brauchst eine große Hand oder viele Punkte beim Ausspielen, also wag etwas.
lesson-board-option-2b = Vorsichtig
lesson-board-why-2b = Vorsichtiges Spiel lässt den Abstand, wie er ist, und das verliert.
