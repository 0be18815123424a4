"""The host on Discord: commands, controls and messages. It names no game."""
