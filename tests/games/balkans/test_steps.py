"""Steps from positions set up by hand come to what they came to before."""

import pytest

from tests.games.balkans.steps import RESULTS, load, result

PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_each_step_comes_to_the_same(part):
    """State, news and offers after a move are those kept; where others are meant, run `tests.games.balkans.steps`."""
    kept = RESULTS.read_text("utf-8").splitlines()
    steps = load()
    assert len(steps) == len(kept)
    differ = [
        f"now {now}" for step, was in list(zip(steps, kept, strict=True))[part::PARTS] if (now := result(step)) != was
    ]
    assert not differ
