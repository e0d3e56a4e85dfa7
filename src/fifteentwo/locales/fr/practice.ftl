# L’entraînement : positions en texte, problèmes, cote des décisions, points faibles, exercices et tuteur.

## Positions en texte

position-not-writable = Seul un choix de cartes dans un jeu à deux sans joker peut s’écrire sur une ligne de texte.
position-too-long = Une position compte au plus { $most } caractères.
position-form = « { $given } » n’est pas une position : écrivez d.0-0.5H5C5DJS2S9D ou, pendant le jeu, p.0-0.4C5H6DJS-2S9D.KH.4C.
position-score = Un score est trop élevé : la partie se termine à { $target }.
position-rules = Les règles de la position sont illisibles : { $reason }.
position-two-players = Une position appartient à un jeu à deux sans joker, où l’on écarte des cartes.
position-card-twice = Cette carte figure deux fois dans la position : { CARD($card) }.
position-not-in-pack = Cette carte ne fait pas partie du jeu selon ces règles : { CARD($card) }.
position-cards = La position nomme { $given } de vos cartes, mais ces règles en donnent { $wanted }.
position-impossible = Les cartes n’ont pas pu être jouées ainsi : { $reason }
position-no-choice = Il n’y a rien à choisir dans cette position.

## Genres d’erreurs

mistake = { $kind ->
    [break-fives] Casser une paire de cinq
    [break-pair] Casser une paire
    [break-run] Casser une suite
    [break-flush] Casser une couleur
    [keep-flush] Tenir à une couleur
    [give-five] Donner un cinq au crib adverse
    [give-pair] Donner une paire au crib adverse
    [give-fifteen] Donner un quinze au crib adverse
    [give-touching] Donner des cartes voisines au crib adverse
    [give-suited] Donner deux cartes de même couleur au crib adverse
    [starve-crib] Donner trop peu à votre propre crib
    [hand-too-dear] Payer trop cher la meilleure main
    [forget-play] Garder des cartes qui rapportent peu dans le jeu
    [lead-five] Entamer d’un cinq
    [lead-ten] Entamer d’une carte de dix
    [lead-ace] Entamer d’un as
    [lead-no-pair] Ne pas entamer dans une paire
    [miss-fifteen] Manquer un quinze dans le jeu
    [miss-pair] Manquer une paire dans le jeu
    [miss-run] Manquer une suite dans le jeu
    [miss-thirty-one] Manquer trente et un
    [grab-points] Prendre des points qui coûtent plus cher ensuite
    [make-count-five] Porter le compte à cinq
    [make-count-twenty-one] Porter le compte à vingt et un
    [allow-pair] Faire une paire en risquant un brelan
    [allow-run] Permettre une suite
    [allow-fifteen] Permettre un quinze
    [allow-thirty-one] Permettre trente et un
    [spend-low-card] Jouer trop tôt une petite carte
   *[points-over-win] Jouer pour les points quand le score demande autre chose
}

## Verdicts

verdict-best = Juste : { $cards } est le meilleur choix.
verdict-mixed = Juste : le jeu parfait fait aussi ce choix.
verdict-wrong = { $cards } coûte { $loss } % d’une victoire. Le meilleur choix est { $best }.
verdict-why-discard = Par rapport au meilleur, votre écart rapporte { $hand } dans la main, { $crib } dans le crib et { $play } dans le jeu.
verdict-why-card = Par rapport à la meilleure, votre carte rapporte en tout { $points } points dans la suite du jeu.

## Problèmes

puzzle-title = Problème { $key }, cote { NUMBER($rating, useGrouping: 0) }
puzzle-daily = Problème du { $day }, cote { NUMBER($rating, useGrouping: 0) }
puzzle-position = { $role ->
    [dealer] Vous êtes le donneur, à { $mine } points contre { $theirs }.
   *[pone] Vous êtes le pone, à { $mine } points contre { $theirs }.
}
puzzle-hand = Vos cartes : { $cards }
puzzle-discarded = Vous avez écarté : { $cards }
puzzle-starter = Retourne : { $card }
puzzle-played = Déjà joué : { $cards }
puzzle-count = Le compte est de { $count }.
puzzle-ask = { $what ->
    [discard] Lesquelles de vos cartes écartez-vous ?
   *[play] Quelle carte jouez-vous ?
}
puzzle-no-choice = { $what ->
    [discard] Nommez deux de vos cartes, par exemple { $example }.
   *[play] Nommez une de vos cartes qui passe, par exemple { $example }.
}
puzzle-natural = C’est le choix naturel, et c’est pourquoi c’est un problème.
puzzle-session = { $solved } sur { $of } résolus. Votre cote est de { NUMBER($rating, useGrouping: 0) } ± { NUMBER($error, useGrouping: 0) }.
puzzle-share = fifteentwo { $day } { $grid }
count-theme = { $kind ->
    [double-run] Suites doubles
    [triple-run] Suites triples
    [double-double-run] Suites quadruples
    [many-fifteens] Trois quinze ou plus
    [long-fifteens] Seulement des quinze de trois cartes ou plus
    [three-alike] Brelans
    [four-alike] Carrés
    [flush-of-four] Couleurs de quatre cartes
    [flush-of-five] Couleurs de cinq cartes
    [crib-of-one-suit] Crib d’une seule couleur : couleur ou non ?
    [nobs] His nobs
    [big-hand] Douze points ou plus
   *[nothing] Mains qui ne valent rien
}
puzzle-kind = { $kind ->
    [discard] Écarts
    [endgame] Près de la fin
   *[play] Le jeu de la carte
}
puzzle-no-theme = Il n’y a pas de thème « { $given } » : les thèmes sont { $known }.
puzzle-no-day = « { $given } » n’est pas un jour : écrivez 2026-11-23.
puzzle-missing = Les problèmes de ce paquet sont illisibles.
puzzle-unknown = Il n’y a pas de problème { $key }.

