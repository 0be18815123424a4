"""Help texts beyond their lengths: room for long names, order, and secrets along whole tables."""

from games.check.suite.test_teaching import *  # noqa: F403
