"""What the data files must keep beside their form (RULES 2.1): names that exist, borders, sums, facts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.balkans.data.sheet import CARDS_FILE, MAP_FILE, SheetError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.balkans.data.sheet import CardEntry, CardSheet, Effect, FactEntry, MapSheet

_PLAIN_CONDITIONS: Final = frozenset({
    "attacker", "defender", "sea", "land", "field", "siege", "has_royal", "has_elite", "more_troops",
    "fewer_troops", "own_territory", "vs_player", "won", "lost", "most_rich",
})  # fmt: skip
_NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "mod_per": ("per", "max"),
    "destroy_enemy": ("n", "kind"),
    "levy": ("n", "kind"),
    "capture": ("n",),
    "rescue": ("n",),
    "promote": ("n",),
    "gold": ("n",),
    "steal_gold": ("n",),
    "influence": ("n",),
    "draw": ("n", "deck"),
    "gold_per": ("n", "per", "max"),
    "recruit": ("n", "kind"),
    "battle_bonus": ("strength",),
    "order_gold": ("n",),
    "order_gold_per": ("n", "per", "max"),
    "hire_discount": ("n",),
    "extra_actions": ("n",),
    "land_range": ("n",),
    "sea_range": ("n",),
    "price_discount": ("n",),
    "counter_march": ("n", "range"),
    "peek_hand": ("n",),
    "lose_gold": ("n",),
    "goal": ("influence",),
    "goal_per": ("per", "every", "influence", "max"),
    "razbor_gold": ("n",),
}
_FREE_CHOICE: Final = frozenset({"", "fleet", "any", "army"})
"""Kinds that cannot be hired by a card."""


def _refuse(file: str, place: str, reason: str) -> SheetError:
    return SheetError(file, place, reason)


def check_map(sheet: MapSheet) -> None:
    """Raise `SheetError` if the map does not hold together, or breaks a fact the rulebook states."""
    file = MAP_FILE.name
    lands = _unique(file, "land", (land.id for land in sheet.land))
    seas = _unique(file, "sea", (sea.id for sea in sheet.sea))
    if both := lands & seas:
        raise _refuse(file, f"land and sea {min(both)!r}", "a land and a sea share one id")
    powers = _unique(file, "sovereign", (power.id for power in sheet.sovereign))
    for land in sheet.land:
        if land.owner_kind == "sovereign" and land.owner not in powers:
            raise _refuse(file, f"land {land.id!r}", f"there is no sovereign power {land.owner!r}")
        if land.owner_kind in {"neutral", "unplayable"} and land.owner:
            raise _refuse(file, f"land {land.id!r}", "nobody owns a neutral or unplayable land")
    _check_borders(sheet, lands, seas)
    neighbours = _adjacency(sheet)
    playable = [land.id for land in sheet.land if land.owner_kind != "unplayable"]
    for name in playable:
        if not neighbours.get(name):
            raise _refuse(file, f"land {name!r}", "it has no border")
    if len(_reached(neighbours, playable[0])) != len(playable) + len(seas):
        raise _refuse(file, "borders", "the lands and seas do not hang together")
    _check_straits(sheet, lands, seas)
    home = sheet.venice_home
    if home.land not in lands or home.sea not in neighbours.get(home.land, ()):
        raise _refuse(file, "venice_home", f"{home.sea!r} does not touch {home.land!r}")
    for number, fact in enumerate(sheet.fact):
        if not _holds(fact, neighbours, lands, seas):
            raise _refuse(file, f"fact[{number}]", f"the map breaks the fact {fact.kind!r}")


def _unique(file: str, what: str, names: Iterable[str]) -> set[str]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise _refuse(file, f"{what} {name!r}", "this id stands twice")
        seen.add(name)
    return seen


def _check_borders(sheet: MapSheet, lands: set[str], seas: set[str]) -> None:
    unplayable = {land.id for land in sheet.land if land.owner_kind == "unplayable"}
    lines: list[tuple[str, tuple[str, ...], set[str], set[str]]] = []
    borders = sheet.borders
    lines += [("land_land", line, lands - unplayable, lands - unplayable) for line in borders.land_land]
    lines += [("land_sea", line, lands - unplayable, seas) for line in borders.land_sea]
    lines += [("sea_sea", line, seas, seas) for line in borders.sea_sea]
    lines += [("unplayable", line, unplayable, lands) for line in borders.unplayable]
    seen: set[frozenset[str]] = set()
    for group, line, left, right in lines:
        place = f"borders.{group}, line {list(line[:2])}"
        if len(line) < 3 or line[0] not in left or line[1] not in right:
            raise _refuse(MAP_FILE.name, place, "it does not join two names of the right sort")
        pair = frozenset(line[:2])
        if len(pair) != 2 or pair in seen:
            raise _refuse(MAP_FILE.name, place, "a border stands twice, or joins a place with itself")
        seen.add(pair)


def _check_straits(sheet: MapSheet, lands: set[str], seas: set[str]) -> None:
    marked = {frozenset(line[:2]): line[3] for line in sheet.borders.sea_sea if len(line) == 4}
    for strait in sheet.strait:
        if not {strait.control, *strait.banks} <= lands or not set(strait.seas) <= seas:
            raise _refuse(MAP_FILE.name, f"strait {strait.id!r}", "it names a place that is not on the map")
        if marked.pop(frozenset(strait.seas), None) != strait.id:
            raise _refuse(MAP_FILE.name, f"strait {strait.id!r}", "its border in sea_sea does not carry its id")
    if marked:
        raise _refuse(MAP_FILE.name, "borders.sea_sea", f"there is no strait {min(marked.values())!r}")


def _adjacency(sheet: MapSheet) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    borders = sheet.borders
    for line in (*borders.land_land, *borders.land_sea, *borders.sea_sea):
        found.setdefault(line[0], set()).add(line[1])
        found.setdefault(line[1], set()).add(line[0])
    return found


def _reached(neighbours: Mapping[str, set[str]], start: str, within: set[str] | None = None) -> dict[str, int]:
    """Return the distance of everything that can be reached, going over names `within` only."""
    distance = {start: 0}
    queue = [start]
    for here in queue:
        for other in neighbours.get(here, ()):
            if other not in distance and (within is None or other in within):
                distance[other] = distance[here] + 1
                queue.append(other)
    return distance


def _holds(fact: FactEntry, neighbours: Mapping[str, set[str]], lands: set[str], seas: set[str]) -> bool:
    names = (fact.of,) if isinstance(fact.of, str) else fact.of
    match fact.kind:
        case "neighbours_exactly":
            return neighbours.get(names[0]) == set(fact.are)
        case "adjacent":
            return all(b in neighbours.get(a, ()) for a, b in fact.pairs)
        case "not_adjacent":
            return all(a in neighbours and b not in neighbours[a] for a, b in fact.pairs)
        case "land_distance":
            return _reached(neighbours, fact.a, lands).get(fact.b) == fact.is_
        case "no_land_border":
            return all(name in lands and not neighbours[name] & lands for name in names)
        case "shared_sea":
            return all(neighbours.get(a, set()) & neighbours.get(b, set()) & seas for a, b in fact.pairs)
        case "at_most_two_seas_per_land":
            return all(len(neighbours.get(land, set()) & seas) <= 2 for land in lands)


def check_cards(sheet: CardSheet, board: MapSheet) -> None:
    """Raise `SheetError` if the cards and pieces do not fit each other or the map."""
    file = CARDS_FILE.name
    kingdoms = _unique(file, "kingdom", (kingdom.id for kingdom in sheet.kingdom))
    cards = (*sheet.common, *sheet.strategy, *sheet.royal)
    _unique(file, "card", (card.id for card in cards))
    _unique(file, "advantage", (advantage.id for advantage in sheet.advantage))
    lands = {land.id for land in board.land}
    seas = {sea.id for sea in board.sea}
    for land in board.land:
        if land.owner_kind == "kingdom" and land.owner not in kingdoms:
            raise _refuse(MAP_FILE.name, f"land {land.id!r}", f"there is no kingdom {land.owner!r}")
    if clash := kingdoms & {power.id for power in board.sovereign}:
        raise _refuse(MAP_FILE.name, f"sovereign {min(clash)!r}", "a kingdom and a power share one id")
    if board.venice_home.kingdom not in kingdoms:
        raise _refuse(MAP_FILE.name, "venice_home", f"there is no kingdom {board.venice_home.kingdom!r}")
    for card in cards:
        _check_card(card, kingdoms if card in sheet.royal else {""}, lands, seas)
    for advantage in sheet.advantage:
        place = f"advantage {advantage.id!r}"
        if advantage.kingdom not in kingdoms or advantage.requires_kingdom not in {"", *kingdoms}:
            raise _refuse(file, place, "it names a kingdom that is not there")
        for effect in advantage.effects:
            _check_effect(place, effect, lands, seas)
    if len(sheet.prices.strategies) < 1 or min(sheet.prices.strategies) < 0:
        raise _refuse(file, "prices.strategies", "there must be prices, and none below 0")
    _check_armies(sheet, board)


def _check_card(card: CardEntry, kingdoms: set[str], lands: set[str], seas: set[str]) -> None:
    place = f"card {card.id!r}"
    if card.kingdom not in kingdoms:
        raise _refuse(CARDS_FILE.name, place, f"the kingdom {card.kingdom!r} does not fit its deck")
    if (card.timing == "order") != bool(card.order):
        raise _refuse(CARDS_FILE.name, place, '`order` goes with timing "order", and with no other')
    for condition in card.play_if:
        _check_condition(place, condition, lands, seas)
    for effect in card.effects:
        _check_effect(place, effect, lands, seas)


def _check_effect(place: str, effect: Effect, lands: set[str], seas: set[str]) -> None:
    for name in _NEEDS.get(effect.id, ()):
        if not getattr(effect, name):
            raise _refuse(CARDS_FILE.name, place, f"effect {effect.id!r} needs {name!r}")
    if effect.id in {"levy", "recruit"} and effect.kind in _FREE_CHOICE:
        raise _refuse(CARDS_FILE.name, place, f"effect {effect.id!r} gives regular or elite armies")
    if effect.every < 1:
        raise _refuse(CARDS_FILE.name, place, "`every` counts from 1")
    for condition in effect.if_:
        _check_condition(place, condition, lands, seas)


def _check_condition(place: str, condition: str, lands: set[str], seas: set[str]) -> None:
    head, _, names = condition.partition(":")
    good = (
        condition in _PLAIN_CONDITIONS
        or re.fullmatch(r"regulars>=\d+", condition) is not None
        or (head == "owns" and names in lands)
        or (head == "coast" and set(names.split("|")) <= seas)
    )
    if not good:
        raise _refuse(CARDS_FILE.name, place, f"there is no condition {condition!r}")


def _check_armies(sheet: CardSheet, board: MapSheet) -> None:
    owner = {land.id: land.owner for land in board.land if land.owner_kind == "kingdom"}
    seas = {sea.id for sea in board.sea}
    for kingdom in sheet.kingdom:
        place = f"kingdom {kingdom.id!r}"
        for garrison in kingdom.armies:
            if owner.get(garrison.at) != kingdom.id:
                raise _refuse(CARDS_FILE.name, place, f"{garrison.at!r} is no land of its own")
        if any(squadron.at not in seas for squadron in kingdom.fleets):
            raise _refuse(CARDS_FILE.name, place, "a fleet lies where there is no sea")
        if owner.get(kingdom.capital) != kingdom.id:
            raise _refuse(CARDS_FILE.name, place, f"{kingdom.capital!r} is no land of its own")
        if sum(garrison.regular + garrison.elite for garrison in kingdom.armies) > sheet.limits.armies:
            raise _refuse(CARDS_FILE.name, place, "it starts with more armies than it has")
        if sum(squadron.n for squadron in kingdom.fleets) > sheet.limits.fleets:
            raise _refuse(CARDS_FILE.name, place, "it starts with more fleets than it has")
        if sum(garrison.royal for garrison in kingdom.armies) > (sheet.limits.royal if kingdom.has_royal else 0):
            raise _refuse(CARDS_FILE.name, place, "it starts with more royal armies than it has")
        if sum(one == kingdom.id for one in owner.values()) == 0:
            raise _refuse(CARDS_FILE.name, place, "it starts without a land")
