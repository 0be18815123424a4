"""The yardsticks of `python -m tests.benchmarks` measure what they say: they follow the schema."""

from __future__ import annotations

import pytest

from tests.benchmarks.computers import computers_at_work
from tests.benchmarks.measure import durable


async def test_durable_moves_are_measured_beside_raw_ones() -> None:
    together, alone = await durable(tables=3, moves=4, alone_moves=4, rounds=2)
    assert (together["name"], alone["name"]) == ("journal-together", "journal-alone")
    for figure in (together, alone):
        assert figure["value"] > 0
        assert figure["ratio"] > 0.01


@pytest.mark.exhaustive
async def test_computers_are_watched_at_work() -> None:
    """A bot of its own serves tables with strong computers; one worker is killed, and no move is lost by that."""
    came = await computers_at_work(tables=2, seconds=9)
    assert came["moves"] > 0
    assert (came["harmless"], came["died"]) == (0, 1)
    assert 0 < came["middle"] <= came["p99"] <= came["slowest"]
    assert came["alone"] > 0 < came["meanwhile"]
