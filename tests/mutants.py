"""How good a game's tests are: faults are put into its rules one at a time, and those that no test notices are told.

    python -m tests.mutants GAME [--sample 200] [--seed N] [--slowest SECONDS] [--workers 2]

The faults are drawn by the seed from all that can be put into `games/GAME/rules`, and the game's own tests and its
recorded tables are run on each until one fails: those that call the function it is in, first what killed before, then
the quick. Each worker has a copy of the project in a temporary folder, and the tests collected; a fault inside a
function is put into it there, in a fork. A fault that stands elsewhere, and one that has been missed so in what is
called while the tests are collected, is written into the copy and tried by a new process.

`mutants.toml` names the faults that change nothing anybody could notice, and says why. They are tried too: one that is
noticed after all is told, to be taken off the list.

mutmut also forks and chooses tests by function, but it mutates nothing outside functions and draws no repeatable sample.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import copy
import gc
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
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from queue import SimpleQueue
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TextIO, TypeAlias

import pytest

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

Name: TypeAlias = tuple[str, str, str, str, int]
"""A fault's file, the function it is in, the line of code, the change, and which of those that are so far alike."""
Place: TypeAlias = tuple[str, int, str]
Functions: TypeAlias = dict[Place, list[FunctionType]]
"""By their places: what is nested, or made anew by a decorator, may stand several times at one."""
Items: TypeAlias = dict[str, pytest.Item]
Limits: TypeAlias = dict[str, float]
"""Tests in the order in which they are to run, with the seconds of a processor that each may take."""

ROOT: Final = Path(__file__).parent.parent
COLLECTING: Final = 60.0
"""Seconds of a processor that importing the game and collecting its tests may take."""
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
        print(line, flush=True)


class Fault(NamedTuple):
    """One change of one file."""

    path: str
    line: int
    code: str
    """What stands in this line."""
    before: str
    after: str
    source: str
    function: tuple[int, str] | None
    """The first line and the name of the function in whose body it is; None where it is in none."""
    which: int
    """1, or more where nothing else tells it from others in such a line of the function: then they are counted."""

    @property
    def name(self) -> Name:
        """Return what `mutants.toml` knows it by."""
        return self.path, self.function[1] if self.function else "", self.code, self.change, self.which

    @property
    def change(self) -> str:
        """Return what stands there, and what instead."""
        return f"{self.before} → {self.after}"


def faults_in(path: Path, root: Path, only: Container[str] | None = None) -> Iterator[Fault]:
    """Yield every fault that can be put into a file, or into `only` these lines of code of it."""
    source = path.read_text("utf-8")
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    tree = ast.parse(source)
    alike = Counter[tuple[str, ...]]()
    for node, other in _changes(tree):
        line = lines[node.lineno - 1].decode().strip()
        if only is not None and line not in only:
            continue
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
        place = path.relative_to(root).as_posix(), node.lineno, line
        fault = Fault(*place, ast.unparse(node), text, changed, _around(tree, node), 1)
        function = fault.name[1]
        alike[function, line, fault.change] += 1
        yield fault._replace(which=alike[function, line, fault.change])


def _around(tree: ast.AST, node: Any) -> tuple[int, str] | None:
    """Return the first line and the name of the outermost function in whose body a node is."""
    for around in ast.walk(tree):
        if isinstance(around, ast.FunctionDef) and around.body[0].lineno <= node.lineno <= (around.end_lineno or 0):
            return _head(around)
    return None


def _head(function: ast.FunctionDef) -> tuple[int, str]:
    """Return the first line and the name of a function."""
    return min([function.lineno, *(one.lineno for one in function.decorator_list)]), function.name


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
            if isinstance(child, ast.AnnAssign) and ast.unparse(child.annotation) == "TypeAlias":
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
        case ast.Delete() if all(isinstance(one, ast.Name) for one in node.targets):
            pass  # only says that an argument is not used
        case ast.Expr(value=ast.Call()) | ast.Delete():
            yield ast.Pass()
        case _:
            pass


def _with(node: ast.AST, **parts: Any) -> ast.AST:
    other = copy.copy(node)
    for name, value in parts.items():
        setattr(other, name, value)
    return other


