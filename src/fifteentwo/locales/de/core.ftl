# Warum ein Zug abgelehnt wird, in jedem Spiel.

## Jedes Spiel

no-seat-at-table = An diesem Tisch gibt es keinen Platz { $seat }.
no-seat-in-game = In diesem Spiel gibt es keinen Platz { $seat }.
not-your-turn = Du bist nicht am Zug.
not-my-turn = Ich bin nicht am Zug.
game-over = Das Spiel ist zu Ende.
game-not-over = Dieses Spiel ist noch nicht zu Ende.
match-over = Die Partie ist zu Ende.
no-such-action = So einen Zug gibt es in { $game } nicht.
deal-has = In Blatt { NUMBER($deal, useGrouping: 0) } folgt hier „{ $line }“.
no-game = { $action ->
    [resign] Es kann nichts aufgegeben werden: Es läuft kein Spiel.
    [hint] Es gibt keinen Tipp: Es läuft kein Spiel.
    [take-back] Es kann nichts zurückgenommen werden: Es läuft kein Spiel.
   *[act] Es kann nicht gezogen werden: Es läuft kein Spiel.
}
deals-first = Nach next_dealer={ $rule } gibt in diesem Spiel Platz { $seat } zuerst.
cannot-begin = { $reason }.
nothing-to-take-back = In diesem Spiel gibt es nichts zurückzunehmen.
not-in-stock = { CARD($card) } ist nicht im Talon.
same-card-twice = Zweimal dieselbe Karte: { $cards }.

## Cribbage

answer-first = { $what ->
    [card] Zuerst muss die gespielte Karte gezählt werden.
    [hand] Zuerst muss die aufgedeckte Hand gezählt werden.
    [crib] Zuerst muss die Crib gezählt werden.
    [starter] Zuerst muss der Gegner des Gebers den Joker benennen, der als Starter liegt.
   *[path] Zuerst muss die Richtung auf dem Brett gewählt werden.
}
answer-now = { $what ->
    [claim] Jetzt muss die Ansage mit Muggins beanstandet oder durchgelassen werden.
    [card] Jetzt muss die gespielte Karte gezählt werden.
    [hand] Jetzt muss die aufgedeckte Hand gezählt werden.
    [crib] Jetzt muss die Crib gezählt werden.
    [starter] Jetzt muss der Gegner des Gebers den Joker benennen, der als Starter liegt.
   *[path] Jetzt muss die Richtung auf dem Brett gewählt werden.
}
answer-not-due = Im Moment gibt es nichts anzusagen, zu beanstanden, zu wählen oder zu benennen.
answer-not-your-turn = Platz { $seat } muss jetzt nicht antworten.
answer-out-of-range = { $points } ist nicht möglich: Gib { $lowest } bis { $highest } ein.
answer-name-jokers = Benenne jetzt { $cards }, jeden als Karte des Spiels, zum Beispiel { $joker }=5H.
cannot-play-now = Jetzt kann keine Karte gespielt werden: { phase-now }.
cannot-go-now = Jetzt kann nicht „Go“ gesagt werden: { phase-now }.
cannot-discard-now = Jetzt kann nicht abgelegt werden: { phase-now }.
cannot-turn-now = Jetzt kann der Starter nicht aufgedeckt werden: { phase-now }.
cannot-deal-now = Jetzt kann nicht gegeben werden: { phase-now }.
cannot-cut-now = Jetzt kann nicht um das Geben abgehoben werden: { phase-now }.
cannot-appoint-now = Jetzt kann kein Geber bestimmt werden: { phase-now }.
cannot-reveal-now = Jetzt kann keine Hand aufgedeckt werden: { phase-now }.
phase-now = { $phase ->
    [cut] Erst wird um das Geben abgehoben
    [deal] Die Karten sind noch nicht gegeben
    [discard] Es wird abgelegt
    [starter] Der Starter ist noch nicht aufgedeckt
    [play] Das Ausspielen läuft noch
    [show] Die Hände werden gezählt
   *[over] Das Spiel ist zu Ende
}
cut-decides-dealer = In diesem Spiel entscheidet das Abheben, wer zuerst gibt.
dealer-without-cut = In diesem Spiel wird der erste Geber ausgelost, ohne Abheben.
cut-one-card-each = Für jeden der Plätze { $seats } wird eine Karte abgehoben.
cut-face-up = Beim Abheben um das Geben liegen die Karten offen.
cut-joker = Ein Joker entscheidet nichts: Es wird noch einmal abgehoben.
name-the-card = Die Karten von Platz { $seat } sind bekannt: Nenne die Karte.
not-held-to-discard = Platz { $seat } kann diese Karte nicht ablegen, denn er hat sie nicht: { CARD($card) }.
not-held-to-play = Platz { $seat } kann diese Karte nicht spielen, denn er hat sie nicht: { CARD($card) }.
already-discarded = Platz { $seat } hat schon abgelegt.
no-cards-to-discard = Platz { $seat } legt nichts ab.
discard-how-many = { $wanted ->
    [one] Lege eine Karte ab, nicht { $given }.
   *[other] Lege { $wanted } Karten ab, nicht { $given }.
}
fives-first = Fünfen müssen vor anderen Karten abgelegt werden.
five-was-discarded = Platz { $seat } hätte diese Karte ablegen müssen: { CARD($card) }.
play-face-up = Gespielte Karten liegen offen.
play-name-joker = Benenne den Joker beim Ausspielen, zum Beispiel { $joker }=5H.
could-not-play-before = Platz { $seat } konnte vorhin nicht spielen und kann diese Karte daher nicht haben: { CARD($card) }.
over-31 = Damit käme man über 31: Der Stand ist { $count }.
leader-can-play = Wer ausspielt, kann immer eine Karte legen.
can-play-and-must = Platz { $seat } kann eine Karte spielen und muss es.
every-card-fits = Bei { $count } passt jede Karte.
not-turn-of-seat = Platz { $seat } ist nicht am Zug.
not-in-pack = In diesem Kartenspiel gibt es { $card } nicht.
starter-face-up = Der Starter wird offen hingelegt.
deal-hands = Gib { $hands } Hände zu { $cards } Karten.
deal-from-stock = { $wanted ->
    [1] In die Crib gehört eine Karte aus dem Talon, nicht { $given }.
   *[other] In die Crib gehören { $wanted } Karten aus dem Talon, nicht { $given }.
}
cards-are-counted = Gezählt werden { $wanted } Karten, nicht { $given }.
card-elsewhere = { CARD($card) } ist woanders.
cards-known-there = Bekannt sind hier diese Karten: { $cards }.
points-needed = Eine Karte ist unbekannt: Gib an, wie viele Punkte gezählt wurden.
points-impossible = { $points } Punkte sind nicht möglich.
cards-count = Diese Karten zählen { $counted }, nicht { $points }.
nothing-to-count = Du hast jetzt weder Hand noch Crib zu zählen.
name-jokers-first = Benenne zuerst die Joker.

