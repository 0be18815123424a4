"""Forgetting a person removes their name and the ids of their private conversation."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import (
    AuditRecord,
    Change,
    DeliveryRow,
    InvitationLimits,
    Journal,
    Session,
    mentioned,
    mentions,
)
from storage.schema import MIGRATIONS
from tests.storage.lines import dump, line, opened, opening, started

CONVERSATION = 1_234_567_890_123_456_789
MESSAGE = 1_234_567_890_123_456_111


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("Ana", "Ana sleeps", True),
        ("Ana", "ANA’s cup", True),
        ("Ana", "Anas cup", True),
        ("Ana", "a banana", False),
        ("Ana", "anatomy", False),
        ("Борис", "с Борисом нельзя", True),
        ("Ion", "Cupa lui Ion", True),
        ("Ed", "Eddie left", False),
        ("Ed", "ed left", True),
        ("J. (x", "ask J. (x today", True),
        ("Zoé", "for Zoe\u0301", True),
        ("Ana", None, False),
    ],
)
def test_a_name_is_found_as_a_word_with_short_endings(name: str, text: str | None, found: bool) -> None:
    assert mentioned(mentions(name), text) is found


async def test_reasons_that_name_a_forgotten_person_are_deleted(journal: Journal) -> None:
    row = await started(journal)
    boris, vera = await journal.meet(2, "Boris", "bg"), await journal.meet(3, "Vera", "bg")
    for number, reason in enumerate(("because of ana", "too late", "Ana’s turn"), start=2):
        await journal.append(row.id, line(number, "pause"), Change(audit=AuditRecord(boris.id, vera.id, reason)))
    other = await started(journal, channel=8)
    await journal.append(other.id, line(2, "pause"), Change(audit=AuditRecord(boris.id, vera.id, "asleep")))
    await journal.forget(1)
    reasons = [record.reason for _, _, record in await journal.done_by_or_to(boris.id)]
    assert reasons == [None, "too late", None, "asleep"]


async def test_reasons_by_or_about_a_forgotten_person_are_deleted(journal: Journal) -> None:
    row = await started(journal)
    boris, vera = [(await journal.meet(number, name, "bg")).id for number, name in ((2, "Boris"), (3, "Vera"))]
    for number, (by, whom) in enumerate(((row.owner, None), (row.owner, boris), (boris, row.owner), (boris, vera)), 2):
        await journal.append(row.id, line(number, "pause"), Change(audit=AuditRecord(by, whom, "too late")))
    await journal.forget(1)
    record = await journal.load(row.id)
    assert [audit.reason for audit in record.audit_records.values()] == [None, None, None, "too late"]


async def test_a_forgotten_persons_name_is_removed_from_names_of_seasons(journal: Journal) -> None:
    await journal.meet(1, "Ana", "bg")
    for number, name in enumerate(("Ana Cup", "ANAS Cup", "Winter", "Ana", "Banana " + "x" * 33)):
        await journal.seasons.begin(5, name, 10 * number)
        await journal.seasons.end(5, number + 1, 10 * number + 1)
    await journal.seasons.begin(4, "Ana Cup", 0)
    await journal.seasons.begin(6, "Ana Cup", 0)
    await journal.forget(1)
    assert [season.name for season in await journal.seasons.of(5)] == [
        "Banana " + "x" * 33,
        "…",
        "Winter",
        "… Cup 2",
        "… Cup",
    ]
    for other in (4, 6):
        assert [season.name for season in await journal.seasons.of(other)] == ["… Cup"]


async def test_a_season_s_name_stays_within_its_length_and_unlike_others(journal: Journal) -> None:
    await journal.meet(1, "Ana", "bg")
    tail = " of the long and cold winter"
    for number, name in enumerate((f"Ana Ana Ana{tail}", f"Anas Ana Ana{tail}")):
        await journal.seasons.begin(5, name, 10 * number)
        await journal.seasons.end(5, number + 1, 10 * number + 1)
    await journal.seasons.begin(5, "Ana " * 10, 30)
    await journal.forget(1)
    names = [season.name for season in await journal.seasons.of(5)]
    assert names == ["… … … … … … … … … … "[:40], f"… … …{tail} 2", f"… … …{tail}"]


async def test_a_forgotten_person_is_signed_out_and_their_invitations_are_deleted(journal: Journal) -> None:
    row = await started(journal)
    boris = await journal.meet(2, "Boris", "bg")
    limits = InvitationLimits(per_sender=9, per_guest=9)
    for sender, guest in ((row.owner, 2), (boris.id, 1), (boris.id, 99), (boris.id, 3)):
        assert await journal.note_invitation(sender, guest, 100, limits)
    for number, who in enumerate((row.owner, boris.id)):
        session = Session(0, bytes([number]) * 32, who, row.id, True, 100, 100)
        await journal.sessions.begin(session, unused_since=0, most=9)
    assert await journal.forget(1)
    assert await journal.sessions.of_person(row.owner) == ()
    assert len(await journal.sessions.of_person(boris.id)) == 1
    assert await journal.invitations_of(row.owner, 1) == ((), ())
    assert await journal.invitations_of(boris.id, 2) == ((100, 100), ())
    assert not await journal.forget(99), "a guest who never used the bot"
    assert await journal.invitations_of(boris.id, 99) == ((100,), ())


@pytest.mark.parametrize("name", ["", "  "])
async def test_a_person_without_a_name_is_forgotten_and_nothing_is_replaced(journal: Journal, name: str) -> None:
    await journal.meet(1, name, "bg")
    await journal.seasons.begin(5, "a  b", 10)
    assert await journal.forget(1)
    assert [season.name for season in await journal.seasons.of(5)] == ["a  b"]


async def test_the_private_conversation_of_a_forgotten_person_is_nowhere_in_the_file(
    journal: Journal, path: Path
) -> None:
    row = await started(journal)
    shown = DeliveryRow(recipient=0, shown=1, reader=row.owner, message=MESSAGE, channel=CONVERSATION)
    await journal.deliver(row.id, shown)
    ana = await journal.person(1)
    own = await journal.open_table(opening(ana.id, CONVERSATION, guild=0))
    await journal.deliver(own.id, DeliveryRow(recipient=-1, shown=0, message=MESSAGE, channel=CONVERSATION))
    boris = await journal.meet(2, "Boris", "bg")
    other = DeliveryRow(recipient=1, shown=1, reader=boris.id, message=50, channel=60)
    await journal.deliver(row.id, other)
    await journal.forget(1)
    # The bot may still be editing the message, and then records that it was shown.
    await journal.deliver(row.id, DeliveryRow(0, 2, reader=row.owner, message=MESSAGE, channel=CONVERSATION))
    await journal.deliver(own.id, DeliveryRow(-1, 1, message=MESSAGE, channel=CONVERSATION))
    record = await journal.load(row.id)
    assert record.deliveries == (DeliveryRow(0, 2, reader=row.owner), other)
    await journal._tidy()
    for file in path.parent.glob(f"{path.name}*"):
        for number in (CONVERSATION, MESSAGE):
            assert number.to_bytes(8, "big") not in file.read_bytes()


async def test_the_post_of_a_server_s_table_is_known_after_its_owner_was_forgotten(journal: Journal) -> None:
    row = await started(journal)
    posted = DeliveryRow(recipient=-1, shown=1, message=50, channel=7)
    await journal.deliver(row.id, posted)
    await journal.forget(1)
    for shown in (posted, DeliveryRow(recipient=-1, shown=2, message=51, channel=7)):
        await journal.deliver(row.id, shown)
        record = await journal.load(row.id)
        assert record.deliveries == (shown,)
        assert record.row.channel == 7


async def test_a_person_who_returns_is_shown_their_hand_again(journal: Journal) -> None:
    await journal.meet(1, "Ana", "bg")
    await journal.forget(1)
    row = await started(journal)
    shown = DeliveryRow(recipient=0, shown=1, reader=row.owner, message=MESSAGE, channel=CONVERSATION)
    await journal.deliver(row.id, shown)
    record = await journal.load(row.id)
    assert record.deliveries == (shown,)


async def test_the_migration_removes_conversations_of_people_forgotten_earlier(
    path: Path,
) -> None:
    async with Journal.opened(path) as journal:
        row = await opened(journal, CONVERSATION, guild=0)
        await journal.deliver(
            row.id, DeliveryRow(recipient=0, shown=0, reader=row.owner, message=1, channel=CONVERSATION)
        )
    migration = next(script for script in MIGRATIONS if "SET channel = -id" in script)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE person SET discord_id = NULL, name = NULL")
        assert str(CONVERSATION) in str(connection.execute("SELECT * FROM delivery").fetchall())
        connection.executescript(migration)
    assert str(CONVERSATION) not in str(dump(path))
