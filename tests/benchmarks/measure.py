"""The figures of `python -m tests.benchmarks`, each beside a yardstick measured in the same run: compare only ratios."""

import asyncio
import copy
import io
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.cli.simulate import Plan, simulate
from bot.tables.state.replay import Play
from games.core.catalogue import find_games, localizer_for
from games.core.chance import QuickChance
from games.core.conformance import sample
from games.core.contract import PUBLIC, AnyGame, to_bytes
from storage import Change, Entry, EntryKind, Journal
from storage.schema import PRAGMAS
from storage.tables import KEEP_CHECKPOINT, STEP_TABLE
from tests.storage.lines import file_of_version, opening

TABLES, MOVES = 50, 100
"""Tables side by side and moves of each, for durable moves."""


STEPS = ("judge", "view", "imagine", "play")
"""The steps of a search besides copying; the names of the figures stay, so that old runs compare."""


QUICK: Final[Mapping[str, Mapping[str, Any]]] = {
    "moves": {"tables": 4, "rounds": 1},
    "journal": {"tables": 3, "moves": 4, "alone_moves": 4, "rounds": 2},
    "answer": {"alternations": 1, "rounds": 3, "warming": 1},
    "computers": {"tables": 2, "seconds": 9, "clicks": 5},
    "pages": {"tables": 2, "each": 2, "seconds": 5, "idle": 20},
    "verdicts": {"count": 2, "deals": 2, "played_on": 1},
    "talk": {"enough": 1, "longest": 40},
    "touch": {"moments": ("start",), "decisions": 2},
}
"""The arguments with which benchmarks that take long measure little. The figures then say nothing."""


def measure(only: Sequence[str], *, quick: bool = False) -> list[dict[str, Any]]:
    """Measure the figures whose names begin with one of `only`, or all. A ratio above 1 beats the yardstick.

    `quick` measures little: enough to see that each benchmark works.
    """
    figures = _figures(QUICK if quick else {})
    return [figure for name, made in figures if not only or name.startswith(tuple(only)) for figure in made()]


def _figures(size: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Callable[[], list[dict[str, Any]]]]]:
    sized: defaultdict[str, Mapping[str, Any]] = defaultdict(dict, size)
    for game in find_games().values():
        yield f"{game.key}-moves", lambda game=game: [_moves(game, **sized["moves"])]
        yield f"{game.key}-copy", lambda game=game: [_copy(game)]
        for step in STEPS:
            yield f"{game.key}-{step}", lambda game=game, step=step: [_step(game, step)]
        yield f"{game.key}-replay", lambda game=game: [_replay(game)]
        yield f"{game.key}-picture", lambda game=game: [_picture(game)]
    yield "journal", lambda: asyncio.run(durable(**sized["journal"]))
    yield "answer", lambda: asyncio.run(_answers(**sized["answer"]))
    yield "computers", lambda: asyncio.run(_computers(**sized["computers"]))
    yield "idle", lambda: [_idle()]
    yield "pages", lambda: asyncio.run(_pages(**sized["pages"]))
    for game in find_games().values():
        yield f"{game.key}-verdicts", lambda game=game: _verdicts(game, **sized["verdicts"])
        yield f"touch-{game.key}", lambda game=game: asyncio.run(_touch(game.key, **sized["touch"]))
    for key in find_games():  # two people and a computer
        yield f"talk-{key}", lambda key=key: [asyncio.run(_talk(key, 2, 1, **sized["talk"]))]


def _figure(
    name: str, value: float, unit: str, yardstick: str, yardstick_value: float, *, less: bool
) -> dict[str, Any]:
    ratio = yardstick_value / value if less else value / yardstick_value
    return {
        "name": name,
        "value": value,
        "unit": unit,
        "yardstick": yardstick,
        "yardstick_value": yardstick_value,
        "ratio": round(ratio, 4),
    }


