"""Where a game of Durak turned, told from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Turn
from games.core.turns import each, greatest
from games.durak.data.cards import printed
from games.durak.rules.events import Attacked, Defended, Left, TalonEmpty, ThrewIn, Took, Transferred
from games.durak.words.names import card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Event
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView

MANY: Final = 4
"""Cards that are worth telling of when they are taken at once."""


def turns(steps: Sequence[Sequence[Event]], view: DurakView, voice: Voice) -> list[Turn]:
    """Return the trump ace, the biggest pick-up, the empty deck, who was out first, and the last bout."""
    return sorted(_turns(steps, view, voice), key=lambda turn: turn.step)


def _turns(steps: Sequence[Sequence[Event]], view: DurakView, voice: Voice) -> Iterator[Turn]:
    laid = (one for kind in (Attacked, ThrewIn, Defended, Transferred) for one in each(steps, kind))
    ace = min(((number, one) for number, one in laid if printed(one.card) == f"A{view.trump}"), default=None, key=_step)
    if ace is not None:
        yield Turn(ace[0], voice("turned-ace", who=voice.name(ace[1].seat), card=card(ace[1].card, voice)))
    taken = greatest(each(steps, Took), lambda one: len(one.cards), MANY)
    if taken is not None:
        number, took = taken
        yield Turn(number, voice("turned-pickup", who=voice.name(took.seat), count=len(took.cards)))
    for number, _ in each(steps, TalonEmpty):
        yield Turn(number, voice("turned-talon"))
    out = list(each(steps, Left))
    if out:
        first = out[0][0]
        yield Turn(first, voice("turned-out", names=voice.people([one.seat for number, one in out if number == first])))
    for number, last in [*each(steps, Attacked)][-1:]:
        who, whom = voice.name(last.seat), voice.name(last.defender)
        yield Turn(number, voice("turned-last", who=who, whom=whom, card=card(last.card, voice)))


def _step(found: tuple[int, Event]) -> int:
    return found[0]
