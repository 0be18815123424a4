"""Compares what people are shown with the journal, read from a copy of the file and replayed independently."""

import asyncio
import re
import sqlite3
import tempfile
from collections.abc import Collection, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.discord.messages import controls
from bot.fake_discord import Actor, Message
from bot.presentation.localized_table import CAP, LocalizedTable
from bot.tables.service import TableService
from bot.tables.state.clock import WallClock
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from games.core.catalogue import find_games
from games.core.contract import PUBLIC, View
from games.core.localizer import nearest_locale
from storage import Journal, Occupant, Person, Status, backup
from tests.faults.players import PlayerGroup
from tests.people import moves_in, numbered

People: TypeAlias = "tuple[Person | None, ...]"

LOOK_EVERY: Final = 0.25
"""Seconds between two checks whether everybody has been shown everything."""
STEERING: Final = frozenset({"audience", "question", "call", "asked"})
"""Fields of a view that only steer controls."""
SHORTEST: Final = 8
"""The least number of letters of a text that is recognised as a hand."""
LONGEST: Final = 1000
"""Letters of an expected text that are compared; longer ones may be cut in a message."""


async def tables_in(database: Path, numbers: Iterable[int]) -> dict[int, tuple[LiveTable, People]]:
    """Return tables as replayed from the file, with their people. Tables that cannot be read are left out.

    A copy is read, so the bot that uses the file is left alone.
    """
    found: dict[int, tuple[LiveTable, People]] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(backup, database, copy)
        async with Journal.opened(copy) as journal:
            service = TableService(find_games(), journal, WallClock())
            for number in numbers:
                with suppress(Refusal):
                    table = await service.repository.table(number)
                    table.capped = None
                    found[number] = table, await service.people.at(table)
    return found


async def interactions_in(database: Path) -> list[int]:
    """Return every interaction that is recorded in a copy of the file, as often as it is recorded.

    Tables that nobody has seen in play count too: people may act at a table before its first post is seen to change.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(backup, database, copy)
        with closing(sqlite3.connect(copy)) as connection:
            found = connection.execute("SELECT interaction FROM entry WHERE interaction IS NOT NULL")
            return [row[0] for row in found]


async def differences(database: Path, groups: Sequence[PlayerGroup]) -> list[str]:
    """Return, in words, where people are not shown what the journal says about the newest table of their group."""
    wanted = [group.numbers[-1] for group in groups if group.numbers]
    tables = await tables_in(database, wanted)
    wrong: list[str] = []
    for group in groups:
        if not group.numbers:
            wrong.append(f"{group.game}: no table was brought into play")
        elif group.numbers[-1] not in tables:
            wrong.append(f"{group.game}: table {group.numbers[-1]} is not in the file")
        else:
            wrong += _wrong_at(group, *tables[group.numbers[-1]])
    return wrong


async def all_shown(database: Path, groups: Sequence[PlayerGroup], within: float) -> list[str]:
    """Wait until everybody is shown what the journal says; return what is still wrong after `within` seconds."""
    loop = asyncio.get_running_loop()
    until = loop.time() + within
    while (wrong := await differences(database, groups)) and loop.time() < until:
        await asyncio.sleep(LOOK_EVERY)
    return wrong


def reveals(said: str, hand: str, own: Collection[str]) -> bool:
    """Return whether a text contains a hand that is no part of the hands its reader may know.

    A hand of few cards reads like a line of a hand of many, and a name with a number like a line about any table.
    """
    told = "".join(line.partition(": ")[2] or line for line in hand.splitlines())
    return len(told) >= SHORTEST and hand in said and not any(hand in known for known in own)


def secrets_in(view: View, public: View) -> dict[str, Any]:
    """Return the fields of a seat's view that the public does not see so, except those that only steer controls."""
    return {
        name: value
        for name in view.__struct_fields__
        if name not in STEERING and (value := getattr(view, name)) != getattr(public, name)
    }


