"""What a page sends over its web socket, and what it is sent: JSON objects with a `type`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from bot.presentation.screen import Screen, ScreenChoice

LONGEST_FRAME: Final = 4096
"""Bytes of the longest frame that is read."""
LONGEST_ID: Final = 64
"""Characters of the page's name for a request."""

T = TypeVar("T")
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
"""The name of a thing, a term or an auto-answer, or the token of a session."""
MoveKey: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""The key of a choice."""


class _Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A frame from the page."""


class Hello(_Sent, frozen=True):
    """The first frame. `token` is that of the session where there are no cookies; `seen` the last entry seen before.

    `first` is the entry from which the page tells its story, if it does that already.
    """

    token: Name = ""
    seen: int = -1
    first: int | None = None


class _Request(_Sent, frozen=True):
    """Something to be done. `id` is made by the page, once for each request, so that a repeated frame is recognised."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class Play(_Request, frozen=True):
    """Make a move: the key of its choice, and of a pick the `items` taken."""

    question: int
    move: MoveKey
    items: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()


class Undo(_Request, frozen=True):
    """Take back one's last move, or ask the others to agree to it."""


class AnswerUndo(_Request, frozen=True):
    """Agree that another takes moves back, or let them stand; `shown` is the entry of the screen that asked."""

    agree: bool
    shown: int = -1


class Stand(_Request, frozen=True):
    """Set the auto-answer with this key, or clear it."""

    key: Name = ""


class SingleOptions(_Request, frozen=True):
    """Have single options played for the person from now on, at all their tables; or be asked about them."""

    ask: bool = False


class Again(_Request, frozen=True):
    """Take a seat at the rematch of the table, which is opened unless it is open; after practice, at a table."""


class Start(_Request, frozen=True):
    """Start the table from its lobby."""


class Next(_Request, frozen=True):
    """Lead to the next of the person's tables that waits for them."""


class PlayFrom(_Request, frozen=True):
    """Open a table of one's own that begins from the move on a page of the review of one's moves.

    `own` tells what becomes of an own table that is still open: `go` to it instead, or `end` it. By default the page
    is asked.
    """

    page: int
    own: Literal["", "go", "end"] = ""


class Return(_Sent, frozen=True):
    """Take the seat back from the computer that plays for an absent player."""


class Words(_Sent, frozen=True):
    """Ask for the words of choices; all of them if none is named."""

    moves: Annotated[tuple[MoveKey, ...], Meta(max_length=24)] = ()


class Ghost(_Sent, frozen=True):
    """Ask what a move would lay on the table, and with `trial` whether it can be taken back once it is played."""

    move: MoveKey
    trial: bool = False


class Sum(_Sent, frozen=True):
    """Ask what the `items` taken of a pick so far come to."""

    move: MoveKey
    items: Annotated[tuple[Name, ...], Meta(max_length=100)]


class Why(_Sent, frozen=True):
    """Ask why none of these things, which a region shows, can be played, or else what is there, by its `term`."""

    things: Annotated[tuple[Name, ...], Meta(max_length=8)]
    term: Name = ""


class Rules(_Sent, frozen=True):
    """Ask for a page of the rules."""

    page: int = 0


class History(_Sent, frozen=True):
    """Ask for a page of the table's history."""

    page: int = 0


class Review(_Sent, frozen=True):
    """Ask for a page of the review of one's moves, which is made if it is not kept; `wait` for one that is being made.

    `stop` gives that up.
    """

    page: int = 0
    step: Literal["make", "wait", "stop"] = "make"


class Help(_Sent, frozen=True):
    """Ask what can be done now."""


class Terms(_Sent, frozen=True):
    """Ask for all terms that can be looked up."""


class Term(_Sent, frozen=True):
    """Look a term up."""

    name: Name


class Sight(_Sent, frozen=True):
    """The page has come in sight, or is hidden."""

    on: bool


class Ping(_Sent, frozen=True):
    """Ask whether the server is still there. A `Pong` answers."""


Request: TypeAlias = Play | Undo | AnswerUndo | Stand | SingleOptions | Again | Start | Next | PlayFrom
"""Frames that are answered by `Done`."""
Asked: TypeAlias = Words | Ghost | Sum | Why
"""Frames that ask about choices."""
Explained: TypeAlias = Rules | History | Review | Help | Terms | Term
"""Frames that ask for what is shown above the table."""
Frame: TypeAlias = Hello | Sight | Ping | Return | Asked | Explained | Request

