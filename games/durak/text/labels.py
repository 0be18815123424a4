"""The words on buttons and above menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak.data.cards import named_suit, printed, suit_of
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.text.names import card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer
    from games.durak.views.view import DurakView


def label(choice: Choice, view: DurakView, localizer: Localizer) -> str:
    """Return the words on a button or a row of a menu."""
    match choice:
        case Attack(name) | ThrowIn(name):
            return card(name, localizer)
        case Transfer(name):
            return localizer("label-transfer", card=card(name, localizer))
        case Defend(target, name):
            return localizer("label-defend", card=card(name, localizer), target=_target(target, view, localizer))
        case Take():
            return localizer("label-take")
        case Pass():
            return localizer("label-pass")
        case SetDirection(reverse):
            return localizer("label-reverse" if reverse else "label-keep")
        case _:
            raise TypeError(f"Durak has no choice of the kind {type(choice).__name__}")


def menu(move: Move, view: DurakView, localizer: Localizer) -> str:
    """Return the heading of the menu a move stands in: one for each verb, and for each card to be beaten."""
    if isinstance(move, Defend):
        return localizer("menu-defend", target=_target(move.target, view, localizer))
    return localizer(f"menu-{move.verb}")


def canonical(move: Move, view: DurakView) -> Move:
    """Return a defence with an 8 that names the suit of its target without that suit: moves leave it out."""
    match move:
        case Defend(target, name) if named_suit(name):
            suits = {named_suit(lying) or suit_of(lying) for lying in _lying(target, view)}
            return Defend(target, printed(name)) if named_suit(name) in suits else move
        case _:
            return move


def _target(target: str, view: DurakView, localizer: Localizer) -> str:
    return card(next(_lying(target, view), target), localizer)


def _lying(target: str, view: DurakView) -> Iterator[str]:
    """Yield the attack card with this printed name as it lies on the table, its named suit included."""
    return (entry.card for entry in view.table if printed(entry.card) == target)
