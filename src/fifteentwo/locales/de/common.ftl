# Wörter, die auf jeder Seite vorkommen.

common-close = Schließen
common-cancel = Abbrechen
common-settings = Einstellungen
common-help = Hilfe
common-lobby = Alle Spiele
common-try-again = Noch einmal versuchen
common-loading = Einen Moment …
common-unreachable = Der Spielserver ist nicht erreichbar. Neuer Versuch …
common-odd-answer = Der Spielserver hat mit einem Fehler geantwortet ({ NUMBER($status, useGrouping: 0) }).
common-you = Du
common-replay = Wiedergabe
common-review = Analyse
