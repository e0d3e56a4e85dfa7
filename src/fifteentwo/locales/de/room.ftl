# Was an jedem Tisch gesagt wird, gleich welches Spiel gespielt wird.

room-lost = Verbindung verloren, neuer Versuch …
room-watching = Es sehen zu: { $names }
room-past-deal = Letztes Blatt
room-say = Etwas sagen
room-says = { $who }: { $words }
room-no-seat = Dieses Spiel gibt es nicht mehr, oder es gehört einem anderen Browser.
room-your-turn = Du bist dran · { $title }
room-taken-back = Der letzte Zug wurde zurückgenommen.
room-seat-lost = { $successor } spielt für { $name } weiter: { $reason }.
room-with-tutor = { $person ->
    [you] { $who } spielst mit dem Tutor.
   *[other] { $who } spielt mit dem Tutor.
}
room-asks-for-hint = { $person ->
    [you] { $who } bittest um einen Tipp.
   *[other] { $who } bittet um einen Tipp.
}
bar-log = Protokoll
bar-game = Dieses Spiel
bar-undo = Zurücknehmen
bar-ask-undo = Rücknahme anfragen
bar-hint = Tipp
bar-card = Die Karte
bar-numbers = Zahlen
bar-for-points = Nach Punkten
bar-for-win = Auf Sieg
bar-looking = Tipp …
bar-explore = Erkunden
bar-close-hint = Tipp schließen
bar-pause = Pause
bar-go-on = Weiter
bar-next = Nächster
bar-stop = Stopp
bar-actions = Dein Zug
log-title = Protokoll
log-empty = Noch ist nichts geschehen.
