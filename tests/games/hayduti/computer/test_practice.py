"""The lesson of Hayduti: a figure is raised, and a committee broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.hayduti import GAME
from games.hayduti.computer.practice import MOST_TURNS, over
from games.hayduti.rules.events import CommitteeBroken, Raised, TurnStarted
from games.hayduti.rules.state import Phase
from tests.games.lessons import SOON, played_lesson, random_lessons, sensible_lessons

if TYPE_CHECKING:
    from games.core.contract import Event


def raised(event: Event) -> bool:
    return isinstance(event, Raised)


def raised_by_learner(event: Event) -> bool:
    return isinstance(event, Raised) and event.seat == 0


def broken(event: Event) -> bool:
    return isinstance(event, CommitteeBroken)


def test_a_learner_soon_sees_a_card_raised_and_a_committee_broken() -> None:
    for learner, lesson in sensible_lessons(GAME):
        assert lesson.decisions_until(raised) <= SOON, f"{learner}: nothing raised"
        assert lesson.decisions_until(broken) <= SOON, f"{learner}: no committee broken"


def test_most_learners_soon_raise_a_card_themselves() -> None:
    own = [lesson.decisions_until(raised_by_learner) <= SOON for _, lesson in sensible_lessons(GAME)]
    assert own.count(True) > own.count(False)


def test_whatever_a_learner_plays_the_lesson_ends_with_a_turn() -> None:
    for lesson in random_lessons(GAME):
        turns = [event.seat for event in lesson.events if isinstance(event, TurnStarted)]
        assert lesson.by_rule
        assert (turns[-1], lesson.view.phase, lesson.view.committees[0].actions_taken) == (0, Phase.ACTIONS, 0)
        assert turns.count(0) - 1 <= MOST_TURNS
        assert lesson.decisions <= 50


def test_the_lesson_does_not_end_within_a_turn() -> None:
    lesson = played_lesson(GAME, "heuristic")
    ends = [made for made in range(len(lesson.events)) if over(lesson.events[:made], lesson.view, 0)]
    assert ends == []
    assert over(lesson.events, lesson.view, 0)
