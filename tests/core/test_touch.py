"""Regions of pictures and the choices that they stand for."""

from types import SimpleNamespace
from typing import ClassVar, cast

import pytest

from games.core.contract import AnyGame, Choice, Layout, Move, Pick, Region, SeatField
from games.core.touch import VERB, Match, by_buttons, matches


class Attack(Move, frozen=True):
    verb: ClassVar[str] = "attack"
    card: str
    whom: SeatField


class Lay(Move, frozen=True):
    verb: ClassVar[str] = "lay"
    place: int
    free: bool


class Clear(Move, frozen=True):
    verb: ClassVar[str] = "clear"
    pile: str
    cards: tuple[str, ...]


class Resign(Move, frozen=True):
    verb: ClassVar[str] = "resign"


def layout(kind: type[Move]) -> Layout:
    return Layout(by_button=kind is Resign)


GAME = cast("AnyGame", SimpleNamespace(text=SimpleNamespace(layout=layout)))
CHOICES: tuple[Choice, ...] = (
    Attack("8H", 1),
    Attack("8H", 2),
    Attack("9C", 2),
    Lay(3, free=True),
    Pick(Clear, ("8H", "QS"), 1, 2, ("left",)),
    Resign(),
)


def region(*names: str, field: str = "") -> Region:
    return Region(((0, 0), (9, 0), (9, 9)), names, field)


@pytest.mark.parametrize(
    ("touched", "found"),
    [
        (region("9C"), (Match(2),)),
        (region("8H"), (Match(0), Match(1), Match(4, ("8H",)))),
        (region("QS", "8H"), (Match(0), Match(1), Match(4, ("8H", "QS")))),
        (region("8H", field="card"), (Match(0), Match(1))),
        (region("8H", field="cards"), (Match(4, ("8H",)),)),
        (region("2", field="whom"), (Match(1), Match(2))),
        (region("3", field="place"), (Match(3),)),
        (region("yes", field="free"), (Match(3),)),
        (region("left"), (Match(4),)),
        (region("left", field="pile"), (Match(4),)),
        (region("right"), ()),
        (region("2"), ()),  # a number counts only for the field that is named
        (region("attack", field=VERB), (Match(0), Match(1), Match(2))),
        (region("clear", "lay", field=VERB), (Match(3), Match(4))),
        (region("resign", field=VERB), ()),
        (region(), ()),
    ],
)
def test_a_region_stands_for_the_choices_that_name_its_thing(touched: Region, found: tuple[Match, ...]) -> None:
    assert matches(GAME, [touched], CHOICES) == (found,)


def test_a_region_stands_for_a_move_of_its_thing_alone() -> None:
    """Not for one of two things, nor where a pick takes the thing."""
    ready = (Clear("right", ("8H",)), Clear("right", ("8H", "QS")))
    assert matches(GAME, [region("8H")], ready) == ((Match(0),),)
    assert matches(GAME, [region("8H")], (*CHOICES, *ready)) == ((Match(0), Match(1), Match(4, ("8H",))),)


def test_what_no_region_stands_for_needs_a_button() -> None:
    """A pick needs one as long as any of its items has no region."""

    def left(*regions: Region) -> tuple[int, ...]:
        return by_buttons(matches(GAME, regions, CHOICES), CHOICES)

    assert left() == (0, 1, 2, 3, 4, 5)
    assert left(region("8H"), region("3", field="place")) == (2, 4, 5)
    assert left(region("8H"), region("QS"), region("9C")) == (3, 5)
    assert left(region("left")) == (0, 1, 2, 3, 4, 5)
