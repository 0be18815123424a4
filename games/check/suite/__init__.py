"""The checks of one game as tests; the games to check are those of `games.check.games.checked`."""
