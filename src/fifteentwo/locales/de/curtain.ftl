# Der Vorhang zwischen Leuten, die sich einen Bildschirm teilen.

curtain-pass-to = Weiter an { $name }
curtain-who = Wer spielt?
curtain-why = Die Karten bleiben verdeckt, bis der Knopf gedrückt wird.
curtain-i-am = Ich bin { $name }
curtain-since = Seit deinem letzten Zug
