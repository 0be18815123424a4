"""Where one post of the channel ends and the next begins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, ClassVar

import pytest

from bot.discord.story import ends_a_part, told, told_from
from games.core.contract import Event
from storage import Entry, EntryKind

if TYPE_CHECKING:
    from collections.abc import Sequence


class Line(Event, frozen=True):
    text: str


class Ending(Line, frozen=True):
    closes: ClassVar[bool] = True


class Beginning(Ending, frozen=True):
    opens: ClassVar[bool] = True


def seated(*happened: Sequence[Event]) -> SimpleNamespace:
    """Return a table at which this happened, entry by entry, from entry 1 on; entry 0 is the deal."""
    kinds = [EntryKind.START, *[EntryKind.MOVE] * len(happened)]
    entries = [
        Entry(number=place, kind=kind, seat=0, body="", at=0, interaction=None, checksum="")
        for place, kind in enumerate(kinds)
    ]
    play = SimpleNamespace(happened=dict(enumerate(happened, start=1)))
    words = SimpleNamespace(news=lambda events, _view, _voice: [event.text for event in events])
    table = SimpleNamespace(
        play=play,
        entries=entries,
        doings={},
        game=SimpleNamespace(words=words),
        look=lambda _: SimpleNamespace(view=None),
    )
    house = SimpleNamespace(names=("Ana",), name=lambda _: "Ana")
    return SimpleNamespace(table=table, marked=None, house=house)


@pytest.mark.parametrize(
    ("events", "before", "after"),
    [
        ((Line("last card"), Ending("taken"), Line("drawn")), ["last card", "taken"], ["drawn"]),
        ((Line("reckoned"), Beginning("spring"), Line("first move")), ["reckoned"], ["spring", "first move"]),
        ((Ending("scored"), Line("dealt"), Beginning("round 2")), ["scored", "dealt"], ["round 2"]),
        ((Beginning("spring"),), [], ["spring"]),
        ((Ending("taken"),), ["taken"], []),
    ],
)
def test_the_end_of_a_part_is_told_below_it_and_the_beginning_above_the_next(
    events: tuple[Event, ...], before: list[str], after: list[str]
) -> None:
    table = seated([Line("first")], events, [Line("next")])
    entries = table.table.entries
    assert [ends_a_part(table.table, number) for number in range(4)] == [False, False, True, False]
    assert told_from(table.table, 1, 3) == 2
    assert told(table, entries[1:3], begun=True, ended=True) == ["first", *before]
    assert told(table, entries[2:], begun=True) == [*after, "next"]
    assert told(table, entries) == ["first", *(event.text for event in events), "next"]


def test_a_post_that_is_due_for_other_reasons_tells_from_where_the_last_one_ended() -> None:
    table = seated([Line("first")], [Line("second")], [Ending("taken")], [Ending("taken again")])
    assert told_from(table.table, 1, 2) == 1
    assert told_from(table.table, 2, 4) == 3, "what came of a run of computers is told from the first part's end on"
    assert told_from(table.table, 0, 4) == 0, "the lobby tells of no play"
