"""What beginners are offered in each game: a lesson, in which its heart soon happens, and one preset to start with."""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, Final

import pytest

from bot.tables.practice import TOLD
from games.balkans.rules import events as balkans
from games.balkans.rules.public import Phase as BalkansPhase
from games.carcassonne.computer.practice import MOST_TURNS as TURNS_OF_CARCASSONNE
from games.carcassonne.rules import events as carcassonne
from games.carcassonne.rules.public import Phase as CarcassonnePhase
from games.core.catalogue import find_games
from games.core.contract import Event
from games.core.options import presets_in_order
from games.durak.rules import events as durak
from games.hayduti.computer.practice import MOST_TURNS as TURNS_OF_HAYDUTI
from games.hayduti.computer.practice import over
from games.hayduti.rules import events as hayduti
from games.hayduti.rules.state import Phase as HaydutiPhase
from games.magove.rules import events as magove
from tests.games.lessons import SOON, Lesson, played_lesson, sensible_lessons

GAMES = find_games()


def has_scored(event: Event, *, met: bool) -> bool:
    return isinstance(event, magove.RoundScored) and any(
        score.seat == 0 and (score.bid == score.tricks) is met for score in event.scores
    )


HEART: Final[dict[str, dict[str, Callable[[Any], bool]]]] = {
    "balkans": {
        "a land is taken": lambda event: isinstance(event, balkans.Captured) and event.seat == 0,
        "a siege begins": lambda event: isinstance(event, balkans.SiegeBegan),
        "a Reckoning brings Influence": lambda event: (
            isinstance(event, balkans.InfluenceGained) and event.seat == 0 and event.total > 0
        ),
    },
    "carcassonne": {
        "a city of the learner's closes": lambda event: (
            isinstance(event, carcassonne.FeatureCompleted) and event.kind == "city" and 0 in event.owners
        ),
        "points are stolen from or by the learner": lambda event: (
            isinstance(event, carcassonne.Stolen) and 0 in {event.thief, event.victim}
        ),
    },
    "durak": {
        "an attack is transferred by or to the learner": lambda event: (
            isinstance(event, durak.Transferred) and 0 in {event.seat, event.to}
        ),
        "somebody is the fool": lambda event: isinstance(event, durak.GameOver),
    },
    "hayduti": {
        "a figure is raised": lambda event: isinstance(event, hayduti.Raised),
        "a committee is broken": lambda event: isinstance(event, hayduti.CommitteeBroken),
    },
    "magove": {
        "a bid is met": lambda event: has_scored(event, met=True),
        "a bid is missed": lambda event: has_scored(event, met=False),
    },
}
"""What a learner who plays sensibly soon meets."""


def ends_with_the_game(lesson: Lesson) -> bool:
    return isinstance(lesson.events[-1], durak.GameOver | magove.GameOver)


def ends_with_the_round(lesson: Lesson) -> bool:
    view = lesson.view
    return (view.round, view.phase) == (2, BalkansPhase.PLANNING) if lesson.by_rule else view.outcome is not None


def ends_with_a_turn(lesson: Lesson, kind: Any, most: int) -> bool:
    """Return whether the learner's next turn has just begun, not later than after so many."""
    turns = [event.seat for event in lesson.events if isinstance(event, kind)]
    return lesson.by_rule and turns[-1] == 0 and turns.count(0) - 1 <= most


ENDS: Final[dict[str, tuple[int, Callable[[Lesson], bool]]]] = {
    "balkans": (60, ends_with_the_round),
    "carcassonne": (
        40,
        lambda lesson: (
            ends_with_a_turn(lesson, carcassonne.TurnStarted, TURNS_OF_CARCASSONNE)
            and (lesson.view.phase, lesson.view.active) == (CarcassonnePhase.PLACE, 0)
        ),
    ),
    "durak": (40, ends_with_the_game),
    "hayduti": (
        35,
        lambda lesson: (
            ends_with_a_turn(lesson, hayduti.TurnStarted, TURNS_OF_HAYDUTI)
            and (lesson.view.phase, lesson.view.committees[0].actions_taken) == (HaydutiPhase.ACTIONS, 0)
        ),
    ),
    "magove": (SOON, ends_with_the_game),
}
"""After how many decisions a lesson ends at the latest, and where."""


@cache
def sensible(key: str) -> tuple[tuple[str, Lesson], ...]:
    return tuple(sensible_lessons(GAMES[key]))


@cache
def lessons(key: str, learner: str, count: int = 20) -> tuple[Lesson, ...]:
    return tuple(played_lesson(GAMES[key], learner, salt) for salt in range(count))


@pytest.mark.parametrize("key", GAMES)
def test_the_heart_of_a_game_soon_happens_to_a_learner_who_plays_sensibly(key: str) -> None:
    for learner, lesson in sensible(key):
        for what, happened in HEART[key].items():
            assert lesson.decisions_until(happened) <= SOON, f"{learner}: it takes too long until {what}"


