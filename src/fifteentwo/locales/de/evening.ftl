# Warum ein Clubabend etwas ablehnt.

evening-unknown = Diesen Abend gibt es nicht, oder du nimmst nicht daran teil.
evening-code-wrong = Das ist nicht der Code eines Abends.
evening-organiser-only = Das kann nur die Turnierleitung.
evening-not-yours = Das ist nicht deine Partie.
evening-closed = Der Abend ist abgeschlossen.
evening-open = Der Abend ist schon eröffnet.
evening-full = Der Saal ist voll: höchstens { $most } Spieler.
evening-left = Dieser Spieler ist gegangen.
evening-here = Dieser Spieler ist da.
evening-no-player = Diesen Spieler gibt es nicht.
evening-no-game = Diese Partie gibt es nicht.
evening-settled = Diese Partie hat schon ein Ergebnis.
evening-room = Diese Partie wird schon hier gespielt.
evening-no-phone = Um hier zu spielen, brauchen beide ein eigenes Handy.
evening-not-void = Diese Partie kann nicht gestrichen werden.
evening-games-open = Einige Partien haben noch kein Ergebnis.
evening-knockout = Die K.-o.-Runde hat begonnen.
evening-seeds = Diese Spieler können nicht weiterkommen.
evening-qualifiers = 2 bis { $most } Spieler können sich qualifizieren.
evening-match-score = Wer das Match gewinnt, hat { $needed } Partien, der andere weniger.
evening-score = Wer gewinnt, hat { $target } Punkte, der andere weniger.
evening-bracket = Wer dieses Match gewonnen hat, hat schon weitergespielt.
evening-nobody = Es ist niemand mehr da, der noch aufeinandertreffen darf.
evening-twice = Niemand kann an zwei Tischen sitzen.
evening-too-few = Es braucht mindestens zwei Spieler.
evening-rounds-over = Alle Runden sind gespielt.
evening-final-over = Das Finale ist gespielt.
evening-rounds = Ein Abend hat 1 bis { $most } Runden.
evening-target = Eine Partie geht bis 61 oder bis 121.
evening-best-of = Ein Match geht über 1, 3, 5 oder 7 Partien.
evening-minutes = Eine Arena dauert { $least } bis { $most } Minuten.
club-unknown = An diesem Club nimmst du nicht teil.
club-best = Es zählen 1 bis 366 Abende.

## Der Abend, den ein Befehl eröffnet

hall-name = Clubabend
hall-join = Mitspielen unter { $address }
hall-code = oder den Code { $code } eingeben unter { $address }
hall-desk = Die Turnierleitung, nur für dich: { $address }
hall-goes-on = „{ $name }“ geht weiter (Spieler: { $players }, Runden bisher: { $rounds }). Einen anderen Abend eröffnet --new.
hall-no-network = Kein lokales Netz gefunden: Nur dieser Rechner erreicht den Abend. Verbinde ihn mit dem Netz im Saal und starte neu.
