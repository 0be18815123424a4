"""Different choices have different labels in every language, so that nobody makes one move in place of another."""

from games.check.suite.test_labels import *  # noqa: F403
