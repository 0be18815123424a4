"""Lands, seas, kingdoms, cards, pieces and sums in words."""

from collections.abc import Iterable, Sequence

from games.balkans.data.components import ADVANTAGES, CARDS, KINGDOMS, LANDS, ORDER_KINDS, POWERS, SEAS, STRAITS, title
from games.balkans.data.file_format import Names
from games.balkans.data.geography import letters, numbers
from games.balkans.rules.events import Term
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer


def spoken(names: Names, localizer: Localizer) -> str:
    """Return a name of the data files in the localizer's language."""
    return str(getattr(names, localizer.locale))


def place(name: str, localizer: Localizer) -> str:
    """Return the name of a land, sea or strait. Raise KeyError if there is none."""
    if name in STRAITS:
        return spoken(STRAITS[name].name, localizer)
    return spoken((LANDS.get(name) or SEAS[name]).entry.name, localizer)


def located(name: str, localizer: Localizer) -> str:
    """Return the name of a place with its number or letter on the map."""
    told, mark = place(name, localizer), numbers().get(name) or letters().get(name)
    if mark is None:
        return told
    return f"{told[:-1]}, {mark})" if told.endswith(")") else localizer("label-located", place=told, n=mark)


def all_located(names: Iterable[str], localizer: Localizer) -> str:
    """Return the names of places with their numbers or letters, separated by commas."""
    return ", ".join(located(name, localizer) for name in names)


def places(names: Iterable[str], localizer: Localizer) -> str:
    """Return the names of places, separated by commas."""
    return ", ".join(place(name, localizer) for name in names)


def kingdom(name: str, localizer: Localizer) -> str:
    """Return the name of a kingdom. Raise KeyError if there is none."""
    return spoken(KINGDOMS[name].name, localizer)


def power(name: str, localizer: Localizer) -> str:
    """Return the name of the power that holds a land without a player."""
    if name in POWERS:
        return spoken(POWERS[name].name, localizer)
    return kingdom(name, localizer) if name in KINGDOMS else localizer(f"power-{name}")


def owner(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the owner of a land: a player's name or a power."""
    land_view = view.lands[land]
    return localizer.name(land_view.owner) if land_view.owner >= 0 else power(land_view.power, localizer)


def card(name: str, localizer: Localizer) -> str:
    """Return the title of a card, by its id or as `id#n`. Raise KeyError if there is none."""
    return spoken(CARDS[title(name)].entry.name, localizer)


def cards(names: Iterable[str], localizer: Localizer) -> str:
    """Return the titles of cards, separated by commas."""
    return ", ".join(card(name, localizer) for name in names)


def order(name: str, localizer: Localizer) -> str:
    """Return the name of an order, by its kind or as `KIND.N`."""
    return localizer(f"order-{name.partition('.')[0]}")


def orders(names: Iterable[str], localizer: Localizer) -> str:
    """Return the names of orders, separated by commas, with equal ones counted."""
    kinds = [name.partition(".")[0] for name in names]
    sort = (*ORDER_KINDS[:3], "manoeuvre", *ORDER_KINDS[3:])
    found = [(kind, kinds.count(kind)) for kind in sort if kind in kinds]
    return ", ".join(counted(order(kind, localizer), n) for kind, n in found)


def counted(name: str, n: int) -> str:
    """Return the name of a thing with its number, if it is there more than once."""
    return f"{name} × {n}" if n > 1 else name


def source(name: str, localizer: Localizer) -> str:
    """Return the name of the source of a term: a land, card or advantage by its id, or a word."""
    if name in CARDS:
        return card(name, localizer)
    if name in ADVANTAGES:
        return spoken(ADVANTAGES[name].name, localizer)
    return place(name, localizer) if name in LANDS else localizer(f"source-{name}")


def gold(n: int, localizer: Localizer) -> str:
    """Return an amount of gold."""
    return localizer("n-gold", n=n)


def sign(n: int) -> str:
    """Return the sign of a number."""
    return "+" if n >= 0 else "−"


def _lands(amounts: Sequence[int], localizer: Localizer) -> str:
    """Return the number of lands, and how many of them are rich."""
    rich = sum(amount > 1 for amount in amounts)
    lands = localizer("n-lands", n=len(amounts))
    return localizer("lands-rich", lands=lands, n=rich) if rich else lands


def added(parts: Sequence[Term], total: int, localizer: Localizer) -> str:
    """Return a sum with its terms; all lands share one term, and terms of 0 are omitted."""
    lands = [part.amount for part in parts if part.source in LANDS]
    in_lands = _lands(lands, localizer)
    told: list[tuple[str, str]] = []
    for part in parts:
        if part.source in LANDS:
            if lands:
                told.append((in_lands, localizer("term-lands", n=sum(lands), lands=in_lands)))
                lands = []
        elif part.amount:
            name = source(part.source, localizer)
            words = str(part.amount) if part.source == "base" else localizer("term", source=name, n=part.amount)
            told.append((name, words))
    if len(told) < 2:
        return f"{total} ({told[0][0]})" if told else str(total)
    return localizer("sum", parts=" + ".join(words for _, words in told), total=total)


def piece(name: str, localizer: Localizer) -> str:
    """Return a piece written `LAND:KIND:N`, `SEA` or `SEA+KIND`, these also with `:N`, lent ones with `@SEAT`.

    Raise LookupError or ValueError for anything else.
    """
    name, _, lender = name.partition("@")
    where, *rest = name.split(":")
    if len(rest) == 2:
        kind, which = rest
        phrase = localizer("piece-at", kind=_counted(localizer(f"kind-{kind}"), which), place=located(where, localizer))
    else:
        sea, _, load = where.partition("+")
        which = rest[0] if rest else ""
        fleet = _counted(localizer("kind-fleet"), which)
        if load:
            phrase = localizer("piece-laden", kind=fleet, load=localizer(f"kind-{load}"), place=place(sea, localizer))
        else:
            phrase = localizer("piece-at", kind=fleet, place=place(sea, localizer))
    return localizer("piece-lent", piece=phrase, who=localizer.name(int(lender))) if lender else phrase


def _counted(kind: str, which: str) -> str:
    """Return the kind of a piece, with its number from the second of a place on."""
    return f"{kind} {int(which)}" if which and which != "1" else kind
