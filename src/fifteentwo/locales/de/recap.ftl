# Der Rückblick auf ein Spiel: wer gewonnen hat, was entschied, das Diagramm, woher die Punkte kamen, das Bild zum Teilen.

recap-beat-by = { $them ->
    [you] { $person ->
        [they] { $who } schlagen dich um { $points }.
       *[other] { $who } schlägt dich um { $points }.
    }
    [ours] { $person ->
        [they] { $who } schlagen euch um { $points }.
       *[other] { $who } schlägt euch um { $points }.
    }
   *[other] { $person ->
        [you] { $who } schlägst { $other } um { $points }.
        [ours] { $who } schlagt { $other } um { $points }.
        [they] { $who } schlagen { $other } um { $points }.
       *[other] { $who } schlägt { $other } um { $points }.
    }
}
recap-beat = { $them ->
    [you] { $person ->
        [they] { $who } schlagen dich.
       *[other] { $who } schlägt dich.
    }
    [ours] { $person ->
        [they] { $who } schlagen euch.
       *[other] { $who } schlägt euch.
    }
   *[other] { $person ->
        [you] { $who } schlägst { $other }.
        [ours] { $who } schlagt { $other }.
        [they] { $who } schlagen { $other }.
       *[other] { $who } schlägt { $other }.
    }
}
recap-won = { $person ->
    [you] { $who } hast gewonnen.
    [ours] { $who } habt gewonnen.
    [they] { $who } haben gewonnen.
   *[other] { $who } hat gewonnen.
}

## Was entschied

recap-trailed = { $person ->
    [you] { $who } hast nach Blatt { $deal } einen Rückstand von { $points } aufgeholt.
    [ours] { $who } habt nach Blatt { $deal } einen Rückstand von { $points } aufgeholt.
    [they] { $who } haben nach Blatt { $deal } einen Rückstand von { $points } aufgeholt.
   *[other] { $who } hat nach Blatt { $deal } einen Rückstand von { $points } aufgeholt.
}
recap-led = { $person ->
    [you] { $who } lagst vom ersten bis zum letzten Blatt vorn.
    [ours] { $who } lagt vom ersten bis zum letzten Blatt vorn.
    [they] { $who } lagen vom ersten bis zum letzten Blatt vorn.
   *[other] { $who } lag vom ersten bis zum letzten Blatt vorn.
}
recap-hand = { $them ->
    [you] Punkte in der Hand: { $who } { $points }, du { $against }.
    [ours] Punkte in der Hand: { $who } { $points }, ihr { $against }.
   *[other] Punkte in der Hand: { $who } { $points }, { $other } { $against }.
}
recap-crib = { $them ->
    [you] Punkte in der Crib: { $who } { $points }, du { $against }.
    [ours] Punkte in der Crib: { $who } { $points }, ihr { $against }.
   *[other] Punkte in der Crib: { $who } { $points }, { $other } { $against }.
}
recap-pegging = { $them ->
    [you] Punkte beim Ausspielen: { $who } { $points }, du { $against }.
    [ours] Punkte beim Ausspielen: { $who } { $points }, ihr { $against }.
   *[other] Punkte beim Ausspielen: { $who } { $points }, { $other } { $against }.
}
recap-short = { $holes ->
    [one] { $person ->
        [you] Ein Loch mehr hätte dich vor dem { $loss } bewahrt.
        [ours] Ein Loch mehr hätte euch vor dem { $loss } bewahrt.
       *[other] Ein Loch mehr hätte { $who } vor dem { $loss } bewahrt.
    }
   *[other] { $person ->
        [you] { $holes } Löcher mehr hätten dich vor dem { $loss } bewahrt.
        [ours] { $holes } Löcher mehr hätten euch vor dem { $loss } bewahrt.
       *[other] { $holes } Löcher mehr hätten { $who } vor dem { $loss } bewahrt.
    }
}
recap-past = { $holes ->
    [0] { $person ->
        [you] Du bist dem { $loss } gerade noch entgangen.
        [ours] Ihr seid dem { $loss } gerade noch entgangen.
        [they] { $who } sind dem { $loss } gerade noch entgangen.
       *[other] { $who } ist dem { $loss } gerade noch entgangen.
    }
    [one] { $person ->
        [you] Du bist dem { $loss } um ein Loch entgangen.
        [ours] Ihr seid dem { $loss } um ein Loch entgangen.
        [they] { $who } sind dem { $loss } um ein Loch entgangen.
       *[other] { $who } ist dem { $loss } um ein Loch entgangen.
    }
   *[other] { $person ->
        [you] Du bist dem { $loss } um { $holes } Löcher entgangen.
        [ours] Ihr seid dem { $loss } um { $holes } Löcher entgangen.
        [they] { $who } sind dem { $loss } um { $holes } Löcher entgangen.
       *[other] { $who } ist dem { $loss } um { $holes } Löcher entgangen.
    }
}
recap-loss = { $title ->
    [lurch] Lurch
    [double] Doppelskunk
   *[skunk] Skunk
}
recap-line = { $title ->
    [lurch] Lurch-Linie
    [double] Doppelskunk-Linie
   *[skunk] Skunk-Linie
}
recap-match-won = { $person ->
    [you] { $who } gewinnst die Partie, { $score }.
    [they] { $who } gewinnen die Partie, { $score }.
   *[other] { $who } gewinnt die Partie, { $score }.
}
recap-final = Endstand: { $scores }
recap-game-points = { $points ->
    [one] 1 Spielpunkt
   *[other] { $points } Spielpunkte
}

