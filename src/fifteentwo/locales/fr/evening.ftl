# Pourquoi une soirée de club refuse quelque chose.

evening-unknown = Cette soirée n’existe pas, ou vous n’y participez pas.
evening-code-wrong = Ce n’est pas le code d’une soirée.
evening-organiser-only = Seul l’organisateur peut le faire.
evening-not-yours = Ce n’est pas votre partie.
evening-closed = La soirée est close.
evening-open = La soirée est déjà ouverte.
evening-full = La salle est pleine : { $most } joueurs au plus.
evening-left = Ce joueur est parti.
evening-here = Ce joueur est présent.
evening-no-player = Ce joueur n’existe pas.
evening-no-game = Cette partie n’existe pas.
evening-settled = Cette partie a déjà un résultat.
evening-room = Cette partie se joue déjà ici.
evening-no-phone = Pour jouer ici, il faut un téléphone à chacun des deux joueurs.
evening-not-void = Cette partie ne peut pas être annulée.
evening-games-open = Certaines parties n’ont pas encore de résultat.
evening-knockout = L’élimination directe a commencé.
evening-seeds = Ces joueurs ne peuvent pas continuer.
evening-qualifiers = De 2 à { $most } joueurs peuvent se qualifier.
evening-match-score = Le vainqueur du match a { $needed } parties, l’autre moins.
evening-score = Le vainqueur a { $target } points, l’autre moins.
evening-bracket = Le vainqueur de ce match a déjà joué le suivant.
evening-nobody = Il n’y a plus personne qui puisse se rencontrer.
evening-twice = Personne ne peut être à deux tables.
evening-too-few = Il faut au moins deux joueurs.
evening-rounds-over = Toutes les rondes ont été jouées.
evening-final-over = La finale a été jouée.
evening-rounds = Une soirée compte de 1 à { $most } rondes.
evening-target = Une partie se joue en 61 ou en 121.
evening-best-of = Un match se joue en 1, 3, 5 ou 7 parties.
evening-minutes = Une arène dure de { $least } à { $most } minutes.
club-unknown = Vous ne participez pas à ce club.
club-best = De 1 à 366 soirées peuvent compter.

## La soirée qu’une commande ouvre

hall-name = Soirée de club
hall-join = Pour participer : { $address }
hall-code = ou saisir le code { $code } sur { $address }
hall-desk = L’organisation, pour vous seul : { $address }
hall-goes-on = « { $name } » continue (joueurs : { $players }, rondes jusqu’ici : { $rounds }). L’option --new ouvre une autre soirée.
hall-no-network = Aucun réseau local : seule cette machine peut accéder à la soirée. Connectez-la au réseau de la salle et recommencez.
