"""Magove: its components, from their files, checked."""
