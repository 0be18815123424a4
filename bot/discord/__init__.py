"""The Discord side: commands, controls and messages. It names no game."""
