"""Which of the bot's texts its source uses."""

import ast
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

import bot
from bot.discord.delivery import threads
from bot.discord.lobby.opening import NEEDED
from bot.discord.settings.preferences import BOTH, SWITCHES
from bot.presentation.lobby_text import PACES
from bot.presentation.story import DONE_BY
from bot.tables.ended.roundup import Kind
from bot.tables.state.refusal import Why
from games.core import options
from games.core.localizer import LOCALES
from games.core.strength import SEATED
from storage import Calls, EntryKind, Hands, Status, Tempo

FOLDER: Final = Path(bot.__file__).parent
SOURCES: Final = tuple(
    path for part in ("discord", "presentation", "tables", "web") for path in sorted((FOLDER / part).rglob("*.py"))
)
OPTIONS: Final = (Path(options.__file__), *sorted((FOLDER / "cli").glob("*.py")))
"""Where else options are refused."""

SPEAKERS: Final = frozenset({"bot_text", "bot_localizer", "say", "localizer", "_localizer"})
"""Names of the functions that format a bot text by its key. Localizers of games are called `own` or made by `localizer_for`."""
OF_GAMES: Final = frozenset({"option-", "choice-", "preset-", "auto-answer-"})
"""Beginnings of keys whose texts belong to the games."""
TOLD_BY_THE_GAME: Final = frozenset(
    {EntryKind.OPEN, EntryKind.JOIN, EntryKind.COMPUTER, EntryKind.CHOOSE, EntryKind.INVITE, EntryKind.ARRANGE}
    | {EntryKind.START, EntryKind.AUTO_ANSWER}
    | {kind for kind in EntryKind if kind.moves}
)
"""Entries of the journal that the channel is not told in the bot's own words."""


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call in a file with the name of what is called; for `f(…)(…)` the outer call has the inner name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.func if isinstance(node.func, ast.Call) else node.func
            if isinstance(called, ast.Name | ast.Attribute):
                yield (called.id if isinstance(called, ast.Name) else called.attr), node


def literals(node: ast.expr | None) -> Iterator[str]:
    """Yield the texts that an argument can be, as far as they are literals."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp():
            yield from literals(node.body)
            yield from literals(node.orelse)
        case _:
            pass


def key_of(call: ast.Call) -> ast.expr | None:
    """Return the key of the text that a call formats, its first argument."""
    return call.args[0] if call.args else None


def outright() -> set[str]:
    """Return the keys that are literals in the source."""
    found = {
        key for path in SOURCES for name, call in calls(path) if name in SPEAKERS for key in literals(key_of(call))
    }
    found -= {"en", "bg", "ru", "ro"}
    for path in (*SOURCES, *OPTIONS):
        found |= {
            key for name, call in calls(path) if name in {"BadOptions", "wrong"} for key in literals(key_of(call))
        }
    return found


def made_up() -> set[str]:
    """Return the beginnings of keys that the source puts together."""
    beginnings = {
        first.value
        for path in SOURCES
        for name, call in calls(path)
        if name in SPEAKERS and isinstance(key := key_of(call), ast.JoinedStr)
        if isinstance(first := key.values[0], ast.Constant) and isinstance(first.value, str)
    }
    return beginnings - OF_GAMES


def named(enum: type[StrEnum]) -> set[StrEnum]:
    """Return the members of an enumeration that the source names."""
    names = {
        node.attr
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == enum.__name__
    }
    return {member for member in enum if member.name in names}


def families() -> dict[str, set[str]]:
    """Return, for each beginning of a key that is put together, its possible endings."""
    return {
        "refusal-": set(named(Why)),
        "told-": set(EntryKind) - TOLD_BY_THE_GAME | {f"{kind}-by" for kind in DONE_BY} | {"skip"},
        "calls-": set(Calls),
        "done-": {"join", "leave", "start"},
        "menu-": {"pace", "posts", "hands", "tempo", "locale"},
        "hands-": set(Hands),
        "tempo-": set(Tempo),
        "lobby-tempo-": set(Tempo) - {Tempo.USUAL},
        "time-": {"minutes", "hours", "days"},
        "record-": set(Kind),
        "invite-": {"told", "already", "quiet", "limit", "later", "closed", "nobody"},
        "pace-": set(PACES),
        "language-": set(LOCALES),
        "strength-": {f"{strength}{rest}" for strength in SEATED for rest in ("", "-about")},
        "hand-": set(Status) - {Status.LOBBY, Status.PLAYING},
        "learn-": {"ahead", "level", "behind"},
        "standings-": set(SEATED),
        "permission-": {name.replace("_", "-") for name in (*NEEDED, *threads.NEEDED)},
    }


def asked_for() -> set[str]:
    """Return every key that the source uses, except those of the commands, which their tree knows."""
    switches = {f"{what}-{key}" for what in SWITCHES for key in BOTH}
    return outright() | switches | {start + rest for start, ends in families().items() for rest in ends}
