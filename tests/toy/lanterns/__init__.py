"""A toy game with targets, elimination, rounds that end in a step of their own, and what one seat alone sees."""

from typing import Final

from games.core.contract import Game

from . import rules, views
from .views import LanternView

GAME: Final[Game[rules.State, LanternView, rules.LanternOptions]] = Game(
    home=__name__,
    key="lanterns",
    seats=range(2, 6),
    rules_version=1,
    Options=rules.LanternOptions,
    State=rules.State,
    vocabulary=rules.VOCABULARY,
    reasons=rules.Why,
    deal=rules.deal,
    acting=rules.acting,
    moves=rules.moves,
    play=rules.play,
    outcome=rules.outcome,
    copy=rules.copy,
    view=views.view,
    determinize=views.determinize,
    forced=views.forced,
)