def _wrong_at(group: PlayerGroup, table: LiveTable, people: People) -> list[str]:
    where = f"{group.game}, table {table.id}, entry {table.last} ({table.row.status})"
    if table.row.status is Status.FROZEN or table.damage is not None:
        return [f"{where}: the journal does not replay"]
    seated = LocalizedTable(table, people, table.row.locale)
    posts = [message for message in group.channel.messages.values() if (numbered(message) or (0, 0))[0] == table.id]
    wrong = _wrong_in_posts(table, seated, posts)
    accounts = {person.id: person for person in group.people}
    for row, person in zip(table.seats, people, strict=True):
        if row.sitter is not Occupant.PERSON or person is None or person.discord_id not in accounts:
            continue
        reader = accounts[person.discord_id]
        if table.row.seed is not None and reader.person.dm_refusal is None:
            words = LocalizedTable(table, people, nearest_locale(reader.locale))
            wrong += _wrong_in_hand(table, words, row.seat, reader)
    return [f"{where}: {problem}" for problem in wrong]


def _wrong_in_posts(table: LiveTable, seated: LocalizedTable, posts: Sequence[Message]) -> list[str]:
    """Check that each post tells more than the one before, and that the newest is up to date."""
    if not posts:
        return ["the channel is shown nothing"]
    told = [(numbered(post) or (0, 0))[1] for post in posts]
    wrong = [] if told == sorted(set(told)) else [f"the channel is told up to entry {told}: twice, or out of order"]
    seat_view = table.look(PUBLIC)
    if seat_view is None:
        return wrong if told[-1] == table.last else [*wrong, f"the lobby tells of entry {told[-1]}"]
    expected = table.game.text.table(seat_view.view, seated.marked)
    seen = plain(posts[-1], seated)
    if expected[:LONGEST] not in seen:
        wrong.append(f"the channel is shown another table (up to entry {told[-1]})")
    if table.row.status is Status.PLAYING:
        ask = table.game.text.ask(seat_view.view, (), seated.marked)
        if ask[:LONGEST] not in seen:
            wrong.append(f"the channel is told up to entry {told[-1]}, and not {ask!r}")
    return wrong


def _wrong_in_hand(table: LiveTable, seated: LocalizedTable, seat: int, reader: Actor) -> list[str]:
    """Check that a seat has one private hand, which is up to date if the seat is asked."""
    who = f"seat {seat}"
    hands = [message for message in reader.inbox if not message.ephemeral and _of(message, table.id)]
    wrong = [f"{who} has {len(hands)} hands"] if len(hands) > 1 else []
    seat_view = table.look(seat)
    if seat_view is None or seat not in seat_view.view.asked or table.row.status is not Status.PLAYING:
        return wrong  # other seats are updated when their players look
    if not hands:
        return [f"{who} is asked, and is shown no hand"]
    if table.game.text.hand(seat_view.view, seat_view.choices, seated.marked)[:LONGEST] not in plain(hands[-1], seated):
        wrong.append(f"{who} is asked, and is shown another hand")
    read = [controls.read(part["custom_id"]) for part in moves_in(hands[-1])]
    questions = {
        control.question for control in read if isinstance(control, controls.MoveControl | controls.SetAutoAnswer)
    }
    if questions != {seat_view.view.question}:
        wrong.append(f"{who} has controls of question {questions or 'none'}, where {seat_view.view.question} is open")
    return wrong


def _of(message: Message, table: int) -> bool:
    read = (controls.read(part["custom_id"]) for part in message.controls)
    return any(getattr(control, "table", None) == table for control in read)


def plain(message: Message, seated: LocalizedTable) -> str:
    """Return all the text of a message, with names in the place of mentions.

    The fool's cap is left out: a table wears it for as long as it is in memory after its end.
    """
    names = {person.discord_id: name for person, name in zip(seated.people, seated.names, strict=True) if person}
    said = re.sub(r"<@(\d+)>", lambda found: names.get(int(found[1]), found[0]) or "", message.text)
    return said.replace(CAP, "")
