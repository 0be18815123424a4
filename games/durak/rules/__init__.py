"""Durak: the rules. Imports nothing from views, text, pictures or computers."""
