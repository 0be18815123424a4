"""The picture of how a game of Hayduti ended: every term of every player, on the cloth of final results."""

from typing import Final

from games.core.localizer import Localizer
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.picture import pieces
from games.hayduti.rules.events import Scored
from games.hayduti.views.view import HaydutiView
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box
from games.kit.lettering import measure
from games.kit.pieces import Stat
from games.kit.result import ROOM, best_first, framed, line_panel, place_mark

_TALL: Final = (114, 176)
"""Height of a plate without and with raised cards."""
_SIZE: Final = 36
_EMBLEM: Final = 38
_FACE: Final = 60
_BETWEEN: Final = 16


def result(view: HaydutiView, localizer: Localizer) -> Picture:
    """Return the picture of the result: places, best first, each score with its terms."""
    lost = view.end.reason == "uprising-failed"
    targets = 64 if view.targets else 0
    seats = view.seats
    cards = any(_cards(score, width=0) for score in view.scores)
    tall = min(_TALL[cards], (ROOM - targets - GAP * (seats - 1)) // seats)
    used = seats * tall + GAP * (seats - 1)
    canvas, inner = framed(localizer(f"outcome-{view.end.reason}"), targets + used)
    if targets:
        _targets(canvas, inner, view)
        inner = inner.cut(top=targets)
    places = view.end.places
    scores = {score.seat: score for score in view.scores}
    y = inner.y + (inner.h - used) // 2
    for seat in best_first(places):
        _line(canvas, Box(inner.x, y, inner.w, tall), 0 if lost else places[seat], scores[seat], localizer)
        y += tall + GAP
    return canvas.drawn()


def _targets(canvas: Canvas, box: Box, view: HaydutiView) -> None:
    best = [max(values) for values in zip(*(score.stats for score in view.scores), strict=True)]
    x, y = box.x + 70, box.y + 16
    for name, value, target in zip(STATS, best, view.targets, strict=True):
        canvas.sprite(pieces.CONTRIBUTIONS[name], x, y, 50, palette.INK, line=palette.LINEN)
        reached = value >= target
        wide = canvas.text(x + 36, y, f"{value}/{target}", size=42, bold=True, colour=palette.INK)
        colour = palette.LEAF if reached else palette.EMBROIDERY
        canvas.sprite("check" if reached else "cross", x + wide + 64, y, 36, colour)
        x += 270


def _line(canvas: Canvas, box: Box, place: int, score: Scored, localizer: Localizer) -> None:
    """Draw one player's line: place (0 for none), mark, name and total above; the terms below."""
    line_panel(canvas, box, first=place == 1)
    lines = 3 if box.h > _TALL[0] else 2
    upper, step = box.y + round(box.h * (0.2 if lines == 3 else 0.3)), round(box.h * (0.29 if lines == 3 else 0.42))
    x = box.x + 44
    place_mark(canvas, x, upper, place, size=50)
    if not place:
        x -= 60
    mark = palette.SEATS[score.seat]
    canvas.sprite(mark.shape, x + 60, upper, 42, mark.colour)
    right = box.right - 24
    right -= canvas.text(right, upper, str(score.total), size=50, bold=True, anchor="rm", colour=palette.MOVE) + 24
    canvas.text(x + 98, upper, localizer.name(score.seat), size=42, bold=True, width=right - x - 98)
    for number, terms in enumerate((_stats(score), _cards(score, width=box.w - 36)), 1):
        _terms(canvas, box.x + 18, upper + number * step, terms)


def _terms(canvas: Canvas, x: int, y: int, terms: list[Stat]) -> None:
    """Draw the terms of a score; for an emblem, a term may have the id of a deets, whose portrait it then shows."""
    for emblem, text, colour in terms:
        if emblem in CODES:
            pieces.person(canvas, emblem, Box(x - 2, y - _FACE // 2, _FACE, _FACE))
        else:
            canvas.sprite(emblem, x + _EMBLEM // 2, y, _EMBLEM, colour, line=palette.EDGE)
        x += _room(emblem)
        x += canvas.text(x, y, text, size=_SIZE, bold=True) + _BETWEEN


def _room(emblem: str) -> int:
    """Return the room of what stands before the points of a term."""
    return (_FACE if emblem in CODES else _EMBLEM) + 6


def _stats(score: Scored) -> list[Stat]:
    """Return the terms of the stats, behind each one led what leading brings."""
    terms: list[Stat] = []
    for name, value in zip(STATS, score.stats, strict=True):
        terms.append(Stat(pieces.CONTRIBUTIONS[name], str(value)))
        if name in score.led:
            terms.append(Stat("crown", f"+{score.leader_points}", palette.MOVE))
    return terms


def _cards(score: Scored, width: int) -> list[Stat]:
    """Return the terms of the raised cards; where they exceed `width`, voyvodas and then deytsi are summed up."""
    each = "".join(f"+{points}" for points in score.voyvodas)
    deytsi = [Stat(term.deets, f"+{term.count * term.each}") for term in score.deytsi]
    total = sum(term.count * term.each for term in score.deytsi)
    whole = [Stat("person", f"+{total}", palette.GOLD)] if deytsi else []
    for voyvodas, persons in ((each, deytsi), (f"+{sum(score.voyvodas)}", deytsi), (f"+{sum(score.voyvodas)}", whole)):
        horse = [Stat(pieces.VOYVODA, voyvodas)] if score.voyvodas else []
        terms = [*horse, *persons]
        if sum(_room(term.emblem) + measure(term.text, _SIZE, bold=True) + _BETWEEN for term in terms) <= width:
            break
    return terms
