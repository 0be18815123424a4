"""The custom ids of buttons and menus. An id holds everything that is needed to handle the control after a restart.

Each kind of control is a struct; `write` turns one into an id of at most 100 characters, `read` turns an id back. Ids
stay in messages for years: a form that was ever sent stays readable.
"""

import functools
import hashlib
import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias, assert_never

import msgspec

from games.core.contract import Choice, Move, Pick

LONGEST_ID: Final = 100
"""Characters of a custom id, by Discord's rules."""
LARGEST_NUMBER: Final = (1 << 63) - 1
"""The largest number that the database can store."""
REVIEW: Final = "review"
"""The step of a `ShowHistory` control that shows a page of the review of one's own moves, 0 the first."""
PLAY_FROM: Final = "review-play"
"""The step that opens a table from the move on a page of the review."""


class Action(StrEnum):
    """What a `TakeAction` control does."""

    JOIN = "join"
    LEAVE = "leave"
    LEFT = "left"
    """Leave, after confirmation."""
    WATCH = "watch"
    """Leave the seat in the lobby and stay the owner of the table."""
    WATCHING = "watching"
    """Only watch, after confirmation."""
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
    CHECK = "check"
    """Check the record of an ended table."""
    AGAIN = "again"
    AGAIN_APART = "again-thread"
    """Open the rematch in a thread of its own."""
    MORE = "more"
    SETTINGS = "settings"
    """Show the menus of the lobby that change options and settings."""
    END = "end"
    """End a practice table, after a question."""
    ENDED = "ended"
    """The same, confirmed."""
    HELP = "help"
    LOOK = "look"
    SEAL = "seal"
    INVITE = "invite"
    AGREE_UNDO = "agree-undo"
    REFUSE_UNDO = "refuse-undo"
    CALL = "call"
    """Mention the server's role for players who look for a game."""
    PAGE = "page"
    """Get a link to the web page of the table."""
    SINGLE_OPTIONS = "single-options"
    """Have single options played from now on, at all tables."""
    ASK_ALWAYS = "ask-always"
    """Be asked what has a single answer from now on, at all tables."""
    NEXT = "next"
    """See the hand at the table that has waited longest for oneself."""


class PagedView(StrEnum):
    """What a `TurnPage` control turns the pages of."""

    RULES = "rules"
    TERMS = "terms"


class OwnAction(StrEnum):
    """What a `ManageData` control does, or the command of the same name."""

    PRIVACY = "privacy"
    EXPORT = "export"
    FORGET = "forget"
    FORGOTTEN = "forgotten"
    """Forget, after confirmation."""
    SERVER = "server"
    SERVER_MODERATORS = "server-moderators"
    SERVER_PLAYERS = "server-players"
    SERVER_LOCALE = "server-locale"
    SERVER_EXPORT = "server-export"
    SERVER_REMOVE = "server-remove"
    SERVER_REMOVED = "server-removed"
    """Remove a server's ended tables, after confirmation."""
    ME = "me"
    TABLES = "tables"
    CALLS = "calls"
    QUIET_FROM = "quiet-from"
    QUIET_TO = "quiet-to"
    ZONE = "zone"
    REMINDERS = "reminders"
    INVITATIONS = "invitations"
    SINGLE_OPTIONS = "single-options"
    END_PAGES = "end-pages"
    """End all sessions of the web page."""
    NO_INVITATIONS = "no-invitations"
    """Refuse all invitations: the button under an invitation."""


class SeatAction(StrEnum):
    """What moderators and the table's owner may do to a seat."""

    SKIP = "skip"
    REMOVE = "remove"
    REPLACE = "replace"


class _OfTable(msgspec.Struct, frozen=True):
    table: int


class _OfQuestion(_OfTable, frozen=True):
    question: int


class PlayMove(_OfQuestion, frozen=True):
    """A button that plays a move, given in its text form."""

    move: str


class ConfirmMove(_OfQuestion, frozen=True):
    """A button that plays a move after the player was warned that it gains nothing."""

    move: str


class ChooseMove(_OfQuestion, frozen=True):
    """A menu whose values are moves in their text form. `menu` is its place among the menus of its message."""

    menu: int


class PickItems(_OfQuestion, frozen=True):
    """A menu whose values are names from the pool of a `Pick`. `choice` is the index of the pick among the choices."""

    choice: int


class ConfirmPick(_OfQuestion, frozen=True):
    """A button that plays a `Pick` with the items chosen before.

    `items` is a bit mask over the pool in hexadecimal, a full stop, and a digest of the pick, which tells whether the
    pool is still the same.
    """

    choice: int
    items: str


class NarrowChoice(_OfQuestion, frozen=True):
    """A menu or button that narrows the choice of a move, without playing one.

    `path` is a verb and the values chosen so far, separated by slashes; a menu adds its value. Empty, it shows the
    whole choice again; `~2` shows a page of it.
    """

    path: str = ""

    def steps(self, values: Sequence[str] = ()) -> tuple[str, ...]:
        """Return the path including the values chosen now. Parts that only tell menus apart (`@2`) are left out."""
        return (*(part for part in self.path.split("/") if part and not part.startswith("@")), *values)


