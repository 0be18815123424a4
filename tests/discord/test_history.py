"""Pages of the past as people see them: within Discord's limits, in each language, leading where they say."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from bot.discord.history import AGREE, COURSE, WITHDRAW, agree, course, listing, page, withdraw
from bot.discord.messages import Seated, post
from bot.discord.roundup import LONGEST_NEWS, closing, telling
from bot.host.course import Gain
from bot.host.refusal import Refusal
from games.core.catalogue import find_games
from games.core.voice import LOCALES
from storage import Hands
from tests.discord.test_standings import NAMES, said
from tests.discord.test_tables import check, controls_of, lobby_of, parts
from tests.host.house import GUILD, some_move

if TYPE_CHECKING:
    from bot.discord.messages import Draft
    from bot.host.table import Actor
    from tests.host.house import House


@pytest.mark.parametrize("key", find_games())
async def test_pages_of_every_game_keep_within_the_limits(house: House, key: str) -> None:
    game = find_games()[key]
    seats = min(game.seats) + 1
    table = await lobby_of(house, game, "standard", seats)
    await house.host.start(table, await house.person(NAMES[0]), house.click())
    luck = random.Random(5)
    while table.row.status == "playing" and table.last < 60:
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await house.person(NAMES[seat])
        _, sight = await house.host.look(table, actor)
        await house.host.move(table, actor, some_move(sight, luck), interaction=house.click())
    actor = await house.person("Somebody else")
    for number, locale in zip((0, 7, -1), LOCALES, strict=False):
        look = await house.host.history.look(table.id, number, actor, GUILD)
        draft = await page(house.host, look, locale)
        check(draft)
        assert [name for name, _ in draft.files] == ["past.png"]
        for control in controls_of(draft):
            if control.act == "past":
                assert 0 <= control.number < len(look.past.pages)


async def test_the_ways_on_lead_where_they_say(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    await house.play_out(table, ["Ana", "Boris"])
    ana = await house.person("Ana")
    look = await house.host.history.look(table.id, 2, ana, GUILD)
    draft = await page(house.host, look, "en")
    last = len(look.past.pages) - 1
    ways = {control.what: control.number for control in controls_of(draft)}
    assert (ways["first"], ways["back"]) == (0, 1)
    assert (ways["on"], ways["last"], ways["record"]) == (3, last, table.last)
    assert f"Move 2 of {last}" in said(draft)
    ends = [
        await page(house.host, await house.host.history.look(table.id, number, ana, GUILD), "en") for number in (0, -1)
    ]
    dead = [{one["label"] for one in parts(draft) if one.get("disabled")} for draft in ends]
    assert dead == [{"|◀", "◀"}, {"▶", "▶|"}]


async def test_the_list_opens_tables_and_the_button_of_the_last_post_the_first_page(house: House) -> None:
    ana = await house.person("Ana")
    assert "No game" in said(await listing(house.host, GUILD, 7, ana, "en"))
    table = await house.playing("Ana", NAMES[2])
    for locale in LOCALES:
        draft = await listing(house.host, GUILD, 7, ana, locale)
        check(draft)
        menus = [part for part in parts(draft) if "options" in part]
        assert [[option["value"] for option in menu["options"]] for menu in menus] == [[str(table.id)]] * 2
    await house.host.cancel(table, ana, house.click())
    last = await post(Seated(table, await house.host.people_at(table), "en"), table.entries[-1:])
    check(last)
    opening, agreeing = [one for one in controls_of(last) if one.act == "past"]
    assert (opening.table, opening.number, agreeing.what) == (table.id, 0, AGREE)


@pytest.mark.parametrize("key", find_games())
async def test_open_hands_of_every_game_keep_within_the_limits(house: House, key: str) -> None:
    game = find_games()[key]
    table = await lobby_of(house, game, "standard", min(max(game.seats), len(NAMES)))
    ana = await house.person(NAMES[0])
    await house.host.choose(table, ana, house.click(), hands=Hands.OPEN)
    await house.host.start(table, ana, house.click())
    luck = random.Random(5)
    while table.row.status == "playing" and table.last < 60:
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await house.person(NAMES[seat])
        _, sight = await house.host.look(table, actor)
        await house.host.move(table, actor, some_move(sight, luck), interaction=house.click())
    look = await house.host.history.look(table.id, 3, ana, GUILD)
    with pytest.raises(Refusal, match="hands-not-yet"):
        await page(house.host, look, "en", hands=True)
    await house.host.cancel(table, ana, house.click())
    stranger = await house.person("Somebody else")
    for number, locale in zip((0, 9, -1), LOCALES, strict=False):
        look = await house.host.history.look(table.id, number, stranger, GUILD)
        assert look.hands is not None
        assert [view.audience for view in look.hands] == list(range(len(table.seats)))
        draft = await page(house.host, look, locale, hands=True)
        check(draft)
        assert {name for name, _ in draft.files} - {"past.png"} <= {f"hand-{seat}.png" for seat in range(6)}
        steps = [one.what for one in controls_of(draft) if one.act == "past" and one.what != "film"]
        assert "stay" in steps
        assert all(step.endswith("+hands") for step in steps if step != "stay")


async def test_hands_open_once_all_who_sat_there_agree(house: House) -> None:
    table = await house.playing("Ana", "Boris", computers=1)
    ana, boris, vera = [await house.person(name) for name in ("Ana", "Boris", "Vera")]
    await house.host.cancel(table, ana, house.click())
    look = await house.host.history.look(table.id, 0, ana, GUILD)
    closed = await page(house.host, look, "en", hands=True)
    assert "The hands of this game stay hidden" in said(closed)
    assert "What everybody held" not in said(closed)
    assert [one.number for one in controls_of(closed) if one.what == AGREE] == [0]
    with pytest.raises(Refusal, match="not-at-table"):
        await agree(house.host, look, vera, "en")
    waiting = said(await agree(house.host, look, ana, "en"))
    assert (
        "once these players agree too, each with **Reveal the hands** under a page of this game: **Boris**." in waiting
    )
    assert said(await agree(house.host, look, ana, "en")) == waiting, "agreeing twice is agreeing"
    opened = said(await agree(house.host, look, boris, "en"))
    assert "What everybody held" in opened
    for name in ("Ana", "Boris"):
        assert name in opened.split("What everybody held")[1]
    seen = await page(house.host, await house.host.history.look(table.id, 0, vera, GUILD), "en")
    assert [one.what for one in controls_of(seen) if "hands" in one.what] == ["stay+hands"]


async def test_where_nobody_counts_points_pages_lead_from_turn_to_turn(house: House) -> None:
    game = find_games()["durak"]
    table = await lobby_of(house, game, "standard", 3)
    ana = await house.person(NAMES[0])
    await house.host.start(table, ana, house.click())
    luck = random.Random(5)

    async def ways(number: int) -> dict[str, int]:
        draft = await page(house.host, await house.host.history.look(table.id, number, ana, GUILD), "en")
        check(draft)
        return {control.what: control.number for control in controls_of(draft)}

    while table.row.status == "playing":
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await house.person(NAMES[seat])
        _, sight = await house.host.look(table, actor)
        await house.host.move(table, actor, some_move(sight, luck), interaction=house.click())
        if table.last == 12:
            assert "turnmore" not in await ways(3), "a table that goes on has not turned yet"
    last = await house.host.history.look(table.id, -1, ana, GUILD)
    end = await closing(house.host, Seated(table, last.people, "en"))
    assert end is not None
    assert all(f"Move {number} · " in end.words for number in end.turned)
    told = end.words.splitlines()
    again = [above for above, line in pairwise(told) if line.startswith("> ")]
    assert not [line for line in again if any(f"(move {number})" in line for number in end.turned)]
    found, here = list[int](), 0
    while (there := (await ways(here)).get("turnmore")) is not None:
        found.append(there)
        here = there
    assert found == sorted(set(end.turned) - {0})
    assert len(found) >= 2
    assert (await ways(here))["turnless"] == found[-2]


async def test_whoever_agreed_to_open_hands_can_take_it_back(house: House) -> None:
    table = await house.playing("Ana", "Boris", computers=1)
    ana, boris, vera = [await house.person(name) for name in ("Ana", "Boris", "Vera")]
    await house.host.cancel(table, ana, house.click())

    async def seen(actor: Actor, *, hands: bool = False) -> Draft:
        return await page(house.host, await house.host.history.look(table.id, 0, actor, GUILD), "en", hands=hands)

    def ways(draft: Draft) -> set[str]:
        found = {one.what for one in controls_of(draft)} & {AGREE, WITHDRAW, "stay", "stay+hands", "html+hands"}
        check(draft)
        return found

    look = await house.host.history.look(table.id, 0, ana, GUILD)
    assert ways(await agree(house.host, look, ana, "en")) == {WITHDRAW}, "one waits for the others"
    assert ways(await seen(boris)) == {AGREE}
    assert ways(await agree(house.host, look, boris, "en")) == {WITHDRAW, "stay", "html+hands"}
    assert ways(await seen(ana)) == {WITHDRAW, "stay+hands"}
    assert ways(await seen(vera)) == {"stay+hands"}, "whoever did not sit there has nothing to take back"
    await withdraw(house.host, look, vera, "en")
    assert (await house.host.history.look(table.id, 0, vera, GUILD)).hands is not None
    closed = await withdraw(house.host, look, ana, "en")
    assert "You no longer agree" in said(closed)
    assert ways(closed) == {AGREE}
    for actor in (ana, boris, vera):
        assert (await house.host.history.look(table.id, 0, actor, GUILD)).hands is None
    shown_before = await seen(vera, hands=True)
    assert "The hands of this game stay hidden" in said(shown_before)
    assert [name for name, _ in shown_before.files] == ["past.png"]
    assert ways(await agree(house.host, look, ana, "en")) == {WITHDRAW, "stay", "html+hands"}, "one may agree again"


def test_the_news_told_again_are_those_of_the_gain() -> None:
    names = ["Ana", "Computer #2", "Computer #21"]
    gain = Gain(page=3, side=(1,), points=2)
    clash = "Tactics: **Ana** – Charge (+4 strength); **Computer #2** – Fury (+2 strength)."
    gained = "**Computer #2**: +2 Influence (royal army destroyed)."
    assert telling([clash, gained], gain, names) == gained
    assert telling([clash], gain, names) == clash
    assert (
        telling(["**Computer #2** passes.", "**Ana** gains 2.", "**Computer #2** gains 12.", ""], gain, names) is None
    )
    assert telling([gained + "!" * LONGEST_NEWS], gain, names) is None


async def test_the_last_page_rounds_the_table_up(house: House) -> None:
    table = await house.playing("Ana", "_Boris_")
    await house.play_out(table, ["Ana", "_Boris_"], random.Random(1))
    ana = await house.person("Ana")
    last = await house.host.history.look(table.id, -1, ana, GUILD)
    for locale in LOCALES:
        draft = await page(house.host, last, locale)
        check(draft)
        end = await closing(house.host, Seated(table, last.people, locale))
        assert end is not None
        assert end.words in said(draft)
        assert [name for name, _ in draft.files] == ["past.png"]
        check(await post(Seated(table, last.people, locale), table.entries[-1:], closing=end))
    first = await page(house.host, await house.host.history.look(table.id, 0, ana, GUILD), "en")
    assert "-# Start · " in said(first)
    live = await house.playing("Ana", "Vera", channel=8)
    assert await closing(house.host, Seated(live, await house.host.people_at(live), "en")) is None


@pytest.mark.parametrize("key", ["carcassonne", "hayduti", "magove"])
async def test_the_course_is_a_chart_where_the_result_has_none(house: House, key: str) -> None:
    game = find_games()[key]
    table = await lobby_of(house, game, "standard", min(game.seats))
    ana = await house.person(NAMES[0])
    await house.host.start(table, ana, house.click())
    luck = random.Random(5)
    while table.row.status == "playing":
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await house.person(NAMES[seat])
        _, sight = await house.host.look(table, actor)
        await house.host.move(table, actor, some_move(sight, luck), interaction=house.click())
    look = await house.host.history.look(table.id, -1, ana, GUILD)
    steps = [one.what for one in controls_of(await page(house.host, look, "ro")) if one.act == "past"]
    assert (COURSE in steps) == (not game.pictures.charted)
    draft = await course(house.host, look, "bg")
    check(draft)
    assert [name for name, _ in draft.files] == ([] if game.pictures.charted else ["course.png"])
    [back] = controls_of(draft)
    assert (back.what, back.number) == ("stay", look.page)
