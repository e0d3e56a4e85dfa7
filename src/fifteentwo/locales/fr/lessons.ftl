# Les leçons, dans l’ordre où l’on apprend le jeu.

## Les quinze

lesson-fifteens-title = Les quinze
lesson-fifteens-aim = Trouvez toutes les façons de faire 15.
lesson-fifteens-1 = L’as vaut un, les figures (valet, dame, roi) valent dix, et toute autre carte vaut son nombre.
lesson-fifteens-2 = Des cartes dont la somme fait 15 valent deux points. Chaque combinaison différente compte, et une même carte peut servir dans plusieurs.
lesson-fifteens-3 = Un 7 et un 8 font 15. Il n’y a rien d’autre dans cette main.
lesson-fifteens-4 = Un 5 fait 15 avec chaque carte de dix. Ici, c’est le cas trois fois.
lesson-fifteens-5 = Cherchez donc d’abord les cinq et les cartes de dix, puis les couples comme 7 8 et 6 9, puis trois cartes ou plus.
lesson-fifteens-ask-1 = Combien de points vaut cette main ?
lesson-fifteens-ask-2 = Et celle-ci ? Pensez aux trois cartes ensemble.

## Paires et suites

lesson-pairs-runs-title = Paires et suites
lesson-pairs-runs-aim = Comptez les cartes pareilles et celles qui se suivent.
lesson-pairs-runs-1 = Deux cartes de même rang font une paire : deux points. Trois contiennent trois paires, six points ; quatre en contiennent six, douze points.
lesson-pairs-runs-2 = Trois rangs ou plus qui se suivent font une suite : un point par carte. La couleur n’importe pas, l’ordre non plus.
lesson-pairs-runs-3 = 9 10 J est une suite de trois.
lesson-pairs-runs-4 = Si un rang d’une suite y est deux fois, la suite y est deux fois aussi. C’est une suite double, et la paire compte en plus.
lesson-pairs-runs-5 = Deux suites, une paire et deux quinze : c’est la première main de votre partie accompagnée.
lesson-pairs-runs-6 = L’as reste la carte la plus basse : Q K A n’est pas une suite.
lesson-pairs-runs-ask-1 = Combien de points vaut cette main ?
lesson-pairs-runs-ask-2 = Et celle-ci ?

## La main entière

lesson-show-title = La main entière
lesson-show-aim = Ajoutez la retourne, la couleur et « his nobs ».
lesson-show-1 = Au décompte, la retourne est la cinquième carte de chaque main, et du crib.
lesson-show-2 = Comptez toujours dans le même ordre pour ne rien oublier : quinze, suites, paires, couleur, « his nobs ». Dites le total au fur et à mesure : « quinze deux, quinze quatre, et une paire six ».
lesson-show-3 = Quatre cartes de la main de même couleur font une couleur : quatre points. Avec la retourne, cinq. Dans le crib, il en faut cinq.
lesson-show-4 = Le valet de la couleur de la retourne, c’est « his nobs » : un point de plus.
lesson-show-5 = C’est la meilleure main qui soit.
lesson-show-ask-1 = Combien de points, avec la retourne ?
lesson-show-ask-2 = Et ici ?

## Le jeu

lesson-play-title = Le jeu
lesson-play-aim = Jouez jusqu’à 31 et marquez en chemin.
lesson-play-1 = Celui qui ne donne pas entame. À tour de rôle, on joue une carte et on annonce le total. Le compte ne peut pas dépasser 31.
lesson-play-2 = 8, puis 7 : « quinze pour deux ». Un compte de 15 ou de 31 tout juste vaut deux points.
lesson-play-3 = Une carte de même rang que la précédente fait une paire : deux points. Une troisième aussitôt après en vaut six.
lesson-play-4 = Les trois dernières cartes forment une suite, quel que soit leur ordre : « quinze pour deux, et une suite de trois, cinq ».
lesson-play-5 = Si aucune de vos cartes ne passe, dites « go ». L’autre continue tant qu’une carte passe, et marque un point pour la dernière carte du compte. Puis un nouveau compte part de zéro.
lesson-play-6 = Celui qui joue la toute dernière carte de la donne marque un point.
lesson-play-ask-1 = Le compte est à 24. Que rapporte le 7 ?
lesson-play-option-1a = Rien
lesson-play-why-1a = 24 et 7 font 31, et 31 vaut deux points. Mais regardez aussi les trois dernières cartes.
lesson-play-option-1b = Deux pour 31
lesson-play-why-1b = Cela fait 31, mais il y a mieux : les trois dernières cartes sont 8, 6 et 7.
lesson-play-option-1c = Deux pour 31, et trois pour une suite
lesson-play-why-1c = 31 vaut deux, et 8 6 7 est une suite de trois : cinq en tout.
lesson-play-ask-2 = Le compte est à 27. Vous avez un 5 et un roi. Que faites-vous ?
lesson-play-option-2a = Jouer le 5
lesson-play-why-2a = 27 et 5 font 32, ce qui dépasse 31.
lesson-play-option-2b = Dire « go »
lesson-play-why-2b = Aucune des deux cartes ne passe. L’autre continue et marque au moins un point.
lesson-play-option-2c = Passer sans rien dire
lesson-play-why-2c = Dites toujours « go », pour que l’autre sache qu’il doit continuer.

