"""Tips for beginners: shown at a practice table, the first time a kind of decision comes up.

Which tips were shown is not stored: it follows from the decisions in the journal.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from bot.tables.practice import is_practice
from bot.tables.replay import Play, since_rules_changed
from storage import EntryKind, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import LiveTable, SeatView
    from games.core.localizer import Localizer
    from storage import Entry


_CHOSEN: Final = frozenset({EntryKind.MOVE, EntryKind.ANSWER})

_met: WeakKeyDictionary[LiveTable, dict[str, int]] = WeakKeyDictionary()
"""The decision of the player, counted from 0, at which each tip came up first. A cache; the entries are the source."""


async def tip(table: LiveTable, seat: int, seat_view: SeatView, localizer: Localizer) -> str:
    """Return the tip for the present decision; empty if there is none, or it was shown at an earlier decision."""
    if table.row.status is not Status.PLAYING or not seat_view.choices or not is_practice(table):
        return ""
    found = table.game.text.tip(seat_view.view, seat_view.choices, localizer)
    if found is None:
        return ""
    mine = _decided(table.entries, seat)
    if table not in _met:
        entries = tuple(table.entries)
        _met[table] = await asyncio.to_thread(_met_before, table, entries, seat, localizer)
    return found.text if _met[table].setdefault(found.key, mine) == mine else ""


def _decided(entries: Sequence[Entry], seat: int) -> int:
    return sum(entry.seat == seat and entry.kind in _CHOSEN for entry in entries)


def _met_before(table: LiveTable, entries: Sequence[Entry], seat: int, localizer: Localizer) -> dict[str, int]:
    """Replay the entries, and return for each tip's key the seat's decision at which it came up first."""
    met: dict[str, int] = {}
    if table.row.seed is None:
        return met
    game, replayed = table.game, since_rules_changed(entries)
    play = Play(game, table.options, len(table.seats), table.row.seed)
    mine = _decided(entries, seat) - _decided(replayed, seat)
    for entry in replayed:
        if entry.seat == seat and entry.kind in _CHOSEN:
            view, choices = game.view(play.state, seat), tuple(game.moves(play.state, seat))
            if choices and (found := game.text.tip(view, choices, localizer)) is not None:
                met.setdefault(found.key, mine)
            mine += 1
        play.apply([entry])
    return met