## Was nun

recap-check = Karten prüfen
recap-home = Startseite
recap-table = Tisch ansehen
recap-other = Anderer Gegner
recap-other-game = Anderes Spiel
recap-share = Teilen
recap-ways = Was nun

## Blatt für Blatt

recap-chart = Blatt für Blatt
recap-deals = { $deals ->
    [one] Ein Blatt.
   *[other] { $deals } Blätter.
}
recap-chart-how = Die Zeichen unter dem Diagramm zeigen, wer gegeben hat. Tippe auf ein Blatt, oder nimm die Pfeiltasten.
recap-chart-label = Stand nach jedem Blatt
recap-deal-head = Blatt
recap-deal = Blatt { $deal }
recap-dealer = { $person ->
    [you] du hast gegeben
   *[other] { $who } hat gegeben
}
recap-dealt = Geber
recap-row = Blatt { $deal }, { $dealer }: { $scores }
recap-gained = { $who } { $gained } auf { $score }
recap-as-table = Als Tabelle zeigen
recap-no-deals = Kein Blatt wurde beendet.

## Die Spiele der Partie

recap-games = Die Spiele der Partie
recap-game = Spiel
recap-winner = Gewonnen von
recap-review-game = Spiel { $game } analysieren

## Woher die Punkte kamen

recap-parts = Woher die Punkte kamen
recap-parts-how = Mittel je Blatt. Der Punkt zeigt, wer besser war.
recap-parts-usual = Mittel je Blatt. Der Punkt zeigt, wer besser war; „Üblich“ ist das Mittel zweier Experten.
recap-part = Punkte aus
recap-of-hand = Hand
recap-of-crib = Crib
recap-of-pegging = Ausspielen
recap-of-heels = His heels
recap-best = { $aim ->
    [low] Höchste Hand
   *[high] Beste Hand
}
recap-usual = Üblich
recap-better = besser

## Die beste Hand

recap-hand-won = Die Hand zum Sieg
recap-best-of = { $aim ->
    [low] { $person ->
            [you] Deine höchste Hand
           *[other] Höchste Hand von { $who }
    }
   *[high] { $person ->
            [you] Deine beste Hand
           *[other] Beste Hand von { $who }
    }
}
recap-deal-crib = { $person ->
    [you] Blatt { $deal }, deine Crib
   *[other] Blatt { $deal }, Crib von { $who }
}
recap-deal-hand = { $person ->
    [you] Blatt { $deal }, deine Hand
   *[other] Blatt { $deal }, Hand von { $who }
}
recap-starter = Starter
recap-call = „{ $words }.“

## Das Bild zum Teilen

image-beat = { $them ->
    [you] { $person ->
        [they] { $who } schlagen dich
       *[other] { $who } schlägt dich
    }
    [ours] { $person ->
        [they] { $who } schlagen euch
       *[other] { $who } schlägt euch
    }
   *[other] { $person ->
        [you] { $who } schlägst { $other }
        [ours] { $who } schlagt { $other }
        [they] { $who } schlagen { $other }
       *[other] { $who } schlägt { $other }
    }
}
image-deals = { $deals ->
    [one] ein Blatt
   *[other] { $deals } Blätter
}
image-best = { $aim ->
    [low] höchste Hand { $points }
   *[high] beste Hand { $points }
}
image-what = Cribbage · { $day }
image-title = Ein Spiel Cribbage
image-saved = Das Bild wurde gespeichert.
image-failed = Das Bild konnte nicht erstellt werden.
