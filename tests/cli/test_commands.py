"""The command line: output, and one clear line for each mistake. Some commands run in a separate process."""

import asyncio
import dataclasses
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.parser import make_parser
from bot.cli.simulate import Plan, simulate
from bot.cli.tournament import contest, interval
from bot.settings import Broken, Settings, SettingsError
from bot.tables.ended.record import record_of
from games.core.catalogue import find_games
from games.core.chance import Chance
from games.core.contract import Outcome
from games.core.options import Options
from storage import FileGone
from tests.e2e.running_bot import running_bot_in
from tests.tables.harness import TableHarness

ROOT = Path(__file__).parent.parent.parent


def python(
    *words: str, folder: Path | None = None, path: Sequence[Path] = (), **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with only these environment variables; it imports from the folders of `path`, then from the project."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={"PATH": "", "PYTHONPATH": ":".join(map(str, (*path, ROOT))), **variables},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def mehana(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `mehana` in a folder without a `.env`, with only these settings."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("MEHANA_")}
    variables = {**bare, "PYTHONPATH": str(ROOT), **settings}
    return python("-W", "ignore", "-c", "from bot.__main__ import main; main()", *arguments, folder=folder, **variables)


def mehana_here(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `mehana` in this process, which is faster if its start and end do not matter."""
    said, wrong = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(wrong):
        patch.chdir(folder)
        for name in (name for name in os.environ if name.startswith("MEHANA_")):
            patch.delenv(name)
        patch.setattr(os, "environ", {**os.environ, **settings})  # a `.env` that is read changes it
        patch.setattr(sys, "argv", ["mehana", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), said.getvalue(), wrong.getvalue())


def test_run_without_a_token_explains_how_to_set_it(tmp_path: Path) -> None:
    done = mehana_here("run", folder=tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "MEHANA_TOKEN" in done.stderr
    assert ".env" in done.stderr
    assert "mehana sandbox" in done.stderr


def test_the_env_file_is_read_and_a_wrong_setting_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("MEHANA_LOG=LOUD\n")
    done = mehana_here("run", folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "MEHANA_LOG" in done.stderr


def test_games_lists_every_game_with_names_seats_and_options(tmp_path: Path) -> None:
    done = mehana_here("games", "--json", folder=tmp_path)
    listed, games = json.loads(done.stdout), find_games()
    assert [game["key"] for game in listed] == sorted(games)
    assert "Дурак" in done.stdout, "as people write it"
    for game in listed:
        assert set(game["names"]) == {"en", "bg", "ru", "ro"}
        seats = games[game["key"]].seats
        assert (game["seats"]["least"], game["seats"]["most"]) == (seats[0], seats[-1])
        assert all({"name", "kind", "default", "range", "about"} <= set(option) for option in game["options"])
    lines = mehana_here("games", folder=tmp_path).stdout.splitlines()
    assert [line for line in lines if not line.startswith("    ")] == [
        f"{game['key']}: {game['names']['en']}, {game['seats']['least']} to {game['seats']['most']} seats"
        for game in listed
    ]
    assert len(lines) == len(listed) + sum(len(game["options"]) for game in listed)
    about = {line.strip().partition(": ")[0] for line in lines}
    assert {
        "teams (true or false; default false)",
        "rotations (2 to 10; default 2)",
        "mode (standard, advanced; default standard)",
        "teams (any of 0 1 2 3 4; default 0 2 4)",
    } <= about
    assert any(line.endswith("): Standard or advanced game (usually standard)") for line in lines)


@pytest.mark.parametrize(
    ("words", "name", "default", "value"),
    [
        ("sandbox", "port", "8421", 8421),
        ("check durak", "seed", "1", "1"),
        ("new-game tricks", "to", "here", Path()),
        ("simulate durak", "seats", "the fewest", None),
        ("simulate durak", "tables", "100", 100),
        ("simulate durak", "seed", "0", 0),
        ("simulate durak", "effort", "1", 1.0),
        ("replay table.json", "to", "beside", None),
        ("replay table.json", "language", "en", "en"),
        ("backup copies", "keep", "14", 14),
    ],
)
def test_the_help_names_the_defaults(tmp_path: Path, words: str, name: str, default: str, value: object) -> None:
    told = " ".join(mehana_here(words.split(maxsplit=1)[0], "--help", folder=tmp_path).stdout.split())
    assert re.search(rf"--{name} [A-Z,{{}}a-z]+ [^(]*\(default:? {default}", told), told
    assert getattr(make_parser().parse_args(words.split()), name) == value


@pytest.mark.parametrize(
    ("words", "flags"),
    [
        ("games", "json"),
        ("check durak", "exhaustive write-texts store"),
        ("new-game tricks", "standard"),
        ("simulate durak", "check json"),
        ("replay table.json", "film gently"),
        ("replay table.json", "hands"),
    ],
)
def test_what_is_optional_is_off_until_it_is_asked_for(words: str, flags: str) -> None:
    read = make_parser().parse_args
    without = vars(read(words.split()))
    given = vars(read([*words.split(), *(f"--{flag}" for flag in flags.split())]))
    for flag in flags.replace("-", "_").split():
        assert (without[flag], given[flag]) == (False, True)


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        ("", 2, "the following arguments are required: COMMAND"),
        ("sandbox --port 65536", 2, "'65536' is not a port: use a number from 0 to 65535"),
        ("sandbox --port -1", 2, "'-1' is not a port"),
        ("simulate durak --players easy,strongest", 2, "'easy,strongest' is neither random nor computer nor a level"),
        ("simulate durak --effort 0", 2, "'0' is not a share: use a number above 0, up to 1"),
        ("simulate durak --effort 1.01", 2, "'1.01' is not a share"),
        ("simulate durak --effort all", 2, "'all' is not a share"),
        ("check durak --seed x", 2, "'x' is neither a number nor random"),
        ("replay table.json --film --hands", 2, "not allowed with"),
        ("replay table.json --language de", 2, "invalid choice: 'de'"),
        ("results forget", 2, "invalid choice: 'forget'"),
    ],
)
def test_a_wrong_argument_is_named(tmp_path: Path, words: str, status: int, told: str) -> None:
    done = mehana_here(*words.split(), folder=tmp_path)
    assert (done.returncode, done.stdout) == (status, "")
    assert told in done.stderr


def test_arguments_are_read_up_to_their_bounds() -> None:
    read = make_parser().parse_args
    assert [read(["sandbox", "--port", port]).port for port in ("0", "65535")] == [0, 65535]
    assert [read(["simulate", "durak", "--effort", share]).effort for share in ("0.001", "1")] == [0.001, 1.0]
    for players in ("random", "computer", "easy,normal,strong,random"):
        assert read(["simulate", "durak", "--players", players]).players == players


@pytest.mark.parametrize(
    ("ends", "status", "told"),
    [
        (None, 0, ""),
        (Broken("it stopped"), 70, "mehana: it stopped\n"),
        (SettingsError("no token"), 1, "mehana: no token\n"),
        (FileGone("it was deleted"), 1, "mehana: it was deleted\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
    ids=["well", "broken", "settings", "database", "interrupted"],
)
def test_a_bot_that_needs_a_restart_ends_with_a_status_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: BaseException | None, status: int, told: str
) -> None:
    """By it the service manager tells whether to start the bot again, or whether somebody has to look."""
    ran: list[Settings] = []

    async def serve(settings: Settings) -> None:
        ran.append(settings)
        if ends is not None:
            raise ends

    monkeypatch.setattr("bot.app.serve", serve)
    done = mehana_here("run", folder=tmp_path, MEHANA_TOKEN="t", MEHANA_LOG="ERROR")
    assert (done.returncode, done.stdout, done.stderr) == (status, "", told)
    assert [(settings.token, settings.log_level) for settings in ran] == [("t", logging.ERROR)]


@pytest.mark.parametrize("players", ["random", "computer"])
def test_simulate_prints_speed_and_outcomes_and_equal_seeds_agree(tmp_path: Path, players: str) -> None:
    words = ("simulate", "durak", "--seats", "3", "--tables", "3", "--seed", "4", "--players", players, "--json")
    first, second = (json.loads(mehana_here(*words, folder=tmp_path).stdout) for _ in range(2))
    assert (first["game"], first["seats"], first["players"], first["games"]) == ("durak", 3, players, 3)
    assert sum(first["outcomes"].values()) == 3
    assert list(first["first_places"]) == ["0", "1", "2"]
    assert 3 <= sum(first["first_places"].values()) <= 6
    for name, count in (("moves_per_second", first["moves"]), ("games_per_second", 3)):
        # Seconds are rounded to thousandths, and what is done in one to tenths.
        fastest, slowest = count / (first["seconds"] - 0.0005), count / (first["seconds"] + 0.0005)
        assert slowest - 0.05 <= first[name] <= fastest + 0.05
    for name in ("moves", "outcomes", "first_places"):
        assert first[name] == second[name]
    other = json.loads(mehana_here(*words, "--seed", "5", folder=tmp_path).stdout)
    assert other["moves"] != first["moves"]


def test_simulate_prints_one_line_for_each_figure(tmp_path: Path) -> None:
    lines = mehana_here("simulate", "durak", "--tables", "2", folder=tmp_path).stdout.splitlines()
    assert lines[:4] == ["game: durak", "seats: 2", "players: random", "games: 2"]
    assert [line.partition(": ")[0] for line in lines[4:]] == [
        "moves",
        "seconds",
        "games_per_second",
        "moves_per_second",
        "outcomes",
        "first_places",
    ]


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


def test_each_deal_is_played_in_every_rotation_and_counted_for_who_sat_there() -> None:
    """Two of one level and one of another, who is at another seat at each table."""
    outcomes: list[Outcome] = []
    exact: list[Sequence[float]] = []
    deals: list[object] = []
    real = find_games()["magove"]
    assert real.figures is not None
    figures_of = real.figures

    def deal(options: Options, seats: int, chance: Chance) -> tuple[Any, Any]:
        state, events = real.deal(options, seats, chance)
        deals.append(real.copy(state))
        return state, events

    def outcome(state: Any) -> Outcome | None:
        if (found := real.outcome(state)) is not None:
            outcomes.append(found)
        return found

    def figures(view: Any) -> dict[str, Sequence[float]]:
        exact.append(figures_of(view)["exact"])
        return {"exact": exact[-1]}

    game = dataclasses.replace(real, deal=deal, outcome=outcome, figures=figures)
    plan = Plan.made(game, {"rounds": "2"}, 3, 6, 4)
    report = contest(plan, ["easy", "easy", "random"], 1.0)
    assert (report["game"], report["seats"], report["players"], report["games"]) == ("magove", 3, "easy,easy,random", 6)
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
    ended = outcomes[-6:] if len(outcomes) == 6 else outcomes[:: len(outcomes) // 6]
    for level, sat in (("random", [[2], [1], [0]] * 2), ("easy", [[0, 1], [2, 0], [1, 2]] * 2)):
        told, pairs = report["strength"][level], list(zip(ended, sat, strict=True))
        places = [end.places[seat] for end, seats in pairs for seat in seats]
        shares = {
            name: sum(
                (end.places[seat] == worth(end.places)) / end.places.count(worth(end.places))
                for end, seats in pairs
                for seat in seats
            )
            for name, worth in (("first", min), ("last", max))
        }
        assert told["place"] == pytest.approx(sum(places) / len(places), abs=0.001)
        assert told["score"] == pytest.approx(
            sum(end.scores[seat] for end, seats in pairs for seat in seats) / len(places), abs=0.01
        )
        assert told["exact"] == pytest.approx(
            sum(shares[seat] for shares, seats in zip(exact, sat, strict=True) for seat in seats) / len(places),
            abs=0.001,
        )
        assert told["fair"] == pytest.approx(len(places) / 18, abs=0.001)
        for name, share in shares.items():
            assert told[name] == pytest.approx(share / 6, abs=0.001)
        assert (told["low"], told["high"]) == interval(shares["first"] / 6, 6)
        assert (told["last_low"], told["last_high"]) == interval(shares["last"] / 6, 6)
        assert level == "random" or told["seconds_a_move"] > 0
        assert told["slowest_move"] < 60
        assert told["seconds_a_move"] <= told["slowest_move"] + 0.00005, "but for rounding"


@pytest.mark.parametrize(
    ("share", "count", "wanted"),
    [(0.5, 100, (0.4038, 0.5962)), (0.0, 10, (0.0, 0.2775)), (1.0, 10, (0.7225, 1.0)), (0.2, 50, (0.1124, 0.3304))],
)
def test_a_share_is_told_with_its_wilson_interval(share: float, count: int, wanted: tuple[float, float]) -> None:
    assert interval(share, count) == wanted


@pytest.mark.parametrize("computer", [False, True])
def test_simulate_counts_every_outcome_and_first_place(computer: bool) -> None:
    outcomes: list[Outcome] = []
    real = find_games()["magove"]

    def outcome(state: Any) -> Outcome | None:
        if (found := real.outcome(state)) is not None:
            outcomes.append(found)
        return found

    plan = Plan.made(dataclasses.replace(real, outcome=outcome), {"rounds": "2"}, None, 4, 1)
    report = simulate(plan, computer=computer, check=False)
    ended = outcomes if len(outcomes) == 4 else outcomes[:: len(outcomes) // 4]
    assert (report["seats"], report["games"]) == (min(real.seats), 4)
    assert report["outcomes"] == {"most-points": 4}
    assert report["first_places"] == {
        str(seat): sum(end.places[seat] == 1 for end in ended) for seat in range(report["seats"])
    }


@pytest.mark.parametrize("strengths", [False, True])
def test_whom_the_table_waits_for_moves_before_others_who_may(strengths: bool) -> None:
    """As at a real table."""
    real, others, out_of_turn = find_games()["durak"], 0, 0

    def acting(state: Any) -> list[int]:
        nonlocal others
        seats = real.acting(state)
        others += any(seat not in real.view(state, seat).asked for seat in seats)
        return seats

    def heuristic(view: Any, choices: Sequence[Any], chance: Chance) -> Any:
        nonlocal out_of_turn
        out_of_turn += bool(view.asked) and view.audience not in view.asked
        return real.heuristic(view, choices, chance)

    plan = Plan.made(dataclasses.replace(real, acting=acting, heuristic=heuristic), {}, 3, 1, 1)
    if strengths:
        contest(plan, ["normal"] * 3, 1.0)
    else:
        simulate(plan, computer=True, check=False)
    assert others > 9
    assert out_of_turn == 0


@pytest.mark.parametrize("computer", [False, True])
def test_a_broken_promise_is_found_by_checking_alone(computer: bool) -> None:
    """At every step, and at the end."""
    real = find_games()["magove"]

    def early(_: Any) -> Outcome:
        return Outcome(places=(1,) * 3, reason="most-points")

    def late(state: Any) -> Outcome | None:
        found = real.outcome(state)
        return None if found is None else Outcome(places=found.places[:-1], reason=found.reason)

    for outcome in (early, late):
        plan = Plan.made(dataclasses.replace(real, outcome=outcome), {"rounds": "1"}, 3, 1, 1)
        assert simulate(plan, computer=computer, check=False)["games"] == 1
        with pytest.raises(AssertionError):
            simulate(plan, computer=computer, check=True)


def test_a_plan_takes_the_fewest_players_that_its_options_allow() -> None:
    game = find_games()["durak"]
    assert Plan.made(game, {}, None, 1, 0).seats == 2
    assert Plan.made(game, {"teams": "true"}, None, 1, 0).seats == 4


def test_one_level_fills_all_seats(tmp_path: Path) -> None:
    words = ("simulate", "durak", "--players", "easy", "--seats", "3", "--tables", "2", "--json")
    done = mehana_here(*words, folder=tmp_path)
    told = json.loads(done.stdout)
    assert told["players"] == "easy,easy,easy"
    assert told["strength"]["easy"]["first"] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "durak", "--seats", "9"), "2 to 6"),
        (("simulate", "durak", "--option", "teams=true", "--seats", "3"), "four"),
        (("simulate", "durak", "--tables", "0"), "1 to 1"),
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


async def test_verify_accepts_a_finished_table_and_refuses_a_changed_one(harness: TableHarness, tmp_path: Path) -> None:
    table = await harness.ended("Ana", "Boris", game="durak", pictures=False)
    record = record_of(table)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    told = mehana_here("verify", "good.json", folder=tmp_path).stdout
    assert re.search(r"all moves are valid; places by seat \[(1, 2|2, 1|1, 1)\]\n", told)
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
