# Was ein Tisch außer Karten verlangt: eine Ansage, Muggins, den Namen eines Jokers, einen Weg um das Brett.

## Eine Ansage

claim-card-of = { $whose ->
    [mine] Deine { $card }
   *[theirs] { $card } von { $name }
}
claim-prompt = { $title }: Wie viele Punkte? 0 bis { $to }.
claim-counts = { $of ->
    [crib] { $name } zählt die Crib.
    [card] { $name } zählt { $card }.
   *[hand] { $name } zählt eine Hand.
}
claim-none = Ansagen …
claim-press = { $points } ansagen
claim-by-sets = Kombination für Kombination zählen
claim-by-sets-why = Wo du deine Hände selbst zählst: Wähle die Karten jeder Kombination.
claim-sets-prompt = Wähle die Karten einer Kombination, dann „Diese zählen“.
claim-count-these = Diese zählen
claim-count-cards = { $cards } zählen
claim-all = Das ist alles: { $points } ansagen
claim-sets = Bisher gezählte Kombinationen
claim-no-sets = Noch nichts gezählt.
claim-total = Zusammen { $points }
claim-cards = Karten zum Zählen

## Das Zahlenfeld

pad-label = Zahl, { $from } bis { $to }
pad-none = noch keine Zahl
pad-erase = Löschen

## Muggins

call-prompt = { $points ->
    [0] { $of ->
        [crib] { $name } sagt für die Crib nichts an.
        [card] { $name } sagt für { $card } nichts an.
       *[hand] { $name } sagt für die Hand nichts an.
    }
   *[other] { $of ->
        [crib] { $name } sagt für die Crib { $points } an.
        [card] { $name } sagt für { $card } { $points } an.
       *[hand] { $name } sagt für die Hand { $points } an.
    }
}
call-missed = Wie viele Punkte wurden übersehen?
call-your-turn = Du bist dran.
call-none = Muggins …
call-stand = Weiter
call-press = Muggins für { $points }
call-always = Alle Ansagen gelten lassen
call-always-why = Bei Muggins nie nach übersehenen Punkten fragen.
call-others = { $name } darf Muggins sagen.

## Ansagen beim Ausspielen

claims-label = Punkte, die du für deine Karte ansagst; ohne Auswahl sagst du nichts an
claims-short = Ansage
claims-muggins = Muggins!
claims-play = { $card } für { $points } spielen

## Der Name eines Jokers

joker-play = Der Joker wird gespielt als …
joker-counts = { $of ->
    [starter] Der Starter ist ein Joker. Er zählt als …
    [crib] { $whose ->
        [mine] Der Joker in deiner Crib zählt als …
       *[theirs] Der Joker in der Crib von { $name } zählt als …
    }
   *[hand] { $whose ->
        [mine] Der Joker in deiner Hand zählt als …
       *[theirs] Der Joker in der Hand von { $name } zählt als …
    }
}
joker-several = Joker { $place } von { $of }
joker-prompt = Wähle, als was der Joker zählt.
joker-prompt-best = Am meisten zählt er als { $cards }; du darfst anders wählen.
joker-prompt-play = Wähle, was der Joker ist.
joker-prompt-most = Wähle, was der Joker ist: Höchstens { $most } passt.
joker-none = Karte wählen
joker-count = { $jokers ->
    [one] Als { $cards } zählen
   *[other] Als { $cards } zählen
}
joker-play-as = Als { $card } spielen
joker-best = zählt am meisten
joker-grid = Was der Joker ist
joker-rank = Wert des Jokers
joker-suit = Farbe des Jokers
joker-too-high = käme über 31
joker-cancel = Andere Karte
joker-waits = { $name } benennt einen Joker.

## Ein Weg um das Crash-Brett

way-heading = Wie herum um das Brett?
way-prompt = Du bekommst { $points }. In welche Richtung? Das gilt für das ganze Spiel.
way-waits = { $name } wählt eine Richtung um das Brett.
way-none = Richtung wählen
way-clockwise = Im Uhrzeigersinn
way-counter = Gegen den Uhrzeigersinn
way-press = { $way ->
    [clockwise] Im Uhrzeigersinn gehen
   *[counter] Gegen den Uhrzeigersinn gehen
}

## Was eine Karte dort bewirken würde

