"""Cards that are played on their own, not with an order: when they can be played, their choices and effects."""
