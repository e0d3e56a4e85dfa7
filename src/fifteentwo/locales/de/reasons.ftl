# Warum Regeln, Aufzeichnungen, Spieler und Analysen abgelehnt werden. Jeder Satz steht ohne Punkt hinter dem, worum es geht.

## Regeln

rules-twice = { $name } ist zweimal angegeben
rules-no-preset = die Vorlage „{ $given }“ gibt es nicht: Schreib { $known }
rules-name-one = schreib { $known }
rules-or = { $first } oder { $last }
rules-to = { $first } bis { $last }
rules-kind = { $family ->
    [cribbage] Cribbage
    [square] ein Quadrat
    [patience] eine Patience
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first } ist { $kind }, { $second } dagegen { $other }
rules-two-games = Das sind zwei verschiedene Spiele, also nenn nur eines
rules-solo-game = { $word } ist ein Solospiel: Für Cribbage schreib { $known }
rules-other-kind = { $word } ist { $kind }, gesucht ist { $wanted }: Schreib { $known }
rules-elsewhere = die Regel „{ $name }“ gibt es hier nicht ({ $where }), nur für ein anderes Spiel ({ $kind }), zum Beispiel { $preset }
rules-no-rule = die Regel „{ $name }“ gibt es hier nicht ({ $where })
rules-presets-conflict = { $first } und { $second } sind sich über { $name } nicht einig: Entscheide mit { $name }=...
rules-not-switch = { $given } ist weder on noch off
rules-not-number = { $given } ist keine Zahl
rules-out-of-range = { $given } ist nicht möglich: { $name } ist { $allowed }
rules-not-match = { $given } ist keine Partie: Schreib { $known }, mit N von 1 bis 99
rules-no-value = { $given } gibt es nicht: { $name } ist { $known }

## Regeln, die sich widersprechen

rules-conflict = { $first } und { $second } passen nicht zusammen: { $why }
conflict-teams = Partner gibt es nur zu viert oder zu sechst
conflict-six = Zu sechst spielt man als drei Partnerpaare
conflict-captain = Ein Kapitän spielt gegen zwei, also zu dritt
conflict-fives = Niemand legt etwas ab, also kann man auch keine Fünfen ablegen
conflict-dealt = Bei { $players } Spielern bekommt jeder { $known } Karten
conflict-discards = Mit { $dealt } Karten für jeden von { $players } Spielern legt jeder { $discards } ab
conflict-crib = Mit { $dealt } Karten für jeden von { $players } Spielern gilt crib={ $crib }
conflict-on-call = Zu dritt oder mit mehr Spielern steht der Punkt erst fest, wenn niemand mehr legen kann
conflict-on-call-stinkhole = Vom Augenblick des Steckens hinge ab, ob ein Punkt verfällt
conflict-five-card = Das gehört zum Spiel mit fünf Karten zu zweit
conflict-lowball-manual = Beim Lowball müssen alle Punkte gezählt werden und werden von selbst gesteckt
conflict-muggins = Muggins braucht counting=manual
conflict-crash-players = Dieses Brett ist für höchstens vier Spieler
conflict-crash-target = Dieses Brett hat 121 Felder
conflict-crash-captain = Auf diesem Brett brauchen alle dasselbe Loch
conflict-lowball-captain = Beim Lowball werden die Punkte verglichen, und ein Kapitän hat weniger als zwei Spieler zusammen
conflict-lowball-stinkhole = Beim Lowball ist ein verlorener Punkt kein Nachteil
conflict-lowball-skunks = Zum Lowball gehört skunk_scale=lowball oder none
conflict-skunks-lowball = Diese Skunks richten sich nach den Punkten des Siegers
conflict-nineteen-crib = Die Crib zählt nur dann neunzehn, wenn es auch die Hände tun
conflict-nineteen-no-crib = Es gibt keine Crib zu zählen
conflict-reserve = Zu einer Reserve gehört auch { $name }
conflict-form = { $hands ->
    [1] Mit einer Hand ist es { $value }
   *[2] Mit zwei Händen ist es { $value }
}
conflict-form-target = Mit zwei Händen ist es 101 bis 121
conflict-form-order = Mit zwei Händen kommt beim Geben nichts in die Crib
