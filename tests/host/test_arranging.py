"""Who sits where before play: any division into teams can be made, by those who lead, and only before the start."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.host.arranging import arrange, divisions, swapped, together
from bot.host.record import NotVerified, record_of, verify
from bot.host.refusal import Refusal, Stale
from games.core.catalogue import find_games

if TYPE_CHECKING:
    from tests.host.house import House


async def names(house: House, number: int) -> list[str | None]:
    table = await house.host.table(number)
    return [one.name if one is not None else None for one in await house.host.people_at(table)]


@pytest.mark.parametrize(
    ("teams", "count"), [((0, 1, 0, 1), 3), ((0, 1, 0, 1, 0, 1), 10), ((0, 0, 1, 1, 2, 2), 15), ((0, 1, 1, 1, 1), 5)]
)
def test_each_division_is_listed_once_and_the_present_one_first(teams: tuple[int, ...], count: int) -> None:
    found = divisions(teams)
    assert found[0] == tuple(range(len(teams)))
    assert len({frozenset(together(order, teams)) for order in found}) == len(found) == count
    assert all(sorted(order) == list(range(len(teams))) for order in found)


def test_every_game_s_divisions_fit_one_menu() -> None:
    shared = 0
    for game in find_games().values():
        for preset in game.Options.presets.values():
            for seats in game.seats:
                teams = game.teams(game.Options(**preset), seats)
                if len(set(teams)) < seats:
                    shared += 1
                    assert 1 < len(divisions(teams)) <= min(25, factorial(seats))
    assert shared


def test_two_change_places_and_the_others_stay() -> None:
    assert swapped(4, 0, 2) == (2, 1, 0, 3)
    for wrong in ((1, 1), (0, 4), (-1, 2)):
        with pytest.raises(ValueError, match="are not two of 4 seats"):
            swapped(4, *wrong)


async def test_who_leads_divides_the_teams_and_it_replays_from_the_file(house: House) -> None:
    table = await house.lobby("Ana", "Boris", "Vera", computers=1, game="durak", options={"teams": "yes"})
    ana, boris = await house.person("Ana"), await house.person("Boris")
    contributions = {row.person: row.contribution for row in table.seats}
    with pytest.raises(Refusal, match="not-leader"):
        await arrange(house.host, table, boris, (0, 2, 1, 3), table.last, house.click())
    click = house.click()
    for _ in range(2):  # Discord may bring one click twice
        await arrange(house.host, table, ana, (0, 2, 1, 3), table.last, click)
    assert await names(house, table.id) == ["Ana", "Vera", "Boris", None]
    assert {row.person: row.contribution for row in table.seats} == contributions
    await house.again()
    assert await names(house, table.id) == ["Ana", "Vera", "Boris", None]
    table = await house.host.table(table.id)
    await house.host.start(table, ana, house.click())
    assert table.row.host == ana.person
    with pytest.raises(Refusal, match="already-started"):
        await arrange(house.host, table, ana, (0, 2, 1, 3), table.last, house.click())
    await house.host.cancel(table, ana, house.click())
    with pytest.raises(Refusal, match="table-over"):
        await arrange(house.host, table, ana, (0, 2, 1, 3), table.last, house.click())
    assert verify(msgspec.json.encode(record_of(table)), house.games).finished


async def test_a_record_in_which_people_change_places_in_play_does_not_hold(house: House) -> None:
    table = await house.lobby("Ana", "Boris", "Vera")
    ana = await house.person("Ana")
    await arrange(house.host, table, ana, (2, 1, 0), table.last, house.click())
    await house.host.start(table, ana, house.click())
    await house.host.pause(table, ana, house.click())
    await house.host.cancel(table, ana, house.click())
    record = record_of(table)
    assert verify(msgspec.json.encode(record), house.games).finished
    [paused] = [one for one in record["entries"] if one["kind"] == "pause"]
    paused |= {"kind": "arrange", "body": "2 1 0"}
    with pytest.raises(NotVerified, match="cannot come there"):
        verify(msgspec.json.encode(record), house.games)


@pytest.mark.parametrize("change", ["join", "computer", "leave", "arrange"])
async def test_whoever_chose_for_others_than_sit_there_now_changes_nothing(house: House, change: str) -> None:
    table = await house.lobby("Ana", "Boris", "Vera")
    ana, vera, as_of = await house.person("Ana"), await house.person("Vera"), table.last
    match change:
        case "join":
            await house.host.join(table, await house.person("Dinu"), house.click())
        case "computer":
            await house.host.add_computer(table, ana, house.click())
        case "leave":
            await house.host.leave(table, vera, house.click())
            await house.host.join(table, vera, house.click())
        case _:
            await arrange(house.host, table, ana, (1, 0, 2), as_of, house.click())
    before = await house.host.journal.load(table.id)
    for wrong in ((0, 2, 1), (0, 2, 1, 3)):
        with pytest.raises(Stale):
            await arrange(house.host, table, ana, wrong, as_of, house.click())
    assert await house.host.journal.load(table.id) == before


@pytest.mark.parametrize("order", [(), (0, 1), (0, 0, 1), (1, 2, 3), (0, 1, 2, 3)])
@pytest.mark.parametrize("as_of", [-1, 3, 999])
async def test_an_order_that_nobody_was_offered_changes_nothing(
    house: House, order: tuple[int, ...], as_of: int
) -> None:
    table = await house.lobby("Ana", "Boris", "Vera")
    assert table.last == 3
    with pytest.raises(Stale):
        await arrange(house.host, table, await house.person("Ana"), order, as_of, house.click())
    assert table.last == 3


async def test_what_else_changes_in_the_lobby_puts_no_choice_out_of_date(house: House) -> None:
    table = await house.lobby("Ana", "Boris", "Vera")
    ana, as_of = await house.person("Ana"), table.last
    await house.host.choose(table, ana, house.click(), pace=3600)
    await arrange(house.host, table, ana, (0, 2, 1), as_of, house.click())
    assert await names(house, table.id) == ["Ana", "Vera", "Boris"]
    await arrange(house.host, table, ana, (0, 1, 2), table.last, house.click())
    assert [entry.body for entry in table.entries if entry.kind == "arrange"] == ["0 2 1"], "nobody moved"


async def test_who_plays_again_stays_where_they_were_put_by_hand(house: House) -> None:
    first = await house.playing("Ana", "Boris", "Vera")
    ana, boris, vera = [await house.person(name) for name in ("Ana", "Boris", "Vera")]
    await house.host.cancel(first, ana, house.click())
    second = await house.host.open_again(first, ana, house.click())
    await house.host.join(second, vera, house.click())
    assert await names(house, second.id) == ["Vera", "Ana"]
    await arrange(house.host, second, ana, (1, 0), second.last, house.click())
    await house.again()
    second = await house.host.table(second.id)
    await house.host.join(second, boris, house.click())
    assert await names(house, second.id) == ["Ana", "Vera", "Boris"]
    assert second.row.status == "playing"
