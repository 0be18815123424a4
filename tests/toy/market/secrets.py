"""What the toy game hides: the goods in hands."""

from games.core.chance import Chance
from games.core.contract import Audience

from .rules import State, copy

PUBLIC_FIELDS = frozenset({"keep", "kept", "shown", "turn", "nods"})
SECRET_FIELDS = {"hands": "hand"}


def other_hand(state: State, audience: Audience, chance: Chance) -> State | None:
    """Replace a good in another hand with one that was not dealt."""
    seen = {good for pile in (*state.hands, *state.shown) for good in pile}
    unseen = [good for good in map(str, range(1, 5 * len(state.hands) + 1)) if good not in seen]
    holders = [seat for seat, hand in enumerate(state.hands) if hand and seat != audience]
    if not (unseen and holders):
        return None
    twin = copy(state)
    hand = twin.hands[holders[chance.below(len(holders))]]
    hand[chance.below(len(hand))] = unseen[chance.below(len(unseen))]
    return twin


SECRETS = {"hand": other_hand}
