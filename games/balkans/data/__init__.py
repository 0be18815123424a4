"""Battle for the Balkans: its components, from their files, checked."""
