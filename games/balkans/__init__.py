"""Battle for the Balkans: the Age of Kaloyan, standard and advanced."""

from typing import Final

from games.balkans.computer import heuristic, search
from games.balkans.computer.practice import PRACTICE
from games.balkans.rules import ending, legal, machine
from games.balkans.rules.moves import VOCABULARY, Done, Draw, End, Pass, Surrender
from games.balkans.rules.options import BalkansOptions, teams
from games.balkans.rules.reasons import Why
from games.balkans.rules.state import State
from games.balkans.views import determinize, knowledge, observe
from games.balkans.views.view import BalkansView
from games.core.contract import Game, Measured

GAME: Final[Game[State, BalkansView, BalkansOptions]] = Game(
    home=__name__,
    key="balkans",
    seats=range(2, 6),
    rules_version=3,
    history_fields=frozenset({"gains", "trail"}),
    minutes=180,
    Options=BalkansOptions,
    State=State,
    vocabulary=VOCABULARY,
    reasons=Why,
    typed_only=frozenset({Why.UNKNOWN_NAME, Why.NOT_IN_HAND, Why.NO_SUCH_ORDER, Why.NOTHING_LIKE_IT}),
    deal=machine.deal,
    acting=legal.acting,
    moves=machine.moves,
    play=machine.play,
    outcome=ending.outcome,
    copy=State.copy,
    view=observe.view,
    determinize=determinize.determinize,
    heuristic=heuristic.heuristic,
    default=heuristic.default,
    teams=teams,
    easy=heuristic.easy,
    forced=knowledge.forced,
    anytime=(Surrender,),
    idle=(Done, Draw, End, Pass),
    points=knowledge.points,
    auto_answers=knowledge.AUTO_ANSWERS,
    interrupts=heuristic.interrupts,
    search=search.SEARCH,
    judging=search.JUDGING,
    practice=PRACTICE,
    measured=Measured(seats=2, easy=0.07, strong=0.9),
)
