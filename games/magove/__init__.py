"""Magove (Wizards): say how many tricks you will win, and win just so many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove import imagining, judgement, legal, reading, rounds, scoring, seeing, setup
from games.magove.moves import VOCABULARY
from games.magove.options import MagoveOptions
from games.magove.state import State

if TYPE_CHECKING:
    from games.core.contract import Face


class Magove:
    """The rules of Magove, gathered from their rooms as `games.core.contract.Game` asks for them."""

    key = "magove"
    seats = range(3, 7)
    rules_version = 1
    Options = MagoveOptions
    State = State
    vocabulary = VOCABULARY

    deal = staticmethod(setup.deal)
    acting = staticmethod(legal.acting)
    moves = staticmethod(legal.moves)
    play = staticmethod(rounds.play)
    view = staticmethod(seeing.view)
    imagine = staticmethod(imagining.imagine)
    outcome = staticmethod(scoring.outcome)
    copy = staticmethod(State.copy)
    judge = staticmethod(judgement.judge)
    default = staticmethod(judgement.default)
    read = staticmethod(reading.read)

    @property
    def face(self) -> Face:
        """The words and pictures; loaded when first asked for."""
        from games.magove.face import FACE  # noqa: PLC0415 - drawing is heavy, and rules need none of it

        return FACE


GAME = Magove()
