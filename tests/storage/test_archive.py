"""Past tables: listed, thinned, removed with all that belongs to them; and who may see their hands."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from storage import AuditRecord, Change, DeliveryRow, Journal, Played
from tests.storage.lines import as_before, dump, line, opened, opening
from tests.storage.test_results import ANA, BORIS, END, VERA, computer, dealt, end, person, seat


async def test_started_tables_are_listed_newest_first(journal: Journal) -> None:
    first = await dealt(journal)
    await end(journal, first, 2)
    second = await dealt(journal)
    await dealt(journal, 8)
    await seat(journal, second, 2, person(0, BORIS), computer(1), person(2, VERA))
    expected = (
        Played(second, 1, 7, "any", "playing", 200, (BORIS, VERA)),
        Played(first, 1, 7, "any", "over", 500, (ANA, BORIS)),
    )
    assert await journal.archive.in_channel(7, 9) == expected
    assert await journal.archive.in_channel(7, 1) == expected[:1]
    await journal.append(second, line(3, "cancel"), Change(status="cancelled"))
    lobby = await opened(journal)
    assert lobby.id not in [played.table for played in await journal.archive.in_channel(7, 9)]


async def test_tables_are_found_by_who_sits_or_sat_there(journal: Journal) -> None:
    first, second = await dealt(journal), await dealt(journal, 8)
    elsewhere = await dealt(journal, 9, guild=2)
    await seat(journal, second, 2, person(0, ANA), computer(1), person(2, VERA))
    archive = journal.archive
    assert [played.table for played in await archive.with_person(1, ANA, 9)] == [second, first]
    assert [played.table for played in await archive.with_person(1, BORIS, 9)] == [second, first]
    assert [played.table for played in await archive.with_person(1, VERA, 9)] == [second]
    assert [played.table for played in await archive.with_person(1, ANA, 1)] == [second]
    assert [played.table for played in await archive.with_person(2, ANA, 9)] == [elsewhere]
    assert await archive.with_person(3, ANA, 9) == ()
    assert [await archive.sat_at(table, VERA) for table in (first, second)] == [False, True]
    assert [await archive.sat_at(table, BORIS) for table in (first, second)] == [True, True]
    assert await journal.tables_naming(BORIS) == (first, second, elsewhere)
    assert await journal.tables_naming(VERA) == (second,)


async def test_people_at_a_table_older_than_occupancies_are_found_by_its_seats(journal: Journal) -> None:
    table = await dealt(journal)
    await journal._run(lambda connection: connection.execute("DELETE FROM sitting"))
    assert [played.table for played in await journal.archive.with_person(1, ANA, 9)] == [table]
    assert [await journal.archive.sat_at(table, who) for who in (ANA, VERA)] == [True, False]


async def test_consent_to_show_hands_is_given_once_and_taken_back(journal: Journal) -> None:
    first, second = await dealt(journal), await dealt(journal, 8)
    archive = journal.archive
    for table, who in ((second, ANA), (first, ANA), (first, ANA), (first, BORIS)):
        await archive.agree(table, who, 600)
    assert await archive.agreed(first) == {ANA, BORIS}
    assert await archive.agreed_by(ANA) == (first, second)
    await archive.withdraw(first, ANA)
    assert await archive.agreed(first) == {BORIS}
    assert await archive.agreed_by(ANA) == (second,)


async def test_a_review_is_kept_once_for_each_person_and_counts_for_its_rules_alone(journal: Journal) -> None:
    first, second = await dealt(journal), await dealt(journal, 8)
    archive = journal.archive
    for table, who, rules, body in (
        (second, ANA, 1, '"second"'),
        (first, ANA, 1, '"earlier"'),
        (first, ANA, 2, '"first"'),
        (first, BORIS, 1, '"of Boris"'),
    ):
        await archive.keep_review(table, who, rules, body)
    assert await archive.review(first, ANA, 2) == '"first"'
    assert await archive.review(first, ANA, 1) is None
    assert await archive.review(first, BORIS, 1) == '"of Boris"'
    assert await archive.reviews_of(ANA) == ((first, '"first"'), (second, '"second"'))
    assert await archive.reviews_of(VERA) == ()


async def test_no_review_is_kept_of_a_removed_table_or_a_forgotten_person(journal: Journal) -> None:
    table, other = await dealt(journal), await dealt(journal, 8)
    await end(journal, other, 2)
    for number in (table, other):
        for who in (ANA, BORIS):
            await journal.archive.keep_review(number, who, 1, "{}")
    await journal.forget(1)
    assert await journal.archive.reviews_of(ANA) == ()
    await journal.archive.remove(1)
    assert await journal.archive.reviews_of(BORIS) == ((table, "{}"),)
    await journal.archive.keep_review(table, ANA, 1, "{}")
    await journal.archive.keep_review(other, BORIS, 1, "{}")
    assert [await journal.archive.reviews_of(who) for who in (ANA, BORIS)] == [(), ((table, "{}"),)]


async def test_a_review_is_kept_in_a_file_of_the_version_before_there_were_any(path: Path) -> None:
    async with Journal.opened(path) as journal:
        table = await dealt(journal)
        await end(journal, table, 2)
    old = path.with_name("old.sqlite3")
    as_before(path, old, "CREATE TABLE review")
    async with Journal.opened(old) as journal:
        assert await journal.archive.review(table, ANA, 1) is None
        await journal.archive.keep_review(table, ANA, 1, "{}")
        assert await journal.archive.review(table, ANA, 1) == "{}"


async def test_thinning_keeps_the_record_and_the_result_and_nothing_else(journal: Journal, path: Path) -> None:
    table, going_on = await dealt(journal), await dealt(journal, 8)
    for number in (table, going_on):
        await journal.append(number, line(2, at=300, interaction=number), Change(audit=AuditRecord(ANA, BORIS, "why")))
        await journal.deliver(number, DeliveryRow(0, 2, reader=ANA, message=5, channel=6))
        await journal.archive.keep_review(number, ANA, 1, "{}")
    await end(journal, table, 3)
    before, other = await journal.load(table), await journal.load(going_on)
    result = await journal.results.of_table(table)
    assert await journal.archive.thin(500, 9) == 0, "it ended at 500"
    assert await journal.load(table) == before
    assert await journal.archive.thin(501, 9) == 1
    assert await journal.load(table) == msgspec.structs.replace(
        before,
        checkpoint=None,
        deliveries=(),
        audit_records={},
        entries=tuple(msgspec.structs.replace(entry, at=500, interaction=None) for entry in before.entries),
    )
    assert await journal.results.of_table(table) == result
    assert await journal.load(going_on) == other
    assert await journal.archive.reviews_of(ANA) == ((going_on, "{}"),)
    await journal.archive.keep_review(table, ANA, 1, "{}")
    assert await journal.archive.thin(501, 9) == 1, "one that was made since"
    after = dump(path)
    assert await journal.archive.thin(501, 9) == 0
    assert dump(path) == after


async def test_only_tables_without_a_use_for_their_details_are_thinned(journal: Journal) -> None:
    """Cancelled ones and those with a result, the last to end first."""
    cancelled, unknown, first, last = [await dealt(journal, channel) for channel in (7, 8, 9, 10)]
    await journal.append(cancelled, line(2, "cancel", at=50), Change(status="cancelled"))
    await journal.append(unknown, line(2, at=60), Change(status="over"))
    await end(journal, first, 2, msgspec.structs.replace(END, at=70))
    await end(journal, last, 2, msgspec.structs.replace(END, at=80))

    async def whole() -> list[int]:
        records = [await journal.load(table) for table in (cancelled, unknown, first, last)]
        return [record.row.id for record in records if record is not None and record.checkpoint is not None]

    assert await journal.archive.thin(90, 1) == 1
    assert await whole() == [cancelled, unknown, first]
    assert await journal.archive.thin(90, 9) == 2
    assert await whole() == [unknown]


async def test_the_messages_of_a_lobby_that_never_started_are_forgotten_too(journal: Journal) -> None:
    lobby = await opened(journal)
    await journal.deliver(lobby.id, DeliveryRow(-1, 0, message=5, channel=7))
    await journal.append(lobby.id, line(1, "expire", at=50), Change(status="cancelled"))
    assert await journal.archive.thin(60, 9) == 1
    record = await journal.load(lobby.id)
    assert record.deliveries == ()


async def test_removing_a_server_leaves_nothing_of_its_ended_tables(journal: Journal, path: Path) -> None:
    over, live = await dealt(journal, game="gone-game"), await dealt(journal, 8)
    cancelled = await opened(journal, 9)
    await journal.append(cancelled.id, line(1, "cancel"), Change(status="cancelled"))
    other = await journal.open_table(opening(ANA, 10, guild=2))
    await journal.append(other.id, line(1, "cancel"), Change(status="cancelled"))
    await end(journal, over, 2)
    for guild in (1, 2):
        await journal.seasons.begin(guild, "Winter", 10)
        await journal.seasons.stay_out(guild, ANA, out=True)
    assert await journal.archive.ended_in(1) == (over, cancelled.id)
    assert await journal.archive.remove(1) == (over, cancelled.id)
    assert [await journal.load(table) is None for table in (over, live, cancelled.id, other.id)] == [
        True,
        False,
        True,
        False,
    ]
    assert await journal.results.of_table(over) is None
    assert await journal.archive.ended_in(1) == ()
    assert await journal.seasons.of(1) == ()
    assert await journal.seasons.staying_out(1) == frozenset()
    assert len(await journal.seasons.of(2)) == 1
    assert await journal.seasons.staying_out(2) == {ANA}
    for file in path.parent.glob(f"{path.name}*"):
        assert b"gone-game" not in file.read_bytes(), file
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM entry WHERE table_id = ?", (over,)).fetchone() == (0,)
