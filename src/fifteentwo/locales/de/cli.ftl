# Die Meldungen der Kommandozeile.

cli-no-language = { $source }: die Sprache „{ $given }“ gibt es nicht; es gibt { $known }
