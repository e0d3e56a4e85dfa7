# Ce que dit chaque table, quel que soit le jeu.

room-lost = Connexion perdue, nouvel essai …
room-watching = Regardent : { $names }
room-past-deal = Donne précédente
room-say = Dire quelque chose
room-says = { $who } : { $words }
room-no-seat = Cette partie n’existe plus, ou appartient à un autre navigateur.
room-your-turn = À vous · { $title }
room-taken-back = Le dernier coup a été repris.
room-seat-lost = { $successor } remplace { $name } : { $reason }.
room-with-tutor = { $person ->
    [you] { $who } jouez avec le tuteur.
   *[other] { $who } joue avec le tuteur.
}
room-asks-for-hint = { $person ->
    [you] { $who } demandez un conseil.
   *[other] { $who } demande un conseil.
}
bar-log = Journal
bar-game = Cette partie
bar-undo = Reprendre
bar-ask-undo = Demander à reprendre
bar-hint = Conseil
bar-card = La carte
bar-numbers = Chiffres
bar-for-points = Aux points
bar-for-win = Pour gagner
bar-looking = Conseil …
bar-explore = Explorer
bar-close-hint = Fermer le conseil
bar-pause = Pause
bar-go-on = Reprendre
bar-next = Suivant
bar-stop = Arrêter
bar-actions = Votre coup
log-title = Journal
log-empty = Il ne s’est encore rien passé.
