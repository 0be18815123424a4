"""History: past and present tables page by page, for those who may look at them."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.tables.ended.review import Decision, decisions, own_moves
from bot.tables.ended.roundup import Roundup, roundup_of
from bot.tables.ended.timeline import Timeline
from bot.tables.repository import TableRepository
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable, SeatView
from games.core.contract import PUBLIC, Event, Seat, View
from storage import Hands, Occupancy, Occupant, Person, Played

REMEMBERED: Final = 16
"""Timelines kept in memory: those used last."""
LISTED: Final = 10
"""Tables in one list."""

NOBODY: Final = Person(id=0, discord_id=None, name=None, locale="en")
"""A person of whom nothing is known any more."""


class HistoryPage(msgspec.Struct, frozen=True):
    """A page of a table: its number from 0, the public view after it, and the people who sat there then.

    It holds no state, and what the hands held only if they are open.
    """

    table: LiveTable
    timeline: Timeline
    page: int
    view: View
    people: tuple[Person | None, ...]
    hands: tuple[View, ...] | None
    """The view of each seat if the hands of the ended table are open, else None."""
    reader: int
    """The person who looks at it, by the bot's own id."""
    agreed: bool
    """Whether the reader has agreed to open hands, and may withdraw that."""
    learned: tuple[Event, ...]
    """The private events of this page that the reader was told: show them to nobody else."""
    own: tuple[int, ...]
    """The pages of the moves that the reader made, in order."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The public events of this page."""
        return self.timeline.events(self.page)

    @property
    def counted(self) -> bool:
        """Whether the game has points."""
        return bool(self.timeline.points(0))


def _read(timeline: Timeline, page: int, *, seats: int) -> tuple[View, tuple[View, ...]]:
    """Return the public view after a page, and those of this many seats; compute what the page's buttons need."""
    for beside in (timeline.parts_beside, timeline.points_beside):
        beside(page)
    return timeline.view(page), tuple(timeline.view(page, seat) for seat in range(seats))


def _learned(
    table: LiveTable, timeline: Timeline, page: int, people: Sequence[Person | None], actor: Actor
) -> tuple[Event, ...]:
    """Return the private events of a page for the actor: of the seat they had then, and still have if play goes on."""
    if table.play is None or not timeline.events(page):
        return ()
    then = [seat for seat, person in enumerate(people) if person is not None and person.id == actor.person]
    return tuple(
        event
        for seat in then
        if not table.live or table.seat_of(actor.person) == seat
        for event in table.play.told_to(timeline.pages[page], seat)
    )


class Moment(msgspec.Struct, frozen=True):
    """What a player saw before a move of theirs, which is a page of the table's history: for that player alone.

    `view` is what everybody saw; `people` are those who sat there then.
    """

    page: int
    seat: Seat
    seat_view: SeatView
    view: View
    people: tuple[Person | None, ...]


def _seen(timeline: Timeline, page: int, seat: Seat) -> tuple[SeatView, View]:
    """Return what a seat and the public saw before the move of a page."""
    state, game = timeline.state(page - 1), timeline.game
    return SeatView(game.view(state, seat), tuple(game.moves(state, seat))), game.view(state, PUBLIC)


