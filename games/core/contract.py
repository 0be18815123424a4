"""The interface that every game implements for the bot, the computer players and the tests.

A game is three values: its rules (`Game`), its `GameText` and its `Pictures`. The types they exchange are defined in
`games.core.values`, serialisation in `games.core.notation`; both are re-exported here.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from games.core.chance import Chance
from games.core.localizer import Localizer
from games.core.notation import Vocabulary, checksum, checksum_of, fields_of, from_bytes, to_bytes, vocabulary_of
from games.core.options import BadOptions, Options
from games.core.random_moves import last_move, random_move
from games.core.regions import Drawn, Plate, Region, Stat
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
    RetractableEvent,
    Seat,
    SeatEvent,
    SeatField,
    UnknownName,
    View,
    names_seat,
)

CONTRACT: Final = 2
"""The version of this interface. It rises when a game written for the version before no longer works."""


class Layout(msgspec.Struct, frozen=True):
    """How the choices of one kind of move are shown to players. It has no influence on the rules."""

    steps: tuple[str, ...] = ()
    """Fields that are asked one at a time, in this order, if there are many such moves. Only the last step plays
    something."""
    columns: int = 0
    """If 1 to 5, the last field is a place, numbered from 1 in rows of this length as in the picture: such moves become
    buttons in these rows, labelled with their `Words.key` alone. Kinds of moves with places share the rows."""
    paged: bool = False
    """Whether moves with different headings are in different pictures: one heading is shown at a time, at first that of
    the first move, and buttons lead to the others."""
    confirmed: bool = False
    """Whether players first see what their choice does and confirm it: in every place a `Pick` that depends on a sum,
    with `GameText.picked`; on a page also a move that one tap on its button would leave to chance, or that spends
    or gives up much."""
    by_button: bool = False
    """Whether these moves are made by buttons alone, never by touching a picture, and kept behind *More…* where there
    are others, because they give something up."""
    touched_apart: bool = False
    """Whether a page keeps moves with the same effect apart, because each has a region of its own: any of the face-down
    cards may be touched, though one button stands for all."""
    plain: bool = False
    """Whether a page has buttons for these moves even where pictures have regions for them, because the regions do not
    say what they do, and a message has them rather than a menu that takes less room. They are left out where there are
    too many."""
    whole_piles: bool = False
    """Whether a tap on a pile takes all that a `Pick` may take of it and each further one puts one back, as for armies
    that march together; by default each tap takes one more."""


class Page(msgspec.Struct, frozen=True):
    """One page of the rules, short enough for the screen of a phone."""

    title: str
    """At most 60 characters."""
    text: str
    """A few short paragraphs, at most 1,000 characters."""
    picture: str = ""
    """The name of its picture for `Pictures.page`; empty for none."""


class Words(msgspec.Struct, frozen=True):
    """The words for one choice. A `Pick` has a label and an explanation alone."""

    label: str
    """The label of a button or menu row, at most 80 characters."""
    heading: str = ""
    """The heading of its menu, at most 150 characters. Moves with equal headings share a menu."""
    key: str = ""
    """The few letters or digits by which the picture of the hand names it, such as `F` or `12`, or "" if it does not.
    Many choices with keys become small buttons. Choices that differ have keys that differ; those that share their first
    step have a common beginning. Pages draw none: of a label that begins with the key and " · " they show the rest."""
    about: str = ""
    """What it does and costs, in one sentence of at most 100 characters, for menu rows and for players who ask what
    they can do. A game that explains a choice explains every one."""
    doubt: str = ""
    """For a legal move that achieves nothing (such as a target out of reach), what it wastes, in one sentence of at
    most 150 characters; otherwise empty. Such a move is kept behind *More…* where there are others, `about` says why,
    and players have to confirm it."""


class Tip(msgspec.Struct, frozen=True):
    """Advice shown to beginners beside a decision, the first time they meet one with this `key`."""

    key: str
    text: str
    """One or two sentences, at most 300 characters."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that decided a finished table: its step, from 0, and a sentence about it."""

    step: int
    text: str
    """At most 250 characters with short names, in the style of news."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """The lesson: a short game by which one person learns the rules. `preset` names its options.

    It ends where the game ends, and earlier as `over` says, or once the learner has made enough `decisions`.
    """

    preset: str = "standard"
    seats: int = 0
    """How many play; 0 for as few as the options allow."""
    decisions: int = 0
    """After how many decisions of the learner it ends, 0 for never; with `over`, about how many that takes."""
    seed: int | None = None
    """Lessons with a seed are dealt alike, and as long as they are played alike, chance decides alike. It is chosen so
    that what the game is about happens soon, whatever the learner does."""
    computer: Callable[[Any, Sequence[Choice], Chance], Move] | None = None
    """`computer(view, choices, chance)`: how the others play in lessons with a seed; by default like easy computers."""
    over: Callable[[Sequence[Event], Any, Seat], bool] | None = None
    """`over(events, view, learner)`: whether the lesson ends here, at the end of a turn or of another part. `events`
    are all that everybody heard so far, in order, and `view` is the public one. It is true sooner or later."""
    last: Callable[[Sequence[Event], Any, Seat], bool] | None = None
    """`last(events, view, learner)`: whether the lesson ends with the turn or other part that goes on. The learner is
    then told so by the text `lesson-last`."""
    learnt: Mapping[str, Callable[[Sequence[Event], Any, Seat], bool]] = field(
        default_factory=dict[str, Any], hash=False
    )
    """What may be learnt, the most important first, and whether it happened. At the end the first two that happened are
    told by the texts `learnt-<key>`. With `over` there are two at least."""
    unadvised: tuple[type[Move], ...] = ()
    """Kinds of moves that are never called better than the learner's: they pay only later, which a line cannot show."""


