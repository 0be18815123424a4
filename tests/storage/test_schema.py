"""The schema: constraints, migrations, and copies of a database in use."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import Change, DeliveryRow, Journal, NewerFile, StorageError, Tempo, backup, schema
from storage.queries import rows, value
from storage.schema import MIGRATIONS
from tests.storage.lines import SEED, dump, file_of_version, line, opened, started


async def test_connections_have_the_right_pragmas(journal: Journal) -> None:
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
        "secure_delete": 1,
        "user_version": len(MIGRATIONS),
    }
    assert {name: await journal._run(value, f"PRAGMA {name}") for name in wanted} == wanted


async def test_every_table_is_strict(journal: Journal) -> None:
    query = "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'"
    tables = dict(await journal._read(rows, query))
    assert set(tables) == schema.TABLES
    assert all(tables.values())


WRONG = {
    "a name where a number belongs": "UPDATE game_table SET channel = 'general'",
    "a number where bytes belong": "UPDATE checkpoint SET state = 1",
    "nothing where something belongs": "UPDATE entry SET body = NULL",
    "an unknown status": "UPDATE game_table SET status = 'asleep'",
    "options that are no JSON": "UPDATE game_table SET options = '{'",
    "a short secret": "UPDATE game_table SET secret = x'00'",
    "a short seed": "UPDATE game_table SET seed = x'00'",
    "play without a seed": "UPDATE game_table SET seed = NULL",
    "a negative pace": "UPDATE game_table SET pace = -1",
    "half a picture": "UPDATE game_table SET pictures = 2",
    "a host nobody knows": "UPDATE game_table SET host = 99",
    "a table before its beginning": "UPDATE game_table SET last = -1",
    "two live tables in a channel": (
        "INSERT INTO game_table SELECT 99, guild, channel, game, rules_version, options, locale, pace, pictures,"
        " status, secret, seed, host, opened_at, changed_at, last, posts, due, again, hands, tempo FROM game_table"
    ),
    "a seat before the first": "UPDATE seat SET seat = -1",
    "one seat twice": "UPDATE seat SET seat = 0",
    "an unknown kind of sitter": "UPDATE seat SET sitter = 'dog'",
    "a computer that is somebody": "UPDATE seat SET sitter = 'computer' WHERE seat = 0",
    "a person who is nobody": "UPDATE seat SET sitter = 'person' WHERE seat = 1",
    "a substitute for nobody": "UPDATE seat SET sitter = 'substitute' WHERE seat = 1",
    "a sitter nobody knows": "UPDATE seat SET person = 99 WHERE seat = 0",
    "a seat at no table": "UPDATE seat SET table_id = 99",
    "an entry before the first": "UPDATE entry SET number = -1 WHERE number = 0",
    "one entry twice": "UPDATE entry SET number = 0",
    "an entry of no seat": "UPDATE entry SET seat = -2",
    "an entry of no table": "UPDATE entry SET table_id = 99",
    "one interaction twice": "UPDATE entry SET interaction = 5",
    "a checkpoint of no table": "UPDATE checkpoint SET table_id = 99",
    "a delivery to nobody": "UPDATE delivery SET recipient = -2",
    "a delivery read by a stranger": "UPDATE delivery SET reader = 99",
    "a half closed delivery": "UPDATE delivery SET closed = 2",
    "a deed of nobody": "INSERT INTO doing (table_id, number, by) VALUES (1, 1, 99)",
    "a deed at no entry": "INSERT INTO doing (table_id, number, by) VALUES (1, 99, 1)",
    "a reason of no words": "INSERT INTO doing (table_id, number, by, reason) VALUES (1, 1, 1, '')",
    "two people with one Discord account": "INSERT INTO person (discord_id, locale) VALUES (1, 'en')",
    "a person who sits being deleted": "DELETE FROM person",
}


@pytest.mark.parametrize("statement", WRONG.values(), ids=WRONG)
async def test_the_schema_refuses(path: Path, statement: str) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.deliver(row.id, DeliveryRow(recipient=-1, shown=1))
        before = dump(path)
        with pytest.raises(sqlite3.IntegrityError):
            await journal._run(lambda connection: connection.execute(statement))
    assert dump(path) == before


# Migrations


def shape(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
async def test_a_file_of_every_past_version_opens(tmp_path: Path, version: int) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    file_of_version(old, version)
    for path in (old, new):
        async with Journal.opened(path) as journal:
            row = await started(journal)
            await journal.append(row.id, line(2))
    assert shape(old) == shape(new)
    assert dump(old) == dump(new)


async def test_a_table_written_under_the_first_schema_is_kept(path: Path) -> None:
    file_of_version(path, 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.executescript(
            f"""
            INSERT INTO person VALUES (3, 1, 'Ana', 'bg');
            INSERT INTO game_table VALUES
                (4, 1, 7, 'any', 1, '{{"keep":3}}', 'en', 86400, 1, 'playing', zeroblob(32), x'{SEED.hex()}', 3, 10, 20, 1);
            INSERT INTO seat VALUES (4, 0, 'substitute', 3, 'a'), (4, 1, 'computer', NULL, 'b');
            INSERT INTO entry VALUES (4, 0, 'open', -1, '', 10, 50, ''), (4, 1, 'start', -1, '', 20, 51, 'aa');
            INSERT INTO checkpoint VALUES (4, x'00');
            INSERT INTO delivery VALUES (4, -1, 1, NULL, 60, 7, -1, 0, 0);
            """
        )
    async with Journal.opened(path) as journal:
        record = await journal.load(4)
        assert (record.row.options, record.row.pace, record.row.seed, record.row.last) == ('{"keep":3}', 86400, SEED, 1)
        assert [(seat.sitter, seat.person) for seat in record.seats] == [("substitute", 3), ("computer", None)]
        assert [(entry.kind, entry.interaction) for entry in record.entries] == [("open", 50), ("start", 51)]
        assert record.deliveries == (DeliveryRow(recipient=-1, shown=1, message=60, channel=7),)
        assert record.checkpoint == b"\0"
        assert record.row.tempo is Tempo.USUAL
        await journal.append(4, line(2))


async def test_migrations_are_atomic(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Journal.opened(path) as journal:
        await started(journal)
    before, good, version = dump(path), "ALTER TABLE guild ADD COLUMN pace INTEGER;", len(MIGRATIONS)
    broken = "ALTER TABLE guild ADD COLUMN hours INTEGER; INSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, good, broken))
    with pytest.raises(StorageError, match="nowhere"):
        async with Journal.opened(path):
            pass
    assert dump(path) == before
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(guild)")]
        assert columns == ["id", "moderator_role", "player_role", "locale", "called_at", "pace"]
        assert connection.execute("PRAGMA user_version").fetchone() == (version + 1,)


async def test_a_newer_file_is_refused_in_one_clear_line(path: Path) -> None:
    async with Journal.opened(path) as journal:
        await started(journal)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 3}")
    before = dump(path)
    with pytest.raises(NewerFile) as refused:
        async with Journal.opened(path):
            pass
    assert str(refused.value) == (
        f"the database has schema {len(MIGRATIONS) + 3}, but this version supports at most {len(MIGRATIONS)}:"
        " use a newer Mehana"
    )
    assert dump(path) == before


async def test_a_file_that_is_not_a_database_is_refused_in_one_clear_line(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Not a database. " * 100)
    with pytest.raises(StorageError, match="cannot be used") as refused:
        async with Journal.opened(text):
            pass
    assert str(text) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert text.read_text().startswith("Not a database.")


# Backup


async def test_a_database_in_use_is_copied_completely(journal: Journal, path: Path, tmp_path: Path) -> None:
    row = await started(journal)
    copy, stop = tmp_path / "copy.sqlite3", asyncio.Event()

    async def go_on() -> int:
        number = 1
        while not stop.is_set():
            number += 1
            await journal.append(row.id, line(number), Change(checkpoint=bytes([number % 256])))
        return number

    writing = asyncio.create_task(go_on())
    before = await journal.load(row.id)
    while before is None or before.row.last < 2:
        before = await journal.load(row.id)
    await asyncio.to_thread(backup, path, copy)
    stop.set()
    last = await writing
    async with Journal.opened(copy) as copied:
        record = await copied.load(row.id)
        assert before.row.last <= record.row.last <= last
        assert [entry.number for entry in record.entries] == list(range(record.row.last + 1))
        assert record.checkpoint == bytes([record.row.last % 256])


async def test_a_copy_is_equal(journal: Journal, path: Path, tmp_path: Path) -> None:
    await opened(journal, channel=8)
    await started(journal)
    backup(path, tmp_path / "copy.sqlite3")
    assert dump(tmp_path / "copy.sqlite3") == dump(path)
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_damaged_file_is_detected_on_opening(journal: Journal, path: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    backup(path, whole)
    data = whole.read_bytes()
    zeroed = tmp_path / "zeroed"
    zeroed.write_bytes(data[:8192] + bytes(len(data) - 8192))
    lacking = tmp_path / "lacking"
    lacking.write_bytes(data)
    with closing(sqlite3.connect(lacking)) as connection:
        connection.execute("DROP TABLE delivery")
    for file, said in (
        (zeroed, "restore a backup|cannot be used"),
        (lacking, "lacks delivery: .* restore a backup"),
    ):
        with pytest.raises(StorageError, match=said):
            async with Journal.opened(file):
                pass


async def test_backups_are_atomic(
    journal: Journal, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        backup(path, tmp_path / "copy")
    assert not [name for name in os.listdir(tmp_path) if name.startswith("copy")]  # noqa: PTH208 - pathlib would block too


async def test_a_backup_never_overwrites(journal: Journal, path: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("precious")
    with pytest.raises(StorageError, match="already exists"):
        backup(path, taken)
    assert taken.read_text() == "precious"
    with pytest.raises(StorageError, match="no database"):
        backup(tmp_path / "missing", tmp_path / "copy")
    with pytest.raises(StorageError, match="could not copy"):
        backup(taken, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "missing").exists()


async def test_a_backup_needs_no_hard_links(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Journal.opened(path) as journal:
        await started(journal)

    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refused)
    backup(path, tmp_path / "copy.sqlite3")
    assert dump(tmp_path / "copy.sqlite3") == dump(path)
    assert sorted(os.listdir(tmp_path)) == ["copy.sqlite3", path.name]  # noqa: PTH208 - pathlib would block too
