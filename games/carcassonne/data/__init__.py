"""Carcassonne: its components, from their files, checked."""
