"""A player's hand as text, with what the deytsi in reach do."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.contract import PUBLIC, Choice
from games.core.localizer import Localizer
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.text import names as naming
from games.hayduti.text.names import cards, stat
from games.hayduti.views.view import HaydutiView

_LONGEST_HAND: Final = 2800
"""Length in characters after which no more deytsi are explained; the rules page has them all."""


def hand(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001 - a hand is told whole
    """Return the audience's hand (hayduts by contribution, voyvodas, deytsi), then what the deytsi in reach do."""
    if view.audience == PUBLIC:
        return ""
    held = [naming.card_of(name) for name in view.hand]
    lines: list[str] = []
    for number, name in enumerate(STATS):
        own = sorted((card.colour, card.strength, card.name) for card in held if card.stat == number)
        if own:
            words = [
                localizer("hand-haydut", strength=strength, colour=naming.colour(naming.card_of(id_), localizer))
                for _, strength, id_ in own
            ]
            lines.append(localizer("hand-line", stat=stat(name, localizer), cards=", ".join(words)))
    voyvodas = [
        localizer("hand-voyvoda", cost=card.cost, points=card.points) for card in held if card.kind == "voyvoda"
    ]
    if voyvodas:
        lines.append(localizer("hand-voyvodas", cards=", ".join(voyvodas)))
    if view.lost and view.audience in view.asked:
        lines.append(localizer("table-lost", cards=cards(view.lost, localizer)))
    told = sum(len(line) + 1 for line in lines)
    for line in _deytsi(view, localizer):
        told += len(line) + 1
        if told > _LONGEST_HAND:
            break
        lines.append(line)
    return "\n".join(lines)


def _deytsi(view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield what each deets does: in hand, raised by the seat and, while it is asked, face-up on the field."""
    if view.outcome is not None:
        return
    for name in view.hand:
        if line := _explained(name, localizer):
            yield localizer("hand-heading", heading=localizer("hand-held"), line=line)
    for figure in view.committees[view.audience].raised:
        if line := _explained(figure.card, localizer):
            heading = (
                localizer("hand-raised") if figure.active else f"{localizer('hand-raised')}, {localizer('hand-later')}"
            )
            yield localizer("hand-heading", heading=heading, line=line)
    for name in view.field if view.audience in view.asked else ():
        if name in CODES and (line := _explained(name, localizer)):
            yield localizer("hand-heading", heading=localizer("hand-open"), line=line)


def _explained(name: str, localizer: Localizer) -> str:
    deets = naming.deets_of(name)
    if deets is None:
        return ""
    words = naming.powers(deets, localizer)
    return localizer("hand-deets", name=naming.called(deets, localizer), cost=deets.cost, words=words)
