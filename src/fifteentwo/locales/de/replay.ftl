# Die Seite, die ein gespeichertes Spiel wiedergibt.

replay-title = Gespeichertes Spiel öffnen
replay-intro = Ein gespeichertes Spiel enthält eine ganze Partie: Wähle die Datei aus, zieh sie hierher oder füge ihren Text ein.
replay-choose = Datei wählen
replay-drop = Datei hier ablegen
replay-paste = Oder den Text eines gespeicherten Spiels einfügen
replay-read = Öffnen
replay-reading = Wird gelesen …
replay-another = Anderes öffnen
replay-unreadable = Diese Datei lässt sich nicht als Text lesen.
replay-no-seat = Dieser Browser hat in jenem Spiel keinen Platz und kann es daher nicht wiedergeben.
replay-later = An diesem Bildschirm spielen mehrere diese Partie: Die Wiedergabe gibt es, wenn sie zu Ende ist.
replay-versus = { $one } gegen { $other }
replay-games = Spiele
replay-game = Spiel { $number }
replay-step = Schritt { $number } von { $of }
replay-first = Zum Anfang
replay-back = Zurück
replay-forward = Vor
replay-last = Zum Ende
replay-position = Position
replay-begins = Das Spiel beginnt.
replay-assisted = { $who } hatte in diesem Spiel Hilfe.
replay-unchecked = { $number ->
    [one] Eine Angabe ließ sich nicht prüfen
   *[other] { $number } Angaben ließen sich nicht prüfen
}
replay-unchecked-why = Wer das Spiel gespeichert hat, sah nicht alle Karten; diese Angaben wurden daher so übernommen.
replay-checked = Jeder Schritt wurde anhand der Regeln geprüft.
replay-more = { $steps } von { $of } Schritten sind da; der Rest kommt noch.
replay-cut = Der Rest des Spiels konnte nicht geladen werden.
