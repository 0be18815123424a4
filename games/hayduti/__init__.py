"""Hayduti: revolutionary committees that recruit, hide from the zaptie and raise great figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.hayduti import ending, imagining, judgement, legal, playing, reading, seeing, setup
from games.hayduti.moves import VOCABULARY
from games.hayduti.options import HaydutiOptions
from games.hayduti.state import State

if TYPE_CHECKING:
    from games.core.contract import Face


class Hayduti:
    """The rules of Hayduti, gathered from their rooms as `games.core.contract.Game` asks for them."""

    key = "hayduti"
    seats = range(2, 7)
    rules_version = 1
    Options = HaydutiOptions
    State = State
    vocabulary = VOCABULARY

    deal = staticmethod(setup.deal)
    acting = staticmethod(legal.acting)
    moves = staticmethod(legal.moves)
    play = staticmethod(playing.play)
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
        from games.hayduti.face import FACE  # noqa: PLC0415 - drawing is heavy, and rules need none of it

        return FACE


GAME = Hayduti()
