"""What a beginner is told at each kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Choice
    from games.core.voice import Voice


def lesson(view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> Lesson | None:
    """Return what to know at this decision; None where nothing is to be decided."""
    if not choices:
        return None
    key = str(view.phase)
    return Lesson(key, voice(f"lesson-{key}"))
