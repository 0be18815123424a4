"""The contract that every game keeps, and the host, the computers and the tests rely on.

A game is three values: its rules (`Game`), its `Words` and its `Pictures`. All that passes through the contract is
plain data (`msgspec.Struct`): comparable, printable as code, serialisable without further help.

Names inside moves, events and views are short strings in the notation of the game's specification ("8H", "spring",
"R13"), numbers are ints, seats are ints from 0. So one text form, one set of slash-command arguments and one way of
wording serve every game.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, cast

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from games.core.chance import Chance
    from games.core.options import Options
    from games.core.search import Search
    from games.core.voice import Voice

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""

Audience: TypeAlias = int
"""Who looks: a seat, or `PUBLIC`."""

PUBLIC: Final[Audience] = -1
"""The audience that holds no hand: the channel, spectators."""

Field: TypeAlias = "str | int | bool | tuple[str, ...] | None"


class Move(msgspec.Struct, frozen=True):
    """One act of one seat; a frozen value with fields of type str, int, bool or tuple of str.

    The text form is the verb and the fields, separated by spaces: `attack 8H`, `pass 4`, `keep 8H,9C`, `clear -`.
    It is unique within a game, parses back (`Vocabulary.parse`), and stays within 60 characters, except for moves
    made from a `Pick`.
    """

    verb: ClassVar[str]
    """The word for this kind of move: the name of its slash command, and the key of its texts."""
    optional: ClassVar[tuple[str, ...]] = ()
    """Fields a person may leave out of the command; what is legal then decides."""
    implied: ClassVar[tuple[str, ...]] = ()
    """Fields that are no argument of the command at all; what is legal decides."""

    def __str__(self) -> str:
        """Return the text form."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        return " ".join((self.verb, *(_to_text(value) for value in fields)))


def _to_text(value: Field) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(value) or "-"
        case _:
            return str(value)


class Pick(msgspec.Struct, frozen=True):
    """Stands for every move of one kind that takes a subset of `pool`, `least` to `most` of it, in the pool's order.

    `least` is 1 or more: nobody can confirm a menu in which nothing is marked, so taking nothing is a move of its own.
    `fixed` are the values of the fields before the last; the last field receives the subset. With `weights` (one for
    each of the pool) a subset must also add up to `need` at least.
    """

    kind: type[Move]
    pool: tuple[str, ...]
    least: int
    most: int
    fixed: tuple[str | int, ...] = ()
    weights: tuple[int, ...] = ()
    need: int = 0

    @property
    def verb(self) -> str:
        """The verb of the moves this stands for."""
        return self.kind.verb

    def make(self, chosen: Iterable[str]) -> Move:
        """Return the move that takes `chosen`, brought into the pool's order (names not in the pool come last)."""
        taken = list(chosen)
        ordered = [name for name in self.pool if name in taken]
        strangers = [name for name in taken if name not in self.pool]
        build = cast("Callable[..., Move]", self.kind)
        return build(*self.fixed, tuple(ordered + strangers))

    def fits(self, move: Move) -> bool:
        """Return whether this stands for `move`."""
        if type(move) is not self.kind:
            return False
        *fixed, chosen = (getattr(move, name) for name in move.__struct_fields__)
        if tuple(fixed) != self.fixed or not self.least <= len(chosen) <= self.most:
            return False
        if tuple(name for name in self.pool if name in chosen) != chosen:
            return False
        if not self.weights:
            return True
        weight = dict(zip(self.pool, self.weights, strict=True))
        return sum(weight[name] for name in chosen) >= self.need


Choice: TypeAlias = "Move | Pick"


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as everybody may know it. Private news is the change of a `View`."""

    retractable: ClassVar[bool] = False
    """Whether the move that caused it may be taken back: no chance drawn, nothing hidden shown."""
    closes: ClassVar[bool] = False
    """Whether a part of the game ends with it (a bout, a round, a season): the channel begins a new post there."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended.

    `places[seat]` from 1, equal places shared; where all have lost together, everybody has place 2. `reason` is the key
    of a text; `scores[seat]` in points, empty where the game has none.
    """

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one audience may know now, built up from nothing; games add their own fields.

    Fields that every view has:
    `audience` — whose view it is; `seats` — how many play; `asked` — the seats the table waits for, as everybody can
    tell from public knowledge (mentioning them gives nothing away); `question` — a number that changes whenever
    controls made before must no longer act; `outcome` — set when the table is over; `call` — where it is 0 or more,
    whoever has been called is not called again while it stays the same (in Durak: the number of the bout).
    """

    audience: Audience
    seats: int
    asked: tuple[Seat, ...]
    question: int
    outcome: Outcome | None = None
    call: int = -1


class Reason(StrEnum):
    """Why a move was refused, in every game. Games add reasons of their own in a `StrEnum` of the same form."""

    OVER = "over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"


