"""The hand and the private knowledge of a seat, in words."""

from collections.abc import Sequence

from games.balkans.data.components import CARDS, title
from games.balkans.rules.moves import Kingdom
from games.balkans.rules.public import Phase
from games.balkans.text import names
from games.balkans.text.cardtext import advantage, in_full
from games.balkans.text.places import kingdom
from games.balkans.views.view import BalkansView
from games.core.contract import PUBLIC, Choice
from games.core.localizer import Localizer


def hand(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return the private information of the view's seat: its orders, cards, secret choices and peeks.

    While it chooses a kingdom, the text describes each one.
    """
    if view.audience == PUBLIC:
        return ""
    own = view.players[view.audience]
    offered = [choice.kingdom for choice in choices if isinstance(choice, Kingdom)]
    shown = (
        localizer(
            "hand-kingdom",
            kingdom=names.kingdom(name, localizer),
            homelands=kingdom(name, view, localizer, placed=False),
        )
        for name in offered
    )
    lines = ["\n\n".join(shown)] if offered else []
    if view.unplayed:
        key = "hand-plan" if view.phase is Phase.PLANNING and view.dropped else "hand-orders"
        lines.append(localizer(key, orders=names.orders(view.unplayed, localizer)))
    if view.picked:
        told = (
            names.card(name, localizer) if title(name) in CARDS else localizer(f"label-{name}") for name in view.picked
        )
        lines.append(localizer("hand-prepared", what=", ".join(told)))
    if view.drawn:
        lines.append(localizer("hand-drawn", cards="; ".join(in_full(name, view, localizer) for name in view.drawn)))
    lines += (in_full(name, view, localizer) for name in (*view.hand, *own.established))
    for peek in view.peeks:
        shown = names.orders(peek.shown, localizer) if peek.what == "orders" else names.cards(peek.shown, localizer)
        lines.append(localizer(f"hand-peek-{peek.what}", who=localizer.name(peek.whom), what=shown))
    lines += (localizer("hand-advantage", card=advantage(name, view, localizer)) for name in own.advantages)
    return "\n".join(lines)
