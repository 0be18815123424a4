"""Whole tables of every game by taps on the page, in real browsers at the widths of a phone and of a large screen.

Two people sit at pages, a third at the same table plays in Discord's messages.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser

from bot.fake_discord import Actor
from bot.presentation.localized_table import localize
from bot.presentation.screen import choice_menu, offered
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import PUBLIC, Choice, Move, Pick
from tests.benchmarks.messages import Effort, play_as_advised
from tests.discord.harness import seat_view_of
from tests.web.paged_bot import PEOPLE, PLAYERS, PagedBot, advised
from tests.web.touching import DESKTOP, PHONE, Toucher, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(20), pytest.mark.asyncio(loop_scope="session")]

SOME = 8
"""How many moves a normal run makes at a table."""
SMALLEST = 24
"""CSS pixels: a tap on anything smaller enlarges it first."""
STUCK = 60.0
"""Seconds after which a table at which nobody has moved is given up."""
TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("market", PLAYERS, {}),
    ("durak", PEOPLE, {}),
    ("magove", PEOPLE, {"rounds": 3}),
    ("hayduti", PEOPLE, {"rotations": 2}),
    ("carcassonne", PEOPLE, {}),
    ("balkans", PEOPLE, {"round_limit": 1}),
]


@pytest.mark.parametrize(
    ("key", "players", "options", "size"),
    [
        pytest.param(
            *table,
            size,
            id=f"{table[0]}-{name}",
            marks=[] if size is PHONE or table[0] == "durak" else pytest.mark.exhaustive,
        )
        for table in TABLES
        for name, size in (("phone", PHONE), ("desktop", DESKTOP))
    ],
)
async def test_people_play_a_table_by_touch(
    browser: Browser,
    bot: PagedBot,
    key: str,
    players: list[str],
    options: dict[str, Any],
    size: dict[str, int],
    pytestconfig: pytest.Config,
    caplog: pytest.LogCaptureFixture,
) -> None:
    most = None if pytestconfig.option.exhaustive or key == "market" else SOME
    await bot.opened(key, players, **options)
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(touching(browser, await bot.link(name), name, size)) for name in players[:2]
        ]
        vera, effort = {2: bot.person("Vera")} if len(players) > 2 else {}, Effort()
        await play(bot, people, vera, effort, most)
        moves, taps, presses, pans = (
            sum(getattr(person, name) for person in people) for name in ("moves", "taps", "presses", "pans")
        )
        print(
            f"{key} {size['width']}: {moves} moves at pages by {taps} taps and {presses} presses and {pans} pans,"
            f" {(taps + presses) / max(1, moves):.2f} a move; smallest {min(person.smallest for person in people):.0f};"
            f" {len(effort.taps)} moves in messages, {effort.figures()['taps_a_decision']} taps a move"
        )
        for person in people:
            assert person.smallest >= SMALLEST, person.smallest_of
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


def as_offered(choices: Sequence[Choice], wanted: Move) -> Move:
    """Return the move if the page offers it, else another that it offers."""
    for choice in choices:
        if choice == wanted or (isinstance(choice, Pick) and choice.fits(wanted)):
            return wanted
    other = choices[0]
    return other if isinstance(other, Move) else sample(other, SeededChance(bytes(32), 0))


async def play(
    bot: PagedBot, people: Sequence[Toucher], others: Mapping[int, Actor], effort: Effort, most: int | None
) -> None:
    """Let people make the heuristic's moves, at pages and in messages, until the table ends or `most` are made."""
    table, moved = await bot.table(), time.monotonic()
    while table.live and (most is None or sum(person.moves for person in people) < most):
        assert time.monotonic() < moved + STUCK, f"nobody has moved since entry {table.last}"
        waited_for = seat_view_of(table, PUBLIC).view.asked
        seat = next((seat for seat in table.game.acting(table.play.state) if seat in waited_for), None)
        if seat is None or seat in others:
            await bot.settled()
            if seat is not None and await play_as_advised(table, {seat: others[seat]}, effort):
                moved = time.monotonic()
            else:
                await asyncio.sleep(0.02)  # the bot makes a forced move meanwhile
            continue
        seat_view = seat_view_of(table, seat)
        menu = choice_menu(await localize(bot.bot.service, table, "en"), seat_view)
        move = as_offered(offered(menu), advised(table, seat))
        await people[seat].play(table, seat_view, move)
        moved = time.monotonic()
