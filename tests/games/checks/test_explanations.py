"""Help for beginners in every game: choices, names, terms, tips, and the pages of the rules."""

import pytest

from games.check.suite.test_explanations import *  # noqa: F403

pytestmark = pytest.mark.long(1)
