"""What an audience may know of a table, and states that fit it."""
