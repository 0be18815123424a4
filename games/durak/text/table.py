"""The table, and a hand with the effects of its enchanted cards, as text."""

from collections.abc import Sequence

from games.core.contract import Choice, Seat
from games.core.localizer import Localizer
from games.core.ranking import seats_by_place
from games.durak.data.cards import RANKS, rank_of, suit_of
from games.durak.rules.ending import place_of
from games.durak.rules.state import attacker
from games.durak.text.effects import acts, effect
from games.durak.text.names import SIGNS, card, cards
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView


def table(view: DurakView, localizer: Localizer) -> str:
    """Return the piles, the seats in order and the cards on the table; after the game, the places."""
    if view.outcome is not None:
        return "\n".join(_ended(view, localizer))
    lines = [_piles(view, localizer), *(seat_line(seat, view, localizer) for seat in range(view.seats))]
    if view.table:
        fights = "; ".join(
            localizer("table-beaten", card=card(entry.card, localizer), answer=card(entry.beaten_by, localizer))
            if entry.beaten_by
            else localizer("table-unbeaten", card=card(entry.card, localizer))
            for entry in view.table
        )
        lines.append(localizer("table-fights", fights=fights))
    else:
        lines.append(localizer("table-bare"))
    if view.closed:
        lines.append(localizer("table-closed"))
    return "\n".join(lines)


def _piles(view: DurakView, localizer: Localizer) -> str:
    parts = [localizer("table-trump", suit=SIGNS[view.trump]) if view.trump else localizer("table-no-trump")]
    if view.talon:
        parts.append(localizer("table-talon", count=view.talon, card=card(view.turned, localizer)))
    else:
        parts.append(localizer("table-talon-empty"))
    parts.append(localizer("table-discard", count=len(view.discarded)))
    if view.seats > 2:
        parts.append(localizer("table-direction", clockwise="yes" if view.direction == 1 else "no"))
    return " · ".join(parts)


def seat_line(seat: Seat, view: DurakView, localizer: Localizer) -> str:
    """Return how many cards a seat has and what it does; of one that is out, its place."""
    who = localizer.name(seat)
    if not view.in_game[seat]:
        place = place_of(reconstruct(view), seat)
        return localizer("table-out-place", who=who, place=place) if place else localizer("table-out", who=who)
    parts = [localizer("table-seat", who=who, count=view.hands[seat])]
    if seat == view.defender:
        parts.append(localizer("table-takes" if view.taking else "table-defends"))
    elif seat == attacker(reconstruct(view)):
        parts.append(localizer("table-attacks"))
    if seat in view.passed:
        parts.append(localizer("table-passed"))
    if view.options.teams:
        parts.append(localizer("table-team", team=seat % 2 + 1))
    return ", ".join(parts)


def _ended(view: DurakView, localizer: Localizer) -> list[str]:
    places = view.end.places
    lines = [localizer(f"outcome-{view.end.reason}")]
    for place, seats in seats_by_place(places):
        fool = view.end.reason == "fool" and place == max(places)
        names = localizer.list([localizer.name(seat) for seat in seats])
        lines.append(localizer("table-fool" if fool else "table-place", place=place, names=names))
    lines += (
        localizer("table-left", who=localizer.name(seat), cards=cards(left, localizer))
        for seat, left in enumerate(view.shown)
        if left
    )
    return lines


def hand(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001 - the text does not depend on the choices
    """Return the audience's hand: a line for each suit, then the effects of its enchanted cards."""
    suits = dict.fromkeys(suit_of(name) for name in view.hand)
    lines = [
        localizer(
            "hand-trump" if suit == view.trump else "hand-suit",
            suit=SIGNS[suit],
            cards=" ".join(rank_of(name) for name in view.hand if suit_of(name) == suit),
        )
        for suit in suits
    ]
    return "\n".join([*lines, *_effects(view, localizer)])


def _effects(view: DurakView, localizer: Localizer) -> list[str]:
    """Return a line for each enchanted rank in the hand that has an effect now; 6s and aces one by one."""
    lines: list[str] = []
    for rank in RANKS:
        held = [name for name in view.hand if rank_of(name) == rank and acts(name, view)]
        if rank in {"6", "A"}:
            lines += (localizer("effect", cards=card(name, localizer), effect=effect(name, localizer)) for name in held)
        elif held:
            lines.append(localizer("effect", cards=cards(held, localizer), effect=effect(held[0], localizer)))
    return lines
