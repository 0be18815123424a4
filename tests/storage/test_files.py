"""The database as a file: permissions, valid paths, deletion and replacement, backups."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import closing
from pathlib import Path

import pytest

from storage import FileGone, Journal, StorageError, alone, backup, fault_of
from tests.storage.lines import line, opened, started

ROOT = Path(__file__).parents[2]


def permissions(path: Path) -> int:
    return path.stat().st_mode & 0o777


def beside(path: Path) -> list[Path]:
    return [path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")]


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@pytest.fixture
def _open_to_all() -> Generator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def broken(path: Path) -> None:
    """Overwrite a page of a database, as a failing disk might."""
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xa5" * 4096)


async def filled(path: Path) -> None:
    """Create a closed database of several pages."""
    async with Journal.opened(path) as journal:
        row = await started(journal)
        for number in range(2, 60):
            await journal.append(row.id, line(number, body="x" * 400))


# Permissions


@pytest.mark.usefixtures("_open_to_all")
async def test_only_the_owner_may_read_the_database_and_its_copies(path: Path, tmp_path: Path) -> None:
    async with Journal.opened(path) as journal:
        await started(journal)
        assert {file.name: oct(permissions(file)) for file in beside(path)} == {
            file.name: "0o600" for file in beside(path)
        }
        backup(path, tmp_path / "copy")
    assert oct(permissions(tmp_path / "copy")) == "0o600"
    with alone(path):
        assert oct(permissions(path.with_name(f"{path.name}.lock"))) == "0o600"


@pytest.mark.usefixtures("_open_to_all")
async def test_the_permissions_of_an_existing_database_stay(path: Path) -> None:
    await filled(path)
    os.chmod(path, 0o640)  # noqa: PTH101 - pathlib would block too
    async with Journal.opened(path):
        assert oct(permissions(path)) == "0o640"


# Places


def unreal(tmp_path: Path) -> dict[str, Path]:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    return {
        "there is no folder": tmp_path / "mistyped" / "mehana.sqlite3",
        "it is a folder": tmp_path,
        "it is not a regular file": fifo,
    }


async def lock(path: Path) -> None:
    with alone(path):
        pass


async def open_journal(path: Path) -> None:
    async with asyncio.timeout(5), Journal.opened(path):
        pass


@pytest.mark.parametrize("use", [lock, open_journal], ids=lambda use: use.__name__)
async def test_an_invalid_path_is_refused_in_one_line_and_creates_nothing(
    tmp_path: Path, use: Callable[[Path], Awaitable[None]]
) -> None:
    places = unreal(tmp_path)
    there = names(tmp_path)
    for told, place in {**places, "folder; name": Path("/")}.items():
        with pytest.raises(StorageError, match=told) as refused:
            await use(place)
        assert "\n" not in str(refused.value)
    assert names(tmp_path) == there


def same(path: Path) -> Path:
    return path


def symbolic_link(path: Path) -> Path:
    link = path.with_name("symbolic")
    link.symlink_to(path)
    return link


def hard_link(path: Path) -> Path:
    link = path.with_name("hard")
    link.hardlink_to(path)
    return link


def lock_removed(path: Path) -> Path:
    path.with_name(f"{path.name}.lock").unlink()
    return path


def hard_link_elsewhere_and_lock_removed(path: Path) -> Path:
    folder = path.with_name("folder")
    folder.mkdir()
    return hard_link(lock_removed(path)).rename(folder / "other")


def database_replaced(path: Path) -> Path:
    # The first bot still uses the write-ahead log of this name, until it notices.
    replaced(path)
    return path


NAMES = [same, symbolic_link, hard_link, lock_removed, hard_link_elsewhere_and_lock_removed, database_replaced]
SECOND = """
import pathlib, sys
from storage import StorageError, alone
try:
    with alone(pathlib.Path(sys.argv[1])):
        print("alone")
except StorageError as refusal:
    print(refusal)
