"""Decisions by Monte Carlo: simulated deals that fit what is seen, for the games without a solution."""