def limited(seconds: float) -> None:
    """End this process when it has used a processor for so many seconds from now; 0 takes the limit back."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, ASLEEP * seconds)


def functions_of_rules() -> Functions:
    """Return the functions of all rules that are imported, by the place each stands at."""
    found: Functions = {}
    for function in gc.get_objects():
        if type(function) is FunctionType and "/rules/" in function.__code__.co_filename:
            found.setdefault(place_of(function.__code__), []).append(function)
    return found


def place_of(code: CodeType) -> Place:
    """Return where a function stands: its file, its first line and its name."""
    return code.co_filename, code.co_firstlineno, code.co_name


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield a module's code and all code that stands in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)


def put_in(functions: Functions, place: Place, source: str) -> bool:
    """Give the functions at a place the code that stands there in `source`; return whether that could be done."""
    new = [code for code in codes_in(compile(source, place[0], "exec")) if place_of(code) == place]
    return [give(functions, code) for code in new] == [True]


def give(functions: Functions, code: CodeType) -> bool:
    """Give the functions where this code stands the code; return whether there are any, and it suits them."""
    alike = functions.get(place_of(code), [])
    if not alike or any(function.__code__.co_freevars != code.co_freevars for function in alike):
        return False
    for function in alike:
        function.__code__ = code
    return True


def probe(functions: Functions) -> set[str]:
    """Let each function note its place when it is called; return where."""
    noted: set[str] = set()
    setattr(builtins, "__noted__", noted)  # noqa: B010 - no name of the builtins' own
    for file in {file for file, _, _ in functions}:
        tree = ast.parse(Path(file).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                note = ast.parse(f"__noted__.add({key_of(file, *_head(node))!r})").body[0]
                node.body.insert(0, ast.copy_location(note, node.body[0]))
        for code in codes_in(compile(ast.fix_missing_locations(tree), file, "exec")):
            give(functions, code)
    return noted


def key_of(file: str, line: int, name: str) -> str:
    """Return the text that stands for a function's place, in every copy of the project."""
    return f"{file.removeprefix(f'{ROOT}/')}:{line}:{name}"


