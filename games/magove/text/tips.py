"""Tips for beginners, one for each kind of decision."""

from collections.abc import Sequence
from typing import cast

from games.core.contract import Choice, Tip
from games.core.localizer import Localizer
from games.magove.data.cards import PLAYED_AS, WIZARD
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.views.view import MagoveView


def tip(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for this decision, or None if there is nothing to choose."""
    if not choices:
        return None
    match choices[0]:
        case ChooseTrump():
            key = "trump"
        case Bid():
            key = "bid-blind" if view.is_blind else "bid"
        case _:
            key = _tip_of_play(view, cast("Sequence[Play]", choices))
    text = localizer(f"tip-{key}")
    if key == "follow" and len(choices) < len({PLAYED_AS[name] for name in view.hand}):
        text += f" {localizer('tip-higher')}"
    return Tip(key, text)


def _tip_of_play(view: MagoveView, choices: Sequence[Play]) -> str:
    if view.races:
        return "any"
    if not view.trick:
        return "lead"
    if view.led is None:
        return "wizard" if any(play.card[0] == WIZARD for play in view.trick) else "any"
    kinds = {choice.card[0] for choice in choices}
    if view.led in kinds:
        return "follow"
    if any(play.card[0] == WIZARD for play in view.trick):
        return "wizard"
    return "free" if view.trump in kinds else "discard"
