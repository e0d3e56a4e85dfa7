# Die Einstellungen und die Wörter, nach denen man sie sucht.

settings-title = Einstellungen
settings-search = Einstellungen durchsuchen
settings-found = { $count ->
    [one] 1 Einstellung gefunden
   *[other] { $count } Einstellungen gefunden
}
settings-not-found = Keine Einstellung passt zu „{ $search }“.
settings-clear = Alle Einstellungen zeigen

## Die Abschnitte

settings-you = Du
settings-pace = Tempo
settings-table = Karten und Tisch
settings-sound = Ton
settings-looks = Anzeige
settings-play = Spielweise
settings-all = Alle Einstellungen

## Du

settings-name = Dein Name
settings-account = Konto
settings-account-why = Auf einem anderen Gerät weiterspielen
settings-push = Benachrichtigen, wenn ich dran bin
settings-push-why = In Spielen mit anderen, solange die Seite geschlossen ist
settings-push-insecure = Benachrichtigungen brauchen eine Adresse, die mit https beginnt.
settings-push-unsupported = Dieser Browser kann keine Benachrichtigungen empfangen. Auf einem iPhone oder iPad zuerst die Seite zum Home-Bildschirm hinzufügen.
settings-push-denied = Benachrichtigungen dieser Seite sind in den Einstellungen des Browsers blockiert.
settings-push-failed = Der Benachrichtigungsdienst des Browsers ist nicht erreichbar.
settings-language = Sprache
settings-language-of-browser = Sprache des Browsers

## Tempo

settings-count-speed = Tempo beim Zählen
settings-count-speeds = { $speed ->
    [0] sofort
    [1] 1, am schnellsten
    [9] 9, am langsamsten
   *[other] { $speed } von 9
}
settings-bot-pace = Tempo des Computers
settings-pace-instant = Sofort
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-auto-deal = Für mich abheben und geben
settings-auto-deal-why = In deinem ersten Spiel hebst du selbst ab und gibst selbst; danach ist dies eingeschaltet.
settings-auto-go = Go von selbst sagen
settings-auto-go-why = Nach einem Augenblick, wenn keine meiner Karten passt.

## Karten und Tisch

settings-preview = Der Tisch, wie unten gewählt
settings-deck = Karten
settings-deck-classic = Klassisch
settings-deck-four-colour = Vier Farben
settings-deck-large = Großdruck
settings-back = Kartenrücken
settings-back-red = Rot
settings-back-blue = Blau
settings-back-green = Grün
settings-felt = Filz
settings-felt-green = Grün
settings-felt-blue = Blau
settings-felt-wine = Weinrot
settings-felt-slate = Schiefer
settings-board = Brett
settings-board-continuous = Lang
settings-board-classic = Klassisch
settings-wood = Holz
settings-wood-oak = Eiche
settings-wood-walnut = Nussbaum
settings-wood-birch = Birke
settings-pegs = Stifte
settings-pegs-classic = Klassisch
settings-pegs-sea = Meer
settings-pegs-steel = Stahl

## Ton

settings-volume = Lautstärke
settings-volumes = { $percent ->
    [0] aus
   *[other] { $percent } %
}
settings-sound-deal = Geben
settings-sound-card = Eine gespielte Karte
settings-sound-peg = Stecken
settings-sound-crash = Ein Crash
settings-sound-go = Go und einunddreißig
settings-sound-turn = Ich bin am Zug
settings-sound-end = Das Ende eines Spiels
settings-spoken = Den Stand ansagen
settings-spoken-why = Die Stimme dieses Geräts sagt den Stand, Go und die Punkte jeder Hand an.
settings-haptics = Vibration
settings-haptics-why = Telefone, die es können, vibrieren, wenn ich eine Karte spiele und wenn Punkte gesteckt werden.

## Anzeige

settings-theme = Farbschema
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-contrast-why = Kräftigere Farben und Kanten. Immer an, wenn dein System es verlangt.
settings-motion = Weniger Bewegung
settings-motion-why = Nichts bewegt sich oder blendet über. Immer an, wenn dein System es verlangt.
settings-left-handed = Für Linkshänder
settings-left-handed-why = Knöpfe und Seitenleisten wechseln die Seite.

## Spielweise

settings-own-pegs = Selbst stecken
settings-own-pegs-why = Das Spiel wartet, bis ich meine Punkte gesteckt habe.
settings-tutor = Tutor
settings-tutor-why = Meldet sich, bevor ich Karten wähle, die mehr als das kosten. Solche Spiele gelten als mit Hilfe gespielt.
settings-tutor-off = Aus
settings-tutor-percent = { $percent } % eines Siegs
settings-tutor-half-point = ein halber Punkt
settings-tutor-point = 1 Punkt

## Alle Einstellungen

settings-setup = Eigene Spiele beginnen mit
settings-setup-none = Das Standardspiel. Ein anderes kannst du unter „Eigenes Spiel“ speichern.
settings-setup-forget = Das Standardspiel nehmen
settings-file = Datei mit Einstellungen
settings-file-why = Nimm deine Einstellungen in einen anderen Browser oder auf ein anderes Gerät mit.
settings-export = Exportieren
settings-import = Importieren
settings-import-done = Die Einstellungen wurden importiert.
settings-import-bad = In dieser Datei sind keine Einstellungen von fifteentwo.
settings-reset = Alle Einstellungen zurücksetzen
settings-reset-done = Die Einstellungen wurden zurückgesetzt.

## Further words that a search finds a setting by

settings-also-name = spieler spitzname
settings-also-account = anmelden login passkey passwort gerät export löschen daten
settings-also-push = benachrichtigung push mitteilung erinnerung zug
settings-also-language = übersetzung deutsch englisch französisch spanisch language langue idioma
settings-also-bot-pace = gegner bot schnell langsam geschwindigkeit warten animation
settings-also-count-speed = zeigen geschwindigkeit schnell langsam
settings-also-auto-deal = automatisch mischen starter
settings-also-auto-go = automatisch
settings-also-deck = kartenbild größe groß index vierfarbig farbe
settings-also-felt = tuch tisch farbe hintergrund
settings-also-board = cribbagebrett bahn spielbrett
settings-also-wood = brett farbe
settings-also-pegs = farbe pegs pins
settings-also-sound = audio geräusch stumm leise lautlos klang
settings-also-spoken = stimme vorlesen laut sprache sprechen zählen
settings-also-haptics = haptik vibrieren brummen handy
settings-also-theme = modus nacht aussehen dark mode
settings-also-contrast = barrierefreiheit sehen
settings-also-motion = animation barrierefreiheit reduziert
settings-also-left-handed = links spiegeln seite barrierefreiheit
settings-also-own-pegs = stifte setzen brett von hand
settings-also-tutor = coach warnen fehler lernen lehrer tutor
settings-also-by-sets = zählen von hand kombinationen ansage
settings-also-let-stand = muggins beanstanden
settings-also-setup = vorgabe regeln gegner
settings-also-file = export import sicherung speichern laden übertragen
settings-also-reset = standard ursprung anfang
