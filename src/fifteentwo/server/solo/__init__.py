"""The squares and solitaires at the server: games for one, by HTTP alone."""
