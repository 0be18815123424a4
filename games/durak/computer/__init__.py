"""Durak: how a computer chooses, from a view alone."""
