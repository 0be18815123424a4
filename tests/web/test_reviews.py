"""*How did I play?* on the page: asked for, followed, stopped, read, and played on from."""

import asyncio
import re
import signal
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser as RealBrowser
from playwright.async_api import expect

from bot.tables.automatic import workers
from bot.tables.changes import seating
from bot.tables.ended.review import Decision, Review
from bot.tables.position_opening import open_from, start_from
from bot.tables.state.fairness import bind
from bot.tables.state.table import Actor, LiveTable
from games.core.catalogue import find_games
from games.core.chance import QuickChance, SeededChance
from games.core.contract import AnyGame, View, to_bytes
from storage import Status
from tests.browser.conftest import browser
from tests.discord.harness import seat_view_of
from tests.discord.history.test_reviews import reviewed
from tests.tables.automatic.test_workers import forked
from tests.web.paged_bot import PEOPLE, PLAYERS, Browser, PagedBot, browser_at
from tests.web.paged_bot import asked as asked_seat
from tests.web.protocol.pages import page_of
from tests.web.test_elsewhere import led, shown, table_of
from tests.web.touching import PHONE, touching

__all__ = ["browser", "forked"]


@asynccontextmanager
async def ended(bot: PagedBot, who: str = "Ana") -> AsyncGenerator[tuple[Browser, LiveTable, dict[str, Any]]]:
    """Open somebody's page of such a table, on which it ends; return what the screen says then."""
    table = await bot.opened("durak", PLAYERS, pictures=False)
    async with page_of(bot, who) as page:
        await bot.played_out(PLAYERS)
        yield page, table, await shown(page, table)


async def asked(browser: Browser, **frame: Any) -> dict[str, Any]:
    await browser.send(type="review", **frame)
    return await browser.frame("text")


async def made(bot: PagedBot, table: LiveTable, page: Browser) -> dict[str, Any]:
    """Ask for Ana's review, and once it is made again, as the page is told to."""
    text = await asked(page)
    while (again := text.get("again")) is not None:
        if (running := bot.bot.service.reviews.running(table, (await bot.actor("Ana")).person)) is not None:
            await running.made()
        await page.send(**again)
        text = await page.frame("text")
    return text


def of_the_last(
    game: AnyGame, decided: Sequence[Decision], teams: Sequence[int], progress: Callable[[int], object]
) -> Review:
    """Return a review that calls the last three decisions costly, without judging any."""
    progress(len(decided))
    moves = tuple(reviewed(decision, 0.1) for decision in decided[-3:])
    chances = tuple((decision.number, 0.5) for decision in decided)
    return Review(len(decided), len(decided) - len(moves), moves, chances, None)


def hides(game: AnyGame, view: View) -> bool:
    """Return whether only the audience of a view moves, and does not know all."""
    first, other = (game.determinize(view, QuickChance(seed)) for seed in (1, 2))
    return tuple(view.asked) == (view.audience,) and first != other


def labels(text: dict[str, Any]) -> list[str]:
    return [act["label"] for act in text.get("acts", ())]


@pytest.mark.usefixtures("forked")
async def test_a_page_shows_where_its_player_lost_it_and_leads_to_play_on_from_there(
    paged_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "review", of_the_last)
    async with ended(paged_bot) as (page, table, screen):
        assert screen["review"]
        first = await made(paged_bot, table, page)
        assert (first["about"], first["title"]) == ("review", "How did I play?")
        assert "as good as any" in first["text"]
        assert len(first["pictures"]) == 1, "the chart of the chances"
        assert first["pages"] == 4
        move = await asked(page, page=1)
        assert "You chose **" in move["text"]
        assert len(move["pictures"]) == 2, "the table and the hand as they were then"
        assert labels(move) == ["Play it from here", "Move by move"]
        assert await asked(page, page=10**6) == await asked(page, page=3), "the nearest there is"
        address = await led(page, "playfrom", "one", page=1)
        assert await led(page, "playfrom", "one", page=1) != address, "a repeated request: another ticket"
        own = await paged_bot.bot.service.repository.table(table_of(address))
        assert (own.row.guild, own.row.status, own.options) == (0, Status.PLAYING, table.options)
        assert own.row.channel == paged_bot.person("Ana").private_channel.id
        await page.send(type="playfrom", id="two", page=1)
        offer = await page.frame("text")
        assert "You are still playing" in offer["text"]
        assert labels(offer) == ["Go on", "End it"]
        assert table_of(await led(page, "playfrom", "go", page=1, own="go")) == own.id
        assert own.live
        other = table_of(await led(page, "playfrom", "end", page=1, own="end"))
        assert other != own.id
        assert not own.live
        assert table_of(await led(page, "playfrom", "end", page=1, own="end")) == other, "a repeated request"
        await page.send(type="playfrom", id="three", page=0)
        assert (await page.frame("refused"))["id"] == "three"


