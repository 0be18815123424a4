"""What the checks of this game need: pictures to compare with earlier ones."""
