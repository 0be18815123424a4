"""The picture of a table that is over: why it ended, and the places with their Influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.picture.lines import in_lines
from games.kit import palette
from games.kit.layout import WIDTH
from games.kit.result import Standing, best_first, framed, height_of_standings, standings

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice

_TITLE: Final = 146
_SIZE: Final = 44
_LINE: Final = 52
_BELOW: Final = 30
"""Free space below the title, which may have two lines."""


def result(view: BalkansView, voice: Voice) -> bytes:
    """Return the picture of the result: the places, best first, each with its Influence."""
    assert view.outcome is not None
    over = view.outcome
    canvas, inner = framed("", height_of_standings(view.seats) + _BELOW)
    title = in_lines(voice(f"outcome-{over.reason}"), _SIZE, inner.w, 2, bold=True)
    for number, words in enumerate(title):
        y = _TITLE + round((number - (len(title) - 1) / 2) * _LINE)
        canvas.text(WIDTH // 2, y, words, size=_SIZE, bold=True, colour=palette.INK, anchor="mm", width=inner.w)
    scores = over.scores or tuple(player.influence for player in view.players)
    lines = [Standing(over.places[seat], seat, voice.name(seat), str(scores[seat])) for seat in best_first(over.places)]
    standings(canvas, lines, inner.cut(top=_BELOW))
    return canvas.png()