@pytest.mark.usefixtures("forked")
async def test_a_review_is_stopped_from_the_page_and_begun_again(
    paged_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ended(paged_bot) as (page, table, _):
        with monkeypatch.context() as patch:
            patch.setattr(workers, "review", lambda *_: signal.pause())
            assert labels(await asked(page)) == ["Stop"]
            stopped = await asked(page, step="stop")
        assert "Stopped" in stopped["text"]
        assert labels(stopped) == ["How did I play?"]
        assert "again" not in await asked(page, step="wait"), "waiting begins none"
        monkeypatch.setattr(workers, "review", of_the_last)
        assert "as good as any" in (await made(paged_bot, table, page))["text"]


async def test_a_page_that_waits_while_it_stops_a_review_is_told_that_it_was_stopped(paged_bot: PagedBot) -> None:
    async with ended(paged_bot) as (page, _, _):
        text = await asked(page)
        while not any(letter.isdigit() for letter in text["text"]):  # until its moves are known
            await asyncio.sleep(0.05)
            text = await asked(page, step="wait")
        steps = ("wait", "stop", "wait", "wait")
        for step in steps:
            await page.send(type="review", step=step)
        told = [await page.frame("text") for _ in steps]
        assert labels(told[0]) == ["Stop"]
        for text in told[1:]:
            assert "Stopped" in text["text"]
            assert labels(text) == ["How did I play?"]
            assert "again" not in text


@pytest.mark.usefixtures("forked")
async def test_a_page_that_waits_for_a_review_that_fails_is_told_so_though_one_was_stopped_before(
    paged_bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ended(paged_bot) as (page, _, _):
        with monkeypatch.context() as patch:
            patch.setattr(workers, "review", lambda *_: signal.pause())
            await asked(page)
            assert "Stopped" in (await asked(page, step="stop"))["text"]
        monkeypatch.setattr(workers, "review", lambda *_: 1 / 0)
        text = await asked(page)
        while "again" in text:
            await asyncio.sleep(0.05)
            text = await asked(page, step="wait")
        assert "could not be looked at" in text["text"]


async def test_only_who_sat_at_a_table_is_offered_its_review(paged_bot: PagedBot) -> None:
    async with ended(paged_bot, "Vera") as (page, _, screen):
        assert "review" not in screen
        await page.send(type="review")
        assert (await page.frame("refused"))["text"]


@pytest.mark.usefixtures("forked")
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key == "durak" else pytest.mark.long(6)) for key in find_games()]
)
async def test_the_pages_of_a_review_are_equal_whatever_the_others_held(
    paged_bot: PagedBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Two tables begin from what Ana saw, the rest dealt anew; she makes the same move at both."""
    monkeypatch.setattr(workers, "review", of_the_last)
    service, names = paged_bot.bot.service, PEOPLE[: max(2, min(find_games()[key].seats))]
    table = await paged_bot.opened(key, names, pictures=False)
    actors = [await paged_bot.actor(name) for name in names]

    async def moved(at: LiveTable, actor: Actor, seat: int) -> None:
        seat_view = seat_view_of(at, seat)
        move = at.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), 1))
        await service.move(at, actor, move, interaction=10_000 * at.id + at.last)

    for _ in range(40):
        await moved(table, actors[asked_seat(table)], asked_seat(table))
    await service.cancel(table, actors[0], 1)
    own = await service.history.decisions(table, actors[0].person)
    number = next(found.number for found in reversed(own) if hides(table.game, found.seat_view.view))
    moment = await service.history.moment(table, number)
    told = dict[bytes, list[str]]()
    channel = paged_bot.person("Ana").private_channel.id
    for deal in range(2, 20):  # where little is hidden, two deals may be the same
        seed = bytes([deal]) * 32
        monkeypatch.setattr(seating, "bind", lambda *_, seed=seed: bind(seed, []))
        again = await open_from(service, table, actors[0], channel=channel, locale="en", interaction=deal)
        await start_from(service, again, moment, actors[0])
        if (dealt := to_bytes(again.play.state)) not in told:
            await moved(again, actors[0], moment.seat)
        await service.cancel(again, actors[0], 20_000 * again.id)
        if dealt not in told:
            async with browser_at(paged_bot.address) as page:
                await page.redeem(paged_bot.address + service.web.path(again, actors[0]))
                await page.connect()
                first = await made(paged_bot, again, page)
                assert first["pages"] == 2
                texts = [msgspec.json.encode(frame).decode() for frame in (first, await asked(page, page=1))]
                told[dealt] = [re.sub(r"/art/[^/]+/\w+/", "/art/", text) for text in texts]  # each table's own address
        if len(told) == 2:
            break
    one, other = told.values()
    assert one == other


@pytest.mark.browser
@pytest.mark.long(8)
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.usefixtures("forked")
async def test_a_phone_reads_a_review_and_plays_on_from_it(
    browser: RealBrowser, bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "review", of_the_last)
    await bot.opened("durak", PLAYERS, pictures=False)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        await bot.played_out(PLAYERS)
        page, dialog = person.page, person.page.get_by_role("dialog")
        await page.get_by_role("button", name="How did I play?").click()
        await expect(dialog.locator(".words")).to_contain_text("as good as any", timeout=60_000)
        await dialog.get_by_role("button", name="▶").click()
        await expect(dialog.locator(".stage")).to_have_count(2)
        await expect(dialog.locator(".words")).to_contain_text("Your choice")
        before = page.url
        await dialog.get_by_role("button", name="Play it from here").click()
        await page.wait_for_function(
            "(before) => location.href !== before && location.pathname.startsWith('/s/')", arg=before
        )
        await expect(page.locator("#told")).to_contain_text("dealt anew")
