"""Choosing the pieces that are lost (`battle_losses`, RULES 5.9.5, 5.9.6, 5.9.11)."""

from collections.abc import Sequence
from itertools import groupby, product
from typing import Final

from games.balkans.data.components import PRICE, PRICES
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Battle, Demand, Losses
from games.balkans.rules.moves import Lose
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, current
from games.balkans.rules.troops.casualties import destroy_piece, note_fallen, opponent, pieces
from games.core.contract import Move, Pick, Seat


def sort_of(piece: str) -> str:
    """Return the name of a piece without its number; equal for pieces that are alike."""
    name, _, mark = piece.partition("@")
    return f"{name.rpartition(':')[0]}@{mark}"


def ways(pool: Sequence[str], n: int) -> list[tuple[str, ...]]:
    """Return the losses of `n` of these pieces that somebody may prefer, cheapest first.

    Of one place weaker pieces go first, of equal fleets lent ones. The last army counts as the dearest, because without
    one a battle on land is lost.
    """
    places = [list(found) for _, found in groupby(pool, key=_place)]
    counts = product(*(range(min(n, len(found)) + 1) for found in places))
    found = [
        tuple(piece for here, taken in zip(places, split, strict=True) for piece in here[:taken])
        for split in counts
        if sum(split) == n
    ]
    return sorted(found, key=lambda lost: (_is_last_army(pool, lost), sum(map(_price, lost))))


def _place(piece: str) -> str:
    name, _, mark = piece.partition("@")
    return f"{name.partition(':')[0].partition('+')[0]}@{mark}"


def _is_army(piece: str) -> bool:
    return piece.count(":") > 1


def _is_last_army(pool: Sequence[str], lost: Sequence[str]) -> bool:
    return any(map(_is_army, lost)) and all(piece in lost for piece in pool if _is_army(piece))


def _price(piece: str) -> int:
    if _is_army(piece):
        return PRICE[piece.split(":")[1]]
    return PRICES.fleet + PRICE.get(piece.partition(":")[0].partition("+")[2], 0) - ("@" in piece)


def advance(context: MoveContext, frame: Losses) -> bool:
    """Carry out losses without a choice; wait for the others."""
    battle = current(context.state, Battle)
    for demand in frame.demands:
        pool = pieces(context.state, battle, demand.seat, demand.kind)
        if demand.n >= len(pool) or len({sort_of(piece) for piece in pool}) == 1:
            _bear(context, frame, demand, pool[: demand.n])
    if frame.demands:
        return True
    context.pop()
    return False


def asked(_: State, frame: Losses) -> tuple[Seat, ...]:
    """Return the seats that still have to choose."""
    return tuple(sorted(demand.seat for demand in frame.demands))


def choice(state: State, frame: Losses, seat: Seat) -> Pick:
    """Return the choice of the pieces to lose."""
    demand = _demand(frame, seat)
    pool = tuple(pieces(state, current(state, Battle), seat, demand.kind))
    return Pick(Lose, pool, demand.n, demand.n)


def leads(state: State, frame: Losses, seat: Seat) -> list[tuple[Move, Phase]]:
    """Return the cheapest losses, with the question that follows them after a round."""
    if seat not in asked(state, frame):
        return []
    pick = choice(state, frame, seat)
    return [(pick.make(ways(pick.pool, pick.least)[0]), Phase.BATTLE_RETREAT)]


def _demand(frame: Losses, seat: Seat) -> Demand:
    return next(demand for demand in frame.demands if demand.seat == seat)


def act(context: MoveContext, frame: Losses, seat: Seat, move: Move) -> None:
    """Destroy the chosen pieces."""
    assert isinstance(move, Lose)
    _bear(context, frame, _demand(frame, seat), move.pieces)


def _bear(context: MoveContext, frame: Losses, demand: Demand, chosen: Sequence[str]) -> None:
    battle = current(context.state, Battle)
    by = opponent(battle, demand.seat)
    why = "card" if battle.stage in {"start", "end"} else "round"
    for piece in chosen:
        note_fallen(battle, demand.seat, destroy_piece(context, piece, demand.seat, by, why))
    frame.demands = tuple(open_demand for open_demand in frame.demands if open_demand is not demand)


LOSSES: Final[FrameHandler[Losses]] = FrameHandler(
    phase=Phase.BATTLE_LOSSES,
    advance=advance,
    asked=asked,
    moves=lambda state, frame, seat: [choice(state, frame, seat)],
    leads=leads,
    answer=act,
    together=True,
)
