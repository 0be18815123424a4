"""No text of the bot is cut short in a picture, in any language; only names of people may be."""

from bot.check.suite.test_uncut import *  # noqa: F403
