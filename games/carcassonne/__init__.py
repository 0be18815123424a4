"""Carcassonne with The Robbers and The Messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.computer import judgement, searching
from games.carcassonne.rules import ending, legal, play, setup
from games.carcassonne.rules.moves import VOCABULARY
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.reasons import Why
from games.carcassonne.rules.state import State
from games.carcassonne.sight import imagining, known, seeing
from games.core.contract import Game, Measured

if TYPE_CHECKING:
    from games.carcassonne.sight.view import CarcassonneView

GAME: Final[Game[State, CarcassonneView, CarcassonneOptions]] = Game(
    home=__name__,
    key="carcassonne",
    seats=range(2, 7),
    rules_version=1,
    hidden_hands=False,
    minutes=40,
    Options=CarcassonneOptions,
    State=State,
    vocabulary=VOCABULARY,
    reasons=Why,
    deal=setup.deal,
    acting=legal.acting,
    moves=legal.moves,
    play=play.play,
    outcome=ending.outcome,
    copy=State.copy,
    view=seeing.view,
    imagine=imagining.imagine,
    judge=judgement.judge,
    default=judgement.default,
    easy=judgement.easy,
    forced=known.forced,
    points=known.points,
    standings=known.STANDINGS,
    search=searching.SEARCH,
    measured=Measured(seats=2, easy=0.13, strong=0.74),
)
