"""A short run of the state machine, with the same sequences each time; the long one is `python -m tests.machine`."""

import pytest

from tests.machine.search import shrink, walk

pytestmark = pytest.mark.long(8)

SEEDS = range(6)
STEPS = 40
SHRINKING = 60.0
"""Seconds spent on shortening a find."""


@pytest.mark.parametrize("seed", SEEDS)
def test_every_promise_holds_whatever_people_do(seed: int) -> None:
    find, _ = walk(seed, STEPS)
    if find is not None:
        pytest.fail(str(shrink(find, SHRINKING)))
