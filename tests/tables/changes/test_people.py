"""People join, leave, return and are forgotten."""

import asyncio

import msgspec
import pytest

from bot.tables.rematch_opening import open_again
from bot.tables.state.refusal import Refusal, Why
from games.core.contract import IllegalMove
from games.core.options import BadOptions
from storage import DeliveryRow
from tests.tables.harness import TableHarness, account, some_move, why_refused


async def test_people_are_addressed_by_their_present_name(harness: TableHarness) -> None:
    first = await harness.service.people.greet(5, "Ana", "bg")
    assert await harness.service.people.greet(5, "Anna", "ru") == first
    table = await harness.service.open(first, "market", {}, guild=1, channel=7, locale="en", interaction=1)
    (person,) = await harness.service.people.at(table)
    assert (person.name, person.locale) == ("Anna", "ru")
    assert await harness.service.people.introduce(5, "Annie") == first
    (person,) = await harness.service.people.at(table)
    assert (person.name, person.locale) == ("Annie", "ru")
    await harness.again()
    await harness.service.people.introduce(5, "Anja")
    (person,) = await harness.service.people.at(await harness.service.repository.table(table.id))
    assert (person.name, person.locale) == ("Anja", "ru"), "naming a person does not set their language"


async def test_a_name_longer_than_those_of_discord_is_cut_where_it_comes_in(harness: TableHarness) -> None:
    await harness.service.people.greet(5, "x" * 33, "en")
    await harness.service.people.introduce(6, "y" * 5000)
    stored = [await harness.service.journal.person(account) for account in (5, 6)]
    assert [person.name for person in stored if person is not None] == ["x" * 32, "y" * 32]


async def test_a_known_person_is_found_while_the_disk_is_busy(harness: TableHarness) -> None:
    """What is known is also what was stored last: a new name, and that somebody was forgotten."""
    ana, held = await harness.service.people.greet(5, "Ana", "bg"), asyncio.Event()
    await harness.again()
    await harness.service.people.person(ana.person)
    reading = asyncio.ensure_future(harness.service.journal._read(lambda _: held.wait()))
    try:
        person = await asyncio.wait_for(harness.service.people.person(ana.person), 1)
    finally:
        held.set()
        await reading
    assert (person.name, person.locale) == ("Ana", "bg")
    await harness.service.people.greet(5, "Anna", "ru")
    person = await harness.service.people.person(ana.person)
    assert (person.name, person.locale) == ("Anna", "ru")
    await harness.service.forget(ana, 5)
    person = await harness.service.people.person(ana.person)
    assert (person.discord_id, person.name) == (None, None)
    assert await harness.service.people.person(ana.person + 1) is None


