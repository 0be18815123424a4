"""The page as a Discord Activity: launched by a button or the entry point, its person identified by Discord's code."""

import asyncio
import os
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import Route, WebSocketRoute

from bot.fake_discord import Answer
from bot.web.limits import TokenBucket, TokenBuckets
from tests.web.paged_bot import PLAYERS, Browser, PagedBot, browser_at, paged_bot_in, post_of, server_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

APP_LAUNCHES, DISCORD_LAUNCHES = 1, 2
"""Handlers of an entry point command: the app answers it itself, or Discord does."""
NOT_IDENTIFIED = "Discord did not say who you are."


@pytest.fixture
def sdk(tmp_path: Path) -> Path:
    """Return a folder that looks like the package, for tests that need no browser."""
    folder = tmp_path / "sdk"
    (folder / "output").mkdir(parents=True)
    (folder / "package.json").write_text("{}")
    (folder / "output" / "index.mjs").write_text("export const found = true;\n")
    return folder


@pytest_asyncio.fixture(loop_scope="session")
async def activity_bot(tmp_path: Path, sdk: Path) -> AsyncGenerator[PagedBot]:
    async with paged_bot_in(tmp_path, sdk, handler=APP_LAUNCHES) as bot:
        await bot.opened("market", PLAYERS)
        yield bot


def instance_of(answer: Answer) -> str:
    """Return the instance of the Activity that an interaction has launched."""
    assert answer.activity is not None
    return answer.activity.id


async def launched(bot: PagedBot, name: str) -> str:
    """Launch the Activity by the entry point; return its instance."""
    return instance_of(await bot.person(name).launch("general"))


async def connect(page: Browser, body: dict[str, Any]) -> None:
    """Open the web socket of a session by its token, as the page does that has no cookie."""
    page.sockets.append(await page.client.ws_connect(f"{page.address}{body['at']}/socket", headers=page.origin))
    await page.send(type="hello", token=body["token"], seen=-1)


async def enter(
    bot: PagedBot, browser: Browser, code: str, instance: str, **headers: str
) -> tuple[int, dict[str, Any]]:
    """Do what the page does with what the Embedded App SDK gives it."""
    body, sent = {"code": code, "instance": instance}, browser.origin | headers
    async with browser.client.post(f"{bot.address}/activity", json=body, headers=sent) as answer:
        if answer.content_type != "application/json":
            return answer.status, {}
        return answer.status, await answer.json()


async def seated(bot: PagedBot, name: str) -> list[bool]:
    """Return for each session of a person whether it is that of a player."""
    service = bot.bot.service
    person = await service.people.known(int(bot.person(name).id))
    assert person is not None
    return [session.seated for session in await service.journal.sessions.of_person(person.id)]


def asked_of(bot: PagedBot, path: str = "/oauth2/token") -> int:
    """Return how often the bot asked Discord for this."""
    return sum(request.path.endswith(path) for request in bot.fake_discord.requests)


