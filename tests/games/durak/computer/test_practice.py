"""The lesson of Durak: an attack is transferred, and somebody is the fool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak import GAME
from games.durak.rules.events import GameOver, Transferred
from tests.games.lessons import LONGEST, SOON, played_lesson, random_lessons, sensible_lessons

if TYPE_CHECKING:
    from games.core.contract import Event


def with_learner(event: Event) -> bool:
    return isinstance(event, Transferred) and 0 in {event.seat, event.to}


def ended(event: Event) -> bool:
    return isinstance(event, GameOver)


def test_a_learner_soon_meets_a_transfer_and_the_fool() -> None:
    for learner, lesson in sensible_lessons(GAME):
        assert lesson.decisions_until(with_learner) <= SOON, f"{learner}: no transfer by or to the learner"
        assert lesson.decisions_until(ended) <= SOON, f"{learner}: the game goes on for {lesson.decisions} decisions"


def test_nobody_else_is_asked_with_the_first_question_which_stays_while_it_is_read() -> None:
    assert played_lesson(GAME, "heuristic").first_asked == (0,)


def test_whatever_a_learner_plays_the_lesson_ends_with_the_game() -> None:
    for lesson in random_lessons(GAME):
        assert isinstance(lesson.events[-1], GameOver)
        assert lesson.decisions <= 40 < LONGEST
