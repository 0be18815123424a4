"""Whom the table waits for and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from games.carcassonne.rules.moves import TakeTwo
from games.carcassonne.rules.public import Phase
from games.carcassonne.words.names import tile
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Choice, Seat
    from games.core.voice import Voice


def ask(view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    seat = view.asked[0]
    if view.audience not in {PUBLIC, seat}:
        return f"{_asked(seat, view, voice)} {voice('own-wait')}"
    return _asked(seat, view, voice) if view.audience == PUBLIC else _own(view, choices, voice)


def _asked(seat: Seat, view: CarcassonneView, voice: Voice) -> str:
    return voice(f"ask-{view.phase}", who=voice.name(seat), letter=view.message or "")


def _own(view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> str:
    me = view.audience
    match view.phase:
        case Phase.PLACE:
            return voice("own-place", tile=tile(view.tile or "", voice))
        case Phase.ROBBER:
            return voice("own-robber" if view.robbers[me] is None else "own-robber-move")
        case Phase.MEEPLE:
            return voice("own-meeple", count=view.supply[me])
        case Phase.AWARD:
            return voice("own-award-figures" if view.options.messages else "own-award")
        case Phase.MESSAGE:
            key = "own-message" if any(not isinstance(choice, TakeTwo) for choice in choices) else "own-message-two"
            return voice(key, letter=view.message or "", message=voice(f"message-{view.message}"))
        case Phase.STEAL:
            return voice("own-steal")
        case Phase.DRAW | Phase.SCORE | Phase.SETTLE | Phase.END | Phase.FINISH | Phase.OVER:
            raise AssertionError(f"{view.phase} asks nobody")
        case _:
            assert_never(view.phase)
