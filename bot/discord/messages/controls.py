"""The ids of buttons and menus: they say all, so that any control works after a restart.

An id is `act:table:…` in ASCII, at most 100 characters. A single move stands there as its text form, which the contract
keeps short and which stays true where the list of moves changes within a question; subsets stand as places:

- `move:TABLE:QUESTION:TEXT` — a button that makes the move with this text form;
- `menu:TABLE:QUESTION:N` — a menu whose values are text forms of moves;
- `pick:TABLE:QUESTION:N` — a menu whose values are names from the pool of the N-th legal choice;
- `sure:TABLE:QUESTION:N:MARK` — a button that makes the N-th legal choice, a `Pick` whose chosen names were shown
  before: MARK holds their places in its pool, and what tells that pool from another;
- `step:TABLE:QUESTION:PATH` — a menu or button that only narrows the choice: PATH is a verb and the values chosen so
  far, between slashes, to which a menu adds its value; empty, it shows the whole choice again;
- `stand:TABLE:QUESTION:KEY` — a button that gives an answer beforehand, the `games.core.contract.Standing` with this
  key; without a key it takes back what was given;
- `set:TABLE:WHAT:N` — a menu of the lobby that sets something: an option, the pace …; for one by which people change
  places, N is the number of the entry after which they sat as it shows;
- `do:TABLE:WHAT:N` — anything else, a `Action`. For a hand, N is the number of the entry up to which its message tells,
  so that the message can be found again;
- `look:TABLE:N` — a menu of things to look up, the N-th page of them; its value is a name. `look:TABLE:N:NAME` is a
  button for one of them;
- `page:TABLE:WHAT:N` — shows page N of something that is read page by page, a `PagedView`, in the very message;
- `open:GAME` — opens a table of this game here;
- `rank:GUILD:WHAT:N` — shows page N of a server's standings in the very message: WHAT is game, preset and season,
  between slashes; a menu's value takes the place of the game;
- `timeline:TABLE:STEP:N` — shows a table as it stood after entry N; STEP tells buttons of one message apart;
- `own:WHAT` — something about oneself and no table, an `OwnAction`.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never

import msgspec

from games.core.contract import Move, Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice


Act: TypeAlias = Literal[
    "move",
    "menu",
    "pick",
    "sure",
    "yes",
    "step",
    "stand",
    "set",
    "do",
    "look",
    "page",
    "primer",
    "past",
    "rank",
    "open",
    "own",
]


LONGEST_ID: Final = 100
"""Characters of a custom id, by Discord's rules."""
LARGEST_NUMBER: Final = (1 << 63) - 1
"""The largest number of a table that can be kept."""


class Action(StrEnum):
    """What a `do` control does."""

    JOIN = "join"
    LEAVE = "leave"
    LEFT = "left"
    """Leave, after the question whether one is sure."""
    WATCH = "watch"
    """Leave the seat in the lobby, and lead the table from beside it."""
    COMPUTER = "computer"
    START = "start"
    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    HAND = "hand"
    TABLE = "table"
    RULES = "rules"
    RECORD = "record"
    AGAIN = "again"
    MORE = "more"
    HELP = "help"
    LOOK = "look"
    SEAL = "seal"
    INVITE = "invite"
    CALL = "call"
    """Call those of the server who look for a game."""


class PagedView(StrEnum):
    """What a `page` control turns the pages of."""

    RULES = "rules"
    TERMS = "terms"


class OwnAction(StrEnum):
    """What an `own` control or command does."""

    PRIVACY = "privacy"
    EXPORT = "export"
    FORGET = "forget"
    FORGOTTEN = "forgotten"
    """Forget, after the question whether one is sure."""
    SERVER = "server"
    SERVER_MODERATORS = "server-moderators"
    SERVER_PLAYERS = "server-players"
    SERVER_LOCALE = "server-locale"
    SERVER_EXPORT = "server-export"
    SERVER_REMOVE = "server-remove"
    SERVER_REMOVED = "server-removed"
    """Remove a server's ended tables, after the question whether one is sure."""
    ME = "me"
    TABLES = "tables"
    CALLS = "calls"
    QUIET_FROM = "quiet-from"
    QUIET_TO = "quiet-to"
    ZONE = "zone"
    REMINDERS = "reminders"
    INVITATIONS = "invitations"
    NO_INVITATIONS = "no-invitations"
    """Refuse all invitations, by the button of one."""


class SeatAction(StrEnum):
    """What those who lead a table may do to a seat."""

    SKIP = "skip"
    REMOVE = "remove"
    REPLACE = "replace"


