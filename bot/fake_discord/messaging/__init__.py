"""Writing messages and answering interactions, by Discord's rules."""
