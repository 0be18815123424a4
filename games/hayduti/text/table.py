"""The table as text: the public state during the game, and the scores at the end."""

from collections.abc import Iterator
from typing import Final

from games.core.contract import Seat
from games.core.localizer import Localizer, signed
from games.core.ranking import seats_by_place
from games.hayduti.data.cards import CODES, LEADER_POINTS
from games.hayduti.rules.events import Scored
from games.hayduti.rules.state import Break, zaptie_sum
from games.hayduti.text import names as naming
from games.hayduti.text.names import card, cards, values
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.knowledge import gained, led_by, played, points
from games.hayduti.views.view import FACE_DOWN, HaydutiView

_LONGEST_FULL: Final = 1000
"""Length in characters above which a shorter version is tried."""


def table(view: HaydutiView, localizer: Localizer) -> str:
    """Return the public state: the deck, the committees in turn, what lies on the field; at the end the scores."""
    if view.outcome is not None:
        return "\n".join(_ended(view, localizer))
    told = ""
    for brief in range(3):
        told = "\n".join(_lines(view, localizer, brief))
        if len(told) <= _LONGEST_FULL:
            break
    return told


def _lines(view: HaydutiView, localizer: Localizer, brief: int) -> Iterator[str]:
    """Yield the lines: raised cards are counted from `brief` 1 on, from 2 on stats are named at the first seat only."""
    total = view.options.rotations
    share = round(100 * played(view))
    first = [
        localizer("table-deck", done=view.rotations_done, total=total, deck=view.deck, used=view.used, share=share)
    ]
    if view.final:
        first.append(localizer("table-final"))
    first.append(localizer("table-zaptie", total=zaptie_sum(reconstruct(view))))
    yield " · ".join(first)
    if view.targets:
        yield localizer("table-targets", targets=values(view.targets, localizer))
    for seat in range(view.seats):
        yield seat_line(seat, view, localizer, brief)
    up = [f"{pos} {card(name, localizer)}" for pos, name in enumerate(view.field, 1) if name in CODES]
    if up:
        yield localizer("table-up", cards=", ".join(up))
    down = [pos for pos, name in enumerate(view.field, 1) if name == FACE_DOWN]
    if down:
        yield localizer("table-down", places=naming.ranges(down))
    if view.fallen is not None:
        yield from _broken(view.fallen, localizer)
    if view.lost:
        yield localizer("table-lost", cards=cards(view.lost, localizer))


def _broken(fallen: Break[str], localizer: Localizer) -> Iterator[str]:
    who = localizer.name(fallen.seat)
    told = [localizer("news-broken", who=who, total=fallen.total, boyna=fallen.boyna)]
    if fallen.count:
        key = "news-lost" if fallen.cards else "news-lost-hidden"
        told.append(localizer(key, who=who, count=fallen.count, cards=cards(fallen.cards, localizer)))
    yield " ".join(told).replace("**", "")


def changed(number: int) -> str:
    """Return a change of points with its sign."""
    return f"+{number}" if number > 0 else signed(number)


def seat_line(seat: Seat, view: HaydutiView, localizer: Localizer, brief: int = 0) -> str:
    """Return the points of a seat, its stats, what it leads, its cards and whom it has raised, or less if `brief`."""
    own = view.committees[seat]
    stats = ", ".join(map(str, own.stats)) if brief > 1 and seat else values(own.stats, localizer)
    change, standing = gained(view)[seat], localizer("table-points", points=points(view)[seat])
    standing += f" ({changed(change)})" if change else ""
    parts = [standing, stats, localizer("table-exposed" if own.exposed else "table-secret")]
    led = led_by(seat, view)
    if led and not brief:
        reward = LEADER_POINTS * len(led)
        parts.insert(1, localizer("table-leads", stats=naming.stats(led, localizer), points=reward))
    if own.broken:
        parts.append(localizer("table-broken"))
    parts.append(localizer("table-cards", count=own.hand))
    if own.chosen:
        parts.append(localizer("table-chosen"))
    raised = [naming.card_of(figure.card) for figure in own.raised]
    if raised and brief:
        parts.append(localizer("table-raised", count=len(raised)))
    elif raised:
        costs = [str(card.cost) for card in raised if card.kind == "voyvoda"]
        names = [naming.called(card.deets, localizer) for card in raised if card.deets is not None]
        if costs:
            parts.append(localizer("table-voyvodas", costs=" ".join(costs)))
        if names:
            parts.append(localizer("table-deytsi", names=", ".join(names)))
    return localizer("table-seat", who=localizer.name(seat), parts="; ".join(parts))


def _ended(view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    yield localizer(f"outcome-{view.end.reason}")
    if view.targets:
        yield localizer("table-targets", targets=values(view.targets, localizer))
    scores = {score.seat: score for score in view.scores}
    for place, seats in seats_by_place(view.end.places):
        for line in (score_line(scores[seat], localizer).replace("**", "") for seat in seats):
            lost = view.end.reason == "uprising-failed"
            yield line if lost else localizer("table-place", place=place, line=line)


def score_line(score: Scored, localizer: Localizer) -> str:
    """Return a score term by term, the name of its seat marked."""
    terms = [localizer("score-stats", values=" + ".join(map(str, score.stats)))]
    if score.led:
        led = naming.stats(score.led, localizer)
        terms.append(localizer("score-led", count=len(score.led), each=score.leader_points, stats=led))
    if score.voyvodas:
        terms.append(localizer("score-voyvodas", values=" + ".join(map(str, score.voyvodas))))
    for term in score.deytsi:
        who = naming.deets_called(term.deets, localizer)
        terms.append(localizer("score-deets", count=term.count, each=term.each, deets=who))
    return localizer("score-line", who=localizer.name(score.seat), terms=" + ".join(terms), total=score.total)
