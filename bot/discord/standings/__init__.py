"""Standings, seasons and personal cards."""
