"""What the lanterns hide: their colours."""

from games.core.chance import Chance
from games.core.contract import Audience

from .rules import COLOURS, State, copy

PUBLIC_FIELDS = frozenset({"seen", "lives", "shaded", "fallen", "turn", "shown", "moves"})
SECRET_FIELDS = {"lanterns": "lantern"}


def other_lantern(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change the colour of a lantern that this audience does not know."""
    known = {state.shown} if audience < 0 else {state.shown, audience, *state.seen[audience]}
    hidden = [seat for seat, lantern in enumerate(state.lanterns) if lantern and seat not in known]
    if not hidden:
        return None
    twin = copy(state)
    seat = hidden[chance.below(len(hidden))]
    twin.lanterns[seat] = next(colour for colour in chance.shuffle(COLOURS) if colour != state.lanterns[seat])
    return twin


SECRETS = {"lantern": other_lantern}