class Control(msgspec.Struct, frozen=True):
    """What a control's id says."""

    act: Act
    table: int
    question: int = -1
    what: str = ""
    number: int = -1


class LongId(ValueError):
    """A control whose id would be longer than Discord accepts."""


def write(control: Control) -> str:
    """Return the id of a control. Raise `LongId` for one that Discord would refuse with the whole message."""
    custom_id = _write(control)
    if len(custom_id) > LONGEST_ID:
        raise LongId(f"a {control.act!r} control of table {control.table} needs an id of {len(custom_id)} characters")
    return custom_id


def _write(control: Control) -> str:
    match control.act:
        case "move" | "yes" | "step" | "stand":
            return f"{control.act}:{control.table}:{control.question}:{control.what}"
        case "sure":
            return f"sure:{control.table}:{control.question}:{control.number}:{control.what}"
        case "own" | "open":
            return f"{control.act}:{control.what}"
        case "look":
            return f"look:{control.table}:{control.number}" + (f":{control.what}" if control.what else "")
        case "do" | "page" | "set" | "past" | "rank" | "primer":
            return f"{control.act}:{control.table}:{control.what}:{control.number}"
        case "menu" | "pick":
            return f"{control.act}:{control.table}:{control.question}:{control.number}"
        case _:
            assert_never(control.act)


def read(custom_id: str) -> Control | None:
    """Return what an id says, or None if it is none of ours."""
    control = _read(custom_id)
    return control if control is not None and abs(control.table) <= LARGEST_NUMBER else None


def _read(custom_id: str) -> Control | None:
    act, _, rest = custom_id.partition(":")
    parts = rest.split(":", 2)
    try:
        match act:
            case "move" | "yes" | "step" | "stand":
                return Control(act, int(parts[0]), int(parts[1]), parts[2])
            case "menu" | "pick":
                return Control(act, int(parts[0]), int(parts[1]), number=int(parts[2]))
            case "sure":
                number, _, mark = parts[2].partition(":")
                return Control(act, int(parts[0]), int(parts[1]), mark, int(number))
            case "own" | "open":
                return Control(act, -1, what=parts[0])
            case "look":
                return Control(act, int(parts[0]), what="".join(parts[2:]), number=int(parts[1]))
            case "do" | "page" | "set" | "past" | "rank" | "primer":
                return Control(act, int(parts[0]), what=parts[1], number=int(parts[2]))
            case _:
                return None
    except (ValueError, IndexError):
        return None


def path_of(control: Control, values: Sequence[str]) -> tuple[str, ...]:
    """Return the path a used step leads to: empty to see the whole choice again."""
    parts = [part for part in control.what.split("/") if part and not part.startswith("@")]
    return (*parts, *values)


def to_sure(control: Control, pick: Pick, values: Sequence[str]) -> Control:
    """Return the control that makes what was chosen of a pick by `control`."""
    places = sum(1 << place for place, name in enumerate(pick.pool) if name in values)
    return msgspec.structs.replace(control, act="sure", what=f"{places:x}.{_digest(pick)}")


def confirmed(control: Control, choices: Sequence[Choice]) -> Move:
    """Return the move that a `sure` or `yes` control stands for. Raise `LookupError` if it is no longer among these."""
    if control.act == "yes":
        found = next((one for one in choices if isinstance(one, Move) and str(one) == control.what), None)
        if found is None:
            raise LookupError(control.what)
        return found
    pick = choices[control.number]
    places, _, digest = control.what.partition(".")
    if not isinstance(pick, Pick) or digest != _digest(pick):
        raise LookupError(control.number)
    return pick.make(name for place, name in enumerate(pick.pool) if int(places, 16) >> place & 1)


def _digest(pick: Pick) -> str:
    return hashlib.blake2b(repr(pick).encode(), digest_size=6).hexdigest()


def chosen(control: Control, values: Sequence[str], choices: Sequence[Choice]) -> str:
    """Return the text form of the move that a used control stands for. Raise `LookupError` if it no longer can."""
    match control.act:
        case "move":
            return control.what
        case "menu":
            return values[0]
        case "sure" | "yes":
            return str(confirmed(control, choices))
        case "pick":
            pick = choices[control.number]
            if not isinstance(pick, Pick):
                raise LookupError(control.number)  # noqa: TRY004 - the choice is gone, the type is not wrong
            return str(pick.make(values))
        case "step" | "stand" | "set" | "do" | "look" | "page" | "open" | "past" | "rank" | "own" | "primer":
            raise LookupError(control.what)
        case _:
            assert_never(control.act)