Parts: TypeAlias = "tuple[str | tuple[int, int], ...]"
"""Pieces of a text: new ones, and where others are in the text before, as the first and the number of its elements."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A region: its corners, the indices of the choices it stands for, and the term that describes it.

    In an `Update`, the number of the outline stands for the corners.

    `names` are the items that it stands for in picks; each tap takes the next. `things` is what it shows if it stands
    for no choice, or if a ready move takes some of it. `verb` tells that it stands for a kind of move, which has a
    button as well. `pile` is "deck" where cards are drawn from, and "discard" where they go. `edged` tells that the
    picture has an edge round it.
    """

    outline: tuple[tuple[int, int], ...] | int
    choices: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    term: str = ""
    things: tuple[str, ...] = ()
    verb: bool = False
    pile: str = ""
    edged: bool = False


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture: SVG, its left, top, width and height, and its regions.

    `part` is the box of it that has to be shown, if not the whole; of a board, where no region stands for a choice.
    `unit` is the size of one thing of a board that lies in coordinates of its own; 0 for any other picture. In an
    `Update`, the SVG may be made of pieces of the one before (`Parts`), or of the table's for a hand that had none.
    """

    svg: str | Parts
    box: tuple[int, int, int, int]
    part: tuple[int, int, int, int] | None = None
    unit: int = 0
    marks: tuple[Mark, ...] = ()


class Stat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number on a plate, after an emblem, both in a colour."""

    emblem: str
    text: str
    colour: str


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat, beside its name: see `games.core.contract.Plate`. `words` say all of it."""

    seat: int
    shape: str
    colour: str
    stats: tuple[Stat, ...] = ()
    out: bool = False
    role: str = ""
    note: str = ""
    words: str = ""


class Handled(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things that a seat has laid on the table, or `takes` from it; or names of other things that it did."""

    seat: int
    names: tuple[str, ...]
    takes: bool = False


class _Told(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A frame to the page."""


class Greeting(_Told, frozen=True):
    """The first frame to the page: its language, its words, and which table it shows. `seated` is True for a player.

    `channel` is a link to the table's channel, empty where the page stands in Discord itself.
    """

    table: int
    locale: str
    words: dict[str, str]
    seated: bool
    channel: str = ""


class Update(_Told, frozen=True):
    """The table as it is now. A picture that has not changed is left out; `no_hand` tells that there is none.

    `ended` is the table at the end of a part of the game that ended since, to be shown until the player goes on or is
    called; it has no regions.

    `plates` are those of the seats, where the table does not show them, and `caption` says which part of the game it
    is. `outlines` are new ones, numbered on from those sent before, or from 0 if they begin `anew`.

    `points` are those of the seats, if the game counts any, and `handled` is what seats have done with things since the
    update before. `done` are the ids of requests of which it shows what has come.
    """

    screen: Screen
    table: Shown | None = None
    hand: Shown | None = None
    ended: Shown | None = None
    no_hand: bool = False
    plates: tuple[Plate, ...] = ()
    outlines: tuple[tuple[tuple[int, int], ...], ...] = ()
    anew: bool = False
    caption: str = ""
    points: tuple[int, ...] = ()
    handled: tuple[Handled, ...] = ()
    done: tuple[str, ...] = ()


class Done(_Told, frozen=True):
    """What the page asked for with this id has been done, now or before."""

    id: str


class Refused(_Told, frozen=True):
    """What the page asked for has not been done, and why. `id` is empty for what has none."""

    text: str
    id: str = ""


class Going(_Told, frozen=True):
    """The way to another table: its address with a ticket. In an Activity it is empty: opened again, it shows that."""

    address: str = ""


class Worded(_Told, frozen=True):
    """The words of choices."""

    question: int
    choices: tuple[ScreenChoice, ...]


class Ghosted(_Told, frozen=True):
    """The table with what a move would lay, as SVG, empty if it lays nothing; and whether it can be taken back."""

    move: str
    svg: str = ""
    back: bool = False


class Summed(_Told, frozen=True):
    """What the items taken of a pick come to, in words."""

    move: str
    items: tuple[str, ...]
    text: str


class Noted(_Told, frozen=True):
    """What is at a place that was touched, in short."""

    text: str


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """A button below a text: its label and the frame that it sends. A `request` is sent with an id."""

    label: str
    frame: dict[str, str | int]
    request: bool = False


class Text(_Told, frozen=True):
    """A page of text with pictures, or what can be done. `pages` is how many there are of its kind.

    What is still being made is asked for again, while it is shown, by sending `again`.
    """

    about: str
    title: str
    text: str
    pictures: tuple[Shown, ...] = ()
    page: int = 0
    pages: int = 1
    acts: tuple[Act, ...] = ()
    again: dict[str, str | int] | None = None


class Listed(_Told, frozen=True):
    """The terms that can be looked up: names and titles."""

    terms: tuple[tuple[str, str], ...]


class Pong(_Told, frozen=True):
    """The server is still there."""


class Ended(_Told, frozen=True):
    """The session has ended, and why."""

    text: str


Told: TypeAlias = (
    Greeting | Update | Done | Refused | Going | Worded | Ghosted | Summed | Noted | Text | Listed | Pong | Ended
)

_decoder: Final = msgspec.json.Decoder(Frame)
_encoder: Final = msgspec.json.Encoder()


def read(text: str) -> Frame:
    """Return the frame of a page. Raise `msgspec.MsgspecError` for anything else."""
    return decoded(text, _decoder)


def decoded(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Return what strangers sent as JSON. Raise `msgspec.MsgspecError` for anything else, however deeply nested."""
    try:
        return decoder.decode(data)
    except (RecursionError, UnicodeError) as problem:
        raise msgspec.DecodeError(str(problem)) from problem


def write(frame: Told) -> str:
    """Return a frame as it is sent."""
    return _encoder.encode(frame).decode()
