"""The tables of the games for one in characters."""
