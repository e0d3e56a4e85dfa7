"""Cribbage: the rules, the scoring, the players, the table."""

__version__ = "0.1.0"
