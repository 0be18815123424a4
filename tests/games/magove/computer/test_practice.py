"""The lesson of Wizards: the learner meets a bid, and misses one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove import GAME
from games.magove.rules.events import GameOver, RoundScored
from tests.games.lessons import SOON, random_lessons, sensible_lessons

if TYPE_CHECKING:
    from games.core.contract import Event


def met(event: Event) -> bool:
    return isinstance(event, RoundScored) and any(
        score.seat == 0 and score.bid == score.tricks for score in event.scores
    )


def missed(event: Event) -> bool:
    return isinstance(event, RoundScored) and any(
        score.seat == 0 and score.bid != score.tricks for score in event.scores
    )


def test_a_learner_soon_meets_a_bid_and_misses_one() -> None:
    for learner, lesson in sensible_lessons(GAME):
        assert lesson.decisions_until(met) <= SOON, f"{learner}: no bid met"
        assert lesson.decisions_until(missed) <= SOON, f"{learner}: no bid missed"


def test_whatever_a_learner_plays_the_lesson_ends_with_the_game() -> None:
    for lesson in random_lessons(GAME):
        assert isinstance(lesson.events[-1], GameOver)
        assert lesson.decisions <= SOON
