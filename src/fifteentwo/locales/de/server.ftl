# Warum der Server eine Anfrage ablehnt.

nothing-here = Hier ist nichts.
method-not-allowed = Diese Methode ist hier nicht erlaubt.
request-too-long = Das ist zu lang.
requests-too-many = Zu viele Anfragen; warte eine Minute.
games-too-many = Diese Adresse hat heute { $most } Spiele eröffnet. Spiel eines davon weiter, oder versuch es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
request-unreadable = Diese Anfrage ist nicht lesbar: { $reason }.
request-too-deep = Diese Anfrage ist nicht lesbar: Ihr JSON ist zu tief verschachtelt.
request-not-utf8 = Diese Anfrage ist nicht lesbar: Ihr JSON ist nicht in UTF-8.
refused = { OPENING($reason) }.
not-your-seat = Das ist nicht dein Platz.
hints-off = An diesem Tisch gibt es keine Tipps.
hints-too-many = Das waren zu viele Tipps: Warte eine Minute.
hints-for-what = Tipps gibt es nur zum Ablegen und zum Ausspielen.
hints-none = Im Moment ist kein Tipp verfügbar.
game-deleted = Dieses Spiel wurde gelöscht.
no-such-game = So ein Spiel hast du nicht.
token-without-seat = Du hast keinen Platz an diesem Tisch.
seat-not-to-give = Du kannst nur auf einen eigenen Platz einladen.
seat-last = Behalte einen Platz für dich.
seat-may-return = Wer diesen Platz hatte, kann noch zurückkommen. Bis dahin kann der Computer spielen.
seat-already-held = Du sitzt schon an diesem Tisch.
seat-open = Das Spiel geht weiter, sobald jeder Platz besetzt ist.
player-not-away = Dafür ist noch niemand lange genug weg.
proposal-first = Beantworte erst die andere Frage.
already-declined = Die anderen haben Nein gesagt. Spiel erst weiter.
nothing-proposed = Es ist nichts mehr vorgeschlagen.
no-stand-ins = An diesem Tisch springt der Computer für niemanden ein.
cards-shown = Zuschauer sehen die Karten vergangener Blätter schon.
cards-not-shown = Zuschauer sehen die Karten vergangener Blätter nicht.
cards-never-hidden = In einem Spiel für eine Person ist vor Zuschauern nichts verborgen.
nothing-to-adjourn = Es gibt kein Spiel zu unterbrechen.
not-adjourned = Dieses Spiel ist nicht unterbrochen.
game-adjourned = Dieses Spiel ist unterbrochen. Es geht weiter, wenn alle wollen.
said-too-much = Das war schon viel. Warte eine Minute.
rematch-player-gone = Jemand hat diesen Tisch für immer verlassen.
rematch-begun = Es gab schon eine Revanche.
invitation-none-open = Für diesen Platz gibt es keine offene Einladung.
invitation-wrong = Diese Einladung gibt es nicht.
invitation-used = Diese Einladung wurde schon benutzt.
invitation-withdrawn = Diese Einladung wurde zurückgezogen.
spectators-watch = Wer zusieht, kann nicht mitspielen.
screen-covered = Erst muss jemand den Bildschirm übernehmen.
spectators-link-wrong = Diesen Link zum Zusehen gibt es nicht mehr.
spectators-too-many = Es sehen schon zu viele zu; versuche es später noch einmal.
say-hello = Schick zuerst Hello.
said-hello = Diese Verbindung hat Hello schon geschickt.
too-many-windows = Dieser Platz ist in zu vielen Fenstern geöffnet.
page-too-slow = Diese Seite kam nicht mit; sie verbindet sich neu.
message-not-text = Nachrichten müssen Text sein.
message-too-long = Diese Nachricht ist zu lang: höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
message-unreadable = Diese Nachricht ist nicht lesbar: { $reason }.
server-broken = Auf dem Server ist etwas schiefgegangen.
room-broken = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; lade die Seite neu, um weiterzuspielen.
result-not-over = Das Spiel ist noch nicht zu Ende.
result-nothing-to-compare = Für dieses Spiel gibt es keinen Vergleich.
no-statistics = Für solche Spiele gibt es noch keine Statistik.
record-not-text = Das ist kein Text.
token-needed = Schick einen Bearer-Schlüssel mit mindestens { $least } Zeichen.
tokens-too-many = Es können höchstens { $most } Schlüssel auf einmal übergeben werden.
history-last = Last ist eine Anzahl von Spielen, mindestens eins.
history-delete-too-many = Es können höchstens { $most } Spiele auf einmal gelöscht werden.
history-no-recap = Dieses Spiel ist nicht zu Ende oder wird nicht Blatt für Blatt erzählt.
review-not-over = Dieses Spiel läuft noch: Eine Analyse gibt es, wenn es zu Ende ist.
review-not-yours = In diesem Browser gibt es dieses Spiel nicht, und nur wer mitgespielt hat, kann es analysieren. Hast du es in einem anderen Browser gespielt, melde dich an. Haben andere es gespielt, bitte jemanden von ihnen, die Aufzeichnung herunterzuladen, und öffne die Datei hier.
review-not-ready = Dieses Spiel ist noch nicht fertig analysiert: Öffne zuerst seine Analyse.
review-no-such-game = Ein solches Spiel gibt es hier nicht.
review-no-such-record = Diese Aufzeichnung liegt hier nicht mehr vor: Bitte öffne sie noch einmal.
review-no-such-position = Von einer solchen Stellung kann man nicht weiterspielen.
review-failed = Diese Analyse ist nicht gelungen: { $reason }.
review-worker-lost = Der Prozess dieser Analyse wurde beendet: Bitte analysiere das Spiel noch einmal.
reviews-too-many = Der Server hat viele Analysen zu machen: Bitte versuche es in ein paar Minuten noch einmal.

