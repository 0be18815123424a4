"""The command line: output, and one clear line for each mistake. Some commands run in a separate process."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables.ended.record import record_of
from games.core.catalogue import find_games
from tests.e2e.running_bot import running_bot_in
from tests.tables.harness import TableHarness

ROOT = Path(__file__).parent.parent.parent


def mehana(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `mehana` in a folder without a `.env`, with only these settings."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("MEHANA_")}
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "from bot.__main__ import main; main()", *arguments],
        cwd=folder,
        env={**bare, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def mehana_here(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `mehana` in this process, which is faster if its start and end do not matter."""
    said, wrong = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(wrong):
        patch.chdir(folder)
        for name in (name for name in os.environ if name.startswith("MEHANA_")):
            patch.delenv(name)
        for name, value in settings.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["mehana", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), said.getvalue(), wrong.getvalue())


def test_run_without_a_token_explains_how_to_set_it(tmp_path: Path) -> None:
    done = mehana("run", folder=tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "MEHANA_TOKEN" in done.stderr
    assert ".env" in done.stderr
    assert "mehana sandbox" in done.stderr


def test_the_env_file_is_read_and_a_wrong_setting_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("MEHANA_LOG=LOUD\n")
    done = mehana("run", folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "MEHANA_LOG" in done.stderr


def test_games_lists_every_game_with_names_seats_and_options(tmp_path: Path) -> None:
    listed = json.loads(mehana("games", "--json", folder=tmp_path).stdout)
    assert [game["key"] for game in listed] == sorted(find_games())
    for game in listed:
        assert set(game["names"]) == {"en", "bg", "ru", "ro"}
        assert game["seats"]["least"] <= game["seats"]["most"]
        assert all({"name", "kind", "default", "range", "about"} <= set(option) for option in game["options"])


@pytest.mark.parametrize("players", ["random", "computer"])
def test_simulate_prints_speed_and_outcomes_and_equal_seeds_agree(tmp_path: Path, players: str) -> None:
    words = ("simulate", "durak", "--seats", "3", "--tables", "5", "--seed", "4", "--players", players, "--json")
    first, second = (json.loads(run(*words, folder=tmp_path).stdout) for run in (mehana, mehana_here))
    assert first["games"] == 5
    assert sum(first["outcomes"].values()) == 5
    assert first["moves_per_second"] > 0
    for name in ("moves", "outcomes", "first_places"):
        assert first[name] == second[name]


def test_a_broken_pipe_ends_a_command_quietly(tmp_path: Path) -> None:
    unread, output = os.pipe()
    os.close(unread)
    with open(output, "wb") as pipe:  # noqa: PTH123 - it has no path
        done = subprocess.run(
            [sys.executable, "-m", "bot", "games"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=pipe,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (141, b"")


def test_simulate_lets_strengths_play_each_other(tmp_path: Path) -> None:
    """Shares of first places add up to 1, and equal seeds give equal results except for times."""
    words = ("simulate", "magove", "--players", "strong,easy,random", "--option", "rounds=2", "--tables", "6")
    report, again = (
        json.loads(mehana_here(*words, "--effort", "0.05", "--json", folder=tmp_path).stdout) for _ in range(2)
    )
    assert list(report["strength"]) == ["strong", "easy", "random"]
    assert sum(level["first"] for level in report["strength"].values()) == pytest.approx(1, abs=0.001)
    for name, level in report["strength"].items():
        assert level["tables"] == 6
        assert 0 <= level["low"] <= level["first"] <= level["high"] <= 1
        assert 1 <= level["place"] <= 3
        assert 0 <= level["exact"] <= 1
        assert level["fair"] == pytest.approx(1 / 3, abs=0.001)
        for key in ("first", "last", "place", "score", "exact"):
            assert level[key] == again["strength"][name][key]


def test_one_level_fills_all_seats(tmp_path: Path) -> None:
    words = ("simulate", "durak", "--players", "easy", "--seats", "3", "--tables", "2", "--json")
    done = mehana_here(*words, folder=tmp_path)
    told = json.loads(done.stdout)
    assert told["players"] == "easy,easy,easy"
    assert told["strength"]["easy"]["first"] == 1


def test_simulate_can_check_every_step(tmp_path: Path) -> None:
    done = mehana_here(
        "simulate", "durak", "--tables", "1", "--option", "enchanted=all", "--check", "--json", folder=tmp_path
    )
    assert json.loads(done.stdout)["games"] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "durak", "--seats", "9"), "2 to 6"),
        (("simulate", "durak", "--option", "teams=true", "--seats", "3"), "four"),
        (("simulate", "durak", "--option", "teams=perhaps"), "perhaps"),
        (("simulate", "durak", "--option", "colour=red"), "no option"),
        (("simulate", "durak", "--option", "teams"), "NAME=VALUE"),
        (("simulate", "durak", "--players", "easy,normal", "--seats", "3"), "2 players, but --seats is 3"),
        (("simulate", "durak", "--players", "easy,normal", "--check"), "--check"),
        (("verify", "absent.json"), "absent.json"),
        (("backup", "copy.sqlite3"), "no database"),
    ],
    ids=" ".join,
)
def test_every_mistake_is_one_clear_line(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    done = mehana_here(*words, folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    assert told in done.stderr


async def test_verify_accepts_a_finished_table_and_refuses_a_changed_one(tmp_path: Path) -> None:
    harness = TableHarness(tmp_path / "tables.sqlite3", find_games())
    await harness.open()
    table = await harness.playing("Ana", "Boris", game="durak", pictures=False)
    await harness.play_out(table, ["Ana", "Boris"])
    record = record_of(table)
    await harness.close()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    assert "all moves are valid" in mehana_here("verify", "good.json", folder=tmp_path).stdout
    moves = [entry for entry in record["entries"] if entry["kind"] == "move"]
    moves[3]["checksum"] = "0" * 16
    bad.write_text(json.dumps(record))
    done = mehana_here("verify", "bad.json", folder=tmp_path)
    assert done.returncode == 1
    assert f"entry {moves[3]['number']}" in done.stderr


async def test_backup_copies_a_database_in_use(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False, check=False) as running_bot, running_bot.running():
        await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
        done = mehana("backup", "copy.sqlite3", folder=tmp_path, MEHANA_DATABASE="test.sqlite3")
        assert done.returncode == 0, done.stderr
        with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
            assert copy.execute("SELECT status FROM game_table").fetchall() == [("playing",)]
        again = partial(mehana_here, "backup", "copy.sqlite3", folder=tmp_path, MEHANA_DATABASE="test.sqlite3")
        assert (await asyncio.to_thread(again)).returncode == 1