def _best(work: Callable[[], object], times: int, rounds: int = 5) -> float:
    """Return the seconds of one call, the best of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - began)
    return best / times


def _plan(game: AnyGame, tables: int) -> Plan:
    seats = 4 if 4 in game.seats else min(game.seats)
    return Plan.made(game, {}, seats, tables, 1)


def _moves(game: AnyGame, tables: int = 200, rounds: int = 3) -> dict[str, Any]:
    """Measure checked random moves, beside drawing as many from lists without any rules."""
    report = max((simulate(_plan(game, tables), computer=False, check=False) for _ in range(rounds)), key=_speed)
    chance, choices = QuickChance(1), list(range(7))
    drawing = 1 / _best(lambda: choices[chance.below(len(choices))], 100_000)
    return _figure(f"{game.key}-moves", _speed(report), "moves/s", "draws without rules a second", drawing, less=False)


def _speed(report: dict[str, Any]) -> float:
    return report["moves_per_second"]


def _middle(game: AnyGame) -> tuple[Any, list[tuple[int, str]]]:
    """Return a state in the middle of a random table, and the moves that led there."""
    plan, seed = _plan(game, 1), bytes(32)
    play, rng, line = Play(game, plan.options, plan.seats, seed), random.Random(1), list[tuple[int, str]]()
    play.deal(0)
    while (seats := game.acting(play.state)) and len(line) < 60:
        seat = rng.choice(list(seats))
        choices = [choice for choice in game.moves(play.state, seat) if not hasattr(choice, "pool")]
        if not choices:
            break
        text = str(rng.choice(choices))
        tried = play.try_move(len(line) + 1, seat, text)
        line.append((seat, text))
        entry = Entry(number=len(line), kind=EntryKind.MOVE, seat=seat, body=text, at=0, interaction=None, checksum="")
        play.keep(entry, tried)
    return play.state, line


def _copy(game: AnyGame) -> dict[str, Any]:
    state, _ = _middle(game)
    ours = _best(lambda: game.copy(state), 10_000) * 1e6
    theirs = _best(lambda: copy.deepcopy(state), 200) * 1e6
    return _figure(f"{game.key}-copy", ours, "µs", "copy.deepcopy, µs", theirs, less=True)


def _step(game: AnyGame, step: str) -> dict[str, Any]:
    """Measure one step of what computers do in the middle of a table, beside copying the state as Python would."""
    state, _ = _middle(game)
    seat = game.acting(state)[0]
    view, choices, chance = game.view(state, seat), game.moves(state, seat), QuickChance(1)
    move = sample(choices[0], chance)
    pairs = iter([game.copy(state) for _ in range(5 * _STEPS_TIMES)])
    work: dict[str, Callable[[], object]] = {
        "judge": lambda: game.heuristic(view, choices, chance),
        "view": lambda: game.view(state, seat),
        "imagine": lambda: game.determinize(view, chance),
        "play": lambda: game.play(next(pairs), seat, move, chance),
    }
    ours = _best(work[step], _STEPS_TIMES) * 1e6
    theirs = _best(lambda: copy.deepcopy(state), 200) * 1e6
    return _figure(f"{game.key}-{step}", ours, "µs", "copy.deepcopy, µs", theirs, less=True)


_STEPS_TIMES = 300


def _replay(game: AnyGame) -> dict[str, Any]:
    """Replaying a journal with checksums, beside encoding as many states."""
    plan = _plan(game, 1)
    state, line = _middle(game)
    entries = [Entry(number=0, kind=EntryKind.START, seat=-1, body="", at=0, interaction=None, checksum="")]
    entries += [
        Entry(number=number, kind=EntryKind.MOVE, seat=seat, body=text, at=0, interaction=None, checksum="")
        for number, (seat, text) in enumerate(line, start=1)
    ]
    ours = _best(lambda: Play(game, plan.options, plan.seats, bytes(32)).apply(entries), 20) / len(entries) * 1e6
    theirs = _best(lambda: to_bytes(state), 1000) * 1e6
    return _figure(f"{game.key}-replay", ours, "µs a move", "encoding a state, µs", theirs, less=True)


def _picture(game: AnyGame) -> dict[str, Any]:
    """One table picture, beside saving an empty picture of the same size."""
    from PIL import Image

    state, _ = _middle(game)
    view = game.view(state, PUBLIC)
    localizer = localizer_for(game, "en", [f"Player {seat}" for seat in range(view.seats)])
    size = game.pictures.table(view, localizer).size
    ours = _best(lambda: game.pictures.table(view, localizer).png(), 5) * 1e3
    theirs = _best(lambda: Image.new("RGB", size, "#4a3226").save(io.BytesIO(), "PNG"), 5) * 1e3
    return _figure(f"{game.key}-picture", ours, "ms", "an empty PNG of the size, ms", theirs, less=True)


# The journal


class _Appended(NamedTuple):
    rate: float
    """Durable moves a second."""
    each: list[float]
    """How long each move took, in seconds."""


async def durable(
    tables: int = TABLES, moves: int = MOVES, alone_moves: int = 300, rounds: int = 10
) -> list[dict[str, Any]]:
    """Measure moves on disk beside raw sqlite3: so many tables at once, and one alone. Each move is one commit.

    Ours and the yardstick are measured in turn, and the best of each is kept: the speed of disks varies. `p50` and
    `p95` are what a move takes while so many wait, in milliseconds.
    """
    together, alone, raw = 0.0, 0.0, 0.0
    waits: list[float] = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            raw = max(raw, _raw(Path(folder) / "raw.sqlite3", alone_moves))
            waited = await _appending(Path(folder) / "together.sqlite3", tables, moves)
            together, waits = max(together, waited.rate), [*waits, *waited.each]
            alone = max(alone, (await _appending(Path(folder) / "alone.sqlite3", 1, alone_moves)).rate)
    waits.sort()
    waited_for = {name: waits[int(len(waits) * share)] * 1e3 for name, share in (("p50", 0.5), ("p95", 0.95))}
    return [
        _figure("journal-together", together, "moves/s", "raw sqlite3, moves/s", raw, less=False) | waited_for,
        _figure("journal-alone", 1000 / alone, "ms", "raw sqlite3, ms", 1000 / raw, less=True),
    ]


_STATE = secrets.token_bytes(300)


async def _appending(path: Path, tables: int, moves: int) -> _Appended:
    """Append moves to so many tables at once."""
    each: list[float] = []
    async with Journal.opened(path) as journal:
        rows = await _open_tables(journal, tables)

        async def play(table: int) -> None:
            for number in range(1, moves + 1):
                click = table * 10**6 + number
                entry = Entry(number=number, kind=EntryKind.MOVE, seat=0, body="attack 8H", at=1, interaction=click)
                asked = time.perf_counter()
                await journal.append(table, entry, Change(checkpoint=_STATE))
                each.append(time.perf_counter() - asked)

        began = time.perf_counter()
        await asyncio.gather(*(play(row) for row in rows))
        return _Appended(len(each) / (time.perf_counter() - began), each)


async def _open_tables(journal: Journal, tables: int) -> list[int]:
    made: list[int] = []
    for channel in range(tables):
        owner = await journal.meet(channel + 1, "Ana", "en")
        made.append((await journal.open_table(opening(owner.id, channel))).id)
    return made


def _raw(path: Path, moves: int) -> float:
    """Return moves a second of bare sqlite3, which looks for the interaction: one commit for each."""
    file_of_version(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(PRAGMAS)
        connection.execute("INSERT INTO person (id, discord_id, name, locale) VALUES (1, 1, 'Ana', 'en')")
        connection.execute(_RAW_TABLE)
        step = STEP_TABLE.format("")
        began = time.perf_counter()
        for number in range(1, moves + 1):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(step, (number, 1, None, 1, number, number))
            connection.execute("INSERT INTO entry VALUES (1, ?, 'move', 0, 'attack 8H', 1, ?, '')", (number, number))
            connection.execute(KEEP_CHECKPOINT, (1, _STATE))
            connection.execute("COMMIT")
        return moves / (time.perf_counter() - began)


_RAW_TABLE = (
    "INSERT INTO game_table (id, guild, channel, game, rules_version, options, locale, pace, pictures, status, secret,"
    " host, opened_at, changed_at, last)"
    " VALUES (1, 1, 1, 'toy', 1, '{}', 'en', 0, 1, 'lobby', zeroblob(32), 1, 1, 1, 0)"
)

# Discord


async def _answers(**size: int) -> list[dict[str, Any]]:
    """Measure the time from a click to the bot's answer, beside a bot that only says pong."""
    from tests.benchmarks.answers import answer_times

    times = await answer_times(**size)
    return [
        _figure(f"answer-{name}", times[name] * 1e3, "ms", "a bot that says pong, ms", times["pong"] * 1e3, less=True)
        for name in ("command", "elsewhere", "click")
    ]


