"""The contract that every game keeps, and the bot, the computers and the tests rely on.

A game is three values: its rules (`Game`), its `GameText` and its `Pictures`. What passes through them stands in
`games.core.values`, how it is written down in `games.core.notation`; both are to be had from here too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from games.core.notation import Vocabulary, checksum, checksum_of, fields_of, from_bytes, to_bytes, vocabulary_of
from games.core.values import (
    PUBLIC,
    Audience,
    Choice,
    Event,
    Field,
    IllegalMove,
    Move,
    Outcome,
    Pick,
    PrivateEvent,
    Reason,
    Seat,
    UnknownName,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from enum import StrEnum
    from pathlib import Path

    from games.core.chance import Chance
    from games.core.localizer import Localizer
    from games.core.options import Options

__all__ = [
    "PUBLIC",
    "AnyGame",
    "Audience",
    "AutoAnswer",
    "Choice",
    "Event",
    "Field",
    "Game",
    "GameText",
    "IllegalMove",
    "Layout",
    "Move",
    "Outcome",
    "Page",
    "Pick",
    "Pictures",
    "PrivateEvent",
    "Reason",
    "Search",
    "Seat",
    "Tip",
    "TurningPoint",
    "UnknownName",
    "View",
    "Vocabulary",
    "checksum",
    "checksum_of",
    "fields_of",
    "from_bytes",
    "to_bytes",
    "vocabulary_of",
]


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


class Tip(msgspec.Struct, frozen=True):
    """What a beginner is told beside a decision, the first time they meet one of its kind."""

    key: str
    text: str
    """One or two sentences, at most 300 characters."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Where a table that was played to its end turned: at which of its steps, from 0, told in one sentence."""

    step: int
    text: str
    """At most 250 characters with short names, as news are written."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """Which part of its rivals a computer of a strength left behind, at tables of `seats` where the others were normal.

    It is (seats − average place) / (seats − 1), from 0 to 1, both ends left out; a half if it plays as they do.
    """

    seats: int
    easy: float
    strong: float


S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
T = TypeVar("T", bound="Options")


@dataclass(frozen=True, slots=True, kw_only=True)
class AutoAnswer(Generic[V]):
    """An answer somebody gives beforehand, for a while: *pass for this bout*, *no cards in this battle*.

    It is offered whatever one holds, so that it tells nothing. Its texts are `auto-answer-<key>` (the button that gives
    it, at most 80 characters) and `auto-answer-<key>-given` (what its giver reads while it stands).
    """

    key: str
    span: Callable[[V, Seat], int | None]
    """`span(view, seat)`, of the public view: the number of the while for which this seat may give the answer now, None
    where it may not. An answer given in one span is over in the next."""
    answer: Callable[[V, Sequence[Choice]], Move | None]
    """`answer(view, choices)`, of the seat's view: the move it stands for, one of `choices`; None where the present
    question is of another kind, and is asked as ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Generic[S, V]):
    """How one game takes part in search. The functions know only states that were determinized from the seat's view.

    The defaults fit a game whose `heuristic` is quick; every field may be given by itself.
    """

    budget: int
    """How many play-outs a thought of full effort makes."""
    candidates: Callable[[V, Sequence[Choice], Chance, float], Sequence[Move]]
    """`candidates(view, choices, chance, budget_share)`: the moves worth comparing, the heuristic's own first. A single
    one is played without search: for decisions that are not worth it."""
    stop: Callable[[V], Callable[[S], bool]] | None = None
    """`stop(view)`: tells of a state whether a play-out that began at this view ends there; if not
    given, all end with the table."""
    value: Callable[[S], Sequence[float]] | None = None
    """`value(state)`: what a state where a play-out ended promises each seat, about 0 to 1; if not given, by its place
    in the table's outcome."""
    mover: Callable[[S], Seat] | None = None
    """`mover(state)`: who moves next in a play-out; the first of `acting` if not given."""
    policy: Callable[[S, Seat, Chance], Move] | None = None
    """`policy(state, seat, chance)`: how seats play on, each by what it may know; `heuristic` if not given."""
    finish: Callable[[S], Sequence[float]] | None = None
    """`finish(state)`: the `value` of the state at which play-outs by `policy` stop, for games that find it sooner than
    move by move; the state given, at which they do not stop yet, stays as it is."""
    worlds: Callable[[V], Callable[[Chance], S]] | None = None
    """`worlds(view)`: how to determinize a world to search in, if likelier ones are known than those of the game's
    `determinize`, or if many of one view are had cheaper."""
    tree: bool = False
    """Whether the tree is used instead of halving. It takes games that offer no `Pick` where play goes on."""
    options: Callable[[S, Seat, Chance], Sequence[Move]] | None = None
    """`options(state, seat, chance)`: the moves that the tree tries where play goes on; all that are legal if not
    given. Fewer are better known."""
    reuse: int = 1
    """How many play-outs of the tree are made in each world: more where determinizing one costs more than playing
    on."""