## Konten

account-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
account-passkey-refused = Dieser Passkey wurde nicht angenommen.
account-passkey-late = Das hat zu lange gedauert, versuche es noch einmal.
account-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys.
account-too-many-tries = Zu viele falsche Passwörter. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal oder nimm einen Passkey.
account-name-taken = Diesen Namen hat schon jemand.
account-wrong-password = Der Name oder das Passwort stimmt nicht.
account-last-key = Anders kannst du dich nicht anmelden: Lege erst ein Passwort fest oder füge einen zweiten Passkey hinzu.
account-sign-in-first = Melde dich noch einmal an, um dein Konto zu ändern.
account-signed-in = Dieser Browser ist schon angemeldet. Melde dich erst ab.
account-no-token = Das ist nicht der Schlüssel eines Browsers.
account-settings-bad = Diese Einstellungen können nicht gespeichert werden.
account-other-name = So heißt dein Konto nicht.

## Die Gegner am Computer

opponent-level = { $player ->
    [beginner] Anfängerin
    [novice] Einsteiger
    [casual] Freizeit
    [club] Club
    [strong] Stark
   *[expert] Expertin
}
opponent-words = { $player ->
    [beginner] Behält jedes Paar, das sie bekommt.
    [novice] Erzählt Geschichten, übersieht Fünfzehner.
    [casual] Punktet schnell, verteidigt nie.
    [club] Legt gut ab. Wessen Crib? Das vergisst er.
    [strong] Spielt niedrig aus und wartet auf deine Zehn.
   *[expert] Spielt fast fehlerlos und nach dem Spielstand.
}

## Der Speicher

