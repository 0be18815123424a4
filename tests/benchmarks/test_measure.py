"""The yardsticks of `python -m tests.benchmarks` measure what they say: they follow the schema."""

import random
from dataclasses import replace

import pytest

from games.core.catalogue import find_games
from games.core.judge import Difference
from tests.benchmarks.computers import computers_at_work
from tests.benchmarks.judgements import agree, calibrated, fitted
from tests.benchmarks.measure import durable


async def test_durable_moves_are_measured_beside_raw_ones() -> None:
    together, alone = await durable(tables=3, moves=4, alone_moves=4, rounds=2)
    assert (together["name"], alone["name"]) == ("journal-together", "journal-alone")
    for figure in (together, alone):
        assert figure["value"] > 0
        assert figure["ratio"] > 0.01


@pytest.mark.exhaustive
def test_judgements_are_compared_with_longer_ones_and_played_on() -> None:
    durak = find_games()["durak"]
    assert durak.judging is not None
    came = calibrated(replace(durak, judging=replace(durak.judging, budget=40)), 2, count=12, deals=2, played_on=1)
    assert came.judged == 12
    assert 0 < came.agreed <= 12 - came.missed
    assert 0 < came.slowest <= came.seconds
    assert came.costly
    assert len(came.played_on) == 1
    assert 0 <= came.within <= 1


def test_measurements_agree_that_are_as_near_as_their_errors_let_expect() -> None:
    assert agree(Difference(0.1, 0.03), Difference(0.19, 0.04))
    assert not agree(Difference(0.1, 0.03), Difference(0.21, 0.04))


@pytest.mark.long(5)
def test_what_is_left_of_differences_is_found_again() -> None:
    """Of 300 differences, a half is left on average, give or take a quarter of that."""
    chance, played_on = random.Random(1), list[tuple[Difference, Difference]]()
    for _ in range(300):
        true = chance.uniform(0.05, 0.3)
        judged = Difference(chance.gauss(true, 0.02), 0.02)
        played_on.append((judged, Difference(chance.gauss(0.5 * true * chance.gauss(1, 0.25), 0.01), 0.01)))
    kept, spread = fitted(played_on, 0.0)
    assert kept == pytest.approx(0.5, abs=0.05)
    assert spread == pytest.approx(0.25, abs=0.08)


@pytest.mark.exhaustive
async def test_computers_are_watched_at_work() -> None:
    """A bot of its own serves tables with strong computers; one worker is killed, and no move is lost by that."""
    came = await computers_at_work(tables=2, seconds=9)
    assert came["moves"] > 0
    assert (came["harmless"], came["died"]) == (0, 1)
    assert 0 < came["middle"] <= came["p99"] <= came["slowest"]
    assert came["alone"] > 0 < came["meanwhile"]
