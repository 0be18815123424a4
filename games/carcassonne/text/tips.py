"""What a beginner is told at each kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice
    from games.core.localizer import Localizer


def tip(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return what to know at this decision; None where nothing is to be decided."""
    if not choices:
        return None
    key = str(view.phase)
    return Tip(key, localizer(f"tip-{key}"))
