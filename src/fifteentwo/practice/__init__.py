"""Practice: puzzles, trainers, ratings of puzzles and solvers, and what comes back when."""
