"""What leads on from a page: the end, the rematch, the history, and the next table that waits."""

from collections import Counter
from typing import Any

import pytest

from bot.tables.service import TableService
from bot.tables.state.table import LiveTable
from bot.web import open_page
from bot.web.requests import waiting_elsewhere
from games.core.contract import PUBLIC
from storage import EntryKind, Status
from tests.discord.harness import seat_view_of
from tests.web.paged_bot import PEOPLE, PLAYERS, Browser, PagedBot, advised, browser_at
from tests.web.protocol.pages import page_of, screen_with, shows


async def shown(page: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the screen that shows a page the last entry."""
    return (await shows(page, table))["screen"]


async def led(page: Browser, kind: str, request: str, /, **more: Any) -> str:
    """Ask for the way to another table, and return its address."""
    await page.send(type=kind, id=request, **more)
    address = (await page.frame("going"))["address"]
    assert await page.frame("done") == {"type": "done", "id": request}
    return address


def table_of(address: str) -> int:
    return int(address.split("/")[2].partition("#")[0])


async def test_the_end_says_who_has_won_and_which_place_one_has(market: PagedBot) -> None:
    table = await market.table()
    async with page_of(market, "Ana") as ana, page_of(market, "Boris") as boris, page_of(market, "Vera") as vera:
        await market.played_out(PLAYERS)
        told = [(await shown(page, table))["ask"] for page in (ana, boris, vera)]
    places = seat_view_of(table, PUBLIC).view.outcome.places
    [winner] = [name for name, place in zip(PLAYERS, places, strict=True) if place == 1]
    won = f"The market closes: **{winner}** has the best goods."
    ways = {1: "You won.", 2: "Your place: **2** of 2."}
    assert told == [*(f"{ways[place]}\n{won}" for place in places), won]


async def test_the_result_stands_alone_at_the_end(paged_bot: PagedBot) -> None:
    """Nobody's cards are shown below it, although one player has some left."""
    table = await paged_bot.opened("durak", PLAYERS)
    async with page_of(paged_bot, "Ana") as ana, page_of(paged_bot, "Boris") as boris:
        await paged_bot.played_out(PLAYERS)
        for page in (ana, boris):
            await shown(page, table)
            last = [frame for frame in page.frames if frame["type"] == "update"][-1]
            assert last["table"]
            assert last["no_hand"]
    left = [view.view.hand for seat in (0, 1) if (view := table.look(seat)) is not None]
    assert [bool(hand) for hand in left].count(True) == 1


async def test_playing_again_from_pages_leads_everybody_to_one_rematch(market: PagedBot) -> None:
    """Each gets a ticket of their own; the game starts once all of them sit."""
    table = await market.table()
    addresses: list[str] = []
    async with page_of(market, "Ana") as ana, page_of(market, "Boris") as boris:
        await market.played_out(PLAYERS)
        for page in (ana, boris):
            await shown(page, table)
            addresses.append(await led(page, "again", "one"))
            assert table_of(await led(page, "again", "one")) == table_of(addresses[-1]), "a repeated request"
    rematch = await market.bot.service.repository.table(table_of(addresses[0]))
    assert [table_of(address) for address in addresses] == [rematch.id] * 2
    assert rematch.id != table.id
    assert rematch.row.status is Status.PLAYING
    async with browser_at(market.address) as page:
        status, body = await page.redeem(addresses[1])
        assert (status, body["table"]) == (200, str(rematch.id))


async def test_who_opens_a_rematch_may_start_it_without_those_who_do_not_come(paged_bot: PagedBot) -> None:
    """Nobody else may; and the page of the rematch says so by a button of its own."""
    table = await paged_bot.opened("market", PEOPLE)
    service, host = paged_bot.bot.service, await paged_bot.actor("Ana")
    addresses: list[str] = []
    async with page_of(paged_bot, "Ana") as ana, page_of(paged_bot, "Boris") as boris:
        await service.cancel(table, host, 1)
        for page in (ana, boris):
            await shown(page, table)
            addresses.append(await led(page, "again", "one"))
    rematch = await service.repository.table(table_of(addresses[0]))
    async with browser_at(paged_bot.address) as ana, browser_at(paged_bot.address) as boris:
        for page, address in zip((ana, boris), addresses, strict=True):
            await page.redeem(address)
            await page.connect()
        assert [(await shown(page, rematch)).get("start", False) for page in (ana, boris)] == [True, False]
        await boris.send(type="start", id="two")
        assert (await boris.frame("refused"))["id"] == "two"
        await ana.send(type="start", id="two")
        assert await ana.frame("done") == {"type": "done", "id": "two"}
    assert rematch.row.status is Status.PLAYING


async def test_a_rematch_in_a_channel_with_another_table_is_refused_kindly(market: PagedBot) -> None:
    table = await market.table()
    async with page_of(market, "Ana") as page:
        await market.played_out(PLAYERS)
        await shown(page, table)
        await market.opened("market", ["Vera", "Dinu"])
        await page.send(type="again", id="one")
        assert "can have a thread of its own" in (await page.frame("refused"))["text"]


async def test_nobody_plays_again_while_the_game_goes_on(market: PagedBot) -> None:
    table = await market.table()
    async with page_of(market, "Ana") as page:
        await shown(page, table)
        await page.send(type="again", id="one")
        assert (await page.frame("refused"))["id"] == "one"
    assert table.live


async def test_a_practice_game_ends_with_a_table_against_computers(paged_bot: PagedBot) -> None:
    ana, service = paged_bot.person("Ana"), paged_bot.bot.service
    await ana.command("general", "market learn")
    await paged_bot.settled()
    private = ana.private_channel
    practice = await service.repository.table_in(private.id)
    async with browser_at(paged_bot.address) as page:
        await page.redeem(await paged_bot.link("Ana", private))
        await page.connect()
        greeting = await page.frame("greeting")
        assert greeting["words"]["again"] == "Open a table"
        actor = await paged_bot.actor("Ana")
        await service.cancel(practice, actor, 77)
        assert "The lesson stops here" in (await shown(page, practice))["ask"]
        opened = await service.repository.table(table_of(await led(page, "again", "one")))
    assert (opened.row.channel, opened.row.status) == (practice.row.channel, Status.PLAYING)
    assert opened.options == opened.game.Options()
    assert opened.seat_of(actor.person) == 0
    assert len(opened.seats) == min(opened.numbers())


async def test_a_table_is_read_move_by_move(market: PagedBot) -> None:
    """Each page has the public table of then and what happened; the last one sums the game up."""
    table = await market.table()
    async with page_of(market, "Ana") as page:
        await market.played_out(PLAYERS)
        await shown(page, table)
        await page.send(type="history", page=0)
        first = await page.frame("text")
        assert (first["about"], first["title"], first.get("page", 0)) == ("history", "Start", 0)
        (own,) = first["acts"]
        await page.send(**own["frame"])
        assert (own["label"], "Ana" in (await page.frame("text"))["text"]) == ("My move ▶", True)
        texts: list[str] = []
        for number in range(first["pages"]):
            await page.send(type="history", page=number)
            text = await page.frame("text")
            assert text["pictures"][0]["svg"]
            texts.append(text["text"])
        await page.send(type="history", page=10**6)
        assert (await page.frame("text"))["text"] == texts[-1], "the nearest page there is"
    assert first["pages"] == 1 + sum(entry.kind.moves for entry in table.entries)
    assert "has the best goods" in texts[-1]
    assert "moves" in texts[-1].splitlines()[-1]


async def test_a_table_that_does_not_wait_for_a_person_leads_to_those_that_do(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are counted as soon as they wait, the one that waits longest comes first, and there is none for others.

    The database is asked once for a page.
    """
    table, asked = await market.table(), Counter[int]()

    async def counted(service: TableService, table: LiveTable, person: int) -> list[LiveTable]:
        asked[person] += 1
        return await waiting_elsewhere(service, table, person)

    monkeypatch.setattr(open_page, "waiting_elsewhere", counted)
    market.fake_discord.world.add_channel("parlour")
    async with page_of(market, "Ana") as page, page_of(market, "Vera") as watching:
        assert "others" not in await shown(page, table), "the page of a table that waits itself tells of none"
        actor = await market.actor("Ana")
        await market.move(table, 0)
        assert "others" not in await shown(page, table)
        second = await market.opened("market", PLAYERS, channel="parlour")
        assert (await screen_with(page, "others"))["others"] == 1
        await market.move(second, 0)
        await screen_with(page, "others", there=False)
        await market.move(second, 1)
        await screen_with(page, "others")
        assert asked[actor.person] == 1
        assert table_of(await led(page, "next", "one")) == second.id
        await watching.frame("update")
        await watching.send(type="next", id="one")
        assert (await watching.frame("refused"))["id"] == "one"


async def test_a_request_to_take_a_move_back_is_shown_to_its_asker_with_its_answer(market: PagedBot) -> None:
    """Whom it waits for, what they said, and that the asker may drop it."""
    table = await market.table()
    async with page_of(market, "Ana") as ana, page_of(market, "Boris") as boris:
        for page, seat in ((ana, 0), (boris, 1)):
            await page.frame("update")
            await page.play(str(advised(table, seat)), seat_view_of(table, seat).view.question, "one")
        for agree, answers in ((False, boris), (False, ana)):
            asker, other = boris, ana
            await asker.send(type="undo", id=f"ask {answers is ana}")
            screen = await screen_with(asker, "undo_waits")
            assert "Ana" in screen["undo_waits"]
            assert "undo_request" not in screen
            assert "undo_waits" not in await screen_with(other, "undo_request")
            await answers.send(type="answerundo", id=f"answer {answers is ana}", agree=agree, shown=table.last)
            await answers.frame("done")
            screen = await screen_with(asker, "undo_waits", there=False)
            assert ("Ana" in screen.get("undo_answer", "")) is (answers is ana), "nobody is told their own answer"
            assert table.entries[-1].kind is EntryKind.REFUSE_UNDO
