"""Permission to pass a strait (RULES 5.5)."""

from typing import Final

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Leave, Offensive, Passage
from games.balkans.rules.moves import Grant, Refuse
from games.balkans.rules.public import Phase
from games.balkans.rules.state import current
from games.core.contract import Move, Seat


def passage_act(context: MoveContext, passage: Passage, _seat: Seat, move: Move) -> None:
    """Record the answer for the rest of the order."""
    context.pop()
    granted = isinstance(move, Grant)
    current(context.state, Offensive).leaves += (Leave(passage.asker, passage.strait, granted),)
    context.emit(events.PassageAnswered(passage.owner, passage.strait, passage.asker, granted))


PASSAGE: Final[FrameHandler[Passage]] = FrameHandler(
    phase=Phase.STRAIT_PERMISSION,
    asked=lambda _, passage: (passage.owner,),
    moves=either(Grant(), Refuse()),
    answer=passage_act,
)
