"""People of the fake Discord: what they can do and see."""
