"""What a page plays: moves that happen once, stale questions, answers in advance, moves taken back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from bot.presentation.hand_text import auto_answers_of
from bot.presentation.screen import key_of
from bot.tables.state.table import LiveTable
from bot.web.requests import interaction_of
from games.core.contract import Pick
from storage import EntryKind
from tests.discord.harness import seat_view_of
from tests.fake_discord.conftest import until
from tests.web.paged_bot import PEOPLE, PLAYERS, Browser, PagedBot
from tests.web.protocol.pages import latest, moves, page_of, play, screen_with, shows


def entries_by(table: LiveTable, seat: int) -> int:
    return sum(entry.seat == seat and entry.kind == "move" for entry in table.entries)


async def test_a_move_of_the_page_is_an_entry_of_the_journal(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    update = await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    assert update["screen"]["question"] == question
    assert update["screen"]["choices"][0]["move"] == first["move"]
    answer = await ana.play(first["move"], question, "one", first["items"])
    assert answer == {"type": "done", "id": "one"}
    assert entries_by(table, 0) == 1
    assert table.entries[-1].interaction == interaction_of(table.seats[0].person or 0, "one")


async def test_a_repeated_move_is_made_once(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    for _ in range(4):
        assert (await ana.play(first["move"], question, "one", first["items"]))["type"] == "done"
    frame = {"type": "play", "id": "one", "question": question, **first}
    await asyncio.gather(*(ana.send(**frame) for _ in range(4)))
    for _ in range(4):
        assert await ana.frame("done") == {"type": "done", "id": "one"}
    assert entries_by(table, 0) == 1


async def test_a_move_repeated_after_a_lost_connection_is_answered_as_done(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    await ana.send(type="play", id="one", question=question, **first)
    await until(lambda: entries_by(table, 0) == 1)
    await ana.socket.close()
    await ana.connect(seen=table.last)
    assert (await ana.play(first["move"], question, "one", first["items"]))["type"] == "done"
    assert entries_by(table, 0) == 1


async def test_a_name_of_a_request_belongs_to_its_person(market: PagedBot, ana: Browser) -> None:
    """Nobody can use up the name that another's page has made."""
    table = await market.table()
    async with page_of(market, "Boris") as boris:
        await ana.frame("update")
        await boris.frame("update")
        for browser, seat in ((boris, 1), (ana, 0)):
            question, [first, *_] = moves(table, seat)
            assert (await browser.play(first["move"], question, "same", first["items"]))["type"] == "done"
    assert (entries_by(table, 0), entries_by(table, 1)) == (1, 1)


