"""The rules page: how to play, in a few short paragraphs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Page
from games.hayduti.data.cards import BOARD, LEADER_POINTS, SHEET
from games.hayduti.words import names as naming

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice


def rules(_: object, voice: Voice) -> Sequence[Page]:
    """Return how to play."""
    costs = ", ".join(f"{value} – {cost}" for value, cost in BOARD)
    parts = [voice(f"rules-{part}") for part in ("goal", "actions", "zaptie", "clearing")]
    parts.append(voice("rules-group", costs=costs))
    deytsi = [
        voice("rules-deets", name=naming.called(deets, voice), cost=deets.cost, words=naming.hint(deets, voice))
        for deets in SHEET.deets
    ]
    parts.append("\n".join([voice("rules-deytsi"), *deytsi]))
    parts += [voice("rules-end", leader=LEADER_POINTS), voice("rules-variants")]
    return (Page(voice("game-name"), "\n\n".join(parts)),)
