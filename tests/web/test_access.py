"""Who gets in: tickets, sessions and origins. Whatever is refused changes nothing and says why in one line."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import NamedTuple

import aiohttp
import pytest

from bot.fake_discord import InteractionKind
from bot.static import TYPES
from bot.tables import web_access
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable
from bot.tables.web_access import MOST_SESSIONS, MOST_TICKETS, NOTED_EVERY, SESSION_LASTS, WATCHING_LASTS, WebAccess
from bot.web import server
from bot.web.limits import TokenBuckets
from games.core.catalogue import find_games
from storage import Journal, Session, StorageError
from tests.tables.harness import ManualClock, TableHarness, account
from tests.toys import toys_in
from tests.web.paged_bot import PEOPLE, PLAYERS, PagedBot, browser_at, has_button, link_in, post_of, server_of
from tests.web.protocol.pages import moves, page_of

NO_TICKET = "This link has been used or has expired."
FIVE_MINUTES = 300
"""For so long a link works, as the message with it says."""
NO_SEAT = "You no longer sit at this table."
SIGNED_OUT = "You have been signed out of this page."


async def test_a_link_opens_the_table_for_the_person_who_pressed_the_button(market: PagedBot) -> None:
    link = await market.link("Ana")
    async with browser_at(market.address) as browser:
        assert (await browser.redeem(link))[0] == 200
        await browser.connect()
        greeting, update = await browser.frame("greeting"), await browser.frame("update")
    table = await market.table()
    assert greeting["table"] == table.id
    assert greeting["channel"] == f"https://discord.com/channels/{table.row.guild}/{table.row.channel}"
    assert greeting["seated"] is True
    assert [seat.get("you", False) for seat in update["screen"]["seats"]] == [True, False]
    assert update["screen"]["holds"] == "" or update["screen"]["choices"]


async def test_a_link_is_answered_to_its_presser_alone(market: PagedBot) -> None:
    ana = market.person("Ana")
    answer = await ana.click(post_of(ana), "Open the table")
    assert answer.message is not None
    assert answer.message.ephemeral
    assert answer.message not in market.person("Boris").sees("general")


async def test_every_hand_offers_the_page(market: PagedBot) -> None:
    for name in ("Ana", "Boris"):
        hand = market.person(name).inbox[-1]
        assert has_button(hand, "Open the table")
        answer = await market.person(name).click(hand, "Open the table")
        assert answer.message is not None
        assert link_in(answer.message).startswith(f"{market.address}/t/")


async def test_a_ticket_works_once(market: PagedBot) -> None:
    link = await market.link("Ana")
    async with browser_at(market.address) as browser:
        assert (await browser.redeem(link))[0] == 200
        status, body = await browser.redeem(link)
    assert status == 403
    assert body["error"].startswith(NO_TICKET)


async def test_fetching_the_address_uses_nothing_up(market: PagedBot) -> None:
    link = await market.link("Ana")
    async with browser_at(market.address) as browser:
        for method in ("GET", "HEAD", "GET"):
            async with browser.client.request(method, link) as answer:
                assert answer.status == 200
                assert "Set-Cookie" not in answer.headers
        assert (await browser.redeem(link))[0] == 200


async def test_a_write_from_another_origin_is_refused(market: PagedBot) -> None:
    link = await market.link("Ana")
    origins = ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "")
    async with browser_at(market.address) as browser:
        for origin in origins:
            assert await browser.redeem(link, Origin=origin) == (403, {}), origin
        assert (await browser.redeem(link))[0] == 200, "the ticket was not used up"
        for origin in origins:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await browser.connect(Origin=origin)
            assert refused.value.status == 403, origin


async def test_a_bad_ticket_gets_a_plain_answer(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        headers = browser.origin | {"Content-Type": "application/json"}
        for body in (b"", b"{", b"[]", b'{"ticket": 5}', b'{"ticket": ""}', b'{"ticket": "x"}', b"\xff\xfe"):
            async with browser.client.post(f"{market.address}/session", data=body, headers=headers) as answer:
                assert answer.status == 403, body
                assert (await answer.json())["error"].startswith(NO_TICKET), body


async def test_wrong_tickets_are_limited_for_the_address_they_come_from(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody finds a ticket by trying many, or keeps others from using theirs. Right ones do not count."""
    monkeypatch.setattr(server_of(market.bot.service), "_tickets", TokenBuckets(2.0, 0.0, lambda: 0.0))
    first, other = ({"X-Forwarded-For": f"10.9.8.7, 1.1.1.{number}", "Accept-Language": "en"} for number in (1, 2))
    async with browser_at(market.address) as browser:
        for _ in range(3):
            assert (await browser.redeem(await market.link("Ana"), **first))[0] == 200
        link = await market.link("Boris")
        answers = [await browser.redeem("#x", **first) for _ in range(4)]
        assert [status for status, _ in answers] == [403, 403, 429, 429]
        assert answers[0][1]["error"].startswith(NO_TICKET)
        assert "a little fast" in answers[3][1]["error"]
        assert (await browser.redeem(link, **first))[0] == 429
        assert (await browser.redeem(link, **other))[0] == 200, "the ticket was not used up"


