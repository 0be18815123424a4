"""Magove: what an audience may know, and what it can determinize behind that."""