_WHOLE_GAME: Final = Practice()


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """The share of rivals that an easy or a strong computer beats at tables of `seats` where all others are normal.

    It is (seats − average place) / (seats − 1), between 0 and 1, exclusive; 0.5 means that it plays as well as they do.
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
    """An answer that a player gives in advance, for a while: *pass for this bout*, *no cards in this battle*.

    It is offered whatever the player holds, so that it reveals nothing. Its texts are `auto-answer-<key>` (the button,
    at most 80 characters) and `auto-answer-<key>-given` (shown to the player while the answer is in force).
    """

    key: str
    span: Callable[[V, Seat], int | None]
    """`span(view, seat)`, of the public view: the number of the period (such as a bout) for which this seat may give
    the answer now, or None. The answer expires when the number changes."""
    answer: Callable[[V, Sequence[Choice]], Move | None]
    """`answer(view, choices)`, of the seat's view: the move that answers the present question, one of `choices`, or
    None if the answer does not apply to it."""
    early: bool = True
    """Whether it is offered before its question comes, as soon as `span` allows; otherwise only beside the question,
    in a game where everybody can tell who is asked it."""
    suggested: Callable[[V, Sequence[Choice]], bool] = lambda _, choices: len(choices) == 1
    """`suggested(view, choices)`, of the seat's view, where the answer applies: whether its button is highlighted. By
    default if the player has no alternative now."""
    offered: Callable[[V, Seat], bool] = lambda _, __: True
    """`offered(view, seat)`, of the public view: whether it can be meant now. False where it would do no more than
    answering the present question. An answer given before remains in force."""
    practice: bool = True
    """Whether it is offered in practice games too. False for an answer that plays what a beginner is to learn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Generic[S, V]):
    """What `games.core.search` needs from a game. All states are determinized from the seat's view.

    The defaults suit a game whose `heuristic` is fast.
    """

    budget: int
    """How many play-outs a search with a budget share of 1 makes."""
    candidates: Callable[[V, Sequence[Choice], Chance, float], Sequence[Move]]
    """`candidates(view, choices, chance, budget_share)`: the moves to compare, the heuristic's own first. A single
    candidate is played without search. For `judging`, none where play-outs do not tell which move is better."""
    stop: Callable[[V], Callable[[S], bool]] | None = None
    """`stop(view)(state)`: whether a play-out that began at this view ends at this state. By default play-outs go on to
    the end of the table."""
    value: Callable[[S], Sequence[float]] | None = None
    """`value(state)`: the value for each seat, about 0 to 1, of a state where a play-out ended. By default it follows
    from the places in the outcome."""
    mover: Callable[[S], Seat] | None = None
    """`mover(state)`: who moves next in a play-out; by default the first of `acting`."""
    policy: Callable[[S, Seat, Chance], Move] | None = None
    """`policy(state, seat, chance)`: the move of a seat during play-outs, from what it may know; by default by
    `heuristic`."""
    finish: Callable[[S], Sequence[float]] | None = None
    """`finish(state)`: the `value` at the end of a play-out by `policy` from this state, which is left unchanged, for
    games that can compute it faster than move by move."""
    worlds: Callable[[V], Callable[[Chance], S]] | None = None
    """`worlds(view)(chance)`: a determinization, if the game has a likelier or faster one for search than its
    `determinize`."""
    tree: bool = False
    """Whether to search a tree instead of halving; only for games that offer no `Pick` during play-outs."""
    options: Callable[[S, Seat, Chance], Sequence[Move]] | None = None
    """`options(state, seat, chance)`: the moves that the tree tries during play-outs; by default all legal ones. With
    fewer moves, each is known better."""
    reuse: int = 1
    """How many play-outs of the tree share a world: more if determinizing costs more than playing on."""
    kept: float = 1.0
    """For `judging`: the part of a difference between two moves that is left when strong computers play on. They make
    up for much of what play-outs by `policy` lose. `python -m tests.benchmarks.judgements` measures it."""
    spread: float = 0.0
    """For `judging`: the standard deviation of `kept` from one decision to another, as a part of it."""