@pytest.mark.parametrize(
    ("key", "learner"), [*((key, "easy") for key in GAMES), ("durak", "wavering"), ("hayduti", "wavering")]
)
def test_nearly_all_learners_soon_meet_the_whole_heart(key: str, learner: str) -> None:
    met = [
        all(lesson.decisions_until(happened) <= SOON for happened in HEART[key].values())
        for lesson in lessons(key, learner)
    ]
    assert met.count(True) >= 18


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.practice.decisions])
def test_as_many_decisions_are_announced_as_most_learners_make(key: str) -> None:
    """They are no fewer than most who play as easy computers make, and no more than all do."""
    made = sorted(lesson.decisions for lesson in lessons(key, "easy"))
    assert made[len(made) // 2] <= GAMES[key].practice.decisions <= made[-1] + 2


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_ends_in_time_whatever_the_learner_plays(key: str) -> None:
    most, has_ended_well = ENDS[key]
    for lesson in lessons(key, "random", 6):
        assert has_ended_well(lesson)
        assert lesson.decisions <= most


def test_nobody_else_is_asked_with_the_first_question_of_durak_which_stays_while_it_is_read() -> None:
    assert sensible("durak")[0][1].first_asked == (0,)


@pytest.mark.parametrize("learner", ["easy", "wavering"])
def test_the_lesson_of_durak_is_neither_short_nor_long(learner: str) -> None:
    fitting = [8 <= lesson.decisions <= SOON for lesson in lessons("durak", learner)]
    assert fitting.count(True) >= 18


@pytest.mark.parametrize(("learner", "enough"), [("easy", 12), ("wavering", 10)])
def test_half_of_the_learners_of_hayduti_raise_a_card_themselves(learner: str, enough: int) -> None:
    has_raised = GAMES["hayduti"].practice.learnt["raised"]
    raised = [has_raised(lesson.events, lesson.view, 0) for lesson in lessons("hayduti", learner)]
    assert raised.count(True) >= enough


def test_a_learner_of_carcassonne_who_half_plays_at_random_sees_a_city_closed_and_meets_a_robber() -> None:
    for salt, lesson in enumerate(lessons("carcassonne", "wavering", 12)):
        closed = lesson.decisions_until(
            lambda event: (
                isinstance(event, carcassonne.FeatureCompleted) and event.kind == "city" and bool(event.owners)
            )
        )
        assert closed <= SOON, f"{salt}: no city closed"
        stolen = HEART["carcassonne"]["points are stolen from or by the learner"]
        assert lesson.decisions_until(stolen) <= SOON, f"{salt}: nothing stolen from or by the learner"


def test_a_learner_of_hayduti_finds_open_cards_and_ends_in_some_thirty_decisions() -> None:
    played = (*lessons("hayduti", "easy"), *lessons("hayduti", "wavering"))
    first = next(event for event in played[0].events if isinstance(event, hayduti.TurnStarted))
    assert first.seat != 0, "the others turn up cards first"
    assert max(lesson.decisions for lesson in played) <= 31


def test_the_lesson_of_hayduti_does_not_end_within_a_turn() -> None:
    _, lesson = sensible("hayduti")[0]
    assert [made for made in range(len(lesson.events)) if over(lesson.events[:made], lesson.view, 0)] == []
    assert over(lesson.events, lesson.view, 0)


@pytest.mark.parametrize("key", GAMES)
def test_the_last_part_of_a_lesson_is_announced_from_its_beginning_and_no_other(key: str) -> None:
    """A learner of Durak may be out before the last two play on, or give the lesson up."""
    for learner, lesson in chain(sensible(key), (("random", lesson) for lesson in lessons(key, "random", 6))):
        assert lesson.announced == sorted(lesson.announced), f"{learner}: announced too soon"
        assert lesson.announced[-1] or not lesson.by_rule, f"{learner}: never announced"
    assert any(lesson.announced[-1] for _, lesson in sensible(key))


@pytest.mark.parametrize("key", GAMES)
def test_the_lesson_of_a_game_has_a_fixed_deal_and_two_things_to_learn(key: str) -> None:
    practice = GAMES[key].practice
    assert practice.seed is not None
    assert len(practice.learnt) >= TOLD


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_learnt_happens_in_some_lesson(key: str) -> None:
    missing, played = set(GAMES[key].practice.learnt), (lesson for _, lesson in sensible(key))
    wavering = (played_lesson(GAMES[key], "wavering", salt) for salt in range(12))
    for lesson in chain(played, lessons(key, "random", 6), wavering):
        missing -= {name for name in missing if GAMES[key].practice.learnt[name](lesson.events, lesson.view, 0)}
        if not missing:
            return
    raise AssertionError(f"never happens: {missing}")


@pytest.mark.parametrize("key", GAMES)
def test_the_preset_for_a_first_game_is_listed_first(key: str) -> None:
    kind = GAMES[key].Options
    first, *others = presets_in_order(kind)
    assert first == kind.first_game
    assert {first, *others} == set(kind.presets)
