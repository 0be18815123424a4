"""Rematches: everybody moves on by one seat, computers too, and options that name seats move with them."""

import asyncio

import msgspec
import pytest

from bot.tables.changes.rematch import options_again, order_again
from bot.tables.ended.record import NotVerified, record_of, verify
from bot.tables.ended.server_data import removed
from bot.tables.rematch_opening import open_again
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from games.core.catalogue import find_games
from storage import EntryKind, Occupant, SeatRow
from tests.tables.changes.test_undo_by_agreement import stops_before
from tests.tables.harness import GUILD, TableHarness

ANA, BORIS, VERA = 1, 2, 3
TEN_MINUTES = 600
"""For so long the last seats are kept, as the refusal says."""


def person(seat: int, number: int) -> SeatRow:
    return SeatRow(seat, Occupant.PERSON, number, "")


def computer(seat: int, strength: str = "normal", former: int | None = None) -> SeatRow:
    return SeatRow(seat, Occupant.COMPUTER, None, "", strength, former)


def test_the_second_is_first_and_computers_keep_their_places_among_people() -> None:
    ended = [person(0, ANA), computer(1, "strong"), person(2, BORIS), computer(3)]
    now = [person(0, BORIS), computer(1, "strong"), computer(2), person(3, ANA)]
    assert order_again(now, ended) == [1, 0, 2, 3]
    assert order_again(now[:1], ended) == [0]


def test_a_seat_given_up_goes_to_its_person_and_those_who_did_not_play_sit_last() -> None:
    ended = [person(0, ANA), computer(1, former=BORIS)]
    assert order_again([person(0, VERA), person(1, ANA), person(2, BORIS)], ended) == [2, 1, 0]


def test_options_that_name_seats_move_with_them() -> None:
    moved = 0
    for game in find_games().values():
        for field in game.Options.by_seats:
            options = msgspec.structs.replace(game.Options(), **{field: frozenset({"0", "1", "4"})})
            assert getattr(options_again(options, 4), field) == frozenset({"3", "0", "4"})
            moved += 1
        if not game.Options.by_seats:
            assert options_again(game.Options(), 4) == game.Options()
    assert moved


async def names(harness: TableHarness, table: LiveTable) -> list[str | None]:
    return [person.name if person is not None else None for person in await harness.service.people.at(table)]


async def test_a_rematch_seats_all_in_their_order_whoever_joins_first(harness: TableHarness) -> None:
    first = await harness.playing("Ana", "Boris", "Vera", computers=1)
    await harness.service.cancel(first, await harness.person("Ana"), harness.click())
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    click = harness.click()
    for _ in range(2):  # repeated, it adds no computer
        second = await open_again(harness.service, first, vera, click)
        assert await names(harness, second) == ["Vera", None]
    await harness.service.join(second, ana, harness.click())
    assert await names(harness, second) == ["Vera", None, "Ana"]
    second = await harness.reloaded(second.id)
    assert await names(harness, second) == ["Vera", None, "Ana"]
    await harness.service.join(second, boris, harness.click())
    assert await names(harness, second) == ["Boris", "Vera", None, "Ana"]
    assert second.row.status == "playing"
    assert len({row.contribution for row in second.seats}) == 4
    await harness.service.substitute(second, 3)
    await harness.service.cancel(second, vera, harness.click())
    assert verify(msgspec.json.encode(record_of(second)), harness.games).finished
    third = await open_again(harness.service, second, ana, harness.click())
    for person in (boris, vera):
        await harness.service.join(third, person, harness.click())
    assert await names(harness, third) == ["Vera", None, "Ana", "Boris"]


