# Le formulaire d’une partie personnalisée.

custom-title = Partie personnalisée
custom-home = Accueil
custom-intro = Tout est réglé pour une partie habituelle. Changez ce que vous voulez.
custom-ticket = Votre partie
custom-sentence = Vous jouez contre { $against }. { $rules }
custom-a-friend = quelqu’un sur cet écran
custom-opponent-title = Adversaire
custom-friend = Un proche
custom-friend-where = même écran
custom-game = Jeu
custom-other-games = Autres jeux

## The line on the tile of a preset

custom-line-standard = Six cartes, deux à écarter
custom-line-muggins = Prenez ce qu’ils oublient
custom-line-lowball = Le premier à 121 perd
custom-line-crash = Éjectez les chevilles
custom-line-jokers = Deux jokers
custom-line-no-discard = Quatre cartes, pas de crib
custom-line-five-card = L’ancien jeu en 61
custom-line-acc = Décompte de l’ACC
custom-line-gamerules = Lurch sous 61, compte double
custom-line-gamerules-61 = Un tour de planche
custom-line-hoyle = Un match en sept points
custom-line-three-players = Chacun pour soi, cinq cartes
custom-line-partners = Deux équipes, cinq cartes
custom-line-nineteen = Une main nulle vaut dix-neuf
custom-line-seven-card = Sept cartes, en 181
custom-line-toss-fives = Les cinq s’écartent
custom-line-captain = Un contre deux

## The presets

custom-preset-standard = Standard
custom-preset-gamerules = Lurch (skunk à 61)
custom-preset-gamerules-61 = Partie courte
custom-preset-hoyle = Match de Hoyle
custom-preset-acc = Tournoi
custom-preset-muggins = Muggins
custom-preset-three-players = Trois joueurs
custom-preset-partners = Équipes
custom-preset-lowball = Lowball
custom-preset-crash = Crash
custom-preset-no-discard = Sans écart
custom-preset-jokers = Jokers
custom-preset-nineteen = Dix-neuf
custom-preset-five-card = Cinq cartes
custom-preset-seven-card = Sept cartes
custom-as-card = Revenir à { $preset } tel quel

## The players

custom-players = Joueurs
custom-two = Deux
custom-three = Trois
custom-four-partners = Quatre, en équipes
custom-four = Quatre, chacun pour soi
custom-five = Cinq
custom-six = Six, trois équipes
custom-seats = Places
custom-seats-why = Passez-vous l’écran : chaque main reste cachée jusqu’à ce que son joueur l’ait.
custom-seat = Place { $number }
custom-pair = Équipe { $number }
custom-captain = Le capitaine
custom-against-captain = Les deux contre le capitaine
custom-opponent = { $name } ({ $level })
custom-sitter = Joueur de la place { $number }
custom-hints = Autoriser les conseils
custom-hints-why = Les parties avec conseils sont signalées.
custom-a-person = Une personne
custom-person = Joueur { $number }
custom-name = Nom
custom-name-of = Nom, place { $number }
custom-helped = Compter pour moi
custom-helped-of = Compter pour moi, place { $number }
custom-misses-of = Qualité du décompte, place { $number }
custom-misses-none = compte aussi bien qu’il joue
custom-misses-ten = oublie une combinaison sur dix
custom-misses-four = oublie une combinaison sur quatre
custom-misses-two = oublie une combinaison sur deux
custom-not-cribbage = C’est un jeu en solitaire. Vous le trouverez parmi les solitaires.
custom-nobody = Au moins une personne doit être à la table.
custom-dealer = Qui donne en premier

## The length of the game

custom-target = Jouer en
custom-target-own = Autre
custom-match = Match
custom-match-single = Une seule partie
custom-match-first-to = Premier à un nombre de points
custom-match-best-of = Au meilleur de plusieurs parties
custom-first-to = Points pour gagner
custom-best-of = Au meilleur de

## The details

custom-more = Détails
custom-unset = Par défaut
custom-unset-this = { $field } : revenir au choix par défaut
custom-other-fields = Aussi
custom-rules = Code des règles (avancé)
custom-rules-why = Tapez-en ou collez-en un autre : des mots comme « acc match=best_of:5 jokers=1 ».
custom-in-short = Forme la plus courte
custom-save = Enregistrer comme mon choix
custom-saved = Enregistré. Les parties personnalisées commencent ainsi.
custom-start = Commencer la partie
custom-starting = Distribution …