## Spiele für eine Person

solo-no-resigning = Ein Solospiel kann man nicht aufgeben: Verlass es, und spiel weiter, wann du willst.
solo-waits-for = { $phase ->
    [discard] Erst muss abgelegt werden.
    [starter] Erst muss der Starter aufgedeckt werden.
    [deal] Erst muss gegeben werden.
   *[over] Das Spiel ist zu Ende.
}
solo-starter-must-be = Als Starter kommt { CARD($card) }, die nächste Karte.
solo-same-card-twice = Zweimal dieselbe Karte.
solo-not-in-hand = { CARD($card) } gehört nicht zu der Hand, aus der abgelegt wird.
solo-deal-sizes = Gib { $hands } Hände zu { $cards } Karten und { $crib } in die Crib.
solo-under-stock-last = Die Karten unter dem Talon werden zuletzt und in ihrer Reihenfolge gegeben.
solo-not-next = { CARD($card) } kommt nicht als Nächstes aus dem Talon.
square-place-first = Erst muss diese Karte gelegt werden: { CARD($card) }.
square-turn-first = Erst muss eine Karte aufgedeckt werden.
square-no-dead-cell = Es ist kein Feld für Abwürfe mehr frei.
square-pile-full = Stapel { $pile } der Reserve ist voll.
square-no-pile = In der Reserve gibt es keinen Stapel { $pile }.
square-under-another = { CARD($card) } liegt unter einer anderen Karte.
square-not-available = { CARD($card) } ist nicht verfügbar.
square-no-cell = Es gibt kein Feld { $cell }: Die Felder gehen von 0 bis { $last }.
square-cell-taken = Feld { $cell } ist belegt: { CARD($card) }.
square-touches-nothing = Feld { $cell } grenzt an keine Karte.
shuffle-deal = Gib { $cards } verschiedene Karten und den Starter.
shuffle-already-dealt = Die Karten sind schon gegeben.
shuffle-deal-first = Die Karten müssen erst gegeben werden.
shuffle-two-cards = Wähle zwei verschiedene Karten zum Tauschen.
