"""Help texts beyond their lengths: room for long names, order, and secrets along whole tables."""

import pytest

from games.check.suite.test_teaching import *  # noqa: F403

pytestmark = pytest.mark.long(1)
