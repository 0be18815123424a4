"""Cards that are played by themselves: which can be, what they ask, what they do."""
