"""The squares: the value function, expectimax, par and the highest total there can be."""
