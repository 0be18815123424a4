"""Durak: the throw-in and transfer game, with enchanted cards and in teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Game, Measured
from games.durak.computer import judgement, searching
from games.durak.rules import bout, ending, legal, setup
from games.durak.rules.moves import VOCABULARY
from games.durak.rules.options import DurakOptions, teams
from games.durak.rules.reasons import Why
from games.durak.rules.state import State
from games.durak.sight import imagining, known, seeing

if TYPE_CHECKING:
    from games.durak.sight.view import DurakView

GAME: Final[Game[State, DurakView, DurakOptions]] = Game(
    home=__name__,
    key="durak",
    seats=range(2, 7),
    rules_version=1,
    minutes=15,
    Options=DurakOptions,
    State=State,
    vocabulary=VOCABULARY,
    reasons=Why,
    deal=setup.deal,
    acting=legal.acting,
    moves=legal.moves,
    play=bout.play,
    outcome=ending.outcome,
    copy=State.copy,
    view=seeing.view,
    imagine=imagining.imagine,
    judge=judgement.judge,
    default=judgement.default,
    teams=teams,
    easy=judgement.easy,
    forced=known.forced,
    standings=known.STANDINGS,
    search=searching.SEARCH,
    measured=Measured(seats=2, easy=0.27, strong=0.62),
)
