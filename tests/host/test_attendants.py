"""Computers play when it is their turn, and the clock warns, replaces and closes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.host.attendants import (
    LENGTHENED,
    LOBBY_EXPIRES_AFTER,
    QUICKER,
    SWEEP_EVERY,
    Computers,
    GivenUp,
    Keeper,
    supervised,
)
from bot.host.record import record_of, verify
from bot.host.refusal import Refusal, Why
from bot.host.thinking import luck_for
from storage import Tempo
from tests.host.house import DirectThinker, QuickClock, some_move

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from bot.host.table import LiveTable
    from tests.host.house import House

DAY = 86_400


@asynccontextmanager
async def attended(attendant: Computers | Keeper) -> AsyncGenerator[None]:
    """Let somebody serve meanwhile."""
    task = asyncio.create_task(attendant.run())
    await asyncio.sleep(0.01)
    yield
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():  # noqa: ASYNC110 - what is waited for is a state of several tasks
            await asyncio.sleep(0.001)


def kinds(table: LiveTable) -> list[str]:
    return [entry.kind for entry in table.entries]


# Computers


@pytest.mark.parametrize("computers", [1, 3])
async def test_computers_play_a_table_to_its_end(house: House, computers: int) -> None:
    house.clock = house.host.clock = QuickClock()
    thinker = DirectThinker()
    async with attended(Computers(house.host, thinker)):
        table = await house.playing("Ana", computers=computers)
        ana = await house.person("Ana")
        while table.live:
            _, sight = await house.host.look(table, ana)
            if sight.choices:
                await house.host.move(table, ana, some_move(sight), interaction=house.click())
            await asyncio.sleep(0.001)
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is not None
    assert {sight.view.audience for sight in thinker.shown} == set(range(1, computers + 1))
    played = [entry.seat for entry in table.entries if entry.kind == "move"]
    assert len([seat for seat in played if seat > 0]) == 3 * computers


async def test_computers_go_on_after_a_restart(house: House) -> None:
    table = await house.playing("Ana", computers=2)
    before = table.last
    await house.again()
    house.host.clock = QuickClock()
    async with attended(Computers(house.host, DirectThinker())):
        table = await house.host.table(table.id)
        await until(lambda: table.last == before + 2)
    assert [entry.seat for entry in table.entries[-2:]] == [1, 2]


async def test_a_game_that_is_no_longer_there_does_not_stop_the_computers(house: House) -> None:
    await house.playing("Ana", computers=1)
    table = await house.playing("Ana", computers=1, channel=8)
    await house.host.journal._run(lambda c: c.execute("UPDATE game_table SET game = 'gone' WHERE id = 1").rowcount)
    await house.again()
    house.host.clock = QuickClock()
    async with attended(Computers(house.host, DirectThinker())):
        table = await house.host.table(table.id)
        await until(lambda: kinds(table)[-1] == "move")


async def test_a_computer_waits_a_moment_that_the_seed_tells(house: House) -> None:
    table = await house.playing("Ana", computers=1)
    async with attended(Computers(house.host, DirectThinker(), shortest=2, spread=2)):
        assert "move" not in kinds(table)
        house.clock.advance(1)
        await asyncio.sleep(0.01)
        assert "move" not in kinds(table)
        house.clock.advance(3)
        await until(lambda: "move" in kinds(table))


class NotingClock(QuickClock):
    """Waiting takes no time; what would have been waited is written down."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def test_a_run_of_computers_is_quick(house: House) -> None:
    """After a person's move each computer waits less than the one before."""
    clock = house.clock = house.host.clock = NotingClock()
    async with attended(Computers(house.host, DirectThinker(), shortest=1, spread=0)):
        table = await house.playing("Ana", computers=3)
        await house.keep_all(table, ["Ana"])
        ana = await house.person("Ana")
        for _ in range(2):
            await until(lambda: 0 in table.game.acting(table.play.state))
            clock.slept.clear()
            _, sight = await house.host.look(table, ana)
            await house.host.move(table, ana, some_move(sight), interaction=house.click())
            await until(lambda: 0 in table.game.acting(table.play.state) or not table.live)
            assert clock.slept == pytest.approx([1, QUICKER, QUICKER**2])


