"""The round-up of a table that was played to its end, in words and as a chart; all of it is computed, none invented."""

import logging
import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import drawing
from bot.presentation.texts import game_title
from bot.tables.ended.progress import Gain
from bot.tables.ended.roundup import Broken, Roundup
from bot.tables.service import TableService
from games.core.contract import Drawn, Seat

log = logging.getLogger(__name__)

LONGEST_NEWS: Final = 300
"""Characters of a line of news that is told again; a longer one is left out."""
_SPANS: Final = (("days", 86_400, 2), ("hours", 3600, 2), ("minutes", 60, 0))
"""Units of time, their seconds, and how many of them there are at least where they are told."""


class Closing(msgspec.Struct, frozen=True):
    """What the last post of a table adds: lines of words, and the chart of its course as PNG, or None.

    `charted` tells whether the course can be drawn, and is not drawn in the result already. `turned` are the pages,
    from 0, of which the words tell that the game turned there.
    """

    words: str
    chart: bytes | None
    charted: bool
    turned: tuple[int, ...]


async def closing(service: TableService, localized: LocalizedTable, *, chart: bool = True) -> Closing | None:
    """Return the round-up of a table, without its `chart` if that is not wanted.

    None where the table was not played to its end, or this cannot be told.
    """
    table = localized.table
    try:
        found = await service.history.roundup(table)
        if found is None:
            return None
        charted = len(found.progress.points) > 1 and not table.game.pictures.charted
        drawn = await drawing(None, f"table {table.id}", _chart, localized, found) if chart and charted else None
        story = found.story
        turning_points = table.game.text.turning_points(story.steps, story.end, localized.marked)
        turns = [(turn.step, turn.text) for turn in turning_points]
        lines = (
            *_lines(localized, found, turns),
            *(localized.bot_text("roundup-page", page=page, what=words) for page, words in turns),
            *(_record(localized, record) for record in found.records),
        )
    except Exception:
        log.exception("table %s: no round-up could be made", table.id)
        return None
    return Closing("\n".join(lines), drawn, charted, tuple(page for page, _ in turns))


def _chart(localized: LocalizedTable, found: Roundup) -> Drawn:
    from games.kit.score_chart import course  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    title = localized.bot_text("course-title", game=game_title(localized.table.game, localized.locale))
    return course(title, localized.names, list(zip(*found.progress.points, strict=True)), start=found.progress.start)


def _lines(localized: LocalizedTable, found: Roundup, turns: Sequence[tuple[int, str]]) -> Iterator[str]:
    bot_text, course = localized.bot_text, found.progress
    if found.seconds:
        yield bot_text("roundup-length", moves=found.moves, time=time_told(localized, found.seconds))
    else:
        yield bot_text("roundup-moves", moves=found.moves)
    turn, gain = course.turning_point, course.gain
    if turn is not None:
        who, page, changes = _people(localized, turn.side), turn.page, len(course.leads) - 1
        if turn.page == course.last:
            yield bot_text("roundup-last", who=who)
        elif changes:
            yield bot_text("roundup-turn", changes=changes, page=page, who=who)
        else:
            yield bot_text("roundup-ahead", page=page, who=who)
    if gain is not None and gain.points > 1:
        told = [words for page, words in turns if page == gain.page]
        if not any(str(gain.points) in words for words in told):
            yield bot_text("roundup-gain", page=gain.page, who=_people(localized, gain.side), points=gain.points)
        if not told:
            yield from _told_again(localized, found)


def _told_again(localized: LocalizedTable, found: Roundup) -> Iterator[str]:
    """Yield the line of the game's own news that tells of the greatest gain, where one names both who and how much."""
    gain, best = found.progress.gain, found.best
    if gain is None or best is None:
        return
    told = "\n".join(localized.table.game.text.news(best.events, best.view, localized.marked)).splitlines()
    names = [localized.bot_text.name(seat) for seat in range(len(localized.names))]
    line = telling(told, gain, names)
    if line is not None:
        yield f"> {line}"


def telling(lines: Sequence[str], gain: Gain, names: Sequence[str]) -> str | None:
    """Return the line that tells of a gain: it names who gained and how much; a number in a name is none.

    One that names nobody else goes first. None where none is short enough to be told again, or tells both.
    """
    others = [name for seat, name in enumerate(names) if seat not in gain.side]
    found: list[tuple[bool, str]] = []
    for line in lines:
        bare = line
        for name in sorted(names, key=len, reverse=True):
            bare = bare.replace(name, "")
        if (
            names[gain.side[0]] in line
            and re.search(rf"(?<!\d){gain.points}(?!\d)", bare)
            and len(line) <= LONGEST_NEWS
        ):
            found.append((any(name in line for name in others), line))
    return min(found, key=lambda candidate: candidate[0])[1] if found else None


def _record(localized: LocalizedTable, record: Broken) -> str:
    who = "" if record.seat is None else _people(localized, [record.seat])
    return localized.bot_text(f"record-{record.kind}", who=who, number=record.number, before=record.before)


def _people(localized: LocalizedTable, seats: Sequence[Seat]) -> str:
    bot_text = localized.bot_text
    return bot_text.list([f"**{bot_text.name(seat)}**" for seat in seats])


def time_told(localized: LocalizedTable, seconds: int) -> str:
    """Return a length of time in words: minutes, hours or days."""
    unit, each = next((name, each) for name, each, least in _SPANS if seconds >= each * least)
    return localized.bot_text(f"time-{unit}", count=max(1, round(seconds / each)))