class History:
    """Past and present tables as they stood, for those who may look at them."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._archive = repository.journal.archive
        self._timelines: OrderedDict[int, Timeline] = OrderedDict()

    async def of_channel(self, channel: int) -> tuple[Played, ...]:
        """Return the last tables that were dealt in a channel, newest first."""
        return await self._archive.in_channel(channel, LISTED)

    async def of_person(self, guild: int, person: int) -> tuple[Played, ...]:
        """Return the last tables of a server at which a person sat, newest first."""
        return await self._archive.with_person(guild, person, LISTED)

    async def look(self, number: int, page: int, actor: Actor, guild: int | None) -> HistoryPage:
        """Return a page of a table, or the nearest there is; negative numbers count from the end.

        Raise `Refusal` for a table of another server at which the actor did not sit, and if there is nothing to show.
        """
        table = await self._repository.table(number)
        if table.row.guild != guild and not await self._archive.sat_at(number, actor.person):
            raise Refusal(Why.NO_SUCH_TABLE)
        timeline = self._timeline(table)
        if timeline is None or not timeline.pages:
            raise Refusal(Why.NOT_STARTED if table.damage is None else Why.FROZEN)
        page = min(max(page + len(timeline.pages) if page < 0 else page, 0), len(timeline.pages) - 1)
        is_open = await self.hands_are_open(table)
        agreed = table.row.hands is Hands.CLOSED and actor.person in await self._archive.agreed(number)
        view, hands = await timeline.read(_read, page, seats=len(table.seats) if is_open else 0)
        occupancies = await self._repository.journal.results.occupancies(number)
        people = await self._people(table, occupancies, timeline.pages[page])
        return HistoryPage(
            table,
            timeline,
            page,
            view,
            people,
            hands if is_open else None,
            actor.person,
            agreed,
            _learned(table, timeline, page, people, actor),
            tuple(page for page, _ in own_moves(timeline, occupancies, actor.person, table.audit_records)),
        )

    async def view_after(self, table: LiveTable, number: int) -> View | None:
        """Return the public view after the move of entry `number`; None if it was taken back, or there is no game."""
        timeline = self._timeline(table)
        if timeline is None or number not in timeline.pages:
            return None
        state = await timeline.read(Timeline.state, timeline.pages.index(number))
        return table.game.view(state, PUBLIC)

    # Open hands

    async def agree(self, table: LiveTable, actor: Actor) -> None:
        """Store that the actor agrees to open hands at an ended table.

        Raise `Refusal` if the table has not ended, or the actor did not sit there in play.
        """
        if table.live:
            raise Refusal(Why.HANDS_NOT_YET)
        if actor.person not in await self.sat(table):
            raise Refusal(Why.NOT_AT_TABLE)
        await self._archive.agree(table.id, actor.person, self._repository.clock.now())

    async def withdraw(self, table: LiveTable, actor: Actor) -> None:
        """Withdraw the actor's consent to open hands; it does not matter if they were to be open from the start."""
        await self._archive.withdraw(table.id, actor.person)

    async def hands_are_open(self, table: LiveTable) -> bool:
        """Return whether the hands of a table may be seen: it has ended, and nobody still has to agree."""
        return not table.live and not await self.asked_for_hands(table)

    async def asked_for_hands(self, table: LiveTable) -> tuple[Person, ...]:
        """Return the people who still have to agree to open hands: nobody if those were chosen from the start.

        Otherwise everybody who sat there in play has to agree, except people who were forgotten: they cannot be asked,
        nor recognised by a hand.
        """
        if table.row.hands is Hands.OPEN:
            return ()
        missing = await self.sat(table) - await self._archive.agreed(table.id)
        people = await self._repository.journal.people(sorted(missing))
        return tuple(person for person in people if person.discord_id is not None)

    async def sat(self, table: LiveTable) -> frozenset[int]:
        """Return the people who sat at a table in play, by the bot's own ids."""
        occupancies = await self._repository.journal.results.occupancies(table.id)
        return frozenset(
            occupancy.person
            for occupancy in occupancies
            if occupancy.person is not None and occupancy.sitter is not Occupant.COMPUTER
        )

    async def decisions(self, table: LiveTable, person: int) -> list[Decision]:
        """Return the decisions of a person at an ended table, to be reviewed; none while it goes on."""
        timeline = None if table.live else self._timeline(table)
        if timeline is None:
            return []
        occupancies = await self._repository.journal.results.occupancies(table.id)
        excepted = frozenset(table.audit_records)
        return await timeline.read(decisions, occupancies, person, excepted)

    async def moment(self, table: LiveTable, number: int) -> Moment | None:
        """Return what the player of entry `number` saw before that move; None where it is no move that stands."""
        timeline = self._timeline(table)
        if timeline is None or number not in timeline.pages[1:]:
            return None
        page, seat = timeline.pages.index(number), table.entries[number].seat
        seat_view, view = await timeline.read(_seen, page, seat)
        occupancies = await self._repository.journal.results.occupancies(table.id)
        return Moment(page, seat, seat_view, view, await self._people(table, occupancies, number))

    async def roundup(self, table: LiveTable) -> Roundup | None:
        """Return the round-up of a table that was played to its end; None for others."""
        timeline = None if table.live else self._timeline(table)
        return None if timeline is None else await roundup_of(self._repository.journal, table, timeline)

    def _timeline(self, table: LiveTable) -> Timeline | None:
        """Return a table's timeline, None if it has none."""
        play = table.play
        if play is None or table.row.seed is None:
            return None
        timeline = self._timelines.pop(table.id, None)
        if timeline is None or timeline.entries is not table.entries or timeline.outdated:
            seats, seed = len(table.seats), table.row.seed
            timeline = Timeline(table.game, table.options, seats, seed, table.entries, happened=play.happened)
        timeline.go_on()
        self._timelines[table.id] = timeline
        while len(self._timelines) > REMEMBERED:
            self._timelines.popitem(last=False)
        return timeline

    async def _people(
        self, table: LiveTable, occupancies: Sequence[Occupancy], number: int
    ) -> tuple[Person | None, ...]:
        """Return the people by seat when an entry was written; where that is not known, who sits there now."""
        now = await self._repository.people.at(table)
        then = {occupancy.seat: occupancy for occupancy in occupancies if occupancy.since <= number}
        known = {person.id: person for person in now if person is not None}
        missing = sorted({who.person for who in then.values() if who.person is not None} - known.keys())
        known |= {person.id: person for person in await self._repository.journal.people(missing)}

        def at(seat: int) -> Person | None:
            occupancy = then.get(seat)
            if occupancy is None:
                return now[seat]
            if occupancy.person is not None:
                return known.get(occupancy.person, NOBODY)
            return None if occupancy.sitter is Occupant.COMPUTER else NOBODY

        return tuple(at(seat) for seat in range(len(table.seats)))
