"""Carcassonne with The Robbers and The Messages."""

from typing import Final

from games.carcassonne.computer import heuristic, search
from games.carcassonne.computer.practice import PRACTICE
from games.carcassonne.rules import ending, legal, play, setup
from games.carcassonne.rules.moves import VOCABULARY
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.reasons import Why
from games.carcassonne.rules.state import State
from games.carcassonne.views import determinize, knowledge, observe
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Game, Measured

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
    typed_only=frozenset({Why.NO_SUCH_SPOT, Why.NO_SUCH_FEATURE, Why.NO_SUCH_SPACE, Why.NO_SUCH_FIGURE}),
    deal=setup.deal,
    acting=legal.acting,
    moves=legal.moves,
    play=play.play,
    outcome=ending.outcome,
    copy=State.copy,
    view=observe.view,
    determinize=determinize.determinize,
    heuristic=heuristic.heuristic,
    default=heuristic.default,
    easy=heuristic.easy,
    forced=knowledge.forced,
    points=knowledge.points,
    auto_answers=knowledge.AUTO_ANSWERS,
    search=search.SEARCH,
    judging=search.JUDGING,
    practice=PRACTICE,
    measured=Measured(seats=2, easy=0.13, strong=0.8),
)
