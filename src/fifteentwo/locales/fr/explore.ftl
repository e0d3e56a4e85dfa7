# Les explorateurs : écart, jeu, score et carré.

explore-home = Accueil
explore-explorers = Explorateurs
explore-discard = Écart
explore-pegging = Jeu
explore-score = Score
explore-square = Carré
explore-discard-title = Explorer les écarts
explore-pegging-title = Explorer le jeu
explore-score-title = Explorer les scores
explore-square-title = Explorer les carrés
explore-discard-lede = N’importe quelle main à n’importe quel score : ce que vaut chaque écart.
explore-pegging-lede = Ce que vaut chaque carte, ce que l’adversaire peut avoir et ce qui vient ensuite.
explore-score-lede = Vos chances de gagner à tous les scores, avant la donne.
explore-square-lede = Ce que vaut la prochaine carte dans chaque case vide.
explore-percent = { $percent } %

## Saisir une position

explore-pack = Le paquet
explore-hand = Votre main
explore-typed = Ou saisir les cartes
explore-take = Utiliser
explore-random = Main au hasard
explore-no-cards = « { $given } » contient autre chose que des cartes : écrivez un rang (A 2–9 T J Q K) et une couleur (C D H S), comme 5H.
explore-choose-cards = Choisissez les { $number } cartes que vous avez reçues.
explore-change-card = Touchez une carte pour la changer.
explore-crib-is = Le crib est
explore-yours = à vous
explore-opponents = à l’adversaire
explore-your-score = Votre score
explore-their-score = Score adverse
explore-rules = Règles

## Écarts

explore-all-discards = { $number ->
    [15] Les quinze écarts
   *[other] Les { $number } écarts
}
explore-rank-by = Classer par
explore-by-points = Points
explore-by-win = Gain
explore-head-discard = Écart
explore-head-keep = Gardées
explore-head-hand = Main
explore-head-own-crib = Votre crib
explore-head-their-crib = Crib adverse
explore-head-pegging = Jeu
explore-head-net = Net
explore-head-spread = Retournes A–K, dispersion
explore-head-win = Gain
explore-head-card = Carte
explore-head-count = Compte
explore-head-now = Marque
explore-source-solved = Les points sont exacts contre un adversaire qui joue selon la solution du jeu. Les chances de gagner sont échantillonnées, à environ 0,1 % près.
explore-source-sampled = Ces règles ne sont pas résolues : les chiffres viennent de donnes tirées au sort.
explore-source-searched = Les chiffres viennent d’une recherche.
explore-source-heuristic = Les chiffres sont des estimations rapides.
explore-best = meilleur choix
explore-points = { $points } points
explore-keeps = Vous gardez
explore-chance = Vous gagnez dans { $chance } des cas.
explore-chance-within = Vous gagnez dans { $chance } des cas (± { $error }).
explore-by-starter = Votre main selon la retourne
explore-best-starters = { $number ->
    [one] La meilleure retourne est { $ranks }, pour { $points } points.
   *[other] Les meilleures retournes sont { $ranks }, pour { $points } points.
}
explore-worst-starters = { $number ->
    [one] La pire retourne est { $ranks }, pour { $points } points.
   *[other] Les pires retournes sont { $ranks }, pour { $points } points.
}
explore-spread = Main, crib et jeu réunis s’écartent en général de la moyenne de { $points } points au plus.
explore-against = Comparé à
explore-against-caption = La différence avec le meilleur écart
explore-copy-link = Copier le lien
explore-copied = Copié
explore-key-arrows = Haut, Bas
explore-key-backspace = Retour arrière
explore-key-choose = choisir un écart
explore-key-crib = à qui le crib
explore-key-by = points ou gain
explore-key-link = copier le lien
explore-key-random = main au hasard
explore-key-play = choisir une carte
explore-key-back = revenir d’un pas
explore-key-compare = comparer

## Jeu

