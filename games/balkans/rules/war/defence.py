"""The Defence order of the advanced game (RULES 5.7)."""

from collections.abc import Iterator
from typing import Final

from games.balkans.data.components import KINDS, LANDS
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Clash, Defence
from games.balkans.rules.moves import Choose, Done, March
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, armies, besiegers, is_friendly
from games.balkans.rules.troops.marching import march
from games.core.contract import Choice, Move, Seat


def zone(state: State, frame: Defence) -> list[str]:
    """Return the lands between which a Defence order moves armies."""
    near = [land for land in LANDS[frame.land].lands if is_friendly(state, frame.seat, land)]
    return [land for land in LANDS if land == frame.land or land in near]


def movable(state: State, frame: Defence, seat: Seat, to: str) -> Iterator[tuple[str, str, int]]:
    """Yield (land, kind, number) of the armies that may go to a land of the zone."""
    for land in zone(state, frame):
        if land != to:
            for kind, n in zip(KINDS, armies(state, land, seat), strict=True):
                left = n - frame.moved.count(f"{land}:{kind}")
                if left > 0:
                    yield land, kind, left


def advance(context: MoveContext, frame: Defence) -> bool:
    """Wait until the player is done or no army can move, then fight in besieged lands that were relieved."""
    state = context.state
    if not frame.done and any(any(movable(state, frame, frame.seat, land)) for land in zone(state, frame)):
        return True
    if frame.relieved:
        places, frame.relieved, frame.done = frame.relieved, (), True
        context.push(Clash(frame.seat, "relief", places))
        return False
    context.pop()
    context.calm_revolts()
    return False


def moves(state: State, frame: Defence, _seat: Seat) -> list[Choice]:
    """Return the destinations of armies, and `Done`."""
    return [*(Choose(land) for land in zone(state, frame) if any(movable(state, frame, frame.seat, land))), Done()]


def act(context: MoveContext, frame: Defence, _seat: Seat, move: Move) -> None:
    """Move armies, or end the moves."""
    match move:
        case March(to, names):
            if besiegers(context.state, to) and to not in frame.relieved:
                frame.relieved += (to,)
            march(context, frame.seat, to, names)
            frame.moved += tuple(f"{to}:{name.split(':')[1]}" for name in names)
        case Done():
            frame.done = True
        case _:
            raise AssertionError(move)


DEFENCE: Final[FrameHandler[Defence]] = FrameHandler(
    phase=Phase.DEFENCE_MOVES, advance=advance, moves=moves, answer=act, armies=movable
)
