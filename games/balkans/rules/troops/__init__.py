"""Troops on the board: what counts for them, where they may go, and how they are lost."""
