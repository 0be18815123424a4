"""Everything that can be looked up: stats, cards, signs and terms, with where they are now."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.core.contract import PUBLIC
from games.core.localizer import Localizer, capital
from games.hayduti.data.cards import BOARD, CARDS, CODES, LEADER_POINTS, SHEET, START_VALUE, STATS
from games.hayduti.text import names as naming
from games.hayduti.views.determinize import buried
from games.hayduti.views.view import HaydutiView

GENERAL: Final = (
    *("field", "haydut", "contribution", "colour", "strength", "cost", "group", "clearing", "risk"),
    *("secret", "exposed", "danger", "broken", "lead", "rotation", "piles", "marked", "uprising"),
)
"""Terms that are no card and no stat."""
RANKS: Final = {f"voyvoda-{rank.cost}": rank.cost for rank in SHEET.voyvoda}
STRENGTHS: Final = {f"zaptie-{strength}": strength for strength in sorted({rank.strength for rank in SHEET.zaptie})}


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return all there is to look up, by name, with its title: stats, cards, then terms."""
    listed = {name: naming.stat(name, localizer) for name in STATS}
    listed |= {f"deets-{deets.id}": naming.called(deets, localizer) for deets in SHEET.deets}
    listed |= {name: localizer("term-voyvoda", cost=cost) for name, cost in RANKS.items()}
    listed |= {name: localizer("term-zaptie", strength=strength) for name, strength in STRENGTHS.items()}
    return listed | {name: localizer(f"term-{name}") for name in GENERAL}


def term_of(name: str) -> str:
    """Return the term that describes the card with this id."""
    card = naming.card_of(name)
    match card.kind:
        case "haydut":
            return STATS[card.stat]
        case "voyvoda":
            return next(term for term, cost in RANKS.items() if cost == card.cost)
        case "zaptie":
            return next(term for term, strength in STRENGTHS.items() if strength == card.strength)
        case "deets":
            return name


def cards_of(name: str) -> Sequence[str]:
    """Return the cards that a term stands for; none for a term that is no card."""
    if name in CODES:
        return (name,)
    if name in RANKS:
        return tuple(card.name for card in CARDS if card.kind == "voyvoda" and card.cost == RANKS[name])
    if name in STRENGTHS:
        return tuple(card.name for card in CARDS if card.kind == "zaptie" and card.strength == STRENGTHS[name])
    return ()


def term(name: str, view: HaydutiView | None, localizer: Localizer) -> str:
    """Return an explanation of a term, and with a view where it is now, as far as its audience knows.

    Raise `TextError` for a name that is no term.
    """
    told = _told(name, localizer)
    places = [] if view is None else _now(name, view, localizer)
    return f"{told}\n{localizer('term-stands', places=', '.join(places))}" if places else told


def _told(name: str, localizer: Localizer) -> str:
    costs = naming.board_costs(localizer)
    cards = cards_of(name)
    if name in STATS:
        meaning = localizer(f"gloss-{name}")
        return capital(localizer("term-stat-text", meaning=meaning, start=START_VALUE, most=BOARD[-1][0], costs=costs))
    if not cards:
        return localizer(f"term-{name}-text", costs=costs, leader=LEADER_POINTS)
    card = naming.card_of(cards[0])
    if card.deets is not None:
        powers = capital(naming.powers(card.deets, localizer))
        told = localizer("term-deets-text", cost=card.cost, powers=powers)
        who = f"who-{card.deets.id}"
        return f"{localizer(who)} {told}" if localizer.has(who) else told
    if card.kind == "voyvoda":
        return localizer("term-voyvoda-text", cost=card.cost, points=card.points, count=len(cards))
    return localizer("term-zaptie-text", count=len(cards))


def _now(name: str, view: HaydutiView, localizer: Localizer) -> list[str]:
    if name in STATS:
        number = STATS.index(name)
        values = (own.stats[number] for own in view.committees)
        return [localizer("term-now", who=localizer.name(seat), value=value) for seat, value in enumerate(values)]
    cards = cards_of(name)
    found = [place for card in cards if (place := _place(card, view, localizer))]
    if not found and len(cards) == 1:
        found = [localizer("where-coming" if CODES[cards[0]] in buried(view) else "where-unknown")]
    return naming.counted(found)


def _place(card: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return where a card is as far as the view's audience knows, nothing where it does not."""
    if card in view.field:
        return localizer("where-field", pos=view.field.index(card) + 1)
    if view.audience != PUBLIC and card in view.hand:
        return localizer("where-own")
    for seat, own in enumerate(view.committees):
        if any(figure.card == card for figure in own.raised):
            return localizer("where-raised", who=localizer.name(seat))
        if card in own.known or (view.hands and card in view.hands[seat]):
            return localizer("where-hand", who=localizer.name(seat))
    return localizer("where-used") if card in view.used_now else ""
