"""How a computer leads its realm: orders, arming, marching, reaction, diplomacy (specification 12, 2–5 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.computer import campaign
from games.balkans.computer.outlook import STRENGTH, Outlook
from games.balkans.data.components import LANDS, SEAS, card_of
from games.balkans.rules.frames import Offensive
from games.balkans.rules.moves import (
    Accept,
    Back,
    BreakAlliance,
    Build,
    BuildHome,
    Buy,
    Card,
    Choose,
    Decline,
    Defend,
    Done,
    DrawRoyal,
    End,
    Establish,
    Hire,
    March,
    Order,
    Pass,
    Plan,
    Promote,
    Propose,
    Ransom,
    Repair,
    Sail,
    Skip,
)
from games.balkans.rules.state import NOBODY, army_seats, fleet_count, friends, hostile_fleets, land_count, lands_of
from games.balkans.rules.troops.paths import trips
from games.core.contract import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Move


# ---- Planning and turns --------------------------------------------------------------------------------------------


def plan(mind: Outlook, choice: Pick) -> Move:
    """Choose orders: gold first where it is short, attacks as far as there are targets, then arms."""
    gold = mind.state.gold[mind.seat]
    wanted = ["harvest"] if gold < 9 or mind.saving else []
    if mind.saving or (gold < 4 and not mind.targets):
        wanted.append("harvest")
    wanted.append("arming")
    wanted += ["offensive"] * min(2, len(mind.targets))
    if mind.state.options.advanced:
        if gold >= 10:
            wanted.append("development")
        if any(mind.threat(land) > mind.garrison(land, mind.seat) + 2 for land in lands_of(mind.state, mind.seat)):
            wanted.append("defence")
    wanted += ["offensive", "harvest", "arming", "offensive", "harvest", "development", "arming"]
    names: list[str] = []
    for kind in wanted:
        name = next((one for one in choice.pool if one.startswith(kind) and one not in names), None)
        if name and len(names) < choice.least:
            names.append(name)
    return Plan(tuple(one for one in choice.pool if one in names))


def turn(mind: Outlook, choices: Sequence[Choice]) -> Move | None:
    """Play the order that helps most now, own cards and ransoms first; None for who is not on turn."""
    gold = mind.state.gold[mind.seat]
    for one in choices:
        if isinstance(one, Ransom) and (one.kind == "royal" or gold >= 6):
            return one
        if isinstance(one, Card) and _good_own_card(one.card, gold):
            return one
    if End() in choices:
        return End()
    kinds = {one.kind for one in choices if isinstance(one, Order)}
    best = mind.targets[0] if mind.targets else None
    if "offensive" in kinds and best and best.chance >= 0.9:
        return Order("offensive")
    if "harvest" in kinds and (gold < 6 or mind.saving):
        return Order("harvest")
    if "arming" in kinds and gold >= 3 and not mind.saving:
        return Order("arming")
    if "offensive" in kinds and campaign.has_aim(mind):
        return Order("offensive")
    if gathering := campaign.gathering(mind, kinds):
        return gathering
    for kind in ("harvest", "development", "arming", "defence"):
        if kind in kinds:
            return Order(kind)
    if "offensive" in kinds and best:
        return Order("offensive")
    return next((one for one in choices if isinstance(one, Skip)), None)


def _good_own_card(card: str, gold: int) -> bool:
    entry = card_of(card).entry
    names = {effect.id for effect in entry.effects}
    return "gold" in names or ("revolt" in names and gold >= entry.cost + 4)


def order_question(mind: Outlook, choices: Sequence[Choice], draft: tuple[str, ...], asking: str) -> Move:
    """Answer the questions of an order that has been begun."""
    first = choices[0]
    if asking == "cards" and (offered := next((one for one in choices if isinstance(one, Pick)), None)) is not None:
        useful = [card for card in offered.pool if _helps(mind, card)]
        return offered.make(useful[: offered.most])
    if draft[0] in {"order offensive", "order manoeuvre"} and (where := campaign.place(mind, draft, choices)):
        return where
    if draft[0] == "order defence":
        options = [one for one in choices if isinstance(one, Choose)]
        return max(
            options,
            key=lambda one: mind.threat(one.what) - mind.garrison(one.what, mind.seat) - 3 * LANDS[one.what].level,
        )
    return first if not isinstance(first, Pick) else first.make(first.pool[: first.least])


def _helps(mind: Outlook, card: str) -> bool:
    entry = card_of(card).entry
    if entry.order == "harvest":
        return True
    if card in mind.state.established[mind.seat] and entry.cost == 0:
        return True
    if entry.order == "offensive":
        return campaign.helps_offensive(mind, card)
    return entry.order == "arming" and mind.state.gold[mind.seat] >= 6


# ---- Arming and Development ----------------------------------------------------------------------------------------


def arming(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Hire where arms are needed most, the best that walls and gold allow."""
    need = mind.frontier(lands_of(mind.state, mind.seat))
    ships = sum(fleet_count(mind.state, sea, mind.seat) for sea in SEAS)

    def worth(one: Choice) -> float:
        match one:
            case Hire("royal", land):
                return 3 + need[land]
            case Hire("elite", land):
                return 1.2 + need[land] if need[land] else 0
            case Hire(_, land):
                return 0.8 + need[land] if need[land] else 0
            case Promote(land):
                return 0.6 + 0.5 * need[land] if need[land] else 0
            case Repair():
                return 1.5
            case BuildHome(army):
                return 0.9 + 0.2 * army if ships < 4 else 0
            case Build(_, sea):
                return _fleet_worth(mind, sea, ships)
            case _:
                return 0

    best = max(choices, key=worth)
    enough = 2.5 if mind.saving else 0.4
    return best if worth(best) > enough and not isinstance(best, Pick) else Done()


