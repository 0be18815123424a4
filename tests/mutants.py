"""How good a game's tests are: faults are put into its rules one at a time, and those that no test notices are told.

    python -m tests.mutants GAME [--sample 200] [--seed N] [--slowest SECONDS]

The faults are drawn by the seed from all that can be put into `games/GAME/rules`. Each goes into a copy of the project
in a temporary folder, where the game's own tests and its recorded tables are run until one fails. Two workers have
everything but the game imported; each test run is a fork of one. What killed before is tried first, then the quick.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parent.parent
WORKERS: Final = 2
MEMORY: Final = 4 << 30
PATIENCE: Final = 4.0
"""Seconds of a processor any test may take, besides five times what it takes with sound rules.

A busy machine must not pass for a test that has noticed something, nor a quick test for a slow one: so time is counted
as the test uses it. Who waits for ever uses none, and is ended by the clock on the wall, `ASLEEP` times later.
"""
ASLEEP: Final = 15

OTHERWISE: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}


def say(*lines: str) -> None:
    """Print these lines at once."""
    for line in lines:
        print(line, flush=True)  # noqa: T201 - the command's own voice


class Fault(NamedTuple):
    """One change of one file."""

    path: str
    line: int
    before: str
    after: str
    source: str


def faults_in(path: Path, root: Path) -> Iterator[Fault]:
    """Yield every fault that can be put into a file."""
    source = path.read_text("utf-8")
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    for node, other in _changes(ast.parse(source)):
        begin, end = (
            starts[node.lineno - 1] + node.col_offset,
            starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0),
        )
        text = ast.unparse(other)
        inside = f"({text})" if isinstance(other, ast.expr) else text
        data = source.encode()
        changed = (data[:begin] + inside.encode() + data[end:]).decode()
        try:
            compile(changed, str(path), "exec")
        except SyntaxError:
            continue
        yield Fault(path.relative_to(root).as_posix(), node.lineno, ast.unparse(node), text, changed)


def _changes(tree: ast.AST) -> Iterator[tuple[Any, Any]]:
    """Yield the nodes that can be changed, each with what stands there instead."""
    for node in _within(tree):
        yield from ((node, other) for other in _instead(node))
        tests = [node.test] if isinstance(node, ast.If | ast.While) else getattr(node, "ifs", [])
        yield from ((test, ast.UnaryOp(ast.Not(), test)) for test in tests)


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes in which a fault would be one of the rules: no types, texts, imports or assertions.

    The `strict` of a `zip` and `assert_never` are assertions too.
    """
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"} or (
            name == "keywords" and isinstance(node, ast.ClassDef)
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(
                child, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Assert
            ):
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            if isinstance(child, ast.Expr) and ast.unparse(child).startswith("assert_never("):
                continue
            if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
                continue
            yield child
            yield from _within(child)


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what can stand in place of a node."""
    match node:
        case ast.Compare() if type(node.ops[0]) in OTHERWISE:
            yield _with(node, ops=[OTHERWISE[type(node.ops[0])](), *node.ops[1:]])
        case ast.BinOp() | ast.BoolOp() if type(node.op) in OTHERWISE:
            yield _with(node, op=OTHERWISE[type(node.op)]())
        case ast.Break() | ast.Continue():
            yield OTHERWISE[type(node)]()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp():
            yield _with(node, body=node.orelse, orelse=node.body)
        case ast.Return(value=ast.Constant(value=None | False)):
            pass  # nobody who asks for yes or no can tell them apart
        case ast.Return(value=ast.expr()):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign() if type(node.op) in OTHERWISE:
            yield from (_with(node, op=OTHERWISE[type(node.op)]()), ast.Pass())
        case ast.Expr(value=ast.Call()) | ast.Delete():
            yield ast.Pass()
        case _:
            pass


def _with(node: ast.AST, **parts: Any) -> ast.AST:
    other = copy.copy(node)
    for name, value in parts.items():
        setattr(other, name, value)
    return other


class Plugin:
    """Puts the tests into order, limits the time of each, and notes how long it took and whether it failed."""

    def __init__(self, known: dict[str, float] | None, killers: list[str], slowest: float) -> None:
        self.known = known
        self.killers = {name: place for place, name in enumerate(killers)}
        self.slowest = slowest
        self.took: dict[str, float] = {}
        self.failed: list[str] = []
        self.began = 0.0

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", deadline=None, max_examples=40, derandomize=True, phases=phases)
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.known is not None:
            known = self.known
            rank = {
                item.nodeid: (self.killers.get(item.nodeid, len(known)), known.get(item.nodeid, 9e9)) for item in items
            }
            items[:] = sorted(
                (item for item in items if known.get(item.nodeid, 9e9) <= self.slowest),
                key=lambda item: rank[item.nodeid],
            )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        if self.known is not None:
            limited(PATIENCE + 5 * self.known.get(nodeid, 0))
        self.began = time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = time.process_time() - self.began
        if report.failed:
            self.failed.append(report.nodeid)


def limited(seconds: float) -> None:
    """End this process when it has used a processor for so many seconds from now; 0 takes the limit back."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, ASLEEP * seconds)


