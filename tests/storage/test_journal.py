"""The journal: tables, deliveries and people."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from storage import (
    AlreadyDone,
    AuditRecord,
    Calls,
    Change,
    ChannelTaken,
    DeliveryRow,
    Guild,
    Hands,
    InvitationLimits,
    Journal,
    Occupant,
    OutOfStep,
    Person,
    Posts,
    SeatRow,
    Tempo,
    TooManyTables,
)
from tests.storage.lines import SEED, dump, file_of_version, line, opened, opening, started, version_before

# Tables


async def test_a_table_begins_with_its_opening_entry(journal: Journal) -> None:
    row = await opened(journal, interaction=55)
    record = await journal.load(row.id)
    assert record.row == row
    assert (row.status, row.last, row.seed, row.opened_at, row.changed_at) == ("lobby", 0, None, 100, 100)
    assert [(entry.number, entry.kind, entry.interaction) for entry in record.entries] == [(0, "open", 55)]
    assert (record.seats, record.deliveries, record.checkpoint) == ((), (), None)


async def test_an_entry_is_written_with_all_it_changes(journal: Journal) -> None:
    row = await opened(journal)
    boris = await journal.meet(2, "Boris", "ru")
    seats = (SeatRow(0, "person", boris.id, "a"), SeatRow(1, "computer", None, "b"))
    entry = line(1, "start", at=300, seat=-1, body="", checksum="abc", interaction=9)
    await journal.append(
        row.id, entry, Change(status="playing", seats=seats, seed=SEED, owner=boris.id, checkpoint=b"state")
    )
    record = await journal.load(row.id)
    assert (record.row.status, record.row.last, record.row.changed_at) == ("playing", 1, 300)
    assert (record.row.seed, record.row.owner) == (SEED, boris.id)
    assert (record.seats, record.checkpoint) == (seats, b"state")
    last = record.entries[-1]
    assert (last.number, last.kind, last.seat, last.body, last.at) == (1, "start", -1, "", 300)
    assert (last.interaction, last.checksum) == (9, "abc")


async def test_an_entry_changes_only_what_it_names(journal: Journal) -> None:
    row = await started(journal)
    before = await journal.load(row.id)
    await journal.append(row.id, line(2))
    after = await journal.load(row.id)
    assert (after.seats, after.checkpoint, after.row.seed) == (before.seats, before.checkpoint, SEED)
    assert (after.row.status, after.row.owner) == (before.row.status, before.row.owner)


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 100])
async def test_an_entry_out_of_step_writes_nothing(journal: Journal, path: Path, number: int) -> None:
    row = await started(journal)
    before = dump(path)
    with pytest.raises(OutOfStep):
        await journal.append(row.id, line(number), Change(status="over", seats=[], checkpoint=b"wrong"))
    with pytest.raises(OutOfStep):
        await journal.append(row.id + 1, line(1))
    assert dump(path) == before


async def test_an_interaction_is_carried_out_once(journal: Journal, path: Path) -> None:
    row, other = await started(journal), await started(journal, channel=8)
    await journal.append(row.id, line(2, interaction=77))
    before = dump(path)
    for table, number in ((row, 3), (row, 2), (other, 2)):
        with pytest.raises(AlreadyDone) as done:
            await journal.append(table.id, line(number, interaction=77), Change(status="over"))
        assert (done.value.table, done.value.number) == (row.id, 2)
        assert str(done.value) == f"already done as entry 2 of table {row.id}"
    with pytest.raises(AlreadyDone):
        await opened(journal, channel=9, interaction=77)
    assert dump(path) == before


async def test_of_concurrent_appends_only_one_succeeds(journal: Journal) -> None:
    row = await started(journal)
    tries = [journal.append(row.id, line(2, body=str(n))) for n in range(20)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [answer for answer in answers if answer is None] == [None]
    assert sum(isinstance(answer, OutOfStep) for answer in answers) == 19
    record = await journal.load(row.id)
    assert [entry.number for entry in record.entries] == [0, 1, 2]
    assert record.entries[-1].body == str(answers.index(None))


async def test_an_invalid_seat_rolls_back_the_whole_entry(journal: Journal, path: Path) -> None:
    row = await started(journal)
    before = dump(path)
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await journal.append(row.id, line(2), Change(seats=[SeatRow(0, "person", 4711, "a")]))
    assert dump(path) == before


async def test_one_live_table_a_channel(journal: Journal, path: Path) -> None:
    row = await opened(journal)
    before = dump(path)
    with pytest.raises(ChannelTaken) as taken:
        await opened(journal)
    assert str(taken.value) == f"table {row.id} is open in this channel"
    assert dump(path) == before
    await opened(journal, channel=8)


@pytest.mark.parametrize("status", ["playing", "paused", "frozen"])
async def test_a_table_occupies_its_channel_until_it_ends(journal: Journal, status: str) -> None:
    row = await started(journal)
    await journal.append(row.id, line(2), Change(status=status))  # pyright: ignore[reportArgumentType]
    with pytest.raises(ChannelTaken):
        await opened(journal)
    await journal.append(row.id, line(3), Change(status="over"))
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
        await journal.append(row.id, line(1, "cancel"), Change(status="cancelled"))
        numbers.append(row.id)
    assert sorted(set(numbers)) == numbers


async def test_tables_are_found_by_channel_and_person(journal: Journal) -> None:
    assert await journal.load(1) is None
    assert await journal.table_in(7) is None
    first = await opened(journal)
    await journal.append(first.id, line(1, "cancel"), Change(status="cancelled"))
    second = await opened(journal)
    await journal.append(second.id, line(1, "cancel"), Change(status="cancelled"))
    found = await journal.table_in(7)
    assert found.id == second.id
    third, elsewhere = await opened(journal), await started(journal, channel=8)
    found = await journal.table_in(7)
    assert found.id == third.id
    assert sorted(await journal.tables_under(1)) == [third.id, elsewhere.id]


async def test_an_entry_changes_what_its_table_is_like(journal: Journal) -> None:
    row = await started(journal)
    change = Change(
        rules_version=2,
        channel=9,
        options='{"cards":36}',
        pace=60,
        pictures=False,
        posts=Posts.EVERY,
        hands=Hands.OPEN,
        tempo=Tempo.CALM,
        locale="ro",
        due=900,
    )
    await journal.append(row.id, line(2, at=300), change)
    expected = msgspec.structs.replace(row, last=2, changed_at=300, due=900, **change.row())
    found = await journal.table_in(9)
    assert found == expected
    assert (found.options, found.posts, found.hands) == ('{"cards":36}', Posts.EVERY, Hands.OPEN)
    assert (await journal.table_in(7)) is None
    await journal.append(row.id, line(3, at=400))
    assert await journal.table_in(9) == msgspec.structs.replace(expected, last=3, changed_at=400, due=None)


async def test_a_table_moves_only_to_a_channel_without_a_live_table(journal: Journal, path: Path) -> None:
    row, other = await started(journal), await started(journal, channel=8)
    before = dump(path)
    for placed, channel, taker in ((row, 8, other), (other, 7, row)):
        with pytest.raises(ChannelTaken, match=f"^table {taker.id} is"):
            await journal.append(placed.id, line(2, "place"), Change(channel=channel))
    assert dump(path) == before
    await journal.append(row.id, line(2, "place"), Change(channel=7))
    await journal.append(other.id, line(2, "cancel"), Change(status="cancelled"))
    await journal.append(row.id, line(3, "place"), Change(channel=8))
    assert await journal.tables_under(8) == (row.id,)


async def test_one_person_owns_twenty_live_tables(journal: Journal) -> None:
    tables = [await opened(journal, channel) for channel in range(1, 21)]
    assert await journal.count_live() == 20
    with pytest.raises(TooManyTables) as refused:
        await opened(journal, channel=99)
    assert (refused.value.most, str(refused.value)) == (20, "nobody may open more than 20 tables")
    boris = await journal.meet(2, "Boris", "bg")
    await journal.open_table(opening(boris.id, channel=99))
    await journal.append(tables[0].id, line(1, "cancel"), Change(status="cancelled"))
    await opened(journal, channel=100)
    assert await journal.tables_naming(tables[0].owner) == (*(row.id for row in tables), tables[-1].id + 2)


async def test_one_person_opens_sixty_tables_in_an_hour(journal: Journal) -> None:
    for minute in range(60):
        row = await opened(journal, at=60 * minute)
        await journal.append(row.id, line(1, "cancel"), Change(status="cancelled"))
    with pytest.raises(TooManyTables) as refused:
        await opened(journal, at=3599)
    assert refused.value.most == 60
    boris = await journal.meet(2, "Boris", "bg")
    await journal.open_table(opening(boris.id, channel=8, at=3599))
    await opened(journal, at=3600)


async def test_tables_are_found_when_they_are_due(journal: Journal) -> None:
    first, second, third = [await started(journal, channel) for channel in (7, 8, 9)]
    for row, due in ((first, 500), (second, 400), (third, 401)):
        await journal.reschedule(row.id, row.last, due)
    assert await journal.due(399) == ()
    assert await journal.due(500) == (second.id, third.id, first.id)
    await journal.reschedule(second.id, second.last - 1, None)
    await journal.append(third.id, line(2, "cancel"), Change(status="cancelled", due=1))
    assert await journal.due(499) == (second.id,), "it was rescheduled as of an earlier entry"
    await journal.reschedule(second.id, second.last, None)
    assert await journal.due(499) == ()


async def test_tables_that_lost_their_channels_are_paused_but_due(journal: Journal) -> None:
    lost, elsewhere, paused, playing = [await started(journal, channel) for channel in (7, 8, 9, 10)]
    for row, status, due in ((lost, "paused", 5), (elsewhere, "paused", 6), (paused, "paused", None)):
        await journal.append(row.id, line(2, "lost"), Change(status=status, due=due))
    await journal.reschedule(playing.id, playing.last, 7)
    await opened(journal, channel=11, due=8)
    assert sorted(await journal.lost_tables(None)) == [lost.id, elsewhere.id]
    assert sorted(await journal.lost_tables(1)) == [lost.id, elsewhere.id]
    assert await journal.lost_tables(8) == (elsewhere.id,)
    assert await journal.lost_tables(9) == ()


async def test_a_rematch_is_the_newest_live_one_of_its_table(journal: Journal) -> None:
    row = await started(journal)
    assert await journal.rematch_of(row.id) is None
    first, second = await opened(journal, channel=8, again=row.id), await opened(journal, channel=9, again=row.id)
    assert await journal.rematch_of(row.id) == second.id
    await journal.append(second.id, line(1, "cancel"), Change(status="cancelled"))
    assert await journal.rematch_of(row.id) == first.id
    assert await journal.rematch_of(first.id) is None


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
    assert record.deliveries == (
        later,
        DeliveryRow(recipient=0, shown=1, reader=row.owner, message=9, question=3, asked=True),
    )
    again = DeliveryRow(recipient=-1, shown=5, message=51, channel=7, closed=True)
    await journal.deliver(row.id, again)
    record = await journal.load(row.id)
    assert record.deliveries[0] == again


async def test_live_tables_are_undelivered_until_channel_and_players_were_shown_the_last_entry(
    journal: Journal,
) -> None:
    row = await opened(journal)
    assert await journal.undelivered(0) == (row.id,), "its channel has not been shown anything"
    await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=0))
    assert await journal.undelivered(0) == ()
    seats = (SeatRow(0, Occupant.PERSON, row.owner, "a"), SeatRow(1, Occupant.COMPUTER, None, "b"))
    await journal.append(row.id, line(1, "join"), Change(seats=seats))
    assert await journal.undelivered(0) == (row.id,)
    await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=1))
    assert await journal.undelivered(0) == (), "there are no hands in a lobby"
    for number, kind in ((2, "start"), (3, "move")):
        await journal.append(row.id, line(number, kind), Change(status="playing", seed=SEED))
        await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=number))
        assert await journal.undelivered(0) == (row.id,), "Ana has not been shown her hand"
        await journal.deliver(row.id, DeliveryRow(recipient=0, shown=number, reader=row.owner, message=5, channel=6))
        assert await journal.undelivered(0) == ()


async def test_a_table_is_undelivered_while_somebody_who_lost_the_seat_still_has_its_hand(journal: Journal) -> None:
    row = await started(journal)
    boris = await journal.meet(2, "Boris", "bg")
    await journal.deliver(row.id, DeliveryRow(recipient=0, shown=1, reader=row.owner, message=5, channel=6))
    computer = SeatRow(1, Occupant.COMPUTER, None, "b")
    for number, seat, reader in (
        (2, SeatRow(0, Occupant.PERSON, boris.id, "a"), boris.id),
        (3, SeatRow(0, Occupant.COMPUTER, None, "a"), boris.id),
    ):
        await journal.append(row.id, line(number, "any"), Change(seats=(seat, computer)))
        await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=number))
        assert await journal.undelivered(0) == (row.id,)
        message = None if seat.person is None else 7
        await journal.deliver(row.id, DeliveryRow(recipient=0, shown=number, reader=reader, message=message))
        assert await journal.undelivered(0) == ()


async def test_ended_tables_are_undelivered_until_all_were_shown(journal: Journal) -> None:
    row, other = await started(journal), await started(journal, channel=8)
    for table in (row, other):
        await journal.deliver(table.id, DeliveryRow(recipient=-1, shown=1))
        await journal.deliver(table.id, DeliveryRow(recipient=0, shown=1, reader=table.owner))
    assert await journal.undelivered(0) == ()
    await journal.append(row.id, line(2), Change(status="over"))
    await journal.append(other.id, line(2), Change(status="cancelled"))
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


async def test_preferences_are_kept_until_a_person_is_forgotten(journal: Journal) -> None:
    ana = await journal.meet(1, "Ana", "bg")
    wanted = Person(
        ana.id, 1, "Ana", "bg", Calls.BOTH, 60, 300, "Europe/Sofia", reminders=False, invitations=False,
        single_options=True,
    )  # fmt: skip
    await journal.prefer(wanted)
    assert await journal.person(1) == wanted
    await journal.keep_private_channel(ana.id, 70)
    wanted = msgspec.structs.replace(wanted, private_channel=70)
    assert await journal.meet(1, "Ana", "bg") == wanted
    await journal.keep_private_channel(ana.id, None)
    assert await journal.person(1) == msgspec.structs.replace(wanted, private_channel=None)
    await journal.forget(1)
    await journal.prefer(wanted)
    await journal.keep_private_channel(ana.id, 70)
    assert await journal.people([ana.id]) == (Person(ana.id, None, None, "bg"),)


async def test_tables_are_found_by_who_owns_played_at_or_was_shown_a_hand_of_them(journal: Journal) -> None:
    first, second = await started(journal), await started(journal, channel=8)
    for row in (second, first):
        for recipient in (0, 1):
            await journal.deliver(row.id, DeliveryRow(recipient, 1, reader=row.owner))
    boris, vera = [await journal.meet(number, "", "bg") for number in (90, 91)]
    await journal.deliver(second.id, DeliveryRow(1, 1, reader=boris.id))
    third = await journal.open_table(opening(boris.id, channel=9))
    assert await journal.tables_naming(first.owner) == (first.id, second.id)
    assert await journal.tables_naming(boris.id) == (second.id, third.id)
    assert await journal.tables_naming(vera.id) == ()


async def test_concurrent_meetings_create_one_person(journal: Journal) -> None:
    met = await asyncio.gather(*(journal.meet(1, "Ana", "bg") for _ in range(10)))
    assert len(set(met)) == 1


async def test_a_person_can_take_along_where_they_sat(journal: Journal) -> None:
    first, second = await started(journal), await started(journal, channel=8)
    await journal.append(first.id, line(2), Change(status="over"))
    held = [(row.id, seat.seat, seat.person) for row, seat in await journal.tables_of(1)]
    assert held == [(first.id, 0, first.owner), (second.id, 0, first.owner)]
    seats = (SeatRow(0, Occupant.COMPUTER, None, "a", former=first.owner), SeatRow(1, Occupant.COMPUTER, None, "b"))
    await journal.append(second.id, line(2), Change(seats=seats))
    held = [(row.id, seat.seat, seat.person) for row, seat in await journal.tables_of(1)]
    assert held == [(first.id, 0, first.owner), (second.id, 0, None)]
    assert await journal.tables_of(2) == ()


async def test_who_is_behind_an_entry_is_kept_beside_it_until_somebody_is_forgotten(journal: Journal) -> None:
    row = await started(journal)
    boris = await journal.meet(2, "Boris", "bg")
    audit = AuditRecord(boris.id, row.owner, "Ana sleeps")
    await journal.append(row.id, line(2, "move"), Change(audit=audit))
    await journal.append(row.id, line(3, "pause"), Change(audit=AuditRecord(boris.id)))
    record = await journal.load(row.id)
    assert record.audit_records == {2: audit, 3: AuditRecord(boris.id)}
    assert [done.people for done in record.audit_records.values()] == [(boris.id, row.owner), (boris.id,)]
    assert await journal.done_by_or_to(row.owner) == ((row.id, 2, audit),)
    other = await started(journal, channel=8)
    await journal.append(other.id, line(2, "pause"), Change(audit=AuditRecord(boris.id)))
    done = [(table, number) for table, number, _ in await journal.done_by_or_to(boris.id)]
    assert done == [(row.id, 2), (row.id, 3), (other.id, 2)]
    await journal.forget(1)
    assert [record.reason for _, _, record in await journal.done_by_or_to(boris.id)] == [None, None, None]


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


async def test_players_of_a_server_are_called_once_in_a_while(journal: Journal) -> None:
    assert not await journal.note_call(1, 500, 400), "the server has chosen nothing"
    await journal.choose(Guild(1, player_role=700))
    assert await journal.note_call(1, 500, 400)
    assert (await journal.guild(1)).called_at == 500
    assert not await journal.note_call(1, 600, 499)
    assert (await journal.guild(1)).called_at == 500
    assert await journal.note_call(1, 600, 500)
    assert await journal.note_call(1, 600 + 30 * 86_400, 500 + 30 * 86_400)
    assert await journal.note_call(1, 700, 600), "the clock was wrong"


async def test_invitations_are_limited_by_sender_and_guest_for_a_day(journal: Journal) -> None:
    ana, boris = [(await journal.meet(number, name, "bg")).id for number, name in ((1, "Ana"), (2, "Boris"))]
    limits, day = InvitationLimits(per_sender=2, per_guest=1), 86_400
    sent = [(ana, 7, 100), (ana, 7, 101), (boris, 7, 102), (ana, 8, 103), (ana, 9, 104), (boris, 9, 105)]
    noted = [await journal.note_invitation(sender, guest, at, limits) for sender, guest, at in sent]
    assert noted == [True, False, False, True, False, True]
    assert await journal.invitations_of(ana, 9) == ((100, 103), (105,))
    assert not await journal.note_invitation(ana, 9, 99 + day, limits)
    assert await journal.note_invitation(ana, 7, 100 + day, limits)
    assert await journal.invitations_of(ana, 7) == ((103, 100 + day), (100 + day,))
    assert await journal.note_invitation(boris, 7, 90 + day, InvitationLimits(per_sender=9, per_guest=2))
    assert await journal.invitations_of(ana, 7) == ((103, 100 + day), (90 + day, 100 + day)), "in order of time"


async def test_what_a_wrong_clock_noted_far_ahead_counts_no_more(journal: Journal) -> None:
    month, limits = 30 * 86_400, InvitationLimits(per_sender=1, per_guest=1)
    for minute in range(60):
        row = await opened(journal, at=month + 60 * minute)
        await journal.append(row.id, line(1, "cancel"), Change(status="cancelled"))
    await opened(journal, at=100)
    ana = (await journal.meet(1, "Ana", "bg")).id
    assert await journal.note_invitation(ana, 7, month, limits)
    assert await journal.note_invitation(ana, 7, 100, limits)


# Opening again


async def test_everything_is_there_when_the_file_is_opened_again(path: Path) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.append(row.id, line(2, interaction=5, checksum="c"), Change(checkpoint=b"later"))
        await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=2, message=1, channel=7))
        before = await journal.load(row.id)
    async with Journal.opened(path) as journal:
        assert await journal.load(row.id) == before
        with pytest.raises(AlreadyDone):
            await journal.append(row.id, line(3, interaction=5))
        await journal.append(row.id, line(3, interaction=6))


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


async def test_a_file_of_the_version_before_plays_single_options_for_everybody(tmp_path: Path) -> None:
    path = tmp_path / "before.sqlite3"
    file_of_version(path, version_before("DROP COLUMN single_options"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO person (discord_id, name, locale, single_options) VALUES (?, 'Ana', 'en', ?)", [(1, 0), (2, 1)]
        )
    async with Journal.opened(path) as journal:
        people = [await journal.person(1), await journal.person(2), await journal.meet(3, "Vera", "bg")]
    assert [person and person.single_options for person in people] == [True, True, True]
