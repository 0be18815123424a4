"""Magove: what an audience may know, and what it can imagine behind that."""
