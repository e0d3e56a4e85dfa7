"""The play as a zero-sum game: its public tree, counterfactual regret minimisation on it, and best responses."""
