"""The choices that effects of cards require, and whether an effect is possible (RULES 5.10)."""

from collections.abc import Iterable

from games.balkans.data.components import KINDS, LANDS, PLAYABLE, PRICE, PRICES, SEAS
from games.balkans.data.file_format import CardEntry, Effect
from games.balkans.rules.frame_handler import Question
from games.balkans.rules.frames import Battle, Offensive
from games.balkans.rules.moves import Choose
from games.balkans.rules.state import (
    NEUTRAL,
    NOBODY,
    State,
    allied_armies,
    besiegers,
    current,
    has_army,
    hostile,
    hostile_armies,
    hostile_fleets,
    in_revolt,
    is_haven,
    lands_of,
    level,
    living,
    reserve,
)
from games.balkans.rules.troops.casualties import pieces
from games.balkans.rules.troops.conditions import fighters, members, other, side_of, troops
from games.balkans.rules.troops.marching import army_names, march_pick
from games.balkans.rules.troops.paths import marchable
from games.core.contract import Seat


def is_useful(state: State, seat: Seat, entry: CardEntry, effect: Effect) -> bool:
    """Whether an effect can be carried out: its question has an answer, and gold and pieces suffice."""
    match effect.id:
        case "destroy_enemy":
            return _can_destroy(state, seat, effect)
        case "no_fortress":
            battle = current(state, Battle)
            siege = battle.kind == "siege" or (battle.kind == "neutral" and battle.level > 0)
            return siege and seat in battle.attackers
        case "ruin":
            battle = current(state, Battle)
            return battle.kind != "sea" and battle.at not in state.ruins
        case "recruit":
            paid = entry.cost + PRICE[effect.kind] <= state.gold[seat]
            return paid and _answerable(state, seat, entry, effect) and reserve(state, seat, effect.kind) > 0
        case "build_fleet":
            paid = entry.cost + PRICES.fleet <= state.gold[seat]
            return paid and _answerable(state, seat, entry, effect) and reserve(state, seat, "fleet") > 0
        case "rescue":
            return bool(_rescued(state, seat, ())) and bool(_safe_lands(state, seat))
        case "capture":
            return bool(_captured(state, seat, ()))
        case "evacuate":
            return has_army(state, current(state, Offensive).target, seat) and _answerable(state, seat, entry, effect)
        case _:
            return _answerable(state, seat, entry, effect)


def _answerable(state: State, seat: Seat, entry: CardEntry, effect: Effect) -> bool:
    """Whether the first question of an effect has an answer, or there is none."""
    asked = ask(state, seat, entry, effect, ())
    return asked is None or bool(asked[1])


def _can_destroy(state: State, seat: Seat, effect: Effect) -> bool:
    battle = current(state, Battle)
    enemies = other(side_of(battle, seat))
    if battle.winner and battle.winner == enemies:
        return False
    return any(pieces(state, battle, enemy, effect.kind) for enemy in fighters(battle, enemies))


def ask(state: State, seat: Seat, entry: CardEntry, effect: Effect, answers: tuple[str, ...]) -> Question | None:
    """Return the question of an effect after these answers, or None when it has no more."""
    if effect.id == "capture":
        return _ask_capture(state, seat, effect, answers)
    if effect.id == "rescue":
        return _ask_rescue(state, seat, effect, answers)
    return None if answers else _ask_once(state, seat, entry, effect)


