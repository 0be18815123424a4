"""Computer decisions outside battles: plans, orders, Arming, Development."""

from collections.abc import Sequence
from typing import Final

from games.balkans.computer import campaign
from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import LANDS, SEAS, card_of
from games.balkans.rules import moves
from games.balkans.rules.state import NOBODY, fleet_count, hostile, hostile_fleets, lands_of, living
from games.balkans.rules.turns.orders import order_cards
from games.core.contract import Choice, Move, Pick

_FLEET_FROM: Final = 5
"""Minimum gold for building a fleet in another's turn."""

# ---- Planning and turns --------------------------------------------------------------------------------------------


def plan(mind: Outlook, choice: Pick) -> Move:
    """Choose the orders of a round: Harvest if gold is short, Arming, and Offensives if there are targets."""
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
        name = next((order for order in choice.pool if order.startswith(kind) and order not in names), None)
        if name and len(names) < choice.least:
            names.append(name)
    return moves.Plan(tuple(order for order in choice.pool if order in names))


def turn(mind: Outlook, choices: Sequence[Choice]) -> Move | None:
    """Play useful cards and ransoms, then the most useful order; None without an order or skip to choose."""
    move = _turn(mind, choices)
    begun = [choice for choice in choices if isinstance(choice, moves.With)]
    cards = [choice.cards[0] for choice in begun if move == moves.Order(card_of(choice.cards[0]).entry.order)]
    helpful = [card for card in cards if _helps(mind, card)]
    return moves.With((helpful[0],)) if len(helpful) == 1 else move


def _turn(mind: Outlook, choices: Sequence[Choice]) -> Move | None:
    gold = mind.state.gold[mind.seat]
    for choice in choices:
        if isinstance(choice, moves.Ransom) and (choice.kind == "royal" or gold >= 6):
            return choice
        if isinstance(choice, moves.Card) and _good_own_card(choice.card, gold):
            return choice
    if moves.End() in choices:
        return moves.End()
    kinds = {choice.kind for choice in choices if isinstance(choice, moves.Order)}
    best = mind.targets[0] if mind.targets else None
    if "offensive" in kinds and best and best.chance >= 0.9:
        return _offensive(mind, choices)
    if "harvest" in kinds and (gold < 6 or mind.saving):
        return moves.Order("harvest")
    if "arming" in kinds and gold >= 3 and not mind.saving:
        return moves.Order("arming")
    if "offensive" in kinds and campaign.has_aim(mind):
        return _offensive(mind, choices)
    if gathering := campaign.gathering(mind, kinds):
        return _offensive(mind, choices) if gathering == moves.Order("offensive") else gathering
    for kind in ("harvest", "development", "arming", "defence"):
        if kind in kinds:
            return moves.Order(kind)
    if "offensive" in kinds and best:
        return _offensive(mind, choices)
    return next((choice for choice in choices if isinstance(choice, moves.Skip)), None)


def _offensive(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Attack the best target at once, or begin an Offensive if cards help."""
    order = moves.Order("offensive")
    if any(_helps(mind, card) for card in order_cards(mind.state, mind.seat, "offensive")):
        return order
    where = campaign.place(mind, (str(order), "-"), choices)
    return where if isinstance(where, moves.Attack) else order


def interrupting(mind: Outlook, choices: Sequence[Choice]) -> moves.Card | None:
    """Return a card worth playing in another's turn: against a rival with gold, or of use to the seat."""
    state = mind.state
    rivals = [seat for seat in living(state) if hostile(state, mind.seat, seat)]
    for choice in choices:
        if not isinstance(choice, moves.Card):
            continue
        for effect in card_of(choice.card).entry.effects:
            takes = effect.id == "lose_gold" and any(state.gold[seat] >= effect.n for seat in rivals)
            builds = effect.id == "build_fleet" and state.gold[mind.seat] >= _FLEET_FROM
            if takes or builds or effect.id in {"peek_hand", "peek_orders"}:
                return choice
    return None


def _good_own_card(card: str, gold: int) -> bool:
    entry = card_of(card).entry
    names = {effect.id for effect in entry.effects}
    return "gold" in names or ("revolt" in names and gold >= entry.cost + 4)


def order_question(mind: Outlook, choices: Sequence[Choice], draft: tuple[str, ...]) -> Move:
    """Answer the questions about an order."""
    cards = [choice for choice in choices if isinstance(choice, Pick)]
    if cards and len(draft) == 1:
        useful = [card for card in cards[0].pool if _helps(mind, card)]
        return cards[0].make(useful[: cards[0].most])
    if draft[0] in {"order offensive", "order manoeuvre"} and (where := campaign.place(mind, draft, choices)):
        return where
    if draft[0] == "order defence":
        options = [choice for choice in choices if isinstance(choice, moves.Choose)]
        return max(
            options,
            key=lambda option: (
                mind.threat(option.what) - mind.garrison(option.what, mind.seat) - 3 * LANDS[option.what].level
            ),
        )
    return next(choice for choice in choices if not isinstance(choice, (Pick, moves.Back)))


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
    """Choose the most valuable action, or end the order if none is worth its price."""
    need = mind.frontier(lands_of(mind.state, mind.seat))
    ships = sum(fleet_count(mind.state, sea, mind.seat) for sea in SEAS)

    def worth(choice: Choice) -> float:
        match choice:
            case moves.Hire("royal", land):
                return 3 + need[land]
            case moves.Hire("elite", land):
                return 1.2 + need[land] if need[land] else 0
            case moves.Hire(_, land):
                return 0.8 + need[land] if need[land] else 0
            case moves.Promote(land):
                return 0.6 + 0.5 * need[land] if need[land] else 0
            case moves.Repair():
                return 1.5
            case moves.BuildHome(army):
                return 0.9 + 0.2 * army if ships < 4 else 0
            case moves.Build(_, sea):
                return _fleet_worth(mind, sea, ships)
            case _:
                return 0

    best = max(choices, key=worth)
    enough = 2.5 if mind.saving else 0.4
    return best if worth(best) > enough and not isinstance(best, Pick) else moves.Done()


def _fleet_worth(mind: Outlook, sea: str, ships: int) -> float:
    if ships >= 2 or hostile_fleets(mind.state, sea, mind.seat):
        return 0
    free = [land for land in SEAS[sea].lands if mind.state.owner[land] == NOBODY]
    return 0.7 + 0.3 * len(free) if not fleet_count(mind.state, sea, mind.seat) else 0


def development(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Establish a strategy if gold is plentiful, draw a royal card, buy strategies while gold remains."""
    gold = mind.state.gold[mind.seat]
    for choice in choices:
        if isinstance(choice, moves.Establish) and gold >= 12:
            return choice
    if moves.DrawRoyal() in choices:
        return moves.DrawRoyal()
    return moves.Buy() if moves.Buy() in choices and gold >= 7 else moves.Done()