def _nothing(*_: object) -> None:
    """Return None: no move is forced, there is no tip, nothing is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V, T]):
    """The rules of a game, as functions of which only `play` changes its arguments.

    It is `GAME` in `games/<key>/__init__.py`. `text` and `pictures` are loaded on first use from the modules or
    packages beside it.
    """

    home: str
    """The game's package (`__name__` there): `games.<key>`."""
    key: str
    """The name of the folder and of the slash command: lower-case ASCII."""
    seats: range
    """How many may play."""
    contract: int = 0
    """The `CONTRACT` that a game in a package of its own was written for; 0 for the games that come with the bot."""
    rules_version: int
    """To be raised when old journals would no longer replay to the same end."""
    Options: type[T]
    State: type[S]
    vocabulary: tuple[type[Move], ...]
    """All kinds of moves, in the order of the commands."""
    history_fields: frozenset[str] = frozenset()
    """Fields of the state that only record what has happened. No rule reads them and checksums leave them out, so their
    contents may change without a new `rules_version`."""
    reasons: type[StrEnum] = Reason
    """The game's own reasons to refuse a move, in addition to `Reason`."""

    typed_only: frozenset[StrEnum] = frozenset()
    """Those of `reasons` that only typed moves meet: names of nothing, and cards that the seat does not hold. A page
    does not give them to a player who touches what cannot be played."""

    deal: Callable[[T, int, Chance], tuple[S, Sequence[Event]]]
    """`deal(options, seats, chance)`: the first state, and the public and private events of the setup. `options` have
    been checked for `seats`."""
    acting: Callable[[S], Sequence[Seat]]
    """`acting(state)`: the seats that can move now, ascending; empty exactly when the table is over."""
    moves: Callable[[S, Seat], Sequence[Choice]]
    """`moves(state, seat)`: all legal choices of `seat`, in the order stated in the game's `RULES.md`."""
    play: Callable[[S, Seat, Move, Chance], Sequence[Event]]
    """`play(state, seat, move, chance)`: make the move and return its public and private events, in order.

    Raises `IllegalMove`, leaving `state` unchanged, unless `moves` lists the move or a `Pick` that fits it."""
    outcome: Callable[[S], Outcome | None]
    """`outcome(state)`: how the table ended, or None if it has not."""
    copy: Callable[[S], S]
    """`copy(state)`: an independent copy, in microseconds."""
    view: Callable[[S, Audience], V]
    """`view(state, audience)`: all that `audience` may know."""
    determinize: Callable[[V, Chance], S]
    """`determinize(view, chance)`: a random full state with this view, which could be the real one for all that the
    view's audience knows."""
    heuristic: Callable[[V, Sequence[Choice], Chance], Move] = random_move
    """`heuristic(view, choices, chance)`: the move a computer makes from its seat's view; `choices` is not empty. By
    default any legal one."""
    default: Callable[[V, Sequence[Choice]], Move] = last_move
    """`default(view, choices)`: a harmless move for a player who ran out of time; `choices` is not empty. By default
    the last one listed."""
    forced: Callable[[V], tuple[Seat, Move | None] | None] = _nothing
    """`forced(view)`, of the public view: a seat and its move, if everybody knows that it has no other that achieves
    anything (`GameText.offered`), whatever it holds; None for the move if only the seat knows which it is, as of its
    last card. The bot then makes it at once."""
    anytime: tuple[type[Move], ...] = ()
    """Kinds of moves that answer no question, such as giving up: a seat that can make them besides one other move has
    nothing to decide."""
    idle: tuple[type[Move], ...] = ()
    """Kinds of moves that only let the game go on, such as ending a turn. As the single option of a player who plays
    in private among computers, the bot makes them at once: nobody is there to see how long it took."""
    points: Callable[[V], Sequence[int]] = lambda _: ()
    """`points(view)`, of the public view: the points of each seat so far, as far as everybody can count them; empty if
    the game has none."""
    auto_answers: tuple[AutoAnswer[V], ...] = ()
    """The answers that may be given in advance."""
    teams: Callable[[T, int], Sequence[int]] = lambda _, seats: tuple(range(seats))
    """`teams(options, seats)`: the team of each seat, from the options alone. Seats of one team win together."""
    easy: Callable[[V, Sequence[Choice], Chance], Move] | None = None
    """`easy(view, choices, chance)`: the move of an easy computer; by default that of `heuristic`."""
    interrupts: Callable[[V, Sequence[Choice]], bool] = lambda _, __: False
    """`interrupts(view, choices)`: whether a computer makes its `heuristic` move although the table does not wait for
    it. It is called often, so it has to be fast."""
    search: Search[S, V] | None = None
    """How strong computers search; without it they play by `heuristic`."""
    judging: Search[S, V] | None = None
    """How people's moves are judged: a search whose values are the share of rivals that each seat is expected to beat.
    Its budget is that of one decision. Without it, the play-outs of `search` go on to the end of the table, which is
    slow in long games."""
    hidden_hands: bool = True
    """Whether seats hold something hidden from others, so that hands can be revealed after the game."""
    teases_last: bool = False
    """Whether the player who alone came last wears a fool's cap in the channel until its next table has ended."""
    practice: Practice = _WHOLE_GAME
    """The game that beginners play to learn the rules."""
    minutes: int = 30
    """About how long a table with the usual options takes, for the list of games."""
    measured: Measured | None = None
    """How easy and strong computers do against normal ones, as measured by `mehana simulate`."""
    figures: Callable[[V], Mapping[str, Sequence[float]]] | None = None
    """`figures(view)`: other measures of how well each seat of a finished table has played, by name and seat."""

    def numbers(self, options: T) -> Sequence[int]:
        """Return how many may play with these options. Raise `BadOptions` if that is no number of seats."""
        right: list[int] = []
        problems: list[BadOptions] = []
        for seats in self.seats:
            try:
                options.check(seats)
            except BadOptions as problem:
                problems.append(problem)
            else:
                right.append(seats)
        if not right:
            raise problems[0]
        return right

    @property
    def text(self) -> GameText[V, T]:
        """The game's texts: `TEXT` of its package `text`."""
        return import_module(f"{self.home}.text").TEXT

    @property
    def pictures(self) -> Pictures[V]:
        """The game's pictures: `PICTURES` of its package `picture`. Loads drawing libraries."""
        return import_module(f"{self.home}.picture").PICTURES


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose types of state, view and options are unknown to the caller."""


def _unsaid(*_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameText(Generic[V, T]):
    """The texts of a game, made from views, choices and events alone.

    They come from the Fluent files in `folder`, in the language and with the names of the `Localizer`. Texts are
    Discord Markdown without mentions; names arrive escaped. Labels, items, menus, tables and hands have no Markdown. A
    text `another-way` may name the button that goes through the ways to choose a region, such as *Rotate*.
    """

    folder: Path
    """The folder of the game's Fluent files: `en.ftl bg.ftl ru.ftl ro.ftl`."""
    news: Callable[[Sequence[Event], V, Localizer], list[str]]
    """`news(events, view, localizer)`: what happened, in lines; `view` is the public one afterwards. At the end the
    news say who has won; no other text does. A `PrivateEvent` has a separate line, which addresses its seat."""
    ask: Callable[[V, Sequence[Choice], Localizer], str]
    """`ask(view, choices, localizer)`: one line that says whom the table waits for and for what, or after the end
    `outcome-<reason>`. It addresses the seat of the view; `choices` are that seat's, empty for the public."""
    words: Callable[[Choice, V, Localizer], Words]
    """`words(choice, view, localizer)`: the words for a legal choice, or for a move that a legal `Pick` stands for."""
    item: Callable[[str, V, Localizer], str]
    """`item(name, view, localizer)`: a name from a pool or a field in words, at most 100 characters. Raises
    `LookupError` or `ValueError` for a text that is no name in this game."""
    table: Callable[[V, Localizer], str]
    """`table(view, localizer)`: the public state, for alt texts and tables without pictures; at the end, the places.

    Lists of tables show two parts of a first line that is joined by " · ": how far the game is stands there.
    """
    seat: Callable[[Seat, V, Localizer], str] = _unsaid
    """`seat(seat, view, localizer)`: one line that says in words what everybody sees of a seat while the game goes on,
    as its plate says it in emblems; at most 300 characters. Empty if plates say everything."""
    hand: Callable[[V, Sequence[Choice], Localizer], str]
    """`hand(view, choices, localizer)`: what the view's seat holds; empty if it holds nothing."""
    rules: Callable[[T, Localizer], Sequence[Page]]
    """`rules(options, localizer)`: how to play, page by page: the aim, the pieces and their symbols, a whole turn, the
    end and scoring, the variants of a table with these options, common questions."""
    arranged: Callable[[Sequence[str], V], Sequence[str]] = lambda names, _: names
    """`arranged(names, view)`: the names of a pool in the order in which lists show them: that of the picture."""
    canonical: Callable[[Move, V], Move] = lambda move, _: move
    """`canonical(move, view)`: the legal spelling of a typed move, or the one move that is offered for several with the
    same effect (such as equal rotations of a tile); any other move, even an illegal one, is returned unchanged. Choices
    that differ by this have different labels in every language."""
    layouts: Mapping[type[Move], Layout] = field(default_factory=dict[type[Move], Layout])
    """How choices are laid out, for kinds of moves that are not simply buttons or a menu."""
    offered: Callable[[Sequence[Choice], V], Sequence[Choice]] = lambda choices, _: choices
    """`offered(choices, view)`: which of a seat's legal choices menus show, in order: at least one if there is any. The
    others achieve nothing, or what they do is offered more simply; they can be typed. Moves that a `Pick` stands for
    may be offered beside it."""
    by_picture: tuple[type[Move], ...] = ()
    """Moves whose labels name places as the picture of that moment does: later they are told without their labels."""
    gloss: Callable[[str, V, Localizer], str] = _unsaid
    """`gloss(name, view, localizer)`: a description of a name from a pool or a field, at most 100 characters; empty if
    the name says everything."""
    picked: Callable[[Pick, Sequence[str], V, Localizer], str] = _unsaid
    """`picked(pick, names, view, localizer)`: what the names chosen so far from the pool of a pick come to, counted and
    summed up, such as "you 8, they 1 · 2 elite armies, Tarnovo", at most 200 characters. At least one name is chosen;
    they may be fewer than the pick takes, or more than it affords. Empty where there is nothing to count."""
    terms: Callable[[Localizer], Mapping[str, str]] = lambda _: {}
    """`terms(localizer)`: everything that can be looked up (cards, lands, tiles, symbols, terms): name to title of at
    most 80 characters, in a natural order."""
    term: Callable[[str, V | None, Localizer], str] = _unsaid
    """`term(name, view, localizer)`: what one of `terms` is and does, in at most 1,000 characters of Markdown; with a
    view also where it is now, whose, and what it counts, as far as that audience knows. It knows too what regions of
    pictures have as `term` without being one of `terms`, such as a tile of the board."""
    tip: Callable[[V, Sequence[Choice], Localizer], Tip | None] = _nothing
    """`tip(view, choices, localizer)`: what a beginner should know at this decision, or None."""
    turning_points: Callable[[Sequence[Sequence[Event]], V, Localizer], Sequence[TurningPoint]] = lambda _, __, ___: ()
    """`turning_points(steps, view, localizer)`: at most five turning points of a finished table, in order. `steps` are
    the events of the deal and of each move that was not taken back, `view` is the public one at the end. The texts say
    only what the events of that step said."""

    def layout(self, kind: type[Move]) -> Layout:
        """Return the layout of choices of this kind."""
        return self.layouts.get(kind, _PLAIN)