async def _computers(**size: Any) -> list[dict[str, Any]]:
    """Measure the slowest move of a computer at fifty tables, and what a person's click takes meanwhile."""
    from tests.benchmarks.computers import computers_at_work

    came = await computers_at_work(**size)
    return [
        _figure("computers-slowest", came["slowest"], "s", "may, s", 3.0, less=True) | came,
        _figure("computers-click", came["meanwhile"] * 1e3, "ms", "alone, ms", came["alone"] * 1e3, less=True),
    ]


async def _pages(**size: Any) -> list[dict[str, Any]]:
    """Measure how soon open pages show another's move, what an update weighs, and what idle pages keep."""
    from tests.benchmarks.pages import IDLE, open_pages

    came = await open_pages(**size)
    figures = [
        _figure("pages-picture", came["p99"] * 1e3, "ms, p99", "may, ms", 300.0, less=True) | came,
        _figure("pages-update", came["heaviest"] / 1e3, "kB, the heaviest", "may, kB", 15.0, less=True),
        _figure("pages-idle", came["idle"], f"MiB for {size.get('idle', IDLE)} pages", "may, MiB", 60.0, less=True),
    ]
    for name, unit in (("tap", "ms to repaint, p95"), ("painted", "ms to another's page, p95")):
        if came[name]:  # within few seconds there may be nothing to tap
            figures.append(_figure(f"pages-{name}", came[name] * 1e3, unit, "may, ms", 250.0, less=True))
    return figures


