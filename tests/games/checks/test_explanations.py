"""Help for beginners in every game: choices, names, terms, tips, and the pages of the rules."""

from games.check.suite.test_explanations import *  # noqa: F403
