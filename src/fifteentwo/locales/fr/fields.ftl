# Les champs des règles du cribbage, pour le formulaire d’une nouvelle partie.

section-the-deal = La donne
section-cards = Cartes
section-the-play = Le jeu
section-the-count = Le décompte
section-winning = La victoire

field-players = Joueurs
field-players-why = Le nombre de joueurs ; à six, seulement en trois équipes.

field-teams = Équipes
field-teams-why = Si quatre ou six joueurs jouent en équipes, face à face et avec un score commun.

field-cards-dealt = Cartes pour chaque joueur
field-cards-dealt-why = Les cartes données à chaque joueur : d’ordinaire six à deux joueurs, sinon cinq. À cinq, le donneur en reçoit une de moins ; à six, son équipe.
field-cards-dealt-4 = quatre
field-cards-dealt-5 = cinq
field-cards-dealt-6 = six
field-cards-dealt-7 = sept
field-cards-dealt-8 = huit

field-discards = Cartes écartées
field-discards-why = Les cartes que chacun écarte ; cela découle des cartes données.
field-discards-0 = aucune
field-discards-1 = une
field-discards-2 = deux

field-crib = Le crib
field-crib-why = D’où vient le crib ; cela découle des cartes données, sauf qu’avec quatre il peut manquer ou être donné.
field-crib-discards = les cartes écartées
field-crib-discards-1-from-stock = les cartes écartées et une du talon
field-crib-none = pas de crib
field-crib-dealt = quatre du talon

field-target = Jouer en
field-target-why = Le score qui gagne ou, au lowball, perd.

field-first-deal = La première donne
field-first-deal-why = Qui donne le premier dans un match.
field-first-deal-low-cut = la carte la plus basse
field-first-deal-high-cut = la carte la plus haute
field-first-deal-random = au hasard
field-first-deal-chosen = je choisis

field-next-dealer = Qui donne à la partie suivante
field-next-dealer-why = Qui donne le premier à la partie suivante d’un match.
field-next-dealer-loser = le perdant
field-next-dealer-winner = le gagnant
field-next-dealer-alternate = à tour de rôle

field-heels = Un valet comme retourne
field-heels-why = Les points pour un valet comme retourne.
field-heels-2 = deux pour « his heels »
field-heels-0 = rien

field-crib-flush = Une couleur dans le crib
field-crib-flush-why = Combien de cartes font une couleur dans le crib.
field-crib-flush-five = cinq cartes seulement
field-crib-flush-four = quatre cartes

field-go-timing = Le point du go
field-go-timing-why = Quand le point du go se marque : à la fin du compte ou à l’annonce.
field-go-timing-on-close = quand plus personne ne peut jouer
field-go-timing-on-call = dès l’annonce du go

field-go-rotation = Après un go
field-go-rotation-why = À trois joueurs ou plus : qui peut encore jouer après un go.
field-go-rotation-all = tous les autres continuent
field-go-rotation-bicycle = seul le suivant peut continuer

field-last-card = La dernière carte
field-last-card-why = Les points pour la dernière carte.
field-last-card-1 = un point
field-last-card-0 = rien

field-three-for-last = Trois points d’avance
field-three-for-last-why = Si le pone part avec trois points dans le jeu à cinq cartes.

field-play-stops-at-first-count = Un seul compte
field-play-stops-at-first-count-why = Si le jeu s’arrête après le premier compte dans le jeu à cinq cartes.

field-counting = Le décompte
field-counting-why = Qui compte les points : le programme ou chaque joueur.
field-counting-auto = le programme compte
field-counting-manual = les joueurs comptent

field-muggins = Muggins
field-muggins-why = Si un adversaire peut réclamer et prendre les points oubliés.

field-overclaim = Trop annoncé
field-overclaim-why = La pénalité pour une annonce trop haute.
field-overclaim-correct = est corrigé
field-overclaim-penalty-2 = deux pour l’adversaire
field-overclaim-give-excess = l’excédent pour l’adversaire

field-skunk-scale = Skunks
field-skunk-scale-why = Les points de partie pour une victoire, selon le score du perdant.
field-skunk-scale-none = aucun : chaque victoire compte une fois
field-skunk-scale-lurch = lurch : moins de la moitié du but compte deux
field-skunk-scale-skunk = un skunk compte deux, un double skunk quatre
field-skunk-scale-hoyle = Hoyle : plus de 30 d’avance compte deux, plus de 60 quatre
field-skunk-scale-acc = club : une victoire compte deux, un skunk trois
field-skunk-scale-lowball = lowball : un vainqueur assez bas compte deux ou quatre

field-match = Match
field-match-why = La longueur d’un match.

field-stinkhole = Stinkhole
field-stinkhole-why = Si les points de « his heels », du go et de la dernière carte sont perdus à un trou du but.

field-objective = L’objectif
field-objective-why = Si le premier qui atteint le but gagne ou, au lowball, perd.
field-objective-high = le premier au but gagne
field-objective-lowball = le premier au but perd

field-jokers = Jokers
field-jokers-why = Les jokers du paquet ; chacun vaut la carte que son joueur nomme.
field-jokers-0 = aucun
field-jokers-1 = un
field-jokers-2 = deux

field-joker-binding = Un joker garde son nom
field-joker-binding-why = Si un joker garde au décompte le nom sous lequel il a été joué.

field-starter-joker = Un joker comme retourne
field-starter-joker-why = Un joker comme retourne : chaque main le nomme à son gré, ou le pone le nomme pour toutes.
field-starter-joker-per-hand = la meilleure carte pour chaque main
field-starter-joker-pone-names = la carte que le pone nomme

field-nineteen = Dix-neuf pour zéro point
field-nineteen-why = Une main sans points compte dix-neuf.

field-nineteen-crib = Dix-neuf pour le crib aussi
field-nineteen-crib-why = Un crib sans points compte dix-neuf aussi.

field-board = La planche
field-board-why = La planche habituelle, ou un huit où une cheville est chassée quand une autre tombe sur elle.
field-board-straight = la piste habituelle
field-board-crash8 = le huit

field-underclaim = Trop peu annoncé
field-underclaim-why = Ce que deviennent les points non annoncés.
field-underclaim-correct = est corrigé
field-underclaim-lost = est perdu

field-toss-fives = Écarter les cinq
field-toss-fives-why = Un joueur doit écarter les cinq qu’il reçoit, autant que son écart le permet.

field-captain = Capitaine
field-captain-why = De trois joueurs, celui de la deuxième place est le capitaine ; il joue contre les deux autres et doit faire moitié moins de points.
