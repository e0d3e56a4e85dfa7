# Ce que disent les pages de problèmes et d’exercices.

## La page d’entraînement

train-title = Entraînement
train-home = Accueil
train-lede = Problèmes et exercices. Chaque choix est noté aussitôt, avec la raison.
train-daily = Problème du jour
train-daily-why = Le même pour tous, avec trois essais.
train-daily-solved = Résolu aujourd’hui.
train-daily-missed = Pas résolu aujourd’hui.
train-streak = { $days ->
    [0] Pas encore de série
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
train-puzzles = Problèmes
train-puzzles-why = Des positions où le choix naturel est mauvais, proches de votre cote.
train-themes = Thèmes
train-all-themes = Tous les thèmes
train-theme-puzzles = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
train-rating = Votre cote : { $rating } ± { $error }
train-rating-change = Votre cote : { $rating } ({ $change })
train-solved-of = Résolus du premier coup : { $solved } sur { $tried }
train-trainers = Exercices
train-drill-discard = Exercice d’écart
train-drill-play = Exercice de jeu
train-drill-count = Entraînement au décompte
train-why-discard = Six cartes et le score : lesquelles écartez-vous ?
train-why-play = Les cartes déjà jouées : laquelle jouez-vous ?
train-why-count = Une main et une retourne : combien de points ?
train-due = { $count ->
    [one] { $count } à revoir
   *[other] { $count } à revoir
}
train-so-far = { $percent } % de bonnes réponses, { $seconds } s en moyenne
train-mistakes = Revoir mes erreurs
train-mistakes-why = Des positions de vos parties analysées où vous avez perdu quelque chose.
train-progress = Quel est mon niveau ?
train-mistakes-none = Vos parties analysées ne contiennent pas encore d’erreurs à revoir.

## Une position

train-position = La position
train-hand = Vos cartes
train-opponent = Adversaire
train-pack = Talon
train-crib = { $whose ->
    [own] Votre crib
   *[other] Crib adverse
}
train-stands = { $role ->
    [dealer] Vous donnez, à { $mine } points contre { $theirs }. { $target } gagne.
   *[pone] L’adversaire donne. Vous êtes à { $mine } points contre { $theirs }. { $target } gagne.
}
train-played = { $whose ->
    [own] Vous : { $card }
   *[other] Adversaire : { $card }
}
train-row = Cartes de ce compte
train-earlier = Cartes des comptes précédents
train-ask-discard = { $whose ->
    [own] Écartez deux cartes dans votre crib.
   *[other] Écartez deux cartes dans le crib adverse.
}
train-ask-play = { $count ->
    [0] Vous entamez. Jouez une carte.
   *[other] Le compte est de { $count }. Jouez une carte.
}
train-answer-none = { $what ->
    [discard] Choisissez deux cartes
   *[play] Choisissez une carte
}
train-answer = { $what ->
    [discard] Écarter { $cards }
   *[play] Jouer { $cards }
}
train-over = Plus de 31 – le compte est de { $count }

## Le verdict

train-solved = Résolu !
train-right = Juste !
train-wrong = Pas le meilleur choix
train-cost = { $cards } coûte { $loss } de chances de gagner.
train-small = { $cards } perd trop peu pour compter.
train-natural = C’est le choix naturel, et c’est pourquoi c’est un problème.
train-tries = { $tries ->
    [one] Encore { $tries } essai.
   *[other] Encore { $tries } essais.
}
train-explore = Explorer cette position
train-valuing = Calcul de tous les choix…

## Un problème

train-puzzle = Problème { $key }
train-puzzle-rating = Cote du problème : { $rating }
train-next-puzzle = Problème suivant
train-more-puzzles = D’autres problèmes
train-share = Partager
train-shared = Copié : { $text }
train-not-shared = À copier : { $text }
train-share-text = fifteentwo { $day } { $grid }

## Un exercice

train-again = Vous l’avez déjà manqué.
train-next = Position suivante
train-returns = Elle revient { $when }.
train-took = { $seconds } secondes.
train-source = Que travailler
train-source-any = Donnes au hasard
train-source-mistakes = Mes erreurs
train-theme = Thème : { $name }
train-record = Votre progression
train-answers = Réponses
train-right-share = Justes
train-speed = Temps moyen
train-loss = Perte moyenne
train-to-repeat = À revoir maintenant
train-kept = Gardées pour plus tard

## The mistakes of one game

train-of-game = Les erreurs d’une partie
train-of-game-at = { $at } sur { $of }
train-of-game-over = C’était la dernière position : { $right } sur { $of } justes. Celles que vous avez manquées reviendront à l’entraînement.
train-of-game-again = Encore une fois
train-of-game-review = Retour à l’analyse
train-of-game-none = Cette partie ne contient pas d’erreurs à revoir.
