"""The journal: tables, deliveries and people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from storage import (
    AlreadyDone,
    AuditRecord,
    Change,
    ChannelTaken,
    DeliveryRow,
    Guild,
    InvitationLimits,
    Journal,
    Occupant,
    OutOfStep,
    Person,
    SeatRow,
)
from tests.storage.lines import SEED, dump, line, opened, opening, started

if TYPE_CHECKING:
    from pathlib import Path


# Tables


async def test_a_table_begins_with_its_opening_entry(journal: Journal) -> None:
    row = await opened(journal, interaction=55)
    record = await journal.load(row.id)
    assert record is not None
    assert record.row == row
    assert (row.status, row.last, row.seed, row.opened_at, row.changed_at) == ("lobby", 0, None, 100, 100)
    assert [(entry.number, entry.kind, entry.interaction) for entry in record.entries] == [(0, "open", 55)]
    assert (record.seats, record.deliveries, record.checkpoint) == ((), (), None)


async def test_an_entry_is_written_with_all_it_changes(journal: Journal) -> None:
    row = await opened(journal)
    boris = await journal.meet(2, "Boris", "ru")
    seats = (SeatRow(0, "person", boris.id, "a"), SeatRow(1, "computer", None, "b"))
    entry = line("start", at=300, seat=-1, body="", checksum="abc", interaction=9)
    await journal.append(
        row.id, 1, entry, Change(status="playing", seats=seats, seed=SEED, owner=boris.id, checkpoint=b"state")
    )
    record = await journal.load(row.id)
    assert record is not None
    assert (record.row.status, record.row.last, record.row.changed_at) == ("playing", 1, 300)
    assert (record.row.seed, record.row.owner) == (SEED, boris.id)
    assert (record.seats, record.checkpoint) == (seats, b"state")
    last = record.entries[-1]
    assert (last.number, last.kind, last.seat, last.body, last.at) == (1, "start", -1, "", 300)
    assert (last.interaction, last.checksum) == (9, "abc")


async def test_an_entry_changes_only_what_it_names(journal: Journal) -> None:
    row = await started(journal)
    before = await journal.load(row.id)
    await journal.append(row.id, 2, line())
    after = await journal.load(row.id)
    assert before is not None
    assert after is not None
    assert (after.seats, after.checkpoint, after.row.seed) == (before.seats, before.checkpoint, SEED)
    assert (after.row.status, after.row.owner) == (before.row.status, before.row.owner)


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 100])
async def test_an_entry_out_of_step_writes_nothing(journal: Journal, path: Path, number: int) -> None:
    row = await started(journal)
    before = dump(path)
    with pytest.raises(OutOfStep):
        await journal.append(row.id, number, line(), Change(status="over", seats=[], checkpoint=b"wrong"))
    with pytest.raises(OutOfStep):
        await journal.append(row.id + 1, 1, line())
    assert dump(path) == before


async def test_an_interaction_is_carried_out_once(journal: Journal, path: Path) -> None:
    row, other = await started(journal), await started(journal, channel=8)
    await journal.append(row.id, 2, line(interaction=77))
    before = dump(path)
    for table, number in ((row, 3), (row, 2), (other, 2)):
        with pytest.raises(AlreadyDone) as done:
            await journal.append(table.id, number, line(interaction=77), Change(status="over"))
        assert (done.value.table, done.value.number) == (row.id, 2)
    with pytest.raises(AlreadyDone):
        await opened(journal, channel=9, interaction=77)
    assert dump(path) == before


async def test_of_concurrent_appends_only_one_succeeds(journal: Journal) -> None:
    row = await started(journal)
    tries = [journal.append(row.id, 2, line(body=str(n))) for n in range(20)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [answer for answer in answers if answer is None] == [None]
    assert sum(isinstance(answer, OutOfStep) for answer in answers) == 19
    record = await journal.load(row.id)
    assert record is not None
    assert [entry.number for entry in record.entries] == [0, 1, 2]
    assert record.entries[-1].body == str(answers.index(None))


async def test_an_invalid_seat_rolls_back_the_whole_entry(journal: Journal, path: Path) -> None:
    row = await started(journal)
    before = dump(path)
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await journal.append(row.id, 2, line(), Change(seats=[SeatRow(0, "person", 4711, "a")]))
    assert dump(path) == before


async def test_one_live_table_a_channel(journal: Journal, path: Path) -> None:
    row = await opened(journal)
    before = dump(path)
    with pytest.raises(ChannelTaken) as taken:
        await opened(journal)
    assert taken.value.table == row.id
    assert dump(path) == before
    await opened(journal, channel=8)


@pytest.mark.parametrize("status", ["playing", "paused", "frozen"])
async def test_a_table_occupies_its_channel_until_it_ends(journal: Journal, status: str) -> None:
    row = await started(journal)
    await journal.append(row.id, 2, line(), Change(status=status))  # pyright: ignore[reportArgumentType]
    with pytest.raises(ChannelTaken):
        await opened(journal)
    await journal.append(row.id, 3, line(), Change(status="over"))
    assert (await opened(journal)).id != row.id


async def test_two_concurrent_openings_create_one_table(journal: Journal) -> None:
    ana = await journal.meet(1, "Ana", "bg")
    tries = [journal.open_table(opening(ana.id, interaction=n)) for n in range(10)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(answer, ChannelTaken) for answer in answers) == 9
    assert len(await journal.tables_under(1)) == 1


async def test_ids_of_tables_are_never_reused(journal: Journal) -> None:
    numbers = []
    for _ in range(3):
        row = await opened(journal)
        await journal.append(row.id, 1, line("cancel"), Change(status="cancelled"))
        numbers.append(row.id)
    assert sorted(set(numbers)) == numbers


async def test_tables_are_found_by_channel_and_person(journal: Journal) -> None:
    assert await journal.load(1) is None
    assert await journal.table_in(7) is None
    first = await opened(journal)
    await journal.append(first.id, 1, line("cancel"), Change(status="cancelled"))
    second = await opened(journal)
    await journal.append(second.id, 1, line("cancel"), Change(status="cancelled"))
    found = await journal.table_in(7)
    assert found is not None
    assert found.id == second.id
    third, elsewhere = await opened(journal), await started(journal, channel=8)
    found = await journal.table_in(7)
    assert found is not None
    assert found.id == third.id
    assert sorted(await journal.tables_under(1)) == [third.id, elsewhere.id]


# Deliveries


async def test_an_older_delivery_never_replaces_a_newer_one(journal: Journal) -> None:
    row = await started(journal)
    later = DeliveryRow(recipient=-1, shown=5, message=50, channel=7)
    await journal.deliver(row.id, later)
    await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=4, message=40, channel=7))
    await journal.deliver(
        row.id, DeliveryRow(recipient=0, shown=1, reader=row.owner, message=9, question=3, asked=True)
    )
    record = await journal.load(row.id)
    assert record is not None
    assert record.deliveries == (
        later,
        DeliveryRow(recipient=0, shown=1, reader=row.owner, message=9, question=3, asked=True),
    )
    again = DeliveryRow(recipient=-1, shown=5, message=51, channel=7, closed=True)
    await journal.deliver(row.id, again)
    record = await journal.load(row.id)
    assert record is not None
    assert record.deliveries[0] == again


async def test_ended_tables_are_undelivered_until_all_were_shown(journal: Journal) -> None:
    row, other = await started(journal), await started(journal, channel=8)
    for table in (row, other):
        await journal.deliver(table.id, DeliveryRow(recipient=-1, shown=1))
        await journal.deliver(table.id, DeliveryRow(recipient=0, shown=1, reader=table.owner))
    assert await journal.undelivered(0) == ()
    await journal.append(row.id, 2, line(), Change(status="over"))
    await journal.append(other.id, 2, line(), Change(status="cancelled"))
    assert await journal.undelivered(200) == (row.id, other.id)
    assert await journal.undelivered(201) == ()  # tables that ended long ago are left alone
    await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=2))
    assert await journal.undelivered(0) == (row.id, other.id)
    await journal.deliver(row.id, DeliveryRow(recipient=0, shown=2, reader=row.owner))
    await journal.deliver(other.id, DeliveryRow(recipient=-1, shown=2))
    await journal.deliver(other.id, DeliveryRow(recipient=0, shown=1, closed=True))
    assert await journal.undelivered(0) == ()


# People and servers


async def test_people_keep_their_id_when_their_name_changes(journal: Journal) -> None:
    ana = await journal.meet(1, "Ana", "bg")
    assert await journal.meet(1, "Anna", "ru") == Person(ana.id, 1, "Anna", "ru")
    boris = await journal.meet(2, "Boris", "ro")
    assert await journal.people([boris.id, 99, ana.id]) == (boris, Person(ana.id, 1, "Anna", "ru"))
    assert await journal.person(2) == boris
    assert await journal.person(3) is None


async def test_concurrent_meetings_create_one_person(journal: Journal) -> None:
    met = await asyncio.gather(*(journal.meet(1, "Ana", "bg") for _ in range(10)))
    assert len(set(met)) == 1


async def test_a_person_can_take_along_where_they_sat(journal: Journal) -> None:
    first, second = await started(journal), await started(journal, channel=8)
    await journal.append(first.id, 2, line(), Change(status="over"))
    held = [(row.id, seat.seat, seat.person) for row, seat in await journal.tables_of(1)]
    assert held == [(first.id, 0, first.owner), (second.id, 0, first.owner)]
    seats = (SeatRow(0, Occupant.COMPUTER, None, "a", former=first.owner), SeatRow(1, Occupant.COMPUTER, None, "b"))
    await journal.append(second.id, 2, line(), Change(seats=seats))
    held = [(row.id, seat.seat, seat.person) for row, seat in await journal.tables_of(1)]
    assert held == [(first.id, 0, first.owner), (second.id, 0, None)]
    assert await journal.tables_of(2) == ()


async def test_who_is_behind_an_entry_is_kept_beside_it_until_somebody_is_forgotten(journal: Journal) -> None:
    row = await started(journal)
    boris = await journal.meet(2, "Boris", "bg")
    audit = AuditRecord(boris.id, row.owner, "Ana sleeps")
    await journal.append(row.id, 2, line("move"), Change(audit=audit))
    await journal.append(row.id, 3, line("pause"), Change(audit=AuditRecord(boris.id)))
    record = await journal.load(row.id)
    assert record is not None
    assert record.audit_records == {2: audit, 3: AuditRecord(boris.id)}
    assert await journal.done_by_or_to(row.owner) == ((row.id, 2, audit),)
    assert [number for _, number, _ in await journal.done_by_or_to(boris.id)] == [2, 3]
    await journal.forget(1)
    assert [record.reason for _, _, record in await journal.done_by_or_to(boris.id)] == [None, None]


async def test_forgetting_takes_the_name_and_leaves_the_journal(journal: Journal, path: Path) -> None:
    row = await started(journal)
    before = await journal.load(row.id)
    assert await journal.forget(1)
    assert await journal.load(row.id) == before
    assert await journal.person(1) is None
    assert await journal.tables_of(1) == ()
    assert await journal.people([row.owner]) == (Person(row.owner, None, None, "bg"),)
    assert not any("Ana" in map(str, values) for values in dump(path))
    assert not await journal.forget(1)
    assert (await journal.meet(1, "Ana", "bg")).id != row.owner


async def test_a_server_chooses_its_moderators(journal: Journal) -> None:
    assert await journal.guild(1) == Guild(1)
    await journal.choose(Guild(1, moderator_role=500, locale="bg"))
    await journal.choose(Guild(2, moderator_role=600))
    assert await journal.guild(1) == Guild(1, moderator_role=500, locale="bg")
    await journal.choose(Guild(1, player_role=700))
    assert await journal.guild(1) == Guild(1, player_role=700)
    assert (await journal.guild(2)).moderator_role == 600


async def test_invitations_are_limited_by_sender_and_guest_for_a_day(journal: Journal) -> None:
    ana, boris = [(await journal.meet(number, name, "bg")).id for number, name in ((1, "Ana"), (2, "Boris"))]
    limits, day = InvitationLimits(per_sender=2, per_guest=1), 86_400
    sent = [(ana, 7, 100), (ana, 7, 101), (boris, 7, 102), (ana, 8, 103), (ana, 9, 104), (boris, 9, 105)]
    noted = [await journal.note_invitation(sender, guest, at, limits) for sender, guest, at in sent]
    assert noted == [True, False, False, True, False, True]
    assert not await journal.note_invitation(ana, 9, 99 + day, limits)
    assert await journal.note_invitation(ana, 7, 100 + day, limits)


# Opening again


async def test_everything_is_there_when_the_file_is_opened_again(path: Path) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.append(row.id, 2, line(interaction=5, checksum="c"), Change(checkpoint=b"later"))
        await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=2, message=1, channel=7))
        before = await journal.load(row.id)
    async with Journal.opened(path) as journal:
        assert await journal.load(row.id) == before
        with pytest.raises(AlreadyDone):
            await journal.append(row.id, 3, line(interaction=5))
        await journal.append(row.id, 3, line(interaction=6))


async def test_a_forgotten_person_is_nowhere_in_the_files(journal: Journal, path: Path) -> None:
    for name in ("Anastasia", "Anastasiya Petrova"):
        await journal.meet(987_654_321_098_765_432, name, "bg")
    assert any(b"Petrova" in file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert await journal.forget(987_654_321_098_765_432)
    written = (987_654_321_098_765_432).to_bytes(8, "big")
    for file in path.parent.glob(f"{path.name}*"):
        assert b"Anastasi" not in file.read_bytes(), file
        assert written not in file.read_bytes(), file


@pytest.mark.parametrize("number", [-1, 2**63 - 1, 2**63, -(2**63) - 1, 10**90])
async def test_an_id_that_sqlite_cannot_store_is_no_table(journal: Journal, number: int) -> None:
    """A forged value of a menu names a table that does not exist."""
    assert await journal.load(number) is None
