# Le rideau entre les personnes qui partagent un écran.

curtain-pass-to = Passez l’écran à { $name }
curtain-who = Qui joue ?
curtain-why = Les cartes restent cachées jusqu’à ce qu’on appuie sur le bouton.
curtain-i-am = Je suis { $name }
curtain-since = Depuis votre dernier tour
