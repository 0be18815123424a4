"""Commands that install packages into the environment of this command, as they run from the folder it was called in."""

import importlib.util
import os
import shlex
import sys
from pathlib import Path


def pip_install(*words: str) -> str:
    """Return the command that has pip install something; `.ci/setup` makes an environment that has none itself."""
    python = _here(Path(sys.executable))
    own = [python, "-m", "pip"]
    systems = [str(Path(sys.base_prefix) / "bin" / "python3"), "-m", "pip", "--python", python]
    has_pip = importlib.util.find_spec("pip") is not None
    return shlex.join([*(own if has_pip else systems), "install", *words])


def install_line(project: Path) -> str:
    """Return the command that installs a project with a game, so that changes of it count at the next start."""
    # What builds it is there in a clone: then nothing has to be fetched.
    there = all(importlib.util.find_spec(name) for name in ("hatchling", "editables"))
    return pip_install(*(["--no-build-isolation"] if there else []), "--editable", f"{_here(project)}[dev]")


def mehana() -> str:
    """Return how this command is called."""
    script = Path(sys.executable).with_name("mehana")
    return shlex.quote(_here(script)) if script.exists() else shlex.join([_here(Path(sys.executable)), "-m", "bot"])


def _here(path: Path) -> str:
    """Return a path as it is found from this folder."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100 - a virtual environment is left by its links
    return str(whole.relative_to(Path.cwd())) if whole.is_relative_to(Path.cwd()) else str(whole)
