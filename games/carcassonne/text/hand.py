"""What a seat has, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.data.tiles import SPACES
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice, Seat
    from games.core.localizer import Localizer


def hand(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001
    """Return what the own seat has: points, meeples in the supply, figures and robber on the track."""
    me = view.audience
    if me == PUBLIC:
        return ""
    parts = [localizer("hand-points", points=view.scores[me]), localizer("hand-supply", count=view.supply[me])]
    return " · ".join(parts + track(me, view, localizer))


def track(seat: Seat, view: CarcassonneView, localizer: Localizer, key: str = "hand-track") -> list[str]:
    """Return where a seat's figures (in the text `key`) and robber are, as far as its points do not tell."""
    parts: list[str] = []
    if view.options.messages:
        meeple, courier = (total % SPACES for total in view.totals[seat])
        parts.append(localizer(key, meeple=meeple, courier=courier))
    if view.options.robbers:
        space = view.robbers[seat]
        parts.append(localizer("robber-free") if space is None else localizer("robber-on", space=space))
    return parts
