"""Computer decisions in Razbor: alliances and cards."""

from collections.abc import Sequence

from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import card_of
from games.balkans.rules import moves
from games.balkans.rules.state import NOBODY, land_count, living
from games.core.contract import Choice, Move


def diplomacy(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Leave an ally who is about to win; propose an alliance to the weakest player, but not to the leader."""
    state = mind.state
    others = [seat for seat in living(state) if seat != mind.seat]
    if moves.BreakAlliance() in choices:
        winning = [ally for ally in state.ally[mind.seat] if state.influence[ally] >= state.options.target - 6]
        crowded = len(state.ally[mind.seat]) == len(others)
        if winning or crowded:
            return moves.BreakAlliance()
        return moves.Pass()
    proposals = [choice for choice in choices if isinstance(choice, moves.Propose) and choice.members.count("+") == 1]
    weak = min(others, key=lambda seat: (mind.standing(seat), seat), default=NOBODY)
    for proposal in proposals:
        if weak != mind.leader and state.kingdoms[weak] in proposal.members.split("+") and len(others) > 2:
            return proposal
    return moves.Pass()


def answer(mind: Outlook, members: Sequence[int]) -> Move:
    """Accept an alliance that excludes the leader and does not dominate the map."""
    state = mind.state
    lands = sum(land_count(state, member) for member in members)
    rest = sum(land_count(state, seat) for seat in living(state)) - lands
    return moves.Accept() if mind.leader not in members and lands <= rest + 4 else moves.Decline()


def razbor_card(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Play every card that is free or easily affordable."""
    gold = mind.state.gold[mind.seat]
    for choice in choices:
        if isinstance(choice, moves.Card):
            entry = card_of(choice.card).entry
            lasting = any(effect.id == "battle_bonus" for effect in entry.effects)
            if entry.cost == 0 or gold >= entry.cost + (4 if lasting else 0):
                return choice
    return moves.Pass()
