# La page pour apprendre, l’entraînement au décompte et ce qui s’imprime.

## Le parcours

learn-title = Apprendre le cribbage
learn-home = Accueil
learn-lede = Du premier quinze au dernier trou. Commencez où vous voulez.
learn-coach = Votre première partie, accompagnée
learn-coach-why = Odile est assise à côté de vous et explique chaque règle quand elle sert pour la première fois. Une partie courte en 61, environ dix minutes.
learn-play = Jouer avec Odile
learn-path = Pas à pas
learn-done = Fait
learn-trainer = Entraînement au décompte
learn-trainer-why = Une main et une retourne : combien de points ?
learn-practice = Entraînement
learn-puzzles = Problèmes et exercices
learn-puzzles-why = Écart, jeu et décompte, notés aussitôt avec la raison.
learn-explorers = Explorer une position
learn-printing = Sur papier
learn-papers = Les règles sur une page, et des feuilles de marque
learn-printing-why = À imprimer, ou à enregistrer en PDF.
learn-docs = Documentation
learn-docs-why = Tutoriels, règles et référence, pour jouer et pour programmer.
learn-to-path = Toutes les leçons
learn-next = Ensuite : { $title }
learn-glossary = Tous les termes

## Une leçon

learn-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-why = Pourquoi ?
learn-hide = Masquer
learn-check = À vous
learn-question = Question { $number } sur { $of }
learn-answer = Vérifier
learn-right = Juste.
learn-not-quite = Pas tout à fait : vous avez dit { $said }, c’est { $points }.
learn-finished = Vous avez terminé cette leçon.
learn-next-question = Question suivante
learn-starter = Retourne

## L’entraînement au décompte

trainer-title = Entraînement au décompte
trainer-lede = Comptez la main avec sa retourne, entrez les points et vérifiez.
trainer-hand = Comptez cette main
trainer-crib = Comptez ce crib : une couleur demande les cinq cartes
trainer-check = Vérifier
trainer-another = Main suivante
trainer-again = Vous avez déjà mal compté cette main.
trainer-right = Juste : { $points }, en { $seconds } secondes.
trainer-missed = Vous avez dit { $said }. C’est { $points } : vous en avez oublié { $missed }.
trainer-too-many = Vous avez dit { $said }. C’est { $points } : { $extra } de trop.
trainer-record = Vos résultats
trainer-hands = Mains
trainer-right-share = Justes
trainer-speed = Temps habituel
trainer-seconds = { $seconds } s
trainer-percent = { $percent } %
trainer-streak = Justes de suite
trainer-errors = Erreurs par genre
trainer-kind = Dans la main
trainer-wrong-of = Mal comptées
trainer-of-hands = { $wrong } sur { $hands }
trainer-forget = Recommencer à zéro
trainer-forgotten = Les chiffres sont effacés.

## Les règles sur une page

print-title = Imprimer
print-print = Imprimer
print-rules-title = Le cribbage sur une page
print-aim = But
print-aim-words = Soyez le premier à 121 points (ou 61 dans une partie courte). La partie s’arrête à l’instant où quelqu’un y parvient, même au milieu d’un décompte.
print-step-deal = Donne
print-deal-words = Coupez pour la donne : la carte la plus basse donne en premier, puis on donne à tour de rôle. Chacun reçoit six cartes et en écarte deux, faces cachées, dans le crib. Le crib est une main de plus qui appartient au donneur.
print-starter = Retourne
print-starter-words = L’autre joueur coupe, et le donneur découvre la carte du dessus. C’est la cinquième carte de chaque main. Si c’est un valet, le donneur marque deux points (« his heels »).
print-play = Jeu
print-play-words = Celui qui ne donne pas entame. À tour de rôle, on joue une carte et on annonce le total, qui ne peut dépasser 31. Si vous ne pouvez pas jouer, dites « go » : l’autre continue tant qu’une carte passe, et marque un point pour la dernière carte, ou deux pour 31 tout juste. Puis on repart de zéro, jusqu’à ce que toutes les cartes soient jouées.
print-show = Décompte
print-show-words = Comptez maintenant les mains, chacune avec la retourne : d’abord celle du joueur qui n’a pas donné, puis celle du donneur, et enfin son crib.
print-pegs = Chevilles
print-pegs-words = Avancez la cheville arrière devant celle de tête d’autant de trous que vous avez de points. La cheville de tête indique votre score.
print-skunk = Skunk
print-skunk-words = Si vous gagnez avant que l’adversaire atteigne 91, c’est un skunk, qui compte pour deux parties. Avant 61, c’est un double skunk.
print-count = Compter une main
print-count-words = Quinze, suites, paires, couleur, « his nobs », dans cet ordre. Dites le total au fur et à mesure. « Dix-neuf » veut dire aucun point : aucune main ne vaut 19.

## Les feuilles de marque

print-sheet-title = Feuille de marque de cribbage
print-rules = Les règles sur une page
print-sheets = Feuilles de marque
print-deal = Donne
print-dealer = Donneur
print-pegging = Jeu
print-hand = Main
print-crib = Crib
print-total = Total
print-player = Joueur { $number }
print-source = fifteentwo : jouer, apprendre et compter le cribbage
