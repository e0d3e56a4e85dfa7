# Regeln in Worten: die Vorlagen, und was vom üblichen Spiel abweicht.

## Die Vorlagen

preset-standard = Das übliche Spiel bis 121; ein Skunk zählt doppelt, ein Doppelskunk vierfach.
preset-gamerules = Bis 121, und ein Lurch (unter der Hälfte des Ziels) zählt als zwei Spiele.
preset-gamerules_61 = Das kurze Spiel bis 61, einmal um das Brett.
preset-hoyle = Eine Partie bis sieben Spielpunkte; der Punkt für ein Go wird sofort gesteckt.
preset-acc = Clubspiel: das Beste aus drei Spielen, zwei Spielpunkte für einen Sieg und drei für einen Skunk.
preset-muggins = Zähle deine Hände und Karten selbst; dein Gegner darf sich die Punkte nehmen, die du übersiehst.
preset-three_players = Drei Spieler, jeder für sich: je fünf Karten, eine ablegen, und eine Karte vom Talon vervollständigt die Crib.
preset-partners = Vier Spieler als zwei Partnerpaare: je fünf Karten, eine ablegen.
preset-lowball = Die niedrigste Punktzahl gewinnt: Wer zuerst das Ziel erreicht, verliert.
preset-crash = Ein Brett in Form einer Acht: Triffst du einen Stift, so wirfst du ihn hinaus.
preset-no_discard = Je vier Karten und keine Crib: Spiel, was du bekommst.
preset-jokers = Mit zwei Jokern, die für jede Karte stehen, die du nennst.
preset-nineteen = Eine Hand ohne Punkte zählt neunzehn.
preset-five_card = Das alte Spiel bis 61: fünf Karten, Hände aus drei, nur ein Durchgang; der Pone beginnt mit drei Punkten Vorsprung.
preset-seven_card = Sieben Karten, Hände aus fünf, bis 181.
preset-toss_fives = Fünfen müssen abgelegt werden.
preset-captain = Zwei gegen einen: Der Kapitän braucht 61, die beiden anderen zusammen 121.
preset-bvs = Leg die Karten auf beliebige Felder; bis zu vier dürfen abgeworfen werden.
preset-bvs_hard = Leg die Karten auf beliebige Felder; keine darf abgeworfen werden.
preset-wikibooks = Jede Karte muss eine andere berühren.
preset-wikibooks_reserve = Jede Karte muss eine andere berühren; bis zu fünf dürfen in einer Reserve warten.
preset-arnold = Vier Blätter mit je zwei Händen und einer Crib.
preset-solsuite = Sechs Blätter mit neun Karten und zuletzt eine Hand aus den Startern unter dem Talon.
preset-shuffle = Sechzehn Karten und der Starter liegen offen; tausche je zwei Karten, so oft du willst.

## Was beim Cribbage abweicht

