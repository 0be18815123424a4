"""Turning points of every game, in every language, follow from the events alone."""

import functools
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.ended.timeline import Timeline
from games.balkans.rules import events as balkans
from games.carcassonne.rules import events as carcassonne
from games.core.catalogue import find_games, localizer_for
from games.core.contract import Event, TurningPoint, View
from games.core.localizer import LOCALES
from games.durak.rules import events as durak
from games.hayduti.rules import events as hayduti
from tests.games.carcassonne.text.moments import done
from tests.games.magove.text.moments import scored
from tests.tables.ended.test_timeline import recorded

GAMES = find_games()
TABLES = {
    "durak": ("durak-standard", "durak-teams-enchanted"),
    "magove": ("magove-short", "magove-first-five"),
    "hayduti": ("hayduti-standard", "hayduti-uprising-easy"),
    "carcassonne": ("carcassonne-base", "carcassonne-everything"),
    "balkans": ("balkans-quick-walked-5", "balkans-money-walked-3"),
}
NAMES = ("Ana", "Boris", "Vera", "Dinu", "Elena", "Georgi")


@functools.cache
def told(name: str) -> tuple[Sequence[Sequence[Event]], View]:
    """Return what happened with each move of a recorded table, and what everybody sees at its end."""
    game, options, seats, seed, entries, _ = recorded(name)
    past = Timeline(game, options, seats, seed, entries)
    return [step.events for step in past.steps], past.view(len(entries) - 1)


def course(key: str, title: str) -> tuple[Sequence[Sequence[Event]], Any]:
    """Return the steps of a course that is set up by hand for the transcript, and the view at its end."""
    courses = import_module(f"tests.games.{key}.text.moments").COURSES
    return next((steps, view) for name, steps, view in courses if name == title)


def keys_of(key: str, steps: Sequence[Sequence[Event]], view: Any) -> list[tuple[int, str]]:
    """Return the steps of the turns of a game, and what they are about: the keys of their texts."""
    game, said = GAMES[key], dict[str, str]()
    localizer = localizer_for(game, "en", NAMES)

    class Spy(type(localizer)):
        def __call__(self, key: str, /, **variables: Any) -> str:
            text = super().__call__(key, **variables)
            said[text] = key
            return text

    localizer.__class__ = Spy
    return [(turn.step, said[turn.text]) for turn in game.text.turning_points(steps, view, localizer)]


@pytest.mark.parametrize("key", GAMES)
def test_turns_are_few_and_short_in_order_and_alike_in_every_language(key: str) -> None:
    game, kinds = GAMES[key], Counter[str]()
    for name in TABLES[key]:
        steps, view = told(name)
        found = {
            locale: game.text.turning_points(
                steps, view, localizer_for(game, locale, [f"**{name}**" for name in NAMES])
            )
            for locale in LOCALES
        }
        places = {locale: [turn.step for turn in turns] for locale, turns in found.items()}
        assert len({tuple(place) for place in places.values()}) == 1
        assert 2 <= len(places["en"]) <= 5
        assert places["en"] == sorted(places["en"])
        assert all(steps[step] for step in places["en"]), "something happened there"
        for turns in found.values():
            texts = [turn.text for turn in turns]
            assert len(set(texts)) == len(texts)
            assert all(0 < len(text) <= 250 and "\n" not in text for text in texts)
        kinds.update(kind for _, kind in keys_of(key, steps, view))
    assert len(kinds) >= 3


def by_hand(name: str, kind: type[Event], size: str) -> int:
    """Return the step of the first event of a kind of which a field is greatest."""

    def size_of(found: tuple[int, Event]) -> int:
        value = getattr(found[1], size)
        return value if isinstance(value, int) else len(value)

    steps, _ = told(name)
    found = [(step, event) for step, events in enumerate(steps) for event in events if isinstance(event, kind)]
    return max(found, key=size_of)[0]


@pytest.mark.parametrize(
    ("name", "kind", "size", "text"),
    [
        ("durak-standard", durak.Took, "cards", "turned-pickup"),
        ("hayduti-standard", hayduti.GroupFormed, "strength", "turned-group"),
        ("hayduti-standard", hayduti.HandLost, "count", "turned-lost"),
        ("carcassonne-everything", carcassonne.Stolen, "points", "turned-stolen"),
        ("balkans-quick-walked-5", balkans.Harvested, "total", "turned-harvest"),
    ],
)
def test_the_greatest_is_told_where_it_happened(name: str, kind: type[Event], size: str, text: str) -> None:
    steps, view = told(name)
    assert (by_hand(name, kind, size), text) in keys_of(name.partition("-")[0], steps, view)


