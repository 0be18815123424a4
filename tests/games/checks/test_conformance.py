"""The promises of every game, checked at every step of tables with every preset and number of seats."""

import pytest

from games.check.suite import test_conformance
from games.check.suite.test_conformance import *  # noqa: F403

pytestmark = [test_conformance.pytestmark, pytest.mark.long(2)]
