"""Magove: all that is played. Knows its components and nothing of how anything is seen, said, drawn or chosen."""
