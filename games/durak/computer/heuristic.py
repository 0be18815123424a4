"""How a computer picks a move, and the move for a player who ran out of time (RULES 5.8 and 12).

Costs are in ranks: a card costs its rank, 0 to 8, and a trump costs more.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.core.chance import Chance
from games.core.contract import Choice, Move, Seat
from games.core.legality import single_moves
from games.durak.computer.endgame import Depth, narrow
from games.durak.data.cards import (
    ALL,
    BIT,
    CODES,
    NAMES,
    OF_RANK,
    PRINTED,
    PRINTED_NAMES,
    RANK,
    SUIT,
    SUITS,
    cards_in,
    mask_of,
)
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.state import AFTER, UNBEATEN, State, cards_on_table
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView


class HeuristicWeights(NamedTuple):
    """The weights of the heuristic; costs are in ranks.

    `trump`: the cost of a trump beyond its rank. Attacking: `company` is the value of each further card of the same
    rank, `safe` of a card that cannot be beaten, `safe_late` the same once the talon is gone. Throwing in: `spare` is
    the highest cost of a card thrown in, `spare_taking` of one for a defender who takes; `spare_late` and
    `spare_taking_late` once the talon is gone. A defence is worth `hold`, plus `lying` for each card on the table,
    `more` for each further card to beat, and up to `thin` as the talon shrinks; but cards of cost `dear` or more are
    not spent if the defence succeeds with a probability below `doubt`.
    """

    trump: float = 9.0
    company: float = 1.5
    safe: float = 2.0
    safe_late: float = 8.0
    spare: float = 5.0
    spare_taking: float = 3.0
    spare_late: float = 8.0
    spare_taking_late: float = 7.0
    hold: float = 11.0
    lying: float = 2.0
    more: float = 3.0
    thin: float = 6.0
    dear: float = 7.0
    doubt: float = 0.1


USUAL: Final = HeuristicWeights()
"""The weights of a normal player."""
BOUTS: Final = 60
"""Bouts that no table plays while there is a talon, unless it goes round in circles; the longest seen took 30."""
GLANCE: Final = Depth(cards=12, steps=700)
"""How far the heuristic searches the endgame: about a hundredth of a second."""


def default(view: DurakView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move: keep the direction, take, pass, or play the lowest card (RULES 5.8)."""
    kept = SetDirection(reverse=False)
    moves = single_moves(choices)
    for move in moves:
        if isinstance(move, Take | Pass) or move == kept:
            return move

    def lowest(move: Move) -> tuple[bool, int, int, int]:
        code = CODES[_card(move)]
        suit = SUIT[PRINTED[code]]
        return SUITS[suit] == view.trump, RANK[code], suit, code

    return min(moves, key=lowest)


