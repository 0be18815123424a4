"""Bringing every table's changes to its channel and its players."""