def never_forced(_: object) -> None:
    """Return that no move is forced."""


def no_teams(_: object, seats: int) -> tuple[int, ...]:
    """Return that all play for themselves."""
    return tuple(range(seats))


def never_interrupts(*_: object) -> bool:
    """Return that nobody moves whom the table does not wait for."""
    return False


def no_points(_: object) -> tuple[int, ...]:
    """Return that nobody counts points."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V, T]):
    """One game's rules: a value made of pure functions, of which `play` alone changes the state it is given.

    It lives in `games/<key>/__init__.py` as `GAME`. Its `text` and `pictures` are found beside it, in the rooms of
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
    Options: type[T]
    State: type[S]
    vocabulary: tuple[type[Move], ...]
    """Every kind of move, in the order the commands are listed."""
    history_fields: frozenset[str] = frozenset()
    """Fields of the state that only tell what has happened: no rule reads them, and checksums leave them out.

    A change of what they hold leaves old journals valid and `rules_version` as it is.
    """
    reasons: type[StrEnum] = Reason
    """Why a move may be refused, besides `Reason`."""

    deal: Callable[[T, int, Chance], tuple[S, Sequence[Event]]]
    """`deal(options, seats, chance)`: the first state and what happened in the setup, for all and for single seats.
    `options` have been checked for `seats`."""
    acting: Callable[[S], Sequence[Seat]]
    """`acting(state)`: in ascending order, the seats that can move now: none exactly when the table is over."""
    moves: Callable[[S, Seat], Sequence[Choice]]
    """`moves(state, seat)`: all that is legal for `seat` now, in the order the game's `RULES.md` states."""
    play: Callable[[S, Seat, Move, Chance], Sequence[Event]]
    """`play(state, seat, move, chance)`: make the move and return what happened: public and private events, in order.

    Raises `IllegalMove`, leaving `state` as it was, unless `moves` lists it or a `Pick` among them fits it."""
    outcome: Callable[[S], Outcome | None]
    """`outcome(state)`: how the table ended, or None while it goes on."""
    copy: Callable[[S], S]
    """`copy(state)`: an independent copy, in microseconds."""
    view: Callable[[S, Audience], V]
    """`view(state, audience)`: all that `audience` may know."""
    determinize: Callable[[V, Chance], S]
    """`determinize(view, chance)`: a full state that the view's audience cannot tell from the real one."""
    heuristic: Callable[[V, Sequence[Choice], Chance], Move]
    """`heuristic(view, choices, chance)`: the move a computer makes from what its seat sees; `choices` is not empty."""
    default: Callable[[V, Sequence[Choice]], Move]
    """`default(view, choices)`: the harmless move for somebody who ran out of time; `choices` is not empty."""
    forced: Callable[[V], tuple[Seat, Move] | None] = never_forced
    """`forced(view)`, of the public view: a seat and the only move it can have, where everybody can tell that it has no
    other, whatever it holds; else None. The bot makes it at once."""
    points: Callable[[V], Sequence[int]] = no_points
    """`points(view)`, of the public view: what each seat has by now, as everybody can count it; empty where the game
    has no points."""
    auto_answers: tuple[AutoAnswer[V], ...] = ()
    """The answers that may be given beforehand."""
    teams: Callable[[T, int], Sequence[int]] = no_teams
    """`teams(options, seats)`: the team each seat plays for, from the options alone; seats of one team win together."""
    easy: Callable[[V, Sequence[Choice], Chance], Move] | None = None
    """`easy(view, choices, chance)`: `heuristic` for somebody who has just learned the game; `heuristic` if not
    given."""
    interrupts: Callable[[V, Sequence[Choice]], bool] = never_interrupts
    """`interrupts(view, choices)`: whether a computer moves, by `heuristic`, though the table does not wait for it;
    asked of seats that can, often, so it is quick."""
    search: Search[S, V] | None = None
    """What search has to know so that computers can be strong; without it strong ones play by `heuristic`."""
    hidden_hands: bool = True
    """Whether seats hold what others may not see, so that hands can be revealed after the game."""
    minutes: int = 30
    """About how long friends sit at a table with the usual options; told where games are shown."""
    measured: Measured | None = None
    """How computers of other strengths fare among normal ones, as `mehana simulate` has shown."""
    figures: Callable[[V], Mapping[str, Sequence[float]]] | None = None
    """`figures(view)`: what else tells of a finished table how well each seat has played: shares by seat, by name."""

    @property
    def text(self) -> GameText[V, T]:
        """The game's words: `TEXT` of its folder `text`."""
        return import_module(f"{self.home}.text").TEXT

    @property
    def pictures(self) -> Pictures[V]:
        """The game's pictures: `PICTURES` of its folder `picture`. Loads drawing libraries."""
        return import_module(f"{self.home}.picture").PICTURES


