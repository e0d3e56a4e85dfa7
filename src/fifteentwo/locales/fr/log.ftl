# Le déroulement d’une partie, tel que la ligne de commande l’affiche. { $person } vaut « you » pour le lecteur, « many » pour plusieurs joueurs.

## Cribbage

log-names = { $first } et { $last }
log-cut = { $person ->
    [nobody] Coupe pour la donne : { $cards } ; on recommence
    [you] Coupe pour la donne : { $cards } ; vous donnez
    [many] Coupe pour la donne : { $cards } ; { $who } donnent
   *[other] Coupe pour la donne : { $cards } ; { $who } donne
}
log-deals-first = { $person ->
    [you] Vous donnez en premier
    [many] { $who } donnent en premier
   *[other] { $who } donne en premier
}
log-deals = { $person ->
    [you] Vous donnez
    [many] { $who } donnent
   *[other] { $who } donne
}
log-discards = { $person ->
    [you] Vous écartez { $cards }
    [many] { $who } écartent { $cards }
   *[other] { $who } écarte { $cards }
}
log-starter = La retourne est { $card }
log-plays = { $person ->
    [you] Vous jouez { $card } : { WORDS($count) }
    [many] { $who } jouent { $card } : { WORDS($count) }
   *[other] { $who } joue { $card } : { WORDS($count) }
}
log-go = { $who } : go
log-hand = { $person ->
    [you] Votre main { $cards } : { $call }
   *[other] Main { DE($who) }, { $cards } : { $call }
}
log-crib = { $person ->
    [you] Votre crib { $cards } : { $call }
   *[other] Crib { DE($who) }, { $cards } : { $call }
}
log-pegs = { $person ->
    [you] Vous marquez { $points } pour { log-why } : { $score }
    [many] { $who } marquent { $points } pour { log-why } : { $score }
   *[other] { $who } marque { $points } pour { log-why } : { $score }
}
log-why = { $why ->
    [heels] his heels
    [card] la carte
    [go] le go
    [last] la dernière carte
    [hand] la main
    [crib] le crib
    [three_for_last] la dernière
    [muggins] muggins
    [penalty] un compte faux
    [wrong_call] un muggins annoncé à tort
   *[excess] des points annoncés en trop
}
log-joker = { $person ->
    [you] Vous nommez { $cards }
   *[other] { $who } nomme { $cards }
}
log-claims = { $person ->
    [you] Vous annoncez { $points }
   *[other] { $who } annonce { $points }
}
log-muggins = { $person ->
    [you] Vous criez muggins pour { $points }
   *[other] { $who } crie muggins pour { $points }
}
log-path = { $way ->
    [clockwise] { $person ->
        [you] Vous allez dans le sens des aiguilles d’une montre
        [many] { $who } vont dans le sens des aiguilles d’une montre
       *[other] { $who } va dans le sens des aiguilles d’une montre
    }
   *[counter-clockwise] { $person ->
        [you] Vous allez dans le sens inverse des aiguilles d’une montre
        [many] { $who } vont dans le sens inverse des aiguilles d’une montre
       *[other] { $who } va dans le sens inverse des aiguilles d’une montre
    }
}
log-crashed = { $person ->
    [you] Vous êtes percuté et revenez à { $hole }
    [many] { $who } sont percutés et reviennent à { $hole }
   *[other] { $who } est percuté et revient à { $hole }
}

## La fin d’une partie

log-then = { $first } ; { $then }
log-gives-up = { $person ->
    [you] Vous abandonnez
    [many] { $who } abandonnent
   *[other] { $who } abandonne
}
log-out-of-time = { $person ->
    [you] Votre temps est écoulé
   *[other] Le temps { DE($who) } est écoulé
}
log-wins = { $person ->
    [you] Vous gagnez : { $scores }
    [many] { $who } gagnent : { $scores }
   *[other] { $who } gagne : { $scores }
}
log-wins-by = { $person ->
    [you] Vous gagnez { log-won-by } : { $scores }
    [many] { $who } gagnent { log-won-by } : { $scores }
   *[other] { $who } gagne { log-won-by } : { $scores }
}
log-won-by = { $title ->
    [lurch] par un lurch
    [double-skunk] par un double skunk
   *[skunk] par un skunk
}
log-lost = { $person ->
    [you] Vous perdez { log-lost-how }
    [many] { $who } perdent { log-lost-how }
   *[other] { $who } perd { log-lost-how }
}
log-lost-how = { $title ->
    [lurch] par un lurch
    [skunk] par un skunk
    [double-skunk] par un double skunk
   *[none] sans skunk
}

