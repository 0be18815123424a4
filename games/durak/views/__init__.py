"""Durak: what an audience may know, and states that fit it."""
