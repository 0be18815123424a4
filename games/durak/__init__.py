"""Durak: the throw-in and transfer game, with enchanted cards and in teams."""

from typing import Final

from games.core.contract import Game, Measured
from games.durak.computer import heuristic, search
from games.durak.computer.practice import PRACTICE
from games.durak.rules import bout, ending, legal, setup
from games.durak.rules.moves import VOCABULARY
from games.durak.rules.options import DurakOptions, teams
from games.durak.rules.reasons import Why
from games.durak.rules.state import State
from games.durak.views import determinize, knowledge, observe
from games.durak.views.view import DurakView

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
    typed_only=frozenset({Why.UNKNOWN_CARD, Why.NOT_IN_HAND}),
    deal=setup.deal,
    acting=legal.acting,
    moves=legal.moves,
    play=bout.play,
    outcome=ending.outcome,
    copy=State.copy,
    view=observe.view,
    determinize=determinize.determinize,
    heuristic=heuristic.heuristic,
    default=heuristic.default,
    teams=teams,
    easy=heuristic.easy,
    forced=knowledge.forced,
    auto_answers=knowledge.AUTO_ANSWERS,
    search=search.SEARCH,
    judging=search.JUDGING,
    practice=PRACTICE,
    teases_last=True,
    measured=Measured(seats=2, easy=0.27, strong=0.83),
)
