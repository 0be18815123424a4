"""Paired worlds: the same tables, people and moves, but in each table one secret differs."""

import asyncio
import hashlib
import json
import re
import time
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.discord.history.reviews import STOP
from bot.discord.messages import controls
from bot.discord.messages.controls import REVIEW, Action, ShowHistory
from bot.fake_discord import Actor, FakeDiscord, ManualClock, Message, NotAnswered
from bot.tables.state.replay import continuation
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Audience, Event, Move, checksum, to_bytes
from games.core.localizer import nearest_locale
from games.core.options import Options
from storage import Change, DeliveryRow, Entry, EntryKind, Journal, NewTable, Occupant, SeatRow, Status
from tests.faults.bots import first_traceback, running
from tests.faults.check import Trial
from tests.people import numbered, used

BEGAN: Final = 1_800_000_000.0
"""When both worlds begin: so everybody and every place has the same number in both."""


class WorldClock(ManualClock):
    """A clock that stands still until `go`, while a world is made, and then goes on as any does."""

    def __init__(self) -> None:
        super().__init__(BEGAN)
        self._went: float | None = None

    def go(self) -> None:
        self._went = time.monotonic()

    def now(self) -> float:
        return super().now() + (0.0 if self._went is None else time.monotonic() - self._went)


LOCALES: Final = ("en-US", "bg", "ru", "ro", "en-US", "bg")
DELIVERED_WITHIN: Final = 240.0
REVIEWED_WITHIN: Final = 600.0


@dataclass(frozen=True, slots=True)
class PairedTable:
    """A moment of a table, and the same with one secret changed that `audience` must not be able to tell.

    `move`, if there is one, is made from there on, in both; nobody from whom the secret is hidden learns of it by that.
    Then the table is `closed`, so that its player can have the move reviewed.
    """

    game: AnyGame
    options: Options
    seats: int
    audience: Audience
    secret: str
    states: tuple[Any, Any]
    move: tuple[int, Move] | None
    seed: bytes
    pictures: bool
    closed: bool = False


def entry_of_move(seats: int) -> int:
    """Return the number of the entry of a twin's move: after the opening, the seats, the deal and the moment itself."""
    return seats + 2


