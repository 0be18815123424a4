"""Durak: the throw-in and transfer game, with enchanted cards and in teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak import bout, ending, judgement, legal, reading, seeing, setup
from games.durak.moves import VOCABULARY
from games.durak.options import DurakOptions
from games.durak.state import State

if TYPE_CHECKING:
    from games.core.contract import Face


class Durak:
    """The rules of Durak, gathered from their rooms as `games.core.contract.Game` asks for them."""

    key = "durak"
    seats = range(2, 7)
    rules_version = 1
    Options = DurakOptions
    State = State
    vocabulary = VOCABULARY

    deal = staticmethod(setup.deal)
    acting = staticmethod(legal.acting)
    moves = staticmethod(legal.moves)
    play = staticmethod(bout.play)
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
        from games.durak.face import FACE  # noqa: PLC0415 - drawing is heavy, and rules need none of it

        return FACE


GAME = Durak()
