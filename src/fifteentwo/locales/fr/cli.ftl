# Les messages de la ligne de commande.

cli-no-language = { $source } : la langue « { $given } » n’existe pas ; il y a { $known }
