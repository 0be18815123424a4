"""Random legal moves, and the move of a player who does not care."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.values import Choice, Move


def sample(choice: Choice, chance: Chance) -> Move:
    """Return the choice if it is a move, or a random move that it stands for."""
    if isinstance(choice, Move):
        return choice
    count = choice.least + chance.below(choice.most - choice.least + 1)
    if choice.weights:
        heaviest = sorted(choice.pool, key=dict(zip(choice.pool, choice.weights, strict=True)).__getitem__)
        return choice.make(heaviest[-choice.most :])
    return choice.make(chance.shuffle(choice.pool)[:count])


def random_move(_view: object, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return any of the moves that are legal."""
    return sample(choices[chance.below(len(choices))], chance)


def last_move(_view: object, choices: Sequence[Choice]) -> Move:
    """Return the last choice; of a pick, the last names that are enough."""
    choice = choices[-1]
    if isinstance(choice, Move):
        return choice
    if not choice.weights:
        return choice.make(choice.pool[-choice.least :])
    weights = dict(zip(choice.pool, choice.weights, strict=True))
    return choice.make(sorted(choice.pool, key=weights.__getitem__)[-choice.most :])
