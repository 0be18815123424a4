"""Tips for a beginner at each kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.rules.public import Phase
from games.core.contract import Tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice
    from games.core.localizer import Localizer


def tip(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for this decision, or None if there is nothing to decide."""
    if not choices:
        return None
    key = str(view.phase)
    text = localizer(f"tip-{key}")
    if view.phase is Phase.MEEPLE and view.options.farmers:
        return Tip("farmers", f"{text} {localizer('tip-farmers')}")
    return Tip(key, text)
