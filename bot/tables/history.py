"""Tables of the past and of the present, page by page, to those who may look: what everybody could see then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from bot.tables.refusal import Refusal, Why
from bot.tables.roundup import roundup_of
from bot.tables.timeline import RecordedPlay, Timeline
from storage import Hands, Occupant, Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.repository import TableRepository
    from bot.tables.roundup import Roundup
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import Event, View
    from storage import Entry, Occupancy, Played

REMEMBERED: Final = 16
"""Tables whose courses are remembered, those looked at last."""
LISTED: Final = 10
"""Tables in one list."""

NOBODY: Final = Person(id=0, discord_id=None, name=None, locale="en")
"""Stands for somebody of whom nothing is known any more."""


class HistoryPage:
    """One page of a table's past: its number from 0, what everybody could see after it, and who sat there then.

    Nothing here holds a state: what the hands held is only there once they are open.
    """

    def __init__(
        self,
        table: LiveTable,
        timeline: Timeline,
        page: int,
        view: View,
        people: tuple[Person | None, ...],
        hands: tuple[View, ...] | None = None,
        *,
        agreed: bool = False,
    ) -> None:
        self.table = table
        self.timeline = timeline
        self.page = page
        self.view = view
        self.people = people
        self.hands = hands
        """What each seat could see, where the hands of an ended table are open; else None."""
        self.agreed = agreed
        """Whether the reader lets the hands be seen, and may take that back."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on this page, as everybody may know it."""
        return self.timeline.events(self.page)

    @property
    def counted(self) -> bool:
        """Whether the game counts points."""
        return bool(self.timeline.points(0))


def _read(timeline: Timeline, page: int, *, seats: int) -> tuple[View, tuple[View, ...]]:
    """Return what everybody, and each of so many seats, could see after a page; its buttons then find all they need."""
    for way in (timeline.part_before, timeline.part_after, timeline.points_before, timeline.points_after):
        way(page)
    return timeline.view(page), tuple(timeline.view(page, seat) for seat in range(seats))


