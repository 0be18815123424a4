"""The bot's own pictures: a page of a leaderboard, and a strip of several games' pictures."""
