"""Positions of Carcassonne written as text, and scripts that play from them.

A board is a list of tiles in order of laying after the start tile, each `T@x,y r` with a rotation and the meeples set on
it: `W@1,0 0 R:r3`. Seats are R, B, Y, G and then 4, 5. Figures are totals, `R 23/13` with couriers; robbers spaces,
`B@13`. A script has one move a line, with placements by cell:

    R place 1,-1 3
    R meeple c1
    B steal R meeple meeple
    Y place 0,2 1 ✗ not-your-turn

A line with ✗ must be refused for the reason given.
"""

from typing import Any

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.board import cell_at, laid, place_of
from games.carcassonne.rules.events import Scored, Stolen
from games.carcassonne.rules.moves import SPOTS, Place
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import SOURCES, Award, Term
from games.carcassonne.rules.scoring import begin
from games.carcassonne.rules.setup import fresh
from games.carcassonne.rules.state import SOURCE, State, last_tile
from games.core.chance import SeededChance
from games.core.contract import Event, Vocabulary
from tests.games.tables import scripted

CHANCE = SeededChance(bytes(32), 0)
NAMES = "RBYG45"
BAG = "R place 1,0 0"
"""Lays the curve with a bag beside the start tile, where it completes nothing."""
_READER = Vocabulary(GAME.vocabulary)


def seat(name: str) -> int:
    return NAMES.index(name)


def position(
    board: str = "",
    *,
    hand: str = "",
    stack: str = "U U U U U U",
    seats: int = 4,
    active: str = "R",
    figures: str = "",
    robbers: str = "",
    messages: str = "",
    **options: Any,
) -> State:
    """Return a table on which `active` has drawn `hand`, with `stack` below it (without a hand: before the draw).

    `messages` is the order of that stack, which need not be told; naming it turns the option on.
    """
    choices = CarcassonneOptions(**({"messages": bool(messages)} | options))
    tiles = [NUMBER[tile] for tile in (hand + " " + stack).split()]
    state = fresh(choices, seats, tiles, messages.split() if choices.messages else [])
    _build(state, board)
    state.active = seat(active)
    _set_figures(state, figures)
    for robber in filter(None, robbers.split(", ")):
        name, _, space = robber.partition("@")
        state.robbers[seat(name)] = int(space)
    if hand:
        go_on(state, -1, [])
        assert state.phase == "place", state.phase
    return state


def _build(state: State, board: str) -> None:
    for line in filter(None, map(str.strip, board.split(";"))):
        what, turn, *meeples = line.split()
        tile, _, place = what.partition("@")
        x, _, y = place.partition(",")
        number, cell = NUMBER[tile], cell_at(int(x), int(y))
        assert state.board.turns(number, cell) >> int(turn) & 1, f"{line} does not fit"
        state.board.lay(cell, 4 * number + int(turn))
        for meeple in meeples:
            name, _, feature = meeple.partition(":")
            put(state, name, f"{last_tile(state)}.{feature}")


def put(state: State, name: str, feature: str) -> None:
    """Set a meeple of the named seat on a feature, `3.c1`."""
    state.meeples.append((state.board.node(feature), seat(name)))
    state.meeples.sort()
    state.supply[seat(name)] -= 1


def _set_figures(state: State, figures: str) -> None:
    each = 2 if state.options.messages else 1
    for figure in filter(None, figures.split(", ")):
        name, _, totals = figure.partition(" ")
        values = list(map(int, totals.split("/")))
        state.totals[each * seat(name) : each * seat(name) + len(values)] = values
        state.sheet[len(SOURCES) * seat(name) + SOURCE["road"]] = sum(values)


def scoring(state: State, awards: str) -> list[Event]:
    """Begin a round of awards, `R road 3, R city 6, G road2 1`, and go on to the first question.

    They go by the names of the four features of the start tile, in this order: `city`, `road`, `city2`, `road2`. No
    meeple may stand there.
    """
    names = {"city": "0.c1", "road": "0.r1", "city2": "0.f1", "road2": "0.f2"}
    given: list[Award] = []
    for text in awards.split(", "):
        name, kind, points = text.split()
        given.append(Award(seat(name), names[kind], kind.rstrip("2"), int(points), (Term(int(points), 1, "tile"),)))  # type: ignore[arg-type]
    begin(state, sorted(given, key=lambda award: state.board.node(award.key)))
    events: list[Event] = []
    go_on(state, -1, events)
    return events


def play(state: State, script: str) -> list[Event]:
    """Play the script and return everything that happened."""
    return scripted(GAME, state, script, lambda name, text: (seat(name), move_of(state, text)), CHANCE)


def move_of(state: State, text: str) -> Any:
    """Return the move written as in a script."""
    verb, *words = text.split()
    if verb == "place" and "," in words[0]:
        x, _, y = words[0].partition(",")
        cell = cell_at(int(x), int(y))
        spot = SPOTS[state.spots.index(cell)] if cell in state.spots else "ZZ"
        return Place(spot, int(words[1]))
    if verb == "steal":
        words[0] = str(seat(words[0]))
    return _READER.parse(" ".join([verb, *words]))


def placements(state: State) -> list[tuple[int, int, int]]:
    """Return what may be placed, as (x, y, turn), in the order of the moves."""
    moves = GAME.moves(state, state.actor)
    return [(*place_of(state.spots[SPOTS.index(move.spot)]), move.turn) for move in moves]


def options(state: State) -> str:
    """Return what the seat that is asked may do, `R: meeple f1 | pass`."""
    return f"{NAMES[state.actor]}: " + " | ".join(map(str, GAME.moves(state, state.actor)))


def totals(state: State, *names: str) -> tuple[Any, ...]:
    """Return the totals of the named seats: numbers, or with couriers texts like `23/13`."""
    if not state.options.messages:
        return tuple(state.totals[seat(name)] for name in names)
    return tuple(f"{state.totals[2 * seat(name)]}/{state.totals[2 * seat(name) + 1]}" for name in names)


def on_track(state: State) -> dict[str, int]:
    """Return where robbers stand."""
    return {NAMES[seat]: space for seat, space in enumerate(state.robbers) if space >= 0}


def scored(events: list[Event]) -> list[tuple[str, str, int]]:
    """Return each award: seat, source, points."""
    return [(NAMES[event.seat], event.source, event.points) for event in events if isinstance(event, Scored)]


def stolen(events: list[Event]) -> list[tuple[str, str, int]]:
    """Return each theft: thief, victim, points."""
    return [(NAMES[event.thief], NAMES[event.victim], event.points) for event in events if isinstance(event, Stolen)]


def of_kind(events: list[Event], kind: type[Any]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def ended(state: State) -> list[Event]:
    """End the game here and return what happened."""
    events: list[Event] = []
    state.phase, state.actor, state.drawn = "finish", -1, len(state.stack)
    go_on(state, -1, events)
    return events


def rebuilt(state: State) -> Any:
    """Return the board laid anew from its tiles."""
    return laid(zip(state.board.cells, state.board.faces, strict=True))