class SetAutoAnswer(_OfQuestion, frozen=True):
    """A button that sets the seat's `games.core.contract.AutoAnswer` with this key; without a key it clears it."""

    key: str = ""


class ChangeLobby(_OfTable, frozen=True):
    """A menu of the lobby. `setting` is an option or anything else that can be changed before play.

    `as_of` is the entry up to which the message tells, for settings that depend on who sits where; else -1.
    """

    setting: str
    as_of: int = -1


class TakeAction(_OfTable, frozen=True):
    """A button for an action that every table has.

    `shown` is the entry up to which its message tells. After a crash it shows which entries were delivered.
    """

    action: Action
    shown: int = -1


class CloseTable(_OfTable, frozen=True):
    """A button that closes a table after confirmation, with the reason that was given for it."""

    reason: str = ""


class ChangeSeat(_OfTable, frozen=True):
    """A button that gives a seat of person `was` to person `to` after confirmation, with the reason given for it.

    `to` is 0 for a computer, and -1 if the seat is only taken away.
    """

    seat: int
    was: int
    to: int
    reason: str = ""


class LookUp(_OfTable, frozen=True):
    """A menu of things to look up, one page of them; with a `name`, a button that looks it up at this table."""

    page: int = 0
    name: str = ""


class ShowStory(_OfTable, frozen=True):
    """A button that shows all that happened in these entries, to a message that only counts the earlier lines."""

    first: int
    last: int


class TurnPage(_OfTable, frozen=True):
    """A button that shows a page of a table's rules or terms."""

    view: PagedView
    page: int


class ShowRules(msgspec.Struct, frozen=True):
    """A button that shows a page of a game's rules where there is no table."""

    game: str
    page: int


class OpenTable(msgspec.Struct, frozen=True):
    """A button that opens a table of a game in the channel."""

    game: str


class OpenApart(msgspec.Struct, frozen=True):
    """A button that opens a table of a game in a thread, with these options, as the query of an address."""

    game: str
    options: str = ""


class OpenPractice(msgspec.Struct, frozen=True):
    """A button that opens a practice table of a game in private messages."""

    game: str


class ShowStandings(msgspec.Struct, frozen=True):
    """A button or menu that shows a page of a server's standings; the value of a menu replaces the game.

    `preset` may be empty; `season` is 0 for all time.
    """

    guild: int
    game: str
    preset: str
    season: Annotated[int, msgspec.Meta(ge=0)]
    page: int = 0


class ShowHistory(_OfTable, frozen=True):
    """A button or menu that shows a page of a table's history; the value of a menu replaces the table.

    `step` says what to do there, or only tells the buttons of one message apart. `hands` shows all hands.
    """

    step: str
    page: int
    hands: bool = False


class EndSeason(msgspec.Struct, frozen=True):
    """A button that ends a season of a server, and no later one: it asks first, then it is `sure`."""

    guild: int
    season: int
    sure: bool = False


class ManageData(msgspec.Struct, frozen=True):
    """A control for a person's or a server's own data and settings."""

    action: OwnAction


Confirmation: TypeAlias = ConfirmMove | ConfirmPick
MoveControl: TypeAlias = PlayMove | ChooseMove | PickItems | NarrowChoice | Confirmation
"""Controls of one question: they count only as long as it is asked."""
TableControl: TypeAlias = (
    MoveControl | SetAutoAnswer | ChangeLobby | TakeAction | CloseTable | ChangeSeat | LookUp | ShowStory | TurnPage
)
Control: TypeAlias = (
    TableControl
    | ShowRules
    | OpenTable
    | OpenApart
    | OpenPractice
    | ShowStandings
    | EndSeason
    | ShowHistory
    | ManageData
)


class Form(NamedTuple):
    """How ids of a kind of control look, with its fields in braces; `fixed` are fields of the controls it is for."""

    kind: type[Control]
    text: str
    fixed: Mapping[str, str | bool] = {}

    def read(self, custom_id: str) -> Control | None:
        """Return the control with an id; None for ids of other forms.

        Raise `ValueError` for what the kind does not take, such as an action that does not exist.
        """
        match = _pattern(self.kind, self.text).fullmatch(custom_id)
        return None if match is None else msgspec.convert({**match.groupdict(), **self.fixed}, self.kind, strict=False)


