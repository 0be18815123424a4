"""Playing again: everybody moves on by one seat, computers too, and what goes by seats moves with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.host.again import options_again, order_again
from bot.host.record import NotVerified, record_of, verify
from games.core.catalogue import find_games
from storage import SeatRow, Sitter

if TYPE_CHECKING:
    from bot.host.table import LiveTable
    from tests.host.house import House

ANA, BORIS, VERA = 1, 2, 3


def person(seat: int, number: int) -> SeatRow:
    return SeatRow(seat, Sitter.PERSON, number, "")


def computer(seat: int, strength: str = "normal", former: int | None = None) -> SeatRow:
    return SeatRow(seat, Sitter.COMPUTER, None, "", strength, former)


def test_whoever_was_second_is_first_and_computers_keep_their_places_among_people() -> None:
    ended = [person(0, ANA), computer(1, "strong"), person(2, BORIS), computer(3)]
    now = [person(0, BORIS), computer(1, "strong"), computer(2), person(3, ANA)]
    assert order_again(now, ended) == [1, 0, 2, 3]
    assert order_again(now[:1], ended) == [0]


def test_a_seat_that_was_given_up_is_its_person_s_and_who_did_not_play_sits_behind() -> None:
    ended = [person(0, ANA), computer(1, former=BORIS)]
    assert order_again([person(0, VERA), person(1, ANA), person(2, BORIS)], ended) == [2, 1, 0]


def test_options_that_go_by_seats_move_on_with_them() -> None:
    moved = 0
    for game in find_games().values():
        for field in game.Options.by_seats:
            options = msgspec.structs.replace(game.Options(), **{field: frozenset({"0", "2", "4"})})
            assert getattr(options_again(options, 4), field) == frozenset({"3", "1", "4"})
            moved += 1
        if not game.Options.by_seats:
            assert options_again(game.Options(), 4) == game.Options()
    assert moved


async def names(house: House, table: LiveTable) -> list[str | None]:
    return [one.name if one is not None else None for one in await house.host.people_at(table)]


async def test_a_table_played_again_seats_all_in_their_order_whoever_comes_first(house: House) -> None:
    first = await house.playing("Ana", "Boris", "Vera", computers=1)
    await house.host.cancel(first, await house.person("Ana"), house.click())
    ana, boris, vera = [await house.person(name) for name in ("Ana", "Boris", "Vera")]
    second = await house.host.open_again(first, vera, house.click())
    assert await names(house, second) == ["Vera", None]
    await house.host.join(second, ana, house.click())
    assert await names(house, second) == ["Vera", None, "Ana"]
    await house.again()
    second = await house.host.table(second.id)
    assert await names(house, second) == ["Vera", None, "Ana"]
    await house.host.join(second, boris, house.click())
    assert await names(house, second) == ["Boris", "Vera", None, "Ana"]
    assert second.row.status == "playing"
    assert len({row.contribution for row in second.seats}) == 4
    await house.host.substitute(second, 3)
    await house.host.cancel(second, vera, house.click())
    assert verify(msgspec.json.encode(record_of(second)), house.games).finished
    third = await house.host.open_again(second, ana, house.click())
    for one in (boris, vera):
        await house.host.join(third, one, house.click())
    assert await names(house, third) == ["Vera", None, "Ana", "Boris"]


async def test_who_sits_elsewhere_than_the_record_says_is_found(house: House) -> None:
    first = await house.playing("Ana", "Boris")
    await house.host.cancel(first, await house.person("Ana"), house.click())
    second = await house.host.open_again(first, await house.person("Ana"), house.click())
    await house.host.join(second, await house.person("Boris"), house.click())
    await house.host.cancel(second, await house.person("Ana"), house.click())
    record = record_of(second)
    assert verify(msgspec.json.encode(record), house.games).finished
    [arranged] = [one for one in record["entries"] if one["kind"] == "arrange"]
    for wrong in ("", "0", "0 0", "1 0 2", "0 x"):
        arranged["body"] = wrong
        with pytest.raises(NotVerified):
            verify(msgspec.json.encode(record), house.games)
