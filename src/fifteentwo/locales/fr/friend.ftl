# Jouer avec des personnes sur d’autres appareils.

friend-title = Jouer entre amis
friend-club = Soirée de club
friend-duplicate = Duplicate : les mêmes donnes pour tous
friend-cards = Cartes
friend-cards-fresh = Mélangées pour cette partie
friend-cards-twice = Les mêmes donnes deux fois, places échangées
friend-cards-twice-why = Après la partie, vous rejouez les mêmes donnes avec les cartes de l’autre. Vous voyez alors, donne par donne, qui en a tiré le plus.
friend-leg-first = Duplicate : après cette partie, les mêmes donnes sont rejouées, places échangées.
friend-leg-second = Duplicate : ce sont les donnes de la partie précédente, places échangées.
friend-your-name = Votre nom
friend-invite = Inviter quelqu’un
friend-open = Ouvrir une table
friend-join = Répondre à une invitation
friend-sit = Prendre place
friend-invited = Vous êtes invité à une partie de cribbage.
friend-invited-by = { $person ->
    [they] { $who } vous invitent à une partie de cribbage.
   *[other] { $who } vous invite à une partie de cribbage.
}
friend-guest = Invité
friend-waiting = En attente de votre invité
friend-seat = Place { $number }
friend-qr = Code QR du lien
friend-copy = Copier le lien
friend-copied = Copié
friend-computer = Laisser jouer l’ordinateur
friend-invite-to = Inviter à la place de { $name }
friend-invite-now = La personne invitée continue sur un autre appareil. La partie attend que la place soit prise.
friend-withdraw = Retirer
friend-begins = Vous jouez dès que la place est prise.
friend-invite-why = Vous recevez un lien et une image à scanner. Aucun compte n’est nécessaire.
friend-join-why = Ouvrez le lien que vous avez reçu, ou saisissez-le ici, ou bien le code.
friend-link = Lien de l’invitation
friend-not-a-link = Ce n’est ni le lien ni le code d’une invitation.
friend-scan = Scannez avec un téléphone, ou envoyez le lien. Il ne sert qu’une fois.
friend-this-computer = Ce lien ne vaut que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec : fifteentwo --host 0.0.0.0
friend-ask-again = Demandez un nouveau lien.
friend-link-or-code = Lien ou code de l’invitation
friend-or-code = Ou choisissez « Jouer entre amis » sur l’autre appareil et saisissez ce code :
friend-away-waits = Si quelqu’un s’absente, les autres attendent.

## Spectators

friend-spectators = Spectateurs
friend-spectators-why = Un lien permet à d’autres de regarder. Ils voient ce qui est sur la table, jamais une main ni le crib.
friend-spectators-link = Lien pour regarder
friend-nobody-watches = Personne ne regarde.
friend-make-spectators-link = Créer un lien pour regarder
friend-new-spectators-link = Créer un nouveau lien pour regarder
friend-withdraw-spectators-link = Retirer le lien pour regarder
friend-open-cards = Ce que voient les spectateurs
friend-open-cards-table = Ce qui est sur la table
friend-open-cards-later = Toutes les cartes, une donne plus tard
friend-open-cards-rule = Les spectateurs voient toutes les cartes d’une donne dès que la suivante est distribuée.
friend-show-cards = Montrer toutes les cartes aux spectateurs, une donne plus tard
friend-hide-cards = Cacher de nouveau les donnes passées aux spectateurs
friend-past-deal-of = Donne { $deal } de la partie { $game }, avec toutes les cartes
friend-past-deal-threw = Écart de { $who } : { $cards }.
friend-past-deal-starter = Retourne
friend-past-deal-crib = Crib de { $who }
friend-watch = Regarder une partie
friend-watch-why = Vous voyez la table, et les joueurs voient votre nom.
friend-watch-now = Regarder

## What players say to each other

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-hand = Belle main !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-applause = Bravo !
phrase-laughter = Ha ha !
phrase-wonder = Oh là là !
phrase-tears = Oh non !
phrase-mute = Ne pas montrer ce que disent les autres

## Accords
agree-take-back = { $who } demande à reprendre son dernier coup.
agree-adjourn = { $who } aimerait ajourner la partie.
agree-go-on = { $who } aimerait reprendre la partie.
agree-show-cards = { $who } voudrait que les spectateurs voient toutes les cartes d’une donne dès que la suivante est distribuée.
agreed-take-back = Reprendre le dernier coup ?
agreed-adjourn = Ajourner la partie ?
agreed-go-on = Reprendre la partie ?
agreed-show-cards = Montrer toutes les cartes aux spectateurs, une donne plus tard ?
agree-waits = En attente de { $who }…
agree-yes = D’accord
agree-no = Non
agree-withdraw = Retirer
agree-declined = La réponse est non.
adjourned = Cette partie est ajournée. Elle reprend quand tout le monde le veut.
adjourned-play-on = Reprendre
adjourn = Ajourner la partie
away-long = { $who } est absent depuis un moment.
away-stand-in = Laisser l’ordinateur jouer pour { $who }
away-meanwhile = Pendant votre absence, { $name } (l’ordinateur) a joué pour vous : { $choices ->
    [one] un choix
   *[other] { $choices } choix
}, { $match ->
    [yes] à partir de la donne { $deal } de la partie { $game }.
   *[no] à partir de la donne { $deal }.
}
away-gone = { $who } a quitté la table pour de bon.
away-invite-else = Inviter quelqu’un d’autre
absence-replace = Ils peuvent aussi inviter quelqu’un d’autre à la place. La personne absente la retrouve à son retour, si personne ne l’a prise.
clock = Temps
clock-left = Temps restant : { $time }
clock-low = Il vous reste { $seconds } secondes.
clock-none = Sans pendule
clock-move = { $seconds } secondes par coup
clock-game = { $minutes } minutes et { $increment } secondes par coup
clock-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
clock-none-why = Chacun prend le temps qu’il veut.
clock-move-why = Le temps recommence à chaque coup.
clock-game-why = Le temps vaut pour toute la partie ; chaque coup en ajoute un peu.
clock-days-why = Jouez quand vous voulez ; le temps court aussi quand personne n’est à la table.
friend-notify = Réglages : me prévenir quand c’est à moi de jouer
clock-flag = Quand le temps est écoulé
clock-flag-lose = Celui qui n’a plus de temps perd la partie.
clock-flag-computer = L’ordinateur finit la partie à la place de celui qui n’a plus de temps.
absence = Ensuite, ils peuvent
absence-choose = laisser jouer l’ordinateur, ou ajourner
absence-computer = laisser jouer l’ordinateur
absence-adjourn = ajourner la partie
absence-rule = Si quelqu’un est absent pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, les autres peuvent { $absence ->
    [computer] laisser jouer l’ordinateur jusqu’à son retour
    [adjourn] ajourner la partie
   *[choose] laisser jouer l’ordinateur jusqu’à son retour, ou ajourner la partie
}.
match-length = Durée
match-single = Une seule partie
match-best = Au meilleur de { $games } parties ; le perdant donne la suivante
friend-away = Si quelqu’un s’absente, les autres attendent
friend-away-wait = le temps qu’il faudra
friend-away-computer = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
