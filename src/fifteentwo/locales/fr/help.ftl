# L’aide : le jeu en bref, ce qui compte, les touches.

help-title = Aide

## Le jeu en bref

help-game = Le jeu en bref
help-aim = But
help-aim-words = Le premier qui atteint le trou d’arrivée (le 121e dans la partie habituelle) gagne aussitôt, même au milieu d’un décompte.
help-deal = Donne
help-deal-words = La carte coupée la plus basse désigne le premier donneur ; ensuite on donne à tour de rôle. Chacun reçoit six cartes et en écarte deux, faces cachées, dans le crib. Le crib appartient au donneur.
help-starter = Retourne
help-starter-words = L’adversaire du donneur (le pone) coupe et découvre la retourne. Si c’est un valet, le donneur marque deux points (« his heels »).
help-play = Jeu
help-play-words = Le pone entame. À tour de rôle, on joue une carte en annonçant le compte, sans jamais dépasser 31. Si vous ne pouvez pas jouer, dites « go » ; l’adversaire continue tant qu’une carte passe, et marque un point pour la dernière carte, ou deux pour 31 tout juste. Le compte repart alors de zéro.
help-show = Décompte
help-show-words = On compte d’abord la main du pone, puis celle du donneur, puis le crib, chaque fois avec la retourne comme cinquième carte.
help-many = À plus de deux
help-many-words = On joue vers la gauche. À trois ou quatre, chacun reçoit cinq cartes et en écarte une ; les partenaires sont face à face et marquent ensemble. Sur un écran partagé, un rideau cache les cartes de chacun entre les tours.
help-skunk = Skunk
help-skunk-words = Si vous gagnez avant que l’adversaire ait passé la ligne de skunk, la partie compte davantage.

## Ce qui compte

help-points = Ce qui compte
help-in-play = Pendant le jeu
help-in-show = Au décompte
help-each-way = 2 chacun
help-a-card = 1 par carte
help-fifteen = Quinze : cartes dont la somme fait 15
help-pair = Paire
help-pair-royal = Brelan (paire royale)
help-double-pair-royal = Carré (double paire royale)
help-run = Suite d’au moins trois cartes, dans n’importe quel ordre
help-flush = Couleur : les quatre cartes de la main de même couleur
help-flush-five = Couleur avec la retourne ; la seule admise dans le crib
help-nobs = His nobs : le valet de la couleur de la retourne
help-thirty-one = Trente et un
help-go = Go, ou la dernière carte
help-card-values = L’as vaut un et reste bas ; les figures valent dix.

## Les touches

help-keys = Touches
help-key-f1 = F1
help-key-f1-does = l’aide
help-key-question = ?
help-key-question-does = ces touches
help-key-f9 = F9
help-key-f9-does = une partie personnalisée
help-key-digits = 1 – 6
help-key-digits-does = lever ou baisser une carte ; pendant le jeu, la jouer
help-key-along = Gauche Droite
help-key-along-does = le long des cartes
help-key-space = Espace
help-key-space-does = lever ou baisser la carte
help-key-enter = Entrée
help-key-enter-does = le grand bouton : écarter, go, continuer
help-key-h = H
help-key-h-does = un conseil ; encore une fois, la carte ; encore, les chiffres
help-key-u = U
help-key-u-does = reprendre votre dernier coup, contre l’ordinateur
help-key-esc = Échap
help-key-esc-does = fermer le conseil, ou ce qui couvre la table
help-key-hold = Maintenir Continuer
help-key-hold-does = faire défiler tout le décompte
help-key-claim = 0 – 9 Retour arrière
help-key-claim-does = une annonce ou un Muggins : le nombre
help-key-muggins = + − M
help-key-muggins-does = avec le Muggins : annoncer plus ou moins de points pour la carte suivante ; crier « Muggins »
help-key-joker = Flèches
help-key-joker-does = nommer un joker, aussi A 2 – 9 J Q K ; le sens sur la planche Crash
help-key-square = Flèches Entrée
help-key-square-does = dans un carré : choisir la case et y poser la carte ; D l’écarte
help-key-shuffle = Flèches Entrée Échap
help-key-shuffle-does = dans Cribbage Shuffle : choisir la case, prendre une carte, puis celle avec laquelle l’échanger ; Échap la repose
help-key-watch = W P N Échap
help-key-watch-does = en solitaire : regarder l’ordinateur, le mettre en pause, étape suivante, l’arrêter
help-key-record = Gauche Droite Début Fin
help-key-record-does = en relecture : en arrière, en avant, au début, à la fin
