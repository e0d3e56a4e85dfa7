# Pourquoi des règles, des enregistrements, des joueurs et des analyses sont refusés. Chaque phrase suit ce dont elle parle, sans point.

## Les règles

rules-twice = { $name } est donné deux fois
rules-no-preset = il n’y a pas de modèle « { $given } » : écrivez { $known }
rules-name-one = écrivez { $known }
rules-or = { $first } ou { $last }
rules-to = de { $first } à { $last }
rules-kind = { $family ->
    [cribbage] le cribbage
    [square] un carré
    [patience] une réussite
   *[shuffle] Cribbage Shuffle
}
rules-two-kinds = { $first }, c’est { $kind }, et { $second }, { $other }
rules-two-games = ce sont deux jeux différents, n’en nommez qu’un
rules-solo-game = { $word } est un jeu en solitaire : pour le cribbage, écrivez { $known }
rules-other-kind = { $word }, c’est { $kind } et non { $wanted } : écrivez { $known }
rules-elsewhere = la règle « { $name } » n’existe pas ici ({ $where }), mais pour un autre jeu ({ $kind }), par exemple { $preset }
rules-no-rule = la règle « { $name } » n’existe pas ici ({ $where })
rules-presets-conflict = { $first } et { $second } se contredisent sur { $name } : tranchez avec { $name }=...
rules-not-switch = { $given } n’est ni on ni off
rules-not-number = { $given } n’est pas un nombre
rules-out-of-range = { $given } est hors limites : { $name } vaut { $allowed }
rules-not-match = { $given } n’est pas un match : écrivez { $known }, N de 1 à 99
rules-no-value = { $given } n’existe pas : { $name } vaut { $known }

## Les règles qui se contredisent

rules-conflict = { $first } et { $second } ne vont pas ensemble : { $why }
conflict-teams = pour jouer avec partenaire, il faut être quatre ou six
conflict-six = à six, on joue en trois équipes de deux
conflict-captain = un capitaine joue contre deux, donc à trois
conflict-fives = personne n’écarte rien, donc aucun cinq
conflict-dealt = à { $players } joueurs, chacun reçoit { $known } cartes
conflict-discards = avec { $dealt } cartes par joueur à { $players }, chacun en écarte { $discards }
conflict-crib = avec { $dealt } cartes par joueur à { $players }, il faut crib={ $crib }
conflict-on-call = à trois ou plus, le point n’est acquis que lorsque plus personne ne peut jouer
conflict-on-call-stinkhole = le moment où un point est marqué déciderait s’il est perdu
conflict-five-card = cela appartient au jeu à cinq cartes pour deux
conflict-lowball-manual = au lowball, tous les points sont obligatoires et marqués automatiquement
conflict-muggins = le muggins demande counting=manual
conflict-crash-players = cette planche est pour quatre joueurs au plus
conflict-crash-target = cette planche a 121 cases
conflict-crash-captain = sur cette planche, tous visent le même trou
conflict-lowball-captain = le lowball compare les scores, et celui d’un capitaine est plus bas que celui de deux joueurs
conflict-lowball-stinkhole = au lowball, perdre un point n’est pas un désavantage
conflict-lowball-skunks = le lowball demande skunk_scale=lowball ou none
conflict-skunks-lowball = ces skunks dépendent des points du vainqueur
conflict-nineteen-crib = le crib ne vaut dix-neuf que si les mains aussi
conflict-nineteen-no-crib = il n’y a pas de crib à compter
conflict-reserve = une réserve demande aussi { $name }
conflict-form = { $hands ->
    [1] avec une main, c’est { $value }
   *[2] avec deux mains, c’est { $value }
}
conflict-form-target = avec deux mains, c’est de 101 à 121
conflict-form-order = avec deux mains, rien n’est donné au crib

## Les cartes

card-wrong = « { $given } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K) et une couleur (C D H S), par exemple 5H
card-wrong-rank = « { $given } » n’est pas une carte : écrivez une valeur (A 2-9 10 J Q K), avec ou sans couleur
card-none = « { $given } » n’est pas une carte
card-without-rank = un joker pas encore nommé ou une carte face cachée n’a pas de valeur et ne peut pas être compté
count-past-31 = le compte serait de { $count }, au-delà de 31

## Les enregistrements

