"""Computers of every strength, in every game, finish tables with legal moves that depend on view and seed alone."""

from games.check.suite.test_strengths import *  # noqa: F403
