"""Rules, look-up and help."""
