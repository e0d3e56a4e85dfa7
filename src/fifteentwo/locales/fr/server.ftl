# Pourquoi le serveur refuse une demande.

nothing-here = Il n’y a rien ici.
method-not-allowed = Cette méthode n’est pas permise ici.
request-too-long = C’est trop long.
requests-too-many = Trop de demandes ; attendez une minute.
games-too-many = Cette adresse a ouvert { $most } parties aujourd’hui. Continuez l’une d’elles ou réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
request-unreadable = Cette demande est illisible : { $reason }.
request-too-deep = Cette demande est illisible : son JSON est trop imbriqué.
request-not-utf8 = Cette demande est illisible : son JSON n’est pas en UTF-8.
refused = { OPENING($reason) }.
not-your-seat = Cette place n’est pas la vôtre.
hints-off = Les conseils sont désactivés à cette table.
hints-too-many = Vous avez demandé trop de conseils : attendez une minute.
hints-for-what = Il n’y a de conseils que pour l’écart et le jeu de la carte.
hints-none = Aucun conseil n’est disponible pour l’instant.
game-deleted = Cette partie a été supprimée.
no-such-game = Vous n’avez pas de partie de ce genre.
token-without-seat = Vous n’avez pas de place à cette table.
seat-not-to-give = Vous ne pouvez inviter quelqu’un qu’à une place qui est à vous.
seat-last = Gardez une place pour vous.
seat-may-return = La personne qui avait cette place peut encore y revenir. L’ordinateur peut jouer en attendant.
seat-already-held = Vous êtes déjà à cette table.
seat-open = La partie continue dès que toutes les places sont prises.
player-not-away = Cette personne n’est pas absente depuis assez longtemps.
proposal-first = Répondez d’abord à l’autre question.
already-declined = Les autres ont dit non. Jouez d’abord.
nothing-proposed = Plus rien n’est proposé.
no-stand-ins = À cette table, l’ordinateur ne remplace personne.
cards-shown = Les spectateurs voient déjà les cartes des donnes passées.
cards-not-shown = Les spectateurs ne voient pas les cartes des donnes passées.
cards-never-hidden = Dans un jeu en solitaire, rien n’est caché aux spectateurs.
nothing-to-adjourn = Il n’y a pas de partie à ajourner.
not-adjourned = Cette partie n’est pas ajournée.
game-adjourned = Cette partie est ajournée. Elle reprend quand tout le monde le veut.
said-too-much = Vous avez déjà beaucoup dit. Attendez une minute.
rematch-player-gone = Quelqu’un a quitté cette table pour de bon.
rematch-begun = Il y a déjà eu une revanche.
invitation-none-open = Il n’y a pas d’invitation en cours pour cette place.
invitation-wrong = Cette invitation n’existe pas.
invitation-used = Cette invitation a déjà servi.
invitation-withdrawn = Cette invitation a été retirée.
spectators-watch = Les spectateurs ne font que regarder.
screen-covered = Quelqu’un doit d’abord prendre l’écran.
spectators-link-wrong = Ce lien pour regarder n’existe plus.
spectators-too-many = Il y a déjà trop de spectateurs ; réessayez plus tard.
say-hello = Envoyez d’abord Hello.
said-hello = Cette connexion a déjà envoyé Hello.
too-many-windows = Cette place est ouverte dans trop de fenêtres.
page-too-slow = Cette page n’a pas pu tout recevoir à temps ; elle va se reconnecter.
message-not-text = Les messages doivent être du texte.
message-too-long = Ce message est trop long : { NUMBER($most, useGrouping: 0) } caractères au plus.
message-unreadable = Ce message est illisible : { $reason }.
server-broken = Un problème est survenu sur le serveur.
room-broken = Un problème est survenu sur le serveur. Rien n’est perdu ; rechargez la page pour continuer.
result-not-over = La partie n’est pas encore terminée.
result-nothing-to-compare = Il n’y a rien à quoi comparer cette partie.
no-statistics = Il n’y a pas encore de statistiques pour ces parties.
record-not-text = Ce n’est pas du texte.
token-needed = Envoyez un jeton Bearer d’au moins { $least } caractères.
tokens-too-many = On peut transmettre au plus { $most } jetons à la fois.
history-last = Last est un nombre de parties, au moins une.
history-delete-too-many = On peut supprimer au plus { $most } parties à la fois.
history-no-recap = Cette partie n’est pas terminée, ou n’est pas racontée donne par donne.
review-not-over = Cette partie n’est pas terminée : elle pourra être analysée à la fin.
review-not-yours = Cette partie n’est pas dans ce navigateur, et seuls ceux qui l’ont jouée peuvent l’analyser. Si vous l’avez jouée dans un autre navigateur, connectez-vous. Si d’autres l’ont jouée, demandez à l’un d’eux de la télécharger, et ouvrez le fichier ici.
review-not-ready = L’analyse de cette partie n’est pas encore finie : ouvrez-la d’abord.
review-no-such-game = Cette partie n’existe pas.
review-no-such-record = Cet enregistrement n’est plus conservé ici : ouvrez-le de nouveau.
review-no-such-position = Il n’y a pas de telle position d’où reprendre la partie.
review-failed = Cette analyse a échoué : { $reason }.
review-worker-lost = Le processus qui faisait cette analyse s’est arrêté : relancez l’analyse.
reviews-too-many = Le serveur a beaucoup d’analyses à faire : réessayez dans quelques minutes.

## Comptes