class IllegalMove(Exception):
    """A move that is not among the legal ones; the state is as it was.

    `why` is a member of a reason enum, `instead` what may be done now. `data` are the particulars, variables of the
    reason's text: numbers, and names that `Words.item` puts into words.
    """

    def __init__(self, why: StrEnum, instead: Sequence[Choice] = (), **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.instead = tuple(instead)
        self.data = data


class UnknownName(Exception):
    """A text that names nothing in the game. `nearest` are names that look like it, best first."""

    def __init__(self, text: str, nearest: Sequence[str]) -> None:
        super().__init__(text, nearest)
        self.text = text
        self.nearest = tuple(nearest)


class Layout(msgspec.Struct, frozen=True):
    """How choices of one kind of move are laid out for people; the rules know nothing of it."""

    steps: tuple[str, ...] = ()
    """Fields that are asked one at a time, in this order, where there are many such moves: first the value, then what
    is left of the choice. A step is no move: nothing is played, and nobody hears of it."""
    columns: int = 0
    """Where 1 to 5, the last field is a place, numbered from 1 in rows of so many as the picture has them: where there
    are many such moves, they are buttons in these rows that say the number alone."""
    confirmed: bool = False
    """For a `Pick` that turns on a sum: people are first shown what they chose in the words of the move it makes, and
    play it by a second tap."""


class Page(msgspec.Struct, frozen=True):
    """One page of the rules, as short as a phone's screen."""

    title: str
    """At most 60 characters."""
    text: str
    """A few short paragraphs, at most 1,000 characters."""
    picture: str = ""
    """What `Pictures.page` draws for it; empty for a page without a picture."""


class Lesson(msgspec.Struct, frozen=True):
    """What a beginner is told beside a decision, the first time they meet one of its kind."""

    key: str
    text: str
    """One or two sentences, at most 300 characters."""


S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Generic[V]):
    """An answer somebody gives beforehand, for a while: *pass for this bout*, *no cards in this battle*.

    It is offered whatever one holds, so that it tells nothing. Its texts are `standing-<key>` (the button that gives
    it, at most 80 characters) and `standing-<key>-given` (what its giver reads while it stands).
    """

    key: str
    span: Callable[[V, Seat], int | None]
    """`span(view, seat)`, of the public view: the number of the while for which this seat may give the answer now, None
    where it may not. An answer given in one span is over in the next."""
    answer: Callable[[V, Sequence[Choice]], Move | None]
    """`answer(view, choices)`, of the seat's view: the move it stands for, one of `choices`; None where the present
    question is of another kind, and is asked as ever."""


def never_forced(_: object) -> None:
    """Return that no move is forced."""


def no_teams(_: object, seats: int) -> tuple[int, ...]:
    """Return that all play for themselves."""
    return tuple(range(seats))


def never_meddles(*_: object) -> bool:
    """Return that nobody moves whom the table does not wait for."""
    return False


