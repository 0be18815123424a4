"""Durak: its components, from their files, checked."""
