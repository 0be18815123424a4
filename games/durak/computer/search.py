"""How a strong computer plays Durak: play-outs by the heuristic, and a deep search of the endgame."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from games.core.chance import Chance
from games.core.contract import Choice, Move, Search, Seat
from games.core.legality import single_moves
from games.core.ranking import expected_shares, shares_beaten
from games.durak.computer.endgame import Depth, narrow
from games.durak.computer.heuristic import BOUTS, HeuristicWeights, goes_round, weighed
from games.durak.data.cards import RANK, cards_in
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.ending import outcome
from games.durak.rules.legal import is_unanswered, moves
from games.durak.rules.options import teams
from games.durak.rules.state import ATTACK, DIRECTION, State
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView

FREE: Final = HeuristicWeights(trump=13.0, company=0.7, safe_late=12.0, spare=8.0, dear=9.0)
"""The weights of a strong player, who throws in more freely and saves trumps; fitted to games between two computers."""
CROWDED: Final = FREE._replace(trump=16.0, spare_taking=5.0, spare_taking_late=10.0, doubt=0.0)
"""The same for more than two seats; fitted to games of four computers."""
STEPS: Final = 40_000
"""How many moves an endgame search tries with the full budget."""
CARDS: Final = 24
"""The most cards in play with which an endgame search starts."""
AHEAD: Final = 2
"""How many bouts are played on, including the present one, before a play-out is valued; to the end tells less."""
SPREAD: Final = 1.7
"""The standard deviation of how the difference between the worths of two hands will still change."""
GONE: Final = 20.0
"""The worth of having left the game first, 1 less for each later group: certain to beat all who are still in it."""
SLIPS: Final = 24
"""In play-outs that judge moves, one decision in this many is made at random."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves that the endgame search leaves, the one that the weights prefer first."""
    left = narrow(view, single_moves(choices), chance, Depth(CARDS, int(STEPS * budget_share)))
    if goes_round(view):
        return [left[chance.below(len(left))]]
    first = _weighed(reconstruct(view), view.audience, left)
    return [first, *(move for move in left if move != first)]


def stop(view: DurakView) -> Callable[[State], bool]:
    """Stop when more bouts have been played than a game needs."""
    last = view.bout + BOUTS
    return lambda state: state.bout >= last


def soon(view: DurakView) -> Callable[[State], bool]:
    """Stop when the bouts to be played on are over, the present one among them."""
    last = view.bout + AHEAD
    return lambda state: state.bout >= last


def value(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat has beaten, or is expected to beat when a bout begins."""
    end = outcome(state)
    if end is not None:
        return shares_beaten(end.places)
    worths = [_worth(state, seat) for seat in range(len(state.hands))]
    if state.options.teams:
        worths = [worth + worths[seat - 2] for seat, worth in enumerate(worths)]
    else:
        for place, group in enumerate(state.groups):
            for seat in group:
                worths[seat] = GONE - place
    return expected_shares(worths, SPREAD, teams(state.options, len(worths)))


def _worth(state: State, seat: Seat) -> float:
    """Return the worth of a seat's hand when a bout begins, on the scale of `SPREAD`; fitted to play-outs."""
    hand = state.hands[seat]
    count, trumps = hand.bit_count(), (hand & enchantments_of(state.law).trumps).bit_count()
    ranks = sum([RANK[card] for card in cards_in(hand)])
    opens = seat == state.starter
    if state.talon:
        return 0.3 * trumps + 0.01 * ranks - 0.1 * count + 0.06 * opens
    return 0.5 * trumps + 0.03 * ranks + 0.54 * count - 4.8 * sqrt(count) + 0.5 * opens


def mover(state: State) -> Seat:
    """Return the seat that moves next: the defender before throwers, and of these the first who has not passed."""
    if state.phase is ATTACK:
        return state.starter
    if state.phase is DIRECTION or is_unanswered(state):
        return state.defender
    return next(seat for seat in state.throwers if state.hands[seat] and not state.passed >> seat & 1)


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on: by the weights alone."""
    del chance
    choices = moves(state, seat)
    return choices[0] if len(choices) == 1 else _weighed(state, seat, choices)


def _weighed(state: State, seat: Seat, choices: Sequence[Move]) -> Move:
    """Return the best of a seat's moves by the weights of a strong player."""
    return weighed(state, seat, choices, FREE if len(state.hands) == 2 else CROWDED)


SEARCH: Final[Search[State, DurakView]] = Search(
    budget=800, candidates=candidates, stop=soon, value=value, mover=mover, policy=policy
)


def compared(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return all moves."""
    del view, chance, budget_share
    return single_moves(choices)


def policy_with_slips(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on when moves are judged: by the weights, and now and then at random.

    Without slips, all play-outs of an endgame with open hands would be the same, and none would tell how sure it is.
    """
    choices = moves(state, seat)
    slips = len(choices) > 1 and chance.below(SLIPS) == 0
    return choices[chance.below(len(choices))] if slips else policy(state, seat, chance)


JUDGING: Final[Search[State, DurakView]] = Search(
    budget=4000, candidates=compared, stop=stop, mover=mover, policy=policy_with_slips, kept=0.36, spread=1.6
)
