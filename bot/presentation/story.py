"""What happened at a table, in lines of text: for the channel's live post, and for players who were away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.presentation.texts import safe
from games.core.contract import PUBLIC
from storage import EntryKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presentation.localized_table import LocalizedTable
    from bot.tables.table import LiveTable
    from games.core.contract import Event
    from storage import Entry


MOST_LINES: Final = 12
"""Lines of news in one post; earlier ones are only counted."""
MOST_MISSED: Final = 5
"""Lines of news in a hand since its player moved last."""
DONE_BY: Final = frozenset(
    {
        EntryKind.LEAVE,
        EntryKind.REMOVE,
        EntryKind.REPLACE,
        EntryKind.PAUSE,
        EntryKind.RESUME,
        EntryKind.CANCEL,
        EntryKind.UNDO,
    }
)
"""Kinds of entries whose text names the person who acted, if that is known."""
_VACATING: Final = frozenset({EntryKind.LEAVE, EntryKind.REMOVE})
"""Kinds of entries after which a computer plays the seat, even if a person has taken it since."""
_SILENT: Final = frozenset({EntryKind.START, EntryKind.AUTO_ANSWER})
"""Kinds of entries without a text."""


def told(localized: LocalizedTable, entries: Sequence[Entry], *, begun: bool = False, ended: bool = False) -> list[str]:
    """Return the public news of these entries, in lines.

    The entry that ends a part of the game (a bout, a round) is shared by two posts. A post that has `begun` with it
    leaves out what belongs to the part before; a post that has `ended` with it leaves out what came after.
    """
    table, localizer = localized.table, localized.marked
    public = table.look(PUBLIC)
    entries = [entry for entry in entries if entry.number >= (table.lifecycle.began or 0)]
    lines: list[str] = []
    happened = [table.play.happened.get(entry.number, ()) if table.play else () for entry in entries]
    if ended and happened:
        happened[-1] = happened[-1][: _end_of_part(happened[-1])]
    if begun and happened:
        happened[0] = happened[0][_end_of_part(happened[0]) :]
    events = [event for group in happened for event in group]
    if public is not None and events:
        lines += "\n".join(table.game.text.news(events, public.view, localizer)).splitlines()
    return lines + bot_line(localized, entries)


def _end_of_part(events: Sequence[Event]) -> int:
    """Return how many of these events belong to a part of the game that ended in them; 0 if none ended."""
    ends = [place if event.opens else place + 1 for place, event in enumerate(events) if event.closes]
    return max(ends, default=0)


def ends_a_part(table: LiveTable, number: int) -> bool:
    """Return whether a part of the game ended with this entry."""
    return table.play is not None and any(event.closes for event in table.play.happened.get(number, ()))


def told_from(table: LiveTable, first: int, last: int) -> int:
    """Return the entry at which a new post about entries `first` to `last` begins.

    It is the first entry that ends a part of the game, else `first`. After a lobby it is always `first`.
    """
    if first <= (table.lifecycle.began or 0) <= last:
        return first
    return next((number for number in range(first, last + 1) if ends_a_part(table, number)), first)


def bot_line(localized: LocalizedTable, entries: Sequence[Entry]) -> list[str]:
    """Return what happened in these entries apart from moves, in lines."""
    bot_text, lines = localized.bot_text, list[str]()
    for entry in entries:
        who = bot_text.name(entry.seat) if 0 <= entry.seat < len(bot_text.names) else ""
        if entry.kind in _VACATING:
            who = _called(localized, None, entry.seat)
        record = localized.table.audit_records.get(entry.number)
        if entry.kind.moves:
            told_of = None if record is None else "skip"
        elif entry.kind in _SILENT:
            told_of = None
        else:
            told_of = f"{entry.kind}-by" if record is not None and entry.kind in DONE_BY else str(entry.kind)
        if told_of is None:
            continue
        by, whom = (None, None) if record is None else (record.by, record.whom)
        names = {"by": _called(localized, by, entry.seat), "whom": _called(localized, whom, entry.seat)}
        line = bot_text(f"told-{told_of}", who=who, **names)
        reason = "" if record is None or record.reason is None else safe(record.reason)
        lines.append(bot_text("told-because", told=line, reason=reason) if reason else line)
    return lines


def _called(localized: LocalizedTable, person: int | None, seat: int) -> str:
    """Return the name of the person behind an entry, or of the seat's computer for None."""
    if person is None:
        return safe(localized.bot_text("computer-name", number=seat + 1))
    return safe(localized.table.behind.get(person) or localized.bot_text("forgotten-name"))


def fitted(localized: LocalizedTable, lines: Sequence[str], most: int = MOST_LINES) -> str:
    """Return the last `most` lines as one text. If some are left out, the first line says how many."""
    if len(lines) <= most:
        return "\n".join(lines)
    kept = lines[-most + 1 :]
    return "\n".join([f"-# {localized.bot_text('story-earlier', lines=len(lines) - len(kept))}", *kept])


def missed(localized: LocalizedTable, seat: int) -> str:
    """Return the news since this seat's last move, in a few lines; empty if there are none.

    Public news come first, then what this seat alone has learned. Each has its own limit.
    """
    entries = localized.table.entries
    mine = (entry.number for entry in reversed(entries) if entry.seat == seat and entry.kind.moves)
    since = next(mine, 0)
    missed_entries = [entry for entry in entries if entry.number >= since]
    public = fitted(localized, told(localized, missed_entries), MOST_MISSED)
    private = fitted(localized, told_privately(localized, missed_entries, seat), MOST_MISSED)
    return "\n".join(filter(None, (public, private)))


def told_privately(localized: LocalizedTable, entries: Sequence[Entry], seat: int) -> list[str]:
    """Return what this seat alone learned from these entries, in lines. Show it only to that seat's player."""
    table = localized.table
    public = table.look(PUBLIC)
    if table.play is None or public is None:
        return []
    events = [event for entry in entries for event in table.play.told_to(entry.number, seat)]
    return "\n".join(table.game.text.news(events, public.view, localized.marked)).splitlines() if events else []


def closes_a_part(localized: LocalizedTable, entries: Sequence[Entry]) -> bool:
    """Return whether a part of the game ended in these entries, or the game began."""
    return any(entry.kind is EntryKind.START or ends_a_part(localized.table, entry.number) for entry in entries)
