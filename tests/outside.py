"""Games in packages of their own, as pip installs them: a package on the path, and its `.dist-info`."""

import importlib
import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from games.core import catalogue
from games.core.localizer import written
from tests.toys import TOYS


def installed(folder: Path, key: str, package: str = "") -> Path:
    """Install a copy of a toy game with this key as a package into a folder; return the package's folder."""
    package = package or f"mehana_{key}"
    home = folder / package
    shutil.copytree(TOYS / "market", home, ignore=shutil.ignore_patterns("__pycache__"))
    start = home / "__init__.py"
    text = start.read_text("utf-8").replace('key="market"', f'key="{key}",\n    contract=2')
    start.write_text(text, "utf-8")
    for file in home.glob("*.ftl"):
        lines = [
            f"{line} {key}" if line.startswith("game-name") else line for line in file.read_text("utf-8").splitlines()
        ]
        file.write_text("\n".join(lines) + "\n", "utf-8")
    registered(folder, key, package)
    return home


def registered(folder: Path, key: str, package: str) -> None:
    """Write what pip writes beside a package with a game."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{catalogue.GROUP}]\n{key} = {package}:GAME\n", "utf-8")


@contextmanager
def on_path(folder: Path) -> Generator[None]:
    """Let Python find the packages of a folder."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        # All are found before any is deleted: a package without `__init__.py` has no file, and its path asks its parent.
        for name in [name for name in set(sys.modules) - before if _lies_in(folder, sys.modules[name])]:
            del sys.modules[name]
        catalogue._outside.clear()
        written.cache_clear()


def _lies_in(folder: Path, module: ModuleType) -> bool:
    places = [getattr(module, "__file__", None), *getattr(module, "__path__", ())]
    return any(str(place).startswith(str(folder)) for place in places)


class Faults:
    """The faults of a game, which begin and end on request, in any process."""

    def __init__(self, flag: Path) -> None:
        self._flag = flag

    def begin(self) -> None:
        """Let the game be faulty from now on."""
        self._flag.touch()

    def end(self) -> None:
        """Let the game be sound again."""
        self._flag.unlink()


_FAULTY = """

import asyncio, time
from dataclasses import replace as _replace
from pathlib import Path as _Path


def _faulty(function):
    def call(*given, **named):
        if _Path({flag!r}).exists():
            {body}
        return function(*given, **named)

    return call


{value} = _replace({value}, {name}=_faulty({value}.{name}))
"""

_PARTS = {"": ("__init__.py", "GAME"), "text": ("text.py", "TEXT"), "pictures": ("picture.py", "PICTURES")}
"""The file in which a part of a game is, and its name there."""


def faulty(home: Path, function: str, body: str) -> Faults:
    """Let a function of a game, such as `view` or `text.news`, run a line of code first, while its faults last."""
    part, _, name = function.rpartition(".")
    file, value = _PARTS[part]
    flag = home / "faulty"
    with (home / file).open("a", encoding="utf-8") as source:
        source.write(_FAULTY.format(flag=str(flag), body=body, value=value, name=name))
    return Faults(flag)
