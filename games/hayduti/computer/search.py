"""Search in Hayduti: two turns are played on by the heuristic, then the committees are valued."""

from collections.abc import Callable, Sequence
from typing import Final

from games.core.chance import Chance
from games.core.contract import Choice, Move, Search, Seat
from games.core.legality import is_legal, single_moves
from games.core.ranking import expected_shares
from games.hayduti.computer.hands import ideas, promise
from games.hayduti.computer.heuristic import is_calm, move_of, worth_ready
from games.hayduti.computer.worth import (
    Hopes,
    danger,
    expected_times,
    hopes_of,
    led_by,
    levels_of,
    progress,
)
from games.hayduti.data.cards import CARDS, CODES, DEETS, IS_HAYDUT, STATS
from games.hayduti.rules import legal, turns
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.state import Phase, State
from games.hayduti.views.observe import view as seen_by
from games.hayduti.views.view import HaydutiView

AHEAD: Final = 2
"""How many turns are played on, including the present one; rounds in a parallel game."""
ENOUGH: Final = 0.15
"""The promise that a face-up card must add to be worth an action: strong players recruit sooner than normal ones."""
LAST_PART: Final = 0.4
"""The rotations left in which play-outs that judge moves go to the end: what a hand is worth is unsure then."""
RECRUITS: Final = 3
"""How many of the recruits are compared."""
GOALS: Final = 3
"""How many goals of a group are compared."""
# What a committee is heading for, in points: fitted by least squares to 9,521 turns of 500 tables of normal computers.
HAND: Final = 0.45
"""What a hand's promise is worth, while there is time to use it."""
EXPOSED: Final = -1.0
"""What an exposed committee has to expect."""
LATE: Final = 12.0
"""The last of so many parts of the game is that in which the worth of a hand falls to nothing."""
LEVEL: Final = (8.8, 2.8)
"""What a level will still bring, in the course of the game (`early`), and less of it at its beginning."""
LED: Final = (4.35, 9.4)
"""What leading a stat is worth at the end, and how much less at the beginning."""
YOUNG_DEETS: Final = 4.9
"""What the ability of a deets adds early in the game."""
RISE: Final = 6.0
"""What a level is worth that a deets adds before scoring: others that it brings with it are in it."""
RANGE: Final = 60.0
"""The points that make up the range of values."""
SPREAD: Final = (19.0, 4.0)
"""The standard deviation of how a difference in points will still change, at the beginning and just before the end;
fitted to normal computers."""


