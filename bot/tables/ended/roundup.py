"""The round-up of a finished table: its progress, its best moment, and the records it broke."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from bot.tables.ended.progress import Progress, progress_of
from bot.tables.ended.timeline import Timeline
from bot.tables.state.table import LiveTable
from games.core.contract import Event, Seat, View
from storage import Journal, Records, Result, SeatResult

LEAST: Final = 3
"""Earlier tables of the same kind needed before anything counts as a record, and wins needed for a row."""


class Kind(StrEnum):
    """What a record is about."""

    BEST = "best"
    """The best score."""
    FEWEST = "fewest"
    """The fewest moves."""
    MOST = "most"
    """The most moves."""
    ROW = "row"
    """Tables of the game won in a row."""


class Broken(msgspec.Struct, frozen=True):
    """A broken record: its kind, whose it is (None: the table's), its value, and the value before (0: none)."""

    kind: Kind
    seat: Seat | None
    number: int
    before: int = 0


class Moment(msgspec.Struct, frozen=True):
    """The events of a page, and the public view after it."""

    events: tuple[Event, ...]
    view: View


class Story(msgspec.Struct, frozen=True):
    """The events of each page, and the public view at the end."""

    steps: tuple[tuple[Event, ...], ...]
    end: View


class Roundup(msgspec.Struct, frozen=True):
    """What is worth telling about a finished table.

    `moves` is how many pages the history has after the first. `seconds` is how long play took, 0 if that is no longer
    known. `best` is the moment of the greatest gain.
    """

    progress: Progress
    story: Story
    moves: int
    seconds: int
    best: Moment | None
    records: tuple[Broken, ...]


async def roundup_of(journal: Journal, table: LiveTable, timeline: Timeline) -> Roundup | None:
    """Return the round-up of a table; None if it was not played to its end."""
    result = await journal.results.of_table(table.id)
    if result is None or not timeline.pages:
        return None
    teams = tuple(seat.team for seat in result.seats)
    places = tuple(seat.place for seat in result.seats)
    progress, story, best = await timeline.read(_read, teams, places)
    records: list[Broken] = []
    if table.row.guild:
        hidden = await journal.seasons.staying_out(table.row.guild)
        shown = [seat for seat in result.seats if seat.person not in {None, *hidden} and not seat.given_up]
        if result.preset:
            records += _broken(result, shown, await journal.results.records(result))
        for seat in shown:
            if seat.place == 1 and seat.person is not None:
                row = await journal.results.streak(result, seat.person)
                records += [Broken(Kind.ROW, seat.seat, row)] if row >= LEAST else []
    began = table.entries[timeline.pages[0]].at
    return Roundup(progress, story, len(timeline.pages) - 1, max(0, result.ended_at - began), best, tuple(records))


def _read(timeline: Timeline, teams: Sequence[int], places: Sequence[int]) -> tuple[Progress, Story, Moment | None]:
    progress, steps = progress_of(timeline, teams, places), timeline.steps
    story = Story(tuple(step.events for step in steps), timeline.view(len(steps) - 1))
    page = None if progress.gain is None else progress.gain.page
    return progress, story, None if page is None else Moment(steps[page].events, timeline.view(page))


def _broken(result: Result, shown: list[SeatResult], records: Records) -> Iterator[Broken]:
    if records.tables < LEAST:
        return
    scores = [(seat.score, -seat.seat) for seat in shown if seat.score is not None]
    if scores and records.best is not None and max(scores)[0] > records.best:
        score, seat = max(scores)
        yield Broken(Kind.BEST, -seat, score, records.best)
    if 0 < result.moves < records.fewest:
        yield Broken(Kind.FEWEST, None, result.moves, records.fewest)
    if result.moves > records.most:
        yield Broken(Kind.MOST, None, result.moves, records.most)
