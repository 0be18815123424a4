"""Battle for the Balkans: how a computer chooses, from a view alone."""
