"""Routing of used controls and commands."""
