"""Frames that should not come: hostile, too long, too many; and connections that are asked for too often."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.presentation.texts import bot_localizer
from bot.web import open_page, server
from bot.web.frames import read
from bot.web.limits import TokenBuckets
from storage import StorageError
from tests.fake_discord.conftest import until
from tests.web.paged_bot import Browser, PagedBot, browser_at, server_of
from tests.web.protocol.pages import moves, page_of


async def test_pings_of_the_web_socket_are_answered_and_limited(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "FRAMES", (3.0, 0.0))
    async with browser_at(market.address) as page:
        await page.redeem(await market.link("Ana"))
        sent = page.origin | {"Cookie": f"mehana={page.cookie}"}
        socket = await page.client.ws_connect(f"{market.address}{page.at}/socket", headers=sent, autoping=False)
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


TOO_MUCH: tuple[str, ...] = (
    '{"type": "why", "things": [' + ", ".join(['"6H"'] * 9) + "]}",
    '{"type": "why", "things": ["' + "x" * 101 + '"]}',
    '{"type": "words", "moves": [' + ", ".join(['"x"'] * 25) + "]}",
    '{"type": "term", "name": "' + "x" * 101 + '"}',
    '{"type": "hello", "token": "' + "x" * 101 + '"}',
    '{"type": "stand", "id": "a", "key": "' + "x" * 101 + '"}',
    '{"type": "ghost", "move": "' + "x" * 1001 + '"}',
    '{"type": "play", "id": "a", "question": 1, "move": "' + "x" * 1001 + '"}',
    '{"type": "play", "id": "a", "question": 1, "move": "show", "items": [' + ", ".join(['""'] * 101) + "]}",
    '{"type": "undo", "id": "' + "x" * 65 + '"}',
    '{"type": "undo", "id": ' + "[" * 4000,
)
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
    '{"type": "term", "name": ' + "[" * 1900 + "]" * 1900 + "}",
    "[" * 4090,
    *TOO_MUCH,
)


@pytest.mark.parametrize("frame", TOO_MUCH)
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
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the page is disconnected, and nobody counts as looking at it."""
    monkeypatch.setattr(server, "FRAMES", (3.0, 0.0))
    table, web = await market.table(), market.bot.service.web
    async with page_of(market, "Ana") as page:
        await page.frame("update")
        await page.send(type="sight", on=True)
        for number in range(3 + open_page.MOST_REFUSED):
            await page.send(type="undo", id=str(number))
        answered: list[dict[str, Any]] = []
        async with asyncio.timeout(20):
            while (message := await page.socket.receive()).type is aiohttp.WSMsgType.TEXT:
                frame = msgspec.json.decode(message.data)
                answered += [frame] if frame["type"] == "refused" else []
        await until(lambda: not web.is_looking(table.id, table.seats[0].person))
    assert [frame["id"] for frame in answered[2:]] == [str(number) for number in range(2, 2 + open_page.MOST_REFUSED)]
    assert all("a little fast" in frame["text"] for frame in answered[2:])
    assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


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
