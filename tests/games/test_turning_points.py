"""Turning points of every game, in every language, follow from the events alone."""

import functools
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.ended.timeline import Timeline
from games.balkans.data.geography import LANDS
from games.balkans.rules import events as balkans
from games.carcassonne.rules import events as carcassonne
from games.core.catalogue import find_games, localizer_for
from games.core.contract import Event, TurningPoint, View
from games.core.localizer import LOCALES
from games.durak.rules import events as durak
from games.hayduti.rules import events as hayduti
from games.magove.rules import events as magove
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


def by_hand(name: str, kind: type[Event], size: str) -> tuple[int, Any]:
    """Return the first event of a kind of which a field is greatest, and its step."""
    steps, _ = told(name)
    best: tuple[int, Any] = (-1, None)
    for number, events in enumerate(steps):
        for event in events:
            if isinstance(event, kind):
                value = getattr(event, size)
                now = value if isinstance(value, int) else len(value)
                before = 0 if best[1] is None else getattr(best[1], size)
                if now > (before if isinstance(before, int) else len(before)):
                    best = number, event
    return best


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
    number, event = by_hand(name, kind, size)
    assert event is not None
    assert (number, text) in keys_of(name.partition("-")[0], steps, view)


def test_durak_tells_of_the_ace_of_trumps_once_and_of_no_small_pick_up() -> None:
    view = SimpleNamespace(trump="H")
    steps: list[list[Event]] = [
        [durak.Attacked(0, 1, "6S")],
        [durak.Defended(1, "6S", "AS"), durak.BeatenOff(1, ("6S", "AS"))],
        [durak.Attacked(1, 2, "7C")],
        [durak.Defended(2, "7C", "AH")],
        [durak.Taking(2), durak.Took(2, ("7C", "AH", "7D"))],
        [durak.Attacked(0, 1, "AH"), durak.Left(0, 1)],
    ]
    assert keys_of("durak", steps, view) == [(3, "turned-ace"), (5, "turned-last")]
    assert keys_of("durak", steps, SimpleNamespace(trump=None)) == [(5, "turned-last")]


@pytest.mark.parametrize("locale", LOCALES)
def test_durak_tells_of_a_last_attack_with_the_ace_of_trumps_in_one_line(locale: str) -> None:
    steps: list[list[Event]] = [[durak.Attacked(0, 1, "6S")], [durak.Attacked(1, 0, "AH"), durak.Left(1, 1)]]
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
    def scored(number: int, *lines: tuple[int, int]) -> list[Event]:
        scores = [magove.Score(seat, bid, won, 0, 0) for seat, (bid, won) in enumerate(lines)]
        return [magove.RoundScored(number, tuple(scores))]

    view = SimpleNamespace(seats=2)
    steps = [scored(1, (0, 0), (0, 1)), scored(2, (2, 2), (2, 0)), scored(3, (1, 1), (0, 2)), scored(4, (0, 1), (4, 4))]
    assert keys_of("magove", steps, view) == [
        (1, "turned-miss"),
        (2, "turned-row"),
        (3, "turned-bold"),
    ]
    alike = [scored(1, (0, 0), (1, 1)), scored(2, (1, 0), (0, 1)), scored(3, (0, 1), (1, 0))]
    assert keys_of("magove", alike, view) == [(0, "turned-all"), (2, "turned-none")]
    two = [scored(1, (0, 0), (1, 1)), scored(2, (1, 1), (0, 1)), scored(3, (0, 1), (0, 0))]
    assert keys_of("magove", two, view) == [(0, "turned-all")], "two in a row are no row"
    after_a_miss = [scored(1, (1, 0), (0, 1)), scored(2, (0, 0), (0, 1)), scored(3, (0, 0), (0, 1))]
    assert "turned-row" not in {key for _, key in keys_of("magove", after_a_miss, view)}


def test_magove_tells_whose_bids_were_the_longest_row() -> None:
    steps: list[list[Event]] = [
        [magove.RoundScored(number, (magove.Score(0, 1, won, 0, 0), magove.Score(1, 1, 0, 0, 0)))]
        for number, won in enumerate((1, 1, 1, 0, 1, 1, 1), 1)
    ]
    game = GAMES["magove"]
    first, *_ = game.text.turning_points(steps, cast("Any", SimpleNamespace(seats=2)), localizer_for(game, "en", NAMES))
    assert first == TurningPoint(2, "**Ana** made 3 bids in a row (rounds 1–3).")


def test_hayduti_tells_of_the_greatest_and_of_no_small_loss() -> None:
    steps: list[list[Event]] = [
        [hayduti.GroupFormed(0, (), "nabor", 8, ()), hayduti.HandLost(0, (), 1)],
        [hayduti.GroupFormed(1, (), "nabor", 9, ()), hayduti.Withstood(1, 2, 5)],
        [hayduti.Withstood(0, 3, 4), hayduti.Withstood(1, 3, 5)],
    ]
    assert keys_of("hayduti", steps, None) == [(1, "turned-group"), (2, "turned-withstood")]
    assert keys_of("hayduti", [[hayduti.HandLost(0, (), 2)]], None) == [(0, "turned-lost")]


def test_balkans_tells_of_the_first_land_that_was_another_s_and_where_the_hardest_battle_was() -> None:
    def fought(attackers: int, defenders: int) -> Event:
        return balkans.BattleRound(1, balkans.Strength((), attackers), balkans.Strength((), defenders), "attackers")

    lands = tuple(LANDS)[:2]
    steps: list[list[Event]] = [
        [balkans.Captured(lands[0], 0, -1, "")],
        [balkans.BattleBegan("field", lands[1], (0,), (1,)), fought(5, 6)],
        [balkans.BattleBegan("field", lands[0], (0,), (1,)), fought(3, 2), fought(9, 1)],
        [balkans.Captured(lands[0], 0, 1, "")],
        [balkans.Captured(lands[1], 0, 1, "")],
    ]
    assert keys_of("balkans", steps, None) == [(1, "turned-battle"), (3, "turned-captured")]


def test_balkans_tells_of_the_first_broken_alliance_and_the_first_who_is_out() -> None:
    steps: list[list[Event]] = [
        [balkans.AllianceBroken(0, (1,)), balkans.AllianceBroken(2, (3,))],
        [balkans.Eliminated(3)],
        [balkans.AllianceBroken(1, (2,)), balkans.Eliminated(2)],
    ]
    assert keys_of("balkans", steps, None) == [(0, "news-broken"), (1, "news-eliminated")]


def test_carcassonne_tells_of_the_best_feature_and_of_the_best_other_that_was_shared() -> None:
    def done(key: str, points: int, *owners: int) -> Event:
        return carcassonne.FeatureCompleted(key, "city", points // 2, 0, points, (), owners)

    def ended(key: str, points: int, *owners: int) -> Event:
        return carcassonne.FinalFeature(key, "road", points, (), owners)

    steps: list[list[Event]] = [
        [done("0.c1", 8, 0)],
        [done("1.c1", 6, 0, 1)],
        [done("2.c1", 4, 0, 1)],
        [done("3.c1", 30)],
        [ended("4.r1", 2, 1), ended("5.r1", 9), ended("6.r1", 3, 0)],
    ]
    assert keys_of("carcassonne", steps, None) == [(0, "turned-best"), (1, "turned-shared"), (4, "turned-end")]
    best_is_shared = [[done("0.c1", 8, 0, 1)], [done("1.c1", 6, 0)]]
    assert keys_of("carcassonne", best_is_shared, None) == [(0, "turned-best")]
