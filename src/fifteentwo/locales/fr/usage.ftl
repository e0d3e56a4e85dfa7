# L’aide des commandes : usage-COMMANDE est une commande, usage-COMMANDE--OPTION une de ses options, usage--OPTION une option de plusieurs commandes.

## La page d’une commande

usage-line = Usage : { $line }
usage-word = { $word ->
    [command] COMMANDE
    [options] OPTIONS
   *[arguments] ARGUMENTS
}
usage-title = { $word ->
    [commands] Commandes
    [arguments] Arguments
   *[parameters] Options
}
usage-choices = { $text } [choix : { $choices }]
usage-default = { $text } [par défaut : { $default }]
usage-required = { $text } [obligatoire]
usage-examples = Par exemple :

## Le programme

usage =
    Le cribbage : jouez dans le navigateur, ou comptez, rejouez et simulez des parties ici.

    Sans commande, le programme démarre le serveur et ouvre le navigateur. --lang en avant une commande, ou FIFTEENTWO_LANG=en, passe à l’anglais ; de et es sont l’allemand et l’espagnol.
usage--no-browser = Ne pas ouvrir le navigateur.
usage--port = Le port du serveur ; par défaut 1502, ou le premier port libre qui suit.
usage--host = L’adresse du serveur ; avec 0.0.0.0, d’autres machines peuvent se connecter.
usage--data = Le dossier des parties ; par défaut, le dossier de données de l’utilisateur.
usage--database = L’URL d’une base PostgreSQL pour les parties, à la place d’un dossier : postgresql://user@host/name.
usage--public-url = L’adresse de ce serveur derrière un proxy, par exemple https://cribbage.example.org.
usage--proxy = L’adresse ou le réseau d’un proxy, qui indique l’adresse des clients ; sinon 127.0.0.1. On peut en donner plusieurs.
usage--metrics-port = Un port sur 127.0.0.1 où Prometheus lit les mesures du serveur.
usage--log = La forme du journal : text, ou json, une ligne de JSON par requête et par erreur.
usage--bot = Un programme qui peut jouer aux tables de ce serveur : monbot=./monbot ; voir docs/engine-protocol.md. L’option peut être répétée.

## Options de plusieurs commandes

usage--help = Afficher cette aide.
usage--version = Afficher la version du programme.
usage--json = Écrire du JSON.
usage--rules = Un modèle, les champs qui en diffèrent, ou les deux : "hoyle target=61".
usage--starter = La retourne.
usage--deal = Le numéro de la donne.
usage--processes = Le nombre de processus ; par défaut, un par cœur.
usage--cluster = L’adresse d’un cluster Dask qui calcule à la place de cette machine, par exemple tcp://10.0.0.1:8786.
usage--aim = Ce que l’ordinateur maximise : les points (points) ou la probabilité de gagner (chance).
usage--games = Le nombre de parties.
usage--deals = Le nombre de donnes.
usage-match--rng = Le numéro de la première donne.
usage-match--to = Un fichier pour les totaux ; une confrontation interrompue reprend à partir de lui.
usage-play--rules = Un modèle de ce jeu, et les champs qui en diffèrent.
usage-play--deal = Le numéro de la donne ; par défaut, une donne au hasard.
usage-play--out = Le fichier où écrire l’enregistrement de la partie, pour `fifteentwo replay`.

## score

usage-score =
    Compter une main ou un crib : chaque combinaison, le total et l’annonce.

    Une carte est une valeur (A 2-9 T ou 10 J Q K) et une couleur (C trèfle, D carreau, H cœur, S pique). Sans retourne, seule la main est comptée.
usage-score-hand = Les cartes de la main ou du crib. Un joker est *1 ou *2, ou nommé : *1=5H.
usage-score--starter = La retourne. Sans elle, seule la main est comptée, comme la dernière main d’une réussite.
usage-score--crib = Compter comme un crib : une couleur doit comprendre la retourne.
usage-score--rules = Les règles : nombre de cartes d’une main, jokers, couleur au crib, dix-neuf.
usage-score--json = Écrire du JSON : points, combinaisons et annonce.
usage-score--jsonl = Lire des mains sur l’entrée standard, une ligne de JSON par main, et écrire les points de chacune.

