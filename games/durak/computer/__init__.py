"""Durak: how a computer chooses a move, from a view alone."""
