# Mit Leuten an anderen Geräten spielen.

friend-title = Mit Freunden spielen
friend-club = Clubabend
friend-duplicate = Duplikat: dieselben Blätter für alle
friend-cards = Karten
friend-cards-fresh = Für dieses Spiel gemischt
friend-cards-twice = Dieselben Blätter zweimal, mit getauschten Plätzen
friend-cards-twice-why = Nach dem Spiel spielt ihr dieselben Blätter noch einmal mit den Karten des anderen. Dann seht ihr Blatt für Blatt, wer mehr daraus gemacht hat.
friend-leg-first = Duplikat: Nach diesem Spiel werden dieselben Blätter mit getauschten Plätzen noch einmal gespielt.
friend-leg-second = Duplikat: Das sind die Blätter des Spiels davor, mit getauschten Plätzen.
friend-your-name = Dein Name
friend-invite = Jemanden einladen
friend-open = Tisch öffnen
friend-join = Einer Einladung folgen
friend-sit = Platz nehmen
friend-invited = Du bist zu einer Partie Cribbage eingeladen.
friend-invited-by = { $person ->
    [they] { $who } laden dich zu einer Partie Cribbage ein.
   *[other] { $who } lädt dich zu einer Partie Cribbage ein.
}
friend-guest = Gast
friend-waiting = Warten auf den Gast
friend-seat = Platz { $number }
friend-qr = QR-Code des Links
friend-copy = Link kopieren
friend-copied = Kopiert
friend-computer = Den Computer spielen lassen
friend-invite-to = Auf den Platz von { $name } einladen
friend-invite-now = Dein Gast spielt auf einem anderen Gerät weiter. Das Spiel wartet, bis der Platz besetzt ist.
friend-withdraw = Zurückziehen
friend-begins = Ihr spielt, sobald der Platz besetzt ist.
friend-invite-why = Du bekommst einen Link und ein Bild zum Scannen. Ein Konto braucht niemand.
friend-join-why = Öffne den Link, den du bekommen hast, oder gib ihn oder den Code hier ein.
friend-link = Link der Einladung
friend-not-a-link = Das ist weder der Link noch der Code einer Einladung.
friend-scan = Mit dem Handy scannen oder den Link schicken. Er gilt einmal.
friend-this-computer = Dieser Link gilt nur auf diesem Rechner. Für andere Geräte den Server so starten: fifteentwo --host 0.0.0.0
friend-ask-again = Lass dir einen neuen Link schicken.
friend-link-or-code = Link oder Code der Einladung
friend-or-code = Oder auf dem anderen Gerät „Mit Freunden spielen“ wählen und diesen Code eingeben:
friend-away-waits = Ist jemand weg, warten die anderen.

## Spectators

friend-spectators = Zuschauer
friend-spectators-why = Mit einem Link können andere zusehen. Sie sehen, was auf dem Tisch liegt, nie eine Hand oder die Crib.
friend-spectators-link = Link zum Zusehen
friend-nobody-watches = Niemand sieht zu.
friend-make-spectators-link = Link zum Zusehen erstellen
friend-new-spectators-link = Neuen Link zum Zusehen erstellen
friend-withdraw-spectators-link = Link zum Zusehen zurückziehen
friend-open-cards = Was Zuschauer sehen
friend-open-cards-table = Was auf dem Tisch liegt
friend-open-cards-later = Alle Karten, ein Blatt später
friend-open-cards-rule = Zuschauer sehen alle Karten eines Blatts, sobald das nächste gegeben ist.
friend-show-cards = Zuschauern alle Karten zeigen, ein Blatt später
friend-hide-cards = Vergangene Blätter vor Zuschauern wieder verbergen
friend-past-deal-of = Blatt { $deal } von Spiel { $game }, mit allen Karten
friend-past-deal-threw = { $who } legte { $cards } ab.
friend-past-deal-starter = Starter
friend-past-deal-crib = Crib von { $who }
friend-watch = Bei einer Partie zusehen
friend-watch-why = Du siehst den Tisch, und wer spielt, sieht deinen Namen.
friend-watch-now = Zusehen

