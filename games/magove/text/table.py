"""The table, the score sheet and hands as text."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from games.core.contract import Choice, Seat
from games.core.localizer import Localizer, capital, signed
from games.core.ranking import seats_by_place
from games.magove.data.cards import RACES
from games.magove.rules.state import Phase
from games.magove.text.asks import ask
from games.magove.text.names import card, race
from games.magove.views.view import HIDDEN, Laid, MagoveView


def table(view: MagoveView, localizer: Localizer) -> str:
    """Return round, trump, the seats in order, the trick and the score sheet; after the game, places and sheet.

    The sheet starts with the latest round, so that a text cut short loses the oldest ones.
    """
    if view.outcome is not None:
        return "\n".join([*_places(view, localizer), *_sheet(view, localizer)])
    lines = [
        _head(view, localizer),
        *(seat_line(seat, view, localizer) for seat in range(view.seats)),
        *_tricks(view, localizer),
    ]
    return "\n".join([*lines, *_sheet(view, localizer)])


def _head(view: MagoveView, localizer: Localizer) -> str:
    parts = [localizer("table-round", round=view.round, rounds=view.rounds, count=view.cards)]
    if view.phase is not Phase.PLAY:
        parts.append(localizer("table-dealer", who=localizer.name(view.dealer)))
    if view.phase is Phase.TRUMP:
        parts.append(localizer("table-trump-open"))
    elif view.trump is None:
        parts.append(localizer("table-no-trump"))
    else:
        parts.append(localizer("table-trump", race=race(view.trump, localizer)))
    if view.turned is not None:
        parts.append(localizer("table-turned", card=card(view.turned, localizer)))
    if view.left_out is not None:
        parts.append(localizer("table-left-out", race=race(view.left_out, localizer)))
    if view.sum_told is not None:
        parts.append(localizer("table-bids", total=view.sum_told, count=view.cards))
    return " · ".join(parts)


def seat_line(seat: Seat, view: MagoveView, localizer: Localizer) -> str:
    """Return the bid of a seat, its tricks or its total, and what it still needs."""
    parts = [_bid(seat, view, localizer)]
    if view.phase is Phase.PLAY:
        parts.append(localizer("table-won", count=view.won[seat]))
        parts += _need(seat, view, localizer, "table")
    elif view.sheet:
        parts.append(localizer("table-total", total=signed(view.totals[seat])))
    who = localizer.name(seat)
    if view.races:
        return localizer("table-seat-race", who=who, race=race(view.races[seat], localizer), parts=", ".join(parts))
    return localizer("table-seat", who=who, parts=", ".join(parts))


def _bid(seat: Seat, view: MagoveView, localizer: Localizer) -> str:
    bid = view.bids[seat]
    if bid is not None:
        return localizer("table-bid", count=bid)
    if not view.has_bid[seat]:
        return localizer("table-bid-open")
    return localizer("table-bid-secret" if view.phase is Phase.PLAY else "table-bid-made")


def _need(seat: Seat, view: MagoveView, localizer: Localizer, where: str) -> list[str]:
    """Return how many tricks a seat needs or has too many; nothing while its bid is unknown."""
    more = view.needed(seat)
    if more is None:
        return []
    if more > 0:
        return [localizer(f"{where}-needs", count=more)]
    return [localizer(f"{where}-too-many", count=-more) if more < 0 else localizer(f"{where}-met")]


def _tricks(view: MagoveView, localizer: Localizer) -> list[str]:
    """Return the current trick or, before its first card, the last one."""
    lines: list[str] = []
    if view.trick:
        lying = localizer("table-trick", number=view.number, count=view.cards, cards=_laid(view.trick, localizer))
        leading = "" if view.winning is None else f" – {localizer('table-winning', who=localizer.name(view.winning))}"
        return [lying + leading]
    if view.phase is Phase.PLAY:
        lines.append(localizer("table-bare", number=view.number, count=view.cards))
    if view.last is not None:
        cards = _laid(view.last.cards, localizer)
        lines.append(localizer("table-last", cards=cards, who=localizer.name(view.last.winner)))
    return lines


def _laid(laid: Iterable[Laid], localizer: Localizer) -> str:
    return ", ".join(
        localizer("table-card", who=localizer.name(play.seat), card=card(play.card, localizer)) for play in laid
    )


def _sheet(view: MagoveView, localizer: Localizer) -> list[str]:
    """Return the score sheet, a line for each finished round, the latest first."""
    if not view.sheet:
        return []
    lines = [localizer("table-sheet")]
    for number in range(len(view.sheet), 0, -1):
        cells = [f"{score.bid}/{score.tricks} {signed(score.total)}" for score in view.sheet[number - 1]]
        lines.append(f"{number}: {', '.join(cells)}")
    return lines


def _places(view: MagoveView, localizer: Localizer) -> list[str]:
    lines = [ask(view, (), localizer)]
    for place, seats in seats_by_place(view.end.places):
        names = localizer.list([localizer.name(seat) for seat in seats])
        total = view.totals[seats[0]]
        lines.append(localizer("table-place", place=place, names=names, total=signed(total), amount=abs(total)))
    return lines


def hand(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001
    """Return the audience's hand, a line for each race, the open cards of clairvoyance, and its bid."""
    races = groupby(() if view.is_blind else view.hand, key=lambda name: name[0])
    lines = [_group(letter, list(names), view, localizer) for letter, names in races]
    if view.is_blind:
        lines.append(localizer("hand-hidden"))
    if view.faces:
        seen = [
            localizer("table-card", who=localizer.name(seat), card=card(name, localizer))
            for seat, faces in enumerate(view.faces)
            for name in faces
            if name != HIDDEN
        ]
        lines.append(localizer("hand-seen" if view.is_blind else "hand-open", cards=", ".join(seen)))
    lines += _own_bid(view, localizer)
    return "\n".join(lines)


def _group(letter: str, names: Sequence[str], view: MagoveView, localizer: Localizer) -> str:
    kind = capital(race(letter, localizer))
    if letter not in RACES:
        return localizer("hand-special", race=kind, count=len(names))
    key = "hand-trump" if letter == view.trump else "hand-race"
    return localizer(key, race=kind, cards=" ".join(name[1:] for name in names))


def _own_bid(view: MagoveView, localizer: Localizer) -> list[str]:
    """Return the audience's bid, once it is made, and in the play what it needs."""
    if not view.has_bid[view.audience]:
        return []
    if view.phase is not Phase.PLAY:
        return [capital(localizer("table-bid", count=view.bids[view.audience]))]
    bid = localizer("hand-bid", bid=view.bids[view.audience], won=view.won[view.audience])
    return [" · ".join([bid, *_need(view.audience, view, localizer, "hand")])]
