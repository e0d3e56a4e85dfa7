# Die Bilanz des Spielers in der Lobby, und was vor dem Löschen oder Aufgeben gefragt wird.

record-your-record = Deine Bilanz
record-statistics = Statistik
record-progress = Wie gut bin ich?
record-skunks-given = Skunks ausgeteilt
record-taken = { $count } kassiert
record-part-hand = Hand
record-part-crib = Crib
record-part-pegging = Ausspielen
record-expected = , Experten erzielen im Mittel { $points }
record-expected-all = Was zwei Experten im Mittel erzielen: { $points }.
record-assisted = { $count ->
    [one] Ein Spiel mit Hilfe zählt für sich.
   *[other] { $count } Spiele mit Hilfe zählen für sich.
}
record-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
record-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
record-in-a-row = in Folge
record-best = Bestwert { $streak }
record-percent = { $percent } %
record-delete-title = Dieses Spiel löschen?
record-delete-words = { $match ->
    [single] Das lässt sich nicht rückgängig machen.
   *[other] Das lässt sich nicht rückgängig machen. Auch die beendeten Spiele dieser Partie werden gelöscht.
}
record-delete-yes = Löschen
record-cannot-resign = Dieses Spiel kann jetzt nicht aufgegeben werden.