FORMS: Final = (
    Form(PlayMove, "move:{table}:{question}:{move}"),
    Form(ConfirmMove, "yes:{table}:{question}:{move}"),
    Form(ChooseMove, "menu:{table}:{question}:{menu}"),
    Form(PickItems, "pick:{table}:{question}:{choice}"),
    Form(ConfirmPick, "sure:{table}:{question}:{choice}:{items}"),
    Form(NarrowChoice, "step:{table}:{question}:{path}"),
    Form(SetAutoAnswer, "stand:{table}:{question}:{key}"),
    Form(ChangeLobby, "set:{table}:{setting}:{as_of}"),
    Form(TakeAction, "do:{table}:{action}:{shown}"),
    Form(CloseTable, "close:{table}:{reason}"),
    Form(ChangeSeat, "seat:{table}:{seat}:{was}/{to}/{reason}"),
    Form(LookUp, "look:{table}:{page}", {"name": ""}),
    Form(LookUp, "look:{table}:{page}:{name}"),
    Form(ShowStory, "story:{table}:{first}:{last}"),
    Form(TurnPage, "page:{table}:{view}:{page}"),
    Form(ShowRules, "primer:-1:{game}:{page}"),
    Form(OpenTable, "open:{game}"),
    Form(OpenApart, "apart:{game}:{options}"),
    Form(OpenPractice, "learn:{game}"),
    Form(ShowStandings, "rank:{guild}:{game}/{preset}/{season}:{page}"),
    Form(EndSeason, "season:{guild}:{season}:sure", {"sure": True}),
    Form(EndSeason, "season:{guild}:{season}"),
    Form(ShowHistory, "past:{table}:{step}+hands:{page}", {"hands": True}),
    Form(ShowHistory, "past:{table}:{step}:{page}"),
    Form(ManageData, "own:{action}"),
)
"""All forms. A kind may have several, of which the first that is for a control is written."""


@functools.cache
def _pattern(kind: type[Control], text: str) -> re.Pattern[str]:
    numbers = {field.name for field in msgspec.structs.fields(kind) if field.type is int}
    parts = re.split(r"{(\w+)}", text)
    fields = [f"(?P<{name}>{'-?[0-9]+' if name in numbers else '.*?'})" for name in parts[1::2]]
    return re.compile("".join(map("".join, zip(map(re.escape, parts[::2]), [*fields, ""], strict=True))), re.DOTALL)


class LongId(ValueError):
    """A control's id would be longer than Discord accepts."""


def fits(control: Control) -> bool:
    """Return whether Discord accepts the id of a control."""
    return len(_encoded(control)) <= LONGEST_ID


def write(control: Control) -> str:
    """Return the id of a control. Raise `LongId` if Discord would refuse it, and with it the whole message."""
    custom_id = _encoded(control)
    if len(custom_id) > LONGEST_ID:
        raise LongId(f"the id of a {type(control).__name__} control has {len(custom_id)} characters")
    return custom_id


def _encoded(control: Control) -> str:
    fields = msgspec.structs.asdict(control)
    forms = (form for form in FORMS if form.kind is type(control) and form.fixed.items() <= fields.items())
    return next(forms).text.format(**fields)


def read(custom_id: str) -> Control | None:
    """Return the control with this id, or None for an id that the bot never wrote or no longer handles."""
    try:
        control = next(filter(None, (form.read(custom_id) for form in FORMS)), None)
    except ValueError:
        return None
    numbers = () if control is None else (value for value in msgspec.structs.astuple(control) if isinstance(value, int))
    return control if all(abs(number) <= LARGEST_NUMBER for number in numbers) else None


def confirming_pick(control: PickItems, pick: Pick, values: Sequence[str]) -> ConfirmPick:
    """Return the control that plays what was chosen of a pick."""
    mask = sum(1 << place for place, name in enumerate(pick.pool) if name in values)
    return ConfirmPick(control.table, control.question, control.choice, f"{mask:x}.{_digest(pick)}")


def confirmed(control: Confirmation, choices: Sequence[Choice]) -> Move:
    """Return the move that a confirmation plays. Raise `LookupError` if it is no longer among the choices."""
    if isinstance(control, ConfirmMove):
        for choice in choices:
            if isinstance(choice, Move) and str(choice) == control.move:
                return choice
        raise LookupError(control.move)
    pick = choices[control.choice]
    mask, _, digest = control.items.partition(".")
    if not isinstance(pick, Pick) or digest != _digest(pick):
        raise LookupError(control.choice)
    return pick.make(name for place, name in enumerate(pick.pool) if int(mask, 16) >> place & 1)


def _digest(pick: Pick) -> str:
    return hashlib.blake2b(repr(pick).encode(), digest_size=6).hexdigest()


def move_text(control: MoveControl, values: Sequence[str], choices: Sequence[Choice]) -> str:
    """Return the text form of the move that a used control plays. Raise `LookupError` if it plays none any longer."""
    match control:
        case PlayMove():
            return control.move
        case ChooseMove():
            return values[0]
        case ConfirmMove() | ConfirmPick():
            return str(confirmed(control, choices))
        case PickItems():
            pick = choices[control.choice]
            if not isinstance(pick, Pick):
                raise LookupError(control.choice)  # noqa: TRY004 - the choice is gone, the type is not wrong
            return str(pick.make(values))
        case NarrowChoice():
            raise LookupError(control.path)
        case _:
            assert_never(control)
