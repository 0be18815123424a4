"""Whom the table waits for and for what."""

from collections.abc import Sequence
from typing import assert_never

from games.carcassonne.rules.moves import TakeTwo
from games.carcassonne.rules.public import Phase
from games.carcassonne.text.names import tile, turns_at
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import PUBLIC, Choice, Seat
from games.core.localizer import Localizer


def ask(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for, and for what. A seat's own view also says what the seat may do."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    seat = view.asked[0]
    if view.audience not in {PUBLIC, seat}:
        return f"{_asked(seat, view, localizer)} {localizer('own-wait')}"
    return _asked(seat, view, localizer) if view.audience == PUBLIC else _own(view, choices, localizer)


def _asked(seat: Seat, view: CarcassonneView, localizer: Localizer) -> str:
    return localizer(f"ask-{view.phase}", who=localizer.name(seat), letter=view.message or "")


def _own(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> str:
    me = view.audience
    match view.phase:
        case Phase.PLACE:
            return localizer(f"own-place{_left_open(view)}", tile=tile(view.tile or "", localizer))
        case Phase.ROBBER:
            return localizer("own-robber" if view.robbers[me] is None else "own-robber-move")
        case Phase.MEEPLE:
            return localizer("own-meeple", count=view.supply[me])
        case Phase.AWARD:
            return localizer("own-award-figures" if view.options.messages else "own-award")
        case Phase.MESSAGE:
            key = "own-message" if any(not isinstance(choice, TakeTwo) for choice in choices) else "own-message-two"
            return localizer(key, letter=view.message or "", message=localizer(f"message-{view.message}"))
        case Phase.STEAL:
            return localizer("own-steal")
        case Phase.DRAW | Phase.SCORE | Phase.SETTLE | Phase.END | Phase.FINISH | Phase.OVER:
            raise AssertionError(f"{view.phase} asks nobody")
        case _:
            assert_never(view.phase)


def _left_open(view: CarcassonneView) -> str:
    """Return which question about the tile in hand fits: "" for spot and rotation, "-spot", "-turn" or "-only"."""
    turned = any(len(turns_at(view, spot.name)) > 1 for spot in view.spots)
    if len(view.spots) > 1:
        return "" if turned else "-spot"
    return "-turn" if turned else "-only"
