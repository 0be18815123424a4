"""The secrets of Durak, for the noninterference tests: each function changes one secret alone (RULES 7).

A function returns a state that the audience must not be able to tell from the given one, or None if there is none.
"""

from collections.abc import Mapping
from itertools import combinations

from games.core.chance import Chance
from games.core.contract import Audience, Seat
from games.core.secrets import Secret
from games.durak import GAME
from games.durak.data.cards import CARDS, NO_CARD, NO_TRUMP, OF_SUIT, cards_in
from games.durak.rules.ending import HAND
from games.durak.rules.state import UNBEATEN, Phase, State


def others(state: State, audience: Audience) -> list[Seat]:
    """Return all seats but the audience's own."""
    return [seat for seat in range(len(state.hands)) if seat != audience]


def is_possible(state: State) -> bool:
    """Whether a state is possible: with automatic passes a bout goes on only if a thrower can act."""
    if not state.options.auto_pass or state.phase is not Phase.BOUT:
        return True
    if UNBEATEN in state.answers and not state.taking:
        return True
    return any(state.hands[seat] & state.matching and not state.passed >> seat & 1 for seat in state.throwers)


def choose(variants: list[State], chance: Chance) -> State | None:
    """Return one of the possible states, or None."""
    possible = [variant for variant in variants if is_possible(variant)]
    return possible[chance.below(len(possible))] if possible else None


def hands(state: State, audience: Audience, chance: Chance) -> State | None:
    """Swap two cards that nobody has seen between two other hands."""
    if state.phase is Phase.OVER:
        return None
    variants: list[State] = []
    for first, second in combinations(others(state, audience), 2):
        pairs = [
            (mine, yours)
            for mine in cards_in(state.hands[first] & ~state.seen)
            for yours in cards_in(state.hands[second] & ~state.seen)
        ]
        for mine, yours in pairs:
            other = GAME.copy(state)
            other.hands[first] ^= 1 << mine | 1 << yours
            other.hands[second] ^= 1 << mine | 1 << yours
            variants.append(other)
    return choose(variants, chance)


def drawn(state: State, audience: Audience, chance: Chance) -> State | None:
    """Swap a card that nobody has seen in another hand with one of the talon.

    Until somebody draws, everybody knows that the trumps below the lowest one shown are in no hand.
    """
    buried = 0
    if state.trump != NO_TRUMP and len(state.talon) == CARDS - HAND * len(state.hands):
        buried = OF_SUIT[state.trump] & (-1 if state.lowest == NO_CARD else (1 << state.lowest) - 1)
    variants: list[State] = []
    for seat in others(state, audience):
        for mine in cards_in(state.hands[seat] & ~state.seen):
            for place, there in enumerate(state.talon[:-1]):
                if not buried >> there & 1:
                    other = GAME.copy(state)
                    other.hands[seat] ^= 1 << mine | 1 << there
                    other.talon = (*state.talon[:place], mine, *state.talon[place + 1 :])
                    variants.append(other)
    return choose(variants, chance)


def talon(state: State, audience: Audience, chance: Chance) -> State | None:
    """Reorder the talon above the turned card; nobody at all may know its order."""
    del audience
    *hidden, turned = state.talon or (NO_CARD,)
    if len(hidden) < 2:
        return None
    order = chance.shuffle(hidden)
    if order == hidden:
        order.reverse()
    other = GAME.copy(state)
    other.talon = (*order, turned)
    return other


def passes(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change whether another seat has passed, which automatic passes hide."""
    if not state.options.auto_pass or state.phase is not Phase.BOUT:
        return None
    at_rest = state.taking or UNBEATEN not in state.answers
    variants: list[State] = []
    for seat in state.throwers:
        if seat != audience and state.hands[seat] and (at_rest or state.passed >> seat & 1):
            other = GAME.copy(state)
            other.passed ^= 1 << seat
            variants.append(other)
    return choose(variants, chance)


SECRETS: Mapping[str, Secret[State]] = {"hands": hands, "drawn": drawn, "talon": talon, "passes": passes}

SECRET_FIELDS: Mapping[str, str] = {"hands": "hands", "talon": "talon", "passed": "passes"}

PUBLIC_FIELDS = frozenset({
    "options", "law", "dealer", "turned", "trump", "lowest", "seen", "in_game", "groups", "direction", "phase",
    "bout", "question", "starter", "attacker_slot", "target_slot", "defender", "throwers", "attacks", "layers",
    "answers", "ranks", "matching", "room", "taking", "first_defence_done", "stale",
})  # fmt: skip
