"""Hayduti in words: what is asked, the table, a hand, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import PUBLIC
from games.hayduti.data.cards import BOARD, CARDS, CODES, DEETS, LEADER_POINTS, SHEET, STATS, ZAPTIE_STRENGTH
from games.hayduti.sight.view import FACE_DOWN
from games.hayduti.words import names as naming
from games.hayduti.words.labels import common
from games.hayduti.words.names import card, cards, stat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.core.contract import Choice, Seat
    from games.core.voice import Voice
    from games.hayduti.data.sheet import Deets
    from games.hayduti.rules.events import Scored
    from games.hayduti.sight.view import HaydutiView, Plan

_LONGEST_HAND: Final = 2800
"""From this many characters on no further deytsi are explained beneath a hand; the rules page has them all."""
_LONGEST_TABLE: Final = 1000
"""From this many characters on it is told more briefly."""


def zaptie(view: HaydutiView) -> int:
    """Return the total strength of the zaptie that lie face-up."""
    return sum(ZAPTIE_STRENGTH[CODES[name]] for name in view.field if name in CODES)


def ask(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    if view.audience != PUBLIC:
        if view.audience in view.asked:
            return " ".join(_ask_own(view, voice))
        if view.choice is not None:
            names = voice.people(view.asked)
            key = "own-chosen" if view.choice else "own-chosen-none"
            return voice(key, cards=cards(view.choice, voice), names=names)
    return _ask_all(view, voice)


def _ask_all(view: HaydutiView, voice: Voice) -> str:
    who, own = voice.name(view.active), view.committees[view.active]
    match view.phase:
        case "actions":
            return voice("ask-actions", who=who, count=own.actions_left)
        case "encounter":
            assert view.met is not None
            return voice("ask-encounter", who=who, card=card(view.met.card, voice))
        case "broken_take":
            return voice("ask-broken_take", who=voice.name(view.asked[0]), whom=who)
        case "clearing" if view.options.parallel:
            return voice("ask-clearing-all", names=voice.people(view.asked))
        case "clearing":
            return voice("ask-clearing", who=who, count=own.limit)
        case phase:
            return voice(f"ask-{phase}", who=who)


def _ask_own(view: HaydutiView, voice: Voice) -> Iterator[str]:
    own = view.committees[view.audience]
    match view.phase:
        case "actions":
            yield voice("own-actions" if own.actions_left else "own-actions-none", count=own.actions_left)
            key = "own-exposed" if own.exposed else "own-secret"
            yield voice(key, total=zaptie(view), boyna=own.stats[2])
        case "encounter":
            assert view.met is not None
            yield voice("own-encounter", card=card(view.met.card, voice), pos=view.met.pos)
        case "broken_group" | "forming" if view.plan is not None:
            yield from _ask_plan(view, view.plan, voice)
        case "broken_group" | "forming":
            yield voice(f"own-{view.phase}") if view.goals or view.phase != "forming" else voice("own-forming-none")
        case "broken_keep":
            yield voice("own-broken_keep", count=_most(view.audience, "keep_when_broken", view))
        case "broken_take":
            most = _most(view.audience, "take_when_broken", view)
            yield voice("own-broken_take", count=most, whom=voice.name(view.active))
        case "clearing":
            count = len(view.hand)
            least = max(0, count - own.limit)
            key = "own-clearing" if least else "own-clearing-free"
            yield voice(key, limit=own.limit, count=count, least=least)
        case _:
            yield voice("own-final_choice")


def _most(seat: Seat, ability: str, view: HaydutiView) -> int:
    """Return how many cards a raised deets with this ability keeps or takes."""
    raised = (DEETS[CODES[one.card]] for one in view.committees[seat].raised)
    return max((deets.keep + deets.take for deets in raised if deets and deets.ability == ability), default=0)


def _ask_plan(view: HaydutiView, plan: Plan, voice: Voice) -> Iterator[str]:
    if plan.stage == "spare":
        yield voice("own-spare", cards=cards(plan.cards, voice))
        return
    aim = naming.goal(plan.goal, voice)
    if plan.stage == "way":
        yield voice("own-way", goal=aim, need=plan.need)
        return
    yield voice("own-cards", goal=aim, need=plan.need, by=common(plan.by, voice))
    bonuses = [_bonus(deets, voice) for deets in _supporters(view, plan.by)]
    if bonuses:
        yield voice("own-cards-bonus", bonuses=", ".join(bonuses))
    lead = CARDS[CODES[plan.by]].strength if plan.by in CODES else 0
    missing = plan.need - plan.bonus - lead
    if missing > 0:
        yield voice("own-cards-missing", missing=missing)


def _supporters(view: HaydutiView, by: str) -> Iterator[Deets]:
    """Yield the seat's deytsi that strengthen a group gathered so."""
    contribution = STATS[CARDS[CODES[by]].stat] if by in CODES else by
    for one in view.committees[view.audience].raised:
        deets = DEETS[CODES[one.card]]
        if one.active and deets and deets.ability == "group_bonus" and deets.applies_to in {"any", contribution}:
            yield deets


