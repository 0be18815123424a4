"""Everything that can be looked up: kingdoms, lands, seas, cards, orders, signs of the pictures, and terms.

Names are written `SORT:ID`, as in `land:thrace` or `sign:tower`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.data.components import ADVANTAGES, CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS, title
from games.balkans.data.geography import REGIONS, region
from games.balkans.words import names, places
from games.balkans.words.cardtext import moment, printed, printed_advantage

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice

SIGNS: Final = (
    "tower", "tent", "coin", "fire", "skull", "person", "horse", "crown", "ship", "siege", "gate", "shield", "dots",
    "wall", "ring", "arrow", "star", "cards", "hourglass", "flag", "pointer",
)  # fmt: skip
"""The signs of the pictures, in the order in which they are explained."""
TERMS: Final = (
    "influence", "razbor", "planning", "season", "target", "first", "neutral", "sovereign", "level", "siege", "field",
    "tactic", "strategy", "royal_card", "advantage", "established", "strength", "attack", "losses", "retreat",
    "reserve", "passage", "alliance", "captive", "camp", "team",
)  # fmt: skip
"""The terms of the rules."""


def terms(voice: Voice) -> Mapping[str, str]:
    """Return everything that can be looked up, name to title."""
    return dict(_terms(voice))


def _terms(voice: Voice) -> Iterator[tuple[str, str]]:
    for name in REGIONS:
        yield f"map:{name}", voice("look-map", region=voice(f"region-{name}"))
    for name in TERMS:
        yield f"term:{name}", voice(f"term-{name}")
    for kind in (*ORDER_KINDS[:3], "manoeuvre", *ORDER_KINDS[3:]):
        yield f"order:{kind}", voice("look-order", order=names.order(kind, voice))
    for name in SIGNS:
        yield f"sign:{name}", voice("look-sign", sign=voice(f"sign-{name}"))
    for name in KINGDOMS:
        yield f"kingdom:{name}", voice("look-kingdom", kingdom=names.kingdom(name, voice))
    for name in ADVANTAGES:
        yield f"advantage:{name}", voice("look-advantage", card=names.spoken(ADVANTAGES[name].name, voice))
    for name in LANDS:
        yield f"land:{name}", names.located(name, voice)
    for name in (*SEAS, *STRAITS):
        yield f"sea:{name}", names.located(name, voice)
    for name in CARDS:
        yield f"card:{name}", names.card(name, voice)


def term(name: str, view: BalkansView | None, voice: Voice) -> str:
    """Return what something is and does, and with a view where it is now. Raise KeyError for what there is not."""
    sort, _, what = name.partition(":")
    match sort:
        case "term" if what in TERMS:
            return voice(f"term-{what}-text")
        case "order":
            return voice(f"order-{what}-text")
        case "sign" if what in SIGNS:
            return voice(f"sign-{what}-text")
        case "map":
            there = [land for land in LANDS if region(land) == what]
            return ", ".join(names.located(land, voice) for land in there)
        case "kingdom":
            return places.kingdom(what, view, voice)
        case "advantage":
            return _advantage(what, view, voice)
        case "land":
            return places.land(what, view, voice)
        case "sea" if what in STRAITS:
            return places.strait(what, view, voice)
        case "sea":
            return places.sea(what, view, voice)
        case "card":
            return _card(what, view, voice)
        case _:
            raise KeyError(name)


def _advantage(name: str, view: BalkansView | None, voice: Voice) -> str:
    entry = ADVANTAGES[name]
    lines = [
        voice("look-held", kingdom=names.kingdom(entry.kingdom, voice)),
        printed_advantage(name, voice, advanced=view is None or view.options.advanced),
    ]
    if entry.requires_kingdom:
        lines.append(voice("look-required", kingdom=names.kingdom(entry.requires_kingdom, voice)))
    return "\n".join(lines)


def _card(name: str, view: BalkansView | None, voice: Voice) -> str:
    """Return what a card does, and where its copies lie as far as the view's audience knows."""
    card = CARDS[name]
    entry = card.entry
    deck = names.kingdom(entry.kingdom, voice) if card.deck == "royal" else ""
    lines = [
        voice(f"look-deck-{card.deck}", kingdom=deck, n=entry.copies),
        voice("look-when", timing=moment(name, voice), gold=names.gold(entry.cost, voice)),
        printed(name, voice, advanced=view is None or view.options.advanced),
    ]
    lines += [voice("look-advanced")] if entry.advanced_only else []
    lines += [voice("look-establish")] if entry.establish else []
    if view is not None:
        lines += _where(name, view, voice)
    return "\n".join(lines)


def _where(name: str, view: BalkansView, voice: Voice) -> Iterator[str]:
    mine = sum(title(one) == name for one in view.hand)
    if mine:
        yield voice("look-in-hand", n=mine)
    for seat, player in enumerate(view.players):
        if any(title(one) == name for one in player.established):
            yield voice("look-established", who=voice.name(seat))
    for one in view.lasting:
        if title(one.card) == name:
            yield voice("look-lasting", who=voice.name(one.seat))
    piles = (view.common_discard, view.strategy_discard, *(player.royal_discard for player in view.players))
    spent = sum(title(one) == name for pile in piles for one in pile)
    if spent:
        yield voice("look-discarded", n=spent)