def test_durak_tells_of_the_ace_of_trumps_once_and_of_no_small_pick_up() -> None:
    steps, view = course("durak", "The ace of trumps, and the last attack")
    assert keys_of("durak", steps, view) == [(3, "turned-ace"), (5, "turned-last")]
    assert keys_of("durak", steps, SimpleNamespace(trump=None)) == [(5, "turned-last")]


@pytest.mark.parametrize("locale", LOCALES)
def test_durak_tells_of_a_last_attack_with_the_ace_of_trumps_in_one_line(locale: str) -> None:
    steps, _ = course("durak", "The ace of trumps is the last attack")
    with_ace, without = (
        GAMES["durak"].text.turning_points(
            steps, cast("Any", SimpleNamespace(trump=trump)), localizer_for(GAMES["durak"], locale, NAMES)
        )
        for trump in ("H", "C")
    )
    assert [turn.step for turn in (*with_ace, *without)] == [1, 1]
    (one,), (other,) = with_ace, without
    assert len(one.text) > len(other.text)
    assert all(word.strip(".") in one.text for word in other.text.split())


def test_magove_tells_of_the_first_of_equals_and_of_rows_of_three() -> None:
    steps, view = course("magove", "The first of equals, and rows of three")
    assert keys_of("magove", steps, view) == [
        (1, "turned-miss"),
        (2, "turned-row"),
        (3, "turned-bold"),
    ]
    steps, _ = course("magove", "Rounds in which all, and none, made their bids")
    assert keys_of("magove", steps, view) == [(0, "turned-all"), (2, "turned-none")]
    two = [scored(1, (0, 0), (1, 1)), scored(2, (1, 1), (0, 1)), scored(3, (0, 1), (0, 0))]
    assert keys_of("magove", two, view) == [(0, "turned-all")], "two in a row are no row"
    after_a_miss = [scored(1, (1, 0), (0, 1)), scored(2, (0, 0), (0, 1)), scored(3, (0, 0), (0, 1))]
    assert "turned-row" not in {key for _, key in keys_of("magove", after_a_miss, view)}


def test_magove_tells_whose_bids_were_the_longest_row() -> None:
    steps, view = course("magove", "The longest row")
    game = GAMES["magove"]
    first, *_ = game.text.turning_points(steps, view, localizer_for(game, "en", NAMES))
    assert first == TurningPoint(2, "**Ana** made 3 bids in a row (rounds 1–3).")


def test_hayduti_tells_of_the_greatest_and_of_no_small_loss() -> None:
    steps, view = course("hayduti", "The greatest, and no small loss")
    assert keys_of("hayduti", steps, view) == [(1, "turned-group"), (2, "turned-withstood")]
    assert keys_of("hayduti", *course("hayduti", "A loss")) == [(0, "turned-lost")]


def test_balkans_tells_of_the_first_land_that_was_another_s_and_where_the_hardest_battle_was() -> None:
    steps, view = course("balkans", "The hardest battle, and the first land that was another's")
    assert keys_of("balkans", steps, view) == [(1, "turned-battle"), (3, "turned-captured")]


def test_balkans_tells_of_the_first_broken_alliance_and_the_first_who_is_out() -> None:
    steps, view = course("balkans", "The first broken alliance, and the first who is out")
    steps = [*steps, [balkans.AllianceBroken(1, (2,)), balkans.Eliminated(2)]]
    assert keys_of("balkans", steps, view) == [(0, "news-broken"), (1, "news-eliminated")]


def test_carcassonne_tells_of_the_best_feature_and_of_the_best_other_that_was_shared() -> None:
    steps, view = course("carcassonne", "The best, and the best that was shared")
    assert keys_of("carcassonne", steps, view) == [(0, "turned-best"), (1, "turned-shared"), (4, "turned-end")]
    best_is_shared = [[done("0.c1", 8, 0, 1)], [done("1.c1", 6, 0)]]
    assert keys_of("carcassonne", best_is_shared, view) == [(0, "turned-best")]
