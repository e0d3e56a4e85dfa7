# L’accueil.

lobby-main-navigation = Navigation principale
lobby-history = Historique
lobby-just-now = à l’instant
lobby-custom = Partie personnalisée
lobby-pick-another = Ou choisissez quelqu’un d’autre plus bas.
lobby-starting = Distribution …

## La partie proposée en premier

lobby-first-title = Prenez place pour une partie de cribbage.
lobby-first-lede = Vous et { $name } faites la course jusqu’à 121, et chaque main est comptée pour vous. Aucune inscription.
lobby-play = Jouer contre { $name }
lobby-coach = Apprendre en jouant
lobby-first-opponents = Choisissez un adversaire
lobby-again-lost = Prenez votre revanche sur { $name }.
lobby-again-close = C’était serré. On remet ça ?
lobby-again-won = { $pronoun ->
    [he] { $name } veut sa revanche.
   *[she] { $name } veut sa revanche.
}
lobby-again-drawn = Jouez la belle contre { $name }.
lobby-you-won = Vous avez gagné { $mine } à { $theirs } { $when }. On rejoue avec les mêmes règles.
lobby-you-lost = { $name } a gagné { $theirs } à { $mine } { $when }. On rejoue avec les mêmes règles.
lobby-you-resigned = Vous avez abandonné à { $mine } contre { $theirs } { $when }. On rejoue avec les mêmes règles.
lobby-no-winner = Votre match contre { $name } s’est terminé sans vainqueur { $when }. On rejoue avec les mêmes règles.
lobby-rematch = Revanche
lobby-waiting-mine = { $name } vous attend. À vous de jouer.
lobby-waiting-theirs = Votre partie contre { $name } continue.
lobby-stands = Le score est de { $mine } à { $theirs }. Dernier coup { $when }.

## Les parties en cours

lobby-continue = Continuer
lobby-all-open = Les { $count } parties
lobby-fewer = Afficher moins
lobby-none = Aucune partie en cours. Vous pouvez quitter une partie à tout moment et la reprendre ici.
lobby-your-turn = À vous de jouer
lobby-their-turn = Au tour { DE($name) }
lobby-adjourned = Ajournée
lobby-menu-of = Plus d’actions pour la partie { $game }
lobby-all-games = Toutes les parties
lobby-deleted = La partie a été supprimée.
lobby-resigned = Vous avez abandonné.
lobby-against = Contre { $others }
lobby-with-partner = Avec { $partner } contre { $others }
lobby-table = Table de { $all }
lobby-for-game = { $what } : { $game }
lobby-resign = Abandonner …
lobby-delete = Supprimer …
lobby-you-are = vous
lobby-played = Dernier coup { $when }

## Les adversaires

lobby-opponents = Qui est en face de vous ?
lobby-ratings = Les classements viennent de parties entre eux.
lobby-rating = Classement { $rating }
lobby-not-played = Pas encore rencontré
lobby-record = Votre bilan : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}
lobby-custom-with = Partie personnalisée contre { $name }

## Une donne en quatre étapes

lobby-steps = Une donne en quatre étapes
lobby-steps-more = Apprendre en deux minutes
lobby-step-throw = Écarter deux cartes
lobby-step-throw-words = Six cartes chacun. Deux vont dans le crib, une main de plus pour le donneur.
lobby-step-cut = Couper
lobby-step-cut-words = Une carte est retournée. Elle compte dans toutes les mains.
lobby-step-play = Jouer jusqu’à 31
lobby-step-play-words = À tour de rôle, additionnez et marquez quinze, paires et suites en chemin.
lobby-step-count = Compter et marquer
lobby-step-count-words = Comptez votre main, puis le crib. Le premier à 121 gagne.

## Les donnes du jour

lobby-deals = Donnes du jour
lobby-same-for-all = Les mêmes cartes pour tous
lobby-to-win = { $points } pour gagner
lobby-placed = { $cards } cartes posées sur { $all }
lobby-so-far = { $points ->
    [one] En cours, { $points } point
   *[other] En cours, { $points } points
}
lobby-done = terminé
lobby-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lobby-par = par { $points }
lobby-par-range = par de { $least } à { $most }
lobby-at-par = Par
lobby-streak = { $days ->
    [0] Pas encore de série
    [one] Un jour joué
   *[other] { $days } jours d’affilée
}
lobby-week = Les sept derniers jours : joué { $days }
lobby-week-none = Les sept derniers jours : rien de joué

## À découvrir

lobby-more = Apprendre et s’entraîner
lobby-puzzle = Problème du jour
lobby-puzzle-why = { $days ->
    [0] Le choix naturel est mauvais. Lequel est le bon ?
    [one] Résolu hier. On continue ?
   *[other] Résolu { $days } jours d’affilée. On continue ?
}
lobby-puzzle-solved = { $days ->
    [one] Résolu aujourd’hui
   *[other] Résolu { $days } jours d’affilée
}
lobby-puzzle-missed = Pas résolu aujourd’hui. Un nouveau vous attend demain.
lobby-practice = Entraînement
lobby-practice-why = Des problèmes, et des exercices d’écart, de jeu et de décompte
lobby-learn = Apprendre le cribbage
lobby-learn-why = Un guide pour votre première partie, des leçons, un entraînement au décompte
lobby-rules = Les règles en deux minutes
lobby-rules-why = De la donne à la dernière cheville
lobby-solo = Jeux en solitaire
lobby-solo-why = Carrés et réussites : toutes les donnes, statistiques
lobby-club = Soirée de club
lobby-club-why = Appariements, classement et saison pour le tournoi d’un club
lobby-open-record = Ouvrir une partie enregistrée
lobby-open-record-why = Revoir n’importe quelle partie pas à pas
lobby-friend = Jouer entre amis
