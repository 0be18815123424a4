"""What judges one game: checks of its rules, views, secrets, texts and pictures, as a plugin for pytest."""
