"""Tables read from the database and replayed independently of the bot."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bot.presentation.localized_table import CAP, LocalizedTable
from bot.tables.state.replay import Play, ReplayMismatch, since_rules_changed
from bot.tables.state.table import LiveTable
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC
from games.core.localizer import nearest_locale
from storage import Occupant, Person
from tests.faults.consistency import secrets_in
from tests.machine.stage.hostile import HOSTILE
from tests.machine.stage.stage import Stage

LOCALES = ("en", "bg", "ru", "ro")
LONGEST = 1000
"""Letters of a hand that are compared: the description of a picture may be cut after 1024."""


@dataclass(frozen=True)
class Told:
    """What a seat could be told in one language after one entry: its hand, what is asked, and what it alone knows."""

    hand: str
    ask: str
    secret: str


@dataclass
class TableRepository:
    """One table, its people, and what each audience was told after each entry so far, by seat and language."""

    table: LiveTable
    people: tuple[Person | None, ...]
    told: dict[tuple[int, str], list[Told]] = field(default_factory=dict[tuple[int, str], list[Told]])
    owners: set[int] = field(default_factory=set[int])
    """Everybody who has ever been the owner of the table."""
    last: int = -1
    """The last entry in `told`."""

    @property
    def live(self) -> bool:
        return self.table.row.status.live

    def occupant(self, seat: int) -> int | None:
        """Return the Discord id of the person who sits here now, if one does."""
        person, row = self.people[seat], self.table.seats[seat]
        return None if person is None or row.sitter is Occupant.COMPUTER else person.discord_id

    def seat_of(self, discord_id: int) -> int | None:
        found = (seat for seat in range(len(self.people)) if self.occupant(seat) == discord_id)
        return next(found, None)

    def now(self, audience: int, locale: str) -> Told | None:
        history = self.told.get((audience, locale))
        return history[-1] if history else None


class TableRepositories:
    """All tables of the database; `refresh` reads those that changed."""

    def __init__(self) -> None:
        self.tables: dict[int, TableRepository] = {}

    async def refresh(self, stage: Stage) -> None:
        journal = stage.bot.service.journal
        number = 1
        while (record := await journal.load(number)) is not None:
            if record.row.game == HOSTILE:  # its tables may suffer; all others must not
                number += 1
                continue
            known = self.tables.get(number)
            game = stage.bot.service.games[record.row.game]
            table = LiveTable(game, record)
            ids = sorted({row.person for row in table.seats if row.person is not None})
            people = {person.id: person for person in await journal.people(ids)}
            seated = tuple(None if row.person is None else people[row.person] for row in table.seats)
            repository = TableRepository(table, seated) if known is None else replace(known, table=table, people=seated)
            repository.owners.add(table.row.owner)
            if known is not None and known.table.last == table.last and known.table.play is not None:
                table.play, table.damage = known.table.play, known.table.damage
                table.deadlines = known.table.deadlines
                if known.people == seated:
                    self.tables[number] = repository
                    number += 1
                    continue
            await asyncio.to_thread(_replay, repository)
            self.tables[number] = repository
            number += 1


def _replay(repository: TableRepository) -> None:
    table = repository.table
    table.rebuild()
    if table.row.seed is not None:
        play = Play(table.game, table.options, len(table.seats), table.row.seed)
        with suppress(ReplayMismatch):
            for entry in since_rules_changed(table.entries):
                play.apply([entry])
                if play.state is not None and (entry.number > repository.last or entry.number == table.last):
                    for audience in (PUBLIC, *range(len(table.seats))):
                        _tell(repository, audience, play.state)
    repository.last = table.last


def _tell(repository: TableRepository, audience: int, state: Any) -> None:
    table = repository.table
    view = table.game.view(state, audience)
    choices = () if audience == PUBLIC else tuple(table.game.moves(state, audience))
    public = table.game.view(state, PUBLIC)
    secret = "" if audience == PUBLIC else repr(secrets_in(view, public))
    # A hand shown to another would be in that person's language.
    spoken = {"en", *(nearest_locale(person.locale) for person in repository.people if person is not None)}
    for locale in LOCALES if audience == PUBLIC else sorted(spoken):
        names = LocalizedTable(table, repository.people, locale).names
        localizer = localizer_for(table.game, locale, names)
        words = table.game.text
        hand = words.table(view, localizer) if audience == PUBLIC else words.hand(view, choices, localizer)
        told = Told(plain(hand)[:LONGEST], plain(words.ask(view, choices, localizer)), secret)
        history = repository.told.setdefault((audience, locale), [])
        if not history or history[-1] != told:
            history.append(told)


def plain(words: str) -> str:
    """Return a text as a reader sees it: without the signs that keep Discord from reading Markdown in names.

    The fool's cap is left out: a table wears it for as long as it is in memory after its end.
    """
    return words.replace("\\", "").replace("\u200b", "").replace(CAP, "")


def uncapped(value: Any) -> Any:
    """Return part of a frame without the fool's cap."""
    return msgspec.json.decode(msgspec.json.encode(value).replace(CAP.encode(), b""))
