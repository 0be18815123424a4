"""The games: pure rules, with their words and pictures. One folder a game, found by `games.core.catalogue`."""
