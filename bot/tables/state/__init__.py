"""A table in memory: its entries and their replay, its clocks and deadlines, and why something is refused."""
