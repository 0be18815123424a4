"""An HTTP interface to the fake Discord's people, world, faults and clock, for bots not written in Python."""