class Side:
    """One of the two worlds, with its bot: what it sends to whom."""

    def __init__(self, fake_discord: FakeDiscord, pairs: Sequence[PairedTable], which: int) -> None:
        self.fake_discord = fake_discord
        self._pairs = pairs
        self._which = which
        world = fake_discord.world
        self._people = [world.add_person(f"Seat {seat}", locale=LOCALES[seat]) for seat in range(len(LOCALES))]
        self.channels = [world.add_channel(f"table-{place}") for place in range(len(pairs))]
        self.everybody = [fake_discord.person(person) for person in self._people]

    async def write(self, path: Path) -> None:
        """Write the file that the bot of this world will find. People want to be asked, so that nothing goes on alone."""
        async with Journal.opened(path) as journal:
            people: list[int] = []
            for person in self._people:
                met = await journal.meet(person.id, person.name, nearest_locale(person.locale))
                await journal.prefer(msgspec.structs.replace(met, single_options=False))
                people.append(met.id)
            for place, twin in enumerate(self._pairs):
                await self._table(journal, twin, place, people)

    async def _table(self, journal: Journal, twin: PairedTable, place: int, people: Sequence[int]) -> None:
        state = twin.states[self._which]
        new = NewTable(
            guild=self.fake_discord.world.guild_id,
            channel=self.channels[place].id,
            game=twin.game.key,
            rules_version=twin.game.rules_version,
            options=json.dumps(json.loads(_json(twin.options))),
            locale=("en", "bg", "ru", "ro")[place % 4],
            pace=0,
            pictures=twin.pictures,
            secret=hashlib.sha256(twin.seed).digest(),
            owner=(await journal.meet(place + 1, "Host", "en")).id,
            at=int(BEGAN),
            interaction=None,
        )
        table = (await journal.open_table(new)).id
        rows = tuple(SeatRow(seat, Occupant.PERSON, people[seat], "00") for seat in range(twin.seats))
        number = 0

        async def write(kind: EntryKind, seat: int = -1, body: str = "", mark: str = "", **change: Any) -> None:
            nonlocal number
            number += 1
            entry = Entry(number=number, kind=kind, seat=seat, body=body, at=int(BEGAN), checksum=mark)
            await journal.append(table, entry, Change(**change))

        for seat in range(1, twin.seats):
            await write(EntryKind.JOIN, seat, seats=rows[: seat + 1])
        await write(EntryKind.START, status=Status.PLAYING, seed=twin.seed)
        over = twin.game.outcome(state) is not None
        kept = to_bytes(state)
        status = Status.OVER if over else None
        await write(EntryKind.CONTINUE, body=continuation(kept), mark=checksum(state), checkpoint=kept, status=status)
        if twin.move is not None:
            seat, move = twin.move
            after, _ = moved(twin, self._which)
            status = Status.OVER if twin.game.outcome(after) is not None else None
            body, mark = str(move), checksum(after)
            assert number + 1 == entry_of_move(twin.seats)
            await write(EntryKind.MOVE, seat, body, mark, checkpoint=to_bytes(after), status=status)
        if twin.closed:
            status = Status.CANCELLED
            await write(EntryKind.CANCEL, status=status)
        if status is not None:  # somebody saw the table before its end, or nobody is owed a word about it
            await journal.deliver(table, DeliveryRow(recipient=PUBLIC, shown=number - 1))

    async def delivered(self) -> None:
        """Wait until everybody has been sent everything. Raise `TimeoutError` if that takes too long."""
        missing = set(range(len(self._pairs)))
        async with asyncio.timeout(DELIVERED_WITHIN):
            while missing := missing - self._delivered(missing):
                await asyncio.sleep(0.1)

    def _delivered(self, places: Iterable[int]) -> set[int]:
        """Return which of these have their post and, in play, all their hands.

        Each inbox is read once: there are many tables.
        """
        held = [{table for message in person.inbox for table in _tables(message)} for person in self.everybody]
        return {
            place
            for place in places
            if any(numbered(message) for message in self.channels[place].messages.values())
            and (self._over(place) or all(place + 1 in held[seat] for seat in range(self._pairs[place].seats)))
        }

    def _over(self, place: int) -> bool:
        """Tell whether a table has ended: then no hand is dealt out any more."""
        twin = self._pairs[place]
        if twin.closed:
            return True
        last = twin.states[self._which] if twin.move is None else moved(twin, self._which)[0]
        return twin.game.outcome(last) is not None

    def _hands(self, seat: int, place: int) -> list[Message]:
        """Return the private messages of a seat that are about a table; tables are numbered as they were written."""
        return [message for message in self.everybody[seat].inbox if place + 1 in _tables(message)]

    async def sent(self, place: int) -> dict[str, str]:
        """Return all that the audience of a twin is sent at its table, unasked and asked, each by what it is."""
        twin, channel = self._pairs[place], self.channels[place]
        posts = [message for message in channel.messages.values() if not message.ephemeral]
        found = {f"post {number}": wire(message) for number, message in enumerate(posts)}
        person = self.fake_discord.person("Vera") if twin.audience == PUBLIC else self.everybody[twin.audience]
        if twin.audience != PUBLIC:
            hands = self._hands(twin.audience, place)
            found |= {f"private message {number}": wire(message) for number, message in enumerate(hands)}
            post = next(message for message in reversed(posts) if numbered(message))
            if (asked := await used(person, post, Action.HAND)) and asked.message:
                found["My hand"] = await self._answered(asked.message)
            found |= await self._completed(person, twin, place)
            if twin.closed:
                found |= await self._reviewed(person, place)
        shown = await person.command(channel, "mehana table")
        if shown.message:
            found["the table"] = await self._answered(shown.message)
        return found

    async def _answered(self, message: Message) -> str:
        """Return what a message says, once a busy bot has done thinking."""
        await self.fake_discord.wait_for(lambda: not message.thinking, DELIVERED_WITHIN)
        return wire(message)

    async def _reviewed(self, person: Actor, place: int) -> dict[str, str]:
        """Return the pages of the review of what a person did at a table."""
        listed = await person.command(self.channels[place], "mehana history")
        assert listed.message is not None
        opened = await person.select(listed.message, listed.message.controls[0]["custom_id"], [str(place + 1)])
        assert opened.message is not None
        shown, wait_for = opened.message, self.fake_discord.wait_for
        await wait_for(lambda: _control(shown, REVIEW), REVIEWED_WITHIN)
        await person.click(shown, _control(shown, REVIEW) or "")
        await wait_for(lambda: _control(shown, "open") and _control(shown, STOP) is None, REVIEWED_WITHIN)
        found = {"the review": wire(shown)}
        while (later := _control(shown, REVIEW)) is not None:
            await person.click(shown, later)
            await wait_for(lambda later=later: _control(shown, REVIEW) != later, REVIEWED_WITHIN)
            found[f"the review, page {len(found)}"] = wire(shown)
        return found

    async def _completed(self, person: Actor, twin: PairedTable, place: int) -> dict[str, str]:
        """Return what is offered to complete each move that can be typed."""
        found: dict[str, str] = {}
        for command in person.commands(self.channels[place]):
            if command["name"] != twin.game.key:
                continue
            for verb in command["options"]:
                for option in verb.get("options", ()):
                    if not option.get("autocomplete") or verb["name"] == "open":
                        continue
                    path = f"{twin.game.key} {verb['name']}"
                    try:
                        offered = await person.complete(self.channels[place], path, option["name"])
                    except NotAnswered:
                        offered = []
                    found[f"/{path} {option['name']}"] = json.dumps(offered, ensure_ascii=False)
        return found


