# Ce qui se dit de temps en temps à une table : sur la partie, sur une donne numérotée, par l’ordinateur qui continue.

sheet-title = Cette partie
sheet-rules = Règles
sheet-match = Match
sheet-scores = Ce qui compte, et les touches
sheet-record = Télécharger la partie
sheet-record-why = Un fichier texte de tout ce que vous avez vu de cette partie. Vous pouvez le rouvrir depuis l’accueil.
sheet-check = Vérifier les cartes
sheet-check-why = Le serveur s’est engagé sur ses mélanges avant que votre navigateur n’ajoute un sel ; une fois la partie finie, vous pouvez recalculer toutes ses cartes.
sheet-resign = Abandonner …
sheet-resign-title = Abandonner cette partie ?
sheet-resign-cost = { $title ->
    [lurch] { $points ->
        [one] Vous perdez au score actuel, avec un lurch : un point de match pour { $winners }.
       *[other] Vous perdez au score actuel, avec un lurch : { $points } points de match pour { $winners }.
    }
    [skunk] { $points ->
        [one] Vous perdez au score actuel, avec un skunk : un point de match pour { $winners }.
       *[other] Vous perdez au score actuel, avec un skunk : { $points } points de match pour { $winners }.
    }
    [double] { $points ->
        [one] Vous perdez au score actuel, avec un double skunk : un point de match pour { $winners }.
       *[other] Vous perdez au score actuel, avec un double skunk : { $points } points de match pour { $winners }.
    }
   *[none] { $points ->
        [one] Vous perdez au score actuel : un point de match pour { $winners }.
       *[other] Vous perdez au score actuel : { $points } points de match pour { $winners }.
    }
}
sheet-resign-yes = Abandonner
sheet-resign-no = Continuer à jouer
sheet-warming = Préparation …

## L’ordinateur continue à la place du joueur

watch-button = Regarder
watch-ask-title = Laisser l’ordinateur continuer ?
watch-ask-words = Il choisit à votre place jusqu’à ce que vous l’arrêtiez, et la partie compte alors comme jouée par l’ordinateur.
watch-on = L’ordinateur continue tout seul.
watch-waiting = L’ordinateur attend.
watch-begins = L’ordinateur continue. P : pause, N : coup suivant, Échap : arrêter.
watch-goes-on = L’ordinateur reprend.
watch-paused = L’ordinateur attend. N : coup suivant.
watch-stopped = L’ordinateur s’est arrêté. C’est de nouveau à vous.

## Une partie de donnes numérotées

numbered-deal = donne { NUMBER($number, useGrouping: 0) }
numbered-daily = donne du jour du { $day }
numbered-why = Le même numéro est la même donne, sur toutes les machines.
numbered-assisted = avec aide
numbered-assisted-why = Un coup a été repris ou montré, ou la donne était connue : elle est comptée à part.
numbered-by-computer = jouée par l’ordinateur
numbered-by-computer-why = L’ordinateur a joué dans cette partie : elle ne compte nulle part.
numbered-replayed = Vous avez déjà eu cette donne : elle est comptée à part.