class History:
    """Shows tables of the past and of the present as they stood, to those who may look."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._archive = repository.journal.archive
        self._timelines: OrderedDict[int, Timeline] = OrderedDict()

    async def of_channel(self, channel: int) -> tuple[Played, ...]:
        """Return the last tables that were dealt in a channel, the newest first."""
        return await self._archive.in_channel(channel, LISTED)

    async def of_person(self, guild: int, person: int) -> tuple[Played, ...]:
        """Return the last tables of a server at which somebody sat, the newest first."""
        return await self._archive.with_person(guild, person, LISTED)

    async def look(self, number: int, page: int, actor: Actor, guild: int | None) -> HistoryPage:
        """Return a page of a table, the nearest there is; negative ones count from the end.

        Raise `Refusal` for a table of another server, unless the actor sat there, and where there is nothing to show.
        """
        noted: RecordedPlay | None = None

        def watch(table: LiveTable, entry: Entry, state: Any) -> None:
            nonlocal noted
            if noted is None:
                at_end = page < 0 or page >= sum(one.kind.moves for one in table.entries)
                noted = RecordedPlay(counting=at_end and not table.live)
            noted.note(table.game, entry, state)

        table = await self._repository.table(number, watch)
        if table.row.guild != guild and not await self._archive.sat_at(number, actor.person):
            raise Refusal(Why.NO_SUCH_TABLE)
        timeline = self._timeline(table, noted)
        if timeline is None or not timeline.pages:
            raise Refusal(Why.NOT_STARTED if table.damage is None else Why.FROZEN)
        page = min(max(page + len(timeline.pages) if page < 0 else page, 0), len(timeline.pages) - 1)
        is_open = await self.hands_are_open(table)
        agreed = table.row.hands is Hands.CLOSED and actor.person in await self._archive.agreed(number)
        async with timeline.lock:
            view, hands = await asyncio.to_thread(_read, timeline, page, seats=len(table.seats) if is_open else 0)
        occupancies = await self._repository.journal.results.occupancies(number)
        people = await self._people(table, occupancies, timeline.pages[page])
        return HistoryPage(table, timeline, page, view, people, hands if is_open else None, agreed=agreed)

    # Open hands

    async def agree(self, table: LiveTable, actor: Actor) -> None:
        """Let the hands of an ended table be seen, as far as it is the actor's to say, until they take it back.

        Raise `Refusal` while the table goes on, for one that was never dealt, and to whoever did not sit there in play.
        """
        if table.live:
            raise Refusal(Why.HANDS_NOT_YET)
        if actor.person not in await self._sat(table):
            raise Refusal(Why.NOT_AT_TABLE)
        await self._archive.agree(table.id, actor.person, self._repository.clock.now())

    async def withdraw(self, table: LiveTable, actor: Actor) -> None:
        """Take the actor's consent to open hands back; those of a table that were to be open from the start stay so."""
        await self._archive.withdraw(table.id, actor.person)

    async def hands_are_open(self, table: LiveTable) -> bool:
        """Return whether the hands of a table may be seen now: it has ended, and nobody has still to agree."""
        return not table.live and not await self.asked_for_hands(table)

    async def asked_for_hands(self, table: LiveTable) -> tuple[Person, ...]:
        """Return who has still to agree that the hands of a table are seen once it has ended.

        Nobody, if they were to be open from the start; else all who sat there in play. Whoever was forgotten since can
        no longer be asked, nor be known by a hand: they are not waited for.
        """
        if table.row.hands is Hands.OPEN:
            return ()
        missing = await self._sat(table) - await self._archive.agreed(table.id)
        people = await self._repository.journal.people(sorted(missing))
        return tuple(person for person in people if person.discord_id is not None)

    async def _sat(self, table: LiveTable) -> frozenset[int]:
        """Return the people who sat at a table in play."""
        occupancies = await self._repository.journal.results.occupancies(table.id)
        return frozenset(
            one.person for one in occupancies if one.person is not None and one.sitter is not Occupant.COMPUTER
        )

    async def roundup(self, table: LiveTable) -> Roundup | None:
        """Return what is worth saying of a table that was played to its end; None of others."""
        timeline = None if table.live else self._timeline(table)
        return None if timeline is None else await roundup_of(self._repository.journal, table, timeline)

    def _timeline(self, table: LiveTable, noted: RecordedPlay | None = None) -> Timeline | None:
        """Return the course of a table; `noted` is what was seen of it when it was replayed, if it was."""
        play = table.play
        if play is None or table.row.seed is None:
            return None
        timeline = self._timelines.pop(table.id, None)
        if timeline is None or timeline.entries is not table.entries:
            timeline = Timeline(
                table.game,
                table.options,
                len(table.seats),
                table.row.seed,
                table.entries,
                happened=play.happened,
                noted=noted,
            )
        timeline.go_on()
        self._timelines[table.id] = timeline
        while len(self._timelines) > REMEMBERED:
            self._timelines.popitem(last=False)
        return timeline

    async def _people(
        self, table: LiveTable, occupancies: Sequence[Occupancy], number: int
    ) -> tuple[Person | None, ...]:
        """Return who sat where when an entry was written; where that is not known, who sits there now."""
        now = await self._repository.people_at(table)
        then = {one.seat: one for one in occupancies if one.since <= number}
        known = {person.id: person for person in now if person is not None}
        missing = sorted({one.person for one in then.values() if one.person is not None and one.person not in known})
        known |= {person.id: person for person in await self._repository.journal.people(missing)}

        def at(seat: int) -> Person | None:
            one = then.get(seat)
            if one is None:
                return now[seat]
            if one.person is not None:
                return known.get(one.person, NOBODY)
            return None if one.sitter is Occupant.COMPUTER else NOBODY

        return tuple(at(seat) for seat in range(len(table.seats)))
