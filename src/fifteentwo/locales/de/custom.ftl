# Das Formular für ein eigenes Spiel.

custom-title = Eigenes Spiel
custom-home = Start
custom-intro = Alles ist für ein Standardspiel eingestellt. Ändere, was du möchtest.
custom-ticket = Dein Spiel
custom-sentence = Du spielst gegen { $against }. { $rules }
custom-a-friend = jemanden an diesem Bildschirm
custom-opponent-title = Gegner
custom-friend = Bekannter
custom-friend-where = selber Bildschirm
custom-game = Spiel
custom-other-games = Weitere Spiele

## The line on the tile of a preset

custom-line-standard = Sechs Karten, zwei ablegen
custom-line-muggins = Nimm, was andere übersehen
custom-line-lowball = Wer zuerst 121 hat, verliert
custom-line-crash = Wirf Stifte vom Brett
custom-line-jokers = Zwei Joker
custom-line-no-discard = Vier Karten, keine Crib
custom-line-five-card = Das alte Spiel bis 61
custom-line-acc = Zählung der ACC
custom-line-gamerules = Lurch unter 61 zählt doppelt
custom-line-gamerules-61 = Einmal ums Brett
custom-line-hoyle = Eine Partie bis sieben Punkte
custom-line-three-players = Jeder für sich, fünf Karten
custom-line-partners = Zwei Paare, fünf Karten
custom-line-nineteen = Eine leere Hand zählt neunzehn
custom-line-seven-card = Sieben Karten, bis 181
custom-line-toss-fives = Fünfen müssen weg
custom-line-captain = Einer gegen zwei

## The presets

custom-preset-standard = Standard
custom-preset-gamerules = Lurch (Skunk bei 61)
custom-preset-gamerules-61 = Kurzes Spiel
custom-preset-hoyle = Partie nach Hoyle
custom-preset-acc = Turnier
custom-preset-muggins = Muggins
custom-preset-three-players = Zu dritt
custom-preset-partners = Partner
custom-preset-lowball = Lowball
custom-preset-crash = Crash
custom-preset-no-discard = Ohne Ablegen
custom-preset-jokers = Joker
custom-preset-nineteen = Neunzehn
custom-preset-five-card = Fünf Karten
custom-preset-seven-card = Sieben Karten
custom-as-card = Zurück zu { $preset } ohne Änderung

## The players

custom-players = Spieler
custom-two = Zwei
custom-three = Drei
custom-four-partners = Vier, mit Partnern
custom-four = Vier, jeder für sich
custom-five = Fünf
custom-six = Sechs, drei Paare
custom-seats = Plätze
custom-seats-why = Gebt den Bildschirm weiter: Jede Hand bleibt verdeckt, bis ihr Besitzer ihn hat.
custom-seat = Platz { $number }
custom-pair = Partner: Paar { $number }
custom-captain = Der Kapitän
custom-against-captain = Die zwei gegen den Kapitän
custom-opponent = { $name } ({ $level })
custom-sitter = Spieler auf Platz { $number }
custom-hints = Tipps erlauben
custom-hints-why = Spiele mit Tipps werden gekennzeichnet.
custom-a-person = Ein Mensch
custom-person = Spieler { $number }
custom-name = Name
custom-name-of = Name, Platz { $number }
custom-helped = Für mich zählen
custom-helped-of = Für mich zählen, Platz { $number }
custom-misses-of = Wie gut er zählt, Platz { $number }
custom-misses-none = zählt so gut, wie er spielt
custom-misses-ten = übersieht jede zehnte Kombination
custom-misses-four = übersieht jede vierte Kombination
custom-misses-two = übersieht jede zweite Kombination
custom-not-cribbage = Das ist ein Solospiel. Du findest es unter den Solospielen.
custom-nobody = Mindestens ein Mensch muss am Tisch sitzen.
custom-dealer = Wer zuerst gibt

## The length of the game

custom-target = Ziel
custom-target-own = Andere Zahl
custom-match = Partie
custom-match-single = Ein einzelnes Spiel
custom-match-first-to = Bis zu einer Punktzahl
custom-match-best-of = Die meisten Siege aus mehreren Spielen
custom-first-to = Punkte zum Sieg
custom-best-of = Anzahl der Spiele

## The details

custom-more = Einzelheiten
custom-unset = Standard
custom-unset-this = { $field }: zurück zum Standard
custom-other-fields = Außerdem
custom-rules = Regelcode (für Kenner)
custom-rules-why = Tippe oder füge einen anderen ein: Wörter wie „acc match=best_of:5 jokers=1“.
custom-in-short = Kürzeste Form
custom-save = Als meine Vorgabe speichern
custom-saved = Gespeichert. Eigene Spiele beginnen damit.
custom-start = Spiel beginnen
custom-starting = Es wird gegeben …
