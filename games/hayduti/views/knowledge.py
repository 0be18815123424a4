"""Public knowledge: forced moves, points so far, and auto-answers."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.core.contract import AutoAnswer, Choice, Move, Seat
from games.hayduti.data.cards import CARDS, CODES, COST, STATS, STRENGTH, ZAPTIE_STRENGTH, next_cost
from games.hayduti.rules.ending import tallied
from games.hayduti.rules.forming import goals, supports
from games.hayduti.rules.legal import moves
from games.hayduti.rules.moves import Skip
from games.hayduti.rules.state import Phase, helper, zaptie_sum
from games.hayduti.views.determinize import buried, reconstruct
from games.hayduti.views.view import FACE_DOWN, HaydutiView

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
    """Whether everybody can tell that the active player can form no group."""
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
    """Return the score of each seat if the game ended now, without the improvements before scoring."""
    if view.scores:
        return tuple(score.total for score in view.scores)
    return tallied(reconstruct(view))


def led_by(seat: Seat, view: HaydutiView) -> list[str]:
    """Return the stats in which nobody is ahead of a seat."""
    best = [max(values) for values in zip(*(committee.stats for committee in view.committees), strict=True)]
    return [name for name, value, top in zip(STATS, view.committees[seat].stats, best, strict=True) if value == top]


def gained(view: HaydutiView) -> Sequence[int]:
    """Return by how much the points of each seat have changed since the turn before the present one began."""
    before = view.tallies[0] if view.tallies else points(view)
    return tuple(now - then for now, then in zip(points(view), before, strict=True))


def played(view: HaydutiView) -> float:
    """Return about which share of the game is over, from 0 to 1, by the deck and its rotations."""
    waiting = len(buried(view))
    gone = max(0, view.used + view.gold_aside - waiting)
    part = gone / max(1, gone + view.deck)
    return min(1.0, (view.rotations_done + part) / view.options.rotations)


def _group_ahead(view: HaydutiView, seat: Seat) -> int | None:
    """Return the round of a parallel game in which a seat has still to be asked for a group.

    In an ordinary game the question follows the player's own clearing at once, so an auto-answer would save nothing.
    """
    if not view.options.parallel or not view.committees[seat].may_form:
        return None
    waits = (seat - view.first) % view.seats > (view.active - view.first) % view.seats
    ahead = view.phase in _BEFORE_GROUPS or (view.phase == Phase.FORMING and waits)
    return view.turn if ahead else None


def _no_group(view: HaydutiView, choices: Sequence[Choice]) -> Move | None:
    return Skip() if view.phase == Phase.FORMING and Skip() in choices else None


def nothing_to_draw(view: HaydutiView) -> bool:
    """Whether a draw finds no card: nothing is drawn any more, or the next draw ends the last rotation (RULES 5.1)."""
    return view.final or (not view.deck and view.rotations_done + 1 == view.options.rotations)


AUTO_ANSWERS: Final = (AutoAnswer(key="no-group", span=_group_ahead, answer=_no_group),)
"""The auto-answers of this game."""


class Risk(NamedTuple):
    """What the next zaptie would do to the view's own seat, as far as everybody can tell.

    `peril` is `secret` (it only exposes), `exposed` (some of them would break the committee), `lost` (any would),
    `spared` (it may be ignored) or `safe` (none would break the committee, or none is hidden); about one hidden card in
    `cards` is a zaptie, and one of strength `least` breaks an exposed committee.
    """

    peril: str
    cards: int
    least: int


def risk(view: HaydutiView) -> Risk:
    """Return the risk of turning up a card, from what is public alone: what could still be hidden, and how much is."""
    own, state = view.committees[view.audience], reconstruct(view)
    total, waiting = zaptie_sum(state), buried(view)
    seen = {CODES[name] for name in (*view.field, *view.used_now) if name in CODES}.union(waiting)
    hidden = [strength for card, strength in enumerate(ZAPTIE_STRENGTH) if strength and card not in seen]
    if not hidden:
        return Risk("safe", 0, 0)
    used = view.used + view.gold_aside - len(waiting) - len(view.used_now)
    cards = round((view.field.count(FACE_DOWN) + view.deck + used) / len(hidden))
    breaking = [strength for strength in hidden if total + strength > own.stats[2]]
    if own.exposed and not breaking:
        return Risk("safe", cards, 0)
    if not own.zaptie_met and helper(state, view.audience, "ignore_first_zaptie"):
        return Risk("spared", cards, 0)
    if not own.exposed:
        return Risk("secret", cards, 0)
    return Risk("lost" if len(breaking) == len(hidden) else "exposed", cards, min(breaking))
