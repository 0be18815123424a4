"""Pages of the past as people see them: within Discord's limits, in each language, leading where they say."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bot.discord.history import listing, page
from bot.discord.messages import Seated, post
from games.core.catalogue import find_games
from games.core.voice import LOCALES
from tests.discord.test_standings import NAMES, said
from tests.discord.test_tables import check, controls_of, lobby_of, parts
from tests.host.house import GUILD, some_move

if TYPE_CHECKING:
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
        draft = await page(look, locale)
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
    draft = await page(look, "en")
    last = len(look.past.pages) - 1
    ways = {control.what: control.number for control in controls_of(draft)}
    assert (ways["first"], ways["back"]) == (0, 1)
    assert (ways["on"], ways["last"], ways["record"]) == (3, last, table.last)
    assert f"Page 3 of {last + 1}" in said(draft)
    ends = [await page(await house.host.history.look(table.id, number, ana, GUILD), "en") for number in (0, -1)]
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
    [control] = [one for one in controls_of(last) if one.act == "past"]
    assert (control.table, control.number) == (table.id, 0)
