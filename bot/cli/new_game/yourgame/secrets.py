"""What the state hides, for the checks: the cards in hands, and those that were not dealt."""

from games.core.chance import Chance
from games.core.contract import Audience

from .rules import State, copy, deck

PUBLIC_FIELDS = frozenset({"tricks", "trick", "played", "leader"})
SECRET_FIELDS = {"hands": "hand"}


def other_hand(state: State, audience: Audience, chance: Chance) -> State | None:
    """Replace a card in another hand with one that was not dealt."""
    dealt = {card for hand in state.hands for card in hand} | {*state.played}
    unseen = [card for card in deck(1, len(dealt)) if card not in dealt]
    holders = [seat for seat, hand in enumerate(state.hands) if hand and seat != audience]
    if not holders:
        return None
    twin = copy(state)
    hand = twin.hands[holders[chance.below(len(holders))]]
    hand[chance.below(len(hand))] = unseen[chance.below(len(unseen))]
    hand.sort(key=int)
    return twin


SECRETS = {"hand": other_hand}