## peg

usage-peg =
    Compter les points que marque chaque carte dans le jeu : quinze, trente et un, paires et suites.

    Les couleurs peuvent manquer. Les points du go et de la dernière carte ne sont pas compris.
usage-peg-cards = Les cartes d’un compte, dans l’ordre, jusqu’à 31. Nommez un joker : *1=5H. Écrivez go là où un joueur a dit go.
usage-peg--rules = Les règles : jokers, et si trente et un marque un ou deux points après un go.
usage-peg--json = Écrire du JSON : les points carte par carte et le total.
usage-peg--jsonl = Lire des comptes sur l’entrée standard, une ligne de JSON chacun, et écrire les points de chacun.

## discard

usage-discard = Lister tous les écarts, le meilleur d’abord, avec leur valeur en main, au crib et au jeu, et la probabilité de gagner.
usage-discard-cards = Les cartes données.
usage-discard--dealer = Je suis le donneur, et le crib est à moi.
usage-discard--pone = Le crib est à l’adversaire ; à trois joueurs ou plus, je suis à gauche du donneur.
usage-discard--partner = Le crib est à mon partenaire.
usage-discard--captain = Je suis le capitaine, au jeu captain ; sinon je suis l’un des deux autres joueurs.
usage-discard--score = Le score, le mien d’abord, par exemple 100-95 ; 0-0 par défaut.

## play-advice

usage-play-advice = Lister toutes les cartes jouables, la meilleure d’abord, avec les points qu’elles marquent et la probabilité de gagner.
usage-play-advice--hand = Les cartes encore en main.
usage-play-advice--played = Les cartes du compte en cours, dans l’ordre. Si l’on ne sait pas qui a joué quoi, écrivez les cartes de l’adversaire en minuscules : "4C 9d". Écrivez un joker avec le nom qu’il a reçu : "*1=5H".
usage-play-advice--earlier = De même, les cartes des comptes précédents.
usage-play-advice--discarded = Les cartes que j’ai écartées.
usage-play-advice--dealer = Je suis le donneur.
usage-play-advice--score = Le score actuel, le mien d’abord : 100-95.

## replay

usage-replay =
    Vérifier une partie enregistrée d’après ses règles et écrire ce qui s’est passé.

    Les points qui dépendent de cartes que l’auteur n’a jamais vues (??) ne peuvent pas être vérifiés ; ils sont listés à la fin.
usage-replay-file = L’enregistrement, en texte ou en JSON ; - pour l’entrée standard.
usage-replay--json = Écrire du JSON : les parties avec leurs événements et leurs résultats, le score du match, et ce qui n’a pas pu être vérifié.

## verify

usage-verify =
    Vérifier que les cartes d’une partie enregistrée découlent de ses secrets et de ses sels.

    Chaque coupe, chaque donne et chaque retourne est recalculée. Le code de sortie est 1 si l’une d’elles diffère.
usage-verify-file = L’enregistrement, en texte ou en JSON ; - pour l’entrée standard.
usage-verify--computer = Montrer aussi ce que l’ordinateur voyait, pesait et a choisi, et recalculer chacun de ses choix.
usage-verify--json = Écrire du JSON : le nombre de donnes, ce qui ne concorde pas et les parties sans secret.

## review

usage-review =
    Analyser une partie enregistrée : la probabilité de gagner après chaque événement, une note pour chaque décision, et la chance.

    Une analyse gardée avec --json peut être relue à la place de l’enregistrement.
usage-review-file = L’enregistrement, en texte ou en JSON, ou une analyse gardée ; - pour l’entrée standard.
usage-review--seat = La place d’où l’on voit la partie, à partir de 0 ; par défaut, la première dont les cartes sont connues.
usage-review--json = Écrire du JSON, qui peut être gardé et relu.
usage-review--html = Écrire une page HTML qui n’a besoin d’aucun autre fichier.

## rating

usage-rating =
    Évaluer les décisions d’un joueur dans des parties enregistrées, et nommer les erreurs qui reviennent.

    L’évaluation est la probabilité de gagner que coûte une décision libre ; les résultats ne la changent pas.
