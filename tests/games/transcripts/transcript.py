"""The transcript of a game: what players read in English, each kind of sentence once.

It is read off the recorded tables and off positions that the game's tests set up by hand (`MOMENTS` of their module
`text.moments`, which also has `COURSES`, whole tables as their events, and `OPTIONS` whose rules are read). A text is written where it has a message, or a variant of one, that no text of its kind had before; of
a longer text only the lines that have it. Lines of the rules, of what can be looked up, and of lists of options are
left out where the Fluent file has them word for word.
"""

import functools
import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from bot.presentation.texts import error_text
from bot.tables.state.table import RefusedMove, SeatView
from games.check.games import material
from games.check.recorded import files_of, folder_of, replay
from games.check.tables import NAMES
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough
from games.core.contract import (
    PUBLIC,
    AnyGame,
    Choice,
    Event,
    IllegalMove,
    Move,
    Pick,
    Seat,
    View,
    Vocabulary,
    Words,
    to_bytes,
)
from games.core.news import heard
from games.core.options import BadOptions, Options, fields_of, preset
from tests.games.transcripts.recorder import Recorder

LOOKED_UP: Final = 40
"""Everything that can be looked up is looked up once in so many moves, and at the end."""
TRIED: Final = 8
"""Moves of the table, and as many with one field changed, that are tried at each step."""
COURSE: Final = "Afterwards"
BY_HAND: Final = "Positions set up by hand"


class Moment(NamedTuple):
    """A position at which everything is read."""

    title: str
    public: View | None = None
    """The view of everybody, who read the events, the question and the table; None to leave that out."""
    seats: Sequence[tuple[View, Sequence[Choice]]] = ()
    """The views and choices of the seats that read."""
    events: Sequence[Event] = ()
    refused: Sequence[tuple[View, Move, IllegalMove]] = ()
    """Moves that the seats of these views try in vain."""
    lookup: bool | Collection[str] = False
    """Whether everything is looked up, or which names."""
    names: Collection[str] = ()
    """Names of cards and other things of which the description is read."""
    only: str = ""
    """The one kind of text that is read here, in full: `hear`, `asked`, `table`, `hand`, `tip`, `choice`, `name`,
    `not` or `look up`; by default all are read, for what is new in them."""


def hear(title: str, view: View, *events: Event) -> Moment:
    """Return the moment at which everybody, and each seat, hears these events."""
    return Moment(title, view, events=events, only="hear")


def read(title: str, kind: str, view: View, *choices: Choice) -> Moment:
    """Return the moment at which the audience of a view reads one kind of text (`Moment.only`)."""
    if view.audience == PUBLIC:
        return Moment(title, view, only=kind)
    return Moment(title, seats=[(view, choices)], only=kind)


def described(title: str, view: View, *names: str) -> Moment:
    """Return the moment at which the audience of a view reads what these names are."""
    return Moment(title, view, names=names, only="name")


def look_up(title: str, view: View | None, *names: str) -> Moment:
    """Return the moment at which the audience of a view, or somebody without a table, looks these names up."""
    return Moment(title, seats=[(view, ())] if view else (), lookup=names, only="look up")


@dataclass
class Shown:
    """What a transcript shows."""

    wordings: set[str] = field(default_factory=set[str])
    """Keys of messages, each alone and with each variant of its selectors."""
    events: set[type[Event]] = field(default_factory=set[type["Event"]])
    verbs: set[str] = field(default_factory=set[str])
    reasons: set[str] = field(default_factory=set[str])


def position(game: AnyGame, title: str, state: Any) -> Moment:
    """Return the moment at which all who may move read a state."""
    seats = [(game.view(state, seat), game.moves(state, seat)) for seat in game.acting(state)]
    return Moment(title, game.view(state, PUBLIC), seats)


def refused(game: AnyGame, title: str, state: Any, *tried: tuple[Seat, Move]) -> Moment:
    """Return the moment at which seats try moves in vain; each refusal offers what is legal and changes nothing."""
    found: list[tuple[View, Move, IllegalMove]] = []
    for seat, move in tried:
        after = game.copy(state)
        problem = _refusal(game, after, seat, move)
        assert problem is not None, f"{title}: {move} is legal"
        assert (problem.instead, to_bytes(after)) == (tuple(game.moves(state, seat)), to_bytes(state)), title
        found.append((game.view(state, seat), move, problem))
    return Moment(title, refused=found, only="not")