async def test_a_ticket_works_again_if_its_session_could_not_be_stored(
    access: Access, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = access.web.ticket(access.table, access.ana)

    async def fails(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(access.journal.sessions, "begin", fails)
        with pytest.raises(StorageError):
            await access.web.redeem(ticket)
    await access.web.redeem(ticket)


async def test_a_page_that_does_not_say_hello_first_is_disconnected(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Ana"))
        for first in ('{"type": "rules", "page": 0}', "{", b"{}"):
            headers = browser.origin | {"Cookie": f"mehana={browser.cookie}"}
            async with browser.client.ws_connect(f"{market.address}{browser.at}/socket", headers=headers) as socket:
                await (socket.send_str(first) if isinstance(first, str) else socket.send_bytes(first))
                message = await socket.receive(timeout=10)
                assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.POLICY_VIOLATION)


async def test_pages_beyond_what_the_server_can_hold_are_turned_away(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_of(market.bot.service)._connections, "most_pages", 2)
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Ana"))
        opened = []
        for _ in range(2):
            await browser.connect()
            await browser.frame("update")
            opened.append(browser.socket)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await browser.connect()
        assert refused.value.status == 503
        await opened[0].close()
        async with asyncio.timeout(10):
            while len(server_of(market.bot.service)._sockets) == 2:
                await asyncio.sleep(0)
        await browser.connect()
        await browser.frame("update")


async def test_the_answer_is_in_the_language_of_the_browser(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        _, body = await browser.redeem("#x", **{"Accept-Language": "bg-BG,bg;q=0.9"})
        assert "вече е използвана" in body["error"]
        async with browser.client.get(f"{market.address}/", headers={"Accept-Language": "ro"}) as answer:
            page = await answer.text()
    assert '<html lang="ro">' in page
    assert "{" not in page


async def test_a_session_is_no_good_with_another_token(market: PagedBot) -> None:
    async with browser_at(market.address) as ana, browser_at(market.address) as boris:
        await ana.redeem(await market.link("Ana"))
        await boris.redeem(await market.link("Boris"))
        for cookie, at in (
            *((cookie, ana.at) for cookie in (boris.cookie, "", "x" * 43, "\udc80")),
            *((cookie, "/s/999999") for cookie in (ana.cookie, "")),
        ):
            assert (await ana.turned_away(cookie=cookie, at=at)).startswith(SIGNED_OUT)
        headers = {"Cookie": f"mehana={ana.cookie}"}
        async with ana.client.get(f"{market.address}{ana.at}/state", headers=headers) as answer:
            assert answer.status == 200


async def test_a_session_ends_with_the_seat(market: PagedBot) -> None:
    table = await market.table()
    async with page_of(market, "Boris") as browser:
        await browser.frame("update")
        service, boris = market.bot.service, await market.actor("Boris")
        await service.leave(table, boris, 77)
        assert (await browser.frame("ended"))["text"].startswith(NO_SEAT)
        assert (await browser.turned_away()).startswith(SIGNED_OUT)
    assert await service.web.of_person(boris.person) == ()


async def test_a_closed_page_s_session_ends_with_the_seat_too(market: PagedBot) -> None:
    table, service = await market.table(), market.bot.service
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Boris"))
        boris = await market.actor("Boris")
        await service.leave(table, boris, 77)
        await browser.connect()
        assert (await browser.frame("ended"))["text"].startswith(NO_SEAT)
        assert all(frame["type"] == "ended" for frame in browser.frames)


async def test_forgetting_a_person_ends_their_sessions_and_tickets(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Boris"))
        other = await market.link("Boris")
        await browser.connect()
        await browser.frame("update")
        service, boris = market.bot.service, await market.actor("Boris")
        await service.forget(boris, int(market.person("Boris").id))
        assert (await browser.frame("ended"))["text"].startswith(NO_SEAT)
        assert (await browser.redeem(other))[0] == 403
    assert await service.web.of_person(boris.person) == ()


async def test_pages_stop_naming_a_player_who_is_forgotten(paged_bot: PagedBot) -> None:
    """Those that are open, and those that are opened after the table is over."""
    await paged_bot.opened("durak", PLAYERS)
    service, link = paged_bot.bot.service, await paged_bot.link("Ana")
    await paged_bot.played_out(PLAYERS)
    async with browser_at(paged_bot.address) as browser:
        await browser.redeem(link)
        await browser.connect()
        assert "Boris" in (await browser.frame("update"))["table"]["svg"]
        boris = await paged_bot.actor("Boris")
        await service.forget(boris, int(paged_bot.person("Boris").id))
        assert "Boris" not in str(await browser.frame("update"))
        await browser.connect()
        assert "Boris" not in str(await browser.frame("update"))


async def test_sessions_are_listed_and_ended_in_own_settings(market: PagedBot) -> None:
    ana = market.person("Ana")
    settings = await ana.command("general", "mehana me")
    assert settings.message is not None
    assert not has_button(settings.message, "Close all pages")
    async with page_of(market, "Ana") as browser:
        await browser.frame("update")
        settings = await ana.command("general", "mehana me")
        assert settings.message is not None
        assert "A table is open on a page." in settings.message.text
        await ana.click(settings.message, "Close all pages")
        assert (await browser.frame("ended"))["text"].startswith(SIGNED_OUT)
        await browser.turned_away()


async def test_a_spectator_sees_what_everybody_sees_and_moves_nothing(market: PagedBot) -> None:
    table = await market.table()
    async with page_of(market, "Vera") as browser:
        greeting, update = await browser.frame("greeting"), await browser.frame("update")
        assert not greeting.get("seated", False)
        assert update.get("no_hand") is True
        assert "choices" not in update["screen"]
        assert "holds" not in update["screen"]
        before, (question, [first, *_]) = table.last, moves(table, 0)
        answer = await browser.play(first["move"], question, "a")
        assert answer["type"] == "refused"
        assert "not at this table" in answer["text"]
        await browser.send(type="help")
        assert "not at this table" in (await browser.frame("refused"))["text"]
    assert table.last == before


@pytest.mark.parametrize("how", ["kicked", "hidden", "thread"])
async def test_a_spectator_loses_the_page_with_the_server_or_the_channel(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(web_access, "ASKED_EVERY", 0)
    world, vera, channel = market.fake_discord.world, market.person("Vera"), market.fake_discord.channel("general")
    if how == "thread":
        channel = world.add_thread(channel, "the back room", private=True)
        for name in PEOPLE:
            world.join_thread(channel, market.person(name).person)
        await market.opened("market", PLAYERS, channel=channel)
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Vera", channel))
        await browser.connect()
        await browser.frame("update")
        await browser.send(type="ping")
        await browser.frame("pong")
        match how:
            case "kicked":
                world.remove_member(world.home, vera.person)
            case "hidden":
                world.hide(channel, vera.person)
            case _:
                world.leave_thread(channel, vera.person)
        async with asyncio.timeout(10):
            while True:
                await browser.send(type="ping")
                frame = await browser.any_frame()
                if frame["type"] == "ended":
                    break
        assert frame["text"].startswith("You can no longer see this table’s channel")


@pytest.mark.long(5)
async def test_a_spectator_stays_while_discord_does_not_answer(
    market: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_access, "ASKED_EVERY", 0)
    async with page_of(market, "Vera") as browser:
        await browser.frame("update")
        fault = market.fake_discord.fault.fail_next("GET", "/guilds/{}/members/{}", status=500, times=20)
        await browser.send(type="ping")
        await browser.frame("pong")
        assert fault.met


async def test_nobody_gets_a_link_to_a_table_of_another_server(market: PagedBot) -> None:
    """A forged press in a private conversation with the bot."""
    vera, table = market.person("Vera"), await market.table()
    data = {"custom_id": f"do:{table.id}:page:1", "component_type": 2, "id": 1}
    message = vera.sees("general")[-1]
    answer = await vera.forge(InteractionKind.COMPONENT, vera.private_channel, data, message=message)
    assert answer.message is not None
    assert "not at this table" in answer.message.text


async def test_headers_are_strict_and_the_cookie_is_hidden_from_scripts(market: PagedBot) -> None:
    link = await market.link("Ana")
    async with browser_at(market.address) as browser:
        async with browser.client.get(link) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert f"connect-src 'self' {market.address.replace('http', 'ws', 1)};" in policy
        body = {"ticket": link.partition("#")[2]}
        async with browser.client.post(f"{market.address}/session", json=body, headers=browser.origin) as answer:
            [cookie] = answer.headers.getall("Set-Cookie")
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            where = (await answer.json())["at"]
        async with browser.client.get(f"{market.address}/nothing") as answer:
            assert (answer.status, answer.headers["Referrer-Policy"]) == (404, "no-referrer")
    assert "HttpOnly" in cookie
    assert "Secure" not in cookie, "the address of the test is http"
    assert f"Max-Age={SESSION_LASTS};" in cookie
    assert "SameSite=Strict" in cookie
    assert f"Path={where}" in cookie


async def test_only_its_own_files_are_served(market: PagedBot) -> None:
    async with browser_at(market.address) as browser:
        for path in ("/static/../server.py", "/static/%2e%2e%2fserver.py", "/font/LICENSE.txt", "/static/x.js"):
            async with browser.client.get(market.address + path) as answer:
                assert answer.status == 404, path


def in_the_project(*parts: str) -> bytes:
    return Path(server.__file__).parents[2].joinpath(*parts).read_bytes()


@pytest.mark.parametrize(
    ("path", "kind", "file"),
    [
        ("/static/main.js", "text/javascript; charset=utf-8", "bot/web/static/main.js"),
        ("/static/style.css", "text/css; charset=utf-8", "bot/web/static/style.css"),
        ("/static/icon.svg", "image/svg+xml", "bot/static/icon.svg"),
        ("/static/dom.js", "text/javascript; charset=utf-8", "bot/static/dom.js"),
        ("/font/{font}.woff2", "font/woff2", "games/kit/fonts/{font}.woff2"),
    ],
)
async def test_files_are_served_with_their_kind_and_compressed_for_those_who_can(
    market: PagedBot, path: str, kind: str, file: str
) -> None:
    font = min(server.FONTS.glob("*.woff2")).stem
    data = in_the_project(*file.format(font=font).split("/"))
    async with aiohttp.ClientSession(auto_decompress=False) as client:
        for accepted, encoding in (("gzip, br", None if "font" in path else "gzip"), ("identity", None)):
            headers = {"Accept-Encoding": accepted}
            async with client.get(market.address + path.format(font=font), headers=headers) as answer:
                body = await answer.read()
                assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
                assert answer.headers.get("Content-Encoding") == encoding
                assert (gzip.decompress(body) if encoding else body) == data
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert ("immutable" in answer.headers["Cache-Control"]) == path.startswith("/font/")


async def test_no_token_is_logged_or_stored(market: PagedBot, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    link = await market.link("Ana")
    async with browser_at(market.address) as browser:
        await browser.redeem(link)
        await browser.connect()
        await browser.frame("update")
        await browser.redeem(link)
        cookie = browser.cookie
    ticket = link.partition("#")[2]
    logged = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("bot", "storage", "aiohttp"))
    )
    assert ticket not in logged
    assert cookie not in logged
    stored = b"".join(path.read_bytes() for path in market.folder.glob("test.sqlite3*"))
    assert ticket.encode() not in stored
    assert cookie.encode() not in stored


async def test_art_is_found_only_at_the_address_that_was_given(market: PagedBot) -> None:
    async with page_of(market, "Ana") as browser:
        svg = "".join(part for part in (await browser.frame("update"))["hand"]["svg"] if isinstance(part, str))
        address = svg.partition('href="/art/')[2].partition('"')[0]
        whose, key, name = address.split("/")
        async with browser.client.get(f"{market.address}/art/{address}") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == TYPES[Path(name).suffix]
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
            assert (answer.headers.get("Content-Encoding") is not None) == name.endswith(".svg")
            assert len(await answer.read()) > 50
        for wrong in (
            f"{whose}/{'0' * 24}/{name}",
            f"9{whose}/{key}/{name}",
            f"{whose}/{key}/0{name}",
            f"{whose}//{name}",
        ):
            async with browser.client.get(f"{market.address}/art/{wrong}") as answer:
                assert answer.status == 404


# Tickets and sessions in time


class Access(NamedTuple):
    """A table with Ana in a seat, and Vera, who watches."""

    harness: TableHarness
    table: LiveTable
    ana: Actor
    vera: Actor

    @property
    def web(self) -> WebAccess:
        return self.harness.service.web

    @property
    def clock(self) -> ManualClock:
        return self.harness.clock

    @property
    def journal(self) -> Journal:
        return self.harness.service.journal


@pytest.fixture
async def access(tmp_path: Path) -> AsyncGenerator[Access]:
    harness = TableHarness(tmp_path / "test.sqlite3", find_games(toys_in(tmp_path)))
    await harness.open()
    table = await harness.playing("ana", "boris")
    yield Access(harness, table, await harness.person("ana"), await harness.person("vera"))
    await harness.close()


async def test_a_ticket_expires(access: Access) -> None:
    web, clock, ana = access.web, access.clock, access.ana
    late, early = web.ticket(access.table, ana), web.ticket(access.table, ana)
    clock.advance(FIVE_MINUTES - 1)
    await web.redeem(early)
    clock.advance(1)
    with pytest.raises(Refusal) as refused:
        await web.redeem(late)
    assert refused.value.why is Why.NO_TICKET


async def test_a_person_has_a_few_tickets_and_the_oldest_gives_way(access: Access) -> None:
    tickets = [access.web.ticket(access.table, access.ana) for _ in range(MOST_TICKETS + 1)]
    with pytest.raises(Refusal):
        await access.web.redeem(tickets[0])
    for ticket in tickets[1:]:
        await access.web.redeem(ticket)


async def test_a_session_outlasts_a_restart(access: Access) -> None:
    session, token = await access.web.redeem(access.web.ticket(access.table, access.ana))
    again = WebAccess(access.journal, access.clock)
    found = await again.session(session.id, token)
    assert found == session
    await again.must_last(session, access.table)


async def test_a_session_that_ends_while_it_is_read_stays_ended(
    access: Access, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, token = await access.web.redeem(access.web.ticket(access.table, access.ana))
    again = WebAccess(access.journal, access.clock)
    find = access.journal.sessions.find

    async def read_and_end(number: int) -> Session | None:
        found = await find(number)
        if found is not None:
            await again.end([number])
        return found

    monkeypatch.setattr(access.journal.sessions, "find", read_and_end)
    assert await again.session(session.id, token) is None
    with pytest.raises(Refusal):
        await again.must_last(session, access.table)


async def test_a_session_that_nobody_uses_ends(access: Access) -> None:
    session, token = await access.web.redeem(access.web.ticket(access.table, access.ana))
    access.clock.advance(SESSION_LASTS)
    assert await access.web.session(session.id, token) is not None
    access.clock.advance(SESSION_LASTS)
    assert await access.web.session(session.id, token) is not None, "it was used meanwhile"
    access.clock.advance(SESSION_LASTS + 1)
    assert await access.web.session(session.id, token) is None
    assert await access.web.of_person(access.ana.person) == ()


async def test_pages_are_told_of_an_unused_session_that_ends_when_another_begins(access: Access) -> None:
    ended: list[int] = []
    access.web.ended.append(ended.append)
    unused, _ = await access.web.redeem(access.web.ticket(access.table, access.ana))
    access.clock.advance(SESSION_LASTS + 1)
    await access.web.redeem(access.web.ticket(access.table, access.vera))
    assert ended == [unused.id]
    with pytest.raises(Refusal, match=Why.PAGE_ENDED):
        await access.web.must_last(unused, access.table)


async def test_the_use_of_a_session_counts_after_a_restart(access: Access) -> None:
    session, token = await access.web.redeem(access.web.ticket(access.table, access.ana))
    access.clock.advance(SESSION_LASTS)
    assert await access.web.session(session.id, token) is not None
    [stored] = await access.web.of_person(access.ana.person)
    assert (stored.began_at, stored.used_at) == (session.began_at, session.began_at + SESSION_LASTS)
    access.clock.advance(NOTED_EVERY)
    again = WebAccess(access.journal, access.clock)
    assert await again.session(session.id, token) is not None
    assert await again.of_person(access.ana.person) == (stored,), "not every use is written to the disk"
    access.clock.advance(1)
    assert await again.session(session.id, token) is not None
    [stored] = await again.of_person(access.ana.person)
    assert stored.used_at == access.clock.now()


async def test_a_session_that_ends_does_so_for_its_person_alone(access: Access) -> None:
    ended: list[int] = []
    access.web.ended.append(ended.append)
    hers, her_token = await access.web.redeem(access.web.ticket(access.table, access.ana))
    kept, kept_token = await access.web.redeem(access.web.ticket(access.table, access.vera))
    unused = access.web.ticket(access.table, access.vera)
    void = access.web.ticket(access.table, access.ana)
    await access.web.end_all(access.ana.person)
    assert ended == [hers.id]
    assert await access.web.session(hers.id, her_token) is None
    assert await access.web.session(kept.id, kept_token) == kept
    await access.web.redeem(unused)
    with pytest.raises(Refusal, match=Why.NO_TICKET):
        await access.web.redeem(void)


async def test_an_activity_shows_the_table_for_which_it_was_launched_once_and_for_a_while(access: Access) -> None:
    ana, vera = access.ana.person, access.vera.person
    access.web.launch(access.table, access.ana)
    access.web.launch(access.table, access.vera)
    access.clock.advance(FIVE_MINUTES - 1)
    other = await access.harness.lobby("vera", channel=8)
    access.web.launch(other, access.vera)
    assert access.web.launched(ana) == access.table.id
    assert access.web.launched(ana) is None, "only once"
    assert access.web.launched(vera) == other.id, "the last one counts"
    access.web.launch(access.table, access.ana)
    access.clock.advance(FIVE_MINUTES)
    assert access.web.launched(ana) is None


async def test_a_person_has_a_few_sessions_and_the_oldest_ends(access: Access) -> None:
    ended: list[int] = []
    access.web.ended.append(ended.append)
    made = [await access.web.redeem(access.web.ticket(access.table, access.ana)) for _ in range(MOST_SESSIONS + 1)]
    assert await access.web.session(made[0][0].id, made[0][1]) is None
    assert ended == [made[0][0].id]
    assert len(await access.web.of_person(access.ana.person)) == MOST_SESSIONS


async def test_a_spectator_s_session_ends_after_twelve_hours_and_a_player_s_does_not(access: Access) -> None:
    watching, _ = await access.web.redeem(access.web.ticket(access.table, access.vera))
    playing, _ = await access.web.redeem(access.web.ticket(access.table, access.ana))
    access.clock.advance(12 * 3600 - 1)
    await access.web.must_last(watching, access.table)
    access.clock.advance(1)
    with pytest.raises(Refusal, match=Why.PAGE_ENDED):
        await access.web.must_last(watching, access.table)
    await access.web.must_last(playing, access.table)
    assert await access.web.of_person(access.vera.person) == ()


async def test_a_spectator_who_gets_a_seat_stays_longer(access: Access) -> None:
    session, _ = await access.web.redeem(access.web.ticket(access.table, access.vera))
    service, click = access.harness.service, access.harness.click
    await service.replace(access.table, access.ana, 1, access.vera.person, click())
    access.clock.advance(WATCHING_LASTS)
    await access.web.must_last(session, access.table)


async def test_whether_a_spectator_may_see_the_channel_is_asked_once_in_a_while(
    access: Access, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int, int]] = []

    async def may_see(*who: int) -> bool:
        asked.append(who)
        return len(asked) < 3

    monkeypatch.setattr(access.web, "may_see", may_see)
    watching, _ = await access.web.redeem(access.web.ticket(access.table, access.vera))
    playing, _ = await access.web.redeem(access.web.ticket(access.table, access.ana))
    for _ in range(5):
        await access.web.must_last(watching, access.table)
        await access.web.must_last(playing, access.table)
    assert asked == [(access.table.row.guild, access.table.row.channel, account("vera"))]
    access.clock.advance(web_access.ASKED_EVERY - 1)
    await access.web.must_last(watching, access.table)
    assert len(asked) == 1
    access.clock.advance(1)
    await access.web.must_last(watching, access.table)
    access.clock.advance(web_access.ASKED_EVERY)
    with pytest.raises(Refusal, match=Why.PAGE_NO_CHANNEL):
        await access.web.must_last(watching, access.table)
    assert len(asked) == 3


async def test_only_pages_of_tables_that_go_on_are_counted(access: Access) -> None:
    for actor in (access.ana, access.ana, access.vera):
        await access.web.redeem(access.web.ticket(access.table, actor))
    assert [await access.web.count_live(actor.person) for actor in (access.ana, access.vera)] == [2, 1]
    await access.harness.service.cancel(access.table, access.ana, access.harness.click())
    assert [await access.web.count_live(actor.person) for actor in (access.ana, access.vera)] == [0, 0]


async def test_looking_counts_open_pages(access: Access) -> None:
    web, who = access.web, (access.table.id, access.ana.person)
    with web.looking(*who):
        with web.looking(*who):
            assert web.is_looking(*who)
        assert web.is_looking(*who)
    assert not web.is_looking(*who)
    assert not web.is_looking(access.table.id, None)


async def test_own_data_names_the_pages_but_no_token(access: Access) -> None:
    session, _ = await access.web.redeem(access.web.ticket(access.table, access.ana))
    data = await access.harness.service.personal_data_of(account("ana"))
    assert data["pages"] == [{"table": access.table.id, "began_at": session.began_at, "used_at": session.used_at}]
