"""Records and results by the command line: a folder checked at once, files to look at, results reckoned anew."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.cli.test_commands import mehana_here
from tests.film.conftest import closed_early
from tests.host.house import House

if TYPE_CHECKING:
    from pathlib import Path


def test_a_folder_of_records_is_checked_with_a_summary(tmp_path: Path) -> None:
    folder = tmp_path / "records" / "deep"
    folder.mkdir(parents=True)
    for count in (2, 5):
        (folder / f"{count}.json").write_bytes(closed_early(count))
    assert (
        "2 records: 2 hold (0 of them unfinished), 0 do not" in mehana_here("verify", "records", folder=tmp_path).stdout
    )
    changed = json.loads(closed_early(3))
    changed["secret"] = "00" * 32
    (folder / "bad.json").write_text(json.dumps(changed))
    done = mehana_here("verify", "records", folder=tmp_path)
    assert done.returncode == 1
    assert "bad.json: the secret is not the one" in done.stdout
    assert "3 records: 2 hold (0 of them unfinished), 1 do not" in done.stdout
    assert done.stderr.count("\n") == 1


def test_a_record_says_what_wrote_it(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_bytes(closed_early(2))
    (tmp_path / "new.json").write_text(json.dumps({**json.loads(closed_early(2)), "program": "mehana 9.9"}))
    assert "an earlier Mehana, played by rules 1" in mehana_here("verify", "old.json", folder=tmp_path).stdout
    assert "Written by mehana 9.9" in mehana_here("verify", "new.json", folder=tmp_path).stdout


@pytest.mark.parametrize(("film", "begins"), [((), b"<!doctype html>"), (("--film",), b"RIFF")])
def test_a_record_becomes_a_file_to_look_at(tmp_path: Path, film: tuple[str, ...], begins: bytes) -> None:
    (tmp_path / "game.json").write_bytes(closed_early(2))
    done = mehana_here("replay", "game.json", *film, "--names", "Ana, Boris", "--language", "bg", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    target = tmp_path / ("game.webp" if film else "game.html")
    assert target.read_bytes().startswith(begins)
    assert "3/3" in done.stdout
    assert "3 frames" in done.stdout


def test_a_record_that_does_not_hold_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    done = mehana_here("replay", "game.json", folder=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "no record of a table" in done.stderr


async def test_results_are_reckoned_anew_from_the_journals(tmp_path: Path) -> None:
    house = House(tmp_path / "house.sqlite3", find_games())
    await house.open()
    table = await house.playing("Ana", "Boris", game="durak", pictures=False)
    await house.play_out(table, ["Ana", "Boris"])
    result = await house.host.journal.results.of_table(table.id)
    await house.close()
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as connection, connection:
        connection.execute("UPDATE result_seat SET place = 9")
    rebuild = partial(mehana_here, "results", "rebuild", folder=tmp_path)
    done = await asyncio.to_thread(rebuild, MEHANA_DATABASE="house.sqlite3")
    assert done.returncode == 0, done.stderr
    assert "1 results written, 0 left as they were" in done.stdout
    await house.open()
    again = await house.host.journal.results.of_table(table.id)
    await house.close()
    assert result is not None
    assert again is not None
    assert again.seats == result.seats
    assert (await asyncio.to_thread(rebuild, MEHANA_DATABASE="gone.sqlite3")).returncode == 1
