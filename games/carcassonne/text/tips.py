"""Tips for a beginner at each kind of decision."""

from collections.abc import Sequence

from games.carcassonne.rules.public import Phase
from games.carcassonne.text.names import turns_at
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Choice, Tip
from games.core.localizer import Localizer


def tip(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for this decision, or None if there is nothing to decide."""
    if not choices:
        return None
    key = "turn" if view.phase is Phase.PLACE and _to_turn(view) else str(view.phase)
    text = localizer(f"tip-{key}")
    if view.phase is Phase.MEEPLE and view.options.farmers:
        return Tip("farmers", f"{text} {localizer('tip-farmers')}")
    return Tip(key, text)


def _to_turn(view: CarcassonneView) -> bool:
    """Whether the tile in hand fits somewhere in several turns, once the tip about places had its round."""
    return len(view.tiles) > view.seats and any(len(turns_at(view, spot.name)) > 1 for spot in view.spots)