account-password-length = Un mot de passe compte de { $least } à { $most } caractères.
account-passkey-refused = Cette clé d’accès n’a pas été acceptée.
account-passkey-late = C’était trop long, réessayez.
account-too-many-passkeys = Un compte a au plus { $most } clés d’accès.
account-too-many-tries = Trop de mots de passe erronés. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, ou utilisez une clé d’accès.
account-name-taken = Quelqu’un d’autre porte déjà ce nom.
account-wrong-password = Le nom ou le mot de passe est erroné.
account-last-key = C’est votre seul moyen de vous connecter : choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
account-sign-in-first = Reconnectez-vous pour modifier votre compte.
account-signed-in = Ce navigateur est déjà connecté. Déconnectez-vous d’abord.
account-no-token = Ce n’est pas le jeton d’un navigateur.
account-settings-bad = Ces réglages ne peuvent pas être enregistrés.
account-other-name = Ce n’est pas le nom de votre compte.

## Les adversaires de l’ordinateur

opponent-level = { $player ->
    [beginner] Débutante
    [novice] Novice
    [casual] Loisir
    [club] Club
    [strong] Forte
   *[expert] Experte
}
opponent-words = { $player ->
    [beginner] Garde toutes les paires qu’elle reçoit.
    [novice] Raconte des histoires, oublie des quinze.
    [casual] Marque vite, ne défend jamais.
    [club] Écarte bien. Le crib de qui ? Il l’oublie.
    [strong] Entame bas et attend votre dix.
   *[expert] Presque parfaite. Joue selon le score.
}

## Le stockage

store-not-kept = Les parties ne peuvent pas être conservées dans { $where } : { $reason }.
store-not-read = Les parties ne peuvent pas être lues : { $reason }.
store-not-saved = La partie ne peut pas être enregistrée : { $reason }. Rien n’est perdu.
store-newer = Les parties ont été enregistrées par une version plus récente de fifteentwo (stockage en version { $version }) ; mettez le programme à jour.
store-in-use = Un autre fifteentwo utilise déjà { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier.
store-in-use-at = Un autre fifteentwo utilise déjà { $folder } ; il répond à l’adresse { $address }.
store-url = L’URL de la base de données est illisible ; écrivez-la sous la forme postgresql://user@host/name.
store-only-postgres = seul PostgreSQL (postgresql://...) a une URL ici
store-asyncpg = PostgreSQL demande le paquet asyncpg, qui n’est pas installé : pip install 'fifteentwo[postgres]'.
store-disk-full = le disque est plein
store-disk-error = le disque signale une erreur
store-read-only = le fichier est en lecture seule
store-damaged = le fichier est endommagé
store-no-database = le fichier n’est pas une base de données
store-not-opened = le fichier ne peut pas être ouvert
store-busy = un autre programme utilise le fichier
listen-range = le port { $port } est hors limites : les ports vont de 0 à { $most }.
listen-not = le port { $port } de { $host } ne peut pas être utilisé : { $reason }.
listen-none = les ports { $port } à { $last } de { $host } ne peuvent pas être utilisés : { $reason }.
log-head = Cette partie ne peut pas être ouverte : ses règles ou ses places sont illisibles ({ $reason }).
log-entry-unreadable = Cette partie ne peut pas être ouverte : l’entrée { $number } de son journal est illisible ({ $reason }).
log-entry-unplayable = Cette partie ne peut pas être ouverte : l’entrée { $number } de son journal ne peut pas être jouée ({ $reason }).

## Les autres sites

host-unknown = Ce serveur ne répond pas à ce nom d’hôte.
origin-other = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
docs-not-built = La documentation n’a pas été construite ici : ./site, dans le dossier du code source, la construit.

## Programmes et robots

program-name = « { $given } » ne peut pas être le nom d’un programme : prenez des lettres, des chiffres, - et _
program-not-here = ce serveur n’a pas de programme « { $given } »
bot-unknown = Ce robot n’existe pas.
bot-seconds = Un robot a de 1 à { $most } secondes pour un choix.
bots-too-many = Vous avez déjà { $most } robots : révoquez-en un d’abord.
bot-seated = Ce robot joue déjà à cette table.
bot-late = il n’a pas choisi en { $seconds } secondes
bot-illegal = il a fait quelque chose d’interdit ({ $reason })
bot-unreadable = un message illisible
bot-revoked = son propriétaire l’a révoqué

client-invitation = « { $text } » n’est pas une invitation : utilisez son lien, ou son code avec l’adresse du serveur
client-spectate = « { $text } » n’est pas un lien pour spectateurs, qui contient #/spectate/
client-unreachable = { $address } est injoignable : { $reason }
client-stranger = { $address } ne répond pas comme un serveur de fifteentwo
client-lost = { $address } a fermé la connexion
client-closed = la connexion est fermée

## Jeu en duplicate

set-of-deals-rules = Les donnes d’une série se jouent selon des règles pour deux, en une seule partie.
set-of-deals-number = { $given } n’est pas le numéro d’une série : il a de 1 à { $most } chiffres.
set-of-deals-hidden = Les spectateurs ne voient pas les cartes d’une série, car d’autres jouent les mêmes donnes.
set-of-deals-none = Les cartes de cette partie ne viennent d’aucune série.
set-of-deals-not-over = La série est révélée quand la partie est finie.

## Notifications

push-endpoint = Aucun message ne peut être envoyé à cette adresse.
push-keys = Ces clés ne permettent pas de chiffrer des messages.
push-turn = À vous de jouer, { $name }
push-table = Table { $room }
