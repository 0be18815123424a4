"""What happened at a table, in lines: for the channel's live post, and for whoever was away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import PUBLIC
from storage import EntryKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.messages import Seated
    from storage import Entry

MOST_LINES: Final = 12
"""Lines of one post's story; with more, the earlier ones are only counted."""
MOST_MISSED: Final = 5
"""Lines about what happened since somebody moved last."""
_SILENT: Final = frozenset({EntryKind.START, EntryKind.STANDING})
"""Entries about which the house says nothing."""


def told(seated: Seated, entries: Sequence[Entry]) -> list[str]:
    """Return what happened in these entries, line by line."""
    table, voice = seated.table, seated.marked
    public = table.look(PUBLIC)
    start = next((entry.number for entry in table.entries if entry.kind == EntryKind.START), 0)
    entries = [entry for entry in entries if entry.number >= start]
    lines: list[str] = []
    events = [event for entry in entries if table.play for event in table.play.happened.get(entry.number, ())]
    if public is not None and events:
        lines += "\n".join(table.game.words.news(events, public.view, voice)).splitlines()
    return lines + told_by_the_house(seated, entries)


def told_by_the_house(seated: Seated, entries: Sequence[Entry]) -> list[str]:
    """Return what happened in these entries beside the game, line by line."""
    house, lines = seated.house, list[str]()
    for entry in entries:
        if not entry.kind.moves and entry.kind not in _SILENT:
            who = house.name(entry.seat) if 0 <= entry.seat < len(house.names) else ""
            lines.append(house(f"told-{entry.kind}", who=who))
    return lines


def fitted(seated: Seated, lines: Sequence[str], most: int = MOST_LINES) -> str:
    """Return the last of these lines as one text; how many are left out is said first."""
    if len(lines) <= most:
        return "\n".join(lines)
    kept = lines[-most + 1 :]
    return "\n".join([f"-# {seated.house('story-earlier', lines=len(lines) - len(kept))}", *kept])


def missed(seated: Seated, seat: int) -> str:
    """Return what happened since this seat moved last, in a few lines; empty if nothing did."""
    entries = seated.table.entries
    mine = (entry.number for entry in reversed(entries) if entry.seat == seat and entry.kind.moves)
    since = next(mine, 0)
    return fitted(seated, told(seated, [entry for entry in entries if entry.number > since]), MOST_MISSED)


def closes_a_part(seated: Seated, entries: Sequence[Entry]) -> bool:
    """Return whether a part of the game ended in these entries, or the game began or ended."""
    play = seated.table.play
    happened = () if play is None else [event for one in entries for event in play.happened.get(one.number, ())]
    return any(event.closes for event in happened) or any(one.kind is EntryKind.START for one in entries)