def path_of(game: AnyGame) -> Path:
    """Return the file of a game's transcript."""
    return folder_of(game) / "transcripts" / f"{game.key}.txt"


def transcript(game: AnyGame, earlier: str = "") -> tuple[str, Shown]:
    """Return the transcript of a game by the present texts, and what it shows.

    Given an earlier transcript, only the moments of the recorded tables that it names are read, which is quick. While
    the texts have not changed, the result is the same.
    """
    writer = _Writer(game)
    listed = _listed(earlier) if earlier else None
    by_hand = material(game, "text.moments")
    writer.section(BY_HAND)
    for moment in by_hand.MOMENTS if by_hand else ():
        writer.moment(moment, Recorder(game, NAMES))
    for title, steps, end in getattr(by_hand, "COURSES", ()):
        writer.course(title, steps, end, Recorder(game, NAMES))
    for path in files_of(game):
        record = json.loads(path.read_text("utf-8"))
        title = f"{path.stem}, {record['seats']} players"
        if listed is not None and title not in listed:
            continue
        writer.section(title)
        localizer = Recorder(game, NAMES[: record["seats"]])
        for moment in _moments_of(game, record, None if listed is None else listed[title]):
            writer.moment(moment, localizer)
        if listed is None or COURSE in listed[title]:
            *past, end = [(table.events, table.state) for table in replay(game, record)]
            steps = [events for events, _ in (*past, end)]
            writer.course(COURSE, steps, game.view(end[1], PUBLIC), localizer)
    writer.section("Options that do not go together")
    writer.options(Recorder(game, NAMES))
    writer.section("Rules")
    writer.rules(Recorder(game, NAMES), getattr(by_hand, "OPTIONS", {}))
    return "\n".join(writer.lines).strip() + "\n", writer.shown


def _listed(text: str) -> dict[str, set[str]]:
    """Return the titles of the moments in a transcript, by the title of their section."""
    found: dict[str, set[str]] = {}
    titles: set[str] = set()
    for line in text.splitlines():
        if line.startswith("== "):
            titles = found.setdefault(line.removeprefix("== "), set())
        elif not line.startswith(" "):
            titles.add(line)
    return found


def _moments_of(game: AnyGame, record: Mapping[str, Any], titles: set[str] | None) -> Iterator[Moment]:
    """Yield the moments of a recorded table that have these titles, by default all."""
    fuzzer, moves, left = MoveFuzzer(), Vocabulary(game.vocabulary), titles and titles - {COURSE}
    for line in record["moves"]:
        fuzzer.note(moves.parse(line.partition(" ")[2]))
    for number, table in enumerate(replay(game, record)) if left != set() else ():
        title = f"{number}. {record['moves'][number - 1]}" if number else "0. Deal"
        if left is None or title in left:
            yield _moment(game, table, title, fuzzer)
        if left is not None:
            left.discard(title)
        if left == set():
            return


def _moment(game: AnyGame, table: Playthrough, title: str, fuzzer: MoveFuzzer) -> Moment:
    state, number = table.state, len(table.moves)
    acting, seat = game.acting(state), number % table.seats
    tried = fuzzer.some(TRIED, SeededChance(bytes(32), number))
    view = game.view(state, seat)
    return Moment(
        title,
        game.view(state, PUBLIC),
        [(game.view(state, seat), game.moves(state, seat)) for seat in acting],
        table.events,
        [(view, move, problem) for move in tried if (problem := _refusal(game, game.copy(state), seat, move))],
        lookup=number % LOOKED_UP == 0 or not acting,
    )


def _refusal(game: AnyGame, state: Any, seat: Seat, move: Move) -> IllegalMove | None:
    try:
        game.play(state, seat, move, SeededChance(bytes(32), 1))
    except IllegalMove as refused:
        return refused
    return None


