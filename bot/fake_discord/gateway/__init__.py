"""The gateway: connections of bots, and the events that they get."""
