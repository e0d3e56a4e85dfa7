# Le jeu dans tout le terminal ; la plupart de ses phrases sont celles de la page.

tui-keys = Entrée : bouton · H : conseil · U : reprendre · G : partie · F1 : aide · Échap
tui-home-keys = Haut Bas : choisir · Entrée : ouvrir · F1 : aide · Q : quitter
tui-page-keys = Haut Bas : défiler · Entrée : choisir · Échap : retour
tui-back-keys = Échap : retour
tui-player = Joueur
tui-more = Plus
tui-quit = Quitter
tui-no-terminal = Le jeu a besoin d’un terminal pour l’entrée et la sortie.
tui-as-usual = Selon les règles
tui-finished = Parties terminées et analyses
tui-form-keys = Haut Bas : ligne · Gauche Droite : changer · Entrée : choisir · Échap : retour
tui-this-machine = Ce lien vaut sur cette machine. Pour d’autres sur le réseau, lancez : fifteentwo tui --host 0.0.0.0
tui-none-finished = Aucune partie n’est encore terminée.
tui-review-keys = Gauche Droite : étape · Haut Bas : moments clés · Entrée : choix · Tab : bilan
tui-plain-choose = Un numéro, un code de règles ou un lien ; q pour finir :
tui-plain-help = Entrée : le grand bouton · nombres : cartes, points, ou rangée et colonne · < > : gauche et droite · h : conseil, encore : tous les choix, puis e : explorer · u : reprendre · t : dire quelque chose · l : journal · g : règles, fichier, spectateurs, abandonner · q : la liste
tui-plain-help-alone = c : conseil pour gagner · w : regarder l’ordinateur jouer
tui-plain-help-clock = c : temps restant de chacun
tui-plain-unknown = « { $given } » ne veut rien dire ici ; ? montre ce qu’on peut taper.
tui-plain-nothing = « { $given } » ne veut rien dire ici.
tui-plain-waiting = Ce n’est pas à vous ; q quitte la table.
tui-plain-pick = Un numéro ; q pour revenir :
tui-plain-form = Un numéro change une ligne, l les montre toutes, Entrée : { $last }, q : retour >
tui-plain-value = Un numéro ; Entrée laisse tel quel :
tui-plain-text = Autre chose ; Entrée laisse tel quel :
tui-plain-exercise = { $cards ->
    [0] Tapez le nombre de points ; q : retour.
    [one] Tapez le numéro d’une carte ; q : retour.
   *[other] Tapez les numéros de { $cards } cartes ; q : retour.
}
tui-plain-end = { $can ->
    [talk] r : l’analyse · l : journal · g : fichier, spectateurs · t : dire quelque chose · q : la liste
    [review] r : l’analyse · l : journal · g : fichier, spectateurs · q : la liste
   *[watch] l : journal · q : la liste
}
tui-plain-review = Un numéro, Entrée : étape suivante, b : étape précédente, o : tous les choix, c : courbe, l : tout revoir, q : retour >
tui-plain-log = { $more ->
    [yes] Entrée : page suivante, b : page précédente, un numéro : cette donne, q : retour >
   *[no] Entrée : retour, b : page précédente, un numéro : cette donne, q : retour >
}
tui-plain-watch = { $state ->
    [on] L’ordinateur continue. Entrée : pause · n : tout de suite le coup suivant · q : arrêter
   *[paused] L’ordinateur attend. Entrée : continuer · n : coup suivant · q : arrêter
}
tui-plain-no-choice = À cette étape, personne n’a choisi de cartes.
tui-plain-file = Un fichier pour la partie ; Entrée : { $file }, q : retour >
tui-plain-saved = La partie est dans { $file }.
tui-not-written = { $file } ne peut pas être écrit : { $reason }
tui-stands-in = { $person ->
    [you] L’ordinateur a joué pour vous.
   *[other] L’ordinateur joue maintenant pour { $who }.
}
tui-is-back = { $person ->
    [you] Vous jouez de nouveau vous-même.
   *[other] { $who } est de retour.
}
tui-no-server = Le serveur de ce programme s’est arrêté aussitôt ; `fifteentwo --no-browser` dit pourquoi.
tui-clock-days = { $days } j { $hours } h
tui-friend-by-link = Un proche, par un lien
tui-friend-here = Un proche, à cet écran
tui-curtain-keys = Entrée : prendre l’écran · Échap : la liste
tui-rules = Toutes les règles, une à une
tui-exercise-keys = 1 – 6, Gauche Droite, Espace : choisir · Entrée : répondre · Échap : retour
tui-yes = Oui
tui-no = Non
tui-said = « { $words } »
