"""What follows from a view alone: who may still do what, as its audience can work it out at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core.contract import Seat
    from games.durak.sight.view import DurakView, Entry


def printed(card: str) -> str:
    """Return the card itself of a name as played: `8H` for `8H=S`."""
    return card.partition("=")[0]


def rank(card: str) -> str:
    """Return the rank of a card, printed or as played."""
    return printed(card)[:-1]


def suit(card: str) -> str:
    """Return the suit printed on a card."""
    return printed(card)[-1]


def named(card: str) -> str:
    """Return the suit an enchanted 8 was played as; empty for every other card."""
    return card.partition("=")[2]


def unbeaten(view: DurakView) -> tuple[Entry, ...]:
    """Return the attack cards that still wait for an answer."""
    return tuple(entry for entry in view.table if entry.beaten_by is None)


def room(view: DurakView) -> int:
    """Return how many more cards may be thrown in (specification 5.3); 0 once the bout is closed."""
    if view.closed or view.phase != "bout":
        return 0
    limit = 6 if view.first_defence_done else 5
    return max(0, min(limit - len(view.table), view.hands[view.defender] - len(unbeaten(view))))


def may_throw(view: DurakView, seat: Seat) -> bool:
    """Return whether the rules let this seat throw in against the defender at all, whatever it holds."""
    against = not view.options.teams or seat % 2 != view.defender % 2
    return view.in_game[seat] and seat != view.defender and against


def attacker(view: DurakView) -> Seat | None:
    """Return who opened the bout, or None if a transfer has put that seat, or its partner, on the other side."""
    return view.starter if may_throw(view, view.starter) else None


def throwable(view: DurakView) -> tuple[str, ...]:
    """Return the cards of the audience's own hand that it may throw in now."""
    if not room(view) or not may_throw(view, view.audience):
        return ()
    ranks = {rank(card) for entry in view.table for card in (entry.card, entry.beaten_by) if card}
    if "9" in view.options.enchanted:
        ranks.add("9")
    return tuple(card for card in view.hand if rank(card) in ranks)


def transferable(view: DurakView) -> tuple[tuple[str, ...], Seat]:
    """Return the cards of the defender's own hand that would transfer the attack, and to whom; none, and itself."""
    nothing = ((), view.defender)
    ranks = {rank(entry.card) for entry in view.table}
    if not view.options.transfer or view.taking or len(ranks) != 1 or len(unbeaten(view)) < len(view.table):
        return nothing
    if "10" in ranks & view.options.enchanted:
        return nothing
    to = _next(view)
    if to is None or len(view.table) + 1 > view.hands[to]:
        return nothing
    return tuple(card for card in view.hand if rank(card) in ranks), to


def _next(view: DurakView) -> Seat | None:
    """Return who would defend after a transfer: the next seat that still has cards or can draw some."""

    def present(seat: Seat) -> bool:
        return view.in_game[seat] and (view.hands[seat] > 0 or view.talon > 0)

    if view.options.teams:
        slot = (view.target_slot + view.direction) % 4
        places = (slot, (slot + 2) % 4)
    else:
        places = tuple((view.defender + step * view.direction) % view.seats for step in range(1, view.seats))
    return next((seat for seat in places if present(seat)), None)


def places_of(view: DurakView) -> dict[Seat, int]:
    """Return the places of those who have left; none in teams, where only the end decides."""
    if view.options.teams:
        return {}
    places: dict[Seat, int] = {}
    for group in view.groups:
        first = len(places) + 1
        places.update(dict.fromkeys(group, first))
    return places
