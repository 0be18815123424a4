"""People come, go, come back and are forgotten."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.host.refusal import Refusal, Why
from games.core.contract import IllegalMove
from games.core.options import BadOptions
from tests.host.house import account, some_move

if TYPE_CHECKING:
    from tests.host.house import House


async def test_people_are_greeted_by_the_name_they_have_now(house: House) -> None:
    first = await house.host.greet(5, "Ana", "bg")
    assert await house.host.greet(5, "Anna", "ru") == first
    table = await house.host.open(first, "market", {}, guild=1, channel=7, locale="en", interaction=1)
    (person,) = await house.host.people_at(table)
    assert person is not None
    assert (person.name, person.locale) == ("Anna", "ru")
    assert await house.host.introduce(5, "Annie") == first
    (person,) = await house.host.people_at(table)
    assert person is not None
    assert (person.name, person.locale) == ("Annie", "ru")
    await house.again()
    await house.host.introduce(5, "Anja")
    (person,) = await house.host.people_at(await house.host.table(table.id))
    assert person is not None
    assert (person.name, person.locale) == ("Anja", "ru"), "whoever names somebody does not choose their language"


async def test_computers_are_nobody(house: House) -> None:
    table = await house.lobby("Ana", computers=2)
    await house.again()
    people = await house.host.people_at(await house.host.table(table.id))
    assert [person.name if person else None for person in people] == ["Ana", None, None]


@pytest.mark.parametrize("comes_by", ["look", "join", "move", "an illegal move"])
async def test_whoever_comes_back_gets_their_seat_back(house: House, comes_by: str) -> None:
    table = await house.playing("Ana", "Boris")
    boris = await house.person("Boris")
    sight = table.look(1)
    assert sight is not None
    await house.host.substitute(table, 1)
    assert [row.sitter for row in table.seats] == ["person", "substitute"]
    assert table.seats[1].person == boris.person
    await house.again()
    table = await house.host.table(table.id)
    house.changes.clear()
    match comes_by:
        case "look":
            assert (await house.host.look(table, boris))[0] == 1
        case "join":
            await house.host.join(table, boris, house.click())
        case "move":
            await house.host.move(table, boris, some_move(sight), interaction=house.click())
        case _:
            assert table.play is not None
            with pytest.raises(IllegalMove):
                await house.host.move(table, boris, table.play.vocabulary.parse("nod"), interaction=house.click())
    assert table.seats[1].sitter == "person"
    assert [entry.kind for entry in table.entries].count("return") == 1
    assert house.changes == [table], "everybody is told that the seat is its owner's again"


async def test_forgetting_leaves_the_seats_and_the_journal(house: House) -> None:
    ended = await house.playing("Ana", "Boris", channel=6)
    await house.play_out(ended, ["Ana", "Boris"])
    live = await house.playing("Ana", "Boris", channel=7)
    lobby = await house.lobby("Vera", "Boris", channel=8)
    boris = await house.person("Boris")
    await house.host.forget(boris, account("Boris"))
    assert [row.sitter for row in live.seats] == ["person", "computer"]
    assert len(lobby.seats) == 1
    await house.again()
    again = await house.host.table(ended.id)
    assert again.play is not None
    assert ended.play is not None
    assert again.play.state == ended.play.state
    people = await house.host.people_at(again)
    assert people[1] is not None
    assert (people[1].name, people[1].discord_id) == (None, None)
    assert (await house.person("Boris")).person != boris.person


async def test_reasons_that_name_a_forgotten_person_go_at_once_and_for_good(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    ana, boris = await house.person("Ana"), await house.person("Boris")
    await house.host.pause(table, ana, house.click(), "Boris and Anastasia are late")
    await house.host.resume(table, ana, house.click())
    await house.host.pause(table, ana, house.click(), "dinner")
    await house.host.forget(boris, account("Boris"))
    assert [one.reason for one in table.doings.values() if one.by == ana.person] == [None, None, "dinner"]
    await house.again()
    again = await house.host.table(table.id)
    assert [one.reason for one in again.doings.values() if one.by == ana.person] == [None, None, "dinner"]


async def test_whoever_asks_twice_to_be_forgotten_is_forgotten_twice(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    boris = await house.person("Boris")
    await asyncio.gather(*(house.host.forget(boris, account("Boris")) for _ in range(3)))
    assert table.seats[1].sitter == "computer"
    assert await house.host.journal.person(account("Boris")) is None


async def test_a_table_is_shown_while_somebody_there_is_forgotten(house: House, monkeypatch) -> None:
    ended = await house.playing("Ana", "Boris")
    await house.play_out(ended, ["Ana", "Boris"])
    await house.again()
    again, boris = await house.host.table(ended.id), await house.person("Boris")
    read, forgotten = house.host.journal.people, asyncio.Event()

    async def late(numbers):
        found = await read(numbers)
        if numbers != [boris.person]:
            await forgotten.wait()
        return found

    monkeypatch.setattr(house.host.journal, "people", late)
    looking = asyncio.create_task(house.host.people_at(again))
    await asyncio.sleep(0)
    await house.host.forget(boris, account("Boris"))
    forgotten.set()
    for people in (await looking, await house.host.people_at(again)):
        assert people[1] is not None
        assert (people[1].id, people[1].name) == (boris.person, None)


async def test_who_sits_there_is_told_with_whoever_came_meanwhile(house: House, monkeypatch) -> None:
    table = await house.lobby("Ana")
    await house.again()
    again, vera = await house.host.table(table.id), await house.person("Vera")
    read, came = house.host.journal.people, asyncio.Event()

    async def late(numbers):
        found = await read(numbers)
        await came.wait()
        return found

    monkeypatch.setattr(house.host.journal, "people", late)
    looking = asyncio.create_task(house.host.people_at(again))
    await asyncio.sleep(0)
    await house.host.join(again, vera, house.click())
    came.set()
    assert [person and person.name for person in await looking] == ["Ana", "Vera"]


@pytest.mark.parametrize("change", ["game = 'gone'", """options = '{"keep": 9, "gone": 1}'"""])
async def test_a_game_or_option_that_is_no_longer_there_stops_neither_forgetting_nor_the_other_tables(
    house: House, change: str
) -> None:
    lost, kept = await house.playing("Ana", "Boris"), await house.playing("Ana", "Boris", channel=8)
    await house.host.journal._run(lambda c: c.execute(f"UPDATE game_table SET {change} WHERE id = 1").rowcount)
    await house.again()
    with pytest.raises(Refusal, match="no-such-table"):
        await house.host.table(lost.id)
    await house.host.journal._run(lambda c: c.execute("UPDATE game_table SET due = 0").rowcount)
    assert [table.id async for table in house.host.due_tables()] == [kept.id]
    boris = await house.person("Boris")
    await house.host.forget(boris, account("Boris"))
    assert await house.host.journal.person(account("Boris")) is None
    assert (await house.host.table(kept.id)).seats[1].sitter == "computer"


async def test_wrong_options_open_no_table(house: House) -> None:
    for options in ({"keep": "9"}, {"keep": "many"}, {"hats": "2"}):
        with pytest.raises(BadOptions):
            await house.lobby("Ana", options=options)
    with pytest.raises(Refusal, match="no-table-here"):
        await house.host.table_in(7)


async def test_a_table_like_the_last_can_be_opened_when_it_has_ended(house: House) -> None:
    table = await house.playing("Ana", "Boris", options={"keep": "3"}, pace=3600, pictures=False)
    boris, click = await house.person("Boris"), house.click()
    with pytest.raises(Refusal, match="channel-taken"):
        await house.host.open_again(table, boris, click)
    await house.play_out(table, ["Ana", "Boris"])
    again = await house.host.open_again(table, boris, click)
    assert await house.host.open_again(table, boris, click) is again
    assert (again.options, again.row.pace, again.row.pictures) == (table.options, 3600, False)
    assert (again.row.host, len(again.seats), again.row.secret != table.row.secret) == (boris.person, 1, True)


async def test_a_seat_left_in_the_lobby_is_no_seat_in_play(house: House) -> None:
    """Whoever left while there were more seats, and asks for one once play has begun, is told that it has."""
    table = await house.lobby("Ana", "Boris", "Vera", "Dinu")
    for name in ("Dinu", "Vera"):
        await house.host.leave(table, await house.person(name), house.click())
    await house.host.start(table, await house.person("Ana"), house.click())
    before = len(table.entries)
    for name in ("Vera", "Elena"):
        with pytest.raises(Refusal) as refused:
            await house.host.join(table, await house.person(name), house.click())
        assert refused.value.why is Why.ALREADY_STARTED
    assert len(table.entries) == before
