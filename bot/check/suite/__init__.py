"""The checks of one game as tests; the games to check are those of `bot.check.games.checked`."""
