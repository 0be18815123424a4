"""Tips for beginners, shown at the first decision of each kind."""

from collections.abc import Sequence
from typing import Final

from games.balkans.rules.moves import Back, Surrender
from games.balkans.rules.public import Phase
from games.balkans.text.asks import question_of, without_cards
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Tip
from games.core.localizer import Localizer

_ASKED: Final = {"cards", "target", "sea", "cargo", "origin"}
"""Questions of acts in progress that have their own tip."""


def tip(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for a decision; None if there is nothing to decide."""
    if view.outcome is not None or view.audience not in view.asked:
        return None
    if all(isinstance(choice, (Back, Surrender)) for choice in choices):
        return None
    if view.asking:
        return Tip(view.asking, localizer(f"tip-asking-{view.asking}")) if view.asking in _ASKED else None
    if view.phase is Phase.TURN_CLOSE and without_cards(view, choices):
        return None
    phase = question_of(view, choices)
    return Tip(phase, localizer(f"tip-{phase}"))