## Que jeter

lesson-discard-title = Que jeter
lesson-discard-aim = Choisissez les quatre cartes à garder.
lesson-discard-1 = Gardez les quatre cartes qui valent le plus ensemble, et pensez à la retourne : les cartes qui se suivent et les cinq s’améliorent avec beaucoup de retournes.
lesson-discard-2 = À qui est le crib ? Les deux cartes jetées comptent pour le donneur. Si le crib est à vous, jetez des cartes qui vont ensemble, comme 5 et J, 7 et 8, ou une paire.
lesson-discard-3 = Si le crib n’est pas à vous, jetez des cartes éloignées, comme K et 6 ou 9 et 2. Gardez vos cinq.
lesson-discard-4 = De 2♦ 7♠ 7♦ 8♥ 9♣ K♠ vous gardez ces quatre cartes. Le 2 et le roi n’aident guère personne.
lesson-discard-ask-1 = Le crib est à votre adversaire. Que jetez-vous ?
lesson-discard-why-1a = C’est offrir une paire et deux cinq, qui font 15 avec chaque carte de dix.
lesson-discard-why-1b = Vous gardez 4 5 5 6, qui vaut beaucoup, et 9 K aide rarement un crib.
lesson-discard-why-1c = Cela casse votre suite double.
lesson-discard-ask-2 = Le crib est à vous. Quelles deux cartes jetez-vous plutôt ?
lesson-discard-why-2a = Déjà deux points pour 15, et chaque carte de dix en ajoute deux.
lesson-discard-why-2b = Elles vont rarement ensemble. C’est bon pour le crib de l’autre.

## Bien jouer les cartes

lesson-pegging-title = Bien jouer les cartes
lesson-pegging-aim = Marquez pendant le jeu, et donnez peu.
lesson-pegging-1 = Entamez si possible d’une carte inférieure à cinq : l’autre ne pourra pas faire 15 d’une seule carte.
lesson-pegging-2 = N’entamez pas d’un cinq. Seize cartes du paquet valent dix, et chacune d’elles fait 15.
lesson-pegging-3 = Ne laissez pas le compte à 5 ou à 21 : les cartes de dix sont nombreuses, et font 15 ou 31.
lesson-pegging-4 = Si vous entamez d’une paire et que l’autre joue la même carte, votre troisième vaut six points.
lesson-pegging-5 = Gardez de petites cartes pour la fin d’un compte. Elles vous mènent à 31, ou vous valent le go.
lesson-pegging-ask-1 = Vous entamez. Quelle carte est la plus sûre ?
lesson-pegging-why-1a = Aucune carte seule ne fait 15 avec un 4.
lesson-pegging-why-1b = N’importe quelle carte de dix fait 15.
lesson-pegging-why-1c = Un 5 fait 15. Un 4 ne donne pas cette chance.
lesson-pegging-ask-2 = Le compte est à 11. Quelle carte préférez-vous ne pas jouer ?
lesson-pegging-option-2a = 10♦, pour 21
lesson-pegging-why-2a = Juste : une carte de dix ferait alors 31.
lesson-pegging-option-2b = 4♣, pour 15
lesson-pegging-why-2b = Cela vaut deux points : jouez-la sans hésiter.
lesson-pegging-option-2c = 2♥, pour 13
lesson-pegging-why-2c = Seul un 2 serait gênant, pour un quinze ou une paire. 21 est plus risqué.

## Jouer selon la planche

lesson-board-title = Jouer selon la planche
lesson-board-aim = Que le score décide de votre audace.
lesson-board-1 = Dans une partie en 121, chaque camp marque environ 26 points en deux donnes, dont une comme donneur. Le donneur en fait à peu près 16, l’autre environ 10.
lesson-board-2 = L’avantage du donneur est le crib, mais l’autre compte en premier. Vers la fin, compter en premier peut gagner la partie.
lesson-board-3 = En avance sur la moyenne ? Jouez la sûreté : évitez de donner des points pendant le jeu et dans le crib adverse. En retard ? Prenez des risques : gardez la main qui peut devenir grande, et répondez là où une paire ou une suite peut venir.
lesson-board-4 = À la fin, comptez ce qu’il vous faut. Si votre main suffit pour finir et que vous comptez en premier, jetez ce qui la laisse intacte, et oubliez le crib.
lesson-board-ask-1 = Il vous faut 6 points, vous comptez en premier et avez 8 points avant la retourne. Votre adversaire a besoin de 20. Qu’est-ce qui importe ?
lesson-board-option-1a = Garder les 8 points
lesson-board-why-1a = Ils gagnent la partie avant que personne d’autre ne compte.
lesson-board-option-1b = Mal jeter pour le crib
lesson-board-why-1b = Le crib se compte en dernier. Vous aurez déjà gagné.
lesson-board-option-1c = Espérer une belle retourne
lesson-board-why-1c = Vous en avez assez sans elle.
lesson-board-ask-2 = Vous avez 20 points de retard et il reste deux donnes. Comment jouez-vous ?
lesson-board-option-2a = Avec audace
lesson-board-why-2a = Des donnes moyennes perdent. Il vous faut une grande main ou beaucoup de points pendant le jeu : prenez des risques.
lesson-board-option-2b = Avec prudence
lesson-board-why-2b = La prudence laisse l’écart tel qu’il est, et cela perd.
