"""A toy game with everything a game can have: secrets, a pick, simultaneous choices, an option, an undo."""

from typing import Final

from games.core.contract import Game

from . import computer, rules, views
from .views import MarketView

GAME: Final[Game[rules.State, MarketView, rules.MarketOptions]] = Game(
    home=__name__,
    key="market",
    seats=range(2, 5),
    rules_version=1,
    Options=rules.MarketOptions,
    State=rules.State,
    vocabulary=rules.VOCABULARY,
    deal=rules.deal,
    acting=rules.acting,
    moves=rules.moves,
    play=rules.play,
    outcome=rules.outcome,
    copy=rules.copy,
    view=views.view,
    determinize=views.determinize,
    heuristic=computer.heuristic,
    default=computer.default,
)
