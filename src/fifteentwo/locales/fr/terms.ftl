# Les termes du jeu, chacun en vingt mots au plus.

term-dealer = Donneur
term-dealer-words = Donne les cartes, possède le crib et compte en dernier. On donne à tour de rôle.
term-pone = Pone
term-pone-words = Celui qui ne donne pas. Le pone coupe pour la retourne, entame et compte en premier.
term-pack = Talon
term-pack-words = Les cartes qui n’ont pas été données. L’une d’elles devient la retourne.
term-crib = Crib
term-crib-words = Une main de plus pour le donneur, faite des cartes écartées par les deux joueurs. Compté en dernier.
term-discard = Écarter
term-discard-words = Jeter des cartes de sa main, faces cachées, dans le crib.
term-starter = Retourne
term-starter-words = La carte découverte après l’écart : cinquième carte de chaque main et du crib.
term-count = Compte
term-count-words = Le total des cartes jouées. Il s’arrête à 31 au plus, puis repart de zéro.
term-lead = Entamer
term-lead-words = Jouer la première carte d’un compte. Le pone entame le premier.
term-go = Go
term-go-words = Se dit quand toute carte ferait dépasser 31. L’autre marque un point.
term-last-card = Dernière carte
term-last-card-words = Celui qui joue la dernière carte d’une donne marque un point.
term-thirty-one = Trente et un
term-thirty-one-words = Un compte de 31 tout juste vaut deux points, et le compte repart de zéro.
term-fifteen = Quinze
term-fifteen-words = Des cartes dont la somme fait 15. Chaque façon de les réunir vaut deux points.
term-pair = Paire
term-pair-words = Deux cartes de même rang : deux points. Trois en valent six, et quatre en valent douze.
term-run = Suite
term-run-words = Trois rangs ou plus qui se suivent, comme 6 7 8 : un point par carte.
term-flush = Couleur
term-flush-words = Les quatre cartes de la main de même couleur : quatre points, ou cinq avec la retourne.
term-nobs = His nobs
term-nobs-words = Le valet de la couleur de la retourne, dans votre main ou votre crib : un point.
term-heels = His heels
term-heels-words = Un valet comme retourne : aussitôt deux points pour le donneur.
term-show = Décompte
term-show-words = On compte les mains et le crib après le jeu, chaque fois avec la retourne.
term-board = Planche
term-board-words = Elle porte le score. Chaque trou vaut un point, et chaque joueur a deux chevilles.
term-peg = Cheville
term-peg-words = Elle marque les points sur la planche : la cheville arrière saute devant celle de tête.
term-skunk = Skunk (S)
term-skunk-words = Si vous gagnez avant que le perdant ait passé cette ligne, la victoire compte davantage.
term-double-skunk = Double skunk (SS)
term-double-skunk-words = Si vous gagnez avant que le perdant ait passé cette ligne, la victoire compte encore plus.
term-lurch = Lurch (L)
term-lurch-words = Si vous gagnez avant que le perdant ait passé cette ligne, à mi-chemin, la victoire compte davantage.

## À côté de chaque terme

explain-all = Tous les termes
explain-close = Fermer
