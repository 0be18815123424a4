"""A table that has ended as a file to keep: a page to step through, and a moving picture. No network, no database."""
