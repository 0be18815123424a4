"""Yourgame: a game of tricks for 2 to 6 players."""

from typing import Final

from games.core.contract import Game, Measured

from . import computer, rules, views
from .views import TableView

GAME: Final[Game[rules.State, TableView, rules.TableOptions]] = Game(
    home=__name__,
    key="yourgame",
    contract=2,
    seats=range(2, 7),
    rules_version=1,
    Options=rules.TableOptions,
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
    points=views.points,
    heuristic=computer.heuristic,  # standard
    default=computer.default,  # standard
    easy=computer.easy,  # standard
    search=computer.SEARCH,  # standard
    measured=Measured(seats=2, easy=0.38, strong=0.65),  # standard
)