def _fleet_worth(mind: Outlook, sea: str, ships: int) -> float:
    if ships >= 2 or hostile_fleets(mind.state, sea, mind.seat):
        return 0
    free = [land for land in SEAS[sea].lands if mind.state.owner[land] == NOBODY]
    return 0.7 + 0.3 * len(free) if not fleet_count(mind.state, sea, mind.seat) else 0


def development(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Draw, buy while gold remains; establish what serves often when rich."""
    gold = mind.state.gold[mind.seat]
    for one in choices:
        if isinstance(one, Establish) and gold >= 12:
            return one
    if DrawRoyal() in choices:
        return DrawRoyal()
    return Buy() if Buy() in choices and gold >= 7 else Done()


# ---- the Offensive -------------------------------------------------------------------------------------------------


def offensive(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Send fleets that carry armies, then as many armies as the target takes."""
    state = mind.state
    order = next(frame for frame in reversed(state.frames) if isinstance(frame, Offensive))
    if campaign.is_gathering(mind, order):
        return campaign.gather(mind, choices) or Done()
    if asked := campaign.passage(mind, order, choices):
        return asked
    for one in choices:
        if isinstance(one, Sail) and _carries(mind, order, one):
            return one
        if isinstance(one, Pick):
            return _march(mind, order, one)
    return Done() if Done() in choices else next(one for one in choices if not isinstance(one, (Pick, Back)))


def _carries(mind: Outlook, order: Offensive, sail: Sail) -> bool:
    """Return whether a fleet has somebody to bring, or helps by coming nearer to a fight."""
    sea, _, load = sail.fleet.partition("+")
    found = trips(mind.state, order, mind.seat, sea, load or "none")
    if any(cargo != "none" for _, cargo in found):
        return True
    fight = bool(order.target) and mind.resistance(order.target) > 0
    return fight and any(len(trip.path) > 1 for trip in found.values())


def sail_question(mind: Outlook, choices: Sequence[Choice], asking: str) -> Move:
    """Answer where a fleet goes and whom it takes: the strongest army that can be spared."""
    options = [one for one in choices if isinstance(one, Choose)]
    if asking == "cargo":
        guarded = [one for one in options if not _last_guard(mind, one.what)]
        return max(
            guarded or options, key=lambda one: STRENGTH.get(one.what.partition("@")[0], 0) + (one.what == "aboard")
        )
    quiet = [one for one in options if one.what not in SEAS or not hostile_fleets(mind.state, one.what, mind.seat)]
    return (quiet or options)[0]


def _last_guard(mind: Outlook, cargo: str) -> bool:
    kind, _, land = cargo.partition("@")
    if not land:
        return False
    alone = mind.garrison(land, mind.seat) == STRENGTH[kind]
    return alone and mind.must_guard(land)


def _march(mind: Outlook, order: Offensive, choice: Pick) -> Move:
    """Send the armies the target calls for; all that can be spared if the target was chosen before."""
    to = str(choice.fixed[0])
    fresh = Outlook(mind.state, mind.seat)
    units = fresh.units(to, order.land_range)
    here = mind.garrison(to, mind.seat)
    landing = sum(STRENGTH.get(ship.load, 0) for ship in order.ships if ship.seat == mind.seat and ship.to == to)
    strength, troops = here + landing, int(bool(here + landing))
    names: list[str] = []
    own = mind.state.owner[to]
    for land, kind in units:
        if names and own != mind.seat and fresh.chance(to, strength, troops) >= 0.93:
            break
        name = next((one for one in choice.pool if one.startswith(f"{land}:{kind}:") and one not in names), None)
        if name:
            names.append(name)
            strength += STRENGTH[kind]
            troops += 1
    if not names:
        return Done()
    return March(to, tuple(one for one in choice.pool if one in names))


def reaction(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Bring help where it turns the battle, play cards that bring or save armies, else let it be."""
    state = mind.state
    order = next(frame for frame in reversed(state.frames) if isinstance(frame, Offensive))
    land = order.target
    theirs = sum(
        mind.garrison(land, seat) for seat in army_seats(state, land) if not friends(state, mind.seat, seat)
    ) + mind.ships_around(land, order.seat)
    theirs += sum(STRENGTH.get(ship.load, 0) for ship in order.ships if ship.to == land and ship.seat == order.seat)
    mine = mind.garrison(land, mind.seat) + mind.ships_around(land, mind.seat) + LANDS[land].level
    if theirs <= mine:
        return Done()
    help_near = sum(STRENGTH[kind] for _, kind in mind.units(land))
    for one in choices:
        if isinstance(one, Card):
            names = {effect.id for effect in card_of(one.card).entry.effects}
            if "counter_march" in names or ("evacuate" in names and theirs > mine + 2):
                return one
        if isinstance(one, Pick) and help_near + mine >= theirs:
            return _bring(mind, one)
    if Defend() in choices and mine < theirs <= mine + help_near:
        return Defend()
    return Done()


def _bring(mind: Outlook, choice: Pick) -> Move:
    to = str(choice.fixed[0])
    names: list[str] = []
    for land, kind in mind.units(to):
        name = next((one for one in choice.pool if one.startswith(f"{land}:{kind}:") and one not in names), None)
        if name:
            names.append(name)
    return March(to, tuple(one for one in choice.pool if one in names)) if names else Done()


# ---- Razbor --------------------------------------------------------------------------------------------------------


def diplomacy(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Leave an ally who is about to win; seek one who is behind, against the leader."""
    state = mind.state
    others = [one for one, status in enumerate(state.status) if status == "alive" and one != mind.seat]
    if BreakAlliance() in choices:
        winning = [one for one in state.ally[mind.seat] if state.influence[one] >= state.options.target - 6]
        crowded = len(state.ally[mind.seat]) == len(others)
        if winning or crowded:
            return BreakAlliance()
        return Pass()
    proposals = [one for one in choices if isinstance(one, Propose) and one.members.count("+") == 1]
    weak = min(others, key=lambda one: (mind.standing(one), one), default=NOBODY)
    for one in proposals:
        if weak != mind.leader and state.kingdoms[weak] in one.members.split("+") and len(others) > 2:
            return one
    return Pass()


def answer(mind: Outlook, members: Sequence[int]) -> Move:
    """Accept an alliance that leaves the leader out and does not rule the map."""
    state = mind.state
    lands = sum(land_count(state, one) for one in members)
    rest = sum(land_count(state, one) for one, status in enumerate(state.status) if status == "alive") - lands
    return Accept() if mind.leader not in members and lands <= rest + 4 else Decline()


def razbor_card(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Play every card of Razbor that pays."""
    gold = mind.state.gold[mind.seat]
    for one in choices:
        if isinstance(one, Card):
            entry = card_of(one.card).entry
            lasting = any(effect.id == "battle_bonus" for effect in entry.effects)
            if entry.cost == 0 or gold >= entry.cost + (4 if lasting else 0):
                return one
    return Pass()