async def test_an_earlier_question_plays_nothing(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    answer = await ana.play(first["move"], question - 1, "one", first["items"])
    assert answer == {"type": "refused", "text": "The game has moved on; look at the table as it is now.", "id": "one"}
    assert entries_by(table, 0) == 0


async def test_two_devices_and_a_spectator_agree(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    async with page_of(market, "Ana") as second, page_of(market, "Vera") as vera:
        for browser in (ana, second, vera):
            await browser.frame("update")
        question, [first, *_] = moves(table, 0)
        await ana.play(first["move"], question, "one", first["items"])
        own, other, public = await second.frame("update"), await latest(ana, table), await vera.frame("update")
        assert own["screen"] == other["screen"]
        assert public["screen"]["entry"] == table.last
        assert "choices" not in public["screen"]


async def test_undo_takes_back_once(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    await ana.play(first["move"], question, "one", first["items"])
    for _ in range(2):
        await ana.send(type="undo", id="two")
    for _ in range(2):
        assert (await ana.frame("done", "refused"))["type"] == "done"
    kinds = [entry.kind for entry in table.entries]
    assert kinds.count(EntryKind.UNDO) + kinds.count(EntryKind.ASK_UNDO) == 1


async def test_an_answer_in_advance_is_given_on_the_page(paged_bot: PagedBot) -> None:
    table = await paged_bot.opened("durak", PLAYERS)
    while not (able := [seat for seat in (0, 1) if auto_answers_of(table, seat)[1]]):
        await play(paged_bot, table, 1)
    async with page_of(paged_bot, PLAYERS[able[0]]) as page:
        key = (await page.frame("update"))["screen"]["auto_answers"][0]["key"]
        await page.send(type="stand", id="one", key=key)
        assert await page.frame("done") == {"type": "done", "id": "one"}
    given = next(entry for entry in reversed(table.entries) if entry.kind is EntryKind.AUTO_ANSWER)
    assert (given.seat, given.body.split()[0]) == (able[0], key)


async def test_an_answer_in_advance_sends_nobody_else_an_update(paged_bot: PagedBot) -> None:
    """It would tell that somebody has decided."""
    table = await paged_bot.opened("durak", PLAYERS)
    while not (able := [seat for seat in (0, 1) if auto_answers_of(table, seat)[1]]):
        await play(paged_bot, table, 1)
    seat = able[0]
    async with AsyncExitStack() as stack:
        pages = {name: await stack.enter_async_context(page_of(paged_bot, name)) for name in PEOPLE}
        for page in pages.values():
            await page.frame("update")
            page.frames.clear()
        own = pages.pop(PLAYERS[seat])
        actor = await paged_bot.actor(PLAYERS[seat])
        for key in (auto_answers_of(table, seat)[1][0], ""):
            await paged_bot.bot.service.stand(table, actor, key, 7_000_000 + table.last)
            assert table.entries[-1].kind is EntryKind.AUTO_ANSWER, "nothing follows from it yet"
            await shows(own, table)
        for page in pages.values():
            await page.send(type="ping")
            await page.frame("pong")
        for page in pages.values():  # what comes after an update is in order behind it
            await page.send(type="rules")
            await page.frame("text")
            assert [frame["type"] for frame in page.frames] == ["pong", "text"]


async def test_requests_have_a_name_of_at_most_64_characters(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    for name in ("", "x" * 65):
        assert (await ana.play(first["move"], question, name, first["items"]))["type"] == "refused"
    assert entries_by(table, 0) == 0
    assert (await ana.play(first["move"], question, "x" * 64, first["items"]))["id"] == "x" * 64
    assert entries_by(table, 0) == 1


async def test_an_interaction_of_a_page_is_a_negative_number_that_sqlite_can_store() -> None:
    numbers = {interaction_of(person, f"request {number}") for person in (1, 2) for number in range(50)}
    assert len(numbers) == 100
    assert all(-(2**63) <= number < 0 for number in numbers)
    assert min(numbers) < -(2**61), "nearly all of the range is used, so that no two are alike"
    assert interaction_of(1, "a") == interaction_of(1, "a")


async def test_items_are_taken_from_a_pool_in_any_order(paged_bot: PagedBot) -> None:
    table = await paged_bot.opened("market", PLAYERS)
    seat_view = seat_view_of(table, 0)
    pick = next(choice for choice in seat_view.choices if isinstance(choice, Pick))
    items = list(reversed(pick.pool[: max(2, pick.least)][: pick.most]))
    async with page_of(paged_bot, "Ana") as page:
        update = await page.frame("update")
        assert (await page.play(key_of(pick), update["screen"]["question"], "one", items))["type"] == "done"
        await page.send(type="sum", move=key_of(pick), items=items)
        await page.send(type="ping")
        await page.frame("pong")
        kinds = [frame["type"] for frame in page.frames]
        assert not {"summed", "refused"} & set(kinds), "the page asks by itself, and too late once the pick is gone"
    assert next(entry.body for entry in table.entries if entry.kind is EntryKind.MOVE) == str(pick.make(items))


async def test_a_request_to_take_a_move_back_is_answered_on_the_page(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    async with page_of(market, "Boris") as boris:
        await boris.frame("update")
        await ana.frame("update")
        for browser, seat in ((ana, 0), (boris, 1)):
            question, [first, *_] = moves(table, seat)
            await browser.play(first["move"], question, "one", first["items"])
        await boris.send(type="undo", id="two")
        await boris.frame("done")
        screen = await screen_with(ana, "undo_request")
        assert "Boris" in screen["undo_request"]
        await ana.send(type="answerundo", id="three", agree=True, shown=screen["entry"])
        await ana.frame("done")
    assert table.entries[-1].kind is EntryKind.UNDO
