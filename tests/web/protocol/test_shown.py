"""What a page shows as the table and its people change: news, seats, ends, advice, and nothing of another's."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from xml.etree.ElementTree import fromstring

import aiohttp
import pytest

from bot.presentation.story import pictured_end
from bot.tables.state.table import LiveTable
from games.core.catalogue import aim_of
from storage import EntryKind
from tests.fake_discord.conftest import until
from tests.web.paged_bot import PEOPLE, PLAYERS, Browser, PagedBot, asked, browser_at, link_in, together
from tests.web.protocol.pages import latest, moves, page_of, play, screen_with, shows, threads_held


async def test_a_spectator_who_gets_a_seat_while_a_picture_is_drawn_sees_its_hand(market: PagedBot) -> None:
    """What was made for everybody is dropped, and the page goes on."""
    table = await market.table()
    owner, vera = [await market.actor(name) for name in ("Ana", "Vera")]
    async with page_of(market, "Vera") as page:
        assert (await page.frame("update"))["screen"].get("holds", "") == ""
        async with threads_held() as wanted:
            await market.move(table, 0)
            await wanted()
            await market.bot.service.replace(table, owner, 1, vera.person, 777)
        while not any(seat.get("you") for seat in (await page.frame("update"))["screen"]["seats"]):
            pass
    assert all(frame["type"] != "ended" for frame in page.frames)


async def test_a_player_who_is_replaced_while_words_are_made_is_not_sent_them(market: PagedBot) -> None:
    """The words are those of the seat's choices, which are no longer this person's to read."""
    table = await market.table()
    owner, vera = [await market.actor(name) for name in ("Ana", "Vera")]
    async with page_of(market, "Boris") as page:
        await page.frame("update")
        async with threads_held() as wanted:
            await page.send(type="words")
            await wanted()
            await market.bot.service.replace(table, owner, 1, vera.person, 779)
        await page.frame("ended")
    assert all(frame["type"] != "worded" for frame in page.frames)


async def test_a_page_says_so_when_the_game_fails_to_show_the_table(
    market: PagedBot, ana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await market.table()
    before = await ana.frame("update")

    def look(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "look", look)
        market.bot.service.repository.changed(table)
        said = (await ana.frame("update"))["screen"]
        assert said["ask"].startswith("This game has a fault, so the table cannot be shown at the moment.")
    market.bot.service.repository.changed(table)
    again = (await ana.frame("update"))["screen"]
    assert again["ask"] == before["screen"]["ask"]
    assert again["choices"] == before["screen"]["choices"]


@pytest.mark.parametrize(
    ("first", "told"), [(None, False), (0, True), (-9, True), (10**9, False)], ids=["old", "all", "negative", "late"]
)
async def test_what_a_page_told_before_it_was_connected_again_is_told_without_what_was_taken_back(
    paged_bot: PagedBot, first: int | None, told: bool
) -> None:
    """An older page does not say from where on it tells its story; one that says nonsense is told no more than is new."""
    table = await paged_bot.opened("carcassonne", PLAYERS)
    mover = asked(table)
    await play(paged_bot, table, 1)
    async with page_of(paged_bot, PLAYERS[mover]) as page:
        opening = (await page.frame("update"))["screen"]["news"][0]
        await page.socket.close()
        await page.connect(seen=table.last, first=first)
        await page.frame("update")
        await paged_bot.bot.service.undo(table, await paged_bot.actor(PLAYERS[mover]), 555)
        screen = (await shows(page, table))["screen"]
        assert screen["retold"]
        assert (opening in screen.get("news", ())) is told


async def test_a_spectator_who_gets_a_seat_is_greeted_as_a_player(market: PagedBot) -> None:
    table = await market.table()
    owner, vera = [await market.actor(name) for name in ("Ana", "Vera")]
    async with page_of(market, "Vera") as page:
        assert not (await page.frame("greeting")).get("seated", False)
        await page.frame("update")
        await market.bot.service.replace(table, owner, 1, vera.person, 777)
        assert (await page.frame("greeting"))["seated"] is True
        update = await page.frame("update")
        assert isinstance(update["table"]["svg"], str), "whole: the page begins anew"
        assert [seat.get("you", False) for seat in update["screen"]["seats"]] == [False, True]
        assert update["screen"]["choices"]


async def test_a_player_who_is_away_sees_no_hand_until_they_return(paged_bot: PagedBot) -> None:
    table = await paged_bot.opened("durak", PLAYERS)
    async with page_of(paged_bot, "Ana") as page:
        first = await page.frame("update")
        assert fromstring(together(first["hand"]["svg"], first["table"]["svg"])).tag.endswith("svg")
        await paged_bot.bot.service.substitute(table, 0)
        assert "choices" not in await screen_with(page, "away")
        assert page.frames[-1]["no_hand"]
        await page.send(type="return")
        await screen_with(page, "away", there=False)
        assert page.frames[-1]["hand"]["svg"]
    assert EntryKind.RETURN in [entry.kind for entry in table.entries]


async def test_a_page_that_stayed_is_told_the_same_news_as_one_that_comes_back(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    seen = table.last
    question, [first, *_] = moves(table, 0)
    await ana.play(first["move"], question, "one", first["items"])
    stayed = await latest(ana, table)
    async with page_of(market, "Ana") as again:
        await again.frame("update")
        told: list[list[str]] = []
        for known in (table.last, seen, -1):
            await again.socket.close()
            await again.connect(seen=known)
            told.append((await again.frame("update"))["screen"].get("news", []))
    assert told[:2] == [[], stayed["screen"]["news"]]
    assert len(told[2]) > len(told[1]) > 0


@pytest.mark.parametrize(("locale", "said"), [("en-US", "no longer sit"), ("bg", "Вече не си на тази маса")])
async def test_the_end_of_a_session_is_told_in_the_language_of_its_person(
    paged_bot: PagedBot, locale: str, said: str
) -> None:
    for name in PLAYERS:
        paged_bot.person(name).locale = locale
    table = await paged_bot.opened("market", PLAYERS)
    async with page_of(paged_bot, "Boris") as page:
        await page.frame("update")
        await page.socket.send_str("{")
        failed = (await page.frame("refused"))["text"]
        assert bool(re.search("[а-я]", failed)) is (locale == "bg")
        await paged_bot.bot.service.leave(table, await paged_bot.actor("Boris", locale), 77)
        assert said in (await page.frame("ended"))["text"]
        message = await page.socket.receive(timeout=10)
        assert message.type is aiohttp.WSMsgType.CLOSE


async def test_the_end_of_a_part_is_shown_to_those_who_are_not_called(paged_bot: PagedBot) -> None:
    """Those who are called see the new round at once."""
    table = await paged_bot.opened("lanterns", PEOPLE)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(page_of(paged_bot, name)) for name in (*PEOPLE, "Dinu")]
        for page in pages:
            await page.frame("update")
        for _ in range(60):
            before = table.last
            await paged_bot.move(table, asked(table))
            updates = [await shows(page, table) for page in pages]
            if pictured_end(table, table.entries[before + 1 :]) is not None:
                break
            assert not any("ended" in update for update in updates)
    assert [update["screen"].get("called", False) for update in updates] == [
        seat == asked(table) for seat in range(len(PEOPLE) + 1)
    ]
    for update in updates:
        if update["screen"].get("called"):
            assert "ended" not in update
        else:
            assert update["ended"]["svg"] != update["table"]["svg"]
            assert "marks" not in update["ended"]


async def test_a_beginner_is_given_the_aim_and_a_tip_at_a_practice_table(paged_bot: PagedBot) -> None:
    ana = paged_bot.person("Ana")
    await ana.command("general", "durak learn")
    await paged_bot.settled()
    answer = await ana.click(ana.inbox[-1], "Open the table")
    assert answer.message is not None
    async with browser_at(paged_bot.address) as page:
        await page.redeem(link_in(answer.message))
        await page.connect()
        aim, tips = aim_of(paged_bot.bot.service.games["durak"], "en"), list[str]()
        while not tips or not tips[-1] or aim in tips[-1]:
            screen = (await page.frame("update"))["screen"]
            if screen["called"] and screen.get("choices"):
                tips.append(screen.get("tip", ""))
                choice = screen["choices"][0]
                items = [item["name"] for item in choice.get("pool", ())][: choice.get("least", 0)]
                await page.play(choice["move"], screen["question"], f"decision {len(tips)}", items)
    assert aim in tips[0]


async def test_a_visible_page_is_not_called_in_discord(paged_bot: PagedBot) -> None:
    """Messages are brought up to date without a ring, and ring again once the page is hidden."""
    table, boris = await paged_bot.opened("durak", PLAYERS), paged_bot.person("Boris")

    def looks() -> bool:
        return paged_bot.bot.service.web.is_looking(table.id, table.seats[1].person)

    async with page_of(paged_bot, "Boris") as page:
        await page.frame("update")
        await page.send(type="sight", on=True)
        await until(looks)
        before, private = len(boris.rang), len(boris.inbox)
        await play(paged_bot, table, 12)
        assert len(boris.rang) == before
        assert len(boris.inbox) == private
        await page.send(type="sight", on=False)
        await until(lambda: not looks())
        await play(paged_bot, table, 12)
        assert len(boris.rang) > before
