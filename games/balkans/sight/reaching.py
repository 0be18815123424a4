"""What lies in reach of an Offensive that a seat is about to begin, by what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import card_of
from games.balkans.rules.frames import Offensive
from games.balkans.rules.troops.paths import marchable, starts, trips, unmoved
from games.balkans.sight.weighing import known

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView


def in_reach(view: BalkansView, land: str) -> bool:
    """Return whether an army of the view's seat could come to a land, by land or by sea, with the order it has begun.

    Straits count as open, since leave may be given. Orders that send no armies reach everything.
    """
    if not view.draft or view.draft[0] not in {"order offensive", "order manoeuvre"}:
        return True
    seat, state = view.audience, known(view)
    origin = view.draft[2] if len(view.draft) > 2 else ""
    cards = view.draft[1].split(",") if len(view.draft) > 1 else []
    effects = [effect for card in cards if card != "-" for effect in card_of(card).entry.effects]
    names = {effect.id for effect in effects}
    order = Offensive(
        seat,
        land,
        origin,
        land_range=max([2, *(effect.n for effect in effects if effect.id == "land_range")]),
        sea_range=max([2, *(effect.n for effect in effects if effect.id == "sea_range")]),
        pass_sovereign="pass_sovereign" in names,
        pass_fleets="pass_fleets" in names,
    )
    return any(marchable(state, order, seat, land)) or any(
        cargo != "none"
        for sea in starts(state, order, seat)
        for load in unmoved(state, order, seat, sea)
        for _, cargo in trips(state, order, seat, sea, load, granted=True)
    )
