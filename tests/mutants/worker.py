"""A process that runs the tests of a target in forks, each with one fault put in."""

import ast
import builtins
import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, TextIO, TypeAlias

import pytest

from tests.mutants.faults import FUNCTION, ROOT, head_of
from tests.mutants.targets import Target

Place: TypeAlias = tuple[str, int, str]
"""The file, first line and name of a function."""
Functions: TypeAlias = dict[Place, list[FunctionType]]
"""Functions by place; nested functions and those made by a decorator may have several objects at one place."""
Items: TypeAlias = dict[str, pytest.Item]
Limits: TypeAlias = dict[str, float]
"""Tests in the order in which they are to run, with the CPU seconds that each may take."""

COLLECTING: Final = 60.0
"""CPU seconds that importing the product and collecting the tests may take."""
MEMORY: Final = 4 << 30
WALL_CLOCK_FACTOR: Final = 15
"""How many times the CPU limit a test may take by the clock on the wall: one that waits for ever uses no CPU."""


def limited(seconds: float) -> None:
    """End this process when it has used so many CPU seconds from now; 0 removes the limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, WALL_CLOCK_FACTOR * seconds)


def functions_in(path: str) -> Functions:
    """Return the imported functions of a file or folder."""
    functions: Functions = {}
    for candidate in gc.get_objects():
        if type(candidate) is FunctionType and candidate.__code__.co_filename.startswith(path):
            functions.setdefault(place_of(candidate.__code__), []).append(candidate)
    return functions


def place_of(code: CodeType) -> Place:
    """Return the file, first line and name of a function."""
    return code.co_filename, code.co_firstlineno, code.co_name


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and all code objects nested in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)


def put_in(functions: Functions, place: Place, source: str) -> bool:
    """Give the functions at a place the code that `source` has there; return whether that was possible."""
    new = [code for code in codes_in(compile(source, place[0], "exec")) if place_of(code) == place]
    return [give(functions, code) for code in new] == [True]


def give(functions: Functions, code: CodeType) -> bool:
    """Give this code to the functions at its place; return whether there are any and it fits them."""
    targets = functions.get(place_of(code), [])
    if not targets or any(function.__code__.co_freevars != code.co_freevars for function in targets):
        return False
    for function in targets:
        function.__code__ = code
    return True


def probe(functions: Functions) -> set[str]:
    """Make each function note its place when it is called; return the set of places that fills up."""
    noted: set[str] = set()
    setattr(builtins, "__noted__", noted)  # noqa: B010 - no name of the builtins' own
    for file in {file for file, _, _ in functions}:
        tree = ast.parse(Path(file).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, FUNCTION):
                note = ast.parse(f"__noted__.add({key_of(file, *head_of(node))!r})").body[0]
                node.body.insert(0, ast.copy_location(note, node.body[0]))
        for code in codes_in(compile(ast.fix_missing_locations(tree), file, "exec")):
            give(functions, code)
    return noted


def key_of(file: str, line: int, name: str) -> str:
    """Return a function's place as text, the same in every copy of the project."""
    return f"{file.removeprefix(f'{ROOT}/')}:{line}:{name}"


class Worker:
    """A pytest plugin that runs the collected tests in a fork for each order it reads, and answers with the result."""

    def __init__(self, path: str, orders: TextIO, answers: TextIO) -> None:
        self.path = path
        self.orders = orders
        self.answers = answers
        self.took: dict[str, float] = {}
        self.failed: list[str] = []
        self.callers: dict[str, list[str]] = {}
        self.began = 0.0
        self.called: set[Place] = set()
        """Functions called before any test: their results may be cached, and a fault come too late."""

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.path):
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
        gc.unfreeze()  # frozen objects are not listed
        functions = functions_in(self.path)
        gc.freeze()
        for line in self.orders:
            fault, order = json.loads(line)
            answer = "the import" if session.testsfailed else self.forked(items, functions, fault, order)
            print(json.dumps(answer), file=self.answers, flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = time.process_time() - self.began
        if report.failed:
            self.failed.append(report.nodeid)

    def forked(self, items: Items, functions: Functions, fault: Any, order: Limits | None) -> Any:
        """Run these tests until one fails; return that test, or how else the run ended, or "" if all passed.

        Return None if the fault cannot be put in, or too late. Without an order, run all tests and return how long each
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
                killer = "".join(self.failed[:1]) or (None if late else "")
                json.dump([self.took, self.callers, self.failed] if order is None else killer, out)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as out:
            text = out.read()
        _, status = os.waitpid(child, 0)
        return json.loads(text) if text else ended(os.waitstatus_to_exitcode(status))


def ended(code: int) -> str:
    """Return how a process ended that gave no answer."""
    return "time" if code in {-signal.SIGALRM, -signal.SIGPROF} else "a crash"


def serve(target: Target) -> None:
    """Be a worker: read faults line by line, and answer each with the test that noticed it."""
    limited(COLLECTING)
    streams = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    for stream in (0, 1, 2):
        os.dup2(os.open(os.devnull, os.O_RDWR), stream)
    # A browser does not outlive a fork.
    arguments = [
        "-q",
        "--all",
        "-p",
        "no:randomly",
        "-p",
        "no:cacheprovider",
        "-m",
        "not browser",
        "--assert=plain",
        *target.tests,
    ]
    worker = Worker(str(ROOT / target.path), *streams)
    sys.setprofile(worker.note)
    pytest.main(arguments, plugins=[worker])
