# Ce qu’une table demande en plus des cartes : une annonce, un muggins, le nom d’un joker, un sens sur la planche.

## Une annonce

claim-card-of = { $whose ->
    [mine] Votre { $card }
   *[theirs] { $card } { DE($name) }
}
claim-prompt = { $title } : combien de points ? De 0 à { $to }.
claim-counts = { $of ->
    [crib] { $name } compte le crib.
    [card] { $name } compte { $card }.
   *[hand] { $name } compte une main.
}
claim-none = Annoncer …
claim-press = Annoncer { $points }
claim-by-sets = Compter combinaison par combinaison
claim-by-sets-why = Quand vous comptez vos mains : choisissez les cartes de chaque combinaison.
claim-sets-prompt = Choisissez les cartes d’une combinaison, puis « Compter celles-ci ».
claim-count-these = Compter celles-ci
claim-count-cards = Compter { $cards }
claim-all = C’est tout : annoncer { $points }
claim-sets = Combinaisons déjà comptées
claim-no-sets = Rien de compté pour l’instant.
claim-total = { $points } en tout
claim-cards = Cartes à compter

## Le pavé numérique

pad-label = Nombre, de { $from } à { $to }
pad-none = pas encore de nombre
pad-erase = Effacer

## Un muggins

call-prompt = { $points ->
    [0] { $of ->
        [crib] { $name } n’annonce rien pour le crib.
        [card] { $name } n’annonce rien pour { $card }.
       *[hand] { $name } n’annonce rien pour la main.
    }
   *[other] { $of ->
        [crib] { $name } annonce { $points } pour le crib.
        [card] { $name } annonce { $points } pour { $card }.
       *[hand] { $name } annonce { $points } pour la main.
    }
}
call-missed = Combien de points ont été oubliés ?
call-your-turn = À vous de jouer.
call-none = Muggins …
call-stand = Continuer
call-press = Muggins pour { $points }
call-always = Accepter toutes les annonces
call-always-why = En muggins, ne jamais me demander si je réclame.
call-others = { $name } peut réclamer un muggins.

## Les annonces pendant le jeu

claims-label = Points à annoncer pour votre carte ; sans choix, vous n’annoncez rien
claims-short = Annonce
claims-muggins = Muggins !
claims-play = Jouer { $card } pour { $points }

## Le nom d’un joker

joker-play = Le joker est joué comme …
joker-counts = { $of ->
    [starter] La retourne est un joker. Il compte comme …
    [crib] { $whose ->
        [mine] Le joker de votre crib compte comme …
       *[theirs] Le joker du crib { DE($name) } compte comme …
    }
   *[hand] { $whose ->
        [mine] Le joker de votre main compte comme …
       *[theirs] Le joker de la main { DE($name) } compte comme …
    }
}
joker-several = Joker { $place } sur { $of }
joker-prompt = Choisissez ce que vaut le joker.
joker-prompt-best = Le meilleur compte est { $cards } ; vous pouvez choisir autre chose.
joker-prompt-play = Choisissez ce qu’est le joker.
joker-prompt-most = Choisissez ce qu’est le joker : { $most } au plus.
joker-none = Choisir une carte
joker-count = { $jokers ->
    [one] Le compter comme { $cards }
   *[other] Les compter comme { $cards }
}
joker-play-as = Le jouer comme { $card }
joker-best = meilleur compte
joker-grid = Ce qu’est le joker
joker-rank = Rang du joker
joker-suit = Couleur du joker
joker-too-high = dépasserait 31
joker-cancel = Autre carte
joker-waits = { $name } nomme un joker.

## Un sens sur la planche « crash »

way-heading = Dans quel sens autour de la planche ?
way-prompt = Vous marquez { $points }. Dans quel sens ? Il vaut pour toute la partie.
way-waits = { $name } choisit un sens autour de la planche.
way-none = Choisir un sens
way-clockwise = Sens horaire
way-counter = Sens antihoraire
way-press = { $way ->
    [clockwise] Partir dans le sens horaire
   *[counter] Partir dans le sens antihoraire
}

## Ce qu’une carte y ferait

