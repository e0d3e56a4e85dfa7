"""Practice: puzzles, trainers, ratings of puzzles and solvers, and spaced repetition."""
