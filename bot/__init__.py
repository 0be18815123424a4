"""Mehana."""
