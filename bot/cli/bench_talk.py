"""How much a whole table says: posts, pictures, calls and requests, counted by the stand-in.

People play what the game's own judgement advises, by the controls they are shown; computers fill the other seats.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot.app import assembled
from bot.discord.ways import way_to
from bot.settings import Settings
from bot.standin import NotPossible, Standin
from bot.standin.wire import point_at
from games.core.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.discord.client import Mehana
    from bot.host.table import LiveTable
    from bot.standin import Actor, Message

PEOPLE: Final = ("Ana", "Boris")
HURRY: Final = 0.02
"""What the pauses of computers and of the live post are multiplied by."""
LONGEST: Final = 4000
"""Entries after which a table is looked at no longer: wars can be long."""


async def talk(key: str, people: int, computers: int) -> dict[str, float]:
    """Return what was said at one table of this game.

    `posts` in the channel, `pictures` among all messages, `calls` (mentions and new private hands), `requests`, those
    that are answers to interactions apart, `moves`, and `requests_a_move`.
    """
    async with Standin(check=False, rate_limits=False) as standin:
        with point_at(standin.url), tempfile.TemporaryDirectory() as folder:
            settings = Settings(token="any", database=Path(folder) / "talk.sqlite3", log_level=0, hurry=HURRY)  # noqa: S106
            async with assembled(settings, guild_ready_timeout=0.05) as bot:
                running = asyncio.create_task(bot.start("any"))
                await bot.wait_until_ready()
                names = PEOPLE[:people]
                table = await _opened(bot, standin, key, names, computers)
                await _played(bot, standin, table, names)
                await bot.courier.settled()
                figures = _counted(standin, table)
                await bot.close()
                await running
                return figures


async def _opened(bot: Mehana, standin: Standin, key: str, names: Sequence[str], computers: int) -> LiveTable:
    host = standin.person(names[0])
    lobby = (await host.command("general", f"{key} open")).message
    assert lobby is not None
    for name in names[1:]:
        await standin.person(name).click(lobby, "Take a seat")
        await bot.courier.settled()
    for _ in range(computers):
        await host.click(lobby, "Add a computer")
        await bot.courier.settled()
    await host.click(lobby, "Start")
    await bot.courier.settled()
    return await bot.host.table_in(standin.channel("general").id)


async def _played(bot: Mehana, standin: Standin, table: LiveTable, names: Sequence[str]) -> None:
    people = {seat: standin.person(name) for seat, name in enumerate(names)}
    while table.live and table.last < LONGEST:
        await bot.courier.settled()
        if not await play_as_advised(table, people):
            await asyncio.sleep(HURRY)


async def play_as_advised(table: LiveTable, people: Mapping[int, Actor]) -> bool:
    """Let everybody who is asked make the move their game would advise, by the controls they were shown.

    Return whether anybody moved.
    """
    before = table.last
    for seat, person in people.items():
        await _answer(table, seat, person)
    return table.last > before


async def _answer(table: LiveTable, seat: int, person: Actor) -> None:
    """Let somebody who is asked make the move their game would advise, by the controls of their hand."""
    sight = table.look(seat)
    if sight is None or seat not in sight.view.asked or not sight.choices:
        return
    move = table.game.judge(sight.view, sight.choices, SeededChance(bytes(32), table.last))
    last = table.last
    for _ in range(8):
        hand: Message | None = next((one for one in reversed(person.inbox) if not one.ephemeral), None)
        if hand is None or table.last != last:
            return
        way = way_to(move, table.game.words.layout(type(move)).steps, hand.controls, sight.choices)
        if way is None:
            return
        try:
            await (person.select(hand, *way) if way[1] else person.click(hand, way[0]))
        except NotPossible:
            return


def _counted(standin: Standin, table: LiveTable) -> dict[str, float]:
    asked = [one for one in standin.requests if not _answers(one.template)]
    sent = [one for one in asked if one.method == "POST" and one.template.endswith("/messages")]
    here = str(standin.channel("general").id)
    posts = [one for one in standin.requests if _is_post(one, here)]
    private = [one for one in sent if f"/channels/{here}/" not in one.path]
    mentions = sum(len(_users(one.body)) for one in sent if f"/channels/{here}/" in one.path)
    moves = sum(entry.kind.moves for entry in table.entries)
    return {
        "posts": len(posts),
        "pictures": sum(bool(one.files) for one in standin.requests),
        "calls": mentions + len(private),
        "requests": len(asked),
        "moves": moves,
        "requests_a_move": round(len(asked) / max(moves, 1), 2),
    }


def _answers(template: str) -> bool:
    """Return whether a request answers an interaction, which Discord counts apart."""
    return template.startswith(("/interactions/", "/webhooks/"))


def _is_post(request: Any, channel: str) -> bool:
    return request.method == "POST" and request.path.endswith(f"/channels/{channel}/messages")


def _users(body: Any) -> Sequence[str]:
    """Return who is mentioned by a request."""
    sent: dict[str, Any] = body or {}
    mentions: dict[str, Any] = sent.get("allowed_mentions") or {}
    return mentions.get("users") or ()
