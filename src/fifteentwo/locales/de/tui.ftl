# Das Spiel im ganzen Terminal; die meisten Sätze sind die der Seite.

tui-keys = Eingabe: Knopf · H: Tipp · U: zurücknehmen · G: Spiel · F1: Hilfe · Esc: zurück
tui-home-keys = Auf Ab: wählen · Eingabe: öffnen · F1: Hilfe · Q: beenden
tui-page-keys = Auf Ab: blättern · Eingabe: wählen · Esc: zurück
tui-back-keys = Esc: zurück
tui-player = Spieler
tui-more = Mehr
tui-quit = Beenden
tui-no-terminal = Das Spiel braucht ein Terminal für Eingabe und Ausgabe.
tui-as-usual = Wie in den Regeln
tui-finished = Beendete Partien und Analysen
tui-form-keys = Auf Ab: Zeile · Links Rechts: ändern · Eingabe: nehmen · Esc: zurück
tui-this-machine = Dieser Link gilt auf diesem Rechner. Für andere im Netz so starten: fifteentwo tui --host 0.0.0.0
tui-none-finished = Noch ist keine Partie beendet.
tui-review-keys = Links Rechts: Schritt · Auf Ab: Schlüsselstellen · Eingabe: Züge · Tab: Summen
tui-plain-choose = Eine Nummer, ein Regelcode oder ein Link; q zum Beenden:
tui-plain-help = Eingabe: der große Knopf · Zahlen: Karten, Punkte oder Zeile und Spalte · < >: links und rechts · h: Tipp, noch einmal: alle Züge, dann e: erkunden · u: zurücknehmen · t: etwas sagen · l: Protokoll · g: Regeln, Aufzeichnung, Zuschauer, aufgeben · q: zur Liste
tui-plain-help-alone = c: Tipp auf Sieg · w: dem Computer zusehen
tui-plain-help-clock = c: Restzeit aller Spieler
tui-plain-unknown = „{ $given }“ bedeutet hier nichts; ? zeigt, was man eingeben kann.
tui-plain-nothing = „{ $given }“ bedeutet hier nichts.
tui-plain-waiting = Du bist nicht am Zug; q verlässt den Tisch.
tui-plain-pick = Eine Nummer; q für zurück:
tui-plain-form = Eine Nummer ändert eine Zeile, l zeigt alle, Eingabe: { $last }, q: zurück >
tui-plain-value = Eine Nummer; Eingabe lässt es, wie es ist:
tui-plain-text = Etwas anderes; Eingabe lässt es, wie es ist:
tui-plain-exercise = { $cards ->
    [0] Tippe die Zahl der Punkte; q: zurück.
    [one] Tippe die Nummer einer Karte; q: zurück.
   *[other] Tippe die Nummern von { $cards } Karten; q: zurück.
}
tui-plain-end = { $can ->
    [talk] r: die Analyse · l: Protokoll · g: Aufzeichnung, Zuschauer · t: etwas sagen · q: zur Liste
    [review] r: die Analyse · l: Protokoll · g: Aufzeichnung, Zuschauer · q: zur Liste
   *[watch] l: Protokoll · q: zur Liste
}
tui-plain-review = Eine Nummer, Eingabe: nächster Schritt, b: Schritt davor, o: alle Züge, c: Kurve, l: alles noch einmal, q: zurück >
tui-plain-log = { $more ->
    [yes] Eingabe: nächste Seite, b: Seite davor, eine Nummer: dieses Blatt, q: zurück >
   *[no] Eingabe: zurück, b: Seite davor, eine Nummer: dieses Blatt, q: zurück >
}
tui-plain-watch = { $state ->
    [on] Der Computer spielt weiter. Eingabe: Pause · n: sofort der nächste Zug · q: Stopp
   *[paused] Der Computer wartet. Eingabe: weiter · n: nächster Zug · q: Stopp
}
tui-plain-no-choice = Bei diesem Schritt hat niemand Karten gewählt.
tui-plain-file = Eine Datei für die Aufzeichnung; Eingabe: { $file }, q: zurück >
tui-plain-saved = Die Aufzeichnung ist in { $file }.
tui-not-written = { $file } kann nicht geschrieben werden: { $reason }
tui-stands-in = { $person ->
    [you] Der Computer hat für dich gespielt.
   *[other] Der Computer spielt jetzt für { $who }.
}
tui-is-back = { $person ->
    [you] Du spielst wieder selbst.
   *[other] { $who } ist zurück.
}
tui-no-server = Der Server dieses Programms hat sich sofort beendet; `fifteentwo --no-browser` sagt, warum.
tui-clock-days = { $days } T { $hours } Std
tui-friend-by-link = Mitspieler, über einen Link
tui-friend-here = Mitspieler, an diesem Bildschirm
tui-curtain-keys = Eingabe: an den Bildschirm · Esc: zur Liste
tui-rules = Alle Regeln, eine nach der anderen
tui-exercise-keys = 1 – 6, Links Rechts, Leertaste: wählen · Eingabe: antworten · Esc: zurück
tui-yes = Ja
tui-no = Nein
tui-said = „{ $words }“
