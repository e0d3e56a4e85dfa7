# Pourquoi un coup est refusé, dans tous les jeux.

## Tous les jeux

no-seat-at-table = Il n’y a pas de place { $seat } à cette table.
no-seat-in-game = Il n’y a pas de place { $seat } dans ce jeu.
not-your-turn = Ce n’est pas votre tour.
not-my-turn = Ce n’est pas mon tour.
game-over = La partie est terminée.
game-not-over = Cette partie n’est pas encore terminée.
match-over = Le match est terminé.
no-such-action = Ce coup n’existe pas dans { $game }.
deal-has = La donne { NUMBER($deal, useGrouping: 0) } prévoit ici « { $line } ».
no-game = { $action ->
    [resign] Il n’y a rien à abandonner : aucune partie n’est en cours.
    [hint] Pas de conseil possible : aucune partie n’est en cours.
    [take-back] Rien ne peut être repris : aucune partie n’est en cours.
   *[act] Aucun coup n’est possible : aucune partie n’est en cours.
}
deals-first = Avec next_dealer={ $rule }, c’est la place { $seat } qui donne la première dans cette partie.
cannot-begin = { $reason }.
nothing-to-take-back = Il n’y a rien à reprendre dans cette partie.
not-in-stock = Cette carte n’est pas dans le talon : { CARD($card) }.
same-card-twice = Deux fois la même carte : { $cards }.

## Cribbage

answer-first = { $what ->
    [card] Il faut d’abord compter la carte qui vient d’être jouée.
    [hand] Il faut d’abord compter la main retournée.
    [crib] Il faut d’abord compter le crib.
    [starter] L’adversaire du donneur doit d’abord nommer le joker qui sert de retourne.
   *[path] Il faut d’abord choisir un sens sur la planche.
}
answer-now = { $what ->
    [claim] Il faut maintenant appeler Muggins ou laisser passer l’annonce.
    [card] Il faut maintenant compter la carte qui vient d’être jouée.
    [hand] Il faut maintenant compter la main retournée.
    [crib] Il faut maintenant compter le crib.
    [starter] L’adversaire du donneur doit maintenant nommer le joker qui sert de retourne.
   *[path] Il faut maintenant choisir un sens sur la planche.
}
answer-not-due = Il n’y a rien à annoncer, à contester, à choisir ni à nommer pour l’instant.
answer-not-your-turn = Ce n’est pas à la place { $seat } de répondre.
answer-out-of-range = { $points } n’est pas possible : entrez un nombre de { $lowest } à { $highest }.
answer-name-jokers = Nommez maintenant { $cards }, chacun comme une carte du jeu, par exemple { $joker }=5H.
cannot-play-now = Aucune carte ne peut être jouée maintenant : { phase-now }.
cannot-go-now = On ne peut pas dire « go » maintenant : { phase-now }.
cannot-discard-now = On ne peut pas écarter maintenant : { phase-now }.
cannot-turn-now = La retourne ne peut pas être découverte maintenant : { phase-now }.
cannot-deal-now = On ne peut pas donner maintenant : { phase-now }.
cannot-cut-now = On ne peut pas couper pour la donne maintenant : { phase-now }.
cannot-appoint-now = On ne peut pas désigner de donneur maintenant : { phase-now }.
cannot-reveal-now = Aucune main ne peut être montrée maintenant : { phase-now }.
phase-now = { $phase ->
    [cut] il faut d’abord couper pour la donne
    [deal] les cartes ne sont pas encore données
    [discard] les joueurs écartent
    [starter] la retourne n’est pas encore découverte
    [play] le jeu de la carte n’est pas terminé
    [show] on compte les mains
   *[over] la partie est terminée
}
cut-decides-dealer = Dans cette partie, la coupe désigne le premier donneur.
dealer-without-cut = Dans cette partie, le premier donneur est tiré au sort, sans coupe.
cut-one-card-each = Il faut couper une carte pour chacune des places { $seats }.
cut-face-up = Les cartes coupées pour la donne sont visibles.
cut-joker = Un joker ne décide de rien : coupez de nouveau.
name-the-card = Les cartes de la place { $seat } sont connues : nommez la carte.
not-held-to-discard = La place { $seat } ne peut pas écarter une carte qu’elle n’a pas : { CARD($card) }.
not-held-to-play = La place { $seat } ne peut pas jouer une carte qu’elle n’a pas : { CARD($card) }.
already-discarded = La place { $seat } a déjà écarté.
no-cards-to-discard = La place { $seat } n’a rien à écarter.
discard-how-many = { $wanted ->
    [one] Écartez une carte, et non { $given }.
   *[other] Écartez { $wanted } cartes, et non { $given }.
}
fives-first = Les cinq s’écartent avant les autres cartes.
five-was-discarded = La place { $seat } aurait dû écarter cette carte : { CARD($card) }.
play-face-up = Une carte se joue face visible.
play-name-joker = Nommez le joker en le jouant, par exemple { $joker }=5H.
could-not-play-before = La place { $seat } n’a pas pu jouer tout à l’heure ; elle ne peut donc pas avoir cette carte : { CARD($card) }.
over-31 = Cela dépasserait 31 : le compte est de { $count }.
leader-can-play = Le joueur qui entame peut toujours jouer.
can-play-and-must = La place { $seat } peut jouer une carte, et doit le faire.
every-card-fits = À { $count }, toutes les cartes peuvent être jouées.
not-turn-of-seat = Ce n’est pas le tour de la place { $seat }.
not-in-pack = Cette carte n’existe pas dans ce jeu : { $card }.
starter-face-up = La retourne est face visible.
deal-hands = Donnez { $hands } mains de { $cards } cartes.
deal-from-stock = { $wanted ->
    [1] Donnez une carte du talon au crib, et non { $given }.
   *[other] Donnez { $wanted } cartes du talon au crib, et non { $given }.
}
cards-are-counted = On compte { $wanted } cartes, et non { $given }.
card-elsewhere = Cette carte est ailleurs : { CARD($card) }.
cards-known-there = Les cartes connues ici sont : { $cards }.
points-needed = Une carte est inconnue : indiquez le nombre de points comptés.
points-impossible = { $points } n’est pas un nombre de points possible.
cards-count = Ces cartes comptent { $counted }, et non { $points }.
nothing-to-count = Vous n’avez ni main ni crib à compter pour l’instant.
name-jokers-first = Nommez d’abord les jokers.

