# Les réglages, et les mots par lesquels on les cherche.

settings-title = Réglages
settings-search = Chercher un réglage
settings-found = { $count ->
    [one] { $count } réglage trouvé
   *[other] { $count } réglages trouvés
}
settings-not-found = Aucun réglage ne correspond à « { $search } ».
settings-clear = Afficher tous les réglages

## Les parties

settings-you = Vous
settings-pace = Vitesse
settings-table = Cartes et table
settings-sound = Son
settings-looks = Affichage
settings-play = Façon de jouer
settings-all = Tous les réglages

## Vous

settings-name = Votre nom
settings-account = Compte
settings-account-why = Continuer à jouer sur un autre appareil
settings-push = Me prévenir quand c’est à moi de jouer
settings-push-why = Dans les parties avec d’autres, quand la page est fermée
settings-push-insecure = Les notifications exigent une adresse qui commence par https.
settings-push-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
settings-push-denied = Les notifications de cette page sont bloquées dans les réglages du navigateur.
settings-push-failed = Le service de notifications du navigateur est injoignable.
settings-language = Langue
settings-language-of-browser = Langue du navigateur

## Vitesse

settings-count-speed = Vitesse du décompte
settings-count-speeds = { $speed ->
    [0] d’un coup
    [1] 1, la plus rapide
    [9] 9, la plus lente
   *[other] { $speed } sur 9
}
settings-bot-pace = Vitesse de l’ordinateur
settings-pace-instant = Instantanée
settings-pace-fast = Rapide
settings-pace-normal = Normale
settings-pace-slow = Lente
settings-auto-deal = Couper et donner pour moi
settings-auto-deal-why = Dans votre première partie, vous coupez et donnez vous-même ; ensuite, ce réglage est activé.
settings-auto-go = Go automatique
settings-auto-go-why = Après un instant, quand aucune de mes cartes ne passe.

## Cartes et table

settings-preview = La table selon les choix ci-dessous
settings-deck = Cartes
settings-deck-classic = Classiques
settings-deck-four-colour = Quatre couleurs
settings-deck-large = Grands caractères
settings-back = Dos des cartes
settings-back-red = Rouge
settings-back-blue = Bleu
settings-back-green = Vert
settings-felt = Tapis
settings-felt-green = Vert
settings-felt-blue = Bleu
settings-felt-wine = Bordeaux
settings-felt-slate = Ardoise
settings-board = Planche
settings-board-continuous = Longue
settings-board-classic = Classique
settings-wood = Bois
settings-wood-oak = Chêne
settings-wood-walnut = Noyer
settings-wood-birch = Bouleau
settings-pegs = Chevilles
settings-pegs-classic = Classiques
settings-pegs-sea = Mer
settings-pegs-steel = Acier

## Son

settings-volume = Volume
settings-volumes = { $percent ->
    [0] coupé
   *[other] { $percent } %
}
settings-sound-deal = La donne
settings-sound-card = Une carte jouée
settings-sound-peg = Les chevilles
settings-sound-crash = Un crash
settings-sound-go = Go et trente et un
settings-sound-turn = Mon tour
settings-sound-end = La fin d’une partie
settings-spoken = Annoncer le compte
settings-spoken-why = La voix de cet appareil annonce le compte, les go et les points de chaque main.
settings-haptics = Vibrations
settings-haptics-why = Les téléphones qui le peuvent vibrent quand je joue une carte et quand des points sont marqués.

## Affichage

settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-contrast-why = Couleurs et contours plus marqués. Toujours activé si votre système le demande.
settings-motion = Moins d’animations
settings-motion-why = Ni mouvement ni fondu. Toujours activé si votre système le demande.
settings-left-handed = Disposition pour gauchers
settings-left-handed-why = Les boutons et les panneaux latéraux changent de côté.

## Façon de jouer

settings-own-pegs = Déplacer les chevilles moi-même
settings-own-pegs-why = Le jeu attend que j’aie marqué mes points.
settings-tutor = Tuteur
settings-tutor-why = Intervient avant un choix de cartes qui coûterait davantage. Ces parties sont marquées comme jouées avec de l’aide.
settings-tutor-off = Non
settings-tutor-percent = { $percent } % d’une victoire
settings-tutor-half-point = un demi-point
settings-tutor-point = 1 point

## Tous les réglages

settings-setup = Les parties personnalisées commencent avec
settings-setup-none = La partie habituelle. Enregistrez-en une autre sous « Partie personnalisée ».
settings-setup-forget = Prendre la partie habituelle
settings-file = Fichier des réglages
settings-file-why = Emportez vos réglages dans un autre navigateur ou sur un autre appareil.
settings-export = Exporter
settings-import = Importer
settings-import-done = Les réglages ont été importés.
settings-import-bad = Ce fichier ne contient pas de réglages de fifteentwo.
settings-reset = Réinitialiser tous les réglages
settings-reset-done = Les réglages ont été réinitialisés.

## Further words that a search finds a setting by

settings-also-name = joueur pseudo surnom
settings-also-account = connexion clé mot de passe appareil exporter supprimer données
settings-also-push = notification push alerte rappel tour
settings-also-language = traduction anglais allemand français espagnol language sprache idioma
settings-also-bot-pace = adversaire robot rapide lent attente animation
settings-also-count-speed = compter montrer rapide lent
settings-also-auto-deal = automatique mélanger battre retourne
settings-also-auto-go = automatique dire
settings-also-deck = figures taille gros couleur index
settings-also-felt = feutre table couleur fond
settings-also-board = planche de cribbage piste tableau
settings-also-wood = planche couleur
settings-also-pegs = couleur fiches
settings-also-sound = audio bruit muet silence
settings-also-spoken = voix lire haute annonce son
settings-also-haptics = haptique vibrer téléphone
settings-also-theme = mode nuit apparence couleurs
settings-also-contrast = accessibilité vue
settings-also-motion = mouvement réduit accessibilité
settings-also-left-handed = main gauche miroir côté accessibilité
settings-also-own-pegs = chevilles main planche marquer
settings-also-tutor = coach avertir erreur apprendre professeur tutor
settings-also-by-sets = compter main combinaisons annonce
settings-also-let-stand = muggins réclamer
settings-also-setup = défaut règles adversaire
settings-also-file = exporter importer sauvegarde charger transférer
settings-also-reset = défaut origine départ
