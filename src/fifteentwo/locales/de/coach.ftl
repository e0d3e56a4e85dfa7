# Was Odile erklärt. Ein Begriff in Klammern erklärt sich selbst, wenn man ihn antippt: [crib|deine Crib].

coach-label = Odile erklärt
coach-close = Schließen
coach-held = Lies den Tipp, dann geht es weiter.
coach-skip = Ohne Erklärungen
coach-more = Mehr
coach-step = Odile · Schritt { $number } von { $of }
coach-steps = Dein erstes Spiel, Schritt { $number } von { $of }
coach-step-deal = Geben
coach-step-crib = Crib
coach-step-starter = Starter
coach-step-play = Spielen
coach-step-show = Zeigen
coach-step-board = Brett
coach-keep = { $cards } zählen zusammen { $points }. Die würde ich behalten.
coach-why = Warum { $points }?

## Das Geben und die Crib

tip-welcome-title = Spielen wir ein kurzes Spiel.
tip-welcome-1 = Ich bin Odile und setze mich neben dich. Du spielst gegen { $other } bis 61 Punkte. Tippe auf ein unterstrichenes Wort, um zu sehen, was es bedeutet.
tip-welcome-2 = Diesmal bist du der [dealer|Geber]. Drück auf „Geben“.
tip-hello-title = Ich setze mich neben dich.
tip-hello-1 = Ich bin Odile. Sobald eine Regel zum ersten Mal vorkommt, erkläre ich sie. Tippe auf ein unterstrichenes Wort, etwa [dealer|Geber], um zu sehen, was es bedeutet.
tip-crib-mine-title = Diese Crib gehört dir.
tip-crib-mine-1 = Du bist der [dealer|Geber], also ist die [crib|Crib] eine zweite Hand für dich, die zuletzt gezählt wird. Du und { $other } legt je zwei Karten hinein.
tip-crib-mine-2 = Behalte die vier Karten, die zusammen am meisten zählen, und leg die anderen zwei ab.
tip-crib-theirs-title = Diese Crib gehört dir nicht.
tip-crib-theirs-1 = Jetzt ist { $other } der [dealer|Geber], und was du ablegst, zählt für { $other }. Leg zwei Karten ab, die nicht zusammenpassen: kein Paar und keine 5.
tip-starter-title = Das ist der Starter.
tip-starter-1 = Der [starter|Starter] gilt als fünfte Karte in jeder Hand und in der [crib|Crib]. Niemand spielt ihn aus.
tip-starter-2 = Nun wird gespielt. Wer nicht gegeben hat, spielt aus: { $other }, wenn du gegeben hast, sonst du.
tip-heels-title = Ein Bube!
tip-heels-1 = Ist der [starter|Starter] ein Bube, bekommt der Geber sofort zwei Punkte. Das heißt [heels|„his heels“].

## Das Ausspielen

tip-lead-title = Du spielst aus.
tip-lead-1 = Spiel irgendeine Karte. Niedrige sind am sichersten: Mit einer Karte unter fünf ergibt keine einzelne andere 15.
tip-count-title = Zähl zusammen.
tip-count-1 = Ihr legt abwechselnd, und der [count|Stand] steigt um den Wert jeder Karte: Bildkarten zählen zehn, ein Ass zählt eins. Über 31 darf er nicht gehen.
tip-count-2 = Kommst du genau auf 15, bekommst du zwei Punkte. Eine Karte vom selben Wert wie die letzte ergibt ein [pair|Paar].
tip-fifteen-title = Fünfzehn für zwei!
tip-fifteen-1 = Der Stand ist genau 15. Wer beim Ausspielen eine [fifteen|Fünfzehn] macht, bekommt sofort zwei Punkte.
tip-thirty-one-title = Einunddreißig für zwei!
tip-thirty-one-1 = [thirtyOne|Einunddreißig] bringt zwei Punkte. Die Karten werden umgedreht, und das Zählen beginnt wieder bei null.
tip-pair-title = Ein Paar!
tip-pair-1 = Zwei Karten vom selben Wert gleich nacheinander: zwei Punkte. Eine dritte würde sechs bringen.
tip-run-title = Eine Folge!
tip-run-1 = Die letzten Karten ergeben eine [run|Folge], gleich in welcher Reihenfolge sie kamen: ein Punkt für jede Karte.
tip-go-title = Nichts passt: Sag Go.
tip-go-1 = Mit jeder deiner Karten ginge der Stand über 31. Sag [go|Go]: { $other } spielt weiter, solange eine Karte passt, und bekommt einen Punkt.
tip-go-theirs-title = Go!
tip-go-theirs-1 = { $other } käme mit jeder Karte über 31. Du spielst weiter, solange eine deiner Karten passt, und bekommst dann einen Punkt für das [go|Go].
tip-new-count-title = Es geht von vorn los.
tip-new-count-1 = Der [count|Stand] beginnt wieder bei null. Die Karten von vorher zählen nicht mehr.
tip-last-title = Einer für die letzte Karte.
tip-last-1 = Die [lastCard|letzte Karte] eines Blatts bringt einen Punkt. Alle Karten sind gespielt: Jetzt kommt das [show|Zeigen].

## Das Zeigen und das Brett

tip-show-title = Jetzt werden die Hände gezählt.
tip-show-1 = Beim [show|Zeigen] zählt jede Hand mit dem [starter|Starter]: zuerst Fünfzehner, Folgen und Paare. Wer nicht gegeben hat, zählt zuerst.
tip-show-2 = Achte auf die Karten, die sich heben, oder drück auf „Warum?“, um sie noch einmal zu sehen.
tip-show-crib-title = Und zuletzt die Crib.
tip-show-crib-1 = Der Geber zählt auch die [crib|Crib], mit demselben [starter|Starter]. So ist jedes Blatt für den Geber etwas mehr wert.
tip-nobs-title = Und einer für „his nobs“.
tip-nobs-1 = Der Bube in der Farbe des Starters ist [nobs|„his nobs“]: ein Punkt.
tip-flush-title = Ein Flush!
tip-flush-1 = Vier Handkarten einer Farbe sind ein [flush|Flush]: vier Punkte, mit dem Starter fünf.
tip-board-title = Steck die Punkte.
tip-board-1 = Jedes Loch ist ein Punkt. Der hintere [peg|Stift] springt vor den vorderen, so sieht man, was zuletzt gezählt wurde. Wer zuerst im letzten Loch ist, gewinnt.
tip-next-title = Das war ein ganzes Blatt.
tip-next-1 = Als Nächstes gibt { $other }, und so geht es abwechselnd weiter. Ich melde mich, wenn etwas Neues geschieht.
tip-end-title = Das war das Spiel.
tip-end-1 = Gut gespielt. In einem längeren Spiel bis 121 gelten dieselben Regeln. Mehr findest du auf der Startseite unter „Cribbage lernen“.
