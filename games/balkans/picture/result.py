"""The picture of a table that is over: why it ended, and the places with their Influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.result import Standing, best_first, framed, height_of_standings, standings

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice


def result(view: BalkansView, voice: Voice) -> bytes:
    """Return the picture of the result: the places, best first, each with its Influence."""
    assert view.outcome is not None
    over = view.outcome
    canvas, inner = framed(voice(f"outcome-{over.reason}"), height_of_standings(view.seats))
    scores = over.scores or tuple(player.influence for player in view.players)
    lines = [Standing(over.places[seat], seat, voice.name(seat), str(scores[seat])) for seat in best_first(over.places)]
    standings(canvas, lines, inner)
    return canvas.png()