rules-then = { $first } { $then }
rules-players = { $form ->
    [captain] Drei spielen; der zweite Platz ist der Kapitän gegen die beiden anderen.
    [pairs] Vier spielen als zwei Partnerpaare, die einander gegenübersitzen.
    [three-pairs] Sechs spielen als drei Partnerpaare, die einander gegenübersitzen.
   *[each] { OPENING(WORDS($players)) } spielen, jeder für sich.
}
rules-deal = { $form ->
    [no-crib] Je { WORDS($dealt) } Karten; nichts wird abgelegt, und es gibt keine Crib.
    [dealt-crib] Je { WORDS($dealt) } Karten; nichts wird abgelegt, und die Crib bekommt vier Karten vom Talon.
    [five] Je { WORDS($dealt) } Karten, für den Geber eine weniger; jeder andere legt eine in die Crib, und alle behalten { WORDS($kept) }.
    [six] Je { WORDS($dealt) } Karten, für den Geber und seinen Partner eine weniger; jeder andere legt eine in die Crib, und alle behalten { WORDS($kept) }.
    [three] Je { WORDS($dealt) } Karten; jeder legt eine in die Crib, dazu kommt eine vom Talon, und jeder behält { WORDS($kept) }.
   *[usual] { $discards ->
        [1] Je { WORDS($dealt) } Karten; jeder legt eine in die Crib und behält { WORDS($kept) }.
       *[other] Je { WORDS($dealt) } Karten; jeder legt { WORDS($discards) } in die Crib und behält { WORDS($kept) }.
    }
}
rules-captain = Der Kapitän braucht { $own } Punkte, die beiden anderen zusammen { $others }.
rules-target = Bis { $target }.
rules-first-to = { $length ->
    [one] Eine Partie bis zu einem Spielpunkt.
   *[other] Eine Partie bis { WORDS($length) } Spielpunkte.
}
rules-best-of = { $length ->
    [one] Ein einziges Spiel.
   *[other] Das Beste aus { WORDS($length) } Spielen.
}
rules-high-cut = Wer die höchste Karte abhebt, gibt zuerst.
rules-random-dealer = Wer zuerst gibt, entscheidet der Zufall.
rules-chosen-dealer = Wer zuerst gibt, wird bestimmt.
rules-winner-deals = Der Gewinner gibt im nächsten Spiel zuerst.
rules-dealers-alternate = Die Spieler geben abwechselnd zuerst.
rules-no-heels = Keine Punkte für „his heels“.
rules-crib-flush-four = Auch in der Crib sind vier Karten einer Farbe ein Flush.
rules-go-on-call = Der Punkt für ein Go wird gesteckt, sobald es gesagt wird.
rules-go-bicycle = Nach einem Go endet der Durchgang, wenn auch der nächste Spieler nicht spielen kann.
rules-no-last-card = Kein Punkt für die letzte Karte.
rules-three-for-last = Der Pone beginnt mit drei Punkten Vorsprung.
rules-one-count = Das Ausspielen endet nach dem ersten Durchgang.
rules-manual-counting = Die Spieler zählen ihre Hände und Karten selbst.
rules-muggins = Gegner dürfen sich die Punkte nehmen, die ein Spieler übersieht.
rules-overclaim-penalty = Wer zu viel ansagt, gibt dem nächsten Gegner zwei Punkte.
rules-overclaim-excess = Wer zu viel ansagt, gibt dem nächsten Gegner die überzähligen Punkte.
rules-no-skunks = Jedes Spiel zählt einfach.
rules-lurch = Ein Lurch (unter der Hälfte des Ziels) zählt als zwei Spiele.
rules-hoyle-skunks = Ein Sieg mit mehr als 30 Punkten Vorsprung zählt doppelt, mit mehr als 60 vierfach.
rules-acc-skunks = Zwei Spielpunkte für einen Sieg, drei für einen Skunk.
rules-lowball-skunks = Ein Sieg mit wenigen Punkten zählt doppelt, mit sehr wenigen vierfach.
rules-stinkhole = Ein Loch vor dem Ziel verfallen die Punkte für „his heels“, Go und letzte Karte.
rules-lowball = Wer zuerst das Ziel erreicht, verliert.
rules-one-joker = Ein Joker, der für jede Karte steht, die sein Spieler nennt.
rules-two-jokers = Zwei Joker; jeder steht für die Karte, die sein Spieler nennt.
rules-joker-renamed = Beim Zählen darf ein Joker neu benannt werden.
rules-pone-names = Ist der Starter ein Joker, so benennt ihn der Pone, einmal für alle Hände.
rules-nineteen = Eine Hand ohne Punkte zählt neunzehn.
rules-nineteen-crib = Auch eine Crib ohne Punkte zählt neunzehn.
rules-crash = Das Brett ist eine Acht: Triffst du einen Stift, so wirfst du ihn hinaus.
rules-underclaim-lost = Nicht angesagte Punkte verfallen.
rules-toss-fives = Fünfen müssen abgelegt werden, so viele, wie man ablegen darf.

## Was bei den Solospielen abweicht

rules-touching = Jede Karte muss eine andere berühren.
rules-dead-cells = { $cards ->
    [0] Keine Karte darf abgeworfen werden.
    [1] Eine Karte darf abgeworfen werden.
   *[other] { OPENING(WORDS($cards)) } Karten dürfen abgeworfen werden.
}
rules-reserve = { $form ->
    [one-top] { $cards ->
        [1] Eine Karte darf auf einem Stapel warten; nur die oberste kann gelegt werden.
       *[other] { OPENING(WORDS($cards)) } Karten dürfen auf einem Stapel warten; nur die oberste kann gelegt werden.
    }
    [one-free] { $cards ->
        [1] Eine Karte darf auf einem Stapel warten; jede davon kann gelegt werden.
       *[other] { OPENING(WORDS($cards)) } Karten dürfen auf einem Stapel warten; jede davon kann gelegt werden.
    }
    [two-top] { $cards ->
        [1] Eine Karte darf auf jedem von zwei Stapeln warten; nur die oberste kann gelegt werden.
       *[other] { OPENING(WORDS($cards)) } Karten dürfen auf jedem von zwei Stapeln warten; nur die oberste kann gelegt werden.
    }
   *[two-free] { $cards ->
        [1] Eine Karte darf auf jedem von zwei Stapeln warten; jede davon kann gelegt werden.
       *[other] { OPENING(WORDS($cards)) } Karten dürfen auf jedem von zwei Stapeln warten; jede davon kann gelegt werden.
    }
}
rules-heels-once = Zwei Punkte für „his heels“ nur einmal, nicht für jede Hand.
rules-heels-each = Zwei Punkte für „his heels“ für jede der acht Hände.
rules-both-shown = Beide Hände liegen offen, bevor abgelegt wird.
rules-three-two-three = Drei Karten gehen an die Hand, zwei in die Crib und drei an die Hand.
rules-won-at = Gewonnen ab { $points }.
rules-dealing-square = Sechzehn Karten werden einzeln aufgedeckt und gelegt; die nächste ungesehene Karte ist der Starter.
rules-dealing-two-hands = Vier Blätter mit dreizehn Karten: zwei Hände mit sechs, von denen jede zwei in die Crib ablegt, und der Starter.
rules-dealing-one-hand = Sechs Blätter mit neun Karten: eine Hand mit sechs, die zwei in die Crib ablegt, zwei für die Crib und der Starter, der unter den Talon kommt; die letzten vier Karten sind eine Hand.
rules-dealing-shuffle = Sechzehn Karten werden offen in vier Reihen zu vier gelegt; die siebzehnte ist der Starter.
