"""A table together with its players' names and the texts of one language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.presentation.texts import bot_localizer, plain_names, safe
from bot.tables.service import TableService
from bot.tables.single_options import single_option
from bot.tables.state.table import LiveTable
from games.core.catalogue import localizer_for
from games.core.localizer import Localizer
from storage import Entry, EntryKind, Person

CAP: Final = " 🃏"
"""Stands behind the name of whoever was the fool of the table before."""


@dataclass(frozen=True, slots=True)
class LocalizedTable:
    """A table with its players and the language in which it is shown.

    `page`: whether there is a web page for it. `in_words`: whether it is shown where no pictures can be.
    """

    table: LiveTable
    people: tuple[Person | None, ...]
    locale: str
    page: bool = False
    in_words: bool = False

    @property
    def pictured(self) -> bool:
        """Whether pictures are drawn of the table."""
        return self.table.row.pictures and not self.in_words

    @property
    def plain(self) -> Localizer:
        """The game's localizer with unescaped names, for pictures and labels."""
        return localizer_for(self.table.game, self.locale, self.names)

    @property
    def marked(self) -> Localizer:
        """The game's localizer with names escaped for messages."""
        return localizer_for(self.table.game, self.locale, self.called)

    @property
    def bot_text(self) -> Localizer:
        """The bot's localizer with names escaped for messages."""
        return bot_localizer(self.locale).named(self.called)

    @property
    def called(self) -> list[str]:
        """The names escaped for messages; whoever was the fool of the table before wears a cap."""
        people = (person and person.id for person in self.people)
        return [
            f"{safe(name)}{CAP if who is not None and who == self.table.capped else ''}"
            for name, who in zip(self.names, people, strict=True)
        ]

    @property
    def names(self) -> tuple[str, ...]:
        """The unescaped names."""
        return plain_names(
            self.people, bot_localizer(self.locale), [state.number for state in self.table.lifecycle.seats]
        )

    def after(self, number: int) -> LocalizedTable:
        """Return the table with the people who sat there after an entry, where that is not what it has now."""
        if self.table.lifecycle.began is None or number < self.table.lifecycle.began:
            return self
        known = self.table.people | {person.id: person for person in self.people if person is not None}
        people = tuple(None if who is None else known.get(who) for who in self.table.occupants_after(number))
        return self if people == self.people else replace(self, people=people)

    def single_options(self, seat: int) -> bool | None:
        """Return whether a player has single options played for them; None if they do not have exactly one now."""
        person = self.people[seat]
        return None if person is None or single_option(self.table, seat) is None else person.single_options

    def first_answered(self, seat: int) -> Entry | None:
        """Return the only move of a player which the bot has just made for them, if it is the first at this table."""
        person, answered = self.people[seat], None
        for entry in reversed(self.table.entries):
            if entry.seat != seat:
                continue
            if entry.kind is EntryKind.AUTO_ANSWER or (entry.kind is EntryKind.ANSWER and answered is not None):
                return None
            if entry.kind is EntryKind.ANSWER:
                answered = entry
            elif entry.kind is EntryKind.MOVE and answered is None:
                return None
        return answered if person is not None and person.single_options else None


async def localize(service: TableService, table: LiveTable, locale: str) -> LocalizedTable:
    """Look up the people at a table, and return both for one language."""
    return LocalizedTable(table, await service.people.at(table), locale, bool(service.web.address))