## What players say to each other

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-hand = Schöne Hand!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
phrase-applause = Bravo!
phrase-laughter = Haha!
phrase-wonder = Wow!
phrase-tears = Oh nein!
phrase-mute = Nicht zeigen, was die anderen sagen

## Absprachen
agree-take-back = { $who } möchte den letzten Zug zurücknehmen.
agree-adjourn = { $who } möchte das Spiel unterbrechen.
agree-go-on = { $who } möchte weiterspielen.
agree-show-cards = { $who } möchte, dass Zuschauer alle Karten eines Blatts sehen, sobald das nächste gegeben ist.
agreed-take-back = Den letzten Zug zurücknehmen?
agreed-adjourn = Das Spiel unterbrechen?
agreed-go-on = Weiterspielen?
agreed-show-cards = Zuschauern alle Karten zeigen, ein Blatt später?
agree-waits = Warten auf { $who } …
agree-yes = Einverstanden
agree-no = Nein
agree-withdraw = Zurückziehen
agree-declined = Abgelehnt.
adjourned = Dieses Spiel ist unterbrochen. Es geht weiter, wenn alle wollen.
adjourned-play-on = Weiterspielen
adjourn = Das Spiel unterbrechen
away-long = { $who } ist schon länger weg.
away-stand-in = Den Computer für { $who } spielen lassen
away-meanwhile = Während du weg warst, hat { $name } (der Computer) für dich gespielt: { $choices ->
    [one] einmal gewählt
   *[other] { $choices }-mal gewählt
}, { $match ->
    [yes] ab Blatt { $deal } von Spiel { $game }.
   *[no] ab Blatt { $deal }.
}
away-gone = { $who } hat den Tisch endgültig verlassen.
away-invite-else = Jemand anderen einladen
absence-replace = Sie dürfen auch jemand anderen auf den Platz einladen. Wer weg war, bekommt ihn bei der Rückkehr wieder, wenn ihn noch niemand eingenommen hat.
clock = Bedenkzeit
clock-left = Restzeit: { $time }
clock-low = Du hast noch { $seconds } Sekunden.
clock-none = Ohne Uhr
clock-move = { $seconds } Sekunden je Zug
clock-game = { $minutes } Minuten und { $increment } Sekunden je Zug
clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clock-none-why = Alle nehmen sich die Zeit, die sie wollen.
clock-move-why = Die Zeit beginnt mit jedem Zug neu.
clock-game-why = Die Zeit gilt für ein ganzes Spiel; nach jedem Zug kommt etwas dazu.
clock-days-why = Spielt, wann ihr wollt; die Zeit läuft auch, wenn niemand am Tisch ist.
friend-notify = Einstellungen: benachrichtigen, wenn ich dran bin
clock-flag = Wenn die Zeit um ist
clock-flag-lose = Wer keine Zeit mehr hat, verliert das Spiel.
clock-flag-computer = Ist die Zeit um, spielt der Computer das Spiel zu Ende.
absence = Dann dürfen sie
absence-choose = den Computer spielen lassen oder unterbrechen
absence-computer = den Computer spielen lassen
absence-adjourn = das Spiel unterbrechen
absence-rule = Ist jemand { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang weg, dürfen die anderen { $absence ->
    [computer] bis zur Rückkehr den Computer spielen lassen
    [adjourn] das Spiel unterbrechen
   *[choose] bis zur Rückkehr den Computer spielen lassen oder das Spiel unterbrechen
}.
match-length = Länge
match-single = Ein einzelnes Spiel
match-best = Best of { $games }; wer verliert, gibt als Nächstes
friend-away = Ist jemand weg, warten die anderen
friend-away-wait = so lange wie nötig
friend-away-computer = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
