"""All that is hidden at a table of Carcassonne, each with a way to make it otherwise unseen (RULES 7).

A secret takes a state, an audience and some randomness, and returns a copy that differs in this one thing alone, and in
a way that the audience must not be able to tell; or None where there is nothing of the kind at the moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.carcassonne.rules.state import State
    from games.core.chance import Chance
    from games.core.contract import Audience
    from games.core.secrets import Secret


def stack(state: State, _audience: Audience, chance: Chance) -> State | None:
    """Bring the tiles still to be drawn into another order."""
    drawn, left = state.stack[: state.drawn], state.stack[state.drawn :]
    if len(set(left)) < 2:
        return None
    twin = state.copy()
    twin.stack = drawn + tuple(chance.shuffle(left))
    if twin.stack == state.stack:
        twin.stack = drawn + next(other for at in range(len(left)) if (other := left[at:] + left[:at]) != left)
    return twin


def messages(state: State, _audience: Audience, chance: Chance) -> State | None:
    """Bring the messages nobody has seen into another order; those put under the stack lie where all saw them go."""
    unseen = max(0, len(state.messages) - state.resolved)
    if unseen < 2:
        return None
    twin = state.copy()
    first = 1 + chance.below(unseen - 1)
    twin.messages = (*state.messages[first:unseen], *state.messages[:first], *state.messages[unseen:])
    return twin


SECRETS: Mapping[str, Secret[State]] = {"the order of the tiles": stack, "the order of the messages": messages}

PUBLIC_FIELDS = frozenset(
    {
        "options",
        "seats",
        "phase",
        "active",
        "actor",
        "question",
        "board",
        "drawn",
        "aside",
        "tile",
        "extra",
        "spots",
        "meeples",
        "supply",
        "totals",
        "robbers",
        "sheet",
        "waiting",
        "round",
        "message",
        "last_message",
        "messages_this_turn",
        "resolved",
    }
)
SECRET_FIELDS: Mapping[str, str] = {"stack": "the order of the tiles", "messages": "the order of the messages"}
