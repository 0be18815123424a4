"""`mehana verify`, `replay` and `results`."""

import asyncio
import json
import os
import re
import sqlite3
import tracemalloc
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.tables.ended.record import LARGEST, NotVerified, read_record
from tests.cli.test_commands import mehana_here
from tests.export.conftest import closed_early
from tests.tables.harness import TableHarness


def test_a_folder_of_records_is_checked_with_a_summary(tmp_path: Path) -> None:
    folder = tmp_path / "records" / "deep"
    folder.mkdir(parents=True)
    for count in (2, 5):
        (folder / f"{count}.json").write_bytes(closed_early(count))
    assert (
        "2 records: 2 valid (0 of them unfinished), 0 invalid, 0 cannot be checked"
        in mehana_here("verify", "records", folder=tmp_path).stdout
    )
    changed = json.loads(closed_early(3))
    changed["secret"] = "00" * 32
    (folder / "bad.json").write_text(json.dumps(changed))
    done = mehana_here("verify", "records", folder=tmp_path)
    assert done.returncode == 1
    assert "bad.json: the secret is not the one" in done.stdout
    assert "3 records: 2 valid (0 of them unfinished), 1 invalid, 0 cannot be checked" in done.stdout
    assert done.stderr.count("\n") == 1


def changed(record: bytes, **fields: Any) -> str:
    return json.dumps({**json.loads(record), **fields})


def continued(record: bytes) -> str:
    """Return a record that continues under other rules after its deal."""
    told = json.loads(record)
    start = next(place for place, entry in enumerate(told["entries"]) if entry["kind"] == "start")
    going_on = {"number": start + 1, "kind": "continue", "body": "AA=="}
    later = [{**entry, "number": entry["number"] + 1} for entry in told["entries"][start + 1 :]]
    return json.dumps({**told, "entries": [*told["entries"][: start + 1], going_on, *later]})


def test_unchecked_records_are_counted_separately_from_invalid_ones(tmp_path: Path) -> None:
    folder, whole = tmp_path / "records", closed_early(3)
    folder.mkdir()
    (folder / "good.json").write_bytes(whole)
    unchecked = {
        "other-rules.json": changed(whole, rules_version=99),
        "continued.json": continued(whole),
        "unknown-game.json": changed(whole, game="chess"),
        "next-format.json": changed(whole, format="mehana-table-2"),
    }
    for name, text in unchecked.items():
        (folder / name).write_text(text)
    done = mehana_here("verify", "records", folder=tmp_path)
    assert "5 records: 1 valid (0 of them unfinished), 0 invalid, 4 cannot be checked" in done.stdout
    assert all(name in done.stdout for name in unchecked)
    assert (done.returncode, done.stderr) == (1, "mehana: 4 of the records cannot be checked by this version\n")
    for name in ("other-rules.json", "continued.json"):
        seeded = json.loads((folder / name).read_text())
        (folder / name).write_text(json.dumps({**seeded, "seed": "00" * 32}))
    done = mehana_here("verify", "records", folder=tmp_path)
    assert "5 records: 1 valid (0 of them unfinished), 2 invalid, 2 cannot be checked" in done.stdout
    assert done.stderr == "mehana: 2 of the records are invalid\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_pipe_is_one_clear_line(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "game.json")
    done = mehana_here(command, "game.json", folder=tmp_path)
    assert done.returncode == 1
    assert "not a regular file" in done.stderr
    assert done.stderr.count("\n") == 1
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "folder" / "game.json")
    done = mehana_here("verify", "folder", folder=tmp_path)
    assert "1 records: 0 valid (0 of them unfinished), 1 invalid" in done.stdout


