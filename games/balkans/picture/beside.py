"""The table and the hand as a page shows them beside each other: one map, and the cards in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.picture.hand import cards
from games.balkans.picture.realms import kingdoms
from games.balkans.picture.subjects import subject
from games.balkans.picture.table import table, window_for
from games.balkans.rules.moves import Kingdom
from games.balkans.text.table import target_of
from games.core.contract import Beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice
    from games.core.localizer import Localizer


def beside(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the map of the kingdoms to choose from, or the whole map with the sums of battles and the seat's cards.

    None while the table shows a close-up, and where the hand shows no map.
    """
    if view.audience < 0 or view.outcome is not None:
        return None
    if offers := [choice.kingdom for choice in choices if isinstance(choice, Kingdom)]:
        return Beside(kingdoms(view, offers, localizer, seen=window_for(view.seats)), None)
    if target_of(view) or subject(view, choices) is None:
        return None
    return Beside(table(view, localizer, choices), cards(view, choices, localizer))
