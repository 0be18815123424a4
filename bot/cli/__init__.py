"""The commands of `mehana`, one module each kind."""
