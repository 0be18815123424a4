"""The words on buttons and above menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.words.names import capital, card, race

if TYPE_CHECKING:
    from games.core.contract import Choice, Move
    from games.core.voice import Voice
    from games.magove.rules.moves import MagoveMove
    from games.magove.sight.view import MagoveView


def label(choice: Choice, view: MagoveView, voice: Voice) -> str:  # noqa: ARG001 - alike in every view
    """Return the words on a button or a row of a menu."""
    move = cast("MagoveMove", choice)
    match move:
        case ChooseTrump(letter):
            return capital(race(letter, voice))
        case Bid(tricks):
            return voice("label-bid", count=tricks)
        case Play(name):
            return capital(card(name, voice))
        case _:
            assert_never(move)


def menu(move: Move, view: MagoveView, voice: Voice) -> str:
    """Return the heading of the menu a move stands in: one for each verb."""
    if isinstance(move, Bid) and view.forbidden is not None:
        return voice("menu-bid-forbidden", bid=view.forbidden, count=view.cards)
    return voice(f"menu-{move.verb}")
