"""How a computer picks a move, and the move for a player who ran out of time (RULES 5.8 and 12).

Costs are in ranks: a card costs its rank, 0 to 8, and a trump costs more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.core.legality import single_moves
from games.durak.computer.endgame import Depth, narrow
from games.durak.data.cards import (
    ALL,
    BIT,
    CODES,
    OF_RANK,
    PRINTED,
    RANK,
    SUIT,
    SUITS,
    cards_in,
    mask_of,
    mask_of_names,
    printed,
)
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move, Seat
    from games.durak.rules.state import State
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
    return weighed(view, narrow(view, single_moves(choices), chance, GLANCE))


def weighed(
    view: DurakView, moves: Sequence[Move], weights: HeuristicWeights = USUAL, state: State | None = None
) -> Move:
    """Return the best move by the weights alone. `state` is any with this view, if there is one already."""
    if len(moves) == 1:
        return moves[0]
    estimate = _Estimate(view, weights, state or reconstruct(view))
    if isinstance(moves[0], SetDirection):
        return SetDirection(reverse=estimate.is_better_reversed())
    if isinstance(moves[0], Attack):
        return max(moves, key=estimate.attack_worth)
    if view.audience == view.defender:
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
    return weighed(view, moves)


def _card(move: Move) -> str:
    assert isinstance(move, Attack | ThrowIn | Defend | Transfer)
    return move.card


class _Estimate:
    """Estimates of cards and moves from one view."""

    def __init__(self, view: DurakView, weights: HeuristicWeights, state: State) -> None:
        self.view = view
        self.weights = weights
        self.state = state
        self.effects = enchantments_of(state.law)
        self.hand = mask_of_names(view.hand)
        self.late = view.talon == 0
        self.known = [mask_of_names(names) for names in view.known]
        self.ranks = state.ranks
        self.unseen = ALL & ~state.seen & ~self.hand

    def cost(self, code: int) -> float:
        """Return the cost of giving a card away."""
        return RANK[code] + (self.weights.trump if self.is_trump(code) else 0.0)

    def is_trump(self, code: int) -> bool:
        """Return whether a card is printed in the trump suit."""
        return SUIT[PRINTED[code]] == self.effects.trump

    def is_safe(self, code: int, seat: Seat) -> float:
        """Return the probability that a seat cannot beat a played card."""
        beaters = self.effects.beaters[code]
        if self.known[seat] & beaters:
            return 0.0
        hidden = self.view.hands[seat] - self.known[seat].bit_count()
        unseen, bad = self.unseen.bit_count(), (self.unseen & beaters).bit_count()
        chance = 1.0
        for drawn in range(min(hidden, unseen)):
            chance *= max(0, unseen - bad - drawn) / (unseen - drawn)
        return chance

    def attack_worth(self, move: Move) -> float:
        """Return how good it is to attack with a card: cheap ones, several of a rank, hard to beat."""
        code = CODES[_card(move)]
        alike = self.hand & OF_RANK[RANK[code]] & ~BIT[code]
        company = sum(1 for card in range(36) if alike >> card & 1 and not self.is_trump(card))
        safe = self.weights.safe_late if self.late else self.weights.safe
        return self.weights.company * company - self.cost(code) + safe * self.is_safe(code, self.view.defender)

    def throw_in(self, choices: Sequence[Move]) -> Move:
        """Return the card to throw in: a cheap one, or late a good one against a small hand; else the pass."""
        cards = [move for move in choices if isinstance(move, ThrowIn)]
        rest = [move for move in choices if not isinstance(move, ThrowIn)]
        if not cards:
            return rest[0]
        best = min(
            cards, key=lambda move: (self.cost(CODES[move.card]), -self.is_safe(CODES[move.card], self._defender))
        )
        if not rest or self.cost(CODES[best.card]) <= self._spare(taking=self.view.taking):
            return best
        if self.late and not self.view.taking and self.view.hands[self._defender] <= 2:
            sharp = max(cards, key=lambda move: self.is_safe(CODES[move.card], self._defender))
            if self.is_safe(CODES[sharp.card], self._defender) > 0.5:
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
        burden = sum(self.cost(CODES[move.card]) for move in beating)
        transfers = [move for move in choices if isinstance(move, Transfer)]
        if transfers:
            light = min(transfers, key=lambda move: self.cost(CODES[move.card]))
            weight = self.cost(CODES[light.card])
            if not self.is_trump(CODES[light.card]) or (beating and weight < burden) or (self.late and not beating):
                return light
        if not beating or burden > self._worth(len(beating)) or self._is_in_vain(beating, burden):
            return choices[-1]
        return min(beating, key=self._order)

    def _plan(self, beating: Sequence[Defend]) -> list[Defend]:
        """Return defences that beat every unbeaten card, hardest first; empty if the greedy search finds none."""
        options = [[move for move in beating if move.target == printed(entry.card)] for entry in self.view.unbeaten]
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
        """Return whether a defence would spend good cards and most likely fail against the cards still to come.

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
            open_hands |= self.known[seat]
            hidden += self.view.hands[seat] - self.known[seat].bit_count()
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
        price = float(self.cost(code))
        if self.ranks >> RANK[code] & 1:
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
            + weights.lying * self.view.cards_on_table
            + weights.more * (cards - 1)
            + weights.thin * (1 - self.view.talon / 24)
        )

    def is_better_reversed(self) -> bool:
        """Return whether the next player against the direction of play holds more cards than the one along it."""
        return self._neighbour(-self.view.direction) > self._neighbour(self.view.direction)

    def _neighbour(self, direction: int) -> int:
        view = self.view
        seat = (view.audience + direction) % view.seats
        while not view.in_game[seat]:
            seat = (seat + direction) % view.seats
        return view.hands[seat]

    @property
    def _defender(self) -> Seat:
        return self.view.defender
