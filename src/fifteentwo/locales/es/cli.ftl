# Los mensajes de la línea de órdenes.

cli-no-language = { $source }: no existe el idioma «{ $given }»; hay { $known }