record-wrong = { $where } : { $reason }
record-line = ligne { $line }
record-header = l’en-tête
record-game = partie { $game }
record-game-end = partie { $game }, à la fin
record-game-line = partie { $game }, ligne { $line }
record-game-action = partie { $game }, coup { $action }
record-done = { $where } ({ $action })
record-json = ce n’est pas un enregistrement en JSON : { $reason }
record-version = cet enregistrement est de la version { $version } ; seule la version { $known } peut être lue
record-begins = un enregistrement commence par « { $wanted } »
record-begins-not = un enregistrement commence par « { $wanted } », et non par « { $given } »
record-neither = « { $given } » n’est ni « nom = valeur » ni le début d’une partie
record-seat-twice = la place { $seat } est nommée deux fois
record-no-rule = la règle « { $name } » n’existe pas
record-game-begins = une partie commence par « game » ou « game dealer 0 »
record-assisted-by = écrivez « assisted » et les places qui ont eu de l’aide
record-over = cette partie a été abandonnée ou perdue au temps, rien ne peut suivre
record-resign = écrivez « resign » et la place qui abandonne
record-timeout = écrivez « timeout » et la place qui a perdu au temps
record-computer = écrivez « computer », la place et le joueur ou -, puis, si ce n’est pas dès le premier choix, « from » et le numéro du choix
record-seal = écrivez « commitment » et « secret » avec 64 chiffres hexadécimaux, et les sels (salt) dans l’ordre des places, avec au plus 64 chacun
record-salts = il y a { $given } sels pour { $players } places
record-deal = { $given } n’est pas un numéro de donne
record-series = écrivez une série par son nom, le numéro du match et, pour chaque place, le nombre de matchs que son camp avait gagnés avant
record-no-seat = { $players ->
    [1] il n’y a pas de place { $seat } : on joue seul
   *[other] il n’y a pas de place { $seat } : on joue à { $players }
}
record-seats = { $players ->
    [1] il y a 1 place, mais { $named } noms
   *[other] il y a { $players } places, mais { $named } noms
}
record-remark = une remarque suit un coup qui n’existe pas
record-too-long = cet enregistrement compte { NUMBER($steps, useGrouping: 0) } étapes, et on ne peut en montrer que { NUMBER($most, useGrouping: 0) }
record-cards-unknown = les cartes de la place { $seat } sont inconnues : ses écarts, ses cartes jouées et ses go ne sont pas vérifiés
record-points-unknown = { $points ->
    [one] avec des cartes inconnues, le nombre de points ({ $points }) n’est pas vérifié
   *[other] avec des cartes inconnues, les { $points } points ne sont pas vérifiés
}
action-unknown = « { $given } » n’est pas un coup : les coups sont { $known }, resign et timeout
action-unknown-solo = « { $given } » n’est pas un coup de ce jeu : les coups sont { $known }
action-unknown-shuffle = « { $given } » n’est pas un coup de Cribbage Shuffle : les coups sont { $known }
action-direction = « { $given } » n’est pas une direction : écrivez clockwise ou counter
action-number = { $what ->
    [seat] « { $given } » n’est pas une place
    [cell] « { $given } » n’est pas une case
    [pile] « { $given } » n’est pas une pile
   *[points] « { $given } » n’est pas un nombre de points
}
deal-unknown = la donne { $deal } n’existe pas : les donnes vont de 0 à { NUMBER($most, useGrouping: 0) }
deal-not-daily = il n’y a pas de donne du jour pour « { $game } », seulement pour { $known }
deal-not-numbered = il n’y a pas de donnes numérotées pour { $game }
begin-dealer = first_deal=chosen : dites qui donne en premier
begin-no-seat = il n’y a pas de place { $seat } pour donner en premier
begin-sides = le score doit avoir { $sides } camps

## Les joueurs et les parties

player-unknown = il n’y a pas de joueur « { $given } » : il y a { $known } et { $last }
program-unknown = il n’y a pas de programme « { $given } » à lancer
program-failed = { $player } ne peut pas continuer : { $reason }
program-not-started = son programme ne peut pas être lancé ({ $reason })
program-ended = son programme s’est arrêté
program-silent = son programme n’a pas répondu à temps
program-nonsense = son programme a répondu « { $given } », ce qui n’est pas un choix
program-illegal = son programme a choisi « { $given } », ce qui n’est pas permis ici
program-error = son programme signale « { $given } »
program-form = son programme ne lit pas les positions de ce jeu
position-view = ce n’est pas une vue d’une partie de cribbage : { $reason }
protocol-version = ce moteur parle la version { $version } du protocole
protocol-command = « { $given } » n’est pas une commande : il y a cribbage, setoption, isready, position, go, stop, quit
protocol-option = cette option ou cette valeur n’existe pas : { $given }
protocol-no-position = envoyez d’abord une position
protocol-limit = « { $given } » n’est pas une limite : il y a movetime MS, rounds N, infinite, choices CARDS ...
protocol-choice = « { $given } » n’est pas un choix ici
misses-form = « { $given } » ne dit pas bien ce qui est oublié : écrivez misses=runs+nobs/in=hand+crib/every=3
misses-of-what = « { $given } » ne dit pas ce qui est oublié : écrivez misses=all ou misses=runs+nobs
misses-every = every={ $given } est hors limites : une combinaison sur 1 à { NUMBER($most, useGrouping: 0) } est oubliée
misses-name = { $field } : « { $given } » n’existe pas, il y a { $known } et all
games-no-players = aucun joueur n’est nommé
games-players = { $given } joueurs sont nommés, mais le jeu est pour { $players }
games-none = impossible de jouer { NUMBER($games, useGrouping: 0) } parties
games-too-few = { NUMBER($games, useGrouping: 0) } parties ne suffisent pas pour estimer une erreur : jouez-en au moins { NUMBER($least, useGrouping: 0) }
pairs-for-two = les parties appariées se jouent à deux, mais ce jeu est pour { $players }
pairs-others = { $file } : ce fichier compare d’autres joueurs, règles ou nombres
pairs-not = { $file } : ce n’est pas un fichier de parties appariées : { $reason }