"""


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name.__name__)
async def test_a_second_bot_is_refused_until_the_first_has_ended(path: Path, name: Callable[[Path], Path]) -> None:
    async def second() -> str:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SECOND, str(other)), cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await process.communicate()
        return said.decode().strip()

    with alone(path):
        async with Journal.opened(path) as journal:
            row = await started(journal)
            other = name(path)
            assert (await second()).startswith(f"another Mehana is running on {other}: ")
            if name is not database_replaced:
                await journal.append(row.id, line(2))
    assert await second() == "alone"


async def test_the_lock_outlasts_other_uses_of_the_file(path: Path) -> None:
    """Locks of a process end when it closes any of its descriptors of the file; this one must not."""
    with alone(path):
        async with Journal.opened(path) as journal:
            await started(journal)
        backup(path, path.with_name("copy"))
        with pytest.raises(StorageError, match="another Mehana"), alone(hard_link(path)):
            pass


async def test_a_closed_database_is_one_file(path: Path, tmp_path: Path) -> None:
    """What SQLite keeps beside it is gone, so that the file can be copied or moved alone."""
    async with Journal.opened(path) as journal:
        await started(journal)
        await journal.count_live()
    assert names(tmp_path) == {path.name}


# Deleted or replaced while open


def deleted(path: Path) -> None:
    path.unlink()


def all_deleted(path: Path) -> None:
    for file in beside(path):
        file.unlink()


def log_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    backup(path, path.with_name("copy"))
    path.with_name("copy").rename(path)


def emptied(path: Path) -> None:
    path.unlink()
    path.touch()


AWAY = [deleted, all_deleted, log_deleted, moved, replaced, emptied]


@pytest.mark.parametrize("away", AWAY, ids=lambda away: away.__name__)
async def test_nothing_is_acknowledged_once_the_file_is_gone(path: Path, away: Callable[[Path], None]) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.append(row.id, line(2))
        journal.must_be_there()
        away(path)
        for _ in range(3):
            with pytest.raises(FileGone, match=path.name):
                await journal.append(row.id, line(3))
        with pytest.raises(FileGone):
            await opened(journal, channel=99)
        with pytest.raises(FileGone):
            journal.must_be_there()


async def test_a_file_that_was_gone_for_a_moment_stays_gone(path: Path) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        moved(path)
        with pytest.raises(FileGone):
            journal.must_be_there()
        path.with_name("elsewhere").rename(path)
        with pytest.raises(FileGone):
            await journal.append(row.id, line(2))


async def test_a_database_that_replaced_an_open_one_stays_intact(path: Path, tmp_path: Path) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.append(row.id, line(2))
        backup(path, tmp_path / "copy")
        await journal.append(row.id, line(3))
        (tmp_path / "copy").rename(path)
        with pytest.raises(FileGone):
            await journal.append(row.id, line(4))
    assert fault_of(path) is None
    async with Journal.opened(path) as journal:
        record = await journal.load(row.id)
        assert record.row.last == 2


@pytest.mark.parametrize(("away", "now"), [(moved, "elsewhere"), (log_deleted, "journal.sqlite3")])
async def test_what_was_acknowledged_is_in_the_file_that_was_open(
    path: Path, away: Callable[[Path], None], now: str
) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        for number in range(2, 9):
            await journal.append(row.id, line(number))
        away(path)
        with pytest.raises(FileGone):
            journal.must_be_there()
    async with Journal.opened(path.with_name(now)) as journal:
        record = await journal.load(row.id)
        assert record.row.last == 8


async def test_checkpoints_and_readers_do_not_count_as_replacement(path: Path) -> None:
    async with Journal.opened(path) as journal:
        row = await started(journal)
        for number in range(2, 8):
            await journal.append(row.id, line(number, body="x" * 200_000))
            with closing(sqlite3.connect(path)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        journal.must_be_there()


# Copies


async def test_a_damaged_database_is_not_copied(path: Path, tmp_path: Path) -> None:
    await filled(path)
    backup(path, tmp_path / "good")
    broken(path)
    with pytest.raises(StorageError, match="damaged") as refused:
        backup(path, tmp_path / "bad")
    assert "\n" not in str(refused.value)
    assert names(tmp_path) - {file.name for file in beside(path)} == {"good"}
    assert fault_of(tmp_path / "good") is None


async def test_a_file_without_tables_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE thing (name TEXT)")
    for name in ("empty", "other"):
        with pytest.raises(StorageError, match="no tables of Mehana"):
            backup(tmp_path / name, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("PRAGMA user_version = 5")
    with pytest.raises(StorageError, match="no such table: game_table"):
        backup(tmp_path / "other", tmp_path / "copy")
    assert names(tmp_path) == {"empty", "other"}


async def test_leftovers_of_a_killed_backup_do_not_matter(path: Path, tmp_path: Path) -> None:
    await filled(path)
    (tmp_path / "copy.part").write_text("half")
    backup(path, tmp_path / "copy")
    assert fault_of(tmp_path / "copy") is None