_PLAIN: Final = Layout()


class DrawHand(Protocol[V_contra]):
    """Draws a seat's own hand with the playable cards raised; returns None if there is nothing to draw.

    The picture is at most `highest` pixels tall if it is readable at that size, so that questions and buttons fit below
    it on the screen of a phone.
    """

    def __call__(
        self, view: V_contra, choices: Sequence[Choice], localizer: Localizer, highest: int = ..., /
    ) -> Drawn | None:
        """Draw it."""
        ...


class Beside(NamedTuple):
    """What a page shows beside each other: the table, the hand, and what everybody sees of each seat.

    With `plates`, the table is the board alone: what lies on the plates is not drawn on it. `unit` is the size of one
    thing of the board, such as a tile, of which a page shows several around a place; 0 for a table with its seats.
    `caption` says in a few words which part of the game it is. `about` is the box of the board (left, top, width and
    height) that a question is about if none of its choices lies there, or that a seat watches while others answer.
    """

    table: Drawn
    hand: Drawn | None
    plates: Sequence[Plate] = ()
    unit: int = 0
    caption: str = ""
    about: tuple[int, int, int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictures(Generic[V]):
    """The pictures of a game, made from views and choices alone, 1080 pixels wide."""

    table: Callable[[V, Localizer], Drawn]
    """`table(view, localizer)`: the table, or at the end the result, from the public view."""
    hand: DrawHand[V]
    """The seat's own hand."""
    page: Callable[[str, Localizer], Drawn | None] = _nothing
    """`page(name, localizer)`: the picture of a page of the rules."""
    term: Callable[[str, V | None, Localizer], Drawn | None] = _nothing
    """`term(name, view, localizer)`: one of `GameText.terms` drawn large, or None if there is nothing to draw."""
    ghost: Callable[[V, Move, Localizer], Drawn | None] = _nothing
    """`ghost(view, move, localizer)`: what this move would lay, for pages that show a move before it is confirmed; None
    if it lays nothing. A page draws it over the table, whose size it has."""
    beside: Callable[[V, Sequence[Choice], Localizer], Beside | None] = _nothing
    """`beside(view, choices, localizer)`: what a page shows beside each other, to a seat or, from the public view and
    without choices, to everybody. None where that is `table` and `hand`."""
    charted: bool = False
    """Whether the result that `table` draws includes a chart of the points, so that no separate one is drawn."""
