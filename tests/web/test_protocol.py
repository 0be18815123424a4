"""What a page is sent and what it asks for: moves that happen once, stale questions, hostile frames, catching up."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import aiohttp
import msgspec
import pytest

from bot.presentation import render_threads
from bot.presentation.hand_text import auto_answers_of
from bot.presentation.screen import key_of
from bot.presentation.story import pictured_end
from bot.presentation.texts import bot_localizer
from bot.tables.state.table import LiveTable
from bot.web import answers, open_page, server
from bot.web.frames import read
from bot.web.limits import TokenBuckets
from bot.web.requests import interaction_of
from games.core.catalogue import aim_of
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Move, Pick
from storage import EntryKind, StorageError
from tests.e2e.running_bot import running_bot_in
from tests.fake_discord.conftest import until
from tests.web.paged_bot import Browser, PagedBot, browser_at, link_in, server_of, together

PLAYERS = ("Ana", "Boris")


@pytest.fixture
async def market(paged_bot: PagedBot) -> PagedBot:
    for name in (*PLAYERS, "Vera"):
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("market", list(PLAYERS))
    return paged_bot


@pytest.fixture
async def ana(market: PagedBot) -> AsyncGenerator[Browser]:
    async with page_of(market, "Ana") as browser:
        yield browser


def page_of(bot: PagedBot, name: str) -> _OpenedPage:
    return _OpenedPage(bot, name)


class _OpenedPage:
    """A browser that shows the table to a person."""

    def __init__(self, bot: PagedBot, name: str) -> None:
        self.bot = bot
        self.name = name

    async def __aenter__(self) -> Browser:
        self._stack = AsyncExitStack()
        browser = await self._stack.enter_async_context(browser_at(self.bot.address))
        await browser.redeem(await self.bot.link(self.name))
        await browser.connect()
        return browser

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


def moves(table: LiveTable, seat: int) -> tuple[int, list[dict[str, Any]]]:
    """Return a seat's question, and its choices as the page names them."""
    seat_view = table.look(seat)
    assert seat_view is not None
    return seat_view.view.question, [
        {"move": key_of(choice), "items": [] if isinstance(choice, Move) else list(choice.pool[: choice.least])}
        for choice in seat_view.choices
    ]


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
        own, other, public = await second.frame("update"), await _latest(ana, table), await vera.frame("update")
        assert own["screen"] == other["screen"]
        assert public["screen"]["entry"] == table.last
        assert "choices" not in public["screen"]