async def test_computers_alone_keep_an_even_pace(house: House) -> None:
    """Where nobody is waited for, every computer takes its whole moment."""
    clock = house.clock = house.host.clock = NotingClock()
    table = await house.playing("Ana", "Boris", pace=DAY)
    for seat in (0, 1):
        await house.host.substitute(table, seat)
    async with attended(Computers(house.host, DirectThinker(), shortest=1, spread=0)):
        await until(lambda: not table.live)
    assert len(clock.slept) >= 6
    assert set(clock.slept) == {1.0}


@pytest.mark.parametrize("tempo", Tempo)
async def test_computers_play_by_themselves_at_the_tempo_that_was_chosen(house: House, tempo: Tempo) -> None:
    """Whoever opened the table only watches it, and still leads it: the second time too."""
    clock = house.clock = house.host.clock = NotingClock()
    ana = await house.person("Ana")
    table = await house.lobby("Ana")
    await house.host.choose(table, ana, house.click(), tempo=tempo)
    await house.host.leave(table, ana, house.click(), leading=True)
    for _ in range(min(table.numbers())):
        await house.host.add_computer(table, ana, house.click())
    async with attended(Computers(house.host, DirectThinker(), shortest=1, spread=0)):
        await house.host.start(table, ana, house.click())
        await until(lambda: not table.live)
        assert set(clock.slept) == {LENGTHENED[tempo]}
        again = await house.host.open_again(table, ana, house.click())
        await until(lambda: not again.live)
    assert (table.row.status, again.row.status) == ("over", "over")
    assert again.row.tempo is tempo
    assert {row.sitter for row in (*table.seats, *again.seats)} == {"computer"}


async def test_who_watches_leads_until_the_end_and_nobody_else_does(house: House) -> None:
    ana, boris = await house.person("Ana"), await house.person("Boris")
    table = await house.lobby("Ana", "Boris")
    await house.host.leave(table, boris, house.click(), leading=True)
    assert table.row.host == ana.person, "only its host can lead a table from beside it"
    await house.host.join(table, boris, house.click())
    await house.host.leave(table, ana, house.click(), leading=True)
    assert (table.row.host, table.seat_of(ana.person)) == (ana.person, None)
    await house.host.add_computer(table, ana, house.click())
    await house.host.start(table, ana, house.click())
    with pytest.raises(Refusal, match=Why.ALREADY_STARTED):
        await house.host.leave(table, boris, house.click(), leading=True)
    await house.host.leave(table, boris, house.click())
    assert (table.row.status, table.row.host) == ("playing", ana.person), "computers play on: somebody watches"
    with pytest.raises(Refusal, match=Why.NOT_LEADER):
        await house.host.cancel(table, boris, house.click())
    await house.host.cancel(table, ana, house.click())


async def test_a_computers_luck_is_not_the_tables(house: House) -> None:
    seed = bytes(range(32))
    lucks = {luck_for(seed, number) for number in range(50)}
    assert len(lucks) == 50
    assert seed not in lucks
    assert luck_for(bytes(32), 0) not in lucks


async def test_a_computer_that_was_overtaken_thinks_again(house: House) -> None:
    table = await house.playing("Ana", computers=1)
    thinker = DirectThinker()
    async with attended(Computers(house.host, thinker)):
        await until(lambda: len(thinker.shown) == 1)
        ana = await house.person("Ana")
        await house.host.pause(table, ana, house.click())
        house.clock.advance(5)
        await asyncio.sleep(0.01)
        assert "move" not in kinds(table)
        await house.host.resume(table, ana, house.click())
        await until(lambda: len(thinker.shown) == 2)
        house.clock.advance(5)
        await until(lambda: "move" in kinds(table))