def heuristic(view: DurakView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a normal computer: by the weights, after a short endgame search."""
    moves = narrow(view, single_moves(choices), chance, GLANCE)
    if goes_round(view):
        return moves[chance.below(len(moves))]
    return weighed(reconstruct(view), view.audience, moves)


def goes_round(view: DurakView) -> bool:
    """Whether computers take and give back the same cards for ever; any other move then leads on."""
    return view.talon > 0 and view.bout >= BOUTS


def weighed(state: State, seat: Seat, moves: Sequence[Move], weights: HeuristicWeights = USUAL) -> Move:
    """Return the best of a seat's moves by the weights alone, from what the seat may know of the state."""
    if len(moves) == 1:
        return moves[0]
    estimate = _Estimate(state, seat, weights)
    if isinstance(moves[0], SetDirection):
        return SetDirection(reverse=estimate.neighbour(-state.direction) > estimate.neighbour(state.direction))
    if isinstance(moves[0], Attack):
        return max(moves, key=estimate.attack_worth)
    if seat == state.defender:
        return estimate.answer(moves)
    return estimate.throw_in(moves)


SLIPS: Final = 3
"""An easy computer weighs only one in this many decisions."""


def easy(view: DurakView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of an easy computer: it does not search, and mostly plays any card."""
    moves = single_moves(choices)
    cards = [move for move in moves if isinstance(move, Attack | ThrowIn | Defend)]
    if cards and not chance.below(SLIPS):
        return cards[chance.below(len(cards))]
    return weighed(reconstruct(view), view.audience, moves)


def _card(move: Move) -> str:
    assert isinstance(move, Attack | ThrowIn | Defend | Transfer)
    return move.card


@cache
def _costs(trump: int, of_trump: float) -> tuple[float, ...]:
    return tuple(RANK[code] + (of_trump if SUIT[PRINTED[code]] == trump else 0.0) for code in range(len(NAMES)))


@cache
def _none_of(bad: int, unseen: int, drawn: int) -> float:
    """Return the probability that none of the `bad` cards is among so many drawn from the unseen ones."""
    chance = 1.0
    for before in range(min(drawn, unseen)):
        chance *= max(0, unseen - bad - before) / (unseen - before)
    return chance


class _Estimate:
    """Estimates of cards and moves for one seat. Of other hands it reads only what everybody knows."""

    def __init__(self, state: State, seat: Seat, weights: HeuristicWeights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.effects = enchantments_of(state.law)
        self.costs = _costs(self.effects.trump, weights.trump)
        self.hand = state.hands[seat]
        self.late = not state.talon
        self.unseen = ALL & ~state.seen & ~self.hand

    def is_safe(self, code: int) -> float:
        """Return the probability that the defender cannot beat a played card."""
        beaters, held, seen = self.effects.beaters[code], self.state.hands[self.state.defender], self.state.seen
        if held & seen & beaters:
            return 0.0
        unseen = self.unseen
        return _none_of((unseen & beaters).bit_count(), unseen.bit_count(), (held & ~seen).bit_count())

    def attack_worth(self, move: Move) -> float:
        """Return how good it is to attack with a card: cheap ones, several of a rank, hard to beat."""
        code = CODES[_card(move)]
        alike = self.hand & OF_RANK[RANK[code]] & ~BIT[code] & ~self.effects.trumps
        safe = self.weights.safe_late if self.late else self.weights.safe
        return self.weights.company * alike.bit_count() - self.costs[code] + safe * self.is_safe(code)

    def throw_in(self, choices: Sequence[Move]) -> Move:
        """Return the card to throw in: a cheap one, or late a good one against a small hand; else the pass."""
        cards = [move for move in choices if isinstance(move, ThrowIn)]
        rest = [move for move in choices if not isinstance(move, ThrowIn)]
        if not cards:
            return rest[0]
        best = min(cards, key=lambda move: (self.costs[CODES[move.card]], -self.is_safe(CODES[move.card])))
        taking = self.state.taking
        if not rest or self.costs[CODES[best.card]] <= self._spare(taking=taking):
            return best
        if self.late and not taking and self.state.hands[self.state.defender].bit_count() <= 2:
            sharp = max(cards, key=lambda move: self.is_safe(CODES[move.card]))
            if self.is_safe(CODES[sharp.card]) > 0.5:
                return sharp
        return rest[0]

    def _spare(self, *, taking: bool) -> float:
        """Return the highest cost of a card worth throwing in."""
        if self.late:
            return self.weights.spare_taking_late if taking else self.weights.spare_late
        return self.weights.spare_taking if taking else self.weights.spare

    def answer(self, choices: Sequence[Move]) -> Move:
        """Return the defender's move: transfer cheaply, beat everything if that is worth its cost, else take."""
        beating = self._plan([move for move in choices if isinstance(move, Defend)])
        burden = sum(self.costs[CODES[move.card]] for move in beating)
        transfers = [move for move in choices if isinstance(move, Transfer)]
        if transfers:
            light = min(transfers, key=lambda move: self.costs[CODES[move.card]])
            weight = self.costs[CODES[light.card]]
            plain = not self.effects.trumps & BIT[CODES[light.card]]
            if plain or (beating and weight < burden) or (self.late and not beating):
                return light
        if not beating or burden > self._worth(len(beating)) or self._is_in_vain(beating, burden):
            return choices[-1]
        return min(beating, key=self._order)

    def _plan(self, beating: Sequence[Defend]) -> list[Defend]:
        """Return defences that beat every unbeaten card, hardest first; empty if the greedy search finds none."""
        state = self.state
        targets = [PRINTED_NAMES[card] for card, by in zip(state.attacks, state.answers, strict=True) if by == UNBEATEN]
        options = [[move for move in beating if move.target == target] for target in targets]
        plan: list[Defend] = []
        used = 0
        for moves in sorted(options, key=len):
            free = [move for move in moves if not BIT[CODES[move.card]] & used]
            if not free:
                return []
            cheapest = min(free, key=self._price)
            used |= BIT[CODES[cheapest.card]]
            plan.append(cheapest)
        return plan

    def _is_in_vain(self, plan: Sequence[Defend], burden: float) -> bool:
        """Whether a defence would spend good cards and most likely fail against the cards still to come.

        Taking at once then costs fewer cards and keeps the good ones.
        """
        spent = mask_of(CODES[move.card] for move in plan)
        if burden < self.weights.dear * len(plan) or self.effects.closing & spent:
            return False
        state = self.state
        rest, fitting = self.hand & ~spent, state.matching
        for rank in {RANK[CODES[move.card]] for move in plan}:
            fitting |= OF_RANK[rank]
        open_hands = 0
        hidden = 0
        for seat in state.throwers:
            open_hands |= state.hands[seat] & state.seen
            hidden += (state.hands[seat] & ~state.seen).bit_count()
        share = min(1.0, hidden / max(1, self.unseen.bit_count()))
        coming = held_off = 0.0
        for code in cards_in(fitting & (self.unseen | open_hands)):
            likely = 1.0 if open_hands >> code & 1 else share
            coming += likely
            held_off += likely * bool(rest & self.effects.beaters[code])
        return coming > 0 and (held_off / coming) ** min(coming, state.room) < self.weights.doubt

    def _price(self, move: Defend) -> float:
        """Return the cost of a beating card; less if its rank is on the table already or its effect helps."""
        code = CODES[move.card]
        price = self.costs[code]
        if self.state.ranks >> RANK[code] & 1:
            price -= 1.5
        if self.effects.closing & BIT[code]:
            price -= 3
        if self.effects.turning & BIT[code]:
            price -= 1
        return price

    def _order(self, move: Defend) -> tuple[bool, float]:
        """Sort key for the cards of a plan: a closing queen first, then the cheapest."""
        return not self.effects.closing & BIT[CODES[move.card]], self._price(move)

    def _worth(self, cards: int) -> float:
        """Return the highest cost at which a defence pays: it rises as the talon shrinks and the table fills."""
        if self.late:
            return 99.0
        weights = self.weights
        return (
            weights.hold
            + weights.lying * cards_on_table(self.state)
            + weights.more * (cards - 1)
            + weights.thin * (1 - len(self.state.talon) / 24)
        )

    def neighbour(self, direction: int) -> int:
        """Return how many cards the next player in a direction holds."""
        state = self.state
        others = AFTER[direction][len(state.hands)][self.seat]
        return next(state.hands[seat].bit_count() for seat in others if state.in_game >> seat & 1)