## La cote des décisions

rating-title = { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions ->
    [one] une décision non forcée
   *[other] { $decisions } décisions non forcées
}
rating-loss = Une décision coûte { $loss } % d’une victoire.
rating-band = { $band ->
    [expert] C’est le jeu d’un expert.
    [strong] C’est le jeu d’un joueur fort.
    [club] C’est le jeu d’un joueur de club.
   *[novice] C’est le jeu d’un débutant.
}
rating-band-open = { $band ->
    [expert] D’après l’intervalle, ce peut être aussi le jeu d’un expert.
    [strong] D’après l’intervalle, ce peut être aussi le jeu d’un joueur fort.
    [club] D’après l’intervalle, ce peut être aussi le jeu d’un joueur de club.
   *[novice] D’après l’intervalle, ce peut être aussi le jeu d’un débutant.
}
rating-no-band = Il faut { $fewest } parties pour nommer un niveau.
rating-floor = L’expert de l’ordinateur perd { $loss } % selon la même mesure : personne ne peut être mesuré au-dessous.
rating-results = { $wins } parties gagnées sur { $games } ; skunks infligés { $given }, subis { $taken }.
rating-luck = La chance a rapporté { $luck } % d’une victoire par partie ; à chance égale, { $adjusted } % des parties sont gagnées.
rating-phase = { $phase ->
    [discard-as-dealer] écart du donneur
    [discard-as-pone] écart du pone
    [lead] entame
    [reply] réponse
    [later-card] carte suivante
    [endgame] fin de partie
   *[claim] annonce
}
rating-head = { $column ->
    [phase] phase
    [decisions] décisions
   *[loss] perte par décision
}
rating-nobody = Personne ne s’appelle « { $name } » dans ces parties : les joueurs sont { $known }.
rating-which-player = Nommez un joueur avec --player : les joueurs sont { $known }.
rating-assisted = { $games ->
    [one] Une partie jouée avec de l’aide n’est pas comptée.
   *[other] { $games } parties jouées avec de l’aide ne sont pas comptées.
}
rating-nothing = Il n’y a aucune décision à coter dans ces parties.

## Points faibles

leaks-title = Les erreurs qui reviennent
leaks-none = Aucun genre d’erreur ne revient assez souvent pour être nommé.
leaks-head = { $column ->
    [mistake] erreur
    [phase] quand
    [times] fois
    [cost] perte par partie
   *[example] exemple
}

## Exploration

square-form = « { $given } » n’est pas un carré : écrivez seize cases, -- pour une case vide, et la carte à placer, comme s.5H------------------------------.KC.
square-too-many = Il y a plus de cartes mortes ou en réserve que ces règles n’en permettent.
explorer-rules = Ces règles ne sont pas résolues ; il n’y a donc pas de table des chances pour elles.
explorer-tables = Les tables du moteur sont illisibles.

## Exercices

trainer-no-item = « { $given } » n’est pas un exercice : nommez une position, ou une main à compter comme h.5C5D5HJS.5S.
trainer-no-theme = Cet entraînement n’a pas de thème « { $given } ».
trainer-theme-rare = Aucune donne avec le thème « { $given } » n’est sortie : réessayez.
trainer-no-choice = Ce choix n’est pas possible dans cette position.
trainer-answer = Répondez à une position par des cartes, et à une main à compter par des points.
trainer-mistakes-too-many = On peut ajouter au plus { $most } positions à la fois.
trainer-none-due = Aucune erreur n’attend d’être retravaillée pour l’instant.
tutor-not-here = Il n’y a pas de tuteur dans les jeux en solitaire : demandez plutôt un conseil.
