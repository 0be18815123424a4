"""A hand in words, and what the deytsi in reach do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import PUBLIC
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.words import names as naming
from games.hayduti.words.names import cards, stat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.hayduti.sight.view import HaydutiView

_LONGEST: Final = 2800
"""From this many characters on no further deytsi are explained beneath a hand; the rules page has them all."""


def hand(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001 - a hand is told whole
    """Return the own hand: hayduts by contribution, voyvodas, deytsi; then what the deytsi in reach do."""
    if view.audience == PUBLIC:
        return ""
    held = [naming.card_of(name) for name in view.hand]
    lines: list[str] = []
    for number, name in enumerate(STATS):
        own = sorted((one.colour, one.strength, one.name) for one in held if one.stat == number)
        if own:
            words = [
                voice("hand-haydut", strength=strength, colour=naming.colour(naming.card_of(id_), voice))
                for _, strength, id_ in own
            ]
            lines.append(voice("hand-line", stat=stat(name, voice), cards=", ".join(words)))
    voyvodas = [voice("hand-voyvoda", cost=one.cost, points=one.points) for one in held if one.kind == "voyvoda"]
    if voyvodas:
        lines.append(voice("hand-voyvodas", cards=", ".join(voyvodas)))
    if view.lost and view.audience in view.asked:
        lines.append(voice("table-lost", cards=cards(view.lost, voice)))
    told = sum(len(line) + 1 for line in lines)
    for line in _deytsi(view, voice):
        told += len(line) + 1
        if told > _LONGEST:
            break
        lines.append(line)
    return "\n".join(lines)


def _deytsi(view: HaydutiView, voice: Voice) -> Iterator[str]:
    """Yield what each deets does: of the own hand, raised by the seat and, while it is asked, open on the field."""
    if view.outcome is not None:
        return
    for name in view.hand:
        if line := _explained(name, voice):
            yield voice("hand-heading", heading=voice("hand-held"), line=line)
    for one in view.committees[view.audience].raised:
        if line := _explained(one.card, voice):
            heading = voice("hand-raised") if one.active else f"{voice('hand-raised')}, {voice('hand-later')}"
            yield voice("hand-heading", heading=heading, line=line)
    for name in view.field if view.audience in view.asked else ():
        if name in CODES and (line := _explained(name, voice)):
            yield voice("hand-heading", heading=voice("hand-open"), line=line)


def _explained(name: str, voice: Voice) -> str:
    deets = naming.deets_of(name)
    if deets is None:
        return ""
    words = naming.powers(deets, voice)
    return voice("hand-deets", name=naming.called(deets, voice), cost=deets.cost, words=words)
