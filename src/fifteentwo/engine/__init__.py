"""The engine: what is good to do, by arithmetic over many hands at once. Needs NumPy."""