async def test_a_rematch_opened_again_after_a_stop_gets_its_computer_though_others_have_joined(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await harness.playing("Ana", "Boris", "Vera", computers=1)
    ana, boris = [await harness.person(name) for name in ("Ana", "Boris")]
    await harness.service.cancel(first, ana, harness.click())
    click = harness.click()
    stops_before(harness, monkeypatch, EntryKind.COMPUTER)
    with pytest.raises(OSError):
        await open_again(harness.service, first, ana, click)
    first = await harness.reloaded(first.id)
    second = await open_again(harness.service, first, boris, harness.click())
    assert sorted(filter(None, await names(harness, second))) == ["Ana", "Boris"]
    assert len(second.seats) == 3
    assert await open_again(harness.service, first, ana, click) is second
    assert [row.sitter for row in second.seats].count(Occupant.COMPUTER) == 1


async def test_a_rematch_does_not_start_by_itself_once_nobody_can_tell_who_is_asked(harness: TableHarness) -> None:
    """The ended table was deleted, with all of its server."""
    first = await harness.ended("Ana", "Boris", "Vera")
    ana = await harness.person("Ana", moderator=True)
    second = await open_again(harness.service, first, ana, harness.click())
    await removed(harness.service.repository, ana, GUILD)
    await harness.service.join(second, await harness.person("Boris"), harness.click())
    assert (second.row.status, len(second.seats)) == ("lobby", 2)


async def test_another_order_than_the_record_says_is_found(harness: TableHarness) -> None:
    first = await harness.playing("Ana", "Boris")
    await harness.service.cancel(first, await harness.person("Ana"), harness.click())
    second = await open_again(harness.service, first, await harness.person("Ana"), harness.click())
    await harness.service.join(second, await harness.person("Boris"), harness.click())
    await harness.service.cancel(second, await harness.person("Ana"), harness.click())
    record = record_of(second)
    assert verify(msgspec.json.encode(record), harness.games).finished
    [arranged] = [entry for entry in record["entries"] if entry["kind"] == "arrange"]
    for wrong in ("", "0", "0 0", "1 0 2", "0 x"):
        arranged["body"] = wrong
        with pytest.raises(NotVerified):
            verify(msgspec.json.encode(record), harness.games)


async def test_the_last_seats_of_a_rematch_are_kept_for_those_who_are_asked(harness: TableHarness) -> None:
    first = await harness.playing("Ana", "Boris", "Vera", "Dinu")
    await harness.service.cancel(first, await harness.person("Ana"), harness.click())
    ana, boris, elena = [await harness.person(name) for name in ("Ana", "Boris", "Elena")]
    second = await open_again(harness.service, first, ana, harness.click())
    with pytest.raises(Refusal, match="seats-kept"):
        await harness.service.join(second, elena, harness.click())
    for _ in range(2):  # the second time Boris is led to his seat
        assert await open_again(harness.service, first, boris, harness.click()) is second
    assert [name for name in await names(harness, second) if name is not None] == ["Boris", "Ana"]
    with pytest.raises(Refusal, match="seats-kept"):
        await harness.service.add_computer(second, boris, harness.click())
    await harness.service.add_computer(second, ana, harness.click())
    harness.clock.advance(TEN_MINUTES)
    with pytest.raises(Refusal, match="seats-kept"):
        await harness.service.join(second, elena, harness.click())
    harness.clock.advance(1)
    await harness.service.join(second, elena, harness.click())
    assert await names(harness, second) == ["Boris", "Ana", None, "Elena"]


@pytest.mark.parametrize("channels", [(None, None), (8, 9)], ids=["in the same channel", "each in another"])
async def test_two_who_open_the_rematch_at_once_sit_at_one_table(
    harness: TableHarness, channels: tuple[int | None, int | None]
) -> None:
    first = await harness.playing("Ana", "Boris", computers=1)
    await harness.service.cancel(first, await harness.person("Ana"), harness.click())
    people = [await harness.person(name) for name in ("Ana", "Boris")]
    tables = await asyncio.gather(
        *(
            open_again(harness.service, first, person, harness.click(), channel)
            for person, channel in zip(people, channels, strict=True)
        )
    )
    assert tables[0] is tables[1]
    assert {name for name in await names(harness, tables[0]) if name is not None} == {"Ana", "Boris"}
    assert tables[0].row.status == "playing"
