# Was an einem Tisch ab und zu gesagt wird: zum Spiel selbst, zu nummerierten Blättern, vom Computer, der weiterspielt.

sheet-title = Dieses Spiel
sheet-rules = Regeln
sheet-match = Partie
sheet-scores = Was zählt, und die Tasten
sheet-record = Aufzeichnung herunterladen
sheet-record-why = Eine Textdatei mit allem, was du von diesem Spiel gesehen hast. In der Lobby kannst du sie wieder öffnen.
sheet-check = Karten prüfen
sheet-check-why = Der Server hat sich auf seine Mischungen festgelegt, bevor dein Browser ein Salt hinzufügte; nach dem Spiel kannst du alle Karten nachrechnen.
sheet-resign = Aufgeben …
sheet-resign-title = Dieses Spiel aufgeben?
sheet-resign-cost = { $title ->
    [lurch] { $points ->
        [one] Du verlierst beim jetzigen Stand mit Lurch: ein Spielpunkt für { $winners }.
       *[other] Du verlierst beim jetzigen Stand mit Lurch: { $points } Spielpunkte für { $winners }.
    }
    [skunk] { $points ->
        [one] Du verlierst beim jetzigen Stand mit Skunk: ein Spielpunkt für { $winners }.
       *[other] Du verlierst beim jetzigen Stand mit Skunk: { $points } Spielpunkte für { $winners }.
    }
    [double] { $points ->
        [one] Du verlierst beim jetzigen Stand mit Doppelskunk: ein Spielpunkt für { $winners }.
       *[other] Du verlierst beim jetzigen Stand mit Doppelskunk: { $points } Spielpunkte für { $winners }.
    }
   *[none] { $points ->
        [one] Du verlierst beim jetzigen Stand: ein Spielpunkt für { $winners }.
       *[other] Du verlierst beim jetzigen Stand: { $points } Spielpunkte für { $winners }.
    }
}
sheet-resign-yes = Aufgeben
sheet-resign-no = Weiterspielen
sheet-warming = Wird vorbereitet …

## Der Computer spielt anstelle des Spielers weiter

watch-button = Zusehen
watch-ask-title = Soll der Computer weiterspielen?
watch-ask-words = Er wählt für dich, bis du ihn anhältst, und das Spiel gilt dann als vom Computer gespielt.
watch-on = Der Computer spielt von selbst weiter.
watch-waiting = Der Computer wartet.
watch-begins = Der Computer spielt weiter. P: Pause, N: nächster Zug, Escape: Stopp.
watch-goes-on = Der Computer macht weiter.
watch-paused = Der Computer wartet. N: nächster Zug.
watch-stopped = Der Computer hat aufgehört. Du bist wieder dran.

## Ein Spiel mit nummerierten Blättern

numbered-deal = Blatt { NUMBER($number, useGrouping: 0) }
numbered-daily = Tagesblatt vom { $day }
numbered-why = Dieselbe Nummer ist auf jedem Rechner dasselbe Blatt.
numbered-assisted = mit Hilfe
numbered-assisted-why = Etwas wurde zurückgenommen oder gezeigt, oder das Blatt war bekannt: Es zählt für sich.
numbered-by-computer = vom Computer gespielt
numbered-by-computer-why = In diesem Spiel hat der Computer gespielt: Es zählt nirgends.
numbered-replayed = Dieses Blatt hattest du schon einmal: Es zählt für sich.
