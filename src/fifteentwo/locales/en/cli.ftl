# The messages of the command line.

cli-no-language = { $source }: there is no language '{ $given }': the languages are { $known }
