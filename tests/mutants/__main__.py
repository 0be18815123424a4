"""Measure how good the tests are: put faults into the product one at a time and list those that no test notices.

    python -m tests.mutants TARGET [--sample 200] [--seed N] [--slowest SECONDS] [--workers 2]

TARGET is a game, for its rules, or a file or folder such as `bot/tables`; a game in a package of its own is named by
the folder of its project, and tried with its own tests and the checks of every game. The faults are drawn by the seed
from all that can be put into it, and the tests of that folder are run on each until one fails: those that call the
changed function, first those that noticed an earlier fault, then the quick ones. Each worker has a copy of the project in a temporary
folder, with the tests collected, and puts a fault into the function in a fork. A fault outside functions, or one that
was missed in a function called while the tests were collected, is written into the copy and tried by a new process.

`mutants.toml` names faults that change nothing anybody could notice, with the reason. They are tried as well: one that
a test does notice is reported, so that it can be taken off the list.
"""

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from tests.mutants.faults import ROOT, Fault, Name, faults_in
from tests.mutants.targets import PRODUCT, Target, game_in, target_named
from tests.mutants.worker import Limits, ended, key_of, serve
from tests.outside import registered

PATIENCE: Final = 4.0
"""CPU seconds any test may take, besides five times what it takes without a fault.

CPU time is counted so that a busy machine does not look like a test that noticed something.
"""


def say(*lines: str) -> None:
    """Print these lines at once."""
    for line in lines:
        print(line, flush=True)


class Tree:
    """A copy of the project, with a worker in it."""

    def __init__(self, folder: Path, target: Target, name: str) -> None:
        self.folder = folder
        self.target = name
        for part in (*PRODUCT, "tests", "deploy"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (ROOT / "pyproject.toml", *ROOT.glob("*.md")):
            shutil.copy(path, folder)
        if target.root != ROOT:
            self._install(target.root)
        self.worker = self.start()

    def _install(self, project: Path) -> None:
        """Copy the game of a project, with its tests, to where Python and pytest find them in this copy."""
        key, package = game_in(project)
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(project / package, self.folder / package, ignore=ignored)
        if (project / "tests").exists():
            shutil.copytree(project / "tests", self.folder / "tests" / "games" / key, ignore=ignored)
        (self.folder / "tests" / "games" / key).mkdir(exist_ok=True)
        registered(self.folder, key, package)

    def start(self, **variables: str) -> subprocess.Popen[str]:
        """Start a worker."""
        command = [sys.executable, "-m", "tests.mutants", self.target, "--worker"]
        environment = {**os.environ, "PYTHONPATH": str(self.folder), **variables}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self.folder, env=environment, stdin=pipe, stdout=pipe, text=True)

    def tried(self, fault: Fault, order: Limits, callers: dict[str, list[str]]) -> str:
        """Return the test that notices the fault, or "" if none does."""
        if fault.function:
            near = set(callers.get(key_of(fault.path, *fault.function), []))
            order = {name: order[name] for name in sorted(order, key=lambda name: name not in near)}
            called = {name: limit for name, limit in order.items() if name in near}
            killer = ask(self.worker, ((fault.path, *fault.function, fault.source), called))
            if killer is not None:
                return killer
        file = self.folder / fault.path
        before = file.read_text("utf-8")
        file.write_text(fault.source, "utf-8")
        worker = self.start(PYTHONDONTWRITEBYTECODE="1")
        try:
            return ask(worker, (None, order))
        finally:
            end(worker)
            file.write_text(before, "utf-8")


def ask(worker: subprocess.Popen[str], question: Any) -> Any:
    """Ask a worker, and return its answer or how it ended."""
    assert worker.stdin
    assert worker.stdout
    try:
        worker.stdin.write(json.dumps(question) + "\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())
    except (BrokenPipeError, json.JSONDecodeError):
        return ended(worker.wait())


def end(worker: subprocess.Popen[str]) -> None:
    """End a worker."""
    worker.kill()
    worker.communicate()


def explained() -> dict[Name, str]:
    """Return the faults nobody could notice, with the reasons."""
    files = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text("utf-8"))
    return {
        (file, entry["in"], entry["line"], entry["change"], entry.get("which", 1)): entry["why"]
        for file, entries in files.items()
        for entry in entries
    }


def measure(target: Target, name: str, sample: int, seed: int, slowest: float, workers: int) -> bool:
    """Put a sample of faults into a target and print the result; return whether all were noticed or are explained."""
    every = [fault for path in target.files() for fault in faults_in(path, target.root)]
    if not every:
        sys.exit(f"{target.path} has no code to put a fault into")
    drawn = random.Random(seed).sample(every, min(sample, len(every)))
    reasons = explained()
    killers: list[str] = []
    began = time.monotonic()
    count = Counter[str]()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        idle: SimpleQueue[Tree] = SimpleQueue()
        trees = [Tree(Path(folder) / str(number), target, name) for number in range(workers)]
        for tree in trees:
            stack.callback(end, tree.worker)
            idle.put(tree)
        sound = ask(trees[0].worker, (None, None))
        if isinstance(sound, str):
            sys.exit(f"the tests of {target.path} do not run: {sound}")
        took, callers, failed = sound
        kept = {test: took[test] for test in sorted(took, key=took.__getitem__) if took[test] <= slowest}
        kept = {test: PATIENCE + 5 * seconds for test, seconds in kept.items() if test not in failed}
        say(f"{target.path}: {len(every)} faults possible, {len(drawn)} drawn with --seed {seed}")
        say(
            f"{len(kept)} tests of {sum(took[test] for test in kept):.0f} s; "
            f"{len(took) - len(kept)} left out because they fail or take longer than {slowest} s"
        )
        say(*(f"fails without any fault: {test}" for test in failed))
        if not kept:
            sys.exit("no test is left to measure with")

        def tried(fault: Fault) -> str:
            order = {test: kept[test] for test in [*killers, *kept]}
            tree = idle.get()
            try:
                return tree.tried(fault, order, callers)
            finally:
                idle.put(tree)

        with ThreadPoolExecutor(workers) as pool:
            for fault, killer in zip(drawn, pool.map(tried, drawn), strict=True):
                if killer in kept:
                    killers[:] = [killer, *(test for test in killers if test != killer)]
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
    say(f"in {time.monotonic() - began:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of CPU")
    return not count["missed"]


def main() -> None:
    """Measure the tests of a target."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", metavar="TARGET", help="a game, its project, or a file or folder")
    parser.add_argument("--sample", type=int, default=200, help="how many faults to try (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same faults (default 1)")
    parser.add_argument("--slowest", type=float, default=1.0, help="leave out tests that take longer (default 1 s)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (default 2)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    try:
        target = target_named(arguments.target)
    except ValueError as error:
        parser.error(str(error))
    arguments.target = str(Path(arguments.target).resolve()) if target.root != ROOT else arguments.target
    if arguments.worker:
        serve(target)
    elif not measure(target, arguments.target, arguments.sample, arguments.seed, arguments.slowest, arguments.workers):
        sys.exit(1)


if __name__ == "__main__":
    main()