async def test_forged_codes_go_on_to_discord_seldom_and_right_ones_do_not_count(
    activity_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = server_of(activity_bot.bot.service)._activity
    assert running is not None
    monkeypatch.setattr(running, "_codes", TokenBucket(2.0, 0.0, lambda: 0.0))
    ana = activity_bot.person("Ana")
    instance = await launched(activity_bot, "Ana")
    async with browser_at(activity_bot.address) as page:
        for _ in range(3):
            assert (await enter(activity_bot, page, ana.authorize(), instance))[0] == 200
        before = asked_of(activity_bot)
        forged = [await enter(activity_bot, page, "x", instance, **{"Accept-Language": "en"}) for _ in range(5)]
        assert [status for status, _ in forged] == [403, 403, 429, 429, 429]
        assert forged[0][1]["error"].startswith(NOT_IDENTIFIED)
        assert "a little fast" in forged[4][1]["error"]
        assert asked_of(activity_bot) - before == 2
        await enter(activity_bot, page, "x", "?")
        assert asked_of(activity_bot) - before == 2, "what no instance is called is not asked for"


async def test_discord_is_not_asked_again_before_it_wants_to_be(
    activity_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, later = server_of(activity_bot.bot.service)._activity, [0.0]
    assert running is not None
    now = running._now
    monkeypatch.setattr(running, "_now", lambda: now() + later[0])
    ana = activity_bot.person("Ana")
    instance = await launched(activity_bot, "Ana")
    activity_bot.fake_discord.fault.fail_next("POST", "/oauth2/token", status=429, retry_after=3600)
    async with browser_at(activity_bot.address) as page:
        code, before = ana.authorize(), asked_of(activity_bot)
        for _ in range(3):
            assert (await enter(activity_bot, page, code, instance))[0] == 429
        assert asked_of(activity_bot) - before == 1
        later[0] = 3601
        assert (await enter(activity_bot, page, code, instance))[0] == 200


async def test_a_newcomer_is_known_by_the_name_and_language_of_their_account(activity_bot: PagedBot) -> None:
    """Later ones by those that they had last."""
    dinu, service = activity_bot.person("Dinu"), activity_bot.bot.service
    instance = await launched(activity_bot, "Dinu")
    known = await service.people.known(int(dinu.id))
    async with browser_at(activity_bot.address) as page:
        assert (await enter(activity_bot, page, dinu.authorize(), instance))[0] == 200
        person = await service.people.known(int(dinu.id))
        assert person is not None
        assert (person.name, person.locale) == ("Dinu", "ro")
        assert known is None or known == person
        await service.people.greet(int(dinu.id), "Dinu the Great", "ru")
        assert (await enter(activity_bot, page, dinu.authorize(), instance))[0] == 200
    person = await service.people.known(int(dinu.id))
    assert person is not None
    assert (person.name, person.locale) == ("Dinu the Great", "ru")


async def test_the_button_launches_the_activity_and_the_person_gets_their_seat(activity_bot: PagedBot) -> None:
    boris = activity_bot.person("Boris")
    instance = instance_of(await boris.click(post_of(boris), "Open the table"))
    async with browser_at(activity_bot.address) as page:
        status, body = await enter(activity_bot, page, boris.authorize(), instance)
        assert status == 200
        page.at = body["at"]
        await page.connect(cookie="")
        await page.frame("ended")
        page.frames.clear()
        await connect(page, body)
        update = await page.frame("update")
    assert [seat.get("you", False) for seat in update["screen"]["seats"]] == [False, True]
    assert await seated(activity_bot, "Boris") == [True], "the session ends with the seat"


async def test_a_session_of_an_activity_connects_again_so_often(
    activity_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = activity_bot.person("Ana")
    instance = await launched(activity_bot, "Ana")
    monkeypatch.setattr(server_of(activity_bot.bot.service), "_connects", TokenBuckets(1.0, 0.0, lambda: 0.0))
    async with browser_at(activity_bot.address) as page:
        _, body = await enter(activity_bot, page, ana.authorize(), instance)
        await connect(page, body)
        await page.frame("update")
        await connect(page, body)
        message = await page.socket.receive(timeout=10)
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.TRY_AGAIN_LATER)


async def test_the_button_in_a_private_message_launches_it_for_the_table_of_that_message(
    activity_bot: PagedBot,
) -> None:
    ana, table = activity_bot.person("Ana"), await activity_bot.table()
    instance = instance_of(await ana.click(ana.inbox[-1], "Open the table"))
    async with browser_at(activity_bot.address) as page:
        status, body = await enter(activity_bot, page, ana.authorize(), instance)
    assert (status, body["table"]) == (200, str(table.id))


async def test_the_entry_point_launches_it_for_the_table_of_the_channel(activity_bot: PagedBot) -> None:
    vera, table = activity_bot.person("Vera"), await activity_bot.table()
    instance = await launched(activity_bot, "Vera")
    async with browser_at(activity_bot.address) as page:
        status, body = await enter(activity_bot, page, vera.authorize(), instance)
    assert (status, body["table"]) == (200, str(table.id))
    assert await seated(activity_bot, "Vera") == [False]


async def test_a_code_is_worth_nothing_without_being_in_the_instance(activity_bot: PagedBot) -> None:
    ana, boris = activity_bot.person("Ana"), activity_bot.person("Boris")
    instance = await launched(activity_bot, "Ana")
    async with browser_at(activity_bot.address) as page:
        used = ana.authorize()
        assert (await enter(activity_bot, page, used, instance))[0] == 200
        for code, where in (
            (used, instance),
            ("x", instance),
            ("", instance),
            (boris.authorize(), instance),
            (ana.authorize(), "unknown"),
            (ana.authorize(), "../../users/@me"),
        ):
            status, body = await enter(activity_bot, page, code, where)
            assert status == 403
            assert body["error"].startswith(NOT_IDENTIFIED)
        for wrong in (b"", b"{", b'{"code": 5}'):
            async with page.client.post(f"{activity_bot.address}/activity", data=wrong, headers=page.origin) as answer:
                assert answer.status == 403
                assert (await answer.json())["error"].startswith(NOT_IDENTIFIED)


async def test_origins_of_the_activity_are_its_proxy_and_the_page(activity_bot: PagedBot) -> None:
    ana = activity_bot.person("Ana")
    instance = await launched(activity_bot, "Ana")
    proxy = f"https://{activity_bot.bot.application_id}.discordsays.com"
    async with browser_at(activity_bot.address) as page:
        for origin, status in (("https://1.discordsays.com", 403), ("https://discord.com", 403), (proxy, 200)):
            got, _ = await enter(activity_bot, page, ana.authorize(), instance, Origin=origin)
            assert got == status, origin


async def test_only_discord_may_frame_the_page_and_only_as_an_activity(activity_bot: PagedBot) -> None:
    async with browser_at(activity_bot.address) as page:
        async with page.client.get(f"{activity_bot.address}/") as answer:
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert "discordsays" not in answer.headers["Content-Security-Policy"]
            assert 'data-application=""' in await answer.text()
        async with page.client.get(f"{activity_bot.address}/t/1?frame_id=1") as answer:
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"], "only the page itself"
        async with page.client.get(f"{activity_bot.address}/?frame_id=1") as answer:
            policy, text = answer.headers["Content-Security-Policy"], await answer.text()
        own = f"https://{activity_bot.bot.application_id}.discordsays.com"
        assert policy.endswith(f"frame-ancestors https://discord.com https://*.discord.com {own}")
        sockets = (
            f"{activity_bot.address.replace('http', 'ws', 1)} wss://{activity_bot.bot.application_id}.discordsays.com"
        )
        assert f"connect-src 'self' {sockets};" in policy
        assert f'data-application="{activity_bot.bot.application_id}"' in text
        async with page.client.get(f"{activity_bot.address}/sdk/index.mjs") as answer:
            assert (answer.status, answer.content_type) == (200, "text/javascript")
            assert await answer.text() == "export const found = true;\n"
        for path in ("/sdk/../package.json", "/sdk/%2e%2e/secret.mjs", "/sdk/nothing.mjs"):
            async with page.client.get(activity_bot.address + path) as answer:
                assert answer.status == 404


async def test_where_activities_are_not_enabled_the_button_gives_a_link(tmp_path: Path, sdk: Path) -> None:
    async with paged_bot_in(tmp_path, sdk) as bot:
        await bot.opened("market", PLAYERS)
        assert (await bot.link("Ana")).startswith(f"{bot.address}/t/")
        bot.fake_discord.violations.clear()  # the bot finds it out by trying


CLIENT = """<!doctype html><title>Discord</title><iframe src="{src}" width="390" height="800"></iframe>
<script>
  const app = () => document.querySelector("iframe").contentWindow;
  addEventListener("message", ({{ data: [opcode, body] }}) => {{
    if (opcode === 0) app().postMessage([1, {{ cmd: "DISPATCH", evt: "READY", nonce: null, data: {{ v: 1, config: {{
      cdn_host: "", api_endpoint: "", environment: "production" }} }} }}], "*");
    if (body.cmd === "OPEN_EXTERNAL_LINK") {{
      document.title = body.args.url;
      app().postMessage([1, {{ cmd: body.cmd, evt: null, nonce: body.nonce, data: {{ opened: true }} }}], "*");
    }}
    if (body.cmd === "AUTHORIZE")
      app().postMessage([1, {{ cmd: body.cmd, evt: null, nonce: body.nonce, data: {{ code: "{code}" }} }}], "*");
  }});
</script>"""
"""Discord's side of the Embedded App SDK, as far as the page needs it."""


class Proxy:
    """Discord's proxy: serves the page from an origin of Discord's own, requests and web sockets alike."""

    def __init__(self, bot: PagedBot, client: aiohttp.ClientSession) -> None:
        self.origin = f"https://{bot.bot.application_id}.discordsays.com"
        self._bot = bot
        self._client = client
        self._relays: list[asyncio.Task[None]] = []

    def _target(self, url: str) -> str:
        return self._bot.address + url.removeprefix("wss").removeprefix("https").partition(".com")[2].removeprefix(
            "/.proxy"
        )

    async def answer(self, route: Route) -> None:
        await route.fulfill(response=await route.fetch(url=self._target(route.request.url)))

    async def relay(self, inside: WebSocketRoute) -> None:
        outside = await self._client.ws_connect(self._target(inside.url), headers={"Origin": self.origin})
        inside.on_message(lambda text: self._relays.append(asyncio.create_task(outside.send_str(str(text)))))

        async def back() -> None:
            async for message in outside:
                inside.send(message.data)

        self._relays.append(asyncio.create_task(back()))

    async def close(self) -> None:
        for relay in self._relays:
            relay.cancel()
        await asyncio.gather(*self._relays, return_exceptions=True)


@pytest.mark.browser
async def test_the_page_plays_inside_discord_with_the_real_sdk(tmp_path: Path, browser: Chromium) -> None:
    folder = os.environ.get("MEHANA_ACTIVITY_SDK")
    if folder is None:
        pytest.skip("MEHANA_ACTIVITY_SDK names no unpacked @discord/embedded-app-sdk")
    problems: list[str] = []
    async with (
        paged_bot_in(tmp_path, Path(folder), handler=DISCORD_LAUNCHES) as bot,
        aiohttp.ClientSession() as client,
        await browser.new_context() as window,
    ):
        ana, proxy = bot.person("Ana"), Proxy(bot, client)
        table = await bot.opened("market", PLAYERS)
        answer = await ana.click(post_of(ana), "Open the table")
        query = f"frame_id=1&instance_id={instance_of(answer)}&platform=desktop"
        html = CLIENT.format(src=f"{proxy.origin}/?{query}", code=ana.authorize())
        page = await window.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        await page.route("https://discord.com/**", lambda route: route.fulfill(body=html, content_type="text/html"))
        await page.route(f"{proxy.origin}/**", proxy.answer)
        await page.route_web_socket(f"{proxy.origin.replace('https', 'wss')}/**", proxy.relay)
        await page.goto("https://discord.com/channels/1/2")
        inside = page.frame_locator("iframe")
        await inside.locator("#table").wait_for(state="visible", timeout=20_000)
        assert "Ana (you)" in (await inside.locator("#plates").text_content() or "")
        before = table.last
        for good in range(2):
            await inside.locator("#hand polygon.mark").nth(good).click(force=True)
        await inside.locator("#bar .play:enabled").click()
        async with asyncio.timeout(10):
            while table.last == before:
                await asyncio.sleep(0.02)
        await inside.locator("#bar").evaluate(
            """async (bar) => { const { link } = await import("/static/dom.js"); bar.append(link("https://example.org/")); }"""
        )
        await inside.get_by_role("link").click()
        await page.wait_for_function("() => document.title === 'https://example.org/'")
        assert len(window.pages) == 1, "Discord would not let it open a window of its own"
        await proxy.close()
    assert problems == []


async def test_what_leads_on_from_an_activity_is_shown_in_it(activity_bot: PagedBot) -> None:
    ana = activity_bot.person("Ana")
    instance = await launched(activity_bot, "Ana")
    activity_bot.fake_discord.world.add_channel("parlour")
    second = await activity_bot.opened("market", PLAYERS, channel="parlour")
    async with browser_at(activity_bot.address) as page:
        _, body = await enter(activity_bot, page, ana.authorize(), instance)
        await connect(page, body)
        await page.send(type="next", id="one")
        assert "address" not in await page.frame("going")
        _, body = await enter(activity_bot, page, ana.authorize(), instance)
    assert body["table"] == str(second.id)
