"""Computer players, which choose moves from their view alone."""