## Jeux en solitaire

log-cell = rangée { $row }, colonne { $column }
log-turned = { $card } est retourné
log-placed = { $card } en { $cell }
log-thrown-away = { $card } est défaussé
log-kept = { $card } sur la pile { $pile } de la réserve
log-set-aside = { $card } est mis de côté
log-dealt = Distribué : { $hands }
log-dealt-crib = Distribué : { $hands }, au crib { $crib }
log-two-discarded = Écarté : { $cards }
log-swapped = { $card } en { $cell } ; { $other } en { $place }
log-line = { $line ->
    [row] Rangée { $number }, { $cards } : { $call }
    [column] Colonne { $number }, { $cards } : { $call }
    [hand] Main { $number }, { $cards } : { $call }
    [only-hand] Main, { $cards } : { $call }
    [last-hand] Dernière main, { $cards } : { $call }
   *[crib] Crib, { $cards } : { $call }
}
log-heels = His heels : { $points }
log-alone-wins = { $person ->
    [you] Vous gagnez : { $points } points ; il en faut { $needed }.
   *[other] { $who } gagne : { $points } points ; il en faut { $needed }.
}
log-alone-loses = { $person ->
    [you] Vous ne gagnez pas : { $points } points ; il en faut { $needed }.
   *[other] { $who } ne gagne pas : { $points } points ; il en faut { $needed }.
}

## Une partie enregistrée

log-against = { $one } contre { $other }
log-heading = { $who }, règles { $rules }
log-heading-deal = { $who }, règles { $rules }, donne { NUMBER($deal, useGrouping: 0) }
log-series = Match { $number } de la série { $id } ; avant lui { $figures }.
log-game = Partie { $number }
log-assisted = { $who } a eu de l’aide dans cette partie.
log-unfinished = L’enregistrement s’arrête avant la fin de la partie.
log-unchecked = Non vérifié : { $sentence }.
log-standing = Classement : { $sides }
log-side = { $points ->
    [one] { $who } { $points } point de partie en { log-games }
   *[other] { $who } { $points } points de partie en { log-games }
}
log-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
log-match-won = { $person ->
    [you] Vous gagnez le match.
    [many] { $who } gagnent le match.
   *[other] { $who } gagne le match.
}
log-match-drawn = Le match est nul.

## Cartes vérifiées

verify-agree = { $deals ->
    [one] La donne concorde avec le secret et les sels.
   *[other] Les { $deals } donnes concordent toutes avec les secrets et les sels.
}
verify-none = Cet enregistrement ne contient aucun secret : ses cartes ne peuvent pas être vérifiées.
verify-game-open = La partie { $game } n’a pas de secret : ses cartes n’ont pas été vérifiées.
verify-secret = Partie { $game } : le secret ne correspond pas à l’engagement.
verify-cut = Partie { $game } : la coupe ne concorde pas avec le secret et les sels.
verify-deal = Partie { $game }, donne { $deal } : les cartes ne concordent pas avec le secret et les sels.
verify-head = { $column ->
    [deal] donne
    [player] joueur
    [score] score
    [held] voyait en main
    [table] sur la table
    [weighed] pesait
    [chosen] a choisi
   *[again] recalculé
}
verify-again = { $found ->
    [same] identique
    [hidden] non montré :
   *[unknown] non calculable
}
computer-none = Cet enregistrement ne contient aucun choix de l’ordinateur.
computer-agree = { $choices ->
    [one] Le seul choix de l’ordinateur que montre l’enregistrement se retrouve à partir de ce qu’il voyait.
   *[other] Les { $choices } choix comparables de l’ordinateur se retrouvent tous à partir de ce qu’il voyait.
}
computer-wrong = { $choices ->
    [one] Un choix de l’ordinateur est différent. Une autre version de ce programme peut choisir autrement.
   *[other] { $choices } choix de l’ordinateur sont différents. Une autre version de ce programme peut choisir autrement.
}
computer-hidden = { $choices ->
    [one] Un écart de l’ordinateur n’est pas dans cet enregistrement ; l’écart calculé est utilisé.
   *[other] { $choices } écarts de l’ordinateur ne sont pas dans cet enregistrement ; les écarts calculés sont utilisés.
}
computer-open = { $choices ->
    [one] Un choix ne peut pas être recalculé.
   *[other] { $choices } choix ne peuvent pas être recalculés.
}
computer-no-secret = La partie { $game } n’a pas de secret : les choix de l’ordinateur ne peuvent pas être recalculés.
computer-lost = Partie { $game } : l’enregistrement ne découle pas des cartes de l’ordinateur : { $reason }
