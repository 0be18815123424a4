"""Lands, seas, kingdoms, cards, pieces and sums in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import ADVANTAGES, CARDS, KINGDOMS, LANDS, ORDER_KINDS, POWERS, SEAS, STRAITS, title
from games.balkans.data.geography import letters, numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.balkans.data.sheet import Names
    from games.balkans.rules.events import Term
    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice


def spoken(names: Names, voice: Voice) -> str:
    """Return a name of the data files in the voice's language."""
    return str(getattr(names, voice.locale))


def place(name: str, voice: Voice) -> str:
    """Return the name of a land, sea or strait. Raise KeyError if there is none."""
    if name in STRAITS:
        return spoken(STRAITS[name].name, voice)
    return spoken((LANDS.get(name) or SEAS[name]).entry.name, voice)


def located(name: str, voice: Voice) -> str:
    """Return the name of a place, with the number or letter that it bears on the map."""
    told, mark = place(name, voice), numbers().get(name) or letters().get(name)
    if mark is None:
        return told
    return f"{told[:-1]}, {mark})" if told.endswith(")") else voice("label-located", place=told, n=mark)


def places(names: Iterable[str], voice: Voice) -> str:
    """Return several places after one another."""
    return ", ".join(place(name, voice) for name in names)


def kingdom(name: str, voice: Voice) -> str:
    """Return the name of a kingdom. Raise KeyError if there is none."""
    return spoken(KINGDOMS[name].name, voice)


def power(name: str, voice: Voice) -> str:
    """Return who resists in a land that no player owns."""
    if name in POWERS:
        return spoken(POWERS[name].name, voice)
    return kingdom(name, voice) if name in KINGDOMS else voice(f"power-{name}")


def owner(land: str, view: BalkansView, voice: Voice) -> str:
    """Return who owns a land: a player's name, or the power that holds it."""
    sight = view.lands[land]
    return voice.name(sight.owner) if sight.owner >= 0 else power(sight.power, voice)


def card(name: str, voice: Voice) -> str:
    """Return the title of a card, by its id or as `id#n`. Raise KeyError if there is none."""
    return spoken(CARDS[title(name)].entry.name, voice)


def cards(names: Iterable[str], voice: Voice) -> str:
    """Return the titles of cards after one another."""
    return ", ".join(card(name, voice) for name in names)


def order(name: str, voice: Voice) -> str:
    """Return the name of an order, by its kind or as `KIND.N`."""
    return voice(f"order-{name.partition('.')[0]}")


def orders(names: Iterable[str], voice: Voice) -> str:
    """Return the names of orders after one another, equal ones counted."""
    kinds = [name.partition(".")[0] for name in names]
    sort = (*ORDER_KINDS[:3], "manoeuvre", *ORDER_KINDS[3:])
    told = [(kind, kinds.count(kind)) for kind in sort if kind in kinds]
    return ", ".join(order(kind, voice) + (f" × {n}" if n > 1 else "") for kind, n in told)


def source(name: str, voice: Voice) -> str:
    """Return where a part of a sum comes from: a land, card or advantage by its id, or a word."""
    if name in CARDS:
        return card(name, voice)
    if name in ADVANTAGES:
        return spoken(ADVANTAGES[name].name, voice)
    return place(name, voice) if name in LANDS else voice(f"source-{name}")


def gold(n: int, voice: Voice) -> str:
    """Return so much gold."""
    return voice("n-gold", n=n)


def sign(n: int) -> str:
    """Return the sign of a number that is added."""
    return "+" if n >= 0 else "−"


def _lands(amounts: Sequence[int], voice: Voice) -> str:
    """Return how many lands give something, and how many of them more than 1."""
    rich = sum(amount > 1 for amount in amounts)
    lands = voice("n-lands", n=len(amounts))
    return voice("lands-rich", lands=lands, n=rich) if rich else lands


def added(parts: Sequence[Term], total: int, voice: Voice) -> str:
    """Return a sum with its arithmetic; parts of nothing are left out, several lands share one part."""
    lands = [part.amount for part in parts if part.source in LANDS]
    in_lands = _lands(lands, voice)
    told: list[tuple[str, int]] = []
    for part in parts:
        if part.source in LANDS:
            if lands:
                told.append((in_lands, sum(lands)))
                lands = []
        elif part.amount:
            told.append((source(part.source, voice), part.amount))
    if len(told) < 2:
        return f"{total} ({told[0][0]})" if told else str(total)
    terms = " + ".join(voice("term", source=f"{name}:" if name == in_lands else name, n=n) for name, n in told)
    return voice("sum", parts=terms, total=total)


def piece(name: str, voice: Voice) -> str:
    """Return a piece written `LAND:KIND:N`, `SEA`, `SEA+KIND`, either with `:N`, or lent with `@SEAT`.

    Raise LookupError or ValueError for what is none of these.
    """
    name, _, lender = name.partition("@")
    where, *rest = name.split(":")
    if len(rest) == 2:
        kind, number = rest
        told = voice("piece-at", kind=_counted(voice(f"kind-{kind}"), number), place=located(where, voice))
    else:
        sea, _, load = where.partition("+")
        number = rest[0] if rest else ""
        fleet = _counted(voice("kind-fleet"), number)
        if load:
            told = voice("piece-laden", kind=fleet, load=voice(f"kind-{load}"), place=place(sea, voice))
        else:
            told = voice("piece-at", kind=fleet, place=place(sea, voice))
    return voice("piece-lent", piece=told, who=voice.name(int(lender))) if lender else told


def _counted(kind: str, number: str) -> str:
    """Return the kind of a piece, with its number where several stand in one place."""
    return f"{kind} {int(number)}" if number and number != "1" else kind
