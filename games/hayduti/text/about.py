"""What each choice does and costs, and what stands behind a name, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Pick
from games.core.localizer import fitted
from games.hayduti.data.cards import CODES, COLOURS, LEADER_POINTS, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import need_of
from games.hayduti.rules.state import zaptie_sum
from games.hayduti.text import names as naming
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.knowledge import peril

if TYPE_CHECKING:
    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer
    from games.hayduti.views.view import HaydutiView

MOST: Final = 100
"""Most characters of a sentence."""


def about(choice: Choice, view: HaydutiView, localizer: Localizer) -> str:
    """Return what a choice does and costs."""
    if isinstance(choice, Pick):
        return fitted(_cards(choice.verb, view, localizer), MOST)
    return fitted(_move(choice, view, localizer), MOST)


def _cards(verb: str, view: HaydutiView, localizer: Localizer) -> str:
    return localizer(f"about-{verb}", limit=view.committees[view.audience].limit)


def _move(move: Move, view: HaydutiView, localizer: Localizer) -> str:
    own, state = view.committees[view.audience], reconstruct(view)
    match move:
        case kinds.Scout():
            return localizer(f"about-scout-{peril(view)}", total=zaptie_sum(state), boyna=own.stats[2])
        case kinds.Recruit(pos):
            return _recruit(view.field[pos - 1], localizer)
        case kinds.Risk():
            return localizer(f"about-risk-{peril(view)}")
        case kinds.Pass():
            return localizer("about-pass", count=own.actions_left)
        case kinds.Meet(deets):
            return _meet(deets, view, localizer)
        case kinds.Improve(stat):
            return localizer(f"about-improve-{stat}", need=need_of(state, stat))
        case kinds.Raise(name):
            card = naming.card_of(name)
            if card.deets is not None:
                return localizer("about-raise-deets", cost=card.cost)
            return localizer("about-raise-voyvoda", cost=card.cost, points=card.points)
        case kinds.Gather(by):
            return localizer(f"about-gather-{'stat' if by in STATS else 'colour' if by in COLOURS else 'card'}")
        case kinds.Elevate():
            return localizer("about-elevate", leader=LEADER_POINTS)
        case kinds.Clear(()) | kinds.Group(()) | kinds.Spare(()) | kinds.Keep(()) | kinds.Take(()):
            return localizer(f"about-{move.verb}-none")
        case kinds.Clear() | kinds.Group() | kinds.Spare() | kinds.Keep() | kinds.Take():
            return _cards(move.verb, view, localizer)
        case _:
            return localizer(f"about-{move.verb}")


def _recruit(name: str, localizer: Localizer) -> str:
    card = naming.card_of(name)
    if card.deets is not None:
        return localizer("about-recruit-deets", cost=card.cost)
    if card.kind == "voyvoda":
        return localizer("about-recruit-voyvoda", cost=card.cost, points=card.points)
    return localizer("about-recruit-haydut", stat=naming.stat(STATS[card.stat], localizer))


def _meet(deets: str, view: HaydutiView, localizer: Localizer) -> str:
    own, total = view.committees[view.audience], zaptie_sum(reconstruct(view))
    if deets != "none":
        return localizer(f"about-meet-{deets}")
    if not own.exposed:
        return localizer("about-meet-exposed")
    outcome = "broken" if total > own.stats[2] else "withstood"
    return localizer(f"about-meet-{outcome}", total=total, boyna=own.stats[2])


def gloss(name: str, view: HaydutiView, localizer: Localizer) -> str:  # noqa: ARG001 - the same at every table
    """Return what stands behind the name of a card, stat, colour or answer to a zaptie; nothing for other names."""
    return fitted(_gloss(name, localizer), MOST)


def _gloss(name: str, localizer: Localizer) -> str:
    if name in STATS:
        return localizer(f"gloss-{name}")
    if name in COLOURS:
        return localizer("gloss-colour")
    if name == "none":
        return localizer("gloss-none")
    if name in naming.HELPERS and (deets := naming.deets_of(f"deets-{name}")) is not None:
        return naming.hint(deets, localizer)
    if name not in CODES:
        return ""
    card = naming.card_of(name)
    told = naming.stat(STATS[card.stat], localizer) if card.stat >= 0 else ""
    return localizer(f"gloss-{card.kind}", stat=told, strength=card.strength, cost=card.cost, points=card.points)
