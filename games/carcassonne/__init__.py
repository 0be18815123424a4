"""Carcassonne with The Robbers and The Messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne import ending, judgement, legal, reading, seeing, setup, turns
from games.carcassonne.moves import VOCABULARY
from games.carcassonne.options import CarcassonneOptions
from games.carcassonne.state import State

if TYPE_CHECKING:
    from games.core.contract import Face


class Carcassonne:
    """The rules of Carcassonne, gathered from their rooms as `games.core.contract.Game` asks for them."""

    key = "carcassonne"
    seats = range(2, 7)
    rules_version = 1
    Options = CarcassonneOptions
    State = State
    vocabulary = VOCABULARY

    deal = staticmethod(setup.deal)
    acting = staticmethod(legal.acting)
    moves = staticmethod(legal.moves)
    play = staticmethod(turns.play)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    outcome = staticmethod(ending.outcome)
    copy = staticmethod(State.copy)
    judge = staticmethod(judgement.judge)
    default = staticmethod(judgement.default)
    read = staticmethod(reading.read)

    @property
    def face(self) -> Face:
        """The words and pictures; loaded when first asked for."""
        from games.carcassonne.face import FACE  # noqa: PLC0415 - drawing is heavy, and rules need none of it

        return FACE


GAME = Carcassonne()
