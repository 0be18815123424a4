"""No text of the bot is cut short in a picture, in any language; only names of people may be."""

from games.check.suite.test_uncut import *  # noqa: F403
