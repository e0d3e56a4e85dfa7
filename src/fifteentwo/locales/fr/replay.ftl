# La page qui rejoue une partie enregistrée.

replay-title = Ouvrir une partie enregistrée
replay-intro = Une partie enregistrée contient tout un match : choisissez le fichier, déposez-le ici ou collez son texte.
replay-choose = Choisir un fichier
replay-drop = Déposez le fichier ici
replay-paste = Ou collez le texte d’une partie enregistrée
replay-read = Ouvrir
replay-reading = Lecture …
replay-another = En ouvrir une autre
replay-unreadable = Ce fichier ne peut pas être lu comme du texte.
replay-no-seat = Ce navigateur n’a pas de place dans cette partie et ne peut donc pas la rejouer.
replay-later = Plusieurs personnes jouent ce match sur cet écran : il pourra être rejoué une fois terminé.
replay-versus = { $one } contre { $other }
replay-games = Parties
replay-game = Partie { $number }
replay-step = Étape { $number } sur { $of }
replay-first = Au début
replay-back = En arrière
replay-forward = En avant
replay-last = À la fin
replay-position = Position
replay-begins = La partie commence.
replay-assisted = { $who } a eu de l’aide dans cette partie.
replay-unchecked = { $number ->
    [one] Une chose n’a pas pu être vérifiée
   *[other] { $number } choses n’ont pas pu être vérifiées
}
replay-unchecked-why = Celui qui a enregistré la partie ne voyait pas toutes les cartes ; on l’a donc cru sur parole.
replay-checked = Chaque étape a été vérifiée d’après les règles.
replay-more = { $steps } étapes sur { $of } sont là ; la suite arrive.
replay-cut = La suite de la partie n’a pas pu être chargée.
