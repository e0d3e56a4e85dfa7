"""The solved two-player game, evaluated and played."""
