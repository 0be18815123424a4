"""Consistency checks of the data files beyond their format (RULES 2.1): names, borders, sums, stated facts."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from games.balkans.data.file_format import CardSheet, Effect, FactEntry, MapSheet
from games.core.data_files import DataFile

_PLAIN_CONDITIONS: Final = frozenset({
    "attacker", "defender", "sea", "land", "field", "siege", "has_royal", "has_elite", "more_troops",
    "fewer_troops", "own_territory", "vs_player", "won", "lost", "most_rich",
})  # fmt: skip
_NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    kind: tuple(fields.split())
    for fields, kinds in {
        "per max": "mod_per",
        "n kind": "destroy_enemy levy recruit",
        "n": "capture rescue promote gold steal_gold influence order_gold hire_discount extra_actions "
        "land_range sea_range price_discount peek_hand lose_gold razbor_gold",
        "n deck": "draw",
        "n per max": "gold_per order_gold_per",
        "strength": "battle_bonus",
        "n range": "counter_march",
        "influence": "goal",
        "per every influence max": "goal_per",
    }.items()
    for kind in kinds.split()
}
_FREE_CHOICE: Final = frozenset({"", "fleet", "any", "army"})
"""Values of `kind` that an effect cannot hire."""


def check_map(sheet: DataFile[MapSheet]) -> None:
    """Raise `DataFileError` if the map is inconsistent or contradicts a fact stated in the rulebook."""
    board = sheet.value
    lands = sheet.unique(".land", [land.id for land in board.land])
    seas = sheet.unique(".sea", [sea.id for sea in board.sea], lands) - lands
    powers = sheet.unique(".sovereign", [power.id for power in board.sovereign])
    for n, land in enumerate(board.land):
        known = land.owner_kind != "sovereign" or land.owner in powers
        sheet.must(known, f".land[{n}].owner", f"there is no sovereign power {land.owner!r}")
        unowned = land.owner_kind in {"neutral", "unplayable"}
        sheet.must(not (unowned and land.owner), f".land[{n}].owner", "nobody owns a neutral or unplayable land")
    _check_borders(sheet, lands, seas)
    neighbours = _adjacency(board)
    playable = [land.id for land in board.land if land.owner_kind != "unplayable"]
    for n, land in enumerate(board.land):
        sheet.must(land.id not in playable or neighbours.get(land.id), f".land[{n}]", "it has no border")
    whole = len(distances(neighbours, playable[0])) == len(playable) + len(seas)
    sheet.must(whole, ".borders", "the lands and seas do not hang together")
    _check_straits(sheet, lands, seas)
    home = board.venice_home
    touches = home.land in lands and home.sea in neighbours.get(home.land, ())
    sheet.must(touches, ".venice_home.sea", f"{home.sea!r} does not touch {home.land!r}")
    for n, fact in enumerate(board.fact):
        sheet.must(_holds(fact, neighbours, lands, seas), f".fact[{n}]", f"the map breaks the fact {fact.kind!r}")


def _check_borders(sheet: DataFile[MapSheet], lands: set[str], seas: set[str]) -> None:
    unplayable = {land.id for land in sheet.value.land if land.owner_kind == "unplayable"}
    lines: list[tuple[str, tuple[str, ...], set[str], set[str]]] = []
    borders = sheet.value.borders
    lines += [("land_land", line, lands - unplayable, lands - unplayable) for line in borders.land_land]
    lines += [("land_sea", line, lands - unplayable, seas) for line in borders.land_sea]
    lines += [("sea_sea", line, seas, seas) for line in borders.sea_sea]
    lines += [("unplayable", line, unplayable, lands) for line in borders.unplayable]
    seen: set[frozenset[str]] = set()
    for group, line, left, right in lines:
        path = f".borders.{group}"
        joins = len(line) >= 3 and line[0] in left and line[1] in right
        sheet.must(joins, path, f"{list(line[:2])} does not join two names of the right sort")
        pair = frozenset(line[:2])
        fresh = len(pair) == 2 and pair not in seen
        sheet.must(fresh, path, f"the border {list(line[:2])} stands twice, or joins a place with itself")
        seen.add(pair)


def _check_straits(sheet: DataFile[MapSheet], lands: set[str], seas: set[str]) -> None:
    marked = {frozenset(line[:2]): line[3] for line in sheet.value.borders.sea_sea if len(line) == 4}
    for n, strait in enumerate(sheet.value.strait):
        there = {strait.control, *strait.banks} <= lands and set(strait.seas) <= seas
        sheet.must(there, f".strait[{n}]", "it names a place that is not on the map")
        same = marked.pop(frozenset(strait.seas), None) == strait.id
        sheet.must(same, f".strait[{n}].id", "its border in sea_sea does not carry its id")
    sheet.must(not marked, ".borders.sea_sea", f"there is no strait {min(marked.values(), default='')!r}")


def _adjacency(board: MapSheet) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    borders = board.borders
    for line in (*borders.land_land, *borders.land_sea, *borders.sea_sea):
        found.setdefault(line[0], set()).add(line[1])
        found.setdefault(line[1], set()).add(line[0])
    return found


def distances(neighbours: Mapping[str, Collection[str]], start: str, within: set[str] | None = None) -> dict[str, int]:
    """Return the distance from `start` of every reachable place, through places in `within` only."""
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
            return distances(neighbours, fact.a, lands).get(fact.b) == fact.is_
        case "no_land_border":
            return all(name in lands and not neighbours[name] & lands for name in names)
        case "shared_sea":
            return all(neighbours.get(a, set()) & neighbours.get(b, set()) & seas for a, b in fact.pairs)
        case "at_most_two_seas_per_land":
            return all(len(neighbours.get(land, set()) & seas) <= 2 for land in lands)


def check_cards(sheet: DataFile[CardSheet], board: DataFile[MapSheet]) -> None:
    """Raise `DataFileError` if the cards and pieces contradict each other or the map."""
    said, places = sheet.value, board.value
    kingdoms = sheet.unique(".kingdom", [kingdom.id for kingdom in said.kingdom])
    decks = {"common": said.common, "strategy": said.strategy, "royal": said.royal}
    titles = set[str]()
    for deck, cards in decks.items():
        titles = sheet.unique(f".{deck}", [card.id for card in cards], titles)
    sheet.unique(".advantage", [advantage.id for advantage in said.advantage])
    for n, land in enumerate(places.land):
        known = land.owner_kind != "kingdom" or land.owner in kingdoms
        board.must(known, f".land[{n}].owner", f"there is no kingdom {land.owner!r}")
    board.unique(".sovereign", [power.id for power in places.sovereign], kingdoms)
    home = places.venice_home.kingdom
    board.must(home in kingdoms, ".venice_home.kingdom", f"there is no kingdom {home!r}")
    check = _Conditions(sheet, {land.id for land in places.land}, {sea.id for sea in places.sea})
    for deck, cards in decks.items():
        for n, card in enumerate(cards):
            fits = card.kingdom in (kingdoms if deck == "royal" else {""})
            sheet.must(fits, f".{deck}[{n}]", f"the kingdom {card.kingdom!r} does not fit its deck")
            ordered = (card.timing == "order") == bool(card.order)
            sheet.must(ordered, f".{deck}[{n}].order", '`order` goes with timing "order", and with no other')
            check.conditions(f".{deck}[{n}].play_if", card.play_if)
            check.effects(f".{deck}[{n}].effects", card.effects)
    for n, advantage in enumerate(said.advantage):
        there = advantage.kingdom in kingdoms and advantage.requires_kingdom in {"", *kingdoms}
        sheet.must(there, f".advantage[{n}]", "it names a kingdom that is not there")
        check.effects(f".advantage[{n}].effects", advantage.effects)
    priced = bool(said.prices.strategies) and min(said.prices.strategies) >= 0
    sheet.must(priced, ".prices.strategies", "there must be prices, and none below 0")
    _check_armies(sheet, places)


class _Conditions(NamedTuple):
    """Checks the effects and conditions of cards and advantages, with the places of the map."""

    sheet: DataFile[CardSheet]
    lands: set[str]
    seas: set[str]

    def effects(self, path: str, effects: Sequence[Effect]) -> None:
        for effect in effects:
            for name in _NEEDS.get(effect.id, ()):
                self.sheet.must(getattr(effect, name), path, f"effect {effect.id!r} needs {name!r}")
            free = effect.id in {"levy", "recruit"} and effect.kind in _FREE_CHOICE
            self.sheet.must(not free, path, f"effect {effect.id!r} gives regular or elite armies")
            self.sheet.must(effect.every >= 1, path, "`every` counts from 1")
            self.conditions(path, effect.if_)

    def conditions(self, path: str, conditions: Sequence[str]) -> None:
        for condition in conditions:
            head, _, names = condition.partition(":")
            good = (
                condition in _PLAIN_CONDITIONS
                or re.fullmatch(r"regulars>=\d+", condition) is not None
                or (head == "owns" and names in self.lands)
                or (head == "coast" and set(names.split("|")) <= self.seas)
            )
            self.sheet.must(good, path, f"there is no condition {condition!r}")


def _check_armies(sheet: DataFile[CardSheet], board: MapSheet) -> None:
    owner = {land.id: land.owner for land in board.land if land.owner_kind == "kingdom"}
    seas = {sea.id for sea in board.sea}
    limits = sheet.value.limits
    for n, kingdom in enumerate(sheet.value.kingdom):
        path = f".kingdom[{n}]"
        for garrison in kingdom.armies:
            own = owner.get(garrison.at) == kingdom.id
            sheet.must(own, f"{path}.armies", f"{garrison.at!r} is no land of its own")
        afloat = all(squadron.at in seas for squadron in kingdom.fleets)
        sheet.must(afloat, f"{path}.fleets", "a fleet lies where there is no sea")
        own = owner.get(kingdom.capital) == kingdom.id
        sheet.must(own, f"{path}.capital", f"{kingdom.capital!r} is no land of its own")
        armies = sum(garrison.regular + garrison.elite for garrison in kingdom.armies)
        sheet.must(armies <= limits.armies, f"{path}.armies", "it starts with more armies than it has")
        fleets = sum(squadron.n for squadron in kingdom.fleets)
        sheet.must(fleets <= limits.fleets, f"{path}.fleets", "it starts with more fleets than it has")
        royal = sum(garrison.royal for garrison in kingdom.armies)
        most = limits.royal if kingdom.has_royal else 0
        sheet.must(royal <= most, f"{path}.armies", "it starts with more royal armies than it has")
        sheet.must(kingdom.id in owner.values(), path, "it starts without a land")
