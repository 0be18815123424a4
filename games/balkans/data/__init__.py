"""The components of the game, loaded from data files and checked."""
