"""What can I do? Every control of the present question, what it does and what it costs, to its owner alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.discord.choices import Offer, button, numbered, row
from bot.discord.controls import Deed
from bot.discord.messages import Draft, container, doing, text
from games.core.contract import PUBLIC, Move, Pick
from storage import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.discord.messages import Seated
    from bot.host.table import Sight
    from games.core.contract import Choice
    from games.core.voice import Voice

LONGEST: Final = 3500
"""Characters of the whole explanation."""
SIDE_BY_SIDE: Final = 8
"""Choices named one by one where one sentence is true of all."""
FEW: Final = 2
"""Up to this many choices of which one sentence is true are named before it."""


@dataclass
class _Told:
    """What is said of the choices of one kind: a line for each, of which the last may have to be left out."""

    lines: list[str] = field(default_factory=list[str])
    left_out: int = 0


def explained(seated: Seated, seat: int, sight: Sight) -> Draft:
    """Return what this seat can do now, a sentence for each choice, from what its own view shows."""
    table, house = seated.table, seated.house
    playing = table.row.status is Status.PLAYING
    choices = sight.choices if playing else ()
    offer = Offer(table.game, table.id, sight, seated.plain)
    ask = table.game.words.ask(sight.view, choices, seated.marked) if playing else house("help-not-playing")
    besides = [*_standings(seated, seat), *_house_deeds(seated, seat)] if playing else []
    head = "\n".join(filter(None, (f"## {house('help-title')}", ask, "" if choices else house("help-nothing"))))
    room = LONGEST - len(head) - sum(len(line) + 1 for line in besides)
    parts = [head, *_fitted(list(_kinds(offer, choices)), room, house), "\n".join(besides)]
    others = [button(house("button-rules"), doing(table, Deed.RULES))]
    if table.game.words.terms(seated.plain):
        others.append(button(house("button-look"), doing(table, Deed.LOOK)))
    return Draft(container(*(text(part) for part in parts if part), row(*others)))


def _kinds(offer: Offer, choices: Sequence[Choice]) -> Iterable[_Told]:
    """Yield what is said of each kind of choice, in the order of the choices."""
    moves = offer.distinct(choice for choice in choices if isinstance(choice, Move))
    for verb in dict.fromkeys(choice.verb for choice in choices):
        told = _Told()
        alike: dict[tuple[str, str], list[Move]] = {}
        for move in moves:
            if move.verb == verb:
                alike.setdefault((offer.about(move) or "", offer.heading(move)), []).append(move)
        told.lines += [_of_moves(offer, sentence, heading, same) for (sentence, heading), same in alike.items()]
        for choice in choices:
            if isinstance(choice, Pick) and choice.verb == verb:
                told.lines.append(_said(f"**{offer.label(choice)}**", offer.about(choice) or ""))
                named = (f"- {offer.item(name)}: {gloss}" for name in choice.pool if (gloss := offer.gloss(name)))
                told.lines += dict.fromkeys(named)
        yield told


def _of_moves(offer: Offer, sentence: str, heading: str, moves: Sequence[Move]) -> str:
    """Return what is said of moves of which one sentence is true: of many first what they do, then which there are."""
    shown, more = moves[:SIDE_BY_SIDE], " …" if len(moves) > SIDE_BY_SIDE else ""
    if sentence and len(moves) > FEW:
        which = " · ".join(numbered(offer, one) or offer.label(one) for one in shown)
        return f"**{heading}** {sentence}\n-# {which}{more}"
    return _said(" · ".join(f"**{offer.label(one)}**" for one in shown) + more, sentence)


def _said(named: str, sentence: str) -> str:
    return f"{named}: {sentence}" if sentence else named


def _fitted(kinds: list[_Told], room: int, house: Voice) -> list[str]:
    """Return a text for all kinds that fits: the longest are cut first, and say how much is left out."""
    kinds = [told for told in kinds if told.lines]
    size = sum(len(line) + 1 for told in kinds for line in told.lines)
    while size > room and kinds:
        longest = max(kinds, key=lambda told: (len(told.lines), sum(map(len, told.lines))))
        size -= len(longest.lines.pop()) + 1
        if not longest.left_out:
            size += len(house("help-more", count=len(longest.lines))) + 4
        longest.left_out += 1
        if not longest.lines:
            kinds.remove(longest)
    said: list[str] = []
    for told in kinds:
        more = [f"-# {house('help-more', count=told.left_out)}"] if told.left_out else []
        said.append("\n".join([*told.lines, *more]))
    return ["\n".join(said)]


def _standings(seated: Seated, seat: int) -> list[str]:
    """Return what is said of the answers that can be given beforehand."""
    table, public = seated.table, seated.table.look(PUBLIC)
    if public is None:
        return []
    return [
        _said(f"**{seated.plain(f'standing-{one.key}')}**", seated.house("help-standing"))
        for one in table.game.standings
        if one.span(public.view, seat) is not None
    ]


def _house_deeds(seated: Seated, seat: int) -> list[str]:
    """Return what is said of the buttons that the house adds."""
    if seated.table.undoable_by != seat:
        return []
    return [_said(f"**{seated.house('button-undo')}**", seated.house("command-undo"))]