def _bonus(deets: Deets, voice: Voice) -> str:
    key = "bonus-size" if deets.min_size > 1 else "bonus"
    return voice(key, bonus=deets.bonus, deets=naming.called(deets, voice), size=deets.min_size)


def hand(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return the own hand: hayduts by contribution, voyvodas, deytsi; then what the deytsi in reach do."""
    if view.audience == PUBLIC:
        return ""
    held = [naming.card_of(name) for name in view.hand]
    lines: list[str] = []
    for number, name in enumerate(STATS):
        own = sorted((one.colour, one.strength, one.name) for one in held if one.stat == number)
        if own:
            words = [
                voice("hand-haydut", strength=strength, colour=naming.colour(naming.card_of(id_), voice))
                for _, strength, id_ in own
            ]
            lines.append(voice("hand-line", stat=stat(name, voice), cards=", ".join(words)))
    voyvodas = [voice("hand-voyvoda", cost=one.cost, points=one.points) for one in held if one.kind == "voyvoda"]
    if voyvodas:
        lines.append(voice("hand-voyvodas", cards=", ".join(voyvodas)))
    if view.lost and view.audience in view.asked:
        lines.append(voice("table-lost", cards=cards(view.lost, voice)))
    told = sum(len(line) + 1 for line in lines)
    for line in _deytsi(view, voice):
        told += len(line) + 1
        if told > _LONGEST_HAND:
            break
        lines.append(line)
    return "\n".join(lines)


def _deytsi(view: HaydutiView, voice: Voice) -> Iterator[str]:
    """Yield what each deets does: of the own hand, raised by the seat, open on the field."""
    if view.outcome is not None:
        return
    for name in view.hand:
        if line := _explained(name, voice):
            yield voice("hand-heading", heading=voice("hand-held"), line=line)
    for one in view.committees[view.audience].raised:
        if line := _explained(one.card, voice):
            heading = voice("hand-raised") if one.active else f"{voice('hand-raised')}, {voice('hand-later')}"
            yield voice("hand-heading", heading=heading, line=line)
    for name in view.field:
        if name in CODES and (line := _explained(name, voice)):
            yield voice("hand-heading", heading=voice("hand-open"), line=line)


def _explained(name: str, voice: Voice) -> str:
    deets = naming.deets_of(name)
    if deets is None:
        return ""
    words = naming.powers(deets, voice)
    return voice("hand-deets", name=naming.called(deets, voice), cost=deets.cost, words=words)


def table(view: HaydutiView, voice: Voice) -> str:
    """Return the public state: the deck, the committees in turn, what lies on the field; at the end the scores."""
    if view.outcome is not None:
        return "\n".join(_ended(view, voice))
    told = ""
    for brief in range(3):
        told = "\n".join(_lines(view, voice, brief))
        if len(told) <= _LONGEST_TABLE:
            break
    return told


def _lines(view: HaydutiView, voice: Voice, brief: int) -> Iterator[str]:
    """Yield the lines: raised cards are counted from `brief` 1 on, from 2 on stats are named at the first seat only."""
    total = view.options.rotations
    first = [voice("table-deck", done=view.rotations_done, total=total, deck=view.deck, used=view.used)]
    if view.final:
        first.append(voice("table-final"))
    first.append(voice("table-zaptie", total=zaptie(view)))
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


def values(numbers: Iterable[int], voice: Voice) -> str:
    """Return the three stats with their values."""
    told = [
        voice("table-stat", stat=stat(name, voice), value=value) for name, value in zip(STATS, numbers, strict=True)
    ]
    return ", ".join(told)


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
    yield ask(view, (), voice)
    if view.targets:
        yield voice("table-targets", targets=values(view.targets, voice))
    places = view.outcome.places
    for score in sorted(view.scores, key=lambda score: (places[score.seat], score.seat)):
        line = reckoned(score, voice).replace("**", "")
        yield (
            line
            if view.outcome.reason == "uprising-failed"
            else voice("table-place", place=places[score.seat], line=line)
        )


def reckoned(score: Scored, voice: Voice) -> str:
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


def rules(voice: Voice) -> str:
    """Return the rules page."""
    costs = ", ".join(f"{value} – {cost}" for value, cost in BOARD)
    parts = [voice(f"rules-{part}") for part in ("goal", "actions", "zaptie", "clearing")]
    parts.append(voice("rules-group", costs=costs))
    deytsi = [
        voice("rules-deets", name=naming.called(deets, voice), cost=deets.cost, words=naming.hint(deets, voice))
        for deets in SHEET.deets
    ]
    parts.append("\n".join([voice("rules-deytsi"), *deytsi]))
    parts += [voice("rules-end", leader=LEADER_POINTS), voice("rules-variants")]
    return "\n\n".join(parts)
