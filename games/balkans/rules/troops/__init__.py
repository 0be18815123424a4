"""Troops on the board: their strength, movement and losses."""
