"""Checks the contract of games at one state, for the tests of all games and for `mehana simulate --check`.

A failed check raises `AssertionError`; its text says what is wrong and ends with code that leads to the state.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, cast

import msgspec

from games.core.chance import Chance, SeededChance
from games.core.contract import (
    PUBLIC,
    AnyGame,
    Audience,
    Choice,
    Event,
    IllegalMove,
    Move,
    Pick,
    Seat,
    View,
    Vocabulary,
    from_bytes,
    to_bytes,
)
from games.core.legality import is_legal
from games.core.news import heard
from games.core.options import Options
from games.core.random_moves import sample

LONGEST_TEXT: Final = 60
"""Characters in the longest text form of a move, except for moves made from a `Pick`."""
_UNKNOWN_NAME: Final = "?"
LARGEST_STATE: Final = 1 << 16
"""Bytes of the largest state: it is written with every move, and kept in memory for every move that can be undone."""
_EVERY_EVENT: Final = 10_000
"""More events than a move has."""
_OF_EVERY_SEAT: Final = frozenset({"audience", "question"})
"""Fields in which the views of seats and the public differ without revealing anything."""


class Playthrough:
    """A table that is played step by step and remembers its moves."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: bytes) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.moves: list[tuple[Seat, Move]] = []
        self.state, self.events = game.deal(options, seats, SeededChance(seed, 0))

    def play(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Make the move with the random numbers of its number, and return its events."""
        self.moves.append((seat, move))
        self.events = self.game.play(self.state, seat, move, SeededChance(self.seed, len(self.moves)))
        return self.events

    def code(self) -> str:
        """Return Python code that leads to the current state."""
        moves = "".join(f"\n    ({seat}, {move!r})," for seat, move in self.moves)
        return (
            f"seed = bytes.fromhex({self.seed.hex()!r})\n"
            f"state, _ = GAME.deal({self.options!r}, {self.seats}, SeededChance(seed, 0))\n"
            f"moves = [{moves}\n]\n"
            "for number, (seat, move) in enumerate(moves, 1):\n"
            "    GAME.play(state, seat, move, SeededChance(seed, number))"
        )


class MoveFuzzer:
    """Yields moves that may be illegal: those seen so far, and variations of them."""

    def __init__(self) -> None:
        self._seen: set[Move] = set()
        self._moves: list[Move] = []
        self._parts: dict[tuple[type[Move], str], list[Any]] = {}

    def note(self, move: Move) -> None:
        """Remember a move that was legal in some state."""
        if move in self._seen:
            return
        self._seen.add(move)
        self._moves.append(move)
        for name in move.__struct_fields__:
            parts = self._parts.setdefault((type(move), name), [_UNKNOWN_NAME])
            if getattr(move, name) not in parts:
                parts.append(getattr(move, name))

    def some(self, count: int, chance: Chance) -> Iterator[Move]:
        """Yield `count` of the moves seen, or all if there are fewer, and as many with one field changed."""
        few = len(self._moves) <= count
        for place in range(min(count, len(self._moves))):
            move = self._moves[place if few else chance.below(len(self._moves))]
            yield move
            if move.__struct_fields__:
                yield self._changed(move, chance)

    def _changed(self, move: Move, chance: Chance) -> Move:
        name = move.__struct_fields__[chance.below(len(move.__struct_fields__))]
        value = getattr(move, name)
        parts = self._parts[type(move), name]
        other: Any = parts[chance.below(len(parts))]
        if isinstance(value, bool):
            other = not value
        elif isinstance(value, int):
            other = value + 1 - 2 * chance.below(2)
        elif isinstance(value, tuple):
            names = cast("tuple[str, ...]", value)
            other = (*names[1:], _UNKNOWN_NAME) if chance.below(2) else names[::-1]
        return msgspec.structs.replace(move, **{name: other})


def check_step(
    playthrough: Playthrough, chance: Chance, fuzzer: MoveFuzzer, *, tries: int = 10, every_heuristic: bool = True
) -> None:
    """Check the contract at the current state. Raise `AssertionError` if the game breaks it.

    `tries` is how many moves of `fuzzer` are tried for each seat. Without `every_heuristic`, the heuristic of only one
    seat is checked, a different one at each step. The state is left unchanged.
    """
    try:
        before = to_bytes(playthrough.state)
        _check_acting(playthrough, fuzzer, chance)
        _check_bytes(playthrough)
        for seat in range(playthrough.seats):
            _check_moves(playthrough, seat, chance)
            _check_play(playthrough, seat, fuzzer, chance, tries)
        views = {
            audience: playthrough.game.view(playthrough.state, audience)
            for audience in (PUBLIC, *range(playthrough.seats))
        }
        for audience, view in views.items():
            _check_view(playthrough, audience, view, views[PUBLIC].asked, chance, every_heuristic=every_heuristic)
        _check_public(playthrough, views, chance)
        for audience in {PUBLIC, len(playthrough.moves) % (playthrough.seats + 1) - 1}:
            check_told(playthrough, audience, chance)
        assert to_bytes(playthrough.state) == before, "reading the state has changed it"
    except AssertionError as broken:
        raise AssertionError(f"{playthrough.game.key}: {broken}\n\n{playthrough.code()}\n") from broken


def _check_acting(playthrough: Playthrough, fuzzer: MoveFuzzer, chance: Chance) -> None:
    game, state = playthrough.game, playthrough.state
    acting = list(game.acting(state))
    outcome = game.outcome(state)
    assert (outcome is not None) == (not acting), f"outcome {outcome} while {acting} can act"
    assert acting == sorted(set(acting)), f"acting is not in ascending order: {acting}"
    for seat in range(playthrough.seats):
        choices = game.moves(state, seat)
        assert bool(choices) == (seat in acting), f"seat {seat} has {len(choices)} moves, acting are {acting}"
        for choice in choices:
            fuzzer.note(sample(choice, chance))
    if outcome is not None:
        assert len(outcome.places) == playthrough.seats, f"places {outcome.places} for {playthrough.seats} seats"
        assert min(outcome.places) == 1 or set(outcome.places) == {2}, f"nobody is first in {outcome.places}"
        assert max(outcome.places) <= playthrough.seats, f"places {outcome.places} for {playthrough.seats} seats"
        assert len(outcome.scores) in {0, playthrough.seats}, f"scores {outcome.scores} for {playthrough.seats} seats"


def _check_bytes(playthrough: Playthrough) -> None:
    game, state = playthrough.game, playthrough.state
    data = to_bytes(state)
    assert len(data) <= LARGEST_STATE, f"a state of {len(data)} bytes; it may have {LARGEST_STATE}"
    read = from_bytes(game.State, data)
    assert read == state, "a state read back from its bytes differs"
    assert to_bytes(read) == data, "a state read back gives other bytes"
    twin = game.copy(state)
    assert twin == state, "a copy differs"
    assert to_bytes(twin) == data, "a copy gives other bytes"


def _check_moves(playthrough: Playthrough, seat: Seat, chance: Chance) -> None:
    """Check the choices of a seat: equal each time, no duplicates, every text form readable."""
    game, state = playthrough.game, playthrough.state
    choices = game.moves(state, seat)
    assert list(choices) == list(game.moves(state, seat)), "moves returns something else the second time"
    reader = Vocabulary(game.vocabulary)
    texts: set[str] = set()
    for choice in choices:
        move = sample(choice, chance)
        assert type(move) in game.vocabulary, f"{move!r} is not in the vocabulary"
        assert is_legal(move, choices), f"{choice!r} makes {move!r}, which does not fit it"
        assert reader.parse(str(move)) == move, f"{str(move)!r} does not read back as {move!r}"
        if isinstance(choice, Pick):
            assert len(set(choice.pool)) == len(choice.pool), f"{choice!r} offers a name twice"
            assert 1 <= choice.least <= choice.most <= len(choice.pool), f"{choice!r} cannot be met"
            continue
        assert len(str(move)) <= LONGEST_TEXT, f"{str(move)!r} is too long"
        assert str(move) not in texts, f"{str(move)!r} is listed twice"
        texts.add(str(move))


def _check_play(playthrough: Playthrough, seat: Seat, fuzzer: MoveFuzzer, chance: Chance, tries: int) -> None:
    """Check that `play` accepts what `moves` lists and refuses everything else, and that a refusal changes nothing."""
    game, state = playthrough.game, playthrough.state
    choices = game.moves(state, seat)
    before = to_bytes(state)
    number = len(playthrough.moves) + 1
    for choice in choices:
        move = sample(choice, chance)
        twins = game.copy(state), game.copy(state)
        try:
            events = [game.play(twin, seat, move, SeededChance(playthrough.seed, number)) for twin in twins]
        except IllegalMove as refused:
            raise AssertionError(f"seat {seat}: {move!r} is listed but refused: {refused}") from refused
        assert to_bytes(twins[0]) == to_bytes(twins[1]), f"{move!r} leads to two different states"
        assert list(events[0]) == list(events[1]), f"{move!r} causes different events the second time"
        _check_events(playthrough, move, events[0])
        _check_pictured(game, twins[0], move, events[0])
    assert to_bytes(state) == before, f"a move of seat {seat} on a copy changes the original state"
    for move in fuzzer.some(tries, chance):
        if not is_legal(move, choices):
            _check_refusal(playthrough, seat, move, choices)
            assert to_bytes(state) == before, f"seat {seat}: the refusal of {move!r} changes the state"


def _check_events(playthrough: Playthrough, move: Move, events: Sequence[Event]) -> None:
    """Check that events are events for existing audiences, and that private ones cannot be taken back."""
    assert all(isinstance(event, Event) for event in events), f"{move!r} causes something that is not an event"
    for event in events:
        assert PUBLIC <= event.audience < playthrough.seats, f"{move!r} causes {event} for a seat that does not exist"
        assert event.audience == PUBLIC or not event.retractable, f"{move!r} causes {event}, which can be taken back"


def _check_pictured(game: AnyGame, state: Any, move: Move, events: Sequence[Event]) -> None:
    """Check that a move whose end is to be pictured closes a part of the game, and leaves the rest to a forced move."""
    for event in events:
        if event.pictured:
            assert event.closes, f"{move!r} causes {event}, which is pictured, but closes nothing"
            ended = event.lingers or game.outcome(state) is not None
            goes_on = ended or game.forced(game.view(state, PUBLIC)) is not None
            assert goes_on, f"{move!r} causes {event}, which is pictured, but no forced move goes on from there"


def check_deal(game: AnyGame, options: Options, seats: int, seeds: Sequence[bytes]) -> None:
    """Check that events tell each seat what it alone sees of a deal. Raise `AssertionError` if they do not."""
    deals = [game.deal(options, seats, SeededChance(seed, 0)) for seed in seeds]
    for audience in (PUBLIC, *range(seats)):
        for here, there in combinations(deals, 2):
            _compare(game, audience, here, there, frozenset())


def check_told(playthrough: Playthrough, audience: Audience, chance: Chance) -> None:
    """Check that the events of a move tell an audience what it learns from the move, and nothing else.

    Raise `AssertionError` if they do not. A move is made in the real state and in one that the audience cannot
    distinguish from it, with equal or different random numbers.
    """
    game, state, number = playthrough.game, playthrough.state, len(playthrough.moves) + 1
    view = game.view(state, audience)
    other, known = game.determinize(view, chance), _names(view)
    seed = playthrough.seed if chance.below(2) else playthrough.seed[::-1]
    for seat in game.acting(state):
        choices = game.moves(state, seat)
        move = sample(choices[chance.below(len(choices))], chance)
        here, there = game.copy(state), game.copy(other)
        try:
            elsewhere = game.play(there, seat, move, SeededChance(seed, number))
        except IllegalMove:  # in the other state the seat holds something else
            continue
        events = game.play(here, seat, move, SeededChance(playthrough.seed, number))
        try:
            _compare(game, audience, (here, events), (there, elsewhere), known)
        except AssertionError as broken:
            raise AssertionError(f"seat {seat} plays {move!r}: {broken}") from broken


def _compare(
    game: AnyGame,
    audience: Audience,
    here: tuple[Any, Sequence[Event]],
    there: tuple[Any, Sequence[Event]],
    known: frozenset[str],
) -> None:
    """Check the events that an audience got in two worlds that it could not distinguish before.

    If it still cannot, the events are equal. If it alone can, they contain the names that it now sees in only one of
    the worlds, apart from those `known` to it before.
    """
    views = [game.view(state, audience) for state, _ in (here, there)]
    heard_events = [heard(events, audience) for _, events in (here, there)]
    if views[0] == views[1]:
        before = min(_before_passing(events) for events in heard_events)
        assert heard_events[0][:before] == heard_events[1][:before], (
            f"{audience} has equal views of two worlds, but hears {heard_events[0]}, {heard_events[1]}"
        )
        return
    if audience == PUBLIC:
        return
    public = [game.view(state, PUBLIC) for state, _ in (here, there)]
    own = [_own(view, everybody) for view, everybody in zip(views, public, strict=True)]
    if own[0] == own[1]:
        return
    where = f"seat {audience} learns something without an event: {_differences(*views)}"
    assert heard_events[0] != heard_events[1], f"{where}; it hears {heard_events[0]}"
    gained = [_names(mine) - _names(everybody) - known for mine, everybody in zip(own, public, strict=True)]
    for mine, others, events in zip(gained, reversed(gained), heard_events, strict=True):
        untold = mine - others - _names(events)
        assert not untold, f"{where}; it hears {events}, without {sorted(untold)}"


def _before_passing(events: Sequence[Event]) -> int:
    """Return how many events come before the first that reveals something once; those after it may tell of it."""
    return next((place for place, event in enumerate(events) if event.passing), max(len(events), _EVERY_EVENT))


def _own(view: View, everybody: View) -> dict[str, Any]:
    """Return the fields in which a seat sees something else than the public, with its values."""
    names = (name for name in view.__struct_fields__ if name not in _OF_EVERY_SEAT)
    return {name: getattr(view, name) for name in names if getattr(view, name) != getattr(everybody, name)}


def _names(value: object) -> frozenset[str]:
    """Return all texts inside a value: names of cards, pieces and places."""
    match value:
        case str():
            return frozenset({value})
        case msgspec.Struct():
            return frozenset[str]().union(*(_names(getattr(value, name)) for name in value.__struct_fields__))
        case dict():
            return frozenset[str]().union(*map(_names, cast("dict[object, object]", value).values()))
        case list() | tuple():
            return frozenset[str]().union(*map(_names, cast("Sequence[object]", value)))
        case _:
            return frozenset()


def _check_refusal(playthrough: Playthrough, seat: Seat, move: Move, choices: Sequence[Choice]) -> None:
    instead = None
    try:
        playthrough.game.play(playthrough.state, seat, move, SeededChance(playthrough.seed, len(playthrough.moves) + 1))
    except IllegalMove as refused:
        instead = refused.instead
    assert instead is not None, f"seat {seat}: {move!r} is accepted but not listed"
    assert instead == tuple(choices), f"the refusal of {move!r} offers other choices than moves lists"


def _check_view(
    playthrough: Playthrough,
    audience: Audience,
    view: View,
    asked: Sequence[Seat],
    chance: Chance,
    *,
    every_heuristic: bool,
) -> None:
    """Check that an audience cannot distinguish the state from one in which everything hidden from it is dealt again.

    One audience at a time, a different one at each step, is also checked for equal views and equal computer moves.
    """
    game, state = playthrough.game, playthrough.state
    in_turn = audience == len(playthrough.moves) % (playthrough.seats + 1) - 1
    if in_turn:
        assert view == game.view(state, audience), f"two views of {audience} differ"
    assert (view.audience, view.seats) == (audience, playthrough.seats), f"{audience} gets the view of {view.audience}"
    assert view.outcome == game.outcome(state), f"{audience} sees {view.outcome}"
    assert view.asked == asked, f"{audience} sees {view.asked} in asked, the public {asked}"
    assert list(view.asked) == sorted(set(view.asked)), f"asked is not in ascending order: {view.asked}"
    waiting = set(view.asked) & set(game.acting(state))
    assert bool(waiting) == (view.outcome is None), f"the table waits for {view.asked}, and none of them can act"
    other = game.determinize(view, chance)
    seen = game.view(other, audience)
    assert seen == view, f"{audience} can tell the determinized state: {_differences(view, seen)}"
    assert bool(game.acting(other)) == (view.outcome is None), f"{audience} determinizes a state where nobody can act"
    if audience != PUBLIC:
        choices = game.moves(state, audience)
        assert list(game.moves(other, audience)) == list(choices), f"seat {audience} has other moves when determinized"
        if choices and (every_heuristic or in_turn):
            for choice in game.text.offered(choices, view):
                legal = isinstance(choice, Pick) or is_legal(choice, choices)
                assert legal, f"seat {audience} is offered {choice!r}, which is not legal"
            chosen = _check_computer(playthrough, view, choices)
            if in_turn:
                again = _check_computer(playthrough, seen, choices)
                assert chosen == again, f"equal views lead to different computer moves: {chosen}, {again}"


def _check_public(playthrough: Playthrough, views: Mapping[Audience, View], chance: Chance) -> None:
    """Check what follows from public knowledge alone: forced moves, points, auto-answers."""
    game, state, view = playthrough.game, playthrough.state, views[PUBLIC]
    assert len(game.points(view)) in {0, playthrough.seats}, f"points {game.points(view)} for {playthrough.seats} seats"
    if (forced := game.forced(view)) is not None:
        seat, move = forced
        assert seat in view.asked, f"seat {seat} is forced to {move!r} without being asked"
        for possible in (state, game.determinize(view, chance)):
            choices = game.text.offered(game.moves(possible, seat), game.view(possible, seat))
            assert len(choices) == 1, f"seat {seat} is forced to {move!r}, but may choose from {choices}"
            assert isinstance(choices[0], Move), f"seat {seat} is forced, but chooses by {choices[0]}"
            assert move in {None, choices[0]}, f"seat {seat} is forced to {move!r}, which is not legal"
    for seat in range(playthrough.seats) if game.auto_answers else ():
        choices = game.moves(state, seat)
        for auto_answer in game.auto_answers:
            span = auto_answer.span(view, seat)
            assert span is None or span >= 0, f"{auto_answer.key} is given for a span of {span}"
            answer = auto_answer.answer(views[seat], choices) if choices else None
            assert answer is None or is_legal(answer, choices), f"{auto_answer.key} answers {answer!r}, not legal"


def _check_computer(playthrough: Playthrough, view: View, choices: Sequence[Choice]) -> tuple[Move, Move]:
    """Check that the computer's move and the harmless one are legal, and return both."""
    game = playthrough.game
    chosen = game.heuristic(view, choices, SeededChance(playthrough.seed, len(playthrough.moves) + 1))
    assert is_legal(chosen, choices), f"the computer plays {chosen!r}, which is not legal"
    harmless = game.default(view, choices)
    assert is_legal(harmless, choices), f"the default {harmless!r} is not legal"
    return chosen, harmless


def _differences(first: View, second: View) -> str:
    pairs = ((name, getattr(first, name), getattr(second, name)) for name in first.__struct_fields__)
    return ", ".join(f"{name} {here!r} ≠ {there!r}" for name, here, there in pairs if here != there)