store-not-kept = Die Spiele können in { $where } nicht aufbewahrt werden: { $reason }.
store-not-read = Die Spiele können nicht gelesen werden: { $reason }.
store-not-saved = Das Spiel kann nicht gespeichert werden: { $reason }. Es ist nichts verloren.
store-newer = Die Spiele wurden von einer neueren Version von fifteentwo gespeichert (Speicherversion { $version }); bitte aktualisieren.
store-in-use = In { $folder } läuft schon ein anderes fifteentwo; beende es zuerst, oder wähle einen anderen Ordner.
store-in-use-at = In { $folder } läuft schon ein anderes fifteentwo; es antwortet unter { $address }.
store-url = Die URL der Datenbank ist nicht lesbar; schreib sie als postgresql://user@host/name.
store-only-postgres = nur PostgreSQL (postgresql://...) hat hier eine URL
store-asyncpg = PostgreSQL braucht das Paket asyncpg, das nicht installiert ist: pip install 'fifteentwo[postgres]'.
store-disk-full = die Platte ist voll
store-disk-error = die Platte meldet einen Fehler
store-read-only = die Datei ist schreibgeschützt
store-damaged = die Datei ist beschädigt
store-no-database = die Datei ist keine Datenbank
store-not-opened = die Datei lässt sich nicht öffnen
store-busy = ein anderes Programm benutzt die Datei
listen-range = Port { $port } ist nicht möglich: Ports sind 0 bis { $most }.
listen-not = Port { $port } auf { $host } ist nicht benutzbar: { $reason }.
listen-none = die Ports { $port } bis { $last } auf { $host } sind nicht benutzbar: { $reason }.
log-head = Dieses Spiel lässt sich nicht öffnen: Seine Regeln oder seine Plätze sind nicht lesbar ({ $reason }).
log-entry-unreadable = Dieses Spiel lässt sich nicht öffnen: Eintrag { $number } seines Protokolls ist nicht lesbar ({ $reason }).
log-entry-unplayable = Dieses Spiel lässt sich nicht öffnen: Eintrag { $number } seines Protokolls ist nicht spielbar ({ $reason }).

## Fremde Seiten

host-unknown = Dieser Server hört nicht auf diesen Hostnamen.
origin-other = Seiten anderer Websites können diesen Server nicht benutzen.
docs-not-built = Die Dokumentation ist hier nicht gebaut worden: ./site im Ordner des Quelltexts baut sie.

## Programme und Bots

program-name = „{ $given }“ ist kein Name für ein Programm: Nimm Buchstaben, Ziffern, - und _
program-not-here = dieser Server hat kein Programm „{ $given }“
bot-unknown = Diesen Bot gibt es nicht.
bot-seconds = Ein Bot hat 1 bis { $most } Sekunden für eine Wahl.
bots-too-many = Du hast schon { $most } Bots: Widerrufe zuerst einen.
bot-seated = Dieser Bot spielt schon an diesem Tisch.
bot-late = er hat nicht innerhalb von { $seconds } Sekunden gewählt
bot-illegal = er hat etwas Unerlaubtes getan ({ $reason })
bot-unreadable = eine unlesbare Nachricht
bot-revoked = sein Besitzer hat ihn widerrufen

client-invitation = „{ $text }“ ist keine Einladung: Nimm ihren Link, oder ihren Code zusammen mit der Adresse des Servers
client-spectate = „{ $text }“ ist kein Link für Zuschauer: Darin steht #/spectate/
client-unreachable = { $address } ist nicht erreichbar: { $reason }
client-stranger = { $address } antwortet nicht wie ein Server von fifteentwo
client-lost = { $address } hat die Verbindung geschlossen
client-closed = die Verbindung ist geschlossen

## Duplikat

set-of-deals-rules = Die Blätter einer Serie werden nach Regeln für zwei gespielt, in einem einzelnen Spiel.
set-of-deals-number = { $given } ist keine Seriennummer: Sie hat 1 bis { $most } Ziffern.
set-of-deals-hidden = Zuschauer sehen die Karten einer Serie nicht, denn andere spielen dieselben Blätter.
set-of-deals-none = Die Karten dieses Spiels stammen aus keiner Serie.
set-of-deals-not-over = Die Serie wird genannt, wenn das Spiel zu Ende ist.

## Benachrichtigungen

push-endpoint = An diese Adresse können keine Nachrichten gesendet werden.
push-keys = Mit diesen Schlüsseln lassen sich keine Nachrichten verschlüsseln.
push-turn = Du bist dran, { $name }
push-table = Tisch { $room }
