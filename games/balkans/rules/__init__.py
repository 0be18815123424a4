"""The rules of Battle for the Balkans: setup, legal moves, their effects and the end of the game."""
