"""Squares: the value function, expectimax, par and the highest total possible."""
