"""Lessons, in the games that come with the bot; one that cannot be dealt, or tells nothing, is caught."""

from dataclasses import replace

import pytest

from games.check.suite import test_practice as suite
from games.check.suite.test_practice import *  # noqa: F403
from games.core.catalogue import find_games
from games.core.contract import Practice

HAYDUTI = find_games()["hayduti"]


def with_practice(monkeypatch: pytest.MonkeyPatch, practice: Practice) -> None:
    monkeypatch.setitem(suite.GAMES, "hayduti", replace(HAYDUTI, practice=practice))


@pytest.mark.parametrize(
    ("practice", "problem"),
    [(Practice(preset="none"), "'none', which is no preset"), (Practice(seats=7), "7 cannot play the lesson")],
)
def test_a_lesson_that_cannot_be_dealt_is_caught(
    monkeypatch: pytest.MonkeyPatch, practice: Practice, problem: str
) -> None:
    with_practice(monkeypatch, practice)
    with pytest.raises(AssertionError, match=problem):
        suite.test_the_lesson_can_be_dealt("hayduti")


def test_a_lesson_that_tells_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with_practice(monkeypatch, replace(HAYDUTI.practice, learnt={}))
    with pytest.raises(AssertionError, match="two things learnt are told"):
        suite.test_the_lesson_ends_however_it_is_played("hayduti", bytes(32))


def test_a_lesson_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "LONGEST_TABLE", 40)
    with_practice(monkeypatch, replace(HAYDUTI.practice, over=lambda *_: False))
    with pytest.raises(AssertionError, match="never true"):
        suite.test_the_lesson_ends_however_it_is_played("hayduti", bytes(32))