explore-you = Vous
explore-opponent = Adversaire
explore-dealer = D
explore-starter = Retourne
explore-discarded = Votre écart
explore-played = Cartes jouées
explore-count = Compte
explore-edit = Modifier la position
explore-edit-done = Terminé
explore-edit-what = Choisir les cartes pour
explore-edit-help = Saisissez la main gardée, votre écart, la retourne et les cartes jouées dans l’ordre, les vôtres comprises.
explore-back = Revenir d’un pas
explore-your-options = Vos possibilités
explore-they-hold = Ce que l’adversaire peut avoir
explore-cards-left = { $number ->
    [one] { $number } carte restante
   *[other] { $number } cartes restantes
}
explore-now = maintenant, %
explore-after-go = après un go sur { $card }, %
explore-rank = Rang
explore-range-caption = La probabilité que l’adversaire ait chaque rang
explore-no-range = Avec ces règles, on ne peut pas estimer les cartes de l’adversaire.
explore-go-title = Ce qu’un go vous apprendrait
explore-go-chance = { $card } porte le compte à { $count } : la réponse est un go dans { $chance } des cas.
explore-go-excludes = L’adversaire n’a alors aucune carte de ces rangs : { $ranks }.
explore-go-suggests = { $rank ->
    [A] Un as devient plus probable : { $before } avant, { $after } après.
    [J] Un valet devient plus probable : { $before } avant, { $after } après.
    [Q] Une dame devient plus probable : { $before } avant, { $after } après.
    [K] Un roi devient plus probable : { $before } avant, { $after } après.
   *[other] Un { $rank } devient plus probable : { $before } avant, { $after } après.
}
explore-go-never = Après { $card }, à { $count }, l’adversaire peut toujours jouer.
explore-replies = Après { $card }, compte { $count }
explore-compare = Comparer avec
explore-compare-none = aucune autre carte
explore-replies-help = Les réponses et leur fréquence. Choisissez-en une pour passer à la position suivante.
explore-go = Go
explore-pegs = { $points ->
    [one] marque { $points }
   *[other] marque { $points }
}
explore-no-replies = Rien ne suit : cette carte termine le jeu, ou les cartes de l’adversaire ne sont pas connues.

## Scores

explore-dealing = Vous donnez
explore-not-dealing = L’adversaire donne
explore-role = La prochaine donne
explore-target = Partie en
explore-map = Chances de gagner selon le score
explore-map-help = Les flèches avancent d’un point, avec Maj de dix.
explore-map-value = { $role ->
    [dealer] { $mine }–{ $theirs }, vous donnez : { $chance }.
   *[pone] { $mine }–{ $theirs }, l’adversaire donne : { $chance }.
}
explore-legend = L’échelle va de la défaite certaine à la victoire certaine, en passant par une partie égale.
explore-they-win = vous perdez
explore-you-win = vous gagnez
explore-table = Sous forme de tableau
explore-table-caption = { $role ->
    [dealer] Vos chances de gagner en pour cent quand vous donnez ; votre score en haut, celui de l’adversaire à gauche.
   *[pone] Vos chances de gagner en pour cent quand l’adversaire donne ; votre score en haut, celui de l’adversaire à gauche.
}
explore-bad-score = Les scores sont des nombres entiers de 0 à { $most }.

## Carrés

explore-grid = Le carré
explore-cell = Rangée { $row }, colonne { $column } : { $card }
explore-empty-cell = Rangée { $row }, colonne { $column } : vide
explore-value-cell = Rangée { $row }, colonne { $column } : vaut { $value }
explore-to-place = Carte à placer
explore-dead = Jetées
explore-reserve = Pile { $pile } de la réserve
explore-values = Tous les choix
explore-place = Rangée { $row }, colonne { $column }
explore-throw-away = Jeter la carte
explore-keep-on = La garder sur la pile { $pile }
explore-choice = Choix
explore-value = Score attendu
explore-below-best = Sous le meilleur
explore-square-help = La valeur d’un choix est le score final que le moteur attend ensuite.
explore-choose-card = Choisissez la carte à placer.
explore-clear = Vider le carré
explore-put-here = { $where } : choisissez une carte du paquet, ou une carte qui s’y trouve pour l’enlever.
