"""`mehana new-game`: writes a package with a game that plays at once, from the template beside this file.

In the template, lines that end with `# standard` and some files are written only with `--standard`; the text of
`standard.en.ftl` is then added to `en.ftl`, and `standard_picture.py` stands in place of `picture.py`.
"""

import keyword
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from bot.cli.errors import CommandError
from bot.cli.installing import install_line, mehana
from games.core.catalogue import OTHER_COMMANDS, keys_in_use

HERE: Final = Path(__file__).parent
KEY: Final = "yourgame"
"""The key of the template's game."""
STANDARD: Final = ("bg.ftl", "ru.ftl", "ro.ftl", "help.py", "computer.py", "secrets.py", "checks")
"""Files and folders that are written only with `--standard`."""
_EXTRA: Final = {"standard.en.ftl": "en.ftl", "standard_picture.py": "picture.py"}
"""Files that change what is written of others with `--standard`."""
_MARK: Final = "  # standard"


def write(key: str, folder: Path, say: Callable[[str], None], *, standard: bool) -> None:
    """Write the package of a new game into `folder/mehana-KEY`. Raise `CommandError` if it cannot be."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", key) or keyword.iskeyword(key) or key in OTHER_COMMANDS:
        raise CommandError(f"{key!r} cannot be the command of a game: 2 to 32 lower-case letters, digits and _")
    home = folder / f"mehana-{key}"
    if key in keys_in_use():
        raise CommandError(f"there is a game {key} already: choose another key")
    if home.exists():
        raise CommandError(f"{home} exists already")
    for source, target in _files(standard=standard):
        path = home / _named(target, key)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_named(_kept(source, standard=standard), key), "utf-8")
    call = mehana()
    say(f"wrote {home}; next: {install_line(home)} && {call} check {key} && {call} sandbox")


def _files(*, standard: bool) -> Iterator[tuple[Path, str]]:
    """Yield the files of the template, each with its path in the new package."""
    for name in ("README.md", "pyproject.toml"):
        yield HERE / name, name
    yield HERE / f"test_{KEY}.py", f"tests/test_{KEY}.py"
    for source in sorted((HERE / KEY).rglob("*")):
        inside = source.relative_to(HERE / KEY)
        wanted = standard or inside.parts[0] not in STANDARD
        if source.is_file() and wanted and "__pycache__" not in inside.parts and source.name not in _EXTRA:
            yield source, f"mehana_{KEY}/{inside.as_posix()}"


def _kept(source: Path, *, standard: bool) -> str:
    """Return the text of a file, as the new package has it."""
    text = source.read_text("utf-8")
    for extra, changed in _EXTRA.items() if standard else ():
        if source.name == changed:
            more = (source.parent / extra).read_text("utf-8")
            text = text + more if changed.endswith(".ftl") else more
    lines = text.splitlines(keepends=True)
    if standard:
        return "".join(line.replace(_MARK, "") for line in lines)
    kept = "".join(line for line in lines if not line.rstrip().endswith(_MARK))
    return kept.replace("import computer, rules, views", "import rules, views").replace(
        "import Game, Measured", "import Game"
    )


def _named(text: str, key: str) -> str:
    text = text.replace(f"{__name__}.{KEY}", f"mehana_{KEY}")
    return text.replace(KEY, key).replace(KEY.capitalize(), key.replace("_", " ").capitalize())
