"""The scorer for many hands at once: vectorised with NumPy, jitted with Numba; and hands counted by rank alone."""
