"""Hayduti: its components, from their files, checked."""
