"""The lesson of Carcassonne: a city is closed, and points are stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne import GAME
from games.carcassonne.computer.practice import MOST_TURNS
from games.carcassonne.rules.events import FeatureCompleted, Stolen, TurnStarted
from games.carcassonne.rules.public import Phase
from tests.games.lessons import SOON, random_lessons, sensible_lessons, wavering_lessons

if TYPE_CHECKING:
    from games.core.contract import Event


def closed(event: Event) -> bool:
    return isinstance(event, FeatureCompleted) and event.kind == "city" and 0 in event.owners


def seen_closed(event: Event) -> bool:
    return isinstance(event, FeatureCompleted) and event.kind == "city" and bool(event.owners)


def stolen(event: Event) -> bool:
    return isinstance(event, Stolen) and 0 in {event.thief, event.victim}


def test_a_learner_soon_closes_a_city_and_meets_a_robber() -> None:
    for learner, lesson in sensible_lessons(GAME):
        assert lesson.decisions_until(closed) <= SOON, f"{learner}: no city of the learner's closed"
        assert lesson.decisions_until(stolen) <= SOON, f"{learner}: nothing stolen from or by the learner"


def test_a_learner_who_plays_half_of_the_time_at_random_sees_a_city_closed_and_meets_a_robber() -> None:
    for salt, lesson in enumerate(wavering_lessons(GAME)):
        assert lesson.decisions_until(seen_closed) <= SOON, f"{salt}: no city closed"
        assert lesson.decisions_until(stolen) <= SOON, f"{salt}: nothing stolen from or by the learner"


def test_whatever_a_learner_plays_the_lesson_ends_with_a_turn() -> None:
    for lesson in random_lessons(GAME):
        turns = [event.seat for event in lesson.events if isinstance(event, TurnStarted)]
        assert lesson.by_rule
        assert (turns[-1], lesson.view.phase, lesson.view.active) == (0, Phase.PLACE, 0)
        assert turns.count(0) - 1 <= MOST_TURNS
        assert lesson.decisions <= 40