## Les analyses

review-solo-record = c’est un enregistrement de jeux en solitaire, que `reviews.solo.review_solo` analyse
review-others-record = c’est un enregistrement de parties contre d’autres
review-no-seat = il n’y a pas de place { $seat } dans cet enregistrement
review-no-data = les données du moteur sont illisibles : { $reason }
review-not = ce n’est pas une analyse de fifteentwo : { $reason }
review-version = cette analyse est de la version { $version }, et ce programme lit la version { $known }
review-other-tables = cette analyse repose sur d’autres données du moteur ({ $files }) : analysez de nouveau l’enregistrement
review-other-data = cette analyse repose sur d’autres données du moteur : analysez de nouveau l’enregistrement
review-not-open = ce choix n’était pas possible
review-no-choice = il n’y a rien à choisir à cet endroit

## Les processus

workers-resume = relancez pour reprendre à la dernière sauvegarde
workers-killed = un processus de calcul a été arrêté : { workers-resume }
workers-lost = la grappe à { $address } a perdu le nœud { $worker } : { workers-resume }
workers-cancelled = la grappe a annulé une tâche : { workers-resume }
workers-failed = une tâche a échoué sur la grappe ({ $reason }) : { workers-resume }
workers-cannot = les nœuds de la grappe ne savent pas le faire : { $reason }
workers-restarted = un nœud a redémarré et perdu son cache : { workers-resume }
workers-no-dask = une grappe demande Dask, qui n’est pas installé : pip install 'fifteentwo[cluster]'
workers-none = la grappe à « { $address } » n’a pas de nœud
workers-silent = la grappe à « { $address } » ne répond pas ({ $reason })
workers-versions = la grappe à { $address } a fifteentwo { $theirs }, et ici c’est { $own }

## Une nouvelle partie

name-invisible = il faut au moins une lettre, un chiffre ou un symbole visible dans un nom
name-too-long = un nom compte au plus { NUMBER($most, useGrouping: 0) } caractères
game-seats = ce jeu a { $wanted } places, pas { $given }
game-needs-person = il faut au moins un joueur humain
game-helps-people = { $name } est joué par l’ordinateur : seuls les humains peuvent être aidés à compter
game-patience = Le temps d’attente va de 1 à { NUMBER($most, useGrouping: 0) } secondes, ou il n’y en a pas.
game-clock = Une telle pendule a de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } secondes{ $kind ->
    [game] {" "}pour la partie
   *[move] {" "}par coup
}.
game-increment = Seule une pendule pour toute la partie ajoute du temps, au plus { $most } secondes par coup.
game-one-deal = choisissez la donne du jour ou un numéro, pas les deux
count-how-many = une main à compter a de 1 à { $most } cartes, pas { $given }
count-twice = une carte est deux fois dans cette main
count-no-rank = seules les cartes qui ont une valeur se comptent : ni jokers ni cartes face cachée

## The engine

tables-damaged = les données du moteur dans { $file } sont absentes ou endommagées ({ $reason })
tables-other = { $file } a été fait pour une autre partie { $part } que celle d’expert.zip
puzzles-damaged = les problèmes sont illisibles ({ $reason })
square-no-bound = il n’y a de borne que pour les carrés sans réserve
square-no-player = il n’y a pas de joueur de carrés nommé « { $name } » ; il y a { $known }
square-cards = un carré a { $wanted } cartes, pas { $given }
square-no-place = cette carte n’a pas sa place dans un carré : { CARD($card) }
square-card-twice = cette carte s’y trouve deux fois : { CARD($card) }
par-whole-pack = le par demande les 52 cartes d’un jeu, chacune une fois
table-damaged = la table de { $name } est endommagée : { $reason }
table-numbers = ses nombres ne sont pas ceux d’une table
