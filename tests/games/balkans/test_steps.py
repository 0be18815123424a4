"""Moves from hand-made positions have their recorded outcomes."""

import difflib
import re

import pytest

from tests.games.balkans.steps import load, outcome, recorded

PARTS = 8


def clauses(text):
    return re.split(r"; | \| |\n", text)


@pytest.mark.parametrize("part", range(PARTS))
def test_moves_have_their_recorded_outcomes(part):
    """Events, state and legal moves are as recorded; to record intended changes, run `tests.games.balkans.steps`."""
    steps, expected = load(), recorded()
    assert len(steps) == len(expected)
    for step, before in list(zip(steps, expected, strict=True))[part::PARTS]:
        now = outcome(step)
        differences = now != before and [
            line for line in difflib.ndiff(clauses(before), clauses(now)) if line[0] in "+-"
        ]
        assert not differences, f"{step.seat} {step.move}"
