"""Different choices have different labels in every language, so that nobody makes one move in place of another."""

import pytest

from games.check.suite.test_labels import *  # noqa: F403

pytestmark = pytest.mark.long(2)
