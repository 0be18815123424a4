"""What a beginner is told beside each kind of decision, the first time they meet it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.rules.moves import Back, Surrender
from games.core.contract import Tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice
    from games.core.localizer import Localizer

_ASKED: Final = {"cards", "target", "sea", "cargo", "origin"}
"""Small questions that have a tip of their own."""


def tip(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return what a beginner should know at this decision; None where there is nothing to decide."""
    if view.outcome is not None or view.audience not in view.asked:
        return None
    if all(isinstance(choice, (Back, Surrender)) for choice in choices):
        return None
    if view.asking:
        return Tip(view.asking, localizer(f"tip-asking-{view.asking}")) if view.asking in _ASKED else None
    return Tip(view.phase, localizer(f"tip-{view.phase}"))
