"""Where a game of Battle for the Balkans turned, told from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.rules.events import AllianceBroken, BattleBegan, BattleRound, Captured, Eliminated, Harvested
from games.balkans.words.names import gold, place
from games.core.contract import Turn
from games.core.turns import each, greatest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Event
    from games.core.voice import Voice


def turns(steps: Sequence[Sequence[Event]], _view: BalkansView, voice: Voice) -> list[Turn]:
    """Return the hardest battle, the first land taken from another, the richest Harvest, a broken alliance, who is out.

    Of alliances the first that was broken, and who was out first.
    """
    return sorted(_turns(steps, voice), key=lambda turn: turn.step)


def _turns(steps: Sequence[Sequence[Event]], voice: Voice) -> Iterator[Turn]:
    if hardest := greatest(_rounds(steps), lambda one: one[1].attackers.total + one[1].defenders.total):
        number, (at, fought) = hardest
        totals = {"attackers": fought.attackers.total, "defenders": fought.defenders.total}
        yield Turn(number, voice("turned-battle", place=place(at, voice), **totals))
    for number, one in [found for found in each(steps, Captured) if found[1].before >= 0][:1]:
        who, whom = voice.who(one.seat), voice.who(one.before)
        yield Turn(number, voice("turned-captured", who=who, whom=whom, place=place(one.land, voice)))
    if richest := greatest(each(steps, Harvested), lambda one: one.total):
        number, reaped = richest
        yield Turn(number, voice("turned-harvest", who=voice.who(reaped.seat), gold=gold(reaped.total, voice)))
    for number, broken in [*each(steps, AllianceBroken)][:1]:
        others = voice.people(broken.others)
        yield Turn(number, voice("news-broken", who=voice.who(broken.seat), others=others))
    for number, out in [*each(steps, Eliminated)][:1]:
        yield Turn(number, voice("news-eliminated", who=voice.who(out.seat)))


def _rounds(steps: Sequence[Sequence[Event]]) -> Iterator[tuple[int, tuple[str, BattleRound]]]:
    """Yield each battle round with the step of its own, and where it was fought."""
    at = ""
    for number, events in enumerate(steps):
        for event in events:
            if isinstance(event, BattleBegan):
                at = event.at
            elif isinstance(event, BattleRound):
                yield number, (at, event)
