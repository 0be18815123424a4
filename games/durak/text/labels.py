"""The labels of buttons and menus."""

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
    """Return the label of a choice on a button or in a menu."""
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
    """Return the heading of the menu that holds a move: one for each verb, and for each card to beat."""
    if isinstance(move, Defend):
        return localizer("menu-defend", target=_target(move.target, view, localizer))
    return localizer(f"menu-{move.verb}")


def key(move: Move, view: DurakView, localizer: Localizer) -> str:
    """Return the card, by which the picture names a move; where it could mean several moves, the whole label."""
    match move:
        case Attack(name) | ThrowIn(name):
            return card(name, localizer)
        case Defend(_, name) if sum(entry.beaten_by is None for entry in view.table) == 1:
            return card(name, localizer)
        case Defend() | Transfer():
            return label(move, view, localizer)
        case _:
            return ""


def canonical(move: Move, view: DurakView) -> Move:
    """Return a move as the rules list it: an 8 that names the suit of its target in defence, without that suit."""
    match move:
        case Defend(target, name) if named_suit(name):
            suits = {named_suit(lying) or suit_of(lying) for lying in _lying(target, view)}
            return Defend(target, printed(name)) if named_suit(name) in suits else move
        case _:
            return move


def _target(target: str, view: DurakView, localizer: Localizer) -> str:
    return card(next(_lying(target, view), target), localizer)


def _lying(target: str, view: DurakView) -> Iterator[str]:
    """Yield the attack card with this printed name, as it was played."""
    return (entry.card for entry in view.table if printed(entry.card) == target)
