"""The labels of buttons and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never, cast

from games.core.localizer import capital
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.text.names import card, race

if TYPE_CHECKING:
    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer
    from games.magove.rules.moves import MagoveMove
    from games.magove.views.view import MagoveView

_SIGNS: Final = {"B": "🛡️", "R": "🪓", "G": "🍃", "Y": "⛰️"}
"""The emblems of the races on the cards. They are none of the shapes that mark the players."""


def label(choice: Choice, view: MagoveView, localizer: Localizer) -> str:  # noqa: ARG001 - the same in every view
    """Return the label of a choice on a button or in a menu."""
    move = cast("MagoveMove", choice)
    match move:
        case ChooseTrump(letter):
            return capital(race(letter, localizer))
        case Bid(tricks):
            return localizer("label-bid", count=tricks)
        case Play(name):
            return capital(card(name, localizer))
        case _:
            assert_never(move)


def menu(move: Move, view: MagoveView, localizer: Localizer) -> str:
    """Return the heading of the menu that holds a move: one for each verb."""
    if isinstance(move, Bid) and view.forbidden is not None:
        return localizer("menu-bid-forbidden", bid=view.forbidden, count=view.cards)
    return localizer(f"menu-{move.verb}")


def key(move: Move, view: MagoveView, localizer: Localizer) -> str:
    """Return the number of a bid, or the emblem and value of a card; wizards and jesters are words."""
    match move:
        case Bid(tricks):
            return str(tricks)
        case Play(name):
            return f"{_SIGNS[name[0]]} {name[1:]}" if name[0] in _SIGNS else label(move, view, localizer)
        case _:
            return ""