AnyGame: TypeAlias = "Game[Any, Any, Any]"
"""A game whose state and view only the game itself looks into."""


def _unsaid(*_: object) -> str:
    return ""


def _as_written(move: Move, _: object) -> Move:
    return move


def _no_terms(_: object) -> Mapping[str, str]:
    return {}


def _no_tip(*_: object) -> None:
    return None


def _no_turning_points(*_: object) -> tuple[TurningPoint, ...]:
    return ()


def _undrawn(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameText(Generic[V, T]):
    """One game's words, made from views, choices and events alone.

    All come from the Fluent files in `texts`, in the language and with the names the `Localizer` carries. Text is
    Discord Markdown, without mentions; names arrive escaped. Labels, items, menus, tables and hands have no Markdown.
    """

    folder: Path
    """The folder of the game's Fluent files: `en.ftl bg.ftl ru.ftl ro.ftl`."""
    news: Callable[[Sequence[Event], V, Localizer], list[str]]
    """`news(events, view, localizer)`: what happened, a line for each thing worth telling, in order; `view` is the
    public one afterwards. At the end the news say who has won: nobody else does. A `PrivateEvent` has a line of its
    own, which speaks to its seat."""
    ask: Callable[[V, Sequence[Choice], Localizer], str]
    """`ask(view, choices, localizer)`: one line: whom the table waits for and for what; once there is an outcome, its
    text `outcome-<reason>`. A seat's own view is spoken to; `choices` is what `moves` lists for that seat, and empty
    for the public."""
    label: Callable[[Choice, V, Localizer], str]
    """`label(choice, view, localizer)`: the words on a button or a row of a menu, at most 80 characters."""
    item: Callable[[str, V, Localizer], str]
    """`item(name, view, localizer)`: the words for one name, of a pool or a field: at most 100 characters."""
    menu: Callable[[Move, V, Localizer], str]
    """`menu(move, view, localizer)`: the heading of the menu in which the move stands, at most 150 characters; equal
    headings share one menu."""
    table: Callable[[V, Localizer], str]
    """`table(view, localizer)`: the public state, for the alt text and for tables without pictures; at the end, the
    places."""
    hand: Callable[[V, Sequence[Choice], Localizer], str]
    """`hand(view, choices, localizer)`: what the view's own seat holds; empty where there is nothing to hold."""
    rules: Callable[[T, Localizer], Sequence[Page]]
    """`rules(options, localizer)`: how to play, page by page: the aim, the pieces and what each sign means, one whole
    turn, how it ends and is scored, the variants of a table with these options, questions people ask."""
    read: Callable[[type[Move], str, str], str]
    """`read(kind, field, text)`: the name meant by what a person typed for a field; raises `UnknownName` with the
    nearest names."""
    canonical: Callable[[Move, V], Move] = _as_written
    """`canonical(move, view)`: the legal spelling of a typed move, or the one move offered to people for several legal
    ones that do the same (turns that lay a tile alike); the move itself for all others, illegal ones included. Choices
    that are not the same by this have different labels in every language."""
    layouts: Mapping[type[Move], Layout] = field(default_factory=dict[type[Move], Layout])
    """How choices are laid out, for those kinds of move that are not just buttons or a menu."""
    about: Callable[[Choice, V, Localizer], str] = _unsaid
    """`about(choice, view, localizer)`: what this choice does and costs, in one sentence of at most 100 characters, for
    the rows of menus and for whoever asks what they can do."""
    doubt: Callable[[Move, V, Localizer], str] = _unsaid
    """`doubt(move, view, localizer)`: what is lost by a legal move that wastes itself (a target out of reach, an order
    that can bring nothing), in one sentence of at most 150 characters: it is offered after all others, `about` says
    why, and whoever chooses it is asked once more. Empty for all others."""
    gloss: Callable[[str, V, Localizer], str] = _unsaid
    """`gloss(name, view, localizer)`: what stands behind one name of a pool or a field, at most 100 characters; empty
    where the name says all."""
    terms: Callable[[Localizer], Mapping[str, str]] = _no_terms
    """`terms(localizer)`: everything that can be looked up (cards, lands, tiles, signs, terms): name to title of at
    most 80 characters, in the order in which people would list them."""
    term: Callable[[str, V | None, Localizer], str] = _unsaid
    """`term(name, view, localizer)`: what one of `terms` is and does, at most 1,000 characters of Markdown, and with a
    view where it is now, as far as that audience knows."""
    tip: Callable[[V, Sequence[Choice], Localizer], Tip | None] = _no_tip
    """`tip(view, choices, localizer)`: what a beginner should know at this decision, or None."""
    turning_points: Callable[[Sequence[Sequence[Event]], V, Localizer], Sequence[TurningPoint]] = _no_turning_points
    """`turning_points(steps, view, localizer)`: where a table that was played to its end turned, at most five things in
    their order. `steps` are what happened with the deal and each move that stood, `view` the public one at the end: all
    that is told was told at that step by an event."""

    def layout(self, kind: type[Move]) -> Layout:
        """Return how choices of this kind are laid out."""
        return self.layouts.get(kind, _PLAIN)


_PLAIN: Final = Layout()


class DrawHand(Protocol[V_contra]):
    """Draws a seat's own hand with what may be played raised; None where there is none.

    It is at most `highest` pixels tall, as far as what it shows can be read then: questions and buttons are to fit the
    screen of a phone below it.
    """

    def __call__(
        self, view: V_contra, choices: Sequence[Choice], localizer: Localizer, highest: int = ..., /
    ) -> bytes | None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictures(Generic[V]):
    """One game's pictures, made from views and choices alone: PNG bytes, 1080 pixels wide."""

    table: Callable[[V, Localizer], bytes]
    """`table(view, localizer)`: the table, or the result, made from what everybody may know."""
    hand: DrawHand[V]
    """The seat's own hand."""
    page: Callable[[str, Localizer], bytes | None] = _undrawn
    """`page(name, localizer)`: the picture of a page of the rules."""
    term: Callable[[str, V | None, Localizer], bytes | None] = _undrawn
    """`term(name, view, localizer)`: one of `GameText.terms` drawn large, or None where there is nothing to draw."""
    charted: bool = False
    """Whether the result, as `table` draws it, shows the course of the points already: nobody draws it again."""