## Jeux en solitaire

solo-no-resigning = Un jeu en solitaire ne s’abandonne pas : quittez-le, et reprenez-le quand vous voulez.
solo-waits-for = { $phase ->
    [discard] Il faut d’abord écarter.
    [starter] Il faut d’abord découvrir la retourne.
    [deal] Il faut d’abord donner les cartes.
   *[over] La partie est terminée.
}
solo-starter-must-be = La retourne doit être la carte suivante : { CARD($card) }.
solo-same-card-twice = Deux fois la même carte.
solo-not-in-hand = Cette carte n’est pas dans la main d’où l’on écarte : { CARD($card) }.
solo-deal-sizes = Donnez { $hands } mains de { $cards } cartes, et { $crib } cartes au crib.
solo-under-stock-last = Les cartes sous le talon sont données en dernier, dans leur ordre.
solo-not-next = Cette carte n’est pas la suivante du talon : { CARD($card) }.
square-place-first = Il faut d’abord placer cette carte : { CARD($card) }.
square-turn-first = Il faut d’abord retourner une carte.
square-no-dead-cell = Il n’y a plus de case pour les cartes écartées.
square-pile-full = La pile { $pile } de la réserve est pleine.
square-no-pile = Il n’y a pas de pile { $pile } dans la réserve.
square-under-another = Cette carte est sous une autre : { CARD($card) }.
square-not-available = Cette carte n’est pas disponible : { CARD($card) }.
square-no-cell = Il n’y a pas de case { $cell } : les cases vont de 0 à { $last }.
square-cell-taken = La case { $cell } est occupée : { CARD($card) }.
square-touches-nothing = La case { $cell } ne touche aucune carte.
shuffle-deal = Donnez { $cards } cartes différentes et la retourne.
shuffle-already-dealt = Les cartes sont déjà données.
shuffle-deal-first = Il faut d’abord donner les cartes.
shuffle-two-cards = Choisissez deux cartes différentes à échanger.