def no_points(_: object) -> tuple[int, ...]:
    """Return that nobody counts points."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V]):
    """One game's rules: a value made of pure functions, of which `play` alone changes the state it is given.

    It lives in `games/<key>/__init__.py` as `GAME`. Its `words` and `pictures` are found beside it, in the rooms of
    these names, and loaded when first asked for.
    """

    home: str
    """The package the game lives in (`__name__` there): `games.<key>`."""
    key: str
    """The folder's name, and the name of the slash command: lower-case ASCII."""
    seats: range
    """How many may play."""
    rules_version: int
    """Rises when an old journal would no longer replay to the same end."""
    Options: type[Options]
    State: type[S]
    vocabulary: tuple[type[Move], ...]
    """Every kind of move, in the order the commands are listed."""
    reasons: type[StrEnum] = Reason
    """Why a move may be refused, besides `Reason`."""

    deal: Callable[[Any, int, Chance], tuple[S, Sequence[Event]]]
    """`deal(options, seats, chance)`: the first state and what happened in the setup. `options` have been checked for
    `seats`."""
    acting: Callable[[S], Sequence[Seat]]
    """`acting(state)`: in ascending order, the seats that can move now: none exactly when the table is over."""
    moves: Callable[[S, Seat], Sequence[Choice]]
    """`moves(state, seat)`: all that is legal for `seat` now, in the order the game's `RULES.md` states."""
    play: Callable[[S, Seat, Move, Chance], Sequence[Event]]
    """`play(state, seat, move, chance)`: make the move and return what happened.

    Raises `IllegalMove`, leaving `state` as it was, unless `moves` lists it or a `Pick` among them fits it."""
    outcome: Callable[[S], Outcome | None]
    """`outcome(state)`: how the table ended, or None while it goes on."""
    copy: Callable[[S], S]
    """`copy(state)`: an independent copy, in microseconds."""
    view: Callable[[S, Audience], V]
    """`view(state, audience)`: all that `audience` may know."""
    imagine: Callable[[V, Chance], S]
    """`imagine(view, chance)`: a full state that the view's audience cannot tell from the real one."""
    judge: Callable[[V, Sequence[Choice], Chance], Move]
    """`judge(view, choices, chance)`: the move a computer makes from what its seat sees; `choices` is not empty."""
    default: Callable[[V, Sequence[Choice]], Move]
    """`default(view, choices)`: the harmless move for somebody who ran out of time; `choices` is not empty."""
    forced: Callable[[V], tuple[Seat, Move] | None] = never_forced
    """`forced(view)`, of the public view: a seat and the only move it can have, where everybody can tell that it has no
    other, whatever it holds; else None. The host makes it at once."""
    points: Callable[[V], Sequence[int]] = no_points
    """`points(view)`, of the public view: what each seat has by now, as everybody can count it; empty where the game
    has no points."""
    standings: tuple[Standing[V], ...] = ()
    """The answers that may be given beforehand."""
    teams: Callable[[Any, int], Sequence[int]] = no_teams
    """`teams(options, seats)`: the team each seat plays for, from the options alone; seats of one team win together."""
    easy: Callable[[V, Sequence[Choice], Chance], Move] | None = None
    """`easy(view, choices, chance)`: `judge` for somebody who has just learned the game; `judge` if not given."""
    meddles: Callable[[V, Sequence[Choice]], bool] = never_meddles
    """`meddles(view, choices)`: whether a computer moves, by `judge`, though the table does not wait for it; asked of
    seats that can, often, so it is quick."""
    search: Search[S, V] | None = None
    """What search has to know so that computers can be strong; without it strong ones play by `judge`."""
    figures: Callable[[V], Mapping[str, Sequence[float]]] | None = None
    """`figures(view)`: what else tells of a finished table how well each seat has played: shares by seat, by name."""

    @property
    def words(self) -> Words[V]:
        """The game's words: `WORDS` of its room `words`."""
        return import_module(f"{self.home}.words").WORDS

    @property
    def pictures(self) -> Pictures[V]:
        """The game's pictures: `PICTURES` of its room `picture`. Loads drawing libraries."""
        return import_module(f"{self.home}.picture").PICTURES


AnyGame: TypeAlias = "Game[Any, Any]"
"""A game whose state and view only the game itself looks into."""


def _unsaid(*_: object) -> str:
    return ""


def _no_terms(_: object) -> Mapping[str, str]:
    return {}


def _no_lesson(*_: object) -> None:
    return None