foreseen-nothing = Elle ne marque rien.
foreseen-pegs = Elle marque { $points } : votre cheville va en { $hole }.
foreseen-some = Elle marque { $points }.
foreseen-chooses = Elle marque { $points } ; ensuite vous choisissez votre sens.
foreseen-back = Elle renvoie la cheville de tête { DE($name) } en { $to }.
foreseen-off = Elle éjecte la cheville de tête { DE($name) }.
foreseen-on = Elle pousse la cheville arrière { DE($name) } en { $to }.
foreseen-my-back = Votre propre cheville de tête est renvoyée en { $to }.
foreseen-my-off = Votre propre cheville de tête est éjectée.
foreseen-my-on = Votre propre cheville arrière est poussée en { $to }.

## Ce qui n’allait pas dans une annonce

verdict-short = { $claim ->
    [0] Rien d’annoncé, mais il y a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $claim } d’annoncé, mais il y en a { $points }.
}
verdict-over = { $points ->
    [0] { $claim } d’annoncé, mais il n’y a rien.
    [1] { $claim } d’annoncé, mais il n’y en a que { $points }.
   *[other] { $claim } d’annoncé, mais il n’y en a que { $points }.
}
verdict-of = { $card } : { $verdict }
verdict-corrected = C’est corrigé.
verdict-lost = Ce qui a été oublié est perdu.
verdict-open = Ce qui a été oublié va à celui qui le réclame.
verdict-penalty = Deux points de pénalité pour l’autre camp.
verdict-excess = Ce qui était de trop va à l’autre camp.

## Ce qui a été répondu, dans le journal

told-turns-up = { $person ->
    [you] { $who } retournez { $cards }.
   *[other] { $who } retourne { $cards }.
}
told-turns-up-crib = { $person ->
    [you] { $who } retournez le crib, { $cards }.
   *[other] { $who } retourne le crib, { $cards }.
}
told-claims-nothing = { $person ->
    [you] { $who } n’annoncez rien.
   *[other] { $who } n’annonce rien.
}
told-claims = { $person ->
    [you] { $who } annoncez { $points }.
   *[other] { $who } annonce { $points }.
}
told-calls = { $person ->
    [you] { $who } réclamez un muggins pour { $points }.
   *[other] { $who } réclame un muggins pour { $points }.
}
told-stands = { $person ->
    [you] { $who } acceptez l’annonce.
   *[other] { $who } accepte l’annonce.
}
told-names = { $person ->
    [you] { $jokers ->
        [one] { $who } nommez le joker : { $cards }.
       *[other] { $who } nommez les jokers : { $cards }.
    }
   *[other] { $jokers ->
        [one] { $who } nomme le joker : { $cards }.
       *[other] { $who } nomme les jokers : { $cards }.
    }
}
told-goes = { $way ->
    [clockwise] { $person ->
        [you] { $who } partez dans le sens horaire.
        [ours] { $who } partez dans le sens horaire.
        [they] { $who } partent dans le sens horaire.
       *[other] { $who } part dans le sens horaire.
    }
   *[counter] { $person ->
        [you] { $who } partez dans le sens antihoraire.
        [ours] { $who } partez dans le sens antihoraire.
        [they] { $who } partent dans le sens antihoraire.
       *[other] { $who } part dans le sens antihoraire.
    }
}
told-back = { $person ->
    [you] Crash ! Votre cheville de tête est renvoyée en { $to }.
   *[other] Crash ! La cheville de tête { DE($who) } est renvoyée en { $to }.
}
told-off = { $person ->
    [you] Crash ! Votre cheville de tête est éjectée.
   *[other] Crash ! La cheville de tête { DE($who) } est éjectée.
}
told-on = { $person ->
    [you] Crash ! Votre cheville arrière est poussée en { $to }.
   *[other] Crash ! La cheville arrière { DE($who) } est poussée en { $to }.
}
told-thrown = { $person ->
    [you] Crash ! Vos chevilles sont maintenant en { $rear } et { $front }.
   *[other] Crash ! Les chevilles { DE($who) } sont maintenant en { $rear } et { $front }.
}
