"""The owner of a strait lets fleets of others pass, or refuses (RULES 5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.rules import events as tell
from games.balkans.rules.affair import Affair
from games.balkans.rules.frames import Leave, Offensive, Passage
from games.balkans.rules.moves import Grant, Refuse
from games.balkans.rules.public import Phase

if TYPE_CHECKING:
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat


def passage_moves(_state: State, _passage: Passage, _seat: Seat) -> list[Choice]:
    """Return both answers to a request to pass a strait."""
    return [Grant(), Refuse()]


def passage_act(run: Run, passage: Passage, _seat: Seat, move: Move) -> None:
    """Note the answer for the rest of the order."""
    run.pop()
    granted = isinstance(move, Grant)
    order = run.state.frames[-1]
    assert isinstance(order, Offensive)
    order.leaves += (Leave(passage.asker, passage.strait, granted),)
    run.tell(tell.PassageAnswered(passage.owner, passage.strait, passage.asker, granted))


PASSAGE: Final[Affair[Passage]] = Affair(
    phase=Phase.STRAIT_PERMISSION,
    asked=lambda _, passage: (passage.owner,),
    moves=passage_moves,
    answer=passage_act,
)