def _undrawn(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(Generic[V]):
    """One game's words, made from views, choices and events alone.

    All come from the Fluent files in `texts`, in the language and with the names the `Voice` carries. Text is Discord
    Markdown, without mentions; names arrive escaped. Labels, items, menus, tables and hands have no Markdown.
    """

    texts: Path
    """The folder of the game's Fluent files: `en.ftl bg.ftl ru.ftl ro.ftl`."""
    news: Callable[[Sequence[Event], V, Voice], list[str]]
    """`news(events, view, voice)`: what happened, a line for each thing worth telling, in order; `view` is the public
    one afterwards. At the end the news say who has won: nobody else does."""
    ask: Callable[[V, Sequence[Choice], Voice], str]
    """`ask(view, choices, voice)`: one line: whom the table waits for and for what; once there is an outcome, its text
    `outcome-<reason>`. A seat's own view is spoken to; `choices` is what `moves` lists for that seat, and empty for the
    public."""
    label: Callable[[Choice, V, Voice], str]
    """`label(choice, view, voice)`: the words on a button or a row of a menu, at most 80 characters."""
    item: Callable[[str, V, Voice], str]
    """`item(name, view, voice)`: the words for one name, of a pool or a field: at most 100 characters."""
    menu: Callable[[Move, V, Voice], str]
    """`menu(move, view, voice)`: the heading of the menu in which the move stands, at most 150 characters; equal
    headings share one menu."""
    table: Callable[[V, Voice], str]
    """`table(view, voice)`: the public state, for the alt text and for tables without pictures; at the end, the
    places."""
    hand: Callable[[V, Sequence[Choice], Voice], str]
    """`hand(view, choices, voice)`: what the view's own seat holds; empty where there is nothing to hold."""
    rules: Callable[[Any, Voice], Sequence[Page]]
    """`rules(options, voice)`: how to play, page by page: the aim, the pieces and what each sign means, one whole turn,
    how it ends and is scored, the variants of a table with these options, questions people ask."""
    read: Callable[[type[Move], str, str], str]
    """`read(kind, field, text)`: the name meant by what a person typed for a field; raises `UnknownName` with the
    nearest names."""
    layouts: Mapping[type[Move], Layout] = field(default_factory=dict[type[Move], Layout])
    """How choices are laid out, for those kinds of move that are not just buttons or a menu."""
    about: Callable[[Choice, V, Voice], str] = _unsaid
    """`about(choice, view, voice)`: what this choice does and costs, in one sentence of at most 100 characters, for the
    rows of menus and for whoever asks what they can do."""
    gloss: Callable[[str, V, Voice], str] = _unsaid
    """`gloss(name, view, voice)`: what stands behind one name of a pool or a field, at most 100 characters; empty where
    the name says all."""
    terms: Callable[[Voice], Mapping[str, str]] = _no_terms
    """`terms(voice)`: everything that can be looked up (cards, lands, tiles, signs, terms): name to title of at most
    80 characters, in the order in which people would list them."""
    term: Callable[[str, V | None, Voice], str] = _unsaid
    """`term(name, view, voice)`: what one of `terms` is and does, at most 1,000 characters of Markdown, and with a view
    where it is now, as far as that audience knows."""
    lesson: Callable[[V, Sequence[Choice], Voice], Lesson | None] = _no_lesson
    """`lesson(view, choices, voice)`: what a beginner should know at this decision, or None."""

    def layout(self, kind: type[Move]) -> Layout:
        """Return how choices of this kind are laid out."""
        return self.layouts.get(kind, _PLAIN)


_PLAIN: Final = Layout()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictures(Generic[V]):
    """One game's pictures, made from views and choices alone: PNG bytes, 1080 pixels wide."""

    table: Callable[[V, Voice], bytes]
    """`table(view, voice)`: the table, or the result, made from what everybody may know."""
    hand: Callable[[V, Sequence[Choice], Voice], bytes | None]
    """`hand(view, choices, voice)`: the seat's own hand with what may be played raised, or None where there is none."""
    page: Callable[[str, Voice], bytes | None] = _undrawn
    """`page(name, voice)`: the picture of a page of the rules."""
    term: Callable[[str, V | None, Voice], bytes | None] = _undrawn
    """`term(name, view, voice)`: one of `Words.terms` drawn large, or None where there is nothing to draw."""
    charted: bool = False
    """Whether the result, as `table` draws it, shows the course of the points already: nobody draws it again."""


_encoder = msgspec.msgpack.Encoder(order="deterministic")


def to_bytes(state: msgspec.Struct) -> bytes:
    """Return the canonical bytes of a state: equal states give equal bytes."""
    return _encoder.encode(state)


def from_bytes(kind: type[S], data: bytes) -> S:
    """Return the state that `to_bytes` wrote. Raise `msgspec.ValidationError` if it is none."""
    return msgspec.msgpack.decode(data, type=kind)


class Vocabulary:
    """Reads the text forms of one game's moves."""

    def __init__(self, kinds: Sequence[type[Move]]) -> None:
        self._kinds: Mapping[str, type[Move]] = {kind.verb: kind for kind in kinds}
        self.parse = functools.lru_cache(maxsize=1024)(self._parse)

    def _parse(self, text: str) -> Move:
        """Return the move that has this text form. Raise `ValueError` if none has."""
        verb, *words = text.split(" ")
        kind = self._kinds.get(verb)
        if kind is None:
            raise ValueError(f"no kind of move is called {verb!r}")
        return self.build(kind, words)

    @staticmethod
    def build(kind: type[Move], words: Sequence[str]) -> Move:
        """Return the move of this kind with these field texts, in order. Raise `ValueError` if they do not fit."""
        fields = fields_of(kind)
        if len(words) != len(fields):
            raise ValueError(f"{kind.verb!r} takes {len(fields)} values, not {len(words)}")
        try:
            values = {field.name: _from_text(field.type, word) for field, word in zip(fields, words, strict=True)}
            return msgspec.convert(values, kind)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error


@functools.cache
def vocabulary_of(kinds: tuple[type[Move], ...]) -> Vocabulary:
    """Return the reader of a game's moves, made once."""
    return Vocabulary(kinds)


@functools.cache
def fields_of(kind: type[Move]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a kind of move, looked up once."""
    return msgspec.structs.fields(kind)


def _from_text(kind: Any, word: str) -> Field:
    options = getattr(kind, "__args__", ())
    if kind is bool:
        if word not in {"yes", "no"}:
            raise ValueError(f"{word!r} is neither yes nor no")
        return word == "yes"
    if kind is int:
        return int(word)
    if getattr(kind, "__origin__", None) is tuple:
        return () if word == "-" else tuple(word.split(","))
    if word == "-" and type(None) in options:
        return None
    return word


def checksum(state: msgspec.Struct) -> str:
    """Return sixteen hexadecimal digits that stand for the state in journals and recorded tables."""
    return hashlib.blake2b(to_bytes(state), digest_size=8).hexdigest()