usage-rating-files = Les enregistrements, en texte ou en JSON, dans l’ordre chronologique.
usage-rating--player = Le nom du joueur dans les enregistrements ; nécessaire si plusieurs joueurs figurent dans tous.
usage-rating--last = Seulement ce nombre de dernières parties.
usage-rating--luck = Calculer aussi la chance, ce qui prend quatre fois plus de temps.

## puzzle

usage-puzzle = Résoudre des problèmes : des positions où le choix naturel est nettement mauvais.
usage-puzzle-key = Le nom d’un problème, pour le résoudre de nouveau.
usage-puzzle--daily = Le problème du jour, le même pour tous, avec trois essais et une ligne à partager.
usage-puzzle--day = Le problème d’un autre jour, par exemple 2026-11-23.
usage-puzzle--theme = Un genre de problème (discard, play, endgame) ou d’erreur (break-fives, grab-points).
usage-puzzle--many = Le nombre de problèmes.
usage-puzzle--rng = La graine pour le choix des problèmes ; aléatoire par défaut.

## simulate

usage-simulate =
    Simuler de nombreuses parties entre joueurs de l’ordinateur : victoires avec un intervalle à 95 %, et points par donne.

    Les joueurs donnent les premiers à tour de rôle. Le même --rng donne le même résultat sur toute machine.
usage-simulate--players = Les joueurs : beginner, novice, casual, club, strong, expert, ou les mêmes par leur nom (Pip, Walter, Mei, Arthur, Imani, Odile) ; random, simple, steady, sampler, expert-points. S’il y a moins de noms que de places, ils se répètent. Ce qu’un joueur oublie en comptant peut suivre son nom : steady:misses=runs+nobs/in=hand+crib/every=3. Un programme à vous qui parle le protocole des moteurs : exec:./monbot ; seules les virgules séparent alors les joueurs.
usage-simulate--rng = La graine de tous les nombres aléatoires.
usage-simulate--pairs = Jouer chaque donne deux fois, en échangeant les places, ce qui compare deux joueurs avec moins de chance.
usage-simulate--luck-adjusted = Déduire du résultat la chance des cartes, de sorte qu’il faut moins de parties.
usage-simulate--out = Avec --pairs : un fichier pour les résultats ; la même commande reprend à partir de lui.

## club

usage-club =
    Ouvrir une soirée de club sur le réseau local : un code QR, et tous les téléphones de la salle participent.

    La commande affiche le lien, le code et le code QR pour participer, et l’adresse de l’organisation. Elle fonctionne sans internet.
usage-club--name = Le nom de la soirée.
usage-club--format = La formule : ACC en 9 ou 22 parties, toutes rondes, système suisse ou arène.
usage-club--club = Le club pour la saison duquel la soirée compte.
usage-club--new = Ouvrir une autre soirée, même si une soirée des dernières 24 heures est encore ouverte ; sinon, celle-ci continue.
usage-club--host = L’adresse du serveur ; 0.0.0.0 désigne tous les réseaux de cette machine.

## tui

usage-tui =
    Jouer en plein écran dans le terminal : contre l’ordinateur, avec des amis par un lien, ou seul.

    Les parties sont gardées au même endroit que celles du serveur et reprennent au prochain démarrage. Avec un lien ou un code, on rejoint la partie d’un ami.
usage-tui-invitation = Le lien d’une invitation, ou son code avec --server.
usage-tui--server = L’adresse d’un serveur où jouer ; par défaut, ce programme en contient un.
usage-tui--plain = Ligne par ligne, pour les terminaux qui ne placent pas le curseur et pour les lecteurs d’écran.

## engine

usage-engine =
    Analyser des positions pour un autre programme, ligne par ligne.

    La commande lit l’entrée standard et répond sur la sortie standard, comme le décrit docs/engine-protocol.md.

## rules

usage-rules =
    Expliquer un code de règles : en mots, comment les cartes sont données, et champ par champ.

    Sans code, lister les modèles et en quoi ils diffèrent du jeu habituel de leur genre.