class Worker:
    """The tests of a game, collected, in a process that runs them in forks: as often, and in the order, it is told."""

    def __init__(self, orders: TextIO, answers: TextIO) -> None:
        self.orders = orders
        self.answers = answers
        self.took: dict[str, float] = {}
        self.failed: list[str] = []
        self.callers: dict[str, list[str]] = {}
        self.began = 0.0
        self.called: set[Place] = set()
        """What has been called before any test: what it gave may be kept, and a fault come too late for it."""

    def note(self, frame: FrameType, what: str, _: object) -> None:
        if what == "call" and "/rules/" in frame.f_code.co_filename:
            self.called.add(place_of(frame.f_code))

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", deadline=None, max_examples=40, derandomize=True, phases=phases)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        limited(0)
        items = {item.nodeid: item for item in session.items}
        gc.unfreeze()  # what is frozen is not found among the objects
        functions = functions_of_rules()
        assert functions, "there are rules to put faults into"
        gc.freeze()
        for line in self.orders:
            fault, order = json.loads(line)
            told = "the import" if session.testsfailed else self.forked(items, functions, fault, order)
            print(json.dumps(told), file=self.answers, flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = time.process_time() - self.began
        if report.failed:
            self.failed.append(report.nodeid)

    def forked(self, items: Items, functions: Functions, fault: Any, order: Limits | None) -> Any:
        """Run these tests until one fails, and return it, or how else it ended, or "" if all held.

        Return None where the fault cannot be put in, or not in time. Without an order, run all and return how long each
        took, which of them call each function, and which failed.
        """
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            run = list(items.values()) if order is None else [items[name] for name in order if name in items]
            noted = probe(functions) if order is None else set[str]()
            late = False
            if fault:
                file, line, name, source = fault
                place = str(ROOT / file), line, name
                late = place in self.called
                if not put_in(functions, place, source):
                    late, run = True, []
            for item, following in zip_longest(run, run[1:]):
                limited(order[item.nodeid] if order else 0)
                self.began = time.process_time()
                noted.clear()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                for key in noted:
                    self.callers.setdefault(key, []).append(item.nodeid)
                if order and self.failed:
                    break
            limited(0)
            with os.fdopen(writing, "w") as out:
                found = "".join(self.failed[:1]) or (None if late else "")
                json.dump([self.took, self.callers, self.failed] if order is None else found, out)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as out:
            text = out.read()
        _, status = os.waitpid(child, 0)
        return json.loads(text) if text else ended(os.waitstatus_to_exitcode(status))


def ended(code: int) -> str:
    """Return how a process ended that has said nothing."""
    return "time" if code in {-signal.SIGALRM, -signal.SIGPROF} else "a crash"


def serve(game: str) -> None:
    """Be a worker: read faults line by line, and answer each with what found it."""
    limited(COLLECTING)
    told = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    for stream in (0, 1, 2):
        os.dup2(os.open(os.devnull, os.O_RDWR), stream)
    places = [f"tests/games/{game}", "tests/games/test_recorded.py"]
    quiet = ["-q", "-p", "no:randomly", "-p", "no:cacheprovider", "--assert=plain"]
    worker = Worker(*told)
    sys.setprofile(worker.note)
    pytest.main([*quiet, *places, "-k", game], plugins=[worker])


class Tree:
    """A copy of the project, with a worker in it."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        for part in ("games", "storage", "bot", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.worker = self.begun()

    def begun(self, **more: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.mutants", self.game, "--worker"]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, cwd=self.folder, env={**os.environ, **more}, stdin=pipe, stdout=pipe, text=True
        )

    def tried(self, fault: Fault, order: Limits, callers: dict[str, list[str]]) -> str:
        """Return what notices the fault, or "" if nothing does."""
        if fault.function:
            near = set(callers.get(key_of(fault.path, *fault.function), []))
            order = {name: order[name] for name in sorted(order, key=lambda name: name not in near)}
            called = {name: limit for name, limit in order.items() if name in near}
            found = ask(self.worker, ((fault.path, *fault.function, fault.source), called))
            if found is not None:
                return found
        file = self.folder / fault.path
        before = file.read_text("utf-8")
        file.write_text(fault.source, "utf-8")
        worker = self.begun(PYTHONDONTWRITEBYTECODE="1")
        try:
            return ask(worker, (None, order))
        finally:
            end(worker)
            file.write_text(before, "utf-8")


def ask(worker: subprocess.Popen[str], question: Any) -> Any:
    """Ask a worker something."""
    assert worker.stdin
    assert worker.stdout
    try:
        worker.stdin.write(json.dumps(question) + "\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())
    except (BrokenPipeError, json.JSONDecodeError):
        return ended(worker.wait())


def end(worker: subprocess.Popen[str]) -> None:
    """End a worker and hear no more of it."""
    worker.kill()
    worker.communicate()


def explained() -> dict[Name, str]:
    """Return the faults nobody could notice, with the reasons."""
    table = tomllib.loads((Path(__file__).parent / "mutants.toml").read_text("utf-8"))
    return {
        (file, one["in"], one["line"], one["change"], one.get("which", 1)): one["why"]
        for file, ones in table.items()
        for one in ones
    }


def measure(game: str, sample: int, seed: int, slowest: float, workers: int) -> bool:
    """Put a sample of faults into a game, print how it went, and return whether all were noticed or are explained."""
    every = [
        fault for path in sorted((ROOT / "games" / game / "rules").rglob("*.py")) for fault in faults_in(path, ROOT)
    ]
    if not every:
        sys.exit(f"games/{game}/rules has no code to put a fault into: it takes the files of that folder")
    drawn = random.Random(seed).sample(every, min(sample, len(every)))
    reasons = explained()
    killers: list[str] = []
    began = time.monotonic()
    count = Counter[str]()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        idle: SimpleQueue[Tree] = SimpleQueue()
        trees = [Tree(Path(folder) / str(number), game) for number in range(workers)]
        for tree in trees:
            stack.callback(end, tree.worker)
            idle.put(tree)
        sound = ask(trees[0].worker, (None, None))
        if isinstance(sound, str):
            sys.exit(f"the tests of {game} do not even run: {sound}")
        took, callers, failed = sound
        kept = {name: took[name] for name in sorted(took, key=took.__getitem__) if took[name] <= slowest}
        kept = {name: PATIENCE + 5 * seconds for name, seconds in kept.items() if name not in failed}
        say(f"{game}: {len(every)} faults possible, {len(drawn)} drawn with --seed {seed}")
        say(
            f"{len(kept)} tests of {sum(took[name] for name in kept):.0f} s; "
            f"{len(took) - len(kept)} left out, which fail or are slower than {slowest} s each"
        )
        say(*(f"fails without any fault: {name}" for name in failed))
        if not kept:
            sys.exit("there is nothing to measure with")

        def tried(fault: Fault) -> str:
            order = {name: kept[name] for name in [*killers, *kept]}
            tree = idle.get()
            try:
                return tree.tried(fault, order, callers)
            finally:
                idle.put(tree)

        with ThreadPoolExecutor(workers) as pool:
            for fault, killer in zip(drawn, pool.map(tried, drawn), strict=True):
                if killer in kept:
                    killers[:] = [killer, *(name for name in killers if name != killer)]
                why = reasons.get(fault.name)
                how = (
                    killer
                    if killer in {"time", "a crash"}
                    else "noticed"
                    if killer
                    else "explained"
                    if why
                    else "missed"
                )
                count[how] += 1
                if how == "missed":
                    say(f"{fault.path}:{fault.line}: {fault.change}" + f" (which = {fault.which})" * (fault.which > 1))
                elif killer and why:
                    say(f"{fault.path}:{fault.line}: noticed by {killer}, though mutants.toml says: {why}")
    share = 100 * (1 - count["missed"] / len(drawn))
    say(f"{share:.1f}% of {len(drawn)} noticed or explained: {dict(count)}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    say(f"in {time.monotonic() - began:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of a processor")
    return not count["missed"]


def main() -> None:
    """Measure the tests of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--sample", type=int, default=200, help="how many faults (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds draw equal faults (default 1)")
    parser.add_argument("--slowest", type=float, default=1.0, help="leave out tests slower than this (default 1 s)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (default 2)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        serve(given.game)
    elif not measure(given.game, given.sample, given.seed, given.slowest, given.workers):
        sys.exit(1)


if __name__ == "__main__":
    main()