async def _latest(browser: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the frame that shows a page the last entry, which may have come already."""
    for frame in reversed(browser.frames):
        if frame["type"] == "update" and frame["screen"]["entry"] == table.last:
            return frame
    return await browser.frame("update")


async def test_a_spectator_who_gets_a_seat_while_a_picture_is_drawn_sees_its_hand(market: PagedBot) -> None:
    """What was made for everybody is dropped, and the page goes on."""
    table, service, drawn = await market.table(), market.bot.service, threading.Event()
    vera = await service.people.greet(int(market.person("Vera").id), "Vera", "en-US")
    owner = await service.people.greet(int(market.person("Ana").id), "Ana", "en-US")
    async with page_of(market, "Vera") as page:
        assert (await page.frame("update"))["screen"].get("holds", "") == ""
        busy = [
            asyncio.create_task(render_threads.in_thread(None, "both threads", drawn.wait, for_page=True))
            for _ in range(2)
        ]
        await service.move(table, owner, _chosen(table, 0), interaction=778)
        async with asyncio.timeout(30):
            while render_threads._FOR_PAGES.jobs.empty():
                await asyncio.sleep(0.01)
        await service.replace(table, owner, 1, vera.person, 777)
        drawn.set()
        await asyncio.gather(*busy)
        while not any(seat.get("you") for seat in (await page.frame("update"))["screen"]["seats"]):
            pass
    assert all(frame["type"] != "ended" for frame in page.frames)


async def test_a_player_who_is_replaced_while_words_are_made_is_not_sent_them(market: PagedBot) -> None:
    """The words are those of the seat's choices, which are no longer this person's to read."""
    table, service, worded = await market.table(), market.bot.service, threading.Event()
    owner, vera = [await service.people.greet(int(market.person(name).id), name, "en-US") for name in ("Ana", "Vera")]
    async with page_of(market, "Boris") as page:
        await page.frame("update")
        busy = [
            asyncio.create_task(render_threads.in_thread(None, "both threads", worded.wait, for_page=True))
            for _ in range(2)
        ]
        await page.send(type="words")
        async with asyncio.timeout(30):
            while render_threads._FOR_PAGES.jobs.empty():
                await asyncio.sleep(0.01)
        await service.replace(table, owner, 1, vera.person, 779)
        worded.set()
        await asyncio.gather(*busy)
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


async def test_a_page_catches_up_after_a_restart_of_the_bot(market: PagedBot, ana: Browser) -> None:
    update = await ana.frame("update")
    table = await market.table()
    question, [first, *_] = moves(table, 0)
    assert update["screen"]["news"]
    await ana.play(first["move"], question, "one", first["items"])
    await ana.socket.close()
    await market.bot.close()
    # A new process knows the session, and tells what has happened since.
    access = type(market.bot.service.web)(market.bot.service.journal, market.bot.service.clock)
    number = int(ana.at.removeprefix("/s/"))
    assert await access.session(number, ana.cookie) is not None


async def test_only_the_news_since_the_last_visit_are_told(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    first_news = (await ana.frame("update"))["screen"]["news"]
    assert first_news
    await ana.socket.close()
    await ana.connect(seen=table.last)
    await ana.frame("greeting")
    assert "news" not in (await ana.frame("update"))["screen"]


async def test_undo_takes_back_once(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    await ana.play(first["move"], question, "one", first["items"])
    for _ in range(2):
        await ana.send(type="undo", id="two")
    answers = [await _answer(ana) for _ in range(2)]
    assert {answer["type"] for answer in answers} == {"done"}
    kinds = [entry.kind for entry in table.entries]
    assert kinds.count(EntryKind.UNDO) + kinds.count(EntryKind.ASK_UNDO) == 1


async def _answer(browser: Browser) -> dict[str, Any]:
    async with asyncio.timeout(10):
        while True:
            frame = msgspec.json.decode((await browser.socket.receive()).data)
            if frame["type"] in {"done", "refused"}:
                return frame


async def test_words_rules_terms_and_help_are_answered(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    await ana.send(type="words")
    worded = await ana.frame("worded")
    assert all(choice["label"] for choice in worded["choices"])
    await ana.send(type="rules", page=99)
    rules = await ana.frame("text")
    assert (rules["about"], rules["page"]) == ("rules", rules["pages"] - 1)
    await ana.send(type="help")
    assert "What you can do now" in (await ana.frame("text"))["text"]
    await ana.send(type="terms")
    terms = (await ana.frame("listed"))["terms"]
    if terms:
        await ana.send(type="term", name=terms[0][0])
        assert (await ana.frame("text"))["title"] == terms[0][1]


@pytest.fixture
async def carcassonne(paged_bot: PagedBot) -> PagedBot:
    for name in PLAYERS:
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("carcassonne", list(PLAYERS))
    return paged_bot


def asked(table: LiveTable) -> int:
    public = table.look(PUBLIC)
    assert public is not None
    return public.view.asked[0]


async def test_a_move_is_shown_before_it_is_played(carcassonne: PagedBot) -> None:
    table = await carcassonne.table()
    async with page_of(carcassonne, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        _, offered = moves(table, asked(table))
        for key in ("nothing", offered[-1]["move"]):
            await page.send(type="ghost", move=key)
        ghost = await page.frame("ghosted")
        assert ghost["move"] == offered[-1]["move"], "what is no move is not answered"
        assert ghost["svg"].startswith("<svg")
        await page.send(type="rules", page=0)
        await page.frame("text")
    assert [frame["type"] for frame in page.frames].count("ghosted") == 1


async def test_a_move_that_lays_nothing_is_answered_with_nothing(paged_bot: PagedBot) -> None:
    await paged_bot.opened("durak", list(PLAYERS))
    table = await paged_bot.table()
    _, [first, *_] = moves(table, asked(table))
    async with page_of(paged_bot, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        await page.send(type="ghost", move=first["move"])
        assert await page.frame("ghosted") == {"type": "ghosted", "move": first["move"]}


async def test_a_player_who_is_not_asked_is_told_to_wait(carcassonne: PagedBot) -> None:
    table = await carcassonne.table()
    async with page_of(carcassonne, PLAYERS[1 - asked(table)]) as page:
        update = await page.frame("update")
        assert "choices" not in update["screen"]
        await page.send(type="why", things=["x"])
        assert (await page.frame("refused"))["text"].startswith("Not yet.")


async def test_a_place_that_is_touched_says_what_is_there(carcassonne: PagedBot) -> None:
    """Whose it is, what it counts now and what is open: to those who are asked, to those who wait, and to spectators."""
    for name in (*PLAYERS, "Vera"):
        carcassonne.person(name).locale = "en-US"
        async with page_of(carcassonne, name) as page:
            update = await page.frame("update")
            marks = update["table"]["marks"]
            term = next(mark["term"] for mark in marks if mark.get("term"))
            await page.send(type="why", things=[term], term=term)
            told = (await page.frame("noted"))["text"]
            assert "**Road** · nobody’s: 1 now, 1 when closed; 2 open ends" in told
            assert "**City** · nobody’s: 1 now, 2 when closed; 1 gap in the wall" in told
            await page.send(type="why", things=["tile-D:99"], term="tile-D:99")
            assert (await page.frame("refused"))["text"], "there is no such tile"


async def test_a_card_that_only_a_typed_move_could_name_is_described(paged_bot: PagedBot) -> None:
    """What is not one's own is looked up; where there is nothing to look up, the rules answer as if it were typed."""
    for name in PLAYERS:
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("durak", list(PLAYERS))
    table = await paged_bot.table()
    other = table.look(1 - asked(table))
    assert other is not None
    theirs = other.view.hand[0]
    async with page_of(paged_bot, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        await page.send(type="why", things=[theirs], term=theirs)
        assert "not in your hand" not in (await page.frame("noted"))["text"]
        await page.send(type="why", things=[theirs])
        assert "not in your hand" in (await page.frame("refused"))["text"]


async def test_why_is_found_out_beside_the_event_loop(market: PagedBot, ana: Browser) -> None:
    """While it waits for a thread, everybody else is answered."""
    release = threading.Event()
    async with page_of(market, "Boris") as boris:
        for page in (ana, boris):
            await page.frame("update")
        busy = [
            asyncio.create_task(render_threads.in_thread(None, "held", release.wait, for_page=True)) for _ in range(2)
        ]
        await ana.send(type="why", things=["x"])
        async with asyncio.timeout(30):
            while render_threads._FOR_PAGES.jobs.empty():
                await asyncio.sleep(0.01)
        await boris.send(type="ping")
        await boris.frame("pong")
        assert all(frame["type"] != "refused" for frame in ana.frames)
        release.set()
        await asyncio.gather(*busy)
        assert (await ana.frame("refused"))["text"]


async def test_the_rules_are_asked_about_few_moves_to_say_why(
    carcassonne: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await carcassonne.table()
    tried: list[str] = []
    assert table.play is not None
    try_move = table.play.try_move

    def counted(number: int, seat: int, text: str) -> Any:
        tried.append(text)
        return try_move(number, seat, text)

    names = sorted({str(value) for choice in moves(table, asked(table))[1] for value in choice["move"].split()})
    async with page_of(carcassonne, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        monkeypatch.setattr(table.play, "try_move", counted)
        for things in ([], names[:8], names[:1] * 8, ["?"] * 8):
            tried.clear()
            await page.send(type="why", things=things)
            assert (await page.frame("refused"))["text"]
            assert len(tried) <= answers.MOST_TRIED


async def test_only_what_is_asked_for_is_worded(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    question, offered = moves(table, 0)
    await ana.frame("update")
    await ana.send(type="words", moves=[offered[0]["move"]])
    some = await ana.frame("worded")
    await ana.send(type="words")
    everything = await ana.frame("worded")
    assert [choice["move"] for choice in some["choices"]] == [offered[0]["move"]]
    assert sorted(choice["move"] for choice in everything["choices"]) == sorted(move["move"] for move in offered)
    assert some["question"] == everything["question"] == question


async def test_an_answer_in_advance_is_given_on_the_page(paged_bot: PagedBot) -> None:
    await paged_bot.opened("durak", list(PLAYERS))
    table = await paged_bot.table()
    while not (able := [seat for seat in (0, 1) if auto_answers_of(table, seat)[1]]):
        await _play(paged_bot, table, 1)
    async with page_of(paged_bot, PLAYERS[able[0]]) as page:
        key = (await page.frame("update"))["screen"]["auto_answers"][0]["key"]
        await page.send(type="stand", id="one", key=key)
        assert await page.frame("done") == {"type": "done", "id": "one"}
    given = next(entry for entry in reversed(table.entries) if entry.kind is EntryKind.AUTO_ANSWER)
    assert (given.seat, given.body.split()[0]) == (able[0], key)


async def test_an_answer_in_advance_sends_nobody_else_an_update(paged_bot: PagedBot) -> None:
    """It would tell that somebody has decided."""
    people = (*PLAYERS, "Vera")
    await paged_bot.opened("durak", list(PLAYERS))
    table, service = await paged_bot.table(), paged_bot.bot.service
    while not (able := [seat for seat in (0, 1) if auto_answers_of(table, seat)[1]]):
        await _play(paged_bot, table, 1)
    seat = able[0]
    async with AsyncExitStack() as stack:
        pages = {name: await stack.enter_async_context(page_of(paged_bot, name)) for name in people}
        for page in pages.values():
            await page.frame("update")
            page.frames.clear()
        own = pages.pop(PLAYERS[seat])
        actor = await service.people.greet(int(paged_bot.person(PLAYERS[seat]).id), PLAYERS[seat], "en-US")
        for key in (auto_answers_of(table, seat)[1][0], ""):
            await service.stand(table, actor, key, 7_000_000 + table.last)
            assert table.entries[-1].kind is EntryKind.AUTO_ANSWER, "nothing follows from it yet"
            await _shows(own, table)
        for page in pages.values():
            await page.send(type="ping")
            await page.frame("pong")
        for page in pages.values():  # what comes after an update is in order behind it
            await page.send(type="rules")
            await page.frame("text")
            assert [frame["type"] for frame in page.frames] == ["pong", "text"]


async def test_a_spectator_who_gets_a_seat_is_greeted_as_a_player(market: PagedBot) -> None:
    table, service = await market.table(), market.bot.service
    vera = await service.people.greet(int(market.person("Vera").id), "Vera", "en-US")
    owner = await service.people.greet(int(market.person("Ana").id), "Ana", "en-US")
    async with page_of(market, "Vera") as page:
        assert not (await page.frame("greeting")).get("seated", False)
        await page.frame("update")
        await service.replace(table, owner, 1, vera.person, 777)
        assert (await page.frame("greeting"))["seated"] is True
        update = await page.frame("update")
        assert isinstance(update["table"]["svg"], str), "whole: the page begins anew"
        assert [seat.get("you", False) for seat in update["screen"]["seats"]] == [False, True]
        assert update["screen"]["choices"]


async def test_a_page_asks_whether_the_server_is_there(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    await ana.send(type="ping")
    assert await ana.frame("pong") == {"type": "pong"}


async def test_pings_of_the_web_socket_are_answered_and_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "FRAMES", (3.0, 0.0))
    async with running_bot_in(tmp_path, PagedBot, rate_limits=False) as bot, bot.running():
        await bot.opened("market", list(PLAYERS))
        async with browser_at(bot.address) as page:
            await page.redeem(await bot.link("Ana"))
            sent = page.origin | {"Cookie": f"mehana={page.cookie}"}
            socket = await page.client.ws_connect(f"{bot.address}{page.at}/socket", headers=sent, autoping=False)
            await socket.send_json({"type": "hello"})
            for number in range(3 + open_page.MOST_REFUSED + 1):
                await socket.ping(str(number).encode())
            pongs: list[bytes] = []
            async with asyncio.timeout(20):
                while (message := await socket.receive()).type is not aiohttp.WSMsgType.CLOSE:
                    pongs += [message.data] if message.type is aiohttp.WSMsgType.PONG else []
    assert pongs == [b"0", b"1", b"2"]
    assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_a_session_connects_again_so_often_and_others_still_can(
    market: PagedBot, ana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.frame("update")
    monkeypatch.setattr(server_of(market.bot.service), "_connects", TokenBuckets(2.0, 0.0, lambda: 0.0))
    for _ in range(2):
        await ana.socket.close()
        await ana.connect()
        await ana.frame("update")
    with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
        await ana.connect()
    async with page_of(market, "Boris") as boris:
        await boris.frame("update")


async def test_a_term_is_explained_with_its_picture(paged_bot: PagedBot) -> None:
    """To spectators as well as to players."""
    for name in (*PLAYERS, "Vera"):
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("durak", list(PLAYERS))
    explained = []
    for name in ("Ana", "Vera"):
        async with page_of(paged_bot, name) as page:
            await page.frame("update")
            await page.send(type="terms")
            term, title = (await page.frame("listed"))["terms"][0]
            await page.send(type="term", name=term)
            explained.append(await page.frame("text"))
            assert (explained[-1]["about"], explained[-1]["title"]) == ("term", title)
            assert explained[-1]["text"]
            await page.send(type="term", name="no such term")
            assert (await page.frame("refused"))["text"]
    assert explained[0].get("picture") == explained[1].get("picture")


async def test_pages_of_the_rules_come_by_number(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    pages = []
    for number in (-3, 0, 1, 99):
        await ana.send(type="rules", page=number)
        pages.append(await ana.frame("text"))
    await ana.send(type="rules")
    assert await ana.frame("text") == pages[0], "the first unless another is named"
    last = pages[0]["pages"] - 1
    assert [page.get("page", 0) for page in pages] == [0, 0, 1, last]
    assert pages[0] == pages[1]
    assert len({page["title"] for page in pages}) == 3
    assert all(page["text"] for page in pages)


async def test_players_alone_may_ask_to_be_asked_always(market: PagedBot, ana: Browser) -> None:
    async with page_of(market, "Vera") as vera:
        for page in (vera, ana):
            await page.frame("update")
            await page.send(type="singleoptions", id="one", ask=True)
        assert "not at this table" in (await vera.frame("refused"))["text"]
        assert await ana.frame("done") == {"type": "done", "id": "one"}
    people = [await market.bot.service.people.known(int(market.person(name).id)) for name in ("Ana", "Vera")]
    assert [person and person.single_options for person in people] == [False, True]


async def test_a_player_who_is_away_sees_no_hand_until_they_return(paged_bot: PagedBot) -> None:
    await paged_bot.opened("durak", list(PLAYERS))
    table = await paged_bot.table()
    async with page_of(paged_bot, "Ana") as page:
        first = await page.frame("update")
        assert fromstring(together(first["hand"]["svg"], first["table"]["svg"])).tag.endswith("svg")
        await paged_bot.bot.service.substitute(table, 0)
        while not (update := await page.frame("update"))["screen"].get("away"):
            pass
        assert update["no_hand"]
        assert "choices" not in update["screen"]
        await page.send(type="return")
        while (update := await page.frame("update"))["screen"].get("away"):
            pass
        assert update["hand"]["svg"]
    assert EntryKind.RETURN in [entry.kind for entry in table.entries]


async def test_a_page_that_stayed_is_told_the_same_news_as_one_that_comes_back(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    await ana.frame("update")
    seen = table.last
    question, [first, *_] = moves(table, 0)
    await ana.play(first["move"], question, "one", first["items"])
    stayed = await _latest(ana, table)
    async with page_of(market, "Ana") as again:
        await again.frame("update")
        await again.socket.close()
        await again.connect(seen=seen)
        returned = await again.frame("update")
        await again.socket.close()
        await again.connect(seen=-1)
        everything = await again.frame("update")
    assert stayed["screen"]["news"] == returned["screen"]["news"]
    assert len(everything["screen"]["news"]) > len(returned["screen"]["news"])


@pytest.mark.parametrize(("locale", "said"), [("en-US", "no longer sit"), ("bg", "Вече не си на тази маса")])
async def test_the_end_of_a_session_is_told_in_the_language_of_its_person(
    paged_bot: PagedBot, locale: str, said: str
) -> None:
    for name in PLAYERS:
        paged_bot.person(name).locale = locale
    await paged_bot.opened("market", list(PLAYERS))
    table, service = await paged_bot.table(), paged_bot.bot.service
    async with page_of(paged_bot, "Boris") as page:
        await page.frame("update")
        await page.socket.send_str("{")
        failed = (await page.frame("refused"))["text"]
        assert bool(re.search("[а-я]", failed)) is (locale == "bg")
        boris = await service.people.greet(int(paged_bot.person("Boris").id), "Boris", "bg" if locale == "bg" else "en")
        await service.leave(table, boris, 77)
        assert said in (await page.frame("ended"))["text"]
        message = await page.socket.receive(timeout=10)
        assert message.type is aiohttp.WSMsgType.CLOSE


async def test_the_end_of_a_part_is_shown_to_those_who_are_not_called(paged_bot: PagedBot) -> None:
    """Those who are called see the new round at once."""
    people = ("Ana", "Boris", "Vera")
    for name in people:
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("lanterns", list(people))
    table, service = await paged_bot.table(), paged_bot.bot.service
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(page_of(paged_bot, name)) for name in (*people, "Dinu")]
        for page in pages:
            await page.frame("update")
        for _ in range(60):
            before, seat = table.last, asked(table)
            actor = await service.people.greet(int(paged_bot.person(people[seat]).id), people[seat], "en-US")
            await service.move(table, actor, _chosen(table, seat), interaction=6_000_000 + table.last)
            updates = [await _shows(page, table) for page in pages]
            if pictured_end(table, table.entries[before + 1 :]) is not None:
                break
            assert not any("ended" in update for update in updates)
    assert [update["screen"].get("called", False) for update in updates] == [
        seat == asked(table) for seat in range(len(people) + 1)
    ]
    for update in updates:
        if update["screen"].get("called"):
            assert "ended" not in update
        else:
            assert update["ended"]["svg"] != update["table"]["svg"]
            assert "marks" not in update["ended"]


async def _shows(page: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the frame that shows a page the table as it is."""
    while (update := await page.frame("update"))["screen"]["entry"] < table.last:
        pass
    return update


HOSTILE: tuple[str, ...] = (
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"type": "play"}',
    '{"type": "nothing"}',
    '{"type": "play", "id": "a", "question": 1, "move": "show", "more": 1}',
    '{"type": "play", "id": 5, "question": 1, "move": "show"}',
    '{"type": "play", "id": "", "question": 1, "move": "show"}',
    '{"type": "play", "id": "' + "x" * 65 + '", "question": 1, "move": "show"}',
    '{"type": "play", "id": "a", "question": 99999999999999999999, "move": "show"}',
    '{"type": "play", "id": "a", "question": 1, "move": "\\u0000"}',
    '{"type": "play", "id": "a", "question": 1, "move": "<script>"}',
    '{"type": "play", "id": "a", "question": 1, "move": "keep a,b,c", "items": ["<", "", "\\ud800"]}',
    '{"type": "undo", "id": "b"}',
    '{"type": "stand", "id": "c", "key": "../.."}',
    '{"type": "term", "name": "../../etc/passwd"}',
    '{"type": "rules", "page": -5}',
    '{"type": "words", "moves": ["x", "y"]}',
    '{"type": "sight", "on": "yes"}',
    '{"type": "hello", "token": "x", "seen": -9}',
    '{"type": "why", "things": [' + ", ".join(['""'] * 9) + "]}",
    '{"type": "why", "things": ["' + "x" * 101 + '"]}',
    '{"type": "words", "moves": [' + ", ".join(['""'] * 25) + "]}",
    '{"type": "ghost", "move": "' + "x" * 1001 + '"}',
    '{"type": "play", "id": "a", "question": 1, "move": "show", "items": [' + ", ".join(['""'] * 101) + "]}",
    '{"type": "play", "id": ' + "[" * 4000,
    '{"type": "term", "name": ' + "[" * 1900 + "]" * 1900 + "}",
    "[" * 4090,
)


@pytest.mark.parametrize(
    "frame",
    [
        '{"type": "why", "things": [' + ", ".join(['"6H"'] * 9) + "]}",
        '{"type": "words", "moves": [' + ", ".join(['"x"'] * 25) + "]}",
        '{"type": "term", "name": "' + "x" * 101 + '"}',
        '{"type": "hello", "token": "' + "x" * 101 + '"}',
        '{"type": "stand", "id": "a", "key": "' + "x" * 101 + '"}',
        '{"type": "play", "id": "a", "question": 1, "move": "' + "x" * 1001 + '"}',
        '{"type": "undo", "id": "' + "x" * 65 + '"}',
        '{"type": "undo", "id": ' + "[" * 4000,
    ],
)
def test_no_frame_holds_more_than_a_person_can_mean(frame: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read(frame)


@pytest.mark.parametrize("frames", [HOSTILE[part::3] for part in range(3)], ids=range(3))
async def test_a_hostile_frame_changes_nothing_and_the_page_goes_on(
    market: PagedBot, ana: Browser, frames: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    table = await market.table()
    await ana.frame("update")
    before = table.last
    for frame in frames:
        await ana.socket.send_str(frame)
        await ana.send(type="rules", page=0)
        while (await ana.frame("text"))["about"] != "rules":
            pass
        assert table.last == before, frame
        assert not [record for record in caplog.records if record.levelname == "ERROR"], frame


async def test_a_frame_that_is_too_long_ends_the_connection_alone(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    await ana.socket.send_str('{"type": "term", "name": "' + "x" * 5000 + '"}')
    while not ana.socket.closed:
        await ana.socket.receive()
    await ana.connect()
    await ana.frame("update")


async def test_too_many_frames_are_refused_and_then_disconnected(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    for _ in range(int(server.FRAMES[0]) + open_page.MOST_REFUSED + 60):
        await ana.socket.send_str('{"type": "sight", "on": true}')
    assert "a little fast" in (await ana.frame("refused"))["text"]
    async with asyncio.timeout(10):
        while not ana.socket.closed:
            await ana.socket.receive()
    table = await market.table()
    await until(lambda: not market.bot.service.web.is_looking(table.id, table.seats[0].person))


async def test_a_page_may_send_forty_frames_at_once_and_then_ten_in_each_second(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(server_of(market.bot.service), "_now", lambda: now)
    async with page_of(market, "Ana") as page:
        await page.frame("update")
        taken = []
        for at, sent in ((0.0, 50), (1.0, 15), (1.5, 7)):
            now, answers = at, []
            for _ in range(sent):
                await page.send(type="ping")
            while len(answers) < sent:
                answers += [kind] if (kind := (await page.any_frame())["type"]) in {"pong", "refused"} else []
            taken.append(answers.count("pong"))
    assert taken == [40, 10, 5]


async def test_each_frame_over_the_limit_is_refused_until_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "FRAMES", (3.0, 0.0))
    async with running_bot_in(tmp_path, PagedBot, rate_limits=False) as bot, bot.running():
        await bot.opened("market", list(PLAYERS))
        async with page_of(bot, "Ana") as page:
            await page.frame("update")
            for number in range(3 + open_page.MOST_REFUSED + 1):
                await page.send(type="undo", id=str(number))
            answered: list[str] = []
            async with asyncio.timeout(20):
                while (message := await page.socket.receive()).type is aiohttp.WSMsgType.TEXT:
                    frame = msgspec.json.decode(message.data)
                    answered += [frame["id"]] if frame["type"] == "refused" else []
    assert answered[3:] == [str(number) for number in range(3, 3 + open_page.MOST_REFUSED)]
    assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_a_beginner_is_given_the_aim_and_a_tip_at_a_practice_table(paged_bot: PagedBot) -> None:
    ana = paged_bot.person("Ana")
    ana.locale = "en-US"
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


@pytest.mark.parametrize(
    ("problem", "logged"),
    [
        (StorageError("the disk is full"), "what a page asked for could not be written down: the disk is full"),
        (RuntimeError("a mistake"), "a request of a page failed"),
    ],
    ids=["disk", "mistake"],
)
async def test_a_request_that_fails_is_answered_and_logged_and_the_page_goes_on(
    market: PagedBot,
    ana: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    problem: Exception,
    logged: str,
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise problem

    table = await market.table()
    await ana.frame("update")
    question, [first, *_] = moves(table, 0)
    with monkeypatch.context() as patch:
        patch.setattr(market.bot.service, "move", fails)
        answer = await ana.play(first["move"], question, "one", first["items"])
    assert (answer["type"], answer["id"]) == ("refused", "one")
    assert answer["text"] == bot_localizer("en")("failed")
    assert logged in caplog.text
    assert (await ana.play(first["move"], question, "one", first["items"]))["type"] == "done"


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
    await paged_bot.opened("market", list(PLAYERS))
    table = await paged_bot.table()
    seat_view = table.look(0)
    assert seat_view is not None
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


async def test_a_session_has_a_few_open_pages(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Ana"))
        opened = []
        for _ in range(server.MOST_PAGES_EACH):
            await browser.connect()
            await browser.frame("update")
            opened.append(browser.socket)
        await browser.connect()
        assert "a little fast" in (await browser.frame("ended"))["text"]
        await opened[0].close()
        await until(lambda: sum(map(len, server_of(market.bot.service)._pages.values())) < server.MOST_PAGES_EACH)
        await browser.connect()
        await browser.frame("update")


async def test_a_visible_page_is_not_called_in_discord(paged_bot: PagedBot) -> None:
    """Messages are brought up to date without a ring, and ring again once the page is hidden."""
    await paged_bot.opened("durak", list(PLAYERS))
    table, boris = await paged_bot.table(), paged_bot.person("Boris")
    boris.locale = "en-US"

    def looks() -> bool:
        return paged_bot.bot.service.web.is_looking(table.id, table.seats[1].person)

    async with page_of(paged_bot, "Boris") as page:
        await page.frame("update")
        await page.send(type="sight", on=True)
        await until(looks)
        before, private = len(boris.rang), len(boris.inbox)
        await _play(paged_bot, table, 12)
        assert len(boris.rang) == before
        assert len(boris.inbox) == private
        await page.send(type="sight", on=False)
        await until(lambda: not looks())
        await _play(paged_bot, table, 12)
        assert len(boris.rang) > before


async def _play(bot: PagedBot, table: LiveTable, count: int) -> None:
    """Let people make moves by the game's heuristic, each after everybody has been shown the one before."""
    service = bot.bot.service
    for _ in range(count):
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await service.people.greet(int(bot.person(PLAYERS[seat]).id), PLAYERS[seat], "en-US")
        await service.move(table, actor, _chosen(table, seat), interaction=5_000_000 + table.last)
        await bot.settled()


def _chosen(table: LiveTable, seat: int) -> Move:
    """Return the move that the game's heuristic chooses for a seat."""
    seat_view = table.look(seat)
    assert seat_view is not None
    return table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))


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
        while "undo_request" not in (update := await ana.frame("update"))["screen"]:
            pass
        assert "Boris" in update["screen"]["undo_request"]
        await ana.send(type="answerundo", id="three", agree=True, shown=update["screen"]["entry"])
        await ana.frame("done")
    assert table.entries[-1].kind is EntryKind.UNDO
