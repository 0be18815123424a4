"""Views of Hayduti: what an audience may know, and states that fit it."""
