"""Tables played by clicking on the sandbox's page; screenshots are saved outside the repository.

The ordinary run clicks a short table to its end on a desktop; `--all` adds some moves of the others: enough to meet every
kind of control. With `--exhaustive` all are clicked to the end.
"""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.presentation.texts import hand_label
from bot.sandbox import Page as Served
from bot.tables.state.table import LiveTable, SeatView
from games.core.chance import SeededChance
from games.core.localizer import nearest_locale
from tests.browser.person import DESKTOP, PHONE, Window, page_at
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.navigation import way_to
from tests.people import moves_in

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHOTS = {1, 30, 60, 100}
"""The numbers of clicks after which screenshots are saved."""
SOME = 7
"""How many clicks a normal run makes at a table."""
WAITS = 60.0
"""Seconds within which a table waits for a player again or has ended."""
SHORT = "market"
"""The game of which a normal run plays a table to its end."""


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_in_silence(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on errors in the log, such as a picture that could not be drawn."""
    yield
    assert not [logged.getMessage() for logged in caplog.get_records("call") if logged.levelno >= logging.ERROR]


@pytest.mark.long(20)
@pytest.mark.parametrize(
    ("size", "name"),
    [
        pytest.param(DESKTOP, "desktop", id="desktop"),
        pytest.param(PHONE, "phone", id="phone", marks=pytest.mark.exhaustive),
    ],
)
async def test_two_people_click_from_the_first_command_on(
    browser: Browser, tmp_path: Path, size: dict[str, int], name: str, pytestconfig: pytest.Config
) -> None:
    async with (
        running_bot_in(tmp_path, rate_limits=False, guest=Served) as running_bot,
        running_bot.running(),
        page_at(browser, running_bot.fake_discord.url, size) as page,
    ):
        window = Window(page, f"durak-{name}")
        await window.be("Ana")
        await window.type_command("/durak open")
        await expect(page.get_by_test_id("log-channel")).to_contain_text("take a seat")
        await window.shot("lobby")
        await window.be("Boris")
        await window.press("Take a seat")
        await expect(page.get_by_test_id("log-channel")).to_contain_text("Boris")
        await window.be("Ana")
        await window.press("Start")
        await expect(page.get_by_test_id("log-channel").get_by_role("img").first).to_be_visible()
        await play(running_bot, window, ["Ana", "Boris"], None if pytestconfig.option.exhaustive else SOME)


TABLES: list[tuple[str, dict[str, int], list[str], dict[str, Any]]] = [
    (SHORT, DESKTOP, ["Ana", "Boris", "Vera"], {"keep": 3}),
    ("magove", PHONE, ["Ana", "Boris", "Vera"], {"rounds": 3}),
    ("hayduti", PHONE, ["Ana", "Boris"], {"rotations": 2}),
    ("carcassonne", DESKTOP, ["Ana", "Boris"], {}),
    ("carcassonne", PHONE, ["Ana", "Boris"], {"messages": True}),
    ("balkans", PHONE, ["Ana", "Boris", "Vera"], {"round_limit": 1}),
]
"""Tables of the other games, and of a short one: key, width, players and options."""


def marks_of(key: str, size: dict[str, int]) -> list[pytest.MarkDecorator]:
    """Return the marks of a table: the short one is of the ordinary run, others are long, most on a desktop exhaustive."""
    if key == SHORT:
        return []
    return [pytest.mark.long(20)] if size is PHONE else [pytest.mark.long(20), pytest.mark.exhaustive]


@pytest.mark.parametrize(
    ("key", "size", "players", "options"),
    [
        pytest.param(
            *table,
            id=f"{table[0]}-{'phone' if table[1] is PHONE else 'desktop'}",
            marks=marks_of(table[0], table[1]),
        )
        for table in TABLES
    ],
)
async def test_people_click_through_a_table(
    browser: Browser,
    tmp_path: Path,
    key: str,
    size: dict[str, int],
    players: list[str],
    options: dict[str, Any],
    pytestconfig: pytest.Config,
) -> None:
    async with (
        running_bot_in(tmp_path, rate_limits=False, guest=Served) as running_bot,
        running_bot.running(),
        page_at(browser, running_bot.fake_discord.url, size) as page,
    ):
        window = Window(page, f"{key}-{'phone' if size is PHONE else 'desktop'}")
        await running_bot.opened(key, players, **options)
        await play(running_bot, window, players, None if pytestconfig.option.exhaustive or key == SHORT else SOME)


async def play(running_bot: RunningBot, window: Window, players: list[str], most: int | None = None) -> None:
    """Act as the player who is asked and click the heuristic's moves, until the table has ended.

    Where `most` is given, end after the move with this many clicks, and look at the table as it stands.
    """
    clicks = 0
    channel = running_bot.fake_discord.channel("general").id
    table = await running_bot.bot.service.repository.table_in(channel)
    while table.live and (most is None or clicks < most):
        await running_bot.settled()
        turn = await on_turn(running_bot, table, players)
        if turn is None:
            break
        name, seat_view = turn
        advised = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
        await window.be(name)
        last = table.last
        while table.last == last:
            shown = controls_of(running_bot, name)
            locale = nearest_locale(running_bot.person(name).locale)
            way = way_to(advised, table.game, seat_view, shown, locale)
            assert way is not None, f"no control leads to {advised}"
            await window.use(*way)
            clicks += 1
            for _ in range(200):
                if table.last != last or controls_of(running_bot, name) != shown:
                    break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError(f"nothing came of {way}")
            if clicks in SHOTS:
                await running_bot.settled()
                await window.shot(f"click-{clicks}-hand")
                await window.show("channel")
                await window.shot(f"click-{clicks}-table")
    assert clicks >= SOME
    await running_bot.settled()
    await window.show("channel")
    foot = hand_label(table.game, "en") if table.live else "Record"
    await expect(window.page.get_by_test_id("log-channel").get_by_role("button", name=foot).last).to_be_visible()
    await window.shot("end")
    assert running_bot.fake_discord.violations == []


def controls_of(running_bot: RunningBot, name: str) -> list[dict[str, Any]]:
    """Return the controls in a player's hand."""
    hand = running_bot.hand(running_bot.person(name))
    return [] if hand is None else moves_in(hand)


async def on_turn(running_bot: RunningBot, table: LiveTable, players: list[str]) -> tuple[str, SeatView] | None:
    """Return the first player whom the table waits for, with their view, or None once it has ended.

    It may play by itself meanwhile, what everybody sees coming. Raise `TimeoutError` if it then waits for nobody.
    """
    async with asyncio.timeout(WAITS):
        while table.live:
            for name in players:
                actor = await running_bot.bot.service.people.greet(int(running_bot.person(name).id), name, "en")
                seat, seat_view = await running_bot.bot.service.look(table, actor)
                if seat in seat_view.view.asked:
                    return name, seat_view
            await asyncio.sleep(0.02)
    return None