foreseen-nothing = Das bringt nichts.
foreseen-pegs = Das bringt { $points }: Dein Stift geht auf { $hole }.
foreseen-some = Das bringt { $points }.
foreseen-chooses = Das bringt { $points }; dann wählst du deine Richtung.
foreseen-back = Das wirft den vorderen Stift von { $name } auf { $to } zurück.
foreseen-off = Das wirft den vorderen Stift von { $name } vom Brett.
foreseen-on = Das wirft den hinteren Stift von { $name } auf { $to } vor.
foreseen-my-back = Dein eigener vorderer Stift wird auf { $to } zurückgeworfen.
foreseen-my-off = Dein eigener vorderer Stift wird vom Brett geworfen.
foreseen-my-on = Dein eigener hinterer Stift wird auf { $to } vorgeworfen.

## Was an einer Ansage falsch war

verdict-short = { $claim ->
    [0] Nichts angesagt, es { $points ->
        [one] ist aber 1.
       *[other] sind aber { $points }.
    }
   *[other] { $claim } angesagt, es sind aber { $points }.
}
verdict-over = { $points ->
    [0] { $claim } angesagt, es ist aber nichts.
    [one] { $claim } angesagt, es ist aber nur 1.
   *[other] { $claim } angesagt, es sind aber nur { $points }.
}
verdict-of = { $card }: { $verdict }
verdict-corrected = Das wird berichtigt.
verdict-lost = Was übersehen wurde, ist verloren.
verdict-open = Was übersehen wurde, bekommt, wer Muggins sagt.
verdict-penalty = Zwei Strafpunkte für die andere Seite.
verdict-excess = Was zu viel war, bekommt die andere Seite.

## Was geantwortet wurde, im Protokoll

told-turns-up = { $person ->
    [you] { $who } deckst { $cards } auf.
   *[other] { $who } deckt { $cards } auf.
}
told-turns-up-crib = { $person ->
    [you] { $who } deckst die Crib auf, { $cards }.
   *[other] { $who } deckt die Crib auf, { $cards }.
}
told-claims-nothing = { $person ->
    [you] { $who } sagst nichts an.
   *[other] { $who } sagt nichts an.
}
told-claims = { $person ->
    [you] { $who } sagst { $points } an.
   *[other] { $who } sagt { $points } an.
}
told-calls = { $person ->
    [you] { $who } sagst Muggins für { $points }.
   *[other] { $who } sagt Muggins für { $points }.
}
told-stands = { $person ->
    [you] { $who } lässt die Ansage gelten.
   *[other] { $who } lässt die Ansage gelten.
}
told-names = { $person ->
    [you] { $jokers ->
        [one] { $who } benennst den Joker: { $cards }.
       *[other] { $who } benennst die Joker: { $cards }.
    }
   *[other] { $jokers ->
        [one] { $who } benennt den Joker: { $cards }.
       *[other] { $who } benennt die Joker: { $cards }.
    }
}
told-goes = { $way ->
    [clockwise] { $person ->
        [you] { $who } gehst im Uhrzeigersinn um das Brett.
        [they] { $who } gehen im Uhrzeigersinn um das Brett.
       *[other] { $who } geht im Uhrzeigersinn um das Brett.
    }
   *[counter] { $person ->
        [you] { $who } gehst gegen den Uhrzeigersinn um das Brett.
        [they] { $who } gehen gegen den Uhrzeigersinn um das Brett.
       *[other] { $who } geht gegen den Uhrzeigersinn um das Brett.
    }
}
told-back = { $person ->
    [you] Crash! Dein vorderer Stift wird auf { $to } zurückgeworfen.
   *[other] Crash! Der vordere Stift von { $who } wird auf { $to } zurückgeworfen.
}
told-off = { $person ->
    [you] Crash! Dein vorderer Stift wird vom Brett geworfen.
   *[other] Crash! Der vordere Stift von { $who } wird vom Brett geworfen.
}
told-on = { $person ->
    [you] Crash! Dein hinterer Stift wird auf { $to } vorgeworfen.
   *[other] Crash! Der hintere Stift von { $who } wird auf { $to } vorgeworfen.
}
told-thrown = { $person ->
    [you] Crash! Deine Stifte stehen nun auf { $rear } und { $front }.
   *[other] Crash! Die Stifte von { $who } stehen nun auf { $rear } und { $front }.
}
