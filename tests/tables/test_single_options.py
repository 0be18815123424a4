"""*Play single options for me*: the bot makes a person's only move, after a pause, as if they had made it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.tables.automatic import background
from bot.tables.automatic.background import SingleOptions
from bot.tables.single_options import move_for, single_option
from storage import EntryKind, Tempo
from tests.tables.harness import TableHarness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

    from bot.tables.state.table import LiveTable
    from games.core.contract import AnyGame

LONGEST = background.SHORTEST + background.SPREAD


def narrow(market: AnyGame) -> AnyGame:
    """Return the market in which Ana, at seat 0, can only nod where anybody can, and Boris has two options."""

    def moves(state: Any, seat: int) -> Any:
        choices = market.moves(state, seat)
        nods = [choice for choice in choices if choice.verb == "nod"]
        return nods if nods and seat == 0 else choices[:2]

    return replace(market, moves=moves)


@pytest.fixture
async def harness(tmp_path: Path, games: Mapping[str, AnyGame]) -> AsyncGenerator[TableHarness]:
    made = TableHarness(tmp_path / "tables.sqlite3", {"market": narrow(games["market"])})
    await made.open()
    yield made
    await made.close()


async def at_the_first_show(harness: TableHarness, **given: Any) -> LiveTable:
    """Return a table at which Ana is to show goods."""
    table = await harness.playing("Ana", "Boris", options={"keep": "3"}, **given)
    await harness.keep_all(table, ["Ana", "Boris"])
    assert single_option(table, 0) is not None
    return table


async def prefers(harness: TableHarness, name: str) -> None:
    person = await harness.service.people.person((await harness.person(name)).person)
    assert person is not None
    await harness.service.prefer(msgspec.structs.replace(person, single_options=True))


@asynccontextmanager
async def attended(harness: TableHarness) -> AsyncGenerator[None]:
    task = asyncio.create_task(SingleOptions(harness.service).run())
    await harness.settle()
    yield
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def later(harness: TableHarness, seconds: float) -> None:
    await harness.settle()
    harness.clock.advance(int(seconds))
    await harness.settle()


async def test_a_single_option_is_played_after_a_pause_as_an_ordinary_move(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    async with attended(harness):
        await prefers(harness, "Ana")
        last = table.last
        await later(harness, background.SHORTEST - 1)
        assert table.last == last
        await later(harness, LONGEST)
    entry = table.entries[last + 1]
    assert (entry.kind, entry.seat, entry.interaction) == (EntryKind.MOVE, 0, None)


async def test_the_pause_says_nothing(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is random, of any length between the shortest and the longest."""
    monkeypatch.setattr(background.secrets, "randbelow", lambda _: 900)
    table = await at_the_first_show(harness)
    async with attended(harness):
        await prefers(harness, "Ana")
        last = table.last
        await later(harness, background.SHORTEST + 0.9 * background.SPREAD - 1)
        assert table.last == last
        await later(harness, 2)
        assert table.last > last


@pytest.mark.parametrize(("tempo", "seconds"), [(Tempo.QUICK, 2), (Tempo.USUAL, 8), (Tempo.CALM, 24)])
async def test_the_pause_keeps_to_the_tempo_of_the_table(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, tempo: Tempo, seconds: int
) -> None:
    monkeypatch.setattr(background.secrets, "randbelow", lambda _: 1000)
    table = await at_the_first_show(harness, tempo=tempo)
    async with attended(harness):
        await prefers(harness, "Ana")
        last = table.last
        await later(harness, seconds - 1)
        assert table.last == last
        await later(harness, 1)
        assert table.last > last


async def test_nothing_is_played_for_those_who_did_not_ask_or_have_a_choice(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    await prefers(harness, "Boris")
    last = table.last
    async with attended(harness):
        await later(harness, LONGEST)
    assert table.last == last
    await prefers(harness, "Ana")
    async with attended(harness):
        await later(harness, LONGEST)
    assert {entry.seat for entry in table.entries[last + 1 :]} == {0}, "Boris has two options"


async def test_it_goes_on_after_a_restart(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    await prefers(harness, "Ana")
    await harness.again()
    async with attended(harness):
        await later(harness, LONGEST)
    again = await harness.service.repository.table(table.id)
    assert again.last > table.last


async def test_a_move_that_was_taken_back_is_left_to_its_player(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    await prefers(harness, "Ana")
    async with attended(harness):
        await later(harness, LONGEST)
        assert table.undoable_by == 0
        await harness.service.undo(table, await harness.person("Ana"), harness.click())
        last = table.last
        await later(harness, LONGEST)
    assert table.last == last


async def test_whoever_sits_down_meanwhile_is_asked(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    await prefers(harness, "Ana")
    async with attended(harness):
        await harness.settle()
        dinu = await harness.person("Dinu")
        await harness.service.replace(table, await harness.person("Ana"), 0, dinu.person, harness.click())
        last = table.last
        await later(harness, LONGEST)
    assert table.last == last


async def test_nobody_is_notified_of_what_the_bot_will_play(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    before = await harness.service.people.at(table)
    await prefers(harness, "Ana")
    after = await harness.service.people.at(table)
    assert before[0] is not None
    assert after[0] is not None
    assert move_for(table, 0, before[0]) is None
    assert move_for(table, 0, after[0]) == single_option(table, 0)