def _verdicts(game: AnyGame, **size: int) -> list[dict[str, Any]]:
    """Measure how often a judgement agrees with one of ten times the budget, and what 100 decisions take.

    Of the costly moves that strong computers played on, `within` lost what was said.
    """
    from tests.benchmarks.judgements import calibrated

    came = calibrated(game, 4 if 4 in game.seats else min(game.seats), **size)
    more = {name: getattr(came, name) for name in ("judged", "agreed", "costly", "missed", "within", "slowest")}
    more["played_on"] = len(came.played_on)
    seconds = 100 * came.seconds / came.judged
    return [
        _figure(f"{game.key}-verdicts", came.agreed / came.judged, "agree", "should", 0.9, less=False) | more,
        _figure(f"{game.key}-verdicts-table", seconds, "s for 100 decisions", "may, s", 120.0, less=True),
    ]


async def _talk(key: str, people: int, computers: int, **size: Any) -> dict[str, Any]:
    """Count the requests a move of whole tables, and what else they say, beside what a table may say.

    `forced_share_declined` is of other tables, where nobody has single options played for them.
    """
    from tests.benchmarks.messages import talk

    said = await talk(key, people, computers, **size)
    said["forced_share_declined"] = (await talk(key, people, computers, single_options=False, **size))["forced_share"]
    return _figure(f"talk-{key}", said["requests_a_move"], "requests a move", "may", 3.0, less=True) | said


async def _touch(key: str, **size: Any) -> list[dict[str, Any]]:
    """Measure taps a decision on the page, at moments and widths; beside it the marks at first look, and the bytes."""
    from tests.benchmarks.touch import touch

    came = await touch(key, **size)
    return [
        _figure(f"touch-{key} {moment}", figures.summary()["taps"], "taps a decision", "may", 2.0, less=True)
        | figures.summary()
        for moment, figures in came.items()
    ]


def _idle() -> dict[str, Any]:
    """Resident memory of the idle bot, beside a process that has only imported discord."""
    bare = _resident("import discord")
    ours = _resident(
        "import asyncio, pathlib, tempfile\n"
        "from bot.app import assembled\n"
        "from bot.settings import Settings\n"
        "async def main():\n"
        "    folder = pathlib.Path(tempfile.mkdtemp())\n"
        "    settings = Settings(token='x', database=folder / 'idle.sqlite3', log_level=0)\n"
        "    async with assembled(settings) as bot:\n"
        "        from bot.discord.commands.tree import build\n"
        "        build(bot.tree, bot.service.games, bot.handler)\n"
        "        bot.tree.get_commands()\n"
        "asyncio.run(main())\n"
    )
    return _figure("idle", ours, "MiB", "import discord, MiB", bare, less=True)


def _resident(code: str) -> float:
    tail = "\nprint(open('/proc/self/statm').read().split()[1])"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code + tail], capture_output=True, text=True, check=True
    )
    return int(done.stdout.split()[-1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
