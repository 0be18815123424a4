"""Tips for beginners, one for each kind of decision."""

from collections.abc import Sequence

from games.core.contract import Choice, Tip
from games.core.localizer import Localizer
from games.durak.rules.moves import Defend, ThrowIn, Transfer
from games.durak.rules.state import Phase
from games.durak.views.view import DurakView


def tip(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for this decision, or None if there is nothing to choose."""
    if not choices:
        return None
    key = _tip(view, {type(choice) for choice in choices})
    if key == "attack" and view.options.transfer:
        return Tip("attack-transfer", f"{localizer('tip-attack')} {localizer('tip-transferred')}")
    return Tip(key, localizer(f"tip-{key}")) if key else None


def _tip(view: DurakView, kinds: set[type]) -> str:
    """Return the key of the tip; empty for a player who can only pass."""
    if view.phase is Phase.ATTACK:
        return "attack"
    if view.phase is Phase.DIRECTION:
        return "direction"
    if view.audience == view.defender:
        return "transfer" if Transfer in kinds else "defend" if Defend in kinds else "take"
    if ThrowIn not in kinds:
        return ""
    if view.taking:
        return "taking"
    return "throw" if view.unbeaten else "hold"
