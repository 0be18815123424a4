"""People in memory: who uses the bot, who sits at a table, and whom it names."""

from collections.abc import Callable
from typing import Final

import msgspec

from bot.tables.state.clock import Clock
from bot.tables.state.table import Actor, LiveTable
from storage import Journal, Person

THERE_FOR: Final = 600.0
"""Seconds after what somebody did for which they count as being there."""
LONGEST_NAME: Final = 32
"""Characters of a name, by Discord's rules. Longer ones come from elsewhere; earlier versions stored them."""


class People:
    """All people known to this process. What is stored of them changes here and in the journal together."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._acted: dict[int, float] = {}
        """When people last did something, by their id here."""
        self.back: Callable[[Person], object] | None = None
        """Called for a person who does something after a while."""
        self._people: dict[int, Person] = {}
        """By their id here."""
        self._accounts: dict[int, Person] = {}
        """By their Discord id."""

    async def greet(self, discord_id: int, name: str, locale: str, *, moderates: int | None = None) -> Actor:
        """Return a person as an actor, and store their present name and language; `moderates` is a server."""
        person = await self._meet(discord_id, name, locale)
        self.acted(person)
        return Actor(person.id, moderates)

    async def introduce(self, discord_id: int, name: str) -> Actor:
        """Return a person who was named by another as an actor; their language stays as it is, if it is known."""
        known = await self.known(discord_id)
        return Actor((await self._meet(discord_id, name, known.locale if known else "en")).id)

    async def _meet(self, discord_id: int, name: str, locale: str) -> Person:
        name = name[:LONGEST_NAME]
        person = self._accounts.get(discord_id)
        if person is None or (person.name, person.locale) != (name, locale):
            person = await self._journal.meet(discord_id, name, locale)
            self._remember(person)
        return person

    def acted(self, person: Person) -> None:
        """Note that a person has done something just now."""
        was_there = self.is_there(person.id)
        self._acted[person.id] = self._clock.monotonic()
        if not was_there and self.back is not None:
            self.back(person)

    def is_there(self, person: int) -> bool:
        """Return whether a person did something a short while ago."""
        acted = self._acted.get(person)
        return acted is not None and self._clock.monotonic() - acted < THERE_FOR

    async def known(self, discord_id: int) -> Person | None:
        """Return the person with this Discord id, or None if they never used the bot."""
        return self._accounts.get(discord_id) or await self._journal.person(discord_id)

    async def person(self, number: int) -> Person | None:
        """Return the person with this id of the bot's own, or None."""
        if number not in self._people:
            for person in await self._journal.people([number]):
                self._people.setdefault(number, person)  # a person forgotten meanwhile stays forgotten
        return self._people.get(number)

    async def prefer(self, person: Person) -> None:
        """Store a person's preferences."""
        await self._journal.prefer(person)
        if self._people.get(person.id, person).discord_id is not None:  # not forgotten meanwhile
            self._remember(person)

    async def keep_private_channel(self, person: Person, channel: int | None) -> None:
        """Store the id of a person's conversation with the bot; None if there is none any more."""
        await self._journal.keep_private_channel(person.id, channel)
        latest = self._people.get(person.id, person)
        if latest.discord_id is not None:
            self._remember(msgspec.structs.replace(latest, private_channel=channel))

    async def forget(self, person: int, discord_id: int) -> str | None:
        """Forget who a person is, in the journal and in memory. Return the name they had, if any."""
        known = await self._journal.person(discord_id)
        await self._journal.forget(discord_id)
        self._accounts.pop(discord_id, None)
        for nameless in await self._journal.people([person]):
            self._people[person] = nameless
        return None if known is None else known.name

    def _remember(self, person: Person) -> None:
        self._people[person.id] = person
        if person.discord_id is not None:
            self._accounts[person.discord_id] = person

    async def at(self, table: LiveTable) -> tuple[Person | None, ...]:
        """Return the people at a table by seat, None for a computer; also look up its `people`.

        The answer is right when this returns, even if people came and went while they were looked up.
        """
        while missing := named(table) - self._people.keys():
            for person in await self._journal.people(sorted(missing)):
                self._people.setdefault(person.id, person)  # a person forgotten meanwhile stays forgotten
        table.people = {who: self._people[who] for who in named(table)}
        return tuple(None if row.person is None else self._people[row.person] for row in table.seats)


def named(table: LiveTable) -> set[int]:
    """Return the people who sit at a table, did something to others there, or had it done to them."""
    behind = {person for record in table.audit_records.values() for person in record.people}
    return behind | {row.person for row in table.seats if row.person is not None}