def moved(twin: PairedTable, which: int) -> tuple[Any, Sequence[Event]]:
    """Return the state of a side after the twin's move, and the events, with the random numbers the bot will use."""
    assert twin.move is not None
    state = twin.game.copy(twin.states[which])
    return state, twin.game.play(state, *twin.move, SeededChance(twin.seed, entry_of_move(twin.seats)))


@asynccontextmanager
async def side(trial: Trial, pairs: Sequence[PairedTable], which: int) -> AsyncGenerator[Side]:
    """Make one of the worlds, and run a bot in it."""
    path = trial.place(f"side-{which}") / "twin.sqlite3"
    clock = WorldClock()
    async with FakeDiscord(check=False, rate_limits=False, log=False, clock=clock) as fake_discord:
        made = Side(fake_discord, pairs, which)
        await made.write(path)
        fake_discord.world.answer_within = DELIVERED_WITHIN
        clock.go()
        async with running(trial, fake_discord, path) as bot:
            await made.delivered()
            yield made
            if bot.tracebacks:
                raise RuntimeError(f"the log of a world has a traceback: {first_traceback(bot.log)}")


def wire(message: Message) -> str:
    """Return all of a message that reaches its readers, but for the numbers Discord gives to messages and files."""
    files = [
        (file.filename, file.description, hashlib.sha256(file.content).hexdigest()) for file in message.attachments
    ]
    rings = [person.name for person in message.rings]
    text = json.dumps([message.content, message.components, files, rings, int(message.flags)], ensure_ascii=False)
    text = re.sub(r'http://127\.0\.0\.1:\d+/[^"\s]*', "file", text)
    text = re.sub(r'"(attachment_)?id": "?\d{15,}"?', "number", text)
    return re.sub(r"(/channels/\d+/\d+)/\d+", r"\1", text)


def _control(message: Message, step: str) -> str | None:
    """Return the id of the control of a review with this step that can be used, if the message has one."""
    for part in message.controls:
        control = controls.read(part["custom_id"])
        if isinstance(control, ShowHistory) and control.step == step and not part.get("disabled"):
            return part["custom_id"]
    return None


def _tables(message: Message) -> set[int]:
    """Return the tables that the controls of a message are about."""
    read = (controls.read(part["custom_id"]) for part in message.controls)
    return {getattr(control, "table", -1) for control in read if control is not None}


def _json(options: Options) -> bytes:

    return msgspec.json.encode(options, order="deterministic")
