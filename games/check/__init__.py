"""Checks of one game: its rules, views, secrets, texts and pictures, as a plugin for pytest."""
