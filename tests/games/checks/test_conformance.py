"""The promises of every game, checked at every step of tables with every preset and number of seats."""

from games.check.suite.test_conformance import *  # noqa: F403
