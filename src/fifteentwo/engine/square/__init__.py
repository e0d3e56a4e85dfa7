"""The squares: the most a layout can be worth, par, and what is good to do."""
