"""Hayduti: revolutionary committees that recruit, hide from the zaptie and raise great figures."""

from typing import Final

from games.core.contract import Game, Measured
from games.hayduti.computer import heuristic, search
from games.hayduti.computer.practice import PRACTICE
from games.hayduti.rules import ending, legal, play, setup
from games.hayduti.rules.moves import VOCABULARY
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.reasons import Why
from games.hayduti.rules.state import State
from games.hayduti.views import determinize, knowledge, observe
from games.hayduti.views.view import HaydutiView

GAME: Final[Game[State, HaydutiView, HaydutiOptions]] = Game(
    home=__name__,
    key="hayduti",
    seats=range(2, 7),
    rules_version=1,
    minutes=60,
    Options=HaydutiOptions,
    State=State,
    vocabulary=VOCABULARY,
    history_fields=frozenset({"tallies", "fallen"}),
    reasons=Why,
    typed_only=frozenset({Why.UNKNOWN_CARD, Why.UNKNOWN_STAT, Why.NO_SUCH_POSITION, Why.NOT_IN_HAND, Why.NO_SUCH_WAY}),
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
    measured=Measured(seats=2, easy=0.12, strong=0.95),
)