def _ask_once(state: State, seat: Seat, entry: CardEntry, effect: Effect) -> Question | None:
    rivals = [rival for rival in living(state) if rival != seat]
    match effect.id:
        case "levy":
            return "number", [Choose(str(n)) for n in range(1, _levied(state, seat, entry, effect) + 1)]
        case "promote":
            battle = current(state, Battle)
            most = 0 if battle.kind == "sea" else min(effect.n, troops(state, battle, seat).regular)
            return "number", [Choose(str(n)) for n in range(1, most + 1)]
        case "steal_gold":
            battle = current(state, Battle)
            return _seats(state, list(members(battle, other(side_of(battle, seat)))))
        case "lose_gold":
            return _seats(state, rivals)
        case "peek_hand":
            return _seats(state, [rival for rival in rivals if state.hands[rival]])
        case "peek_orders":
            return _seats(state, [rival for rival in rivals if sum(state.unplayed[rival])])
        case "recruit":
            return _lands([land for land in lands_of(state, seat) if level(state, land) and not besiegers(state, land)])
        case "annex_neutral":
            mine = {land for land in lands_of(state, seat) if not besiegers(state, land)}
            free = [land for land in PLAYABLE if state.power.get(land) == NEUTRAL and not LANDS[land].level]
            return _lands([land for land in free if mine.intersection(LANDS[land].lands)])
        case "revolt":
            return _lands([land for land in PLAYABLE if _may_revolt(state, seat, land)])
        case "evacuate":
            near = LANDS[current(state, Offensive).target].lands
            return _lands([land for land in near if is_haven(state, land, seat)])
        case "build_fleet":
            return "sea", [Choose(sea) for sea in SEAS if _may_build(state, seat, sea)]
        case "counter_march":
            order = current(state, Offensive)
            names = army_names(marchable(state, order, seat, order.target, effect.range))
            return "armies", [march_pick(order.target, names, effect.n)] if names else []
        case _:
            return None


def _seats(state: State, seats: list[Seat]) -> Question:
    return "seat", [Choose(state.kingdoms[seat]) for seat in seats]


def _lands(lands: list[str]) -> Question:
    return "land", [Choose(land) for land in lands]


def _levied(state: State, seat: Seat, entry: CardEntry, effect: Effect) -> int:
    """Return how many armies a levy can bring: only on one's own land, limited by reserve and gold."""
    battle = current(state, Battle)
    if battle.kind == "sea" or battle.owner != seat or state.owner[battle.at] != seat:
        return 0
    gold = state.gold[seat] - entry.cost
    price = PRICE[effect.kind]
    return min(effect.n, reserve(state, seat, effect.kind), gold // price if price else effect.n)


def _may_revolt(state: State, seat: Seat, land: str) -> bool:
    owner = state.owner[land]
    if owner == NOBODY or not hostile(state, seat, owner) or in_revolt(state, land):
        return False
    return not allied_armies(state, land, owner)


def _may_build(state: State, seat: Seat, sea: str) -> bool:
    if hostile_fleets(state, sea, seat):
        return False
    return any(state.owner[land] == seat and not besiegers(state, land) for land in SEAS[sea].lands)


def _fallen(
    state: State, battle: Battle, seats: tuple[Seat, ...], kinds: Iterable[str], named: tuple[str, ...]
) -> list[str]:
    """Return the fallen armies of seats (`KINGDOM:KIND`) that can be named beside those already named, each once."""
    names = [
        f"{state.kingdoms[piece.seat]}:{piece.kind}"
        for kind in kinds
        for piece in battle.fallen
        if piece.kind == kind and not piece.saved and piece.seat in seats
    ]
    for name in named:
        names.remove(name)
    taken = {name: named.count(name) for name in set(named)}
    kept: dict[str, None] = {}
    for name in names:
        kingdom, _, kind = name.partition(":")
        if reserve(state, state.kingdoms.index(kingdom), kind) > taken.get(name, 0):
            kept[name] = None
    return list(kept)


def _captured(state: State, seat: Seat, named: tuple[str, ...]) -> list[str]:
    battle = current(state, Battle)
    return _fallen(state, battle, members(battle, other(side_of(battle, seat))), reversed(KINDS), named)


def _ask_capture(state: State, seat: Seat, effect: Effect, named: tuple[str, ...]) -> Question | None:
    if len(named) >= effect.n:
        return None
    left = _captured(state, seat, named)
    return ("piece", [Choose(name) for name in left]) if left or not named else None


def _rescued(state: State, seat: Seat, named: tuple[str, ...]) -> list[str]:
    return _fallen(state, current(state, Battle), (seat,), ("elite", "regular"), named)


def _safe_lands(state: State, seat: Seat) -> list[str]:
    return [land for land in lands_of(state, seat) if not hostile_armies(state, land, seat)]


def _ask_rescue(state: State, seat: Seat, effect: Effect, answers: tuple[str, ...]) -> Question | None:
    named = tuple(name for name in answers if ":" in name)
    if len(named) < len(answers):
        return None
    if len(named) < effect.n and (left := _rescued(state, seat, named)):
        return "piece", [Choose(name) for name in left]
    return _lands(_safe_lands(state, seat))
