"""The toy games, made ready to stand beside the real ones."""

import shutil
from pathlib import Path

TOYS = Path(__file__).parent / "toy"


def toys_in(folder: Path) -> Path:
    """Copy the toy games into a folder of further games within `folder`, unless they are there, and return that."""
    further = folder / "games"
    if not further.exists():
        shutil.copytree(TOYS, further, ignore=shutil.ignore_patterns("__pycache__"))
    return further
