"""Prices, and the Harvest (RULES 5.3, 5.4, 5.8)."""

from collections.abc import Iterable, Sequence

from games.balkans.data.components import LANDS, PRICE, PRICES, RANSOM, REPAIR, card_of, title
from games.balkans.data.file_format import Effect
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import AnyFrame, Arming, Development
from games.balkans.rules.moves import Build, BuildHome, Buy, Card, Establish, Hire, Keep, Promote, Ransom, Repair, With
from games.balkans.rules.state import State, lands_of, productive
from games.balkans.rules.troops.conditions import advantages, counted
from games.core.contract import Move, Seat


def price_of(move: Move, frames: Sequence[AnyFrame] = ()) -> int:
    """Return the price of a move in gold, with the discounts of the order on top of these frames.

    In Arming, prices above 1 fall by the discount, but not below 1; in Development the price of a strategy does, but
    not below 0.
    """
    match move:
        case Hire(kind):
            return _armed(PRICE.get(kind, 0), frames)
        case Promote():
            return _armed(PRICES.promote, frames)
        case Build():
            return _armed(PRICES.fleet, frames)
        case BuildHome(army):
            return _armed(PRICES.fleet, frames) + (_armed(PRICE["regular"], frames) if army else 0)
        case Repair():
            return _armed(REPAIR, frames)
        case Buy():
            frame = frames[-1] if frames else None
            bought, discount = (frame.bought, frame.discount) if isinstance(frame, Development) else (0, 0)
            return max(0, PRICES.strategies[min(bought, len(PRICES.strategies) - 1)] - discount)
        case Establish():
            return PRICES.establish
        case Ransom(kind):
            return RANSOM[kind]
        case Keep(cards):
            return PRICES.strategic_start_price * len(cards)
        case Card(card):
            return card_of(card).entry.cost
        case With(cards):
            return sum(card_of(card).entry.cost for card in cards)
        case _:
            return 0


def _armed(base: int, frames: Sequence[AnyFrame]) -> int:
    frame = frames[-1] if frames else None
    discount = frame.discount if isinstance(frame, Arming) else 0
    return max(1, base - discount) if base > 1 else base


# ---- Harvest -------------------------------------------------------------------------------------------------------


BASE_HARVEST = 2


def harvest_parts(state: State, seat: Seat, cards: Sequence[str]) -> list[events.Term]:
    """Return the terms of a Harvest: the base, 1 or 2 gold for each productive land, cards and advantages."""
    parts = [events.Term("base", BASE_HARVEST)]
    for land in lands_of(state, seat):
        if productive(state, land):
            parts += [events.Term(land, 2 if LANDS[land].rich else 1)]
    parts += [events.Term(title(card), order_gold(state, seat, card_of(card).entry.effects)) for card in cards]
    parts += [
        events.Term(advantage.id, order_gold(state, seat, advantage.effects)) for advantage in advantages(state, seat)
    ]
    return [part for part in parts if part.amount]


def harvest(context: MoveContext, seat: Seat, cards: Sequence[str]) -> None:
    """Give a seat the gold of a Harvest."""
    parts = harvest_parts(context.state, seat, cards)
    total = sum(part.amount for part in parts)
    context.emit(events.Harvested(seat, tuple(parts), total))
    context.receive(seat, total)


def order_gold(state: State, seat: Seat, effects: Iterable[Effect]) -> int:
    """Return the gold that effects add to a Harvest."""
    total = 0
    for effect in effects:
        if effect.id == "order_gold":
            total += effect.n
        elif effect.id == "order_gold_per":
            total += min(effect.max, effect.n * counted(state, seat, effect))
    return total
