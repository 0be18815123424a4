"""The table in words: the public state while it is played, and the scores at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.ranking import seats_by_place
from games.hayduti.data.cards import CODES
from games.hayduti.rules.state import zaptie_sum
from games.hayduti.sight.imagining import standing_for
from games.hayduti.sight.view import FACE_DOWN
from games.hayduti.words import names as naming
from games.hayduti.words.names import card, cards, values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core.contract import Seat
    from games.core.voice import Voice
    from games.hayduti.rules.events import Scored
    from games.hayduti.sight.view import HaydutiView

_LONGEST: Final = 1000
"""From this many characters on it is told more briefly."""


def table(view: HaydutiView, voice: Voice) -> str:
    """Return the public state: the deck, the committees in turn, what lies on the field; at the end the scores."""
    if view.outcome is not None:
        return "\n".join(_ended(view, voice))
    told = ""
    for brief in range(3):
        told = "\n".join(_lines(view, voice, brief))
        if len(told) <= _LONGEST:
            break
    return told


def _lines(view: HaydutiView, voice: Voice, brief: int) -> Iterator[str]:
    """Yield the lines: raised cards are counted from `brief` 1 on, from 2 on stats are named at the first seat only."""
    total = view.options.rotations
    first = [voice("table-deck", done=view.rotations_done, total=total, deck=view.deck, used=view.used)]
    if view.final:
        first.append(voice("table-final"))
    first.append(voice("table-zaptie", total=zaptie_sum(standing_for(view))))
    yield " · ".join(first)
    if view.targets:
        yield voice("table-targets", targets=values(view.targets, voice))
    for seat in range(view.seats):
        yield _seat(seat, view, voice, brief)
    up = [f"{pos} {card(name, voice)}" for pos, name in enumerate(view.field, 1) if name in CODES]
    if up:
        yield voice("table-up", cards=", ".join(up))
    down = [pos for pos, name in enumerate(view.field, 1) if name == FACE_DOWN]
    if down:
        yield voice("table-down", places=naming.ranges(down))
    if view.lost:
        yield voice("table-lost", cards=cards(view.lost, voice))


def _seat(seat: Seat, view: HaydutiView, voice: Voice, brief: int) -> str:
    own = view.committees[seat]
    stats = ", ".join(map(str, own.stats)) if brief > 1 and seat else values(own.stats, voice)
    parts = [stats, voice("table-exposed" if own.exposed else "table-secret")]
    if own.broken:
        parts.append(voice("table-broken"))
    parts.append(voice("table-cards", count=own.hand))
    if own.chosen:
        parts.append(voice("table-chosen"))
    raised = [naming.card_of(one.card) for one in own.raised]
    if raised and brief:
        parts.append(voice("table-raised", count=len(raised)))
    elif raised:
        costs = [str(one.cost) for one in raised if one.kind == "voyvoda"]
        names = [naming.called(one.deets, voice) for one in raised if one.deets is not None]
        if costs:
            parts.append(voice("table-voyvodas", costs=" ".join(costs)))
        if names:
            parts.append(voice("table-deytsi", names=", ".join(names)))
    return voice("table-seat", who=voice.name(seat), parts="; ".join(parts))


def _ended(view: HaydutiView, voice: Voice) -> Iterator[str]:
    assert view.outcome is not None
    yield voice(f"outcome-{view.outcome.reason}")
    if view.targets:
        yield voice("table-targets", targets=values(view.targets, voice))
    scores = {score.seat: score for score in view.scores}
    for place, seats in seats_by_place(view.outcome.places):
        for line in (score_line(scores[seat], voice).replace("**", "") for seat in seats):
            lost = view.outcome.reason == "uprising-failed"
            yield line if lost else voice("table-place", place=place, line=line)


def score_line(score: Scored, voice: Voice) -> str:
    """Return a score term by term, the name of its seat marked."""
    terms = [voice("score-stats", values=" + ".join(map(str, score.stats)))]
    if score.led:
        led = naming.stats(score.led, voice)
        terms.append(voice("score-led", count=len(score.led), each=score.leader_points, stats=led))
    if score.voyvodas:
        terms.append(voice("score-voyvodas", values=" + ".join(map(str, score.voyvodas))))
    for term in score.deytsi:
        who = naming.deets_called(term.deets, voice)
        terms.append(voice("score-deets", count=term.count, each=term.each, deets=who))
    return voice("score-line", who=voice.name(score.seat), terms=" + ".join(terms), total=score.total)