class _Writer:
    """Writes what is new in the texts of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.shown = Shown()
        self.lines: list[str] = []
        self._headings: list[str] = []
        """Those above the next line; a section or moment without lines has none."""
        self._known: set[tuple[str, str]] = set()
        self._title = ""
        self._only = ""

    def section(self, title: str) -> None:
        """Begin a section."""
        self._headings, self._title, self._only = ["", f"== {title}", ""], "", ""

    def _begin(self, title: str) -> None:
        """Begin a moment, unless it has the title of the one before."""
        if title != self._title:
            section = self._headings[:3] if self._headings[:1] == [""] else []
            self._headings = [*section, title]
        self._title = title

    def moment(self, moment: Moment, localizer: Recorder) -> None:
        """Write what is new of all that is read at a moment, or all if it is of one kind only."""
        self._begin(moment.title)
        self._only = moment.only
        if moment.public is not None:
            self._public(moment.public, moment.events, localizer)
        for view, choices in moment.seats:
            self._seat(view, choices, localizer)
        for view, move, problem in moment.refused:
            self._refusal(view, move, problem, localizer)
        for name in moment.names:
            self._name(name, cast("View", moment.public), localizer)
        if moment.lookup:
            views = (moment.public, *(view for view, _ in moment.seats))
            for view in filter(None, views) if moment.public or moment.seats else (None,):
                self._lookup(view, localizer, () if moment.lookup is True else moment.lookup)

    def course(self, title: str, steps: Sequence[Sequence[Event]], end: View, localizer: Recorder) -> None:
        """Write the turning points of a table."""
        self._begin(title)
        self._only = ""

        def told() -> str:
            points = self.game.text.turning_points(steps, end, localizer)
            return "\n".join(f"{point.step}: {point.text}" for point in points)

        self._write("turning points", "", localizer, told)

    def options(self, localizer: Recorder) -> None:
        """Write why options do not go together: any one or two that differ from the usual ones."""
        game, usual = self.game, self.game.Options()
        changes = [
            {field.name: value}
            for field in fields_of(game.Options)
            for value in _values(field)
            if value != getattr(usual, field.name)
        ]
        for changed in [{}, *changes, *({**one, **other} for one, other in combinations(changes, 2))]:
            for seats in game.seats:
                try:
                    game.Options(**changed).check(seats)
                except BadOptions as problem:
                    what = ", ".join(f"{name}={value}" for name, value in changed.items())
                    self._write("", f"{what} with {seats}", localizer, lambda p=problem: localizer(p.why, **p.data))

    def rules(self, localizer: Recorder, further: Mapping[str, Options]) -> None:
        """Write the rules for the options of each preset, and further ones in full; then what can be looked up."""
        for name in self.game.Options.presets:
            self._rules(name, preset(self.game.Options, name), localizer)
        for name, options in further.items():
            self._rules(name, options, localizer, whole=True)
        self._lookup(None, localizer)

    def _rules(self, name: str, options: Options, localizer: Recorder, *, whole: bool = False) -> None:
        def pages() -> str:
            return "\n".join(page.text for page in self.game.text.rules(options, localizer))

        self._write("", name, localizer, pages, whole=whole, short=True)

    def _lookup(self, view: View | None, localizer: Recorder, names: Collection[str] = ()) -> None:
        """Write what everything that can be looked up is, or what has these names."""
        text = self.game.text
        localizer.formatted.clear()
        titles = text.terms(localizer)
        self.shown.wordings.update(*(formatted.wordings() for formatted in localizer.formatted))
        for name in names or titles:
            self._write(
                "look up",
                titles.get(name, name),
                localizer,
                functools.partial(text.term, name, view, localizer),
                short=True,
            )

    def _public(self, view: View, events: Sequence[Event], localizer: Recorder) -> None:
        text = self.game.text
        told = {PUBLIC: heard(events, PUBLIC)} | {
            seat: tuple(event for event in events if event.audience == seat) for seat in range(view.seats)
        }
        for audience, own in told.items():
            kinds = {type(event) for event in own}
            whole, self.shown.events = bool(kinds - self.shown.events), self.shown.events | kinds
            reader = "all" if audience == PUBLIC else localizer.name(audience)
            news = functools.partial(text.news, own, view, localizer)
            if own:
                self._write("hear", reader, localizer, lambda news=news: "\n".join(news()), whole=whole)
        self._write("asked", "all", localizer, lambda: text.ask(view, (), localizer))
        self._write("table", "", localizer, lambda: text.table(view, localizer))

    def _seat(self, view: View, choices: Sequence[Choice], localizer: Recorder) -> None:
        text, name = self.game.text, localizer.name(view.audience)

        def tip() -> str:
            found = text.tip(view, choices, localizer)
            return found.text if found else ""

        self._write("asked", name, localizer, lambda: text.ask(view, choices, localizer))
        self._write("hand", name, localizer, lambda: text.hand(view, choices, localizer))
        self._write("tip", name, localizer, tip)
        for choice in choices:
            self.shown.verbs.add(choice.verb)
            self._write(
                "choice", f"{name}, {choice.verb}", localizer, lambda c=choice: _words(text.words(c, view, localizer))
            )
            for of in choice.pool if isinstance(choice, Pick) else ():
                self._name(of, view, localizer)

    def _name(self, name: str, view: View, localizer: Recorder) -> None:
        text = self.game.text

        def described() -> str:
            return " | ".join(filter(None, (text.item(name, view, localizer), text.gloss(name, view, localizer))))

        self._write("name", name, localizer, described)

    def _refusal(self, view: View, move: Move, problem: IllegalMove, localizer: Recorder) -> None:
        self.shown.reasons.add(problem.why.value)
        refused = RefusedMove(IllegalMove(problem.why, (), **problem.data), SeatView(view, ()))

        def words() -> str:
            localizer(f"why-{problem.why.value}", **problem.data)  # to be recorded; the bot has its own localizer
            return error_text(refused, "en", self.game, localizer.names)

        self._write("not", f"{localizer.name(view.audience)}, {move}", localizer, words)

    def _write(
        self,
        kind: str,
        whose: str,
        localizer: Recorder,
        text: Callable[[], str],
        *,
        whole: bool = False,
        short: bool = False,
    ) -> None:
        """Write the lines of a text that have something new, if it is `whole` all.

        If it is `short`, lines that the Fluent file has word for word are left out.
        """
        if self._only and kind != self._only:
            return
        whole = whole or bool(self._only)
        localizer.formatted.clear()
        lines = text().split("\n")
        new: list[str] = []
        constant: set[str] = set()
        for formatted in localizer.formatted:
            wordings = formatted.wordings()
            self.shown.wordings |= wordings
            if formatted.constant:
                constant.add(formatted.text)
            if any((kind, wording) not in self._known for wording in wordings):
                self._known |= {(kind, wording) for wording in wordings}
                new.append(formatted.text)
            elif whole and short and not formatted.constant:
                new.append(formatted.text)
        if lines == [""] or not (new or whole):
            return
        told = lines if whole and not short else [line for line in lines if any(part in line for part in new)] or lines
        told = [line for line in told if line and not (short and line in constant)]
        if told:
            label = whose if kind == "choice" else f"{whose} ({kind})" if kind and whose else whose or kind
            self.lines += [*self._headings, f"  {label}: {told[0]}", *(f"    {line}" for line in told[1:])]
            self._headings = []


def _values(option: Any) -> Sequence[Any]:
    """Return values of an option that are worth trying: all if it is a choice; of a number the least two and the most."""
    match option.kind:
        case "bool":
            return (False, True)
        case "choice":
            return tuple(option.read(choice) for choice in option.choices)
        case "int":
            return (option.least, option.least + 1, option.most)
        case _:
            return (frozenset(), frozenset(option.choices[:1]), frozenset(option.choices))


def _words(words: Words) -> str:
    key = words.key if words.key != words.label else ""
    parts = (
        words.label,
        key and f"({key})",
        words.heading and f"[{words.heading}]",
        words.about,
        words.doubt and f"Sure? {words.doubt}",
    )
    return " | ".join(filter(None, parts))
