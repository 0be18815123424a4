"""Public knowledge: forced moves, points so far, and auto-answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import AutoAnswer, Move
from games.hayduti.data.cards import CARDS, CODES, COST, STRENGTH, next_cost
from games.hayduti.rules.ending import best_stats, score_of
from games.hayduti.rules.forming import goals, supports
from games.hayduti.rules.legal import moves
from games.hayduti.rules.moves import Skip
from games.hayduti.rules.state import Phase, zaptie_sum
from games.hayduti.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Seat
    from games.hayduti.views.view import HaydutiView

_STRONGEST: Final = max(card.strength for card in CARDS if card.kind == "haydut")
_CHEAPEST: Final = min(cost for cost in COST if cost)
_BEFORE_GROUPS: Final = frozenset({Phase.ACTIONS, Phase.ENCOUNTER, Phase.CLEARING})


def forced(view: HaydutiView) -> tuple[Seat, Move] | None:
    """Return the seat and its only move if everybody can tell that it has no choice, else None.

    Actions depend on nothing hidden. A group does: everybody can tell that none is in reach if the hand is known, or if
    it is too small whatever it holds.
    """
    match view.phase:
        case Phase.ACTIONS:
            choices = moves(reconstruct(view), view.active)
            only = choices[0] if len(choices) == 1 else None
            return (view.active, only) if isinstance(only, Move) else None
        case Phase.FORMING | Phase.BROKEN_GROUP if _no_goal(view):
            return view.active, Skip()
        case _:
            return None


def _no_goal(view: HaydutiView) -> bool:
    """Return whether everybody can tell that the active player can form no group."""
    own, state = view.committees[view.active], reconstruct(view)
    unknown = own.hand - len(own.known)
    if not unknown:
        return not goals(state)
    known = [CODES[name] for name in own.known]
    reach = sum(STRENGTH[card] for card in known) + _STRONGEST * unknown
    reach += sum(support.strength for support in supports(state))
    needs = [cost for value in own.stats if (cost := next_cost(value)) is not None]
    return reach < min([*needs, _CHEAPEST])


def points(view: HaydutiView) -> Sequence[int]:
    """Return what each seat would score if the game ended now, without the improvements before scoring."""
    if view.scores:
        return tuple(score.total for score in view.scores)
    state = reconstruct(view)
    best = best_stats(state)
    return tuple(score_of(state, seat, best).total for seat in range(view.seats))


def _group_ahead(view: HaydutiView, seat: Seat) -> int | None:
    """Return the round of a parallel game in which a seat has still to be asked for a group.

    In an ordinary game the question follows the player's own clearing at once, so an auto-answer would save nothing.
    """
    if not view.options.parallel or not view.committees[seat].may_form:
        return None
    seats = view.seats
    waits = (seat - view.first) % seats > (view.active - view.first) % seats
    ahead = view.phase in _BEFORE_GROUPS or (view.phase == Phase.FORMING and waits)
    return view.turn if ahead else None


def _no_group(view: HaydutiView, choices: Sequence[Choice]) -> Move | None:
    return Skip() if view.phase == Phase.FORMING and Skip() in choices else None


AUTO_ANSWERS: Final = (AutoAnswer(key="no-group", span=_group_ahead, answer=_no_group),)
"""The auto-answers of this game."""


def peril(view: HaydutiView) -> str:
    """Return the effect the next zaptie would have on the view's own seat: `secret`, `exposed` or `lost`.

    A secret committee is only exposed; an exposed one is `lost` to any zaptie once the open ones alone are as strong as
    its combat power (RULES 5.5).
    """
    own = view.committees[view.audience]
    if not own.exposed:
        return "secret"
    return "lost" if zaptie_sum(reconstruct(view)) >= own.stats[2] else "exposed"
