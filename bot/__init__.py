"""The host of the tables, its Discord face, the sandbox and the command line."""
