"""Who may act, and how (RULES 5).

`moves` lists in the order `RULES.md` gives for each state: placements by spot, then turn; spaces and features
ascending, then the pass; awards by feature, thefts by victim; figures with the score meeple first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from games.carcassonne.data.sides import FITS, KINDS
from games.carcassonne.rules.moves import (
    DRAW,
    FOLLOW,
    MEEPLES,
    NO_MEEPLE,
    NO_ROBBER,
    PLACES,
    ROBBERS,
    SPOT_NUMBER,
    TWO,
    Place,
    Recall,
    Steal,
    TakeAward,
)
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.state import (
    NOBODY,
    SUPPLY,
    State,
    figure_at,
    figures_of,
    last_tile,
    space_of,
    taken,
    under_way,
)
from games.carcassonne.rules.worth import message_terms, own_meeples

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.rules.public import Award, Round
    from games.core.contract import Move, Seat


def acting(state: State) -> Sequence[Seat]:
    """Return the seat that can move now, or none once the table is over."""
    return () if state.actor == NOBODY else (state.actor,)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return all that is legal for a seat, in the stated order."""
    if seat not in acting(state):
        return ()
    match state.phase:
        case Phase.PLACE:
            return placements(state)
        case Phase.MEEPLE:
            return meeple_moves(state)
        case Phase.ROBBER:
            return robber_moves(state, seat)
        case Phase.AWARD:
            return award_moves(state, seat)
        case Phase.STEAL:
            return steal_moves(state, seat)
        case Phase.MESSAGE:
            return message_moves(state)
        case Phase.DRAW | Phase.SCORE | Phase.SETTLE | Phase.END | Phase.FINISH | Phase.OVER:
            raise AssertionError(state.phase)  # nobody acts
        case _:
            assert_never(state.phase)


def is_listed(state: State, seat: Seat, move: Move) -> bool:
    """Return whether `moves` lists a move. Placements are not listed for it: that would take a quarter of all play."""
    if type(move) is not Place:
        return move in moves(state, seat)
    return seat == state.actor and move.turn >= 0 and turns_at(state, move.spot) >> move.turn & 1 == 1


def turns_at(state: State, spot: str) -> int:
    """Return the mask of the turns in which the tile in hand fits at a spot; none where no spot has these letters.

    There are spots only while the tile is asked for.
    """
    number = SPOT_NUMBER.get(spot, len(state.spots))
    return state.board.turns(state.tile, state.spots[number]) if number < len(state.spots) else 0


def placements(state: State) -> Sequence[Move]:
    """Return every way to lay the tile in hand."""
    grid, fits = state.board.grid, FITS[state.tile]
    listed: list[Move] = []
    for places, cell in zip(PLACES, state.spots, strict=False):
        listed += places[fits[grid[cell]]]
    return listed


def meeple_moves(state: State) -> Sequence[Move]:
    """Return the features of the last tile that hold no meeple, and the pass: alone where nothing can be done."""
    if not state.supply[state.active]:
        return (NO_MEEPLE,)
    tile = last_tile(state)
    kind = state.board.faces[tile] >> 2
    label, held, farmers = state.board.label, taken(state), state.options.farmers
    listed: list[Move] = [
        move
        for feature, move in enumerate(MEEPLES[kind])
        if label[8 * tile + feature] not in held and (farmers or KINDS[kind][feature] != "field")
    ]
    listed.append(NO_MEEPLE)
    return listed


def robber_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the spaces to which a seat may bring its robber, and the pass."""
    spaces = {space_of(state, number) for number in range(len(state.totals)) if figure_at(state, number)[0] != seat}
    spaces.discard(state.robbers[seat])
    return [*(ROBBERS[space] for space in sorted(spaces)), NO_ROBBER]


def robbers_asked(state: State) -> tuple[Seat, ...]:
    """Return the seats to be asked for their robbers after a tile with a bag, in order (RULES 5.3)."""
    seats, active = state.seats, state.active
    others = [seat % seats for seat in range(active + 1, active + seats) if state.robbers[seat % seats] == SUPPLY]
    if state.options.robber_chain == "next":
        del others[1:]
    first = [active] if len(robber_moves(state, active)) > 1 else []
    return (*first, *others)


def award_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the awards of which a seat may take one next; only one where their order makes no difference."""
    waiting = awards_due(state, seat)
    if not state.options.messages and not _order_matters(under_way(state), seat, waiting):
        del waiting[1:]
    return [TakeAward(award.key, figure) for award in waiting for figure in figures_of(state)]


def awards_due(state: State, seat: Seat) -> list[Award]:
    """Return the awards a seat has still to take in the round under way."""
    now = under_way(state)
    return [now.awards[number] for number in now.due if now.awards[number].seat == seat]


def _order_matters(now: Round, seat: Seat, waiting: Sequence[Award]) -> bool:
    """Return whether it matters which award comes first: it alone can be robbed. Each seat has one figure."""
    robbed = any(space == now.spaces[seat] for thief, space in enumerate(now.robbers) if thief != seat)
    return robbed and not now.first[seat] and len({award.points for award in waiting}) > 1


def candidates(state: State, thief: Seat) -> list[int]:
    """Return the numbers of the figures from which a seat's robber can steal in this round (RULES 5.5)."""
    now = under_way(state)
    space = now.robbers[thief]
    return [
        number
        for number, points in enumerate(now.first)
        if points and now.spaces[number] == space and figure_at(state, number)[0] != thief
    ]


def steal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the thefts from which a seat must choose."""
    victims = [figure_at(state, number) for number in candidates(state, seat)]
    return [Steal(victim, figure, own) for victim, figure in victims for own in figures_of(state)]


def message_moves(state: State) -> Sequence[Move]:
    """Return what can be done with the message drawn: two points always, and what it says where it says something."""
    figures = figures_of(state)
    listed: list[Move] = [TWO[figure] for figure in figures]
    match state.message:
        case "D":
            if state.drawn < len(state.stack):
                listed.append(DRAW)
        case "H":
            name = state.board.name
            listed += [Recall(name(node), figure) for node in own_meeples(state) for figure in figures]
        case _:
            if message_terms(state):
                listed += [FOLLOW[figure] for figure in figures]
    return listed


def due_seat(state: State, order: Sequence[Seat]) -> Seat | None:
    """Return the first seat, in this order, that still has awards to take."""
    now = under_way(state)
    due = {now.awards[number].seat for number in now.due}
    return next((seat for seat in order if seat in due), None)
