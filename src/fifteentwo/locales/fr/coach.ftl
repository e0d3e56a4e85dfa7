# Ce qu’explique Odile. Un terme entre crochets s’explique quand on le touche : [crib|votre crib].

coach-label = Odile explique
coach-close = Fermer
coach-held = Lisez le conseil, puis continuez.
coach-skip = Sans les leçons
coach-more = Suite
coach-step = Odile · étape { $number } sur { $of }
coach-steps = Votre première partie, étape { $number } sur { $of }
coach-step-deal = Donne
coach-step-crib = Crib
coach-step-starter = Retourne
coach-step-play = Jeu
coach-step-show = Décompte
coach-step-board = Planche
coach-keep = { $cards } font { $points } ensemble. Moi, je les garderais.
coach-why = Pourquoi { $points } ?

## La donne et le crib

tip-welcome-title = Jouons une partie courte.
tip-welcome-1 = Je suis Odile, et je m’assieds à côté de vous. Vous jouez contre { $other } en 61 points. Touchez un mot souligné pour savoir ce qu’il veut dire.
tip-welcome-2 = Cette fois, vous êtes le [dealer|donneur]. Appuyez sur « Donner ».
tip-hello-title = Je m’assieds à côté de vous.
tip-hello-1 = Je suis Odile. Dès qu’une règle s’applique pour la première fois, je l’explique. Touchez un mot souligné, par exemple [dealer|donneur], pour savoir ce qu’il veut dire.
tip-crib-mine-title = Ce crib est à vous.
tip-crib-mine-1 = Vous êtes le [dealer|donneur], donc le [crib|crib] est pour vous une deuxième main, comptée à la fin. { $other } et vous y écartez chacun deux cartes.
tip-crib-mine-2 = Gardez les quatre cartes qui comptent le plus ensemble, et écartez les deux autres.
tip-crib-theirs-title = Ce crib n’est pas à vous.
tip-crib-theirs-1 = Maintenant le [dealer|donneur], c’est { $other }, et ce que vous écartez compte pour { $other }. Écartez deux cartes qui ne vont pas ensemble : pas de paire, et pas de 5.
tip-starter-title = Voici la retourne.
tip-starter-1 = La [starter|retourne] compte comme cinquième carte dans chaque main et dans le [crib|crib]. Personne ne la joue.
tip-starter-2 = Maintenant, on joue. Celui qui n’a pas donné entame : { $other } si c’était votre donne, vous sinon.
tip-heels-title = Un valet !
tip-heels-1 = Si la [starter|retourne] est un valet, le donneur marque deux points aussitôt. Cela s’appelle [heels|« his heels »].

## Le jeu

tip-lead-title = À vous d’entamer.
tip-lead-1 = Jouez la carte que vous voulez. Les petites sont les plus sûres : avec une carte sous cinq, aucune autre seule ne fait 15.
tip-count-title = Additionnez.
tip-count-1 = Vous jouez à tour de rôle, et le [count|compte] monte de la valeur de chaque carte : les figures valent dix, l’as vaut un. Il ne peut pas dépasser 31.
tip-count-2 = Faites 15 tout juste et vous marquez deux points. Une carte de même rang que la précédente fait une [pair|paire].
tip-fifteen-title = Quinze pour deux !
tip-fifteen-1 = Le compte est à 15 tout juste. Celui qui fait [fifteen|quinze] pendant le jeu marque aussitôt deux points.
tip-thirty-one-title = Trente et un pour deux !
tip-thirty-one-1 = [thirtyOne|Trente et un] vaut deux points. On retourne les cartes, et le compte repart de zéro.
tip-pair-title = Une paire !
tip-pair-1 = Deux cartes de même rang, l’une juste après l’autre : deux points. Une troisième à la suite en vaudrait six.
tip-run-title = Une suite !
tip-run-1 = Les dernières cartes font une [run|suite], quel que soit leur ordre : un point par carte.
tip-go-title = Rien ne passe : dites go.
tip-go-1 = Toutes vos cartes feraient dépasser 31. Dites [go|go] : { $other } continue tant qu’une carte passe, et marque un point.
tip-go-theirs-title = Go !
tip-go-theirs-1 = { $other } ne peut pas jouer sans dépasser 31. Vous continuez tant qu’une de vos cartes passe, puis vous marquez un point pour le [go|go].
tip-new-count-title = Un nouveau compte.
tip-new-count-1 = Le [count|compte] repart de zéro. Les cartes jouées avant ne comptent plus.
tip-last-title = Un point pour la dernière.
tip-last-1 = La [lastCard|dernière carte] d’une donne vaut un point. Toutes les cartes sont jouées : voici le [show|décompte].

## Le décompte et la planche

tip-show-title = Comptez les mains.
tip-show-1 = Au [show|décompte], chaque main compte avec la [starter|retourne] : d’abord les quinze, les suites et les paires. Celui qui n’a pas donné compte en premier.
tip-show-2 = Regardez les cartes qui se lèvent, ou appuyez sur « Pourquoi ? » pour les revoir.
tip-show-crib-title = Et enfin, le crib.
tip-show-crib-1 = Le donneur compte aussi le [crib|crib], avec la même [starter|retourne]. Chaque donne rapporte donc un peu plus au donneur.
tip-nobs-title = Et un pour « his nobs ».
tip-nobs-1 = Le valet de la couleur de la retourne est [nobs|« his nobs »] : un point.
tip-flush-title = Une couleur !
tip-flush-1 = Quatre cartes de même couleur dans une main font une [flush|couleur] : quatre points, ou cinq avec la retourne.
tip-board-title = Marquez les points.
tip-board-1 = Chaque trou est un point. La [peg|cheville] arrière saute devant celle de tête : on voit ainsi les derniers points marqués. Le premier au dernier trou gagne.
tip-next-title = Voilà une donne complète.
tip-next-1 = Ensuite, { $other } donne, puis vous donnez à tour de rôle. Je vous parlerai quand il se passera quelque chose de nouveau.
tip-end-title = La partie est finie.
tip-end-1 = Bien joué. Dans une partie plus longue, en 121, les règles sont les mêmes. La suite est sous « Apprendre le cribbage », à l’accueil.