usage-rules-line = Le code des règles : un modèle, les champs qui en diffèrent, ou les deux, par exemple hoyle target=61.
usage-rules--json = Écrire du JSON : le code, les mots et les champs ; sans code, ceux de chaque modèle.

## lab

usage-lab = Produire et évaluer les fichiers de données du paquet (en anglais).

## patience

usage-patience = La réussite de cribbage : jouer dans le terminal, trouver le par et simuler de nombreuses parties.
usage-patience-play = Jouer à la réussite de cribbage dans le terminal : une ligne par écart, avec des conseils et la reprise des coups, et le par à la fin.
usage-patience-match = Faire jouer à l’ordinateur de nombreuses parties selon l’espérance : moyenne, erreur type et part gagnée.
usage-patience-match--rules = Un modèle de réussite, et les champs qui en diffèrent : "arnold win_at=111".
usage-patience-match--pairs = Jouer aussi les mêmes donnes pour les points, et écrire la différence.
usage-patience-par = Les meilleurs écarts d’une donne numérotée si toutes les cartes étaient connues : le plus haut total que permet le paquet.
usage-patience-par--rules = Un modèle de réussite, et les champs qui en diffèrent.

## shuffle

usage-shuffle = Cribbage Shuffle : jouer dans le terminal, trouver le par et simuler de nombreuses donnes.
usage-shuffle-play = Jouer à Cribbage Shuffle dans le terminal : une ligne par échange, avec des conseils et la reprise des coups, et le par à la fin.
usage-match = Faire jouer à l’ordinateur de nombreuses donnes : moyenne, erreur type et part gagnée.
usage-shuffle-match--rules = Le modèle shuffle, et les champs qui en diffèrent : "shuffle heels=off".
usage-shuffle-match--player = quick, qui atteint le par, ou plain, le joueur glouton, qui échange tant qu’un échange rapporte des points.
usage-shuffle-par = La meilleure disposition d’une donne numérotée, prouvée optimale. Pour seize cartes quelconques, utilisez `square par`.
usage-shuffle-par--rules = Le modèle shuffle, et les champs qui en diffèrent.
usage-shuffle-par--json = Écrire du JSON : le par, la retourne et la grille.

## square

usage-square = Les carrés de cribbage : jouer dans le terminal, trouver le par ou le plus haut total possible, et simuler de nombreuses donnes.
usage-square-play = Jouer un carré de cribbage dans le terminal : une ligne par carte, avec des conseils et la reprise des coups, et le par à la fin.
usage-square-maximum =
    Prouver le plus haut total possible d’un carré, pour chaque valeur de la retourne.

    Écrit une disposition qui l’atteint, le nombre de cas examinés et le maximum selon chaque règle de his heels. Le raisonnement est dans docs/square-maximum.md.
usage-square-match--rules = Un modèle de carré, et les champs qui en diffèrent : "wikibooks_reserve reserve_access=free".
usage-square-match--player = instant (expectimax de profondeur un), quick ou strong (de profondeur deux, avec 3 ou 8 choix pour la carte suivante).
usage-square-par = La meilleure disposition de seize cartes, prouvée optimale ; ou d’une donne numérotée, où des cartes peuvent être défaussées ou rester en trop.
usage-square-par-cards = Les seize cartes, dans l’ordre où elles ont été retournées.
usage-square-par--heels = Points d’un valet retourné : off (aucun), once (2 points, par défaut) ou per_hand (2 pour chacune des huit mains).
usage-square-par--legal = Écrire aussi la meilleure disposition jouable dans cet ordre, chaque carte touchant une carte déjà posée.
usage-square-par--deal = Le numéro d’une donne, à la place des cartes et de la retourne ; ses règles disent quelles cartes peuvent rester en trop.
usage-square-par--rules = Avec --deal : un modèle de carré, et les champs qui en diffèrent.
usage-square-par--soon = Avec --deal : s’arrêter au bout d’une seconde, même sans preuve ; sinon, une donne difficile prend jusqu’à vingt secondes.
usage-square-par--json = Écrire du JSON : le par et la grille.
usage-square-par--jsonl = Lire des donnes sur l’entrée standard, une ligne de JSON chacune, et écrire le par et la grille de chacune.