def test_a_huge_file_is_refused_in_one_clear_line_with_little_memory(tmp_path: Path) -> None:
    with (tmp_path / "game.json").open("wb") as file:
        file.truncate(8 << 30)
    tracemalloc.start()
    try:
        with pytest.raises(NotVerified, match="more than 64 MiB"):
            read_record(tmp_path / "game.json")
        assert tracemalloc.get_traced_memory()[1] < 3 * LARGEST
    finally:
        tracemalloc.stop()
    for command in ("verify", "replay"):
        done = mehana_here(command, "game.json", folder=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert "more than 64 MiB" in done.stderr


def test_a_record_says_what_wrote_it(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_bytes(closed_early(2))
    (tmp_path / "new.json").write_text(json.dumps({**json.loads(closed_early(2)), "program": "mehana 9.9"}))
    assert "an earlier Mehana, played by rules 1" in mehana_here("verify", "old.json", folder=tmp_path).stdout
    assert "Written by mehana 9.9" in mehana_here("verify", "new.json", folder=tmp_path).stdout


@pytest.mark.parametrize(("film", "begins"), [((), b"<!doctype html>"), (("--film",), b"RIFF")])
def test_a_record_is_exported_as_a_page_or_an_animation(tmp_path: Path, film: tuple[str, ...], begins: bytes) -> None:
    (tmp_path / "game.json").write_bytes(closed_early(2))
    done = mehana_here("replay", "game.json", *film, "--names", "Ana, Boris", "--language", "bg", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    target = tmp_path / ("game.webp" if film else "game.html")
    assert target.read_bytes().startswith(begins)
    assert "3/3" in done.stdout
    assert "3 frames" in done.stdout


def test_one_name_of_a_replay_may_be_a_number(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(closed_early(2))
    done = mehana_here("replay", "game.json", "--names", "90125", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "90125" in (tmp_path / "game.html").read_text("utf-8")


def test_a_replay_is_written_where_and_as_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(closed_early(2))
    words = ("replay", "game.json", "--to", "page.html")
    done = mehana_here(*words, "--names", '["Ana, the first", "Boris", 7]', folder=tmp_path)
    assert done.stdout.splitlines()[-1].startswith("wrote page.html: 3 frames, 0.")
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "Ana, the first" in page
    mehana_here(*words, "--names", "Ana,, Boris ,Vera", folder=tmp_path)
    names = (tmp_path / "page.html").read_text("utf-8")
    assert "Vera" in names
    assert "the first" not in names
    mehana_here(*words, "--language", "bg", folder=tmp_path)
    bulgarian = (tmp_path / "page.html").read_text("utf-8")
    assert '<html lang="bg"' in bulgarian
    assert '<html lang="en"' in page
    for more in ((), ("--hands",)):
        mehana_here(*words[:3], f"hands{len(more)}.html", *more, folder=tmp_path)
    sizes = [(tmp_path / f"hands{count}.html").stat().st_size for count in (0, 1)]
    assert sizes[0] < sizes[1], "with what each seat held"


@pytest.mark.parametrize(("words", "told"), [((), []), (("--gently",), [10])])
def test_a_replay_can_give_way_to_other_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: list[int]
) -> None:
    niceness: list[int] = []
    monkeypatch.setattr(os, "nice", niceness.append)
    (tmp_path / "game.json").write_bytes(closed_early(1))
    assert mehana_here("replay", "game.json", *words, folder=tmp_path).returncode == 0
    assert niceness == told


def test_progress_is_told_every_25_frames_and_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(closed_early(26))
    lines = mehana_here("replay", "game.json", folder=tmp_path).stdout.splitlines()
    assert lines[:-1] == ["25/27", "27/27"]


def test_progress_in_a_folder_of_records_is_told_every_hundred(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    for number in range(100):
        (tmp_path / "records" / f"{number:03}.json").write_text("{}")
    (tmp_path / "records" / "last.json").write_bytes(unfinished(2))
    lines = mehana_here("verify", "records", folder=tmp_path).stdout.splitlines()
    assert lines[100:] == [
        "100 of 101 checked, 100 invalid, 0 cannot be checked",
        "101 records: 1 valid (1 of them unfinished), 100 invalid, 0 cannot be checked",
    ]


def unfinished(moves: int) -> bytes:
    """Return the record of a table in play."""
    told = json.loads(closed_early(moves))
    return json.dumps({**told, "entries": told["entries"][:-1]}).encode()


def test_a_record_says_how_its_table_ended(tmp_path: Path) -> None:
    (tmp_path / "closed.json").write_bytes(closed_early(2))
    (tmp_path / "playing.json").write_bytes(unfinished(2))
    closed = mehana_here("verify", "closed.json", folder=tmp_path).stdout
    assert closed.startswith("closed.json: the shuffles and all moves are valid; the table was closed before its end\n")
    assert re.search(r"Its seal, to compare with the one in the lobby: \S+.* \(in full [0-9a-f]{64}\)", closed)
    playing = mehana_here("verify", "playing.json", folder=tmp_path).stdout
    assert "are valid; UNFINISHED: the record ends during play\n" in playing


def test_an_invalid_record_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    done = mehana_here("replay", "game.json", folder=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "no record of a table" in done.stderr


async def test_results_are_recomputed_from_the_journals(harness: TableHarness, tmp_path: Path) -> None:
    table = await harness.ended("Ana", "Boris", game="durak", pictures=False)
    result = await harness.service.journal.results.of_table(table.id)
    await harness.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
        connection.execute("UPDATE result_seat SET place = 9")
    rebuild = partial(mehana_here, "results", "rebuild", folder=tmp_path)
    done = await asyncio.to_thread(rebuild, MEHANA_DATABASE="tables.sqlite3")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "1 results written, 0 left unchanged"
    await harness.open()
    again = await harness.service.journal.results.of_table(table.id)
    await harness.close()
    assert again.seats == result.seats
    done = await asyncio.to_thread(rebuild, MEHANA_DATABASE="gone.sqlite3")
    assert (done.returncode, done.stderr) == (1, "mehana: there is no database at gone.sqlite3\n")
    assert not (tmp_path / "gone.sqlite3").exists()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
        connection.execute("UPDATE game_table SET game = 'chess'")
    done = await asyncio.to_thread(rebuild, MEHANA_DATABASE="tables.sqlite3")
    assert "0 results written, 1 left unchanged" in done.stdout
    assert done.stdout.endswith(f"their game is not installed or its rules do not replay them: {table.id}\n")
