"""What a state of Carcassonne hides (RULES 7), and how to change each secret unnoticed.

A secret takes a state, an audience and chance. It returns a copy that differs in this secret alone, which the audience
must not notice, or None if there is nothing to change.
"""

from collections.abc import Mapping

from games.carcassonne.rules.state import State
from games.core.chance import Chance
from games.core.contract import Audience
from games.core.secrets import Secret


def stack(state: State, _audience: Audience, chance: Chance) -> State | None:
    """Reorder the tiles still to be drawn."""
    drawn, left = state.stack[: state.drawn], state.stack[state.drawn :]
    if len(set(left)) < 2:
        return None
    twin = state.copy()
    twin.stack = drawn + tuple(chance.shuffle(left))
    if twin.stack == state.stack:
        twin.stack = drawn + next(other for at in range(len(left)) if (other := left[at:] + left[:at]) != left)
    return twin


def messages(state: State, _audience: Audience, chance: Chance) -> State | None:
    """Reorder the messages nobody has seen. Those returned under the stack stay, since everybody saw them go there."""
    unseen = max(0, len(state.messages) - state.resolved)
    if unseen < 2:
        return None
    twin = state.copy()
    first = 1 + chance.below(unseen - 1)
    twin.messages = (*state.messages[first:unseen], *state.messages[:first], *state.messages[unseen:])
    return twin


SECRETS: Mapping[str, Secret[State]] = {"the order of the tiles": stack, "the order of the messages": messages}

PUBLIC_FIELDS = frozenset({
    "options", "seats", "phase", "active", "actor", "question", "board", "drawn", "aside", "tile", "extra", "spots",
    "meeples", "supply", "totals", "robbers", "sheet", "waiting", "round", "message", "last_message",
    "messages_this_turn", "resolved",
})  # fmt: skip
SECRET_FIELDS: Mapping[str, str] = {"stack": "the order of the tiles", "messages": "the order of the messages"}
