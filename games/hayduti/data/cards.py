"""The cards and the board, as numbers and names (RULES 2), made from the data file.

A card is a number, in the canonical order: the hayduts by contribution, strength, colour and copy, then voyvodas,
deytsi and zaptie in the order of the file. The tables below are indexed by it. Stats are 0 to 2 in the order nabor,
deynost, boyna; colours 0 to 3 in the order green, blue, red, yellow.
"""

from collections.abc import Iterable
from math import isqrt
from typing import Final, Literal, TypeAlias

import msgspec

from games.hayduti.data.file_format import COLOURS, STATS, Deets, load

__all__ = ["COLOURS", "STATS"]

Class: TypeAlias = Literal["haydut", "voyvoda", "deets", "zaptie"]

SHEET: Final = load()


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on one card; `stat` and `colour` are −1 and the numbers 0 where there is nothing."""

    name: str
    kind: Class
    mark: Literal["", "silver", "gold"] = ""
    stat: int = -1
    colour: int = -1
    strength: int = 0
    cost: int = 0
    points: int = 0
    deets: Deets | None = None


def _cards() -> tuple[Card, ...]:
    hayduts = SHEET.hayduts
    cards = [
        Card(
            name=f"hay-{contribution[0]}-{colour}-{strength}-{copy}",
            kind="haydut",
            stat=STATS.index(contribution),
            colour=COLOURS.index(colour),
            strength=strength,
        )
        for contribution in hayduts.contributions
        for strength in hayduts.strengths
        for colour in hayduts.colours
        for copy in range(1, hayduts.copies + 1)
    ]
    seen: dict[str, int] = {}

    def numbered(prefix: str) -> str:
        seen[prefix] = seen.get(prefix, 0) + 1
        return f"{prefix}-{seen[prefix]}"

    cards += [
        Card(name=numbered(f"voy-{rank.cost}"), kind="voyvoda", mark=rank.mark, cost=rank.cost, points=rank.points)
        for rank in SHEET.voyvoda
        for _ in range(rank.copies)
    ]
    cards += [
        Card(name=f"deets-{deets.id}", kind="deets", mark=deets.mark, cost=deets.cost, deets=deets)
        for deets in SHEET.deets
    ]
    cards += [
        Card(name=numbered(f"zap-{rank.strength}"), kind="zaptie", mark=rank.mark, strength=rank.strength)
        for rank in SHEET.zaptie
        for _ in range(rank.copies)
    ]
    return tuple(cards)


CARDS: Final = _cards()
"""Every card, by its number."""
NAMES: Final = tuple(card.name for card in CARDS)
"""The id of each card."""
CODES: Final = {name: code for code, name in enumerate(NAMES)}
"""The number of each id."""
IS_HAYDUT: Final = tuple(card.kind == "haydut" for card in CARDS)
IS_ZAPTIE: Final = tuple(card.kind == "zaptie" for card in CARDS)
STRENGTH: Final = tuple(card.strength for card in CARDS)
"""The strength of hayduts and zaptie, 0 for others."""
ZAPTIE_STRENGTH: Final = tuple(card.strength if card.kind == "zaptie" else 0 for card in CARDS)
STAT: Final = tuple(card.stat for card in CARDS)
"""The contribution of hayduts, −1 for others."""
COLOUR: Final = tuple(card.colour for card in CARDS)
COST: Final = tuple(card.cost for card in CARDS)
"""What raising costs; 0 for cards that cannot be raised."""
DEETS: Final = tuple(card.deets for card in CARDS)
"""The deets on each card, None for others."""

LIKE: Final = tuple(
    next(other for other, face in enumerate(CARDS) if msgspec.structs.replace(face, name=card.name) == card)
    for card in CARDS
)
"""The first card that is printed like each: itself, where it is the first or the only one."""

UNMARKED: Final = tuple(code for code, card in enumerate(CARDS) if not card.mark)
SILVER: Final = tuple(code for code, card in enumerate(CARDS) if card.mark == "silver")
GOLD: Final = tuple(code for code, card in enumerate(CARDS) if card.mark == "gold")

FIELD_SIZE: Final = SHEET.table.field_size
FIELD_ACROSS: Final = isqrt(FIELD_SIZE)
"""How many cards lie in a row of the field."""
START_VALUE: Final = SHEET.table.start_value
LEADER_POINTS: Final = SHEET.table.leader_points
MIN_GROUP: Final = SHEET.table.min_group_size
BOARD: Final = tuple(zip(SHEET.board.values, SHEET.board.costs, strict=True))
"""The values of the board above the start, each with its cost, rising."""


_NEXT_COST: Final = {value - 1: cost for value, cost in BOARD}


def next_cost(value: int) -> int | None:
    """Return the least strength that improves a stat from this value, or None at the maximum of the board."""
    return _NEXT_COST.get(value)


def value_for(strength: int) -> int:
    """Return the highest value of the board that a group of this strength pays for; the start value if none."""
    return max((value for value, cost in BOARD if cost <= strength), default=START_VALUE)


def once(codes: Iterable[int]) -> list[int]:
    """Return these cards in order, of like ones only that with the lowest number."""
    lowest: dict[int, int] = {}
    listed = list(codes)
    for card in listed:
        lowest[LIKE[card]] = min(card, lowest.get(LIKE[card], card))
    return [card for card in listed if lowest[LIKE[card]] == card]


def names(codes: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Return the ids of these cards."""
    return tuple([NAMES[code] for code in codes])
