"""The lesson of Balkans."""

from games.balkans import GAME
from games.balkans.rules.events import OrderPlayed, SeasonBegan
from tests.games.lessons import sensible_lessons


def test_the_learner_is_left_alone_in_the_first_season() -> None:
    for learner, lesson in sensible_lessons(GAME):
        summer = next(place for place, event in enumerate(lesson.events) if event == SeasonBegan("summer"))
        attacked = [event for event in lesson.events[:summer] if isinstance(event, OrderPlayed) and event.seat]
        assert [event.kind for event in attacked] == ["harvest"], learner
