"""What happened at a table, in lines: for the channel's live post, and for whoever was away."""

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
"""Lines of one post's story; with more, the earlier ones are only counted."""
MOST_MISSED: Final = 5
"""Lines about what happened since somebody moved last."""
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
"""Entries of which it is told who did it, where that was kept."""
_VACATING: Final = frozenset({EntryKind.LEAVE, EntryKind.REMOVE})
"""Entries after which a computer plays on, whoever has sat down there since."""
_SILENT: Final = frozenset({EntryKind.START, EntryKind.AUTO_ANSWER})
"""Entries about which the bot says nothing."""


def told(localized: LocalizedTable, entries: Sequence[Entry], *, begun: bool = False, ended: bool = False) -> list[str]:
    """Return what happened in these entries, line by line.

    A post that has `begun` with the entry that ended a part of the game leaves out what belonged to that part; one that
    has `ended` with such an entry leaves out what came after it.
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
    events = [event for one in happened for event in one]
    if public is not None and events:
        lines += "\n".join(table.game.text.news(events, public.view, localizer)).splitlines()
    return lines + bot_line(localized, entries)


def _end_of_part(events: Sequence[Event]) -> int:
    """Return how many of these events belong to a part of the game that ended with them; 0 if none did."""
    ends = [place if event.opens else place + 1 for place, event in enumerate(events) if event.closes]
    return max(ends, default=0)


def ends_a_part(table: LiveTable, number: int) -> bool:
    """Return whether a part of the game ended with this entry."""
    return table.play is not None and any(event.closes for event in table.play.happened.get(number, ()))


def told_from(table: LiveTable, first: int, last: int) -> int:
    """Return the entry from which a new post tells that is due for entries `first` to `last`.

    It is the first that ends a part, whose end the post before still tells; else `first`. The lobby tells of no play.
    """
    if first <= (table.lifecycle.began or 0) <= last:
        return first
    return next((number for number in range(first, last + 1) if ends_a_part(table, number)), first)


def bot_line(localized: LocalizedTable, entries: Sequence[Entry]) -> list[str]:
    """Return what happened in these entries beside the game, line by line."""
    bot_text, lines = localized.bot_text, list[str]()
    for entry in entries:
        who = bot_text.name(entry.seat) if 0 <= entry.seat < len(bot_text.names) else ""
        if entry.kind in _VACATING:
            who = _called(localized, None, entry.seat)
        doing = localized.table.audit_records.get(entry.number)
        if entry.kind.moves:
            told_of = None if doing is None else "skip"
        elif entry.kind in _SILENT:
            told_of = None
        else:
            told_of = f"{entry.kind}-by" if doing is not None and entry.kind in DONE_BY else str(entry.kind)
        if told_of is None:
            continue
        by, whom = (None, None) if doing is None else (doing.by, doing.whom)
        names = {"by": _called(localized, by, entry.seat), "whom": _called(localized, whom, entry.seat)}
        line = bot_text(f"told-{told_of}", who=who, **names)
        reason = "" if doing is None or doing.reason is None else safe(doing.reason)
        lines.append(bot_text("told-because", told=line, reason=reason) if reason else line)
    return lines


def _called(localized: LocalizedTable, person: int | None, seat: int) -> str:
    """Return the name of somebody behind an entry; where it is nobody, that of the seat's computer."""
    if person is None:
        return safe(localized.bot_text("computer-name", number=seat + 1))
    return safe(localized.table.behind.get(person) or localized.bot_text("forgotten-name"))


def fitted(localized: LocalizedTable, lines: Sequence[str], most: int = MOST_LINES) -> str:
    """Return the last of these lines as one text; how many are left out is said first."""
    if len(lines) <= most:
        return "\n".join(lines)
    kept = lines[-most + 1 :]
    return "\n".join([f"-# {localized.bot_text('story-earlier', lines=len(lines) - len(kept))}", *kept])


def missed(localized: LocalizedTable, seat: int) -> str:
    """Return what came of this seat's last move and happened since, in a few lines; empty if nothing did.

    Public news come first; what this seat alone has learned stands below and is not crowded out by them.
    """
    entries = localized.table.entries
    mine = (entry.number for entry in reversed(entries) if entry.seat == seat and entry.kind.moves)
    since = next(mine, 0)
    missed_entries = [entry for entry in entries if entry.number >= since]
    public = fitted(localized, told(localized, missed_entries), MOST_MISSED)
    private = fitted(localized, told_privately(localized, missed_entries, seat), MOST_MISSED)
    return "\n".join(filter(None, (public, private)))


def told_privately(localized: LocalizedTable, entries: Sequence[Entry], seat: int) -> list[str]:
    """Return what this seat alone learned from these entries, line by line. It is for that seat's own message only."""
    table = localized.table
    public = table.look(PUBLIC)
    if table.play is None or public is None:
        return []
    events = [event for entry in entries for event in table.play.told_to(entry.number, seat)]
    return "\n".join(table.game.text.news(events, public.view, localized.marked)).splitlines() if events else []


def closes_a_part(localized: LocalizedTable, entries: Sequence[Entry]) -> bool:
    """Return whether a part of the game ended in these entries, or the game began or ended."""
    return any(one.kind is EntryKind.START or ends_a_part(localized.table, one.number) for one in entries)
