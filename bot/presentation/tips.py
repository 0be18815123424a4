"""Tips for beginners at a practice table, the first time a kind of decision comes up, and advice after costly ones.

Before a tip stands, in the last part of a lesson, that it is the last.

Which tips were shown is not stored: it follows from the decisions in the journal.
"""

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import safe, told_apart
from bot.tables.practice import is_last_part, is_practice
from bot.tables.state.replay import Play, since_rules_changed
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import aim_of
from games.core.localizer import Localizer
from storage import Entry, EntryKind, Status

_CHOSEN: Final = frozenset({EntryKind.MOVE, EntryKind.ANSWER})

_met: WeakKeyDictionary[LiveTable, dict[str, int | None]] = WeakKeyDictionary()
"""The decision of the player, counted from 0, at which each tip came up first; None for one that is made already.

A cache; the entries are the source.
"""


async def tip(localized: LocalizedTable, seat: int, seat_view: SeatView) -> str:
    """Return the tip for the present decision, without the game's if that was shown at an earlier one; or "".

    A question that the bot answers for the player has none: it would be gone before it could be read.
    """
    table, localizer = localized.table, localized.marked
    if table.row.status is not Status.PLAYING or not seat_view.choices or not is_practice(table):
        return ""
    if localized.single_options(seat) is True:
        return ""
    last = localized.marked("lesson-last") if is_last_part(table) else ""
    found = table.game.text.tip(seat_view.view, seat_view.choices, localizer)
    if found is None:
        return last
    mine = _decided(table.entries, seat)
    if table not in _met:
        entries = tuple(table.entries)
        _met[table] = dict.fromkeys(await asyncio.to_thread(_met_before, table, entries, seat, localizer))
    told = found.text if _met[table].setdefault(found.key, mine) == mine else ""
    return " ".join(filter(None, (last, told)))


def aim(localized: LocalizedTable, seat: int) -> str:
    """Return what the game is about, up to the seat's first decision at a practice table; empty otherwise."""
    table = localized.table
    begun = table.row.status is Status.PLAYING and is_practice(table)
    return aim_of(table.game, localized.locale) if begun and not _decided(table.entries, seat) else ""


def advice(localized: LocalizedTable, seat: int) -> str:
    """Return what would have been better than the decision made just before; empty if there is nothing to tell.

    It is told with the next decision, so that its outcome is still open, and once more if that was asked before it was
    found; not of a decision with a tip, which the learner may have followed. Labels that name a place by the picture of
    then are left out.
    """
    table, found = localized.table, localized.table.advice
    if found is None or found.seat != seat or table.row.status is not Status.PLAYING or table.play is None:
        return ""
    if all(entry.number != found.number for entry in table.play.standing):
        return ""  # it was taken back
    before = _decided(table.entries[: found.number], seat)
    since = _decided(table.entries, seat) - before
    if not 1 <= since <= 1 + found.late or before in _met.get(table, {}).values():
        return ""
    view, text = found.seat_view.view, table.game.text
    better, played = text.words(found.better, view, localized.plain), text.words(found.played, view, localized.plain)
    about = told_apart(better.about, played.about)
    about = about[:1].upper() + about[1:]
    if not isinstance(found.better, text.by_picture):
        return localized.bot_text("advice", better=safe(better.label), played=safe(played.label), about=about).strip()
    return localized.bot_text("advice-place", about=about) if about else ""


def _decided(entries: Sequence[Entry], seat: int) -> int:
    return sum(entry.seat == seat and entry.kind in _CHOSEN for entry in entries)


def _met_before(table: LiveTable, entries: Sequence[Entry], seat: int, localizer: Localizer) -> set[str]:
    """Replay the entries, and return the keys of the tips for the decisions that the seat has made."""
    assert table.row.seed is not None, "the table has begun"
    game, met = table.game, set[str]()
    play = Play(game, table.options, len(table.seats), table.row.seed)
    for entry in since_rules_changed(entries):
        if entry.seat == seat and entry.kind is EntryKind.MOVE:
            view, choices = game.view(play.state, seat), tuple(game.moves(play.state, seat))
            if choices and (found := game.text.tip(view, choices, localizer)) is not None:
                met.add(found.key)
        play.apply([entry])
    return met