def forked(game: str, plugin: Plugin) -> tuple[str, Plugin]:
    """Run the game's tests in a fork; return how it ended: "" if all held, the test that failed, or what else did."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if plugin.known is not None:
            sys.dont_write_bytecode = True
            limited(30)
        stop = [] if plugin.known is None else ["-x"]
        places = [f"tests/games/{game}", "tests/games/test_recorded.py"]
        options = [
            "-q",
            "-p",
            "no:randomly",
            "-p",
            "no:cacheprovider",
            "--assert=plain",
            "--continue-on-collection-errors",
            *stop,
        ]
        code = pytest.main([*options, *places, "-k", game], plugins=[plugin])
        limited(0)
        with os.fdopen(writing, "w") as out:
            json.dump([int(code), plugin.failed, plugin.took], out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        text = told.read()
    _, status = os.waitpid(child, 0)
    if not text:
        late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGALRM, signal.SIGPROF}
        return ("time" if late else "a crash"), plugin
    code, plugin.failed, plugin.took = json.loads(text)
    return (plugin.failed[0] if plugin.failed else "" if code == 0 else "the import"), plugin


def serve(game: str, slowest: float) -> None:
    """Be a worker: read faults line by line, and answer each with what found it."""
    for module in ("hypothesis.stateful", "PIL.ImageDraw", "resvg_py", "fluent.runtime", "fluent.syntax", "sqlite3"):
        importlib.import_module(module)
    for other in sorted((ROOT / "games").iterdir()):
        if (other / "__init__.py").exists() and other.name != game:
            importlib.import_module(f"games.{other.name}")
    for module in ("games.core.catalogue", "games.core.conformance", "tests.games.conformance"):
        importlib.import_module(module)
    assert f"games.{game}" not in sys.modules
    _, sound = forked(game, Plugin(None, [], slowest))
    known = {name: took for name, took in sound.took.items() if name not in sound.failed}
    kept = [took for took in known.values() if took <= slowest]
    say(json.dumps([len(kept), len(sound.took) - len(kept), sum(kept), sound.failed]))
    killers: list[str] = []
    for line in sys.stdin:
        path, source = json.loads(line)
        file = ROOT / path
        before = file.read_text("utf-8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink()
        file.write_text(source, "utf-8")
        killer, _ = forked(game, Plugin(known, killers, slowest))
        file.write_text(before, "utf-8")
        if killer in known:
            killers = [killer, *(name for name in killers if name != killer)]
        say(json.dumps(killer))


def ask(worker: subprocess.Popen[str], question: Any) -> Any:
    """Ask a worker something, or just hear it where there is no question."""
    assert worker.stdin
    assert worker.stdout
    if question is not None:
        worker.stdin.write(json.dumps(question) + "\n")
        worker.stdin.flush()
    return json.loads(worker.stdout.readline())


def measure(game: str, sample: int, seed: int, slowest: float) -> list[Fault]:
    """Put a sample of faults into a game, print how it went, and return those nobody noticed."""
    every = [
        fault for path in sorted((ROOT / "games" / game / "rules").rglob("*.py")) for fault in faults_in(path, ROOT)
    ]
    drawn = random.Random(seed).sample(every, min(sample, len(every)))
    survivors: list[Fault] = []
    others = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        idle: SimpleQueue[subprocess.Popen[str]] = SimpleQueue()
        workers: list[subprocess.Popen[str]] = []
        for number in range(WORKERS):
            tree = Path(folder) / str(number)
            for part in ("games", "storage", "bot", "tests"):
                shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "pyproject.toml", tree)
            command = [sys.executable, "-m", "tests.mutants", game, "--worker", "--slowest", str(slowest)]
            workers.append(
                subprocess.Popen(command, cwd=tree, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )
            idle.put(workers[-1])
        try:
            for worker in workers:
                kept, left_out, seconds, failed = ask(worker, None)
            if not every:
                sys.exit(f"games/{game}/rules has no code to put a fault into: it takes the files of that folder")
            say(f"{game}: {len(every)} faults possible, {len(drawn)} drawn with --seed {seed}")
            say(f"{kept} tests of {seconds:.0f} s; {left_out} left out, which fail or are slower than {slowest} s each")
            say(*(f"fails without any fault: {name}" for name in failed))
            if not kept:
                sys.exit("there is nothing to measure with")

            def tried(fault: Fault) -> str:
                worker = idle.get()
                try:
                    return ask(worker, (fault.path, fault.source))
                finally:
                    idle.put(worker)

            with ThreadPoolExecutor(WORKERS) as pool:
                for fault, killer in zip(drawn, pool.map(tried, drawn), strict=True):
                    others += killer in {"time", "a crash"}
                    if not killer:
                        survivors.append(fault)
                        say(f"{fault.path}:{fault.line}: {fault.before} → {fault.after}")
        finally:
            for worker in workers:
                worker.kill()
                worker.wait()
    share = 100 * (1 - len(survivors) / len(drawn))
    say(f"{share:.1f}% of {len(drawn)} noticed ({others} by no end or a crash), {len(survivors)} not")
    say(f"in {time.monotonic() - began:.0f} s")
    return survivors


def main() -> None:
    """Measure the tests of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--sample", type=int, default=200, help="how many faults (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds draw equal faults (default 1)")
    parser.add_argument("--slowest", type=float, default=1.0, help="leave out tests slower than this (default 1 s)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        serve(given.game, given.slowest)
    elif measure(given.game, given.sample, given.seed, given.slowest):
        sys.exit(1)


if __name__ == "__main__":
    main()
