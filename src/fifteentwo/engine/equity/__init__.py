"""Equity: the chance to win from every score, in the match, and inside a deal, by counts of simulated deals."""
