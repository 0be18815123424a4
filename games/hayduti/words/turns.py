"""Where a game of Hayduti turned, told from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Turn
from games.core.turns import each, greatest
from games.hayduti.rules.events import FinalRotation, GroupFormed, HandLost, UprisingBrokeOut, Withstood
from games.hayduti.words.names import stat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Event
    from games.core.voice import Voice
    from games.hayduti.sight.view import HaydutiView


def turns(steps: Sequence[Sequence[Event]], _view: HaydutiView, voice: Voice) -> list[Turn]:
    """Return the strongest group, the heaviest loss, the strongest zaptie withstood, the last rotation, an uprising."""
    return sorted(_turns(steps, voice), key=lambda turn: turn.step)


def _turns(steps: Sequence[Sequence[Event]], voice: Voice) -> Iterator[Turn]:
    if formed := greatest(each(steps, GroupFormed), lambda one: one.strength):
        number, group = formed
        told = stat(group.contribution, voice)
        yield Turn(number, voice("turned-group", who=voice.name(group.seat), stat=told, sum=group.strength))
    if lost := greatest(each(steps, HandLost), lambda one: one.count, 2):
        number, loss = lost
        yield Turn(number, voice("turned-lost", who=voice.name(loss.seat), count=loss.count))
    if met := greatest(each(steps, Withstood), lambda one: one.total):
        number, held = met
        who = voice.name(held.seat)
        yield Turn(number, voice("turned-withstood", who=who, total=held.total, boyna=held.boyna))
    for number, _ in each(steps, FinalRotation):
        yield Turn(number, voice("turned-final"))
    for number, _ in each(steps, UprisingBrokeOut):
        yield Turn(number, voice("turned-uprising"))
