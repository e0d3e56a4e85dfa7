# Die Felder der Cribbage-Regeln, für das Formular eines neuen Spiels.

section-the-deal = Das Geben
section-cards = Karten
section-the-play = Das Ausspielen
section-the-count = Das Zählen
section-winning = Gewinnen

field-players = Spieler
field-players-why = Die Zahl der Spieler; zu sechst nur als drei Partnerpaare.

field-teams = Partner
field-teams-why = Ob vier oder sechs Spieler als Partner spielen, die einander gegenübersitzen und gemeinsam zählen.

field-cards-dealt = Karten für jeden Spieler
field-cards-dealt-why = Die Karten, die jeder Spieler bekommt: meist sechs bei zwei Spielern und sonst fünf. Bei fünf Spielern bekommt der Geber eine weniger, bei sechs seine Seite.
field-cards-dealt-4 = vier
field-cards-dealt-5 = fünf
field-cards-dealt-6 = sechs
field-cards-dealt-7 = sieben
field-cards-dealt-8 = acht

field-discards = Abgelegte Karten
field-discards-why = Die Karten, die jeder ablegt; das folgt aus den gegebenen Karten.
field-discards-0 = keine
field-discards-1 = eine
field-discards-2 = zwei

field-crib = Die Crib
field-crib-why = Woher die Crib kommt; das folgt aus den gegebenen Karten, nur bei vier kann sie fehlen oder gegeben werden.
field-crib-discards = die abgelegten Karten
field-crib-discards-1-from-stock = die abgelegten Karten und eine vom Talon
field-crib-none = keine Crib
field-crib-dealt = vier vom Talon

field-target = Spielen bis
field-target-why = Die Punktzahl, die gewinnt oder beim Lowball verliert.

field-first-deal = Das erste Geben
field-first-deal-why = Wer in einer Partie zuerst gibt.
field-first-deal-low-cut = die niedrigste abgehobene Karte
field-first-deal-high-cut = die höchste abgehobene Karte
field-first-deal-random = der Zufall
field-first-deal-chosen = ich wähle

field-next-dealer = Wer im nächsten Spiel gibt
field-next-dealer-why = Wer im nächsten Spiel einer Partie zuerst gibt.
field-next-dealer-loser = der Verlierer
field-next-dealer-winner = der Gewinner
field-next-dealer-alternate = abwechselnd

field-heels = Ein Bube als Starter
field-heels-why = Die Punkte für einen Buben als Starter.
field-heels-2 = zwei für „his heels“
field-heels-0 = nichts

field-crib-flush = Ein Flush in der Crib
field-crib-flush-why = Wie viele Karten in der Crib ein Flush sind.
field-crib-flush-five = nur fünf Karten
field-crib-flush-four = vier Karten

field-go-timing = Der Punkt für ein Go
field-go-timing-why = Wann der Punkt für ein Go gesteckt wird: am Ende des Durchgangs oder sofort.
field-go-timing-on-close = wenn niemand mehr spielen kann
field-go-timing-on-call = sobald Go gesagt wird

field-go-rotation = Nach einem Go
field-go-rotation-why = Bei drei oder mehr Spielern: wer nach einem Go noch spielen darf.
field-go-rotation-all = alle anderen spielen weiter
field-go-rotation-bicycle = nur der nächste darf weiterspielen

field-last-card = Die letzte Karte
field-last-card-why = Die Punkte für die letzte Karte.
field-last-card-1 = ein Punkt
field-last-card-0 = nichts

field-three-for-last = Drei Punkte Vorsprung
field-three-for-last-why = Ob der Pone im Spiel mit fünf Karten mit drei Punkten beginnt.

field-play-stops-at-first-count = Nur ein Durchgang
field-play-stops-at-first-count-why = Ob das Ausspielen im Spiel mit fünf Karten nach dem ersten Durchgang endet.

field-counting = Das Zählen
field-counting-why = Wer die Punkte zählt: das Programm oder jeder für sich.
field-counting-auto = das Programm zählt
field-counting-manual = die Spieler zählen

field-muggins = Muggins
field-muggins-why = Ob ein Gegner übersehene Punkte ansagen und nehmen darf.

field-overclaim = Zu viel angesagt
field-overclaim-why = Die Strafe dafür, zu viel anzusagen.
field-overclaim-correct = wird berichtigt
field-overclaim-penalty-2 = zwei für den Gegner
field-overclaim-give-excess = das Zuviel für den Gegner

field-skunk-scale = Skunks
field-skunk-scale-why = Die Spielpunkte für einen Sieg, nach den Punkten des Verlierers.
field-skunk-scale-none = keine: jeder Sieg zählt einfach
field-skunk-scale-lurch = Lurch: unter der Hälfte des Ziels zählt zwei
field-skunk-scale-skunk = ein Skunk zählt zwei, ein Doppelskunk vier
field-skunk-scale-hoyle = Hoyle: über 30 Vorsprung zählt zwei, über 60 vier
field-skunk-scale-acc = Club: ein Sieg zählt zwei, ein Skunk drei
field-skunk-scale-lowball = Lowball: ein Sieg mit wenig genug Punkten zählt zwei oder vier

field-match = Partie
field-match-why = Die Länge einer Partie.

field-stinkhole = Stinkhole
field-stinkhole-why = Ob ein Loch vor dem Ziel die Punkte für „his heels“, Go und letzte Karte verfallen.

field-objective = Das Ziel
field-objective-why = Ob der gewinnt, der zuerst das Ziel erreicht, oder, beim Lowball, verliert.
field-objective-high = zuerst am Ziel gewinnt
field-objective-lowball = zuerst am Ziel verliert

field-jokers = Joker
field-jokers-why = Die Joker im Spiel; jeder steht für die Karte, die sein Spieler nennt.
field-jokers-0 = keine
field-jokers-1 = einer
field-jokers-2 = zwei

field-joker-binding = Ein Joker behält seinen Namen
field-joker-binding-why = Ob ein Joker beim Zählen den Namen behält, mit dem er gespielt wurde.

field-starter-joker = Ein Joker als Starter
field-starter-joker-why = Ein Joker als Starter: Jede Hand benennt ihn, wie sie will, oder der Pone benennt ihn für alle.
field-starter-joker-per-hand = die beste Karte für jede Hand
field-starter-joker-pone-names = die Karte, die der Pone nennt

field-nineteen = Neunzehn für null Punkte
field-nineteen-why = Eine Hand ohne Punkte zählt neunzehn.

field-nineteen-crib = Neunzehn auch für die Crib
field-nineteen-crib-why = Auch eine Crib ohne Punkte zählt neunzehn.

field-board = Das Brett
field-board-why = Das übliche Brett oder eine Acht, auf der ein Stift hinausgeworfen wird, wenn ein anderer auf ihm landet.
field-board-straight = die übliche Bahn
field-board-crash8 = die Acht

field-underclaim = Zu wenig angesagt
field-underclaim-why = Was mit nicht angesagten Punkten geschieht.
field-underclaim-correct = wird berichtigt
field-underclaim-lost = verfällt

field-toss-fives = Fünfen weg
field-toss-fives-why = Fünfen müssen abgelegt werden, soweit das Ablegen reicht.

field-captain = Kapitän
field-captain-why = Von drei Spielern ist der auf dem zweiten Platz der Kapitän; er spielt gegen die beiden anderen und braucht halb so viele Punkte.