def candidates(view: HaydutiView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing: actions, and which group to form; the rest is left to the heuristic."""
    del budget_share
    first = move_of(view, choices, chance, ENOUGH)
    if len(choices) == 1:
        return [first]
    others: list[Move] = []
    if view.phase is Phase.ACTIONS and not isinstance(first, kinds.Sofroniy | kinds.Hadzhi):
        others = _actions(view, single_moves(choices))
    elif view.phase is Phase.FORMING and view.plan is None:
        others = _groups(view, choices)
    elif view.phase is Phase.CLEARING and view.committees[view.audience].exposed and not view.options.parallel:
        others = [kinds.Clear(view.hand)]
    return [first, *(move for move in others if move != first and is_legal(move, choices))]


def _actions(view: HaydutiView, moves: Sequence[Move]) -> list[Move]:
    """Return one scout, the most promising recruits, the risk and the pass: whichever there are.

    An exposed committee with something to lose turns no card up, since people see being broken by it as a blunder. Nor
    does it recruit a great figure or voyvoda only to clear it again: it raises the card from the field.
    """
    hopes = hopes_of(view)
    hand = [CODES[name] for name in view.hand]
    there = {move: CODES[view.field[move.pos - 1]] for move in moves if isinstance(move, kinds.Recruit)}
    exposed = view.committees[view.audience].exposed
    recruits = [move for move, card in there.items() if IS_HAYDUT[card] or not exposed]
    recruits.sort(key=lambda move: -promise(hopes, [*hand, there[move]], bare=True))
    scouts = [move for move in moves if isinstance(move, kinds.Scout)]
    blind = [*scouts[:1], *(move for move in moves if isinstance(move, kinds.Risk))]
    return [
        *(blind if is_calm(hopes, worth_ready(hopes), danger(view)[1]) else ()),
        *recruits[:RECRUITS],
        *(move for move in moves if isinstance(move, kinds.Pass)),
    ]


def _groups(view: HaydutiView, choices: Sequence[Choice]) -> list[Move]:
    """Return the groups of most worth, one for each goal, and doing without."""
    hopes = hopes_of(view)
    best: dict[str, float] = {}
    for idea in ideas(hopes, [CODES[name] for name in view.hand], hopes.own.limit):
        best[idea.goal] = max(best.get(idea.goal, idea.worth), idea.worth)
    goals = sorted(best, key=lambda goal: -best[goal])[:GOALS]
    formed: list[Move] = [kinds.Improve(goal) if goal in STATS else kinds.Raise(goal) for goal in goals]
    return [*formed, *(choice for choice in choices if isinstance(choice, kinds.Skip))]


def stop(view: HaydutiView) -> Callable[[State], bool]:
    """Stop when the turns to be played on are over."""
    last = view.turn + AHEAD
    return lambda state: state.turn >= last


def stop_judging(view: HaydutiView) -> Callable[[State], bool]:
    """Stop like `stop`, but not before the end of the game in its last part."""
    left = (1 - progress(view)) * view.options.rotations
    return stop(view) if left > LAST_PART else lambda _: False


def mover(state: State) -> Seat:
    """Return who moves next: where several clear at once, one who has not chosen yet."""
    if state.phase is Phase.CLEARING and state.options.parallel:
        return turns.choosers(state)[0]
    return legal.acting(state)[0]


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on."""
    return move_of(seen_by(state, seat), legal.moves(state, seat), chance, ENOUGH)


def value(state: State) -> Sequence[float]:
    """Return what the committees are worth, each beside the best of the others; an uprising that fails is worth 0."""
    if state.failed:
        return [0.0] * len(state.players)
    worths, cause, _ = _outlook(state)
    return [0.5 * cause + _lead(worths, seat) / RANGE for seat in range(len(worths))]


def share(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat is expected to beat; none after an uprising that fails."""
    if state.failed:
        return [0.0] * len(state.players)
    worths, cause, early = _outlook(state)
    spread = 0.0 if state.phase is Phase.FINISHED else SPREAD[1] + (SPREAD[0] - SPREAD[1]) * early
    return [cause * part for part in expected_shares(worths, spread)]


def _outlook(state: State) -> tuple[list[float], float, float]:
    """Return the worth of each committee, how near an uprising's targets are, and how early in the game it is."""
    if state.phase is Phase.FINISHED:
        return [float(score.total) for score in state.scores], 1.0, 0.0
    hopes = [hopes_of(seen_by(state, seat)) for seat in range(len(state.players))]
    worths = [_worth(hopes_of_seat, state.players[seat].hand) for seat, hopes_of_seat in enumerate(hopes)]
    return worths, _cause(hopes[0].view), hopes[0].early


def _lead(worths: Sequence[float], seat: Seat) -> float:
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


def _cause(view: HaydutiView) -> float:
    """Return how near the targets of an uprising are, from 0 to 1."""
    if not view.targets:
        return 1.0
    best = [max(committee.stats[stat] for committee in view.committees) for stat in range(len(STATS))]
    return sum(min(1.0, here / target) for here, target in zip(best, view.targets, strict=True)) / len(STATS)


def _worth(hopes: Hopes, hand: Sequence[int]) -> float:
    """Return what a committee is worth in points, as expected at the end."""
    own, early = hopes.own, hopes.early
    led = led_by(hopes)
    worth = min(1.0, LATE * early) * (HAND * promise(hopes, hand, bare=True) + EXPOSED * own.exposed)
    worth += sum(own.stats) * (1 + early * (LEVEL[0] - LEVEL[1] * early)) + len(led) * (LED[0] - LED[1] * early)
    raised = [CODES[figure.card] for figure in own.raised]
    voyvodas = sum(DEETS[card] is None for card in raised)
    for card in raised:
        deets = DEETS[card]
        if deets is None:
            worth += CARDS[card].points
            continue
        times = expected_times(deets, led, len(raised) - voyvodas, voyvodas, early)
        worth += YOUNG_DEETS * early + deets.points * times + RISE * levels_of(deets)
    return worth


SEARCH: Final = Search(budget=200, candidates=candidates, stop=stop, value=value, mover=mover, policy=policy)
"""Successive halving, since valuing a state is expensive."""
JUDGING: Final = Search(
    budget=900, candidates=candidates, stop=stop_judging, value=share, mover=mover, kept=0.55, spread=1.4
)
