"""Pictures are drawn in threads, few at a time; a failure is logged and costs the picture only."""

import asyncio
import threading
from collections import Counter

import pytest

from bot.discord.messages import hand as hands
from bot.discord.messages import post as posts
from bot.discord.messages.controls import TakeAction
from bot.presentation import render_threads
from bot.presentation.render_threads import drawing, in_thread
from bot.tables.watchdogs.game_threads import GameThreads
from games.core.catalogue import find_games
from tests.discord.harness import controls_of, seated
from tests.tables.harness import TableHarness

AT_ONCE = 2


async def test_drawing_does_not_block_the_event_loop() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def draw(colour: str, *, size: int) -> bytes:
        begun.set()
        assert go_on.wait(5)
        return colour.encode() * size

    picture = asyncio.create_task(drawing(None, "a table", draw, "red", size=2))
    assert await asyncio.to_thread(begun.wait, 5)
    assert not picture.done()
    go_on.set()
    assert await picture == b"redred"


async def test_a_picture_that_cannot_be_drawn_is_left_out_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    def draw() -> bytes:
        raise LookupError("no such colour")

    assert await drawing(None, "table 7", draw) is None
    [record] = caplog.records
    assert record.getMessage() == "table 7: a picture could not be drawn"
    assert record.exc_info is not None


async def test_pictures_that_hang_are_given_up_and_after_some_a_game_gets_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    durak, magove = find_games()["durak"], find_games()["magove"]
    threads, release = GameThreads(2, "tests", 0.0), threading.Event()
    monkeypatch.setattr(render_threads, "_THREADS", threads)
    monkeypatch.setattr(render_threads, "_hung", Counter())
    tried: list[int] = []

    def hang() -> None:
        tried.append(1)
        assert release.wait(30)

    async def given_up() -> None:
        hanging = [asyncio.create_task(drawing(durak, "table 7", hang)) for _ in range(2)]
        other = asyncio.create_task(drawing(magove, "table 8", lambda: b"drawn"))
        while not all(picture.done() for picture in hanging):
            threads.step()
            await asyncio.sleep(0.01)
        assert await asyncio.gather(*hanging) == [None, None]
        assert await other == b"drawn"

    try:
        await given_up()
        assert (
            "table 7: a picture could not be drawn: durak gave up after 0 s at threading.Condition.wait" in caplog.text
        )
        await given_up()
        assert "durak gets no more pictures until the bot is restarted" in caplog.text
        often = len(tried)
        assert await drawing(durak, "table 7", hang) is None
        assert len(tried) == often
        assert await drawing(magove, "table 8", lambda: b"again") == b"again"
    finally:
        release.set()


async def test_a_page_does_not_wait_for_pictures_of_messages() -> None:
    go_on = threading.Event()

    def draw() -> bytes:
        assert go_on.wait(5)
        return b"slow"

    slow = [asyncio.create_task(drawing(None, "a table", draw)) for _ in range(AT_ONCE + 1)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(in_thread(None, "a page", lambda: "quick", for_page=True), 1) == "quick"
    finally:
        go_on.set()
        assert await asyncio.gather(*slow) == [b"slow"] * len(slow)


async def test_few_pictures_are_drawn_at_a_time() -> None:
    """Each thread that has drawn keeps memory for it."""
    at_once = threading.Barrier(AT_ONCE + 1)

    def draw() -> bytes:
        try:
            at_once.wait(0.2)
        except threading.BrokenBarrierError:
            return b"few"
        return b"many"

    assert set(await asyncio.gather(*(drawing(None, "a table", draw) for _ in range(5)))) == {b"few"}


@pytest.mark.parametrize("module", [posts, hands])
async def test_a_message_says_which_entry_it_tells_though_the_table_goes_on_while_it_is_drawn(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, module: object
) -> None:
    """After a crash the ids of its controls tell what was shown."""
    table = await harness.playing("Ana", "Boris")
    before, localized = table.last, await seated(harness, table, "en")

    async def draw_at(*_: object, **__: object) -> None:
        await harness.service.pause(table, await harness.person("Ana"), harness.click())

    monkeypatch.setattr(module, "draw_at", draw_at)
    if module is posts:
        draft = await posts.post(localized, table.entries)
    else:
        draft = await hands.hand(localized, 0, table.seats[0].person)
    assert table.last > before
    shown = {control.shown for control in controls_of(draft) if isinstance(control, TakeAction)}
    assert shown == {before}