async def test_computers_are_no_persons(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", computers=2)
    await harness.again()
    people = await harness.service.people.at(await harness.service.repository.table(table.id))
    assert [person.name if person else None for person in people] == ["Ana", None, None]


@pytest.mark.parametrize("comes_by", ["look", "join", "move", "an illegal move"])
async def test_a_player_who_returns_gets_their_seat_back(harness: TableHarness, comes_by: str) -> None:
    table = await harness.playing("Ana", "Boris")
    boris = await harness.person("Boris")
    seat_view = table.look(1)
    await harness.service.substitute(table, 1)
    assert [row.sitter for row in table.seats] == ["person", "substitute"]
    assert table.seats[1].person == boris.person
    table = await harness.reloaded(table.id)
    harness.changes.clear()
    match comes_by:
        case "look":
            assert (await harness.service.look(table, boris))[0] == 1
        case "join":
            await harness.service.join(table, boris, harness.click())
        case "move":
            await harness.service.move(table, boris, some_move(seat_view), interaction=harness.click())
        case _:
            with pytest.raises(IllegalMove):
                await harness.service.move(
                    table, boris, table.play.vocabulary.parse("nod"), interaction=harness.click()
                )
    assert table.seats[1].sitter == "person"
    assert [entry.kind for entry in table.entries].count("return") == 1
    assert harness.changes == [table], "everybody is told that the seat has its player back"


async def test_a_player_who_looks_in_a_pause_returns_after_it(harness: TableHarness) -> None:
    """No entry but those of people who lead the table is written during a pause."""
    table = await harness.playing("Ana", "Boris")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    await harness.service.substitute(table, 1)
    await harness.service.pause(table, ana, harness.click())
    last = table.last
    seat, seat_view = await harness.service.look(table, boris)
    assert (seat, seat_view) == (1, table.look(1))
    assert (table.last, table.seats[1].sitter) == (last, "substitute")
    await harness.service.resume(table, ana, harness.click())
    await harness.service.look(table, boris)
    assert table.seats[1].sitter == "person"


async def test_a_private_conversation_is_remembered_until_it_is_gone_or_its_person_forgotten(
    harness: TableHarness,
) -> None:
    service, boris = harness.service, await harness.person("Boris")
    before = await service.people.known(account("Boris"))
    assert before is not None
    for channel in (70, None, 71):
        await service.people.keep_private_channel(before, channel)
        known = await service.people.known(account("Boris"))
        assert known.private_channel == channel
        stored = await service.journal.person(account("Boris"))
        assert stored == known
    await service.prefer(msgspec.structs.replace(known, zone="Europe/Sofia"))
    await service.people.keep_private_channel(before, 72)
    known = await service.people.known(account("Boris"))
    assert (known.zone, known.private_channel) == ("Europe/Sofia", 72), "later preferences stay"
    await service.forget(boris, account("Boris"))
    await service.people.keep_private_channel(before, 73)
    assert await service.people.known(account("Boris")) is None
    nameless = await service.people.person(boris.person)
    assert nameless.private_channel is None


@pytest.mark.parametrize("single_options", [True, False])
async def test_only_preferences_about_moves_concern_the_tables_of_their_person(
    harness: TableHarness, single_options: bool
) -> None:
    await harness.lobby("Ana", "Vera", channel=6)
    tables = [await harness.playing("Ana", "Boris", channel=7), await harness.lobby("Boris", channel=8)]
    left = await harness.playing("Ana", "Boris", channel=9)
    await harness.service.leave(left, await harness.person("Boris"), harness.click())
    boris = await harness.service.people.known(account("Boris"))
    harness.changes.clear()
    await harness.service.prefer(msgspec.structs.replace(boris, zone="Europe/Sofia", single_options=single_options))
    assert sorted(table.id for table in harness.changes) == ([table.id for table in tables] if single_options else [])


async def test_forgetting_leaves_the_seats_and_the_journal(harness: TableHarness) -> None:
    ended = await harness.ended("Ana", "Boris", channel=6)
    live = await harness.playing("Ana", "Boris", channel=7)
    lobby = await harness.lobby("Vera", "Boris", channel=8)
    boris = await harness.person("Boris")
    await harness.service.forget(boris, account("Boris"))
    assert [row.sitter for row in live.seats] == ["person", "computer"]
    assert len(lobby.seats) == 1
    again = await harness.reloaded(ended.id)
    assert again.play.state == ended.play.state
    people = await harness.service.people.at(again)
    assert people[1] is not None
    assert (people[1].name, people[1].discord_id) == (None, None)
    assert (await harness.person("Boris")).person != boris.person


async def test_reasons_that_name_a_forgotten_person_are_deleted_at_once(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    await harness.service.pause(table, ana, harness.click(), "Boris and Anastasia are late")
    await harness.service.resume(table, ana, harness.click())
    await harness.service.pause(table, ana, harness.click(), "dinner")
    await harness.service.forget(boris, account("Boris"))
    assert [row.reason for row in table.audit_records.values() if row.by == ana.person] == [None, None, "dinner"]
    again = await harness.reloaded(table.id)
    assert [row.reason for row in again.audit_records.values() if row.by == ana.person] == [None, None, "dinner"]


async def test_being_forgotten_twice_is_the_same_as_once(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    boris = await harness.person("Boris")
    await asyncio.gather(*(harness.service.forget(boris, account("Boris")) for _ in range(3)))
    assert table.seats[1].sitter == "computer"
    assert await harness.service.journal.person(account("Boris")) is None


async def test_a_table_is_shown_while_one_of_its_people_is_forgotten(harness: TableHarness, monkeypatch) -> None:
    ended = await harness.ended("Ana", "Boris")
    again, boris = await harness.reloaded(ended.id), await harness.person("Boris")
    read, forgotten = harness.service.journal.people, asyncio.Event()

    async def late(numbers):
        found = await read(numbers)
        if numbers != [boris.person]:
            await forgotten.wait()
        return found

    monkeypatch.setattr(harness.service.journal, "people", late)
    looking = asyncio.create_task(harness.service.people.at(again))
    await asyncio.sleep(0)
    await harness.service.forget(boris, account("Boris"))
    forgotten.set()
    for people in (await looking, await harness.service.people.at(again)):
        assert people[1] is not None
        assert (people[1].id, people[1].name) == (boris.person, None)


async def test_names_are_read_again_if_somebody_joined_meanwhile(harness: TableHarness, monkeypatch) -> None:
    table = await harness.lobby("Ana")
    again, vera = await harness.reloaded(table.id), await harness.person("Vera")
    read, came = harness.service.journal.people, asyncio.Event()

    async def late(numbers):
        found = await read(numbers)
        await came.wait()
        return found

    monkeypatch.setattr(harness.service.journal, "people", late)
    looking = asyncio.create_task(harness.service.people.at(again))
    await asyncio.sleep(0)
    await harness.service.join(again, vera, harness.click())
    came.set()
    assert [person and person.name for person in await looking] == ["Ana", "Vera"]


@pytest.mark.parametrize("change", ["game = 'gone'", """options = '{"keep": 9, "gone": 1}'"""])
async def test_a_missing_game_or_option_stops_neither_forgetting_nor_other_tables(
    harness: TableHarness, change: str
) -> None:
    lost, kept = await harness.playing("Ana", "Boris"), await harness.playing("Ana", "Boris", channel=8)
    await harness.service.journal._run(lambda c: c.execute(f"UPDATE game_table SET {change} WHERE id = 1"))
    await harness.again()
    with pytest.raises(Refusal, match="game-gone"):
        await harness.service.repository.table(lost.id)
    await harness.service.journal._run(lambda c: c.execute("UPDATE game_table SET due = 0"))
    assert [table.id async for table in harness.service.repository.due_tables()] == [kept.id]
    boris = await harness.person("Boris")
    await harness.service.forget(boris, account("Boris"))
    assert await harness.service.journal.person(account("Boris")) is None
    assert (await harness.service.repository.table(kept.id)).seats[1].sitter == "computer"


async def test_an_ended_table_whose_game_is_missing_is_told_apart_from_one_that_waits(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    await harness.service.journal._run(lambda c: c.execute("UPDATE game_table SET game = 'gone'"))
    await harness.again()
    assert await why_refused(harness.service.repository.table(table.id)) is Why.PAST_GAME_GONE


async def test_wrong_options_open_no_table(harness: TableHarness) -> None:
    for options in ({"keep": "9"}, {"keep": "many"}, {"hats": "2"}):
        with pytest.raises(BadOptions):
            await harness.lobby("Ana", options=options)
    with pytest.raises(Refusal, match="no-table-here"):
        await harness.service.repository.table_in(7)


async def test_options_that_fit_no_number_of_players_are_refused_in_the_lobby_too(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", game="hayduti", options={"uprising": "easy", "premature": "true"})
    before = table.options
    with pytest.raises(BadOptions, match="hayduti-premature-needs-uprising"):
        await harness.service.choose(table, await harness.person("Ana"), harness.click(), options={"uprising": "off"})
    assert (table.options, table.last) == (before, 1)
    with pytest.raises(BadOptions, match="hayduti-premature-needs-uprising"):
        await harness.lobby("Boris", channel=8, game="hayduti", options={"premature": "true"})
    with pytest.raises(Refusal, match="no-table-here"):
        await harness.service.repository.table_in(8)


async def test_the_end_of_a_table_is_told_late_but_not_for_ever(harness: TableHarness) -> None:
    """Recipients who were shown something and not the end are told for days, as Discord may have been out of reach."""

    async def undelivered() -> list[int]:
        return [table.id async for table in harness.service.repository.undelivered()]

    ended, live = await harness.lobby("Ana"), await harness.lobby("Boris", channel=8)
    for table in (ended, live):
        await harness.service.repository.delivered(table, DeliveryRow(recipient=-1, shown=table.last))
    assert await undelivered() == []
    await harness.service.cancel(ended, await harness.person("Ana"), harness.click())
    await harness.service.join(live, await harness.person("Vera"), harness.click())
    assert await undelivered() == [ended.id, live.id]
    harness.clock.advance(5 * 86_400)
    assert await undelivered() == [ended.id, live.id]
    harness.clock.advance(30 * 86_400)
    assert await undelivered() == [live.id]
    await harness.service.repository.delivered(live, DeliveryRow(recipient=-1, shown=live.last))
    assert await undelivered() == []


async def test_a_finished_table_can_be_opened_again_with_the_same_settings(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", options={"keep": "3"}, pace=3600, pictures=False)
    boris, click = await harness.person("Boris"), harness.click()
    with pytest.raises(Refusal, match="channel-taken"):
        await open_again(harness.service, table, boris, click)
    await harness.play_out(table, ["Ana", "Boris"])
    again = await open_again(harness.service, table, boris, click)
    assert await open_again(harness.service, table, boris, click) is again
    assert (again.options, again.row.pace, again.row.pictures) == (table.options, 3600, False)
    assert (again.row.owner, len(again.seats), again.row.secret != table.row.secret) == (boris.person, 1, True)


async def test_preferences_that_are_stored_late_do_not_bring_a_forgotten_person_back(harness: TableHarness) -> None:
    boris = await harness.person("Boris")
    before = await harness.service.people.known(account("Boris"))
    assert before is not None
    await harness.service.forget(boris, account("Boris"))
    await harness.service.prefer(msgspec.structs.replace(before, zone="Europe/Sofia"))
    assert await harness.service.people.known(account("Boris")) is None
    (nameless,) = await harness.service.journal.people([boris.person])
    assert nameless.zone is None
    assert await harness.person("Boris") != boris
