"""What each choice does and costs, and what stands behind a name, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Pick
from games.hayduti.data.cards import CODES, COLOURS, LEADER_POINTS, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import need_of
from games.hayduti.rules.state import zaptie_sum
from games.hayduti.sight.imagining import standing_for
from games.hayduti.sight.known import peril
from games.hayduti.words import names as naming

if TYPE_CHECKING:
    from games.core.contract import Choice, Move
    from games.core.voice import Voice
    from games.hayduti.sight.view import HaydutiView

MOST: Final = 100
"""Most characters of a sentence."""


def about(choice: Choice, view: HaydutiView, voice: Voice) -> str:
    """Return what a choice does and costs."""
    if isinstance(choice, Pick):
        return naming.fitted(_cards(choice.verb, view, voice), MOST)
    return naming.fitted(_move(choice, view, voice), MOST)


def _cards(verb: str, view: HaydutiView, voice: Voice) -> str:
    return voice(f"about-{verb}", limit=view.committees[view.audience].limit)


def _move(move: Move, view: HaydutiView, voice: Voice) -> str:
    own, state = view.committees[view.audience], standing_for(view)
    match move:
        case kinds.Scout():
            return voice(f"about-scout-{peril(view)}", total=zaptie_sum(state), boyna=own.stats[2])
        case kinds.Recruit(pos):
            return _recruit(view.field[pos - 1], voice)
        case kinds.Risk():
            return voice(f"about-risk-{peril(view)}")
        case kinds.Pass():
            return voice("about-pass", count=own.actions_left)
        case kinds.Meet(deets):
            return _meet(deets, view, voice)
        case kinds.Improve(stat):
            return voice(f"about-improve-{stat}", need=need_of(state, stat))
        case kinds.Raise(name):
            card = naming.card_of(name)
            if card.deets is not None:
                return voice("about-raise-deets", cost=card.cost)
            return voice("about-raise-voyvoda", cost=card.cost, points=card.points)
        case kinds.Gather(by):
            return voice(f"about-gather-{'stat' if by in STATS else 'colour' if by in COLOURS else 'card'}")
        case kinds.Elevate():
            return voice("about-elevate", leader=LEADER_POINTS)
        case kinds.Clear(()) | kinds.Group(()) | kinds.Spare(()) | kinds.Keep(()) | kinds.Take(()):
            return voice(f"about-{move.verb}-none")
        case kinds.Clear() | kinds.Group() | kinds.Spare() | kinds.Keep() | kinds.Take():
            return _cards(move.verb, view, voice)
        case _:
            return voice(f"about-{move.verb}")


def _recruit(name: str, voice: Voice) -> str:
    card = naming.card_of(name)
    if card.deets is not None:
        return voice("about-recruit-deets", cost=card.cost)
    if card.kind == "voyvoda":
        return voice("about-recruit-voyvoda", cost=card.cost, points=card.points)
    return voice("about-recruit-haydut", stat=naming.stat(STATS[card.stat], voice))


def _meet(deets: str, view: HaydutiView, voice: Voice) -> str:
    own, total = view.committees[view.audience], zaptie_sum(standing_for(view))
    if deets != "none":
        return voice(f"about-meet-{deets}")
    if not own.exposed:
        return voice("about-meet-exposed")
    outcome = "broken" if total > own.stats[2] else "withstood"
    return voice(f"about-meet-{outcome}", total=total, boyna=own.stats[2])


def gloss(name: str, view: HaydutiView, voice: Voice) -> str:  # noqa: ARG001 - the same at every table
    """Return what stands behind the name of a card, stat, colour or answer to a zaptie; nothing for other names."""
    return naming.fitted(_gloss(name, voice), MOST)


def _gloss(name: str, voice: Voice) -> str:
    if name in STATS:
        return voice(f"gloss-{name}")
    if name in COLOURS:
        return voice("gloss-colour")
    if name == "none":
        return voice("gloss-none")
    if name in naming.HELPERS and (deets := naming.deets_of(f"deets-{name}")) is not None:
        return naming.hint(deets, voice)
    if name not in CODES:
        return ""
    card = naming.card_of(name)
    told = naming.stat(STATS[card.stat], voice) if card.stat >= 0 else ""
    return voice(f"gloss-{card.kind}", stat=told, strength=card.strength, cost=card.cost, points=card.points)
