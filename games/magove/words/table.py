"""What is read at leisure: the table, the score sheet, a hand."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from games.core.ranking import seats_by_place
from games.magove.data.cards import RACES
from games.magove.rules.state import Phase
from games.magove.sight.view import HIDDEN
from games.magove.words.asks import ask
from games.magove.words.names import capital, card, race, signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.contract import Choice, Seat
    from games.core.voice import Voice
    from games.magove.sight.view import Laid, MagoveView


def table(view: MagoveView, voice: Voice) -> str:
    """Return the public state: round, trump, the seats in turn, the trick, and last the score sheet.

    The sheet begins with the latest round, so that a reader who has no room for all of it misses the oldest.
    """
    if view.outcome is not None:
        return "\n".join([*_places(view, voice), *_sheet(view, voice)])
    lines = [_head(view, voice), *(_seat(seat, view, voice) for seat in range(view.seats)), *_tricks(view, voice)]
    return "\n".join([*lines, *_sheet(view, voice)])


def _head(view: MagoveView, voice: Voice) -> str:
    parts = [voice("table-round", round=view.round, rounds=view.rounds, count=view.cards)]
    if view.phase is not Phase.PLAY:
        parts.append(voice("table-dealer", who=voice.name(view.dealer)))
    if view.phase is Phase.TRUMP:
        parts.append(voice("table-trump-open"))
    elif view.trump is None:
        parts.append(voice("table-no-trump"))
    else:
        parts.append(voice("table-trump", race=race(view.trump, voice)))
    if view.turned is not None:
        parts.append(voice("table-turned", card=card(view.turned, voice)))
    if view.left_out is not None:
        parts.append(voice("table-left-out", race=race(view.left_out, voice)))
    if view.sum_told is not None:
        parts.append(voice("table-bids", total=view.sum_told, count=view.cards))
    return " · ".join(parts)


def _seat(seat: Seat, view: MagoveView, voice: Voice) -> str:
    parts = [_bid(seat, view, voice)]
    if view.phase is Phase.PLAY:
        parts.append(voice("table-won", count=view.won[seat]))
        parts += _need(seat, view, voice, "table")
    elif view.sheet:
        parts.append(voice("table-total", total=signed(view.totals[seat])))
    who = voice.name(seat)
    if view.races:
        return voice("table-seat-race", who=who, race=race(view.races[seat], voice), parts=", ".join(parts))
    return voice("table-seat", who=who, parts=", ".join(parts))


def _bid(seat: Seat, view: MagoveView, voice: Voice) -> str:
    bid = view.bids[seat]
    if bid is not None:
        return voice("table-bid", count=bid)
    if not view.has_bid[seat]:
        return voice("table-bid-open")
    return voice("table-bid-secret" if view.phase is Phase.PLAY else "table-bid-made")


def _need(seat: Seat, view: MagoveView, voice: Voice, where: str) -> list[str]:
    """Return what is missing to a bid, or over it; nothing while the bid is not known."""
    more = view.needed(seat)
    if more is None:
        return []
    if more == 0:
        return [voice(f"{where}-met")]
    return [voice(f"{where}-needs", count=more) if more > 0 else voice(f"{where}-too-many", count=-more)]


def _tricks(view: MagoveView, voice: Voice) -> list[str]:
    """Return the trick as it lies, or before its first card the one that is over."""
    lines: list[str] = []
    if view.trick:
        lying = voice("table-trick", number=view.number, count=view.cards, cards=_laid(view.trick, voice))
        leading = "" if view.winning is None else f" – {voice('table-winning', who=voice.name(view.winning))}"
        return [lying + leading]
    if view.phase is Phase.PLAY:
        lines.append(voice("table-bare", number=view.number, count=view.cards))
    if view.last is not None:
        cards = _laid(view.last.cards, voice)
        lines.append(voice("table-last", cards=cards, who=voice.name(view.last.winner)))
    return lines


def _laid(laid: Iterable[Laid], voice: Voice) -> str:
    return ", ".join(voice("table-card", who=voice.name(one.seat), card=card(one.card, voice)) for one in laid)


def _sheet(view: MagoveView, voice: Voice) -> list[str]:
    """Return the score sheet, a line for each finished round, the latest first."""
    if not view.sheet:
        return []
    lines = [voice("table-sheet")]
    for number in range(len(view.sheet), 0, -1):
        cells = [f"{score.bid}/{score.tricks} {signed(score.total)}" for score in view.sheet[number - 1]]
        lines.append(f"{number}: {', '.join(cells)}")
    return lines


def _places(view: MagoveView, voice: Voice) -> list[str]:
    assert view.outcome is not None
    lines = [ask(view, (), voice)]
    for place, seats in seats_by_place(view.outcome.places):
        names = voice.list([voice.name(seat) for seat in seats])
        total = view.totals[seats[0]]
        lines.append(voice("table-place", place=place, names=names, total=signed(total), amount=abs(total)))
    return lines


def hand(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return the own hand, a line for each race, then the own bid; in clairvoyance the cards that lie open too."""
    lines = [voice("hand-hidden")] if HIDDEN in view.hand else _held(view, voice)
    if view.faces:
        hidden = HIDDEN in view.hand
        seen = [
            voice("table-card", who=voice.name(seat), card=card(name, voice))
            for seat, faces in enumerate(view.faces)
            for name in faces
            if name != HIDDEN
        ]
        lines.append(voice("hand-seen" if hidden else "hand-open", cards=", ".join(seen)))
    lines += _own_bid(view, voice)
    return "\n".join(lines)


def _held(view: MagoveView, voice: Voice) -> list[str]:
    return [_group(letter, list(names), view, voice) for letter, names in groupby(view.hand, key=lambda name: name[0])]


def _group(letter: str, names: Sequence[str], view: MagoveView, voice: Voice) -> str:
    kind = capital(race(letter, voice))
    if letter not in RACES:
        return voice("hand-special", race=kind, count=len(names))
    key = "hand-trump" if letter == view.trump else "hand-race"
    return voice(key, race=kind, cards=" ".join(name[1:] for name in names))


def _own_bid(view: MagoveView, voice: Voice) -> list[str]:
    """Return the own bid and what is missing to it; nothing before it is made or after the game."""
    if view.phase is not Phase.PLAY:
        return []
    bid = voice("hand-bid", bid=view.bids[view.audience], won=view.won[view.audience])
    return [" · ".join([bid, *_need(view.audience, view, voice, "hand")])]
