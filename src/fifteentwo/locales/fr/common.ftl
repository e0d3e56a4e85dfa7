# Les mots de toutes les pages.

common-close = Fermer
common-cancel = Annuler
common-settings = Réglages
common-help = Aide
common-lobby = Toutes les parties
common-try-again = Réessayer
common-loading = Un instant …
common-unreachable = Le serveur de jeu est injoignable. Nouvel essai …
common-odd-answer = Le serveur de jeu a répondu par une erreur ({ NUMBER($status, useGrouping: 0) }).
common-you = Vous
common-replay = Revoir
common-review = Analyse
