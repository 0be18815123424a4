"""The glossary: kingdoms, lands, seas, cards, orders, signs of the pictures, and terms.

Names are written `SORT:ID`, as in `land:thrace` or `sign:tower`.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from games.balkans.data.components import ADVANTAGES, CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS, title
from games.balkans.data.geography import REGIONS, region
from games.balkans.text import names, places
from games.balkans.text.cardtext import moment, printed, printed_advantage
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer, capital

SIGNS: Final = (
    "tower", "tent", "coin", "fire", "skull", "person", "horse", "crown", "ship", "siege", "gate", "shield", "dots",
    "wall", "ring", "arrow", "star", "cards", "hourglass", "flag", "pointer",
)  # fmt: skip
"""The signs of the pictures, in the order of their explanation."""
TERMS: Final = (
    "influence", "razbor", "planning", "season", "target", "first", "neutral", "sovereign", "level", "siege", "field",
    "tactic", "strategy", "royal_card", "advantage", "established", "strength", "attack", "losses", "retreat",
    "reserve", "passage", "alliance", "captive", "camp", "revolt", "ruin", "team",
)  # fmt: skip
"""The terms of the rules."""


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return the titles of everything that can be looked up, by name."""
    return dict(_terms(localizer))


def _terms(localizer: Localizer) -> Iterator[tuple[str, str]]:
    for name in REGIONS:
        yield f"map:{name}", localizer("look-map", region=localizer(f"region-{name}"))
    for name in TERMS:
        yield f"term:{name}", localizer(f"term-{name}")
    for kind in (*ORDER_KINDS[:3], "manoeuvre", *ORDER_KINDS[3:]):
        yield f"order:{kind}", localizer("look-order", order=names.order(kind, localizer))
    for name in SIGNS:
        yield f"sign:{name}", localizer("look-sign", sign=localizer(f"sign-{name}"))
    for name in KINGDOMS:
        yield f"kingdom:{name}", localizer("look-kingdom", kingdom=names.kingdom(name, localizer))
    for name in ADVANTAGES:
        yield f"advantage:{name}", localizer("look-advantage", card=names.spoken(ADVANTAGES[name].name, localizer))
    for name in LANDS:
        yield f"land:{name}", names.located(name, localizer)
    for name in (*SEAS, *STRAITS):
        yield f"sea:{name}", names.located(name, localizer)
    for name in CARDS:
        yield f"card:{name}", names.card(name, localizer)


def term(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    """Return an explanation, and with a view where the thing is now. Raise KeyError for an unknown name.

    Each of its lines begins like a sentence.
    """
    return "\n".join(capital(line) for line in _term(name, view, localizer).split("\n"))


def _term(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    sort, _, what = name.partition(":")
    match sort:
        case "term" if what in TERMS:
            return localizer(f"term-{what}-text")
        case "order":
            return localizer(f"order-{what}-text")
        case "sign" if what in SIGNS:
            return localizer(f"sign-{what}-text")
        case "map":
            return names.all_located((land for land in LANDS if region(land) == what), localizer)
        case "kingdom":
            return places.kingdom(what, view, localizer)
        case "advantage":
            return _advantage(what, view, localizer)
        case "land":
            return places.land(what, view, localizer)
        case "sea" if what in STRAITS:
            return places.strait(what, view, localizer)
        case "sea":
            return places.sea(what, view, localizer)
        case "card":
            return _card(what, view, localizer)
        case _:
            raise KeyError(name)


def _advantage(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    held = localizer("look-held", kingdom=names.kingdom(ADVANTAGES[name].kingdom, localizer))
    return f"{held}\n{printed_advantage(name, localizer, advanced=view is None or view.options.advanced)}"


def _card(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    """Return a card's effects, and where its copies are as far as the audience knows."""
    card = CARDS[name]
    entry = card.entry
    deck = names.kingdom(entry.kingdom, localizer) if card.deck == "royal" else ""
    lines = [
        localizer(f"look-deck-{card.deck}", kingdom=deck, n=entry.copies),
        localizer("look-when", timing=moment(name, localizer), gold=names.gold(entry.cost, localizer)),
        printed(name, localizer, advanced=view is None or view.options.advanced),
    ]
    lines += [localizer(f"term-{mark}-text") for mark in ("revolt", "ruin") if mark in {e.id for e in entry.effects}]
    lines += [localizer("look-advanced")] if entry.advanced_only else []
    lines += [localizer("look-establish")] if entry.establish else []
    if view is not None:
        lines += _where(name, view, localizer)
    return "\n".join(lines)


def _where(name: str, view: BalkansView, localizer: Localizer) -> Iterator[str]:
    mine = sum(title(card) == name for card in view.hand)
    if mine:
        yield localizer("look-in-hand", n=mine)
    for seat, player in enumerate(view.players):
        if any(title(card) == name for card in player.established):
            yield localizer("look-established", who=localizer.name(seat))
    for lasting in view.lasting:
        if title(lasting.card) == name:
            yield localizer("look-lasting", who=localizer.name(lasting.seat))
    piles = (view.common_discard, view.strategy_discard, *(player.royal_discard for player in view.players))
    spent = sum(title(card) == name for pile in piles for card in pile)
    if spent:
        yield localizer("look-discarded", n=spent)
