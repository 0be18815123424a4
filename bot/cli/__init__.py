"""The commands of `mehana`."""
