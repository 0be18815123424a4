"""Which tables and games have held the event loop, noted in a file beside the database across restarts.

What is noted twice is set aside, until the game has another version or the note is deleted. A game whose tables are
noted again and again is set aside as a whole: each note has cost everybody a restart.
"""

import importlib
import logging
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from games.core.contract import AnyGame
from storage.files import made_private

log = logging.getLogger(__name__)

_FRAME: Final = re.compile(r'  File "(?P<file>.+)", line \d+ in (?P<function>.+)')
"""A line of what Python writes of a thread as the process is killed."""
ENOUGH: Final = 2
"""Notes after which a table is set aside, or a game that was noted at no table."""
ENOUGH_OF_A_GAME: Final = 4
"""Notes about a game, at any tables, after which it is set aside as a whole."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a game of this `version` has held the event loop `times` times, at last in `function`.

    `told` is whether the table's channel has been told that it is set aside.
    """

    game: str
    version: str
    function: str
    times: int = 1
    told: bool = False


class HeldLoop:
    """The notes beside a database: by the number of a table, or by the key of a game that held the loop at no table.

    `versions` are those of the games that are offered. Notes about other versions no longer count.
    """

    def __init__(self, database: Path, versions: Mapping[str, str]) -> None:
        real = database.resolve()  # one file for a database, whichever link leads to it
        self.path = real.with_name(f"{real.name}.held.json")
        self.trace = real.with_name(f"{real.name}.held.trace")
        """What the event loop was doing as the process was killed, if it was; see `LoopWatchdog`."""
        self._versions = versions
        self._notes: dict[str, Note] = {}
        try:
            notes = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Note])
        except FileNotFoundError:
            return
        except (OSError, msgspec.MsgspecError) as problem:
            log.warning("the notes in %s cannot be read: %s", self.path, problem)
            return
        self._notes = {what: note for what, note in notes.items() if note.version == versions.get(note.game)}

    @property
    def tables(self) -> dict[int, Note]:
        """The tables that are set aside, by number."""
        found = {what: note for what, note in self._notes.items() if what.isdecimal() and note.times >= ENOUGH}
        return {int(what): note for what, note in found.items()}

    @property
    def games(self) -> dict[str, Note]:
        """The games that are set aside, by key."""
        often = Counter[str]()
        for note in self._notes.values():
            often[note.game] += note.times
        return {
            note.game: note
            for what, note in self._notes.items()
            if often[note.game] >= ENOUGH_OF_A_GAME or (what == note.game and note.times >= ENOUGH)
        }

    def note(self, game: str, table: int | None, function: str) -> None:
        """Note that a function of a game holds the event loop, at a table or at none. Raise `OSError`."""
        what = game if table is None else str(table)
        before = self._notes.get(what)
        times = 1 if before is None else before.times + 1
        self._notes[what] = Note(game, self._versions.get(game, ""), function, times)
        self._write()

    def note_trace(self, games: Mapping[str, AnyGame]) -> None:
        """Note the game that the event loop was in as the process was killed, if it was. Raise `OSError`."""
        made_private(self.trace)
        outermost_first = reversed(self.trace.read_text("utf-8", "replace").splitlines())
        self.trace.write_bytes(b"")
        for frame in filter(None, map(_FRAME.fullmatch, outermost_first)):
            for key, game in games.items():
                if any(
                    frame["file"].startswith(_as_traced(home)) for home in importlib.import_module(game.home).__path__
                ):
                    function = f"{frame['function']} of {frame['file']}"
                    log.error("the bot was killed because %s held it: %s", key, function)
                    self.note(key, None, function)
                    return

    def told(self, table: int) -> None:
        """Note that a table's channel has been told that it is set aside. Raise `OSError`."""
        self._notes[str(table)] = msgspec.structs.replace(self._notes[str(table)], told=True)
        self._write()

    def forget(self, table: int) -> None:
        """Remove the note about a table. Raise `OSError`."""
        del self._notes[str(table)]
        self._write()

    def _write(self) -> None:
        made = self.path.with_suffix(".new")
        made_private(made)
        made.write_bytes(msgspec.json.format(msgspec.json.encode(self._notes)))
        made.replace(self.path)


def _as_traced(home: str) -> str:
    """Return how paths within a folder begin in a trace of the interpreter, which is in ASCII."""
    return f"{home}/".encode("ascii", "backslashreplace").decode()
