"""The lesson of Battle for the Balkans: a land is taken, a siege begins, and the first Reckoning brings points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans import GAME
from games.balkans.rules.events import Captured, InfluenceGained, OrderPlayed, SeasonBegan, SiegeBegan
from games.balkans.rules.public import Phase
from tests.games.lessons import SOON, random_lessons, sensible_lessons

if TYPE_CHECKING:
    from games.core.contract import Event


def taken(event: Event) -> bool:
    return isinstance(event, Captured) and event.seat == 0


def besieged(event: Event) -> bool:
    return isinstance(event, SiegeBegan)


def reckoned(event: Event) -> bool:
    return isinstance(event, InfluenceGained) and event.seat == 0 and event.total > 0


def test_a_learner_soon_takes_a_land_sees_a_siege_and_gains_influence() -> None:
    for learner, lesson in sensible_lessons(GAME):
        assert lesson.decisions_until(taken) <= SOON, f"{learner}: no land taken"
        assert lesson.decisions_until(besieged) <= SOON, f"{learner}: no siege"
        assert lesson.decisions_until(reckoned) <= SOON, f"{learner}: no Influence from a Reckoning"


def test_the_learner_is_left_alone_in_the_first_season() -> None:
    for learner, lesson in sensible_lessons(GAME):
        summer = next(place for place, event in enumerate(lesson.events) if event == SeasonBegan("summer"))
        attacked = [event for event in lesson.events[:summer] if isinstance(event, OrderPlayed) and event.seat]
        assert [event.kind for event in attacked] == ["harvest"], learner


def test_whatever_a_learner_plays_the_lesson_ends_with_the_round() -> None:
    for lesson in random_lessons(GAME):
        assert lesson.by_rule or lesson.view.outcome is not None
        assert (lesson.view.round, lesson.view.phase) == (2, Phase.PLANNING) or not lesson.by_rule
        assert lesson.decisions <= 60
