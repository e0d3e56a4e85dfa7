# Jeu en duplicate : les mêmes donnes à plusieurs tables.

duplicate-title = Duplicate
duplicate-why = Chacun tient les mêmes cartes dans les mêmes donnes : l’adresse compte plus, la chance moins. Une série a un numéro ; qui la joue est comparé à tous les autres sur ce serveur, comme au bridge en duplicate.
duplicate-play = Jouer ces donnes
duplicate-play-set = Jouer une série
duplicate-number = Numéro de la série
duplicate-number-why = Laissez vide pour une nouvelle série. Les cartes découlent du numéro : une partie dont vous avez saisi le numéro compte comme aidée, car vous auriez pu les connaître.
duplicate-against = Contre
duplicate-friend = Un ami
duplicate-seat = Vos cartes
duplicate-seat-pone = La première main : l’autre donne d’abord
duplicate-seat-dealer = La seconde main : vous donnez d’abord
duplicate-begin = Jouer
duplicate-look = Voir ce que les autres en ont tiré
duplicate-set = Série { $number }
duplicate-share = Le lien de cette série
duplicate-played = { $number ->
    [0] Personne n’a encore terminé de partie de cette série.
    [one] Une partie de cette série est terminée.
   *[other] { $number } parties de cette série sont terminées.
}
duplicate-play-first = Vous les verrez quand vous en aurez terminé une.
duplicate-scores = Comparaison
duplicate-player = Joueur
duplicate-tables = Parties
duplicate-wins = Gagnées
duplicate-points = Points
duplicate-chance = Chances
duplicate-scores-why = Points et probabilité de gagner qu’un joueur a tirés en plus ou en moins des donnes, par partie, par rapport à la moyenne des autres avec les mêmes cartes.
duplicate-deals = Donne par donne
duplicate-deal = Donne
duplicate-deals-why = Points de la première et de la seconde main ; à côté, la différence moins sa moyenne aux autres tables.
duplicate-dealer = Les points du donneur sont soulignés.
duplicate-result = Résultat
duplicate-known = cartes peut-être connues
duplicate-resigned = abandon
duplicate-review = Analyse
