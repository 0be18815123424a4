"""Battle for the Balkans: the Age of Kaloyan, standard and advanced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans import ending, imagining, judgement, machine, reading, seeing
from games.balkans.moves import VOCABULARY
from games.balkans.options import BalkansOptions
from games.balkans.state import State

if TYPE_CHECKING:
    from games.core.contract import Face


class Balkans:
    """The rules of Battle for the Balkans, gathered from their rooms as `games.core.contract.Game` asks for them."""

    key = "balkans"
    seats = range(2, 6)
    rules_version = 1
    Options = BalkansOptions
    State = State
    vocabulary = VOCABULARY

    deal = staticmethod(machine.deal)
    acting = staticmethod(machine.acting)
    moves = staticmethod(machine.moves)
    play = staticmethod(machine.play)
    view = staticmethod(seeing.view)
    imagine = staticmethod(imagining.imagine)
    outcome = staticmethod(ending.outcome)
    copy = staticmethod(State.copy)
    judge = staticmethod(judgement.judge)
    default = staticmethod(judgement.default)
    read = staticmethod(reading.read)

    @property
    def face(self) -> Face:
        """The words and pictures; loaded when first asked for."""
        from games.balkans.face import FACE  # noqa: PLC0415 - drawing is heavy, and rules need none of it

        return FACE


GAME = Balkans()
