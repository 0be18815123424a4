"""The game of Magove (Wizards): bid how many tricks you will win, then win exactly that many."""

from typing import Final

from games.core.contract import Game, Measured
from games.magove.computer import heuristic, search
from games.magove.computer.practice import PRACTICE
from games.magove.rules import ending, play, setup
from games.magove.rules.moves import VOCABULARY
from games.magove.rules.options import MagoveOptions
from games.magove.rules.reasons import Why
from games.magove.rules.state import State
from games.magove.views import determinize, knowledge, observe
from games.magove.views.view import MagoveView

GAME: Final[Game[State, MagoveView, MagoveOptions]] = Game(
    home=__name__,
    key="magove",
    seats=range(3, 7),
    rules_version=1,
    minutes=45,
    Options=MagoveOptions,
    State=State,
    vocabulary=VOCABULARY,
    reasons=Why,
    typed_only=frozenset({Why.UNKNOWN_RACE, Why.UNKNOWN_CARD, Why.NOT_IN_HAND}),
    deal=setup.deal,
    acting=play.acting,
    moves=play.moves,
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
    measured=Measured(seats=4, easy=0.21, strong=0.93),
    figures=search.figures,
)