async def test_a_computer_that_fails_tries_again_and_holds_up_no_other_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = DirectThinker()
    think = thinker.think
    broken = True

    async def sometimes(game: Any, sight: Any, luck: bytes, strength: Any) -> Any:
        if broken and sight.view.seats == 3:
            raise ZeroDivisionError
        return await think(game, sight, luck, strength)

    thinker.think = sometimes  # pyright: ignore[reportAttributeAccessIssue]
    async with attended(Computers(house.host, thinker)):
        bad = await house.playing("Ana", "Boris", computers=1)
        good = await house.playing("Ana", computers=1, channel=8)
        await ahead_until(house, lambda: "move" in kinds(good))
        assert "move" not in kinds(bad)
        assert "a computer at table 1 could not move; it tries again in 1 s" in caplog.text
        broken = False
        await ahead_until(house, lambda: "move" in kinds(bad))


async def ahead_until(house: House, come_true: Callable[[], bool]) -> None:
    """Let time pass, a second at a time, until something has come true."""
    async with asyncio.timeout(10):
        while not come_true():
            await asyncio.sleep(0.005)
            house.clock.advance(1)


class Failing:
    """An attendant that fails as often as it is told to, then serves."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.serving = asyncio.Event()

    async def run(self) -> None:
        if self.times:
            self.times -= 1
            raise ZeroDivisionError
        self.serving.set()
        await asyncio.Event().wait()


async def test_an_attendant_that_fails_is_started_again_after_a_growing_pause(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing(3)
    task = asyncio.create_task(supervised(failing, house.clock))
    for _ in range(3):
        await house.clock.ahead_to_next()
    await failing.serving.wait()
    assert [record.args for record in caplog.records if "started again" in record.message] == [
        ("Failing", 1.0),
        ("Failing", 2.0),
        ("Failing", 5.0),
    ]
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_an_attendant_that_fails_for_ever_is_given_up() -> None:
    with pytest.raises(GivenUp, match="the Failing failed 9 times in a row"):
        await supervised(Failing(100), QuickClock())


# The clock


async def test_the_clock_warns_once_then_lets_a_computer_play(house: House) -> None:
    table = await house.playing("Ana", "Boris", pace=DAY)
    keeper = Keeper(house.host, house.clock)
    await house.host.skip(table, await house.person("Ana"), 0, house.click())
    start = table.last
    house.clock.advance(DAY * 3 // 4 - 1)
    await keeper.sweep(table)
    assert table.last == start
    house.clock.advance(1)
    await keeper.sweep(table)
    await keeper.sweep(table)
    assert [(entry.kind, entry.seat) for entry in table.entries[start + 1 :]] == [("warn", 1)]
    house.clock.advance(DAY // 4)
    await keeper.sweep(table)
    await keeper.sweep(table)
    assert [(entry.kind, entry.seat) for entry in table.entries[start + 2 :]] == [("substitute", 1)]
    boris = await house.person("Boris")
    assert (table.seats[1].sitter, table.seats[1].person) == ("substitute", boris.person)
    await house.host.look(table, boris)
    assert table.seats[1].sitter == "person"
    await keeper.sweep(table)
    assert kinds(table)[-1] == "return", "who came back has time again"


async def test_the_time_counts_from_the_question_whatever_the_others_do(house: House) -> None:
    """Both are asked at once; that Ana answers gives Boris no second, nor does a restart take one."""
    table = await house.playing("Ana", "Boris", pace=DAY)
    house.clock.advance(DAY * 3 // 4)
    await Keeper(house.host, house.clock).sweep(table)
    assert [entry.seat for entry in table.entries if entry.kind == "warn"] == [0, 1]
    await house.keep_all(table, ["Ana"])
    waits = table.waits
    await house.again()
    table = await house.host.table(table.id)
    assert table.waits == waits
    keeper = Keeper(house.host, house.clock)
    house.clock.advance(DAY // 4 - 1)
    await keeper.sweep(table)
    assert table.seats[1].sitter == "person"
    house.clock.advance(1)
    assert [one.id async for one in house.host.due_tables()] == [table.id]
    await keeper.sweep(table)
    assert [row.sitter for row in table.seats] == ["person", "substitute"]


async def test_a_new_question_gives_the_whole_time_again(house: House) -> None:
    table = await house.playing("Ana", "Boris", pace=DAY)
    keeper = Keeper(house.host, house.clock)
    await house.keep_all(table, ["Ana", "Boris"])  # Ana is asked anew: she is to show
    house.clock.advance(DAY * 3 // 4)
    await keeper.sweep(table)
    await house.keep_all(table, ["Ana"])  # which asks Boris
    house.clock.advance(DAY * 3 // 4 - 1)
    before = table.last
    await keeper.sweep(table)
    assert table.last == before
    house.clock.advance(1)
    await keeper.sweep(table)
    assert [entry.seat for entry in table.entries if entry.kind == "warn"] == [0, 1]


@pytest.mark.parametrize("pace", [0, DAY])
async def test_a_table_without_clock_or_on_a_break_waits(house: House, pace: int) -> None:
    table = await house.playing("Ana", "Boris", pace=pace)
    if pace:
        await house.host.pause(table, await house.person("Ana"), house.click())
    before = table.last
    house.clock.advance(100 * DAY)
    await Keeper(house.host, house.clock).sweep(table)
    assert table.last == before


async def test_a_break_costs_nobody_their_time(house: House) -> None:
    table = await house.playing("Ana", "Boris", pace=DAY)
    ana = await house.person("Ana")
    await house.host.pause(table, ana, house.click())
    house.clock.advance(5 * DAY)
    await house.host.resume(table, ana, house.click())
    before = table.last
    await Keeper(house.host, house.clock).sweep(table)
    assert table.last == before


async def test_an_absent_player_holds_nobody_up(house: House) -> None:
    """Ana plays on with a computer in the seat of Boris, who is away."""
    table = await house.playing("Ana", "Boris", pace=DAY)
    house.clock.advance(DAY)
    await Keeper(house.host, house.clock).sweep(table)
    assert [row.sitter for row in table.seats] == ["substitute", "substitute"]
    house.host.clock = QuickClock()
    async with attended(Computers(house.host, DirectThinker())):
        await until(lambda: not table.live)
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is not None


async def test_a_forgotten_lobby_is_closed_and_its_channel_free(house: House) -> None:
    table = await house.lobby("Ana")
    keeper = Keeper(house.host, house.clock)
    house.clock.advance(LOBBY_EXPIRES_AFTER - 1)
    await keeper.sweep(table)
    assert table.row.status == "lobby"
    await house.host.join(table, await house.person("Boris"), house.click())
    house.clock.advance(LOBBY_EXPIRES_AFTER - 1)
    await keeper.sweep(table)
    assert table.row.status == "lobby"
    house.clock.advance(1)
    await keeper.sweep(table)
    assert (table.row.status, kinds(table)[-1]) == ("cancelled", "expire")
    await keeper.sweep(table)
    assert kinds(table).count("expire") == 1
    await house.lobby("Vera")


async def test_the_clock_is_looked_at_again_and_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A table whose clock cannot be kept does not stop the others'."""
    broken, table = await house.lobby("Ana"), await house.lobby("Ana", channel=8)
    broken.row = msgspec.structs.replace(broken.row, last=5)
    with caplog.at_level(logging.ERROR):
        async with attended(Keeper(house.host, house.clock)):
            house.clock.advance(LOBBY_EXPIRES_AFTER - 5)
            await asyncio.sleep(0.02)
            assert table.row.status == "lobby"
            house.clock.advance(int(SWEEP_EVERY))
            await until(lambda: table.row.status == "cancelled")
    assert "the clock of table 1 was not kept" in caplog.text
