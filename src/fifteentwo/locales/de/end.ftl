# Das Ende eines Spiels, das Bild einer Aufzeichnung, warum eine Hand so viel zählt, und was gefeiert wird.

end-wins = { $person ->
    [you] Du gewinnst!
    [ours] { $who } gewinnt!
    [they] { $who } gewinnen.
   *[other] { $who } gewinnt.
}
end-wins-match = { $person ->
    [you] Du gewinnst die Partie!
    [ours] { $who } gewinnt die Partie!
    [they] { $who } gewinnen die Partie.
   *[other] { $who } gewinnt die Partie.
}
end-match-drawn = Die Partie endet unentschieden.
end-score = Stand
end-margin = Vorsprung
end-worth = Spielpunkte
end-match = Partie
end-resigned = { $person ->
    [you] Du hast aufgegeben.
    [ours] { $who } habt aufgegeben.
    [they] { $who } haben aufgegeben.
   *[other] { $who } hat aufgegeben.
}
end-out-of-time = { $person ->
    [you] Deine Zeit ist abgelaufen.
    [ours] Eure Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}
end-assisted = { $person ->
    [you] Du hattest Hilfe.
    [ours] { $who } hattet Hilfe.
    [they] { $who } hatten Hilfe.
   *[other] { $who } hatte Hilfe.
}
end-recap = Rückblick
end-compare = Vergleichen
end-known-cards = Die Karten konnten aus dem Spiel davor bekannt sein, also zählt dieses als Spiel mit Hilfe.
end-title = { $title ->
    [lurch] Lurch!
    [skunk] Skunk!
    [double] Doppelskunk!
   *[none] Gewonnen!
}
end-great = { $points ->
    [29] die perfekte Hand
   *[other] was für eine Hand
}

## Das Bild einer Aufzeichnung

picture-crib = { $person ->
    [you] Deine Crib
   *[other] Crib von { $who }
}
picture-hand = { $person ->
    [you] Deine Karten: { $cards }
   *[other] Karten von { $who }: { $cards }
}

## Warum eine Hand so viel zählt

reason-nothing = In dieser Hand zählt nichts.
reason-sum = { $points ->
    [one] Zusammen 1 Punkt.
   *[other] Zusammen { $points } Punkte.
}
