"""Who may act, and which moves are legal (RULES 5).

`moves` lists placements by spot, then turn; spaces and features ascending, then the pass; awards by feature; thefts by
victim; the score meeple before the courier.
"""

from collections.abc import Sequence
from typing import assert_never

from games.carcassonne.data.sides import FITS, IDS, KINDS
from games.carcassonne.data.tiles import MOST_FEATURES, SPACES
from games.carcassonne.rules import moves as move_types
from games.carcassonne.rules.public import Award, Phase, Round
from games.carcassonne.rules.reasons import Why
from games.carcassonne.rules.state import NOBODY, SUPPLY, State, figure_at, figures_of, taken, under_way
from games.carcassonne.rules.worth import message_terms, own_meeples
from games.core.contract import Move, Seat


def acting(state: State) -> Sequence[Seat]:
    """Return the seat that can move now, or none once the table is over."""
    return () if state.actor == NOBODY else (state.actor,)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the legal moves of a seat, in the order above."""
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
    """Whether a move is legal. Tiles and meeples are looked up: to list them all would take a third of play."""
    if type(move) is move_types.Place:
        return seat == state.actor and move.turn >= 0 and turns_at(state, move.spot) >> move.turn & 1 == 1
    if type(move) is move_types.PlaceMeeple and state.phase == Phase.MEEPLE:
        return seat == state.actor and meeple_refusal(state, move.feature) is None
    return move in moves(state, seat)


def turns_at(state: State, spot: str) -> int:
    """Return the mask of the turns in which the tile in hand fits at a spot, or 0 if there is no such spot."""
    index = move_types.SPOT_NUMBER.get(spot, len(state.spots))
    return state.board.turns(state.tile, state.spots[index]) if index < len(state.spots) else 0


def placements(state: State) -> Sequence[Move]:
    """Return every way to lay the tile in hand."""
    grid, fits = state.board.grid, FITS[state.tile]
    listed: list[Move] = []
    for places, cell in zip(move_types.PLACES, state.spots, strict=False):
        listed += places[fits[grid[cell]]]
    return listed


def meeple_moves(state: State) -> Sequence[Move]:
    """Return the features of the last tile that can take a meeple, and the pass."""
    refused = meeple_refusals(state)
    features = move_types.MEEPLES[state.board.faces[-1] >> 2]
    return [*[move for number, move in enumerate(features) if refused[number] is None], move_types.NO_MEEPLE]


def meeple_refusals(state: State) -> Sequence[Why | None]:
    """Return for each feature of the last tile why it cannot take a meeple, or None if it can."""
    board = state.board
    kinds = KINDS[board.faces[-1] >> 2]
    if not state.supply[state.active]:
        return [Why.NO_MEEPLES_LEFT] * len(kinds)
    farmers, held, keys = state.options.farmers, taken(state), board.label[-MOST_FEATURES:]
    return [
        Why.NO_FARMERS if kind == "field" and not farmers else Why.FEATURE_TAKEN if keys[feature] in held else None
        for feature, kind in enumerate(kinds)
    ]


def meeple_refusal(state: State, feature: str) -> Why | None:
    """Return why the last tile cannot take a meeple on the feature of this name, or None if it can."""
    features = IDS[state.board.faces[-1] >> 2]
    return meeple_refusals(state)[features.index(feature)] if feature in features else Why.NO_SUCH_FEATURE


def robber_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the spaces to which a seat may move its robber, where others' figures stand, and the pass."""
    spaces = {total % SPACES for number, total in enumerate(state.totals) if figure_at(state, number)[0] != seat}
    spaces.discard(state.robbers[seat])
    return [*[move_types.ROBBERS[space] for space in sorted(spaces)], move_types.NO_ROBBER]


def robbers_asked(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move their robbers after a tile with a bag, in order (RULES 5.3)."""
    seats, active = state.seats, state.active
    others = [seat % seats for seat in range(active + 1, active + seats) if state.robbers[seat % seats] == SUPPLY]
    if state.options.robber_chain == "next":
        del others[1:]
    first = [active] if len(robber_moves(state, active)) > 1 else []
    return (*first, *others)


def award_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the awards of which a seat may take one next: only the first if their order makes no difference."""
    waiting = awards_due(state, seat)
    if not state.options.messages and not _order_matters(under_way(state), seat, waiting):
        del waiting[1:]
    return [move_types.TakeAward(award.key, figure) for award in waiting for figure in figures_of(state)]


def awards_due(state: State, seat: Seat) -> list[Award]:
    """Return the awards that a seat has still to take in the current round of scoring."""
    now = under_way(state)
    return [award for index in now.due if (award := now.awards[index]).seat == seat]


def _order_matters(now: Round, seat: Seat, waiting: Sequence[Award]) -> bool:
    """Whether it matters which award comes first: only the first can be robbed."""
    robbed = any(space == now.spaces[seat] for thief, space in enumerate(now.robbers) if thief != seat)
    return robbed and not now.first[seat] and len({award.points for award in waiting}) > 1


def candidates(state: State, thief: Seat) -> list[int]:
    """Return the numbers of the figures from which a seat's robber can steal in this round (RULES 5.5)."""
    now = under_way(state)
    space = now.robbers[thief]
    return [
        figure
        for figure, points in enumerate(now.first)
        if points and now.spaces[figure] == space and figure_at(state, figure)[0] != thief
    ]


def steal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return the thefts from which a seat must choose."""
    victims = [figure_at(state, figure) for figure in candidates(state, seat)]
    return [move_types.Steal(victim, figure, own) for victim, figure in victims for own in figures_of(state)]


def reply_to(letter: str) -> type[move_types.FollowMessage | move_types.DrawTile | move_types.Recall]:
    """Return the kind of move that does what a message says."""
    return {"D": move_types.DrawTile, "H": move_types.Recall}.get(letter, move_types.FollowMessage)


def message_moves(state: State) -> Sequence[Move]:
    """Return the replies to the message drawn: always two points, and what it says where that is possible."""
    figures, reply = figures_of(state), reply_to(state.message)
    listed: list[Move] = [move_types.TWO[figure] for figure in figures]
    if reply is move_types.Recall:
        name = state.board.name
        listed += [move_types.Recall(name(node), figure) for node in own_meeples(state) for figure in figures]
    elif reply is move_types.DrawTile:
        listed += [move_types.DRAW] if state.drawn < len(state.stack) else []
    elif message_terms(state):
        listed += [move_types.FOLLOW[figure] for figure in figures]
    return listed


def due_seat(state: State, order: Sequence[Seat]) -> Seat | None:
    """Return the first seat, in this order, that still has awards to take."""
    now = under_way(state)
    due = {now.awards[index].seat for index in now.due}
    return next((seat for seat in order if seat in due), None)
